import { sql } from 'kysely';
import { MEDIA_URL } from '../../platform/files/disk-storage';
import type { Databases } from '../../platform/database/database';
import type { PictureVariant } from '../../platform/database/schema';
import type { MediaStorage } from '../../platform/files/storage';

interface PictureRow {
  url: string;
  variants: PictureVariant[];
  captions?: string | null;
}

/** The addresses of all files of a row. */
export const filesOfPicture = ({ url, variants, captions }: PictureRow): string[] => [
  ...new Set([url, ...variants.map((variant) => variant.url), ...(captions ? [captions] : [])]),
];

/** Deletes the files that no row uses. Equal content is stored once, so another row may use a file. */
export async function removeUnusedFiles(
  { primary }: Databases,
  storage: MediaStorage,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return;
  const { rows } = await sql<{ url: string }>`
    select file.url from unnest(${urls}::text[]) file (url) where not exists (
      select from job_seeker_image where url = file.url or variants @> jsonb_build_array(jsonb_build_object('url', file.url)))
      and not exists (select from company_media where url = file.url or captions = file.url
        or variants @> jsonb_build_array(jsonb_build_object('url', file.url)))
      and not exists (select from (
          select (regexp_matches(fields::text, ${`${MEDIA_URL}[\\w.-]+`}, 'g'))[1] url from content_version) text
        where text.url = file.url)`.execute(primary.kysely);
  for (const { url } of rows) await storage.remove(url.slice(MEDIA_URL.length));
}

/** Stores the rows of new files. If that fails, the files are deleted. */
export async function storeRows<T>(
  databases: Databases,
  storage: MediaStorage,
  urls: readonly string[],
  store: () => Promise<T>,
): Promise<T> {
  try {
    return await store();
  } catch (error) {
    await removeUnusedFiles(databases, storage, urls);
    throw error;
  }
}
