import { routes, t } from '@care/contracts';
import type { ProductCard } from '@care/contracts/schemas';

interface Step {
  label: string;
  to: string;
}

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
