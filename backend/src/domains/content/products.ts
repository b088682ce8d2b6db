import type { Product, ProductCard, ProductCategory, ProductCategoryPage } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import { pick } from '../../platform/database/queries';
import type { Database } from '../../platform/database/schema';
import { sanitizeHtml } from '../../platform/text/sanitize-html';
import { entriesOf, publicText, type PublicContent } from './editing/content-store';

type Category = Pick<PublicContent<'product_category'>, 'slug' | 'fields'>;
type ProductRow = Pick<PublicContent<'product'>, 'id' | 'slug' | 'fields'> & Pick<ProductCard, 'category'>;

const byPosition = sql`(p.fields->>'position')::int`;

/** The products that are public (PD-01): each in a category that is public, too. */
export const publicProducts = (db: Kysely<Database>) =>
  db
    .selectFrom('public_content as p')
    .innerJoin('public_content as c', (join) =>
      join.on('c.kind', '=', 'product_category').on('c.slug', '=', sql<string>`p.fields->>'category'`),
    )
    .where('p.kind', '=', 'product')
    .select(['p.id', 'p.slug', 'p.fields'])
    .select(sql`jsonb_build_object('slug', c.slug, 'name', c.fields->>'name')`.as('category'))
    .$castTo<ProductRow>();

export const presentCategory = ({ slug, fields }: Category): ProductCategory => ({
  slug,
  ...pick(fields, ['name', 'description', 'main_image']),
});

const presentCard = ({ id, slug, fields, category }: ProductRow): ProductCard => ({
  ...{ id, slug, category },
  ...pick(fields, ['title', 'main_image', 'summary']),
});

/** A category with its products. */
export async function presentCategoryPage(db: Kysely<Database>, category: Category): Promise<ProductCategoryPage> {
  const products = publicProducts(db).where('c.slug', '=', category.slug).orderBy(byPosition).orderBy('p.id');
  return { ...presentCategory(category), products: (await products.execute()).map(presentCard) };
}

/** A product with those of its questions that have an answer. */
export const presentProduct = (product: ProductRow): Product => ({
  ...presentCard(product),
  description_html: sanitizeHtml(product.fields.description_html),
  qa: product.fields.questions.filter(({ question, answer }) => question && answer),
});

/** A version of a product; its category need not be public yet (OP-30). */
export async function presentDraft(db: Kysely<Database>, draft: Omit<ProductRow, 'category'>): Promise<Product> {
  const slug = draft.fields.category;
  const text = await publicText(db, 'product_category', slug);
  const newest = entriesOf(db).where('e.kind', '=', 'product_category').where('e.slug', '=', slug);
  const name = text?.fields.name ?? (await newest.executeTakeFirst())?.title ?? slug;
  return presentProduct({ ...draft, category: { slug, name } });
}
