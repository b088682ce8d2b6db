import type { CompanyPage, JobOffer, OwnApplication } from '@care/contracts/schemas';
import { applyApi } from './apply-api';

/** The user's application for the same position that is not withdrawn (PP-16); null if there is none, undefined during loading. */
export function useEarlierApplication(company: CompanyPage, offer?: JobOffer): OwnApplication | null | undefined {
  const { data, isLoading } = applyApi.own.useQuery();
  if (isLoading) return undefined;
  const isSame = ({ company: { id }, job_offer, status }: OwnApplication): boolean =>
    id === company.id && job_offer?.id === offer?.id && status !== 'WITHDRAWN';
  // After a failed load the form is shown; the server checks again.
  return data?.results.find(isSame) ?? null;
}
