import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { countOf } from '../../platform/database/queries';
import { notFound } from '../../platform/http/errors';

export type ArticleRow = Selectable<Database['article']>;
export type GuideRow = Selectable<Database['guide']>;
export interface Paging {
  limit: number;
  offset: number;
}

/** Published articles, newest first, with their number. An article with a future date is not published yet. */
export async function articlePage(db: Kysely<Database>, { limit, offset }: Paging) {
  const published = db.selectFrom('article').where('published_at', '<=', new Date());
  const [rows, count] = await Promise.all([
    published.selectAll().orderBy('published_at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    countOf(published),
  ]);
  return { rows, count };
}

/** @throws 404 if it is not published */
export const findArticle = (db: Kysely<Database>, slug: string): Promise<ArticleRow> =>
  db
    .selectFrom('article')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', '<=', new Date())
    .executeTakeFirstOrThrow(() => notFound('Diesen Artikel gibt es nicht.'));

export async function guidePage(db: Kysely<Database>, { limit, offset }: Paging) {
  const [rows, count] = await Promise.all([
    db.selectFrom('guide').selectAll().orderBy('position').orderBy('id').limit(limit).offset(offset).execute(),
    countOf(db.selectFrom('guide')),
  ]);
  return { rows, count };
}

export const findGuide = (db: Kysely<Database>, slug: string): Promise<GuideRow> =>
  db
    .selectFrom('guide')
    .selectAll()
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow(() => notFound('Diesen Ratgeber gibt es nicht.'));

export const findBlock = (
  db: Kysely<Database>,
  sourceType: string,
): Promise<Selectable<Database['page_builder_block']> | undefined> =>
  db.selectFrom('page_builder_block').selectAll().where('source_type', '=', sourceType).executeTakeFirst();
