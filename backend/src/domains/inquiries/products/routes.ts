import {
  productCategoryListSchema,
  productCategoryPageSchema,
  productParamsSchema,
  productSchema,
  slugParamsSchema,
  type ProductCard,
  type ProductCategory,
  productInquiryAnswerSchema,
  productInquirySchema,
} from '@care/contracts/schemas';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import type { App } from '../../../platform/http/app-type';
import { notFound } from '../../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { sendInquiry } from './send-inquiry';
import { calls } from '../../../platform/http/calls';
import { pick } from '../../../platform/database/queries';

const forAll = calls('product');

type ProductCategoryRow = Selectable<Database['product_category']>;
type ProductRow = Selectable<Database['product']>;

const productCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('product_category')
    .leftJoin('product', 'product.category_id', 'product_category.id')
    .selectAll('product_category')
    .select(({ fn }) => fn.count<number>('product.id').as('products_count'))
    .groupBy('product_category.id')
    .orderBy('product_category.position')
    .orderBy('product_category.id')
    .execute();

const findCategory = (db: Kysely<Database>, slug: string): Promise<ProductCategoryRow | undefined> =>
  db.selectFrom('product_category').selectAll().where('slug', '=', slug).executeTakeFirst();

const productsOfCategory = (db: Kysely<Database>, categoryId: number): Promise<ProductRow[]> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();

const findProduct = (db: Kysely<Database>, categoryId: number, slug: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('category_id', '=', categoryId)
    .where('slug', '=', slug)
    .executeTakeFirst();

/** Questions and answers about a product, in their order. */
const productQuestions = (db: Kysely<Database>, productId: number) =>
  db
    .selectFrom('product_qa')
    .select(['question', 'answer'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Reading products (PD-01), and inquiries about them (PD-02). */
export default async function productRoutes(app: App): Promise<void> {
  registerInquiries(app);
  app.get(
    '/product/category/',
    forAll('All product categories', { response: { 200: productCategoryListSchema } }),
    async ({ reads }) => {
      const rows = await productCategories(reads.kysely);
      const results = rows.map((row) => ({ ...presentCategory(row), products_count: row.products_count }));
      return { count: results.length, results };
    },
  );

  app.get(
    '/product/category/:slug/',
    forAll('A product category with its products', {
      params: slugParamsSchema,
      response: { 200: productCategoryPageSchema },
    }),
    async ({ params, reads }) => {
      const category = await findCategory(reads.kysely, params.slug);
      if (!category) throw notFound('Diese Produktkategorie gibt es nicht.');
      const products = await productsOfCategory(reads.kysely, category.id);
      return { ...presentCategory(category), products: products.map((row) => presentCard(row, category)) };
    },
  );

  app.get(
    '/product/by-slug/:category/:slug/',
    forAll('A product with its questions and answers', {
      params: productParamsSchema,
      response: { 200: productSchema },
    }),
    async ({ params, reads }) => {
      const category = await findCategory(reads.kysely, params.category);
      const product = category && (await findProduct(reads.kysely, category.id, params.slug));
      if (!product) throw notFound('Dieses Produkt gibt es nicht.');
      return {
        ...presentCard(product, category),
        description_html: sanitizeHtml(product.description_html),
        qa: await productQuestions(reads.kysely, product.id),
      };
    },
  );
}

const presentCategory = (row: ProductCategoryRow): ProductCategory =>
  pick(row, ['slug', 'name', 'description', 'main_image']);

const presentCard = (row: ProductRow, { slug, name }: ProductCategoryRow): ProductCard => ({
  ...pick(row, ['id', 'title', 'slug', 'main_image', 'summary']),
  category: { slug, name },
});

/** The call that asks for advice about a product, for visitors too (PD-02). */
function registerInquiries(app: App): void {
  app.post(
    '/product/inquiry/',
    forAll(
      'Asks for advice about a product, for visitors too',
      { headers: idempotencyHeaderSchema, body: productInquirySchema, response: { 201: productInquiryAnswerSchema } },
      { rateLimit: limits.inquiry },
    ),
    async ({ headers, body, viewer }, answer) => {
      const from = { viewer, idempotencyKey: headers['idempotency-key'] };
      return answer.code(201).send(await sendInquiry(app, body, from));
    },
  );
}
