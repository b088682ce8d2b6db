import { defineSliceApi, routes, t, type PageContext } from '@care/contracts';
import type { Crumb } from '@care/ui';
import type { ContentKind } from '@care/contracts/content-kinds';
import type { Product, ProductCategoryList, ProductCategoryPage, ProductCard } from '@care/contracts/schemas';

/** The slugs of a product and its category; `preview`: the version that an EDITOR sees in place of the public one (OP-30). */
interface CategoryAddress {
  category: string;
  preview?: string | undefined;
}
interface ProductAddress extends CategoryAddress {
  product: string;
}

/** The product in a URL. */
export const productAddress = ({ category = '', product = '' }: PageContext['params']) => ({ category, product });

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

type Step = Required<Crumb>;
type Category = ProductCard['category'];

/** The path from the home page to the index of categories. */
export const stepsToIndex = (): Step[] => [
  { label: t('nav.home'), to: routes.home.build() },
  { label: t('nav.products'), to: routes.products.build() },
];

export const stepsToCategory = ({ name, slug }: Category): Step[] => [
  ...stepsToIndex(),
  { label: name, to: routes.productCategory.build({ category: slug }) },
];

export const stepsToProduct = ({ title, slug, category }: Pick<ProductCard, 'title' | 'slug' | 'category'>): Step[] => [
  ...stepsToCategory(category),
  { label: title, to: routes.product.build({ category: category.slug, product: slug }) },
];

/** The steps as breadcrumbs; the last one is the current page without a link. */
export const crumbsOf = (steps: Step[]) =>
  steps.map(({ label, to }, index) => (index < steps.length - 1 ? { label, to } : { label }));
