import { defineSliceApi } from '@care/contracts';
import type { Product, ProductCategoryPage } from '@care/contracts/schemas';

/** Where a product is: its own slug below its category's. */
export interface ProductAddress {
  category: string;
  product: string;
}

const segment = encodeURIComponent;

export const productsApi = defineSliceApi('products', (build) => ({
  /** A category with its products; the argument is its slug (PD-01). */
  category: build.query<ProductCategoryPage, string>({ query: (slug) => `/product/category/${segment(slug)}/` }),
  /** A product with its questions and answers (PD-01). */
  product: build.query<Product, ProductAddress>({
    query: ({ category, product }) => `/product/by-slug/${segment(category)}/${segment(product)}/`,
  }),
}));
