import { defineSliceApi } from '@care/contracts';
import type { Product, ProductCategoryList, ProductCategoryPage } from '@care/contracts/schemas';

/** The slugs of a product and its category. */
export interface ProductAddress {
  category: string;
  product: string;
}

/** The product in a URL. */
export const productAddress = ({
  category = '',
  product = '',
}: Record<string, string | undefined>): ProductAddress => ({
  category,
  product,
});

const segment = encodeURIComponent;

export const productsApi = defineSliceApi('products', (build) => ({
  /** All categories in their order (PD-01). */
  categories: build.query<ProductCategoryList, void>({ query: () => '/product/category/' }),
  /** A category with its products; the argument is its slug (PD-01). */
  category: build.query<ProductCategoryPage, string>({ query: (slug) => `/product/category/${segment(slug)}/` }),
  /** A product with its questions and answers (PD-01). */
  product: build.query<Product, ProductAddress>({
    query: ({ category, product }) => `/product/by-slug/${segment(category)}/${segment(product)}/`,
  }),
}));
