import type { PageProps } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Stack } from '@care/ui';
import { CompanyFrame } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder, CardPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany } from '../features/company/load-company';
import { hasJobsTab } from '../features/company/visible-parts';
import { BenefitsSection } from '../features/company-sections/OfferSections';
import { ProfileSection } from '../features/company-sections/ProfileSection';
import { RolePrompt } from '../features/prompts/RolePrompt';
import { LazyOwnOffers } from '../features/job-editor/lazy-parts';
import { NotInTier } from '../features/job-offer/NotInTier';
import { jobOfferText } from '../features/job-offer/texts';
import { useIsOwner } from '../features/viewer/use-viewer-role';
import { profileText } from '../texts';
import { profileApi } from '../features/company/profile-api';
import { JobOfferCard } from '../features/job-offer/JobOfferCard';

/** The tab "Wir als Arbeitgeber": benefits and all open job offers, for the owner all offers (PP-02, PP-04). */
export function JobOffersPage({ params }: PageProps) {
  const { company, ...loading } = useCompany(params);
  if (!company) return <CompanyPlaceholder {...loading} />;
  return (
    <CompanyFrame company={company} tab="jobs">
      {hasJobsTab(company) ? <Employer company={company} /> : <FreeProfile />}
    </CompanyFrame>
  );
}

function Employer({ company }: { company: CompanyPage }) {
  const isOwner = useIsOwner(company);
  return (
    <>
      <BenefitsSection benefits={company.benefits} />
      <ProfileSection id="stellen" title={profileText('jobs.title')}>
        {isOwner ? <LazyOwnOffers company={company} /> : <OpenPositions company={company} />}
      </ProfileSection>
      <RolePrompt company={company} />
    </>
  );
}

/** Shown to the owner of a free profile; all others are redirected (PP-03). */
const FreeProfile = () => (
  <ProfileSection id="stellen" title={profileText('jobs.title')}>
    <NotInTier text={jobOfferText('freeTier')} />
  </ProfileSection>
);

/** All open job offers of a provider, newest first. */
function OpenPositions({ company }: { company: CompanyPage }) {
  const { data, ...loading } = profileApi.jobOffers.useQuery(company.id);
  if (!data) return <CardPlaceholder {...loading} />;
  // The owner's answer also contains drafts and ended offers; this page shows only public ones.
  const open = data.results.filter(({ status }) => status === 'PUBLISHED');
  if (open.length === 0) return <p>{profileText('jobs.none')}</p>;
  return (
    <Stack as="ul">
      {open.map((offer) => (
        <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
      ))}
    </Stack>
  );
}
