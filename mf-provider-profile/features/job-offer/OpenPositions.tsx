import { asApiError } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { ErrorPanel, Loading, SkeletonCard } from '@care/ui';
import { profileText } from '../../texts';
import { profileApi } from '../company/profile-api';
import { JobOfferCard, JobOfferList } from './JobOfferCard';

/** All open job offers of a provider, newest first. */
export function OpenPositions({ company }: { company: CompanyPage }) {
  const { data, error, isFetching, refetch } = profileApi.jobOffers.useQuery(company.id);
  if (!data && error) {
    return <ErrorPanel error={asApiError(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonCard />
      </Loading>
    );
  }
  // The owner's answer also contains drafts and ended offers; this page shows only public ones.
  const open = data.results.filter(({ status }) => status === 'PUBLISHED');
  if (open.length === 0) return <p>{profileText('jobs.none')}</p>;
  return (
    <JobOfferList>
      {open.map((offer) => (
        <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
      ))}
    </JobOfferList>
  );
}
