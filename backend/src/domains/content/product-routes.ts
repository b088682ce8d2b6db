import {
  productCategoryListSchema,
  productCategoryPageSchema,
  productParamsSchema,
  productSchema,
  slugParamsSchema,
} from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { notFound } from '../../platform/http/errors';
import { publicContent, publicText } from './editing/content-store';
import { presentCategory, presentCategoryPage, presentProduct, publicProducts } from './products';

const forAll = calls('product');

/** Reading products (PD-01). */
export default async function productRoutes(app: App): Promise<void> {
  app.get(
    '/product/category/',
    forAll('All product categories', { response: { 200: productCategoryListSchema } }),
    async ({ reads: { kysely } }) => {
      const [categories, products] = await Promise.all([
        publicContent(kysely, 'product_category')
          .orderBy(sql`(fields->>'position')::int`)
          .orderBy('id')
          .execute(),
        publicProducts(kysely).clearSelect().select('c.slug').execute(),
      ]);
      const results = categories.map((one) => ({
        ...presentCategory(one),
        products_count: products.filter(({ slug }) => slug === one.slug).length,
      }));
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
      const category = await publicText(reads.kysely, 'product_category', params.slug);
      if (!category) throw notFound('Diese Produktkategorie gibt es nicht.');
      return presentCategoryPage(reads.kysely, category);
    },
  );

  app.get(
    '/product/by-slug/:category/:slug/',
    forAll('A product with its questions and answers', {
      params: productParamsSchema,
      response: { 200: productSchema },
    }),
    async ({ params: { category, slug }, reads }) =>
      presentProduct(
        await publicProducts(reads.kysely)
          .where('c.slug', '=', category)
          .where('p.slug', '=', slug)
          .executeTakeFirstOrThrow(() => notFound('Dieses Produkt gibt es nicht.')),
      ),
  );
}
