import type { ContentKind, ContentFields } from '@care/contracts/content-kinds';
import type * as schemas from '@care/contracts/schemas';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import type { Db } from '../../platform/database/schema';
import { sanitizeHtml, sanitizeCss, withoutLinksTo } from '../../platform/text/sanitize-html';
import { uniqueSlugs } from '../../platform/text/text-slug';
import { pick } from '../../platform/database/queries';
import { publicContent, type PublicContent } from './editing/content-store';
import { presentCategoryPage, presentDraft } from './products';
import { escapeMarkup } from '@care/contracts/markup';
import { berlinDay } from '@care/contracts/format';
import { notFound } from '../../platform/http/errors';
import { closedPaths } from '../operator';

type EditorialKind = 'article' | 'guide';
type EditorialRow<Kind extends EditorialKind = EditorialKind> = Pick<PublicContent<Kind>, 'fields' | 'updated_at'>;

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
function withContents(html: string): Pick<schemas.ArticlePage, 'body_html' | 'contents'> {
  const idOf = uniqueSlugs();
  const contents: schemas.ArticlePage['contents'] = [];
  const body_html = html.replace(/<h2([^>]*)>(.*?)<\/h2>/gs, (_, attributes: string, inner: string) => {
    const title = textOf(inner);
    const id = `abschnitt-${idOf(title)}`;
    contents.push({ id, title });
    return `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { body_html, contents };
}

/** The texts with these slugs, in their order. A slug that is not public is left out. */
async function relatedTexts(db: Db, slugs: readonly string[]): Promise<schemas.RelatedText[]> {
  if (slugs.length === 0) return [];
  const kinds = ['article', 'guide'] as const;
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await publicContent(db, kind).where('slug', 'in', slugs).execute()).map(({ slug, fields }) => ({
        ...{ kind, slug },
        ...pick(fields, ['title', 'topic']),
      })),
    ),
  );
  return slugs.flatMap((slug) => found.flat().find((text) => text.slug === slug) ?? []);
}

/** The contents of the page of an article or a guide besides its card (SH-20). */
async function presentPage(db: Db, { fields, updated_at }: EditorialRow) {
  const clean = sanitizeHtml(fields.body_html);
  return {
    ...withContents(clean),
    updated_at: updated_at.toISOString(),
    ...pick(fields, ['topic', 'summary', 'checked_on']),
    reading_minutes: Math.max(1, Math.round(wordsOf(clean) / READING_SPEED)),
    related: await relatedTexts(db, fields.related),
    search_service: CARE_FORMS.find((form) => form === fields.search_service) ?? null,
  };
}

export const presentArticle = ({ slug, fields, published_at }: PublicContent<'article'>): schemas.Article => ({
  slug,
  ...pick(fields, ['title', 'description', 'main_image']),
  published_at: published_at.toISOString(),
});

export const presentGuide = ({ slug, fields }: PublicContent<'guide'>): schemas.Guide => ({
  slug,
  ...pick(fields, ['title', 'name', 'description', 'main_image']),
});

/** The page of a text, as visitors get it and as a preview of any version. */
export const presentPages = {
  article: async (db: Db, text: PublicContent<'article'>) => ({
    ...presentArticle(text),
    ...(await presentPage(db, text)),
  }),
  guide: async (db: Db, text: PublicContent<'guide'>) => ({
    ...presentGuide(text),
    ...(await presentPage(db, text)),
  }),
  product_category: presentCategoryPage,
  product: presentDraft,
  home: async (_db: Db, { fields }: PublicContent<'home'>) => fields,
  packages: async (_db: Db, { fields }: PublicContent<'packages'>) => fields,
  banner: async (_db: Db, { fields }: PublicContent<'banner'>) => presentBanner(fields),
  footer: (db: Db, { fields }: PublicContent<'footer'>) => presentFooter(db, fields),
} satisfies Record<Exclude<ContentKind, 'mail' | 'mail_frame' | 'legal'>, unknown>;

interface Link {
  label: string;
  path: string;
}

const entriesOf = (links: readonly Link[]): string =>
  links
    .filter(({ label, path }) => label && path)
    .map(({ label, path }) => `<li><a href="${escapeMarkup(path)}">${escapeMarkup(label)}</a></li>\n`)
    .join('');

const column = (title: string, links: readonly Link[]): string =>
  `<nav aria-label="${escapeMarkup(title)}"><h2>${escapeMarkup(title)}</h2><ul>\n${entriesOf(links)}</ul></nav>`;

/** The markup of the footer: columns of links, and the links that the law demands (SH-11). */
export function footerHtml({ headline, claim, links, legal, note }: ContentFields<'footer'>): string {
  const titles = [...new Set(links.map((link) => link.column))];
  const columns = titles.map((title) =>
    column(
      title,
      links.filter((link) => link.column === title),
    ),
  );
  const remark =
    note && `\n<p class="foot-note">${escapeMarkup(note).replace('{{year}}', '<span class="foot-year"></span>')}</p>`;
  return `
<div class="foot"><div class="foot-columns"><div><p class="foot-name">${escapeMarkup(headline)}</p>
<p>${escapeMarkup(claim)}</p></div>
${columns.join('\n')}</div>
<ul class="foot-legal" role="list">
${entriesOf(legal)}</ul>${remark}</div>
`;
}

/** The footer with its look and its script. Pages that are not public yet are no links (OP-07). */
async function presentFooter(db: Db, words: ContentFields<'footer'>): Promise<schemas.Footer> {
  const block = db.selectFrom('page_builder_block').select(['css', 'js']).where('source_type', '=', 'FOOTER');
  const [{ css, js }, closed] = await Promise.all([
    block.executeTakeFirstOrThrow(() => notFound('Diesen Baustein gibt es nicht.')),
    closedPaths(db),
  ]);
  // The script is not changed: the content security policy of the page decides whether it may run.
  return { html: withoutLinksTo(closed, sanitizeHtml(footerHtml(words))), css: sanitizeCss(css), js };
}

/** The notice on every page, until the end of its last day. */
function presentBanner({ text, link, link_label, until }: ContentFields<'banner'>): schemas.Banner {
  if (!text || (until && until < berlinDay(new Date()))) return { text: '', link: null };
  return { text, link: link && link_label ? { label: link_label, path: link } : null };
}
