import type { SlotProps } from '@care/contracts';
import { asApiError } from '@care/contracts';
import { ErrorPanel, Loading, SkeletonCard } from '@care/ui';
import { profileApi } from '../company/profile-api';
import { OwnOffers } from './OwnOffers';

/** The own job offers in the company area. */
export function CompanyJobOffers({ companySlug }: SlotProps['company.job-offers']) {
  const { data: company, error, isFetching, refetch } = profileApi.company.useQuery(companySlug);
  if (company) return <OwnOffers company={company} />;
  if (error) return <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading>
      <SkeletonCard />
    </Loading>
  );
}
