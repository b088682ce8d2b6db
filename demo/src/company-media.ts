import type { Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import { TIER_TABLE } from '@care/contracts/tiers';
import type { DemoCompany } from './demo-company';
import { gallery, mainImages, picturesOf } from './company-pictures';
import { portraitOf } from './job-seeker-portraits';
import type { DemoJobSeeker } from './job-seekers';
import type { DemoPicture, PictureLibrary } from './pictures';
import { createRandom, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';
import { DEMO_TIERS } from './tiers';

export type MediaRow = Insertable<Database['company_media']>;

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

function galleryCount(random: Random, { row }: DemoCompany): number {
  const fixed = SANDBOX_CONTENT[row.slug];
  if (fixed) return fixed.galleryItems;
  const share = DEMO_TIERS[row.subscription];
  if (!random.chance(share.gallery)) return 0;
  const [least, most = TIER_TABLE[row.subscription].limits.galleryItems] = share.items;
  return random.integer(least, most);
}

/** Logos, main images and galleries of all providers. */
export function* companyMediaRows(companies: readonly DemoCompany[], library: PictureLibrary): Iterable<MediaRow> {
  const random = createRandom('company-media');
  const mainImageOf = mainImages(library);
  for (const company of companies) {
    const { row } = company;
    const share = DEMO_TIERS[row.subscription];
    const isFull = (SANDBOX_CONTENT[row.slug]?.galleryItems ?? 0) > 4;
    if (isFull || random.chance(share.logo)) {
      const logo = random.pick(picturesOf(library, 'logo'));
      yield rowOf(row.id, 'LOGO', { ...logo, alt: `Logo ${row.name}` }, 0, row.created_at);
    }
    const mainImage = isFull || random.chance(share.mainImage) ? mainImageOf(random, company) : undefined;
    if (mainImage) yield rowOf(row.id, 'MAIN_IMAGE', mainImage, 0, row.created_at);
    const items = gallery(random, company, library, { count: galleryCount(random, company), mainImage });
    for (const [index, picture] of items.entries()) yield rowOf(row.id, 'GALLERY', picture, index + 1, row.created_at);
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
    if (!picture) continue;
    const { url, width, height, variants } = picture;
    yield { job_seeker_id: seeker.row.id, url, width, height, variants: JSON.stringify(variants) };
  }
}
