import { sql } from 'kysely';
import type { Databases } from '../../platform/database/database';
import type { PictureVariant } from '../../platform/database/schema';
import type { MediaStorage } from '../../platform/files/storage';

/**
 * Deletes the files of a picture whose row was deleted, unless another row uses the same picture: equal content is
 * stored once.
 */
export async function removePicture(
  { primary }: Databases,
  storage: MediaStorage,
  { url, variants }: { url: string; variants: PictureVariant[] },
): Promise<void> {
  const urls = new Set([url, ...variants.map((variant) => variant.url)]);
  for (const one of urls) {
    const sought = JSON.stringify([{ url: one }]);
    const { rows } = await sql<{ used: boolean }>`
      select exists (select from job_seeker_image where url = ${one} or variants @> ${sought}::jsonb)
        or exists (select from company_media where url = ${one} or variants @> ${sought}::jsonb) used`.execute(
      primary.kysely,
    );
    if (!rows[0]?.used) await storage.remove(one.split('/').at(-1) ?? '');
  }
}
