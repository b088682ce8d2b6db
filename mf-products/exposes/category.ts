import { ok, outcomeOf, routes, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import type { ProductCategoryPage } from '@care/contracts/schemas';
import { productsApi, stepsToCategory } from '../features/product/catalogue';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { previewOf } from '@care/ui/more';
import { productText } from '../texts';

export { CategoryPage as default } from '../routes/CategoryPage';

const LONGEST_DESCRIPTION = 160;

/**
 * Loads a category, and all categories for the links. Only a failure of the category itself is a failure of the page.
 */
export async function load({ store, params, url }: PageContext): Promise<PageOutcome> {
  // A preview is loaded when the session is known.
  if (previewOf(url)) return ok;
  const [{ error }] = await Promise.all([
    store.dispatch(productsApi.category.initiate({ category: params.category ?? '' })),
    store.dispatch(productsApi.categories.initiate()),
  ]);
  return outcomeOf(error);
}

export function head({ store, params, url }: PageContext): PageHead {
  const { data } = productsApi.category.select({ category: params.category ?? '' })(store.getState());
  if (!data || previewOf(url)) return { title: productText('products'), robots: 'noindex,follow' };
  return {
    title: productText('categoryTitle', { category: data.name }),
    description: descriptionOf(data),
    canonical: routes.productCategory.build({ category: data.slug }),
    robots: data.products.length > 0 ? undefined : 'noindex,follow',
    image: data.main_image?.url,
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsJsonLd(stepsToCategory(data))] }),
  };
}

/** The editors' text, with a sentence about the products if both together are no longer than search engines show. */
function descriptionOf({ name, description, products }: ProductCategoryPage): string | undefined {
  if (products.length === 0) return description || undefined;
  const sentence = productText('categoryDescription', { category: name, count: products.length });
  const both = `${description} ${sentence}`.trim();
  return both.length <= LONGEST_DESCRIPTION ? both : description;
}
