import { textSlug, type Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import { ARTICLES } from './content/articles';
import { sectionsHtml, type EditorialText } from './content/editorial';
import { GUIDES } from './content/guides';
import { PRODUCT_CATEGORIES } from './content/products';
import { daysAfter } from './days';
import type { DemoPicture, PictureLibrary } from './pictures';

type Identified<Row> = Insertable<Row> & { id: number };

/** A picture column's JSON. A few have none, so that the default picture is used too. */
function imageOf(library: PictureLibrary, motif: string, index: number, isLeftOut = false): string | null {
  const pictures = library.get(motif) ?? [];
  const picture: DemoPicture | undefined = pictures[index % Math.max(1, pictures.length)];
  return isLeftOut || !picture ? null : JSON.stringify(picture);
}

export interface ContentRows {
  categories: Identified<Database['product_category']>[];
  products: Identified<Database['product']>[];
  questions: Insertable<Database['product_qa']>[];
  articles: Identified<Database['article']>[];
  guides: Identified<Database['guide']>[];
}

function productRows(library: PictureLibrary, base: Date): Pick<ContentRows, 'categories' | 'products' | 'questions'> {
  const rows: Pick<ContentRows, 'categories' | 'products' | 'questions'> = {
    categories: [],
    products: [],
    questions: [],
  };
  const written = daysAfter(base, -90);
  for (const [index, category] of PRODUCT_CATEGORIES.entries()) {
    const category_id = index + 1;
    const motif = `product/${category.slug}`;
    const { slug, name, description } = category;
    rows.categories.push({
      id: category_id,
      slug,
      name,
      description,
      main_image: imageOf(library, motif, 0),
      position: category_id,
    });
    for (const [nth, product] of category.products.entries()) {
      const id = rows.products.length + 1;
      const { title, summary, text, questions } = product;
      const description_html = text.map((paragraph) => `<p>${paragraph}</p>`).join('');
      const main_image = imageOf(library, motif, nth, nth === 3 && index % 2 === 0);
      rows.products.push({
        id,
        category_id,
        slug: textSlug(title),
        title,
        summary,
        description_html,
        main_image,
        position: nth + 1,
        created_at: written,
        updated_at: written,
      });
      rows.questions.push(
        ...questions.map(([question, answer], position) => ({
          product_id: id,
          question,
          answer,
          position: position + 1,
        })),
      );
    }
  }
  return rows;
}

const editorialColumns = (
  { topic, summary, related, search }: Pick<EditorialText, 'topic' | 'summary' | 'related' | 'search'>,
  base: Date,
) => ({
  topic,
  summary: [...summary],
  related: [...related],
  search_service: search,
  checked_on: daysAfter(base, -2).toISOString().slice(0, 10),
});

/** Product catalogue, magazine and guides with their pictures. */
export const contentRows = (library: PictureLibrary, base: Date): ContentRows => ({
  ...productRows(library, base),
  articles: ARTICLES.map(({ slug, title, description, sections, ...text }, index) => ({
    ...editorialColumns(text, base),
    id: index + 1,
    slug,
    title,
    description,
    body_html: sectionsHtml(sections),
    main_image: imageOf(library, 'article', index, index === 10),
    published_at: daysAfter(base, -4 - index * 13),
    updated_at: daysAfter(base, -4 - index * 13),
  })),
  guides: GUIDES.map(({ slug, title, name, description, sections, ...text }, index) => ({
    ...editorialColumns(text, base),
    id: index + 1,
    slug,
    title,
    name,
    description,
    body_html: sectionsHtml(sections),
    main_image: imageOf(library, 'guide', index),
    position: index + 1,
    updated_at: daysAfter(base, -60),
  })),
});
