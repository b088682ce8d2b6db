import { defineSliceApi, type ApiError } from '@care/contracts';
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

/** The failure of a call; anything that is not one of the known four is a bug and looks like no answer. */
export const asApiError = (error: ApiError | object): ApiError =>
  'kind' in error ? error : { kind: 'network', message: 'Network Error' };
