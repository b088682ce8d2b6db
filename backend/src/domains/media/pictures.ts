import type { Image, Picture } from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { sql, type RawBuilder } from 'kysely';
import type { Databases } from '../../platform/database/database';
import type { PictureVariant } from '../../platform/database/schema';
import { processImage } from '../../platform/files/process-image';
import { MEDIA_URL, type MediaStorage } from '../../platform/files/storage';
import type { Upload } from '../../platform/files/upload-rules';

/** Checks an uploaded picture and stores it in all widths, as long as its sender waits for that (PP-11, PP-22). */
export const acceptPicture = (content: Buffer, storage: MediaStorage, reply: FastifyReply, count?: Upload['count']) =>
  processImage(content, storage, { signal: senderGone(reply), count });

/** Aborted when the connection closes before the answer was sent. */
export function senderGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

function picture(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`'url', ${column('url')}, 'width', ${column('width')}, 'height', ${column('height')}, 'variants', ${column('variants')}`;
}

/** A joined `company_media` row as the API returns it; null if the join found none. */
export const imageColumn = (alias: string): RawBuilder<Image | null> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then
    json_build_object('id', ${sql.ref(`${alias}.id`)}, 'alt', ${sql.ref(`${alias}.alt`)}, ${picture(alias)}) end`;

/** Like `imageColumn`, for a table whose pictures have no description. */
export const pictureColumn = (alias: string, alt: RawBuilder<string>): RawBuilder<Picture | null> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then json_build_object('alt', ${alt}, ${picture(alias)}) end`;

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
export async function removeUnusedFiles({ primary }: Databases, storage: MediaStorage, urls: readonly string[]) {
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
