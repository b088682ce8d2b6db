import { outcomeOf, routes, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { productsApi, stepsToIndex } from '../features/product/catalogue';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { productText } from '../texts';

export { CategoriesPage as default } from '../routes/CategoriesPage';

/** Loads all categories. */
export async function load({ store }: PageContext): Promise<PageOutcome> {
  const { error } = await store.dispatch(productsApi.categories.initiate());
  return outcomeOf(error);
}

export const head = (): PageHead => ({
  title: productText('indexTitle'),
  description: productText('indexDescription'),
  canonical: routes.products.build(),
  ...(__ON_SERVER__ && { jsonLd: [breadcrumbsJsonLd(stepsToIndex())] }),
});
