import { outcomeOf, routes, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import { productsApi } from '../features/product/api';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { stepsToCategory } from '../features/product/crumbs';
import { productText } from '../texts';

/** Loads a category, and all categories for the links. Only a failure of the category itself is a failure of the page. */
export async function load({ store, params }: PageContext): Promise<PageOutcome> {
  const [{ error }] = await Promise.all([
    store.dispatch(productsApi.category.initiate(params.category ?? '')),
    store.dispatch(productsApi.categories.initiate()),
  ]);
  return outcomeOf(error);
}

export function head({ store, params }: PageContext): PageHead {
  const { data } = productsApi.category.select(params.category ?? '')(store.getState());
  if (!data) return { title: productText('products'), robots: 'noindex,follow' };
  return {
    title: productText('categoryTitle', { category: data.name }),
    description:
      data.description || productText('categoryDescription', { category: data.name, count: data.products.length }),
    canonical: routes.productCategory.build({ category: data.slug }),
    image: data.main_image?.url,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsJsonLd(stepsToCategory(data))] }),
  };
}
