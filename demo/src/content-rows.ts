import path from 'node:path';
import { textSlug } from '@care/backend/seeding-rows';
import { articles, guides, productCategories, type EditorialText } from './content';
import { daysAfter } from './days';
import type { PictureLibrary } from './pictures';

/** A picture column's JSON. A few texts have no picture, so that the default one is used too. */
function imageOf(library: PictureLibrary, key = ''): string | null {
  const picture = library.get(path.posix.dirname(key))?.find((one) => one.key === key);
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

const editorialColumns = (library: PictureLibrary, text: EditorialText, index: number, base: Date) => ({
  id: index + 1,
  slug: text.slug,
  title: text.title,
  description: text.description,
  body_html: text.html,
  main_image: imageOf(library, text.picture),
  topic: text.topic,
  summary: text.summary,
  related: text.related,
  search_service: text.search ?? null,
  checked_on: daysAfter(base, -2).toISOString().slice(0, 10),
});

/** Product catalogue, magazine and guides with their pictures. */
export const contentRows = (library: PictureLibrary, base: Date) => ({
  ...productRows(library, daysAfter(base, -90)),
  articles: articles.map((article, index) => ({
    ...editorialColumns(library, article, index, base),
    published_at: daysAfter(base, -article.daysAgo),
    updated_at: daysAfter(base, -article.daysAgo),
  })),
  guides: guides.map((guide, index) => ({
    ...editorialColumns(library, guide, index, base),
    name: guide.name,
    position: guide.position,
    updated_at: daysAfter(base, -60),
  })),
});
