import type { CompanyPage } from '@care/contracts/schemas';
import { profileText } from '../../texts';
import { CardPlaceholder } from '../company/CompanyPlaceholder';
import { profileApi } from '../company/profile-api';
import { JobOfferCard, JobOfferList } from './JobOfferCard';

/** All open job offers of a provider, newest first. */
export function OpenPositions({ company }: { company: CompanyPage }) {
  const { data, ...loading } = profileApi.jobOffers.useQuery(company.id);
  if (!data) return <CardPlaceholder {...loading} />;
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
