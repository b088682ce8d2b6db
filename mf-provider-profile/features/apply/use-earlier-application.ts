import { useHeldSession } from '@care/contracts';
import type { CompanyPage, JobOffer, OwnApplication } from '@care/contracts/schemas';
import { applyApi } from './apply-api';

/** The own application for the same position, unless withdrawn: there is only one (PP-16). Undefined until that is known. */
export function useEarlierApplication(company: CompanyPage, offer?: JobOffer): OwnApplication | null | undefined {
  const session = useHeldSession();
  const userId = session.status === 'authenticated' ? session.user.id : '';
  const { data, isLoading } = applyApi.own.useQuery(userId);
  if (isLoading) return undefined;
  const isSame = ({ company: { id }, job_offer, status }: OwnApplication): boolean =>
    id === company.id && job_offer?.id === offer?.id && status !== 'WITHDRAWN';
  // Without an answer the form is there, and the server has its say.
  return data?.results.find(isSame) ?? null;
}
