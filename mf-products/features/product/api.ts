import { defineSliceApi } from '@care/contracts';
import type { ContentKind } from '@care/contracts/content-kinds';
import type { Product, ProductCategoryList, ProductCategoryPage } from '@care/contracts/schemas';

/** The slugs of a product and its category; `preview`: the version that an EDITOR sees in place of the public one (OP-30). */
interface CategoryAddress {
  category: string;
  preview?: string | undefined;
}
export interface ProductAddress extends CategoryAddress {
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
const draftPath = (kind: ContentKind, slug: string, version: string) =>
  `/admin/content/page/${kind}/${segment(slug)}/${version}/`;
/** An editor changes a draft on the desk. */
const providesTags = (_page: unknown, _error: unknown, { preview }: { preview?: string | undefined }) =>
  preview ? [{ type: 'User' as const, id: 'CONTENT' }] : [];

export const productsApi = defineSliceApi('products', (build) => ({
  /** All categories in their order (PD-01). */
  categories: build.query<ProductCategoryList, void>({ query: () => '/product/category/' }),
  /** A category with its products; the argument is its address (PD-01). */
  category: build.query<ProductCategoryPage, CategoryAddress>({
    query: ({ category, preview }) =>
      preview ? draftPath('product_category', category, preview) : `/product/category/${segment(category)}/`,
    providesTags,
  }),
  /** A product with its questions and answers (PD-01). */
  product: build.query<Product, ProductAddress>({
    query: ({ category, product, preview }) =>
      preview ? draftPath('product', product, preview) : `/product/by-slug/${segment(category)}/${segment(product)}/`,
    providesTags,
  }),
}));
