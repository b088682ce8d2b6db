import type { Insertable } from 'kysely';
import { TIER_LIMITS } from '@care/contracts/constants';
import type { CompanyMediaTable } from '../../platform/database/schema';
import type { DemoCompany } from './demo-company';
import { MOTIFS, type Motif } from './pictures/catalogue';
import type { DemoPicture, PictureLibrary } from './pictures/library';
import { createRandom, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';

export type MediaRow = Insertable<CompanyMediaTable>;

function picturesOf(library: PictureLibrary, motif: Motif): readonly DemoPicture[] {
  const pictures = library.get(motif);
  if (!pictures?.length) throw new Error(`The picture library lacks ${motif}.`);
  return pictures;
}

function rowOf(
  company_id: number,
  kind: MediaRow['kind'],
  picture: DemoPicture,
  position: number,
  created_at: MediaRow['created_at'],
): MediaRow {
  const { url, width, height, alt, variants } = picture;
  return {
    company_id,
    kind,
    file_type: 'IMAGE',
    url,
    width,
    height,
    alt,
    variants: JSON.stringify(variants),
    position,
    created_at,
  };
}

/** Share of providers with a logo, a main image and a gallery. Free ones may have a main image that is not shown. */
const SHARES = {
  FREE_TIER: { logo: 0.22, mainImage: 0.05, gallery: 0.1 },
  PLUS_TIER: { logo: 0.8, mainImage: 0.9, gallery: 0.6 },
  PREMIUM_TIER: { logo: 0.95, mainImage: 0.97, gallery: 0.9 },
} as const;

function galleryCount(random: Random, { row }: DemoCompany): number {
  const fixed = SANDBOX_CONTENT[row.slug];
  if (fixed) return fixed.galleryItems;
  if (!random.chance(SHARES[row.subscription].gallery)) return 0;
  const most = TIER_LIMITS[row.subscription].galleryItems;
  return row.subscription === 'PREMIUM_TIER'
    ? random.integer(5, most)
    : random.integer(1, row.subscription === 'PLUS_TIER' ? 8 : most);
}

/** Different pictures that match the care form, the most typical motif first. */
function gallery(random: Random, company: DemoCompany, library: PictureLibrary): DemoPicture[] {
  const fitting = MOTIFS[company.form].flatMap((motif) => picturesOf(library, motif));
  return random.sample(fitting, galleryCount(random, company));
}

function mediaOf(random: Random, company: DemoCompany, library: PictureLibrary): MediaRow[] {
  const { row, form } = company;
  const share = SHARES[row.subscription];
  const isFull = (SANDBOX_CONTENT[row.slug]?.galleryItems ?? 0) > 4;
  const rows: MediaRow[] = [];
  if (isFull || random.chance(share.logo)) {
    const logo = random.pick(picturesOf(library, 'logo'));
    rows.push(rowOf(row.id, 'LOGO', { ...logo, alt: `Logo ${row.name}` }, 0, row.created_at));
  }
  if (isFull || random.chance(share.mainImage)) {
    const picture = random.pick(picturesOf(library, random.pick(MOTIFS[form].slice(0, 2))));
    rows.push(rowOf(row.id, 'MAIN_IMAGE', picture, 0, row.created_at));
  }
  const items = gallery(random, company, library);
  return [...rows, ...items.map((picture, index) => rowOf(row.id, 'GALLERY', picture, index + 1, row.created_at))];
}

/** Logos, main images and galleries of all providers. */
export function* companyMediaRows(companies: readonly DemoCompany[], library: PictureLibrary): Iterable<MediaRow> {
  const random = createRandom('company-media');
  for (const company of companies) yield* mediaOf(random, company, library);
}

/** Every third job seeker has a picture. */
export function* portraitRows(jobSeekerIds: Iterable<number>, library: PictureLibrary) {
  const random = createRandom('portraits');
  for (const job_seeker_id of jobSeekerIds) {
    if (!random.chance(0.35)) continue;
    const { url, width, height, variants } = random.pick(picturesOf(library, 'portrait'));
    yield { job_seeker_id, url, width, height, variants: JSON.stringify(variants) };
  }
}
