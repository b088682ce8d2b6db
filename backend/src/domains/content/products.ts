import * as schemas from '@care/contracts/schemas';
import { sql } from 'kysely';
import { listed, pick } from '../../platform/database/queries';
import type { Db } from '../../platform/database/schema';
import { sanitizeHtml } from '../../platform/text/sanitize-html';
import { entriesOf, publicContent, publicText, requireText, type PublicContent } from './editing/content-store';
import type { App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { notFound } from '../../platform/http/errors';

type Category = Pick<PublicContent<'product_category'>, 'slug' | 'fields'>;
type ProductRow = Pick<PublicContent<'product'>, 'id' | 'slug' | 'fields'> & Pick<schemas.ProductCard, 'category'>;

const byPosition = sql`(p.fields->>'position')::int`;

/** The products that are public (PD-01): each in a category that is public, too. */
export const publicProducts = (db: Db) =>
  db
    .selectFrom('public_content as p')
    .innerJoin('public_content as c', (join) =>
      join.on('c.kind', '=', 'product_category').on('c.slug', '=', sql<string>`p.fields->>'category'`),
    )
    .where('p.kind', '=', 'product')
    .select(['p.id', 'p.slug', 'p.fields'])
    .select(sql`jsonb_build_object('slug', c.slug, 'name', c.fields->>'name')`.as('category'))
    .$castTo<ProductRow>();

const presentCategory = ({ slug, fields }: Category): schemas.ProductCategory => ({
  slug,
  ...pick(fields, ['name', 'description', 'main_image']),
});

const presentCard = ({ id, slug, fields, category }: ProductRow): schemas.ProductCard => ({
  ...{ id, slug, category },
  ...pick(fields, ['title', 'main_image', 'summary']),
});

/** A category with its products. */
export async function presentCategoryPage(db: Db, category: Category): Promise<schemas.ProductCategoryPage> {
  const products = publicProducts(db).where('c.slug', '=', category.slug).orderBy(byPosition).orderBy('p.id');
  return { ...presentCategory(category), products: (await products.execute()).map(presentCard) };
}

/** A product with those of its questions that have an answer. */
const presentProduct = (product: ProductRow): schemas.Product => ({
  ...presentCard(product),
  description_html: sanitizeHtml(product.fields.description_html),
  qa: product.fields.questions.filter(({ question, answer }) => question && answer),
});

/** A version of a product; its category need not be public yet (OP-30). */
export async function presentDraft(db: Db, draft: Omit<ProductRow, 'category'>): Promise<schemas.Product> {
  const slug = draft.fields.category;
  const text = await publicText(db, 'product_category', slug);
  const newest = entriesOf(db).where('e.kind', '=', 'product_category').where('e.slug', '=', slug);
  const name = text?.fields.name ?? (await newest.executeTakeFirst())?.title ?? slug;
  return presentProduct({ ...draft, category: { slug, name } });
}

const forAll = calls('product');

/** Reading products (PD-01). */
export default async function productRoutes(app: App): Promise<void> {
  const categoriesCall = forAll('All product categories', { response: { 200: schemas.productCategoryListSchema } });
  app.get('/product/category/', categoriesCall, async ({ reads: { kysely } }) => {
    const [categories, products] = await Promise.all([
      publicContent(kysely, 'product_category')
        .orderBy(sql`(fields->>'position')::int`)
        .orderBy('id')
        .execute(),
      publicProducts(kysely).clearSelect().select('c.slug').execute(),
    ]);
    const countOf = (category: string) => products.filter(({ slug }) => slug === category).length;
    return listed(categories.map((one) => ({ ...presentCategory(one), products_count: countOf(one.slug) })));
  });

  const categoryCall = forAll('A product category with its products', {
    params: schemas.slugParamsSchema,
    response: { 200: schemas.productCategoryPageSchema },
  });
  app.get('/product/category/:slug/', categoryCall, async ({ params: { slug }, reads: { kysely } }) => {
    const category = await requireText(kysely, 'product_category', slug, 'Diese Produktkategorie gibt es nicht.');
    return presentCategoryPage(kysely, category);
  });

  const productCall = forAll('A product with its questions and answers', {
    params: schemas.productParamsSchema,
    response: { 200: schemas.productSchema },
  });
  app.get('/product/by-slug/:category/:slug/', productCall, async ({ params: { category, slug }, reads }) =>
    presentProduct(
      await publicProducts(reads.kysely)
        .where('c.slug', '=', category)
        .where('p.slug', '=', slug)
        .executeTakeFirstOrThrow(() => notFound('Dieses Produkt gibt es nicht.')),
    ),
  );
}
