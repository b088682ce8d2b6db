import type {
  CompanyPage,
  CompanySearchAnswer,
  JobOfferCard,
  Product,
  ProductCard,
  ProductCategoryList,
  ProductCategoryPage,
  RatingList,
} from '@care/contracts/schemas';

/** The answer of the backend. Tests compare pages with it, so that they contain no number of the demo data. */
export async function askBackend<Answer>(path: string): Promise<Answer> {
  const response = await fetch(`${process.env.E2E_API}/api-backend${path}`);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return (await response.json()) as Answer;
}

/** Searches providers with the parameters of the API. */
export const searchCompanies = (parameters: Record<string, string | number>): Promise<CompanySearchAnswer> =>
  askBackend(
    `/company/search/?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`,
  );

/** A page of ten, from 1. */
export const ratingsOf = (companyId: number, page = 1): Promise<RatingList> =>
  askBackend(`/rating/list/${companyId}/?limit=10&offset=${10 * (page - 1)}`);

const productCategory = (slug: string): Promise<ProductCategoryPage> => askBackend(`/product/category/${slug}/`);

async function categories(): Promise<ProductCategoryPage[]> {
  const { results } = await askBackend<ProductCategoryList>('/product/category/');
  return Promise.all(results.map(({ slug }) => productCategory(slug)));
}
const detailsOf = ({ category, slug }: ProductCard): Promise<Product> =>
  askBackend(`/product/by-slug/${category.slug}/${slug}/`);

/** The first product of the first category that has any. */
export async function someProduct(): Promise<Product> {
  const [first] = (await categories()).flatMap(({ products }) => products);
  if (!first) throw new Error('there are no products');
  return detailsOf(first);
}

/** The open job offers of a provider, latest first. */
export async function offersOf(companySlug: string): Promise<JobOfferCard[]> {
  const { id } = await askBackend<CompanyPage>(`/company/by-slug/${companySlug}/`);
  return (await askBackend<{ results: JobOfferCard[] }>(`/company/${id}/job-offers/`)).results;
}
