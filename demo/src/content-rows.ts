import path from 'node:path';
import { textSlug } from '@care/backend/seeding-rows';
import type { ContentKind } from '@care/contracts/content-kinds';
import { articles, guides, productCategories, type EditorialText } from './content';
import { daysAfter } from './days';
import type { PictureLibrary } from './pictures';

/** A few texts have no picture, so that the default one is used too. */
const pictureOf = (library: PictureLibrary, key = '') =>
  library.get(path.posix.dirname(key))?.find((one) => one.key === key) ?? null;

/** A picture column's JSON. */
function imageOf(library: PictureLibrary, key = ''): string | null {
  const picture = pictureOf(library, key);
  return picture ? JSON.stringify(picture) : null;
}

function productRows(library: PictureLibrary, written: Date) {
  const products = productCategories.flatMap((category, index) =>
    category.products.map((product, nth) => ({ ...product, category_id: index + 1, position: nth + 1 })),
  );
  return {
    categories: productCategories.map(({ slug, name, description, picture }, index) => ({
      id: index + 1,
      slug,
      name,
      description,
      main_image: imageOf(library, picture),
      position: index + 1,
    })),
    products: products.map(({ category_id, title, summary, text, picture, position }, index) => ({
      id: index + 1,
      category_id,
      slug: textSlug(title),
      title,
      summary,
      description_html: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      main_image: imageOf(library, picture),
      position,
      created_at: written,
      updated_at: written,
    })),
    questions: products.flatMap(({ questions }, index) =>
      questions.map((question, nth) => ({ product_id: index + 1, ...question, position: nth + 1 })),
    ),
  };
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
export const contentRows = (library: PictureLibrary, base: Date) => ({
  ...productRows(library, daysAfter(base, -90)),
  ...entryRows([
    ...articles.map((article) => ({
      ...{ kind: 'article' as const, slug: article.slug, publicFrom: daysAfter(base, -article.daysAgo) },
      fields: editorialFields(library, article, base),
    })),
    ...guides.map((guide) => ({
      ...{ kind: 'guide' as const, slug: guide.slug, publicFrom: daysAfter(base, -60) },
      fields: { ...editorialFields(library, guide, base), ...{ name: guide.name, position: guide.position } },
    })),
  ]),
});
