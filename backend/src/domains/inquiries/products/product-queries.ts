import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema';

export type ProductCategoryRow = Selectable<Database['product_category']>;
export type ProductRow = Selectable<Database['product']>;

export const productCategories = (db: Kysely<Database>) =>
  db
    .selectFrom('product_category')
    .leftJoin('product', 'product.category_id', 'product_category.id')
    .selectAll('product_category')
    .select(({ fn }) => fn.count<number>('product.id').as('products_count'))
    .groupBy('product_category.id')
    .orderBy('product_category.position')
    .orderBy('product_category.id')
    .execute();

export const findCategory = (db: Kysely<Database>, slug: string): Promise<ProductCategoryRow | undefined> =>
  db.selectFrom('product_category').selectAll().where('slug', '=', slug).executeTakeFirst();

export const productsOfCategory = (db: Kysely<Database>, categoryId: number): Promise<ProductRow[]> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('category_id', '=', categoryId)
    .orderBy('position')
    .orderBy('id')
    .execute();

export const findProduct = (db: Kysely<Database>, categoryId: number, slug: string): Promise<ProductRow | undefined> =>
  db
    .selectFrom('product')
    .selectAll()
    .where('category_id', '=', categoryId)
    .where('slug', '=', slug)
    .executeTakeFirst();

/** Questions and answers about a product, in their order. */
export const productQuestions = (db: Kysely<Database>, productId: number) =>
  db
    .selectFrom('product_qa')
    .select(['question', 'answer'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute();
