import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FACTS_AS_OF } from '@care/contracts/facts';
import type { ContentFields, ContentKind } from '@care/contracts/content-kinds';
import type { Operator } from '@care/contracts/schemas';
import type { CareForm } from '@care/contracts/vocabulary';
import { marked } from 'marked';
import { parse } from 'yaml';
import { demoFolder, readYaml } from './files';
import { textSlug } from '@care/backend/seeding-rows';
import { daysAfter } from './days';
import type { PictureLibrary } from './pictures';

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
interface ProductText {
  title: string;
  summary: string;
  picture?: string;
  text: string[];
  questions: { question: string; answer: string }[];
}

type CategoryText = Record<'slug' | 'name' | 'description' | 'picture', string> & { products: ProductText[] };
export const productCategories = readYaml<CategoryText[]>('content/products.yaml');

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

/** A few texts have no picture, so that the default one is used too. */
const pictureOf = (library: PictureLibrary, key = '') =>
  library.get(path.posix.dirname(key))?.find((one) => one.key === key) ?? null;

const productFields = (library: PictureLibrary, category: string, product: ProductText, position: number) => ({
  ...{ title: product.title, category, summary: product.summary, main_image: pictureOf(library, product.picture) },
  description_html: product.text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
  ...{ questions: product.questions, position },
});

/** The categories with their products. */
function productTexts(library: PictureLibrary, publicFrom: Date): Entry[] {
  const categories = productCategories.map(({ slug, name, description, picture }, index) => ({
    ...{ kind: 'product_category' as const, slug, publicFrom },
    fields: { name, description, main_image: pictureOf(library, picture), position: index + 1 },
  }));
  const products = productCategories.flatMap(({ slug, products }) =>
    products.map((product, index) => ({
      ...{ kind: 'product' as const, slug: textSlug(product.title), publicFrom },
      fields: productFields(library, slug, product, index + 1),
    })),
  );
  return [...categories, ...products];
}

const editorialFields = (library: PictureLibrary, text: EditorialText, base: Date) => ({
  title: text.title,
  description: text.description,
  body_html: text.html,
  main_image: pictureOf(library, text.picture),
  topic: text.topic,
  summary: text.summary,
  related: text.related,
  search_service: text.search ?? '',
  checked_on: daysAfter(base, -2).toISOString().slice(0, 10),
});

/** Above the ids of the texts that come with the site. */
const FIRST_TEXT = 1001;

interface Entry {
  kind: ContentKind;
  slug: string;
  fields: object;
  publicFrom: Date;
}

/** Product catalogue, magazine and guides with their pictures, each with one version that is public. */
export function contentRows(library: PictureLibrary, base: Date) {
  const texts: Entry[] = [
    ...productTexts(library, daysAfter(base, -90)),
    ...articles.map((article) => ({
      ...{ kind: 'article' as const, slug: article.slug, publicFrom: daysAfter(base, -article.daysAgo) },
      fields: editorialFields(library, article, base),
    })),
    ...guides.map((guide) => ({
      ...{ kind: 'guide' as const, slug: guide.slug, publicFrom: daysAfter(base, -60) },
      fields: { ...editorialFields(library, guide, base), ...{ name: guide.name, position: guide.position } },
    })),
  ];
  return {
    entries: texts.map(({ kind, slug }, index) => ({ id: FIRST_TEXT + index, kind, slug })),
    versions: texts.map(({ fields, publicFrom }, index) => ({
      ...{ entry_id: FIRST_TEXT + index, number: 1, step: 'PUBLISHED', fields: JSON.stringify(fields) },
      ...{ public_from: publicFrom, created_at: publicFrom },
    })),
  };
}
