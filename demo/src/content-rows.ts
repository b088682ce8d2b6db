import path from 'node:path';
import { textSlug } from '@care/backend/seeding-rows';
import type { ContentKind } from '@care/contracts/content-kinds';
import { articles, guides, productCategories, type EditorialText, type ProductText } from './content';
import { daysAfter } from './days';
import type { PictureLibrary } from './pictures';

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

/** Texts of the content desk, each with one version that is public. */
const entryRows = (texts: readonly Entry[]) => ({
  entries: texts.map(({ kind, slug }, index) => ({ id: FIRST_TEXT + index, kind, slug })),
  versions: texts.map(({ fields, publicFrom }, index) => ({
    ...{ entry_id: FIRST_TEXT + index, number: 1, step: 'PUBLISHED', fields: JSON.stringify(fields) },
    ...{ public_from: publicFrom, created_at: publicFrom },
  })),
});

/** Product catalogue, magazine and guides with their pictures. */
export const contentRows = (library: PictureLibrary, base: Date) =>
  entryRows([
    ...productTexts(library, daysAfter(base, -90)),
    ...articles.map((article) => ({
      ...{ kind: 'article' as const, slug: article.slug, publicFrom: daysAfter(base, -article.daysAgo) },
      fields: editorialFields(library, article, base),
    })),
    ...guides.map((guide) => ({
      ...{ kind: 'guide' as const, slug: guide.slug, publicFrom: daysAfter(base, -60) },
      fields: { ...editorialFields(library, guide, base), ...{ name: guide.name, position: guide.position } },
    })),
  ]);
