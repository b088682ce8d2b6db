import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS_AS_OF } from '@care/contracts/facts';
import type { ContentFields } from '@care/contracts/content-kinds';
import type { Operator } from '@care/contracts/schemas';
import type { CareForm } from '@care/contracts/vocabulary';
import { marked } from 'marked';
import { parse } from 'yaml';
import { demoFolder, readYaml } from './files';

/** What stands above a text, between the lines `---`. */
interface Front {
  title: string;
  description: string;
  topic: string;
  /** Three sentences for the box "Kurz gesagt". */
  summary: string[];
  /** The slugs of two related texts. */
  related: string[];
  /** The search that the text links to; missing if it is about work. */
  search?: CareForm;
  picture?: string;
}

/** A text of the magazine or the advisor; the file is named by its slug. */
export type EditorialText<More = object> = Front & More & { slug: string; html: string };

const MAY_CHANGE = `<p><small>Alle Beträge: Stand: ${FACTS_AS_OF}. Sie können sich durch neue Gesetze ändern.</small></p>`;

const onOneLine = (text: string): string => text.replace(/\n\s*/g, '');

/** A text with amounts ends with their date, and says that they can change. */
function htmlOf(markdown: string): string {
  const html = onOneLine(marked.parse(markdown, { async: false }));
  return html.includes('€') ? html + MAY_CHANGE : html;
}

const texts = <More>(folder: string): EditorialText<More>[] =>
  readdirSync(path.join(demoFolder(), 'content', folder)).map((name) => {
    const file = readFileSync(path.join(demoFolder(), 'content', folder, name), 'utf8');
    const [, front = '', markdown = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
    return { ...(parse(front) as Front & More), slug: path.parse(name).name, html: htmlOf(markdown) };
  });

/** The magazine, newest first. */
export const articles = texts<{ daysAgo: number }>('articles').sort((a, b) => a.daysAgo - b.daysAgo);

/** The advisor; `name` is the short form for cards. */
export const guides = texts<{ name: string; position: number }>('guides').sort((a, b) => a.position - b.position);

/** A product as an editor would write it: what it is, for whom, and frequent questions. */
export interface ProductText {
  title: string;
  summary: string;
  picture?: string;
  text: string[];
  questions: { question: string; answer: string }[];
}

export const productCategories =
  readYaml<{ slug: string; name: string; description: string; picture: string; products: ProductText[] }[]>(
    'content/products.yaml',
  );

/** The footer of every page: its words, its look and its script (SH-11). */
export function footer() {
  const { css, ...rest } = readYaml<{ words: ContentFields<'footer'>; css: string; js: string }>('content/footer.yaml');
  return { ...rest, css: onOneLine(css) };
}

/** The invented operator of the demonstration (OP-06). */
export const operator = (updated_at: Date) => ({
  ...readYaml<Operator>('content/operator.yaml'),
  is_demonstration: true,
  updated_at,
});
