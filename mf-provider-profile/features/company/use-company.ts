import { companySlugOf } from './load-company';
import { profileApi } from './profile-api';

/** The provider of this page. After signing in, the visitor's answer stays until the user's answer is loaded. */
export function useCompany(params: Parameters<typeof companySlugOf>[0]) {
  const slug = companySlugOf(params);
  const { data, error, isFetching, refetch } = profileApi.company.useQuery(slug);
  return { company: data?.slug === slug ? data : undefined, error, isFetching, refetch };
}
