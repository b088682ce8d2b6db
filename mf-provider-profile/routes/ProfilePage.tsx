import { Suspense, useState } from 'react';
import { Slot, useMember, type PageProps, jobOffersPath } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { CompanyFrame } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany, useCountedVisit } from '../features/company/use-company';
import { asVisitor, isHiring } from '../features/company/visible-parts';
import { LocationSection } from '../features/company-sections/LocationSection';
import {
  BenefitsSection,
  FeaturesSection,
  ServicesSection,
  QualificationsSection,
} from '../features/company-sections/OfferSections';
import { PlacesSection } from '../features/places/PlacesSection';
import { AboutSections, SectionArea, ProfileSection } from '../features/company-sections/ProfileSection';
import { SectionLinks } from '../features/company-frame/SectionLinks';
import { MessageSection } from '../features/contact/MessageSection';
import { ForOwner } from '../features/editing/ForOwner';
import { StandaloneLink } from '@care/ui';
import { CostsSection } from '../features/prices/costs-section';
import { profileText } from '../texts';
import { JobOfferCard, JobOfferList } from '../features/job-offer/JobOfferCard';

/** The public profile of a provider (PP-05). */
export function ProfilePage({ params, url }: PageProps) {
  const { company, ...loading } = useCompany(params);
  useCountedVisit(company?.id);
  const preview = useState(false);
  if (!company) return <CompanyPlaceholder {...loading} />;
  const [isPreview] = preview;
  return (
    <CompanyFrame company={isPreview ? asVisitor(company) : company} tab="profile">
      {url.searchParams.has('edit') && <SignInFirst url={url} />}
      <SectionLinks company={company} />
      <CostsSection company={company} />
      {/* Hydrated after the head of the page, or at the first event in it. */}
      <Suspense>
        <ForOwner
          company={company}
          above={sectionsAbove}
          below={sectionsBelow}
          middle={<LocationAndRatings company={company} />}
          preview={preview}
        >
          <JobOffersSection company={company} />
          <MessageSection company={company} />
        </ForOwner>
      </Suspense>
    </CompanyFrame>
  );
}

/** A visitor with a link into a section signs in first and comes back to it. */
function SignInFirst({ url }: Pick<PageProps, 'url'>) {
  useMember(url);
  return null;
}

const sectionsAbove = (company: CompanyPage) => (
  <>
    <AboutSections {...company} />
    <ServicesSection services={company.services} />
    {company.places && <PlacesSection places={company.places} />}
    <FeaturesSection
      features={company.features}
      additional_features={company.additional_features}
      place={company.place}
    />
  </>
);

const sectionsBelow = (company: CompanyPage) => (
  <>
    <BenefitsSection benefits={company.benefits} />
    <QualificationsSection qualifications={company.qualifications} />
  </>
);

const LocationAndRatings = ({ company }: { company: CompanyPage }) => (
  <>
    <LocationSection name={company.name} street={company.street} coords={company.coords} />
    <SectionArea tabIndex={-1}>
      <Slot name="provider.ratings" companyId={company.id} companySlug={company.slug} />
    </SectionArea>
  </>
);

const SHOWN_ON_PROFILE = 3;

/** The newest job offers and a link to all of them (PP-05). */
const JobOffersSection = ({ company }: { company: CompanyPage }) =>
  isHiring(company) ? (
    <ProfileSection id="stellen" title={profileText('jobs.title')}>
      <JobOfferList>
        {company.job_offers.slice(0, SHOWN_ON_PROFILE).map((offer) => (
          <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
        ))}
      </JobOfferList>
      {company.job_offers.length > SHOWN_ON_PROFILE && (
        <StandaloneLink to={jobOffersPath(company.slug)}>{profileText('jobs.all')}</StandaloneLink>
      )}
    </ProfileSection>
  ) : null;
