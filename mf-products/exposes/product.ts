import { ok, outcomeOf, routes, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import type { Product } from '@care/contracts/schemas';
import { productAddress, productsApi, stepsToProduct } from '../features/product/catalogue';
import { breadcrumbsJsonLd } from '@care/contracts/structured-data';
import { previewOf } from '@care/ui/more';
import { productText } from '../texts';

export { ProductPage as default } from '../routes/ProductPage';

/** Loads a product and its category. Only a failure of the product itself is a failure of the page. */
export async function load({ store, params, url }: PageContext): Promise<PageOutcome> {
  // A preview is loaded when the session is known.
  if (previewOf(url)) return ok;
  const address = productAddress(params);
  const [{ error }] = await Promise.all([
    store.dispatch(productsApi.product.initiate(address)),
    store.dispatch(productsApi.category.initiate({ category: address.category })),
  ]);
  return outcomeOf(error);
}

export function head({ store, params, url }: PageContext): PageHead {
  const { data } = productsApi.product.select(productAddress(params))(store.getState());
  if (!data || previewOf(url)) return { title: productText('products'), robots: 'noindex,follow' };
  const canonical = pathOf(data);
  return {
    title: titleOf(data),
    description: descriptionOf(data),
    canonical,
    image: data.main_image?.url,
    ...(__ON_SERVER__ && {
      jsonLd: [productJsonLd(data), ...faqJsonLd(data), breadcrumbsJsonLd(stepsToProduct(data))],
    }),
  };
}

const titleOf = ({ title, category }: Product): string =>
  productText('productTitle', { product: title, category: category.name });

/** Title, the editors' summary, and a sentence about the questions if there are any. */
function descriptionOf(product: Product): string {
  const { summary, qa } = product;
  const title = titleOf(product);
  const start = summary ? productText('productSummary', { title, summary }) : `${title}.`;
  return qa.length > 0 ? `${start} ${productText('productQuestions')}` : start;
}

const pathOf = ({ category, slug }: Product): string =>
  routes.product.build({ category: category.slug, product: slug });

/** Paths are relative; the document makes them absolute. */
const productJsonLd = (product: Product): object => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: product.summary || undefined,
  category: product.category.name,
  url: pathOf(product),
  ...(product.main_image ? { image: product.main_image.url } : {}),
});

const faqJsonLd = ({ qa }: Product): object[] =>
  qa.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: qa.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        },
      ];
