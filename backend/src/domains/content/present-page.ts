import type { Kysely, Selectable } from 'kysely';
import type { ArticlePage, RelatedText } from '@care/contracts/schemas';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { Database } from '../../platform/database/schema';
import { sanitizeHtml } from '../../platform/text/sanitize-html';
import { uniqueSlugs } from '../../platform/text/text-slug';

export type ArticleRow = Selectable<Database['article']>;
export type GuideRow = Selectable<Database['guide']>;

/** Published articles. One with a future date is not published yet. */
export const publishedArticles = (db: Kysely<Database>) =>
  db.selectFrom('article').where('published_at', '<=', new Date());

/** Words a minute that an adult reads of an explaining text. */
const READING_SPEED = 180;

const withoutTags = (html: string): string => html.replace(/<[^>]*>/g, ' ');
const wordsOf = (html: string): number => withoutTags(html).split(/\s+/).filter(Boolean).length;

/** The text of sanitised HTML, in which only these three characters are escaped. */
const textOf = (html: string): string =>
  withoutTags(html)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

/** Gives each heading of the second level an id, for the table of contents. */
function withContents(html: string): Pick<ArticlePage, 'body_html' | 'contents'> {
  const idOf = uniqueSlugs();
  const contents: ArticlePage['contents'] = [];
  const body_html = html.replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (_, attributes: string, inner: string) => {
    const title = textOf(inner);
    const id = `abschnitt-${idOf(title)}`;
    contents.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { body_html, contents };
}

/** The texts with these slugs, in their order. A slug that is not published is left out. */
async function relatedTexts(db: Kysely<Database>, slugs: readonly string[]): Promise<RelatedText[]> {
  if (slugs.length === 0) return [];
  const [articles, guides] = await Promise.all([
    publishedArticles(db).select(['slug', 'title', 'topic']).where('slug', 'in', slugs).execute(),
    db.selectFrom('guide').select(['slug', 'title', 'topic']).where('slug', 'in', slugs).execute(),
  ]);
  const texts: RelatedText[] = [
    ...articles.map((text) => ({ ...text, kind: 'article' as const })),
    ...guides.map((text) => ({ ...text, kind: 'guide' as const })),
  ];
  return slugs.flatMap((slug) => texts.find((text) => text.slug === slug) ?? []);
}

/** The contents of the page of an article or a guide besides its card (SH-20). */
export async function presentPage(db: Kysely<Database>, row: ArticleRow | GuideRow) {
  const clean = sanitizeHtml(row.body_html);
  return {
    ...withContents(clean),
    updated_at: row.updated_at.toISOString(),
    topic: row.topic,
    summary: row.summary,
    reading_minutes: Math.max(1, Math.round(wordsOf(clean) / READING_SPEED)),
    checked_on: row.checked_on,
    related: await relatedTexts(db, row.related),
    search_service: CARE_FORMS.find((form) => form === row.search_service) ?? null,
  };
}
