import type { Database } from '@care/backend/seeding-rows';
import { TIER_TABLE } from '@care/contracts/tiers';
import type { CareForm } from '@care/contracts/vocabulary';
import type { Insertable } from 'kysely';
import type { CompanyRow, DemoCompany } from './demo-company';
import { readYaml } from './files';
import { portraitOf } from './job-seeker-portraits';
import type { DemoJobSeeker } from './job-seekers';
import type { DemoPicture, PictureLibrary } from './pictures';
import { createRandom, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';
import { DEMO_TIERS } from './words';

const kindsOfForm = readYaml<Record<CareForm, readonly [string, ...string[]]>>('pictures/galleries.yaml');

function picturesOf(library: PictureLibrary, motif: string): readonly DemoPicture[] {
  const pictures = library.get(motif);
  if (!pictures?.length) throw new Error(`The picture library lacks ${motif}.`);
  return pictures;
}

/** Squared distance on a plane; a degree of longitude is shorter than one of latitude. */
const distance = (a: CompanyRow, b: CompanyRow): number => (a.lat - b.lat) ** 2 + ((a.lon - b.lon) * 0.63) ** 2;

/**
 * Chooses main images so that providers near each other have different ones: each gets the picture of its care form
 * whose nearest other use is farthest away.
 */
function mainImages(library: PictureLibrary): (random: Random, company: DemoCompany) => DemoPicture {
  const uses = new Map<DemoPicture, CompanyRow[]>();
  return (random, { row, form }) => {
    const pictures = picturesOf(library, `form/${form}`);
    const farness = (picture: DemoPicture) => Math.min(...(uses.get(picture) ?? []).map((use) => distance(use, row)));
    const first = random.integer(0, pictures.length - 1);
    let best = pictures[first] as DemoPicture;
    let farthest = farness(best);
    for (let step = 1; step < pictures.length && farthest !== Number.POSITIVE_INFINITY; step++) {
      const picture = pictures[(first + step) % pictures.length] as DemoPicture;
      const found = farness(picture);
      if (found > farthest) [best, farthest] = [picture, found];
    }
    uses.set(best, [...(uses.get(best) ?? []), row]);
    return best;
  };
}

/**
 * Pictures of different kinds that fit the care form, the most typical kind first. Nothing is shown twice, also not
 * what the main image shows.
 */
function gallery(
  random: Random,
  { form }: DemoCompany,
  library: PictureLibrary,
  { count, mainImage }: { count: number; mainImage: DemoPicture | undefined },
): DemoPicture[] {
  const shown = new Set(mainImage && [mainImage.alt]);
  const chosen: DemoPicture[] = [];
  const [typical, ...others] = kindsOfForm[form];
  const kinds = [typical, ...random.shuffled(others)];
  for (const kind of [...kinds, ...kinds, ...kinds]) {
    if (chosen.length === count) return chosen;
    const picture = random.shuffled(picturesOf(library, `gallery/${kind}`)).find(({ alt }) => !shown.has(alt));
    if (!picture) continue;
    shown.add(picture.alt);
    chosen.push(picture);
  }
  return chosen;
}

export type MediaRow = Insertable<Database['company_media']>;

function galleryCount(random: Random, { row }: DemoCompany): number {
  const fixed = SANDBOX_CONTENT[row.slug];
  if (fixed) return fixed.galleryItems;
  const share = DEMO_TIERS[row.subscription];
  if (!random.chance(share.gallery)) return 0;
  const [least, most = TIER_TABLE[row.subscription].limits.galleryItems] = share.items;
  return random.integer(least, most);
}

const columnsOf = ({ url, width, height, variants }: DemoPicture) => ({
  url,
  width,
  height,
  variants: JSON.stringify(variants),
});

/** Logos, main images and galleries of all providers. */
export function* companyMediaRows(companies: readonly DemoCompany[], library: PictureLibrary): Iterable<MediaRow> {
  const random = createRandom('company-media');
  const mainImageOf = mainImages(library);
  for (const company of companies) {
    const { row } = company;
    const share = DEMO_TIERS[row.subscription];
    const isFull = (SANDBOX_CONTENT[row.slug]?.galleryItems ?? 0) > 4;
    const rowOf = (kind: MediaRow['kind'], picture: DemoPicture, position = 0): MediaRow => ({
      company_id: row.id,
      kind,
      file_type: 'IMAGE',
      alt: picture.alt,
      position,
      created_at: row.created_at,
      ...columnsOf(picture),
    });
    if (isFull || random.chance(share.logo))
      yield rowOf('LOGO', { ...random.pick(picturesOf(library, 'logo')), alt: `Logo ${row.name}` });
    const mainImage = isFull || random.chance(share.mainImage) ? mainImageOf(random, company) : undefined;
    if (mainImage) yield rowOf('MAIN_IMAGE', mainImage);
    const items = gallery(random, company, library, { count: galleryCount(random, company), mainImage });
    for (const [index, picture] of items.entries()) yield rowOf('GALLERY', picture, index + 1);
  }
}

/** The portraits that job seekers have uploaded. */
export function* portraitRows(jobSeekers: readonly DemoJobSeeker[], library: PictureLibrary) {
  const portraits = picturesOf(library, 'portrait');
  const byKey = new Map(portraits.map((picture) => [picture.key, picture]));
  for (const seeker of jobSeekers) {
    const chosen = portraitOf(seeker);
    // A library for tests has only a few portraits.
    const picture = chosen && (byKey.get(chosen.key) ?? portraits[seeker.row.id % portraits.length]);
    if (picture) yield { job_seeker_id: seeker.row.id, ...columnsOf(picture) };
  }
}
