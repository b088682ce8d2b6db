import type { CompanyPage, CompanySearchAnswer, RatingList } from '@care/contracts/schemas';

/** What the backend itself answers: tests compare pages with it, so that no number of the demo data is written down here. */
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

export const companyBySlug = (slug: string): Promise<CompanyPage> => askBackend(`/company/by-slug/${slug}/`);
export const ratingsOf = (companyId: number): Promise<RatingList> => askBackend(`/rating/list/${companyId}/`);
