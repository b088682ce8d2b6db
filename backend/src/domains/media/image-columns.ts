import { sql, type RawBuilder } from 'kysely';
import type { Image, Picture } from '@care/contracts/schemas';

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
