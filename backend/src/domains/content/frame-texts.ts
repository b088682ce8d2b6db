import { escapeMarkup } from '@care/contracts/markup';
import type { ContentFields } from '@care/contracts/content-kinds';
import { berlinDay } from '@care/contracts/format';
import type { Banner, Footer } from '@care/contracts/schemas';
import type { Db } from '../../platform/database/schema';
import { notFound } from '../../platform/http/errors';
import { sanitizeCss, sanitizeHtml, withoutLinksTo } from '../../platform/text/sanitize-html';
import { closedPaths } from '../operator';

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
export async function presentFooter(db: Db, words: ContentFields<'footer'>): Promise<Footer> {
  const block = db.selectFrom('page_builder_block').select(['css', 'js']).where('source_type', '=', 'FOOTER');
  const [{ css, js }, closed] = await Promise.all([
    block.executeTakeFirstOrThrow(() => notFound('Diesen Baustein gibt es nicht.')),
    closedPaths(db),
  ]);
  // The script is not changed: the content security policy of the page decides whether it may run.
  return { html: withoutLinksTo(closed, sanitizeHtml(footerHtml(words))), css: sanitizeCss(css), js };
}

/** The notice on every page, until the end of its last day. */
export function presentBanner({ text, link, link_label, until }: ContentFields<'banner'>): Banner {
  if (!text || (until && until < berlinDay(new Date()))) return { text: '', link: null };
  return { text, link: link && link_label ? { label: link_label, path: link } : null };
}
