import { routes, t } from '@care/contracts';
import type { ProductCard } from '@care/contracts/schemas';

interface Step {
  label: string;
  to: string;
}

type Category = ProductCard['category'];

/** From the home page down to the index of all categories. */
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

/** The steps as breadcrumbs: the last one is the page itself and no link. */
export const crumbsOf = (steps: Step[]) =>
  steps.map(({ label, to }, index) => (index < steps.length - 1 ? { label, to } : { label }));

/** The steps for search engines; paths become whole addresses in the document. */
export const breadcrumbsJsonLd = (steps: Step[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: to,
  })),
});
