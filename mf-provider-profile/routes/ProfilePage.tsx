import { Suspense, useState, useEffect, type ReactNode } from 'react';
import { Slot, useMember, type PageProps, jobOffersPath, formatDate } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { StandaloneLink, Stack } from '@care/ui';
import { PLACE_KINDS, type ShownPlaces } from '@care/contracts/free-places';
import { PlacesState } from '@care/ui/more';
import { useLazyModule } from '@care/ui/lazy';
import { CompanyFrame } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany, useCountedVisit } from '../features/company/load-company';
import { asVisitor, isHiring } from '../features/company/visible-parts';
import { LocationSection } from '../features/company-sections/LocationSection';
import {
  BenefitsSection,
  FeaturesSection,
  ServicesSection,
  QualificationsSection,
} from '../features/company-sections/OfferSections';
import { AboutSections, SectionArea, ProfileSection } from '../features/company-sections/ProfileSection';
import { SectionLinks, PLACES_SECTION_ID } from '../features/company-frame/SectionLinks';
import { MessageSection } from '../features/contact/MessageSection';
import { CostsSection } from '../features/prices/costs-section';
import { profileText } from '../texts';
import { JobOfferCard, JobOfferList } from '../features/job-offer/JobOfferCard';
import { FactGrid } from '../features/company/FactGrid';
import { useIsOwner } from '../features/viewer/use-viewer-role';
import type { Preview, PublicView } from '../features/editing/OwnerProfile';

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

const freeText = ({ free, from }: ShownPlaces['kinds'][number]): string =>
  from
    ? profileText('places.from', { count: free, date: formatDate(from) })
    : profileText('places.now', { count: free });

/** The free places of a profile by kind, with the age of the statement (PL-06). */
const PlacesSection = ({ places }: { places: ShownPlaces }) => (
  <ProfileSection id={PLACES_SECTION_ID} title={profileText('facts.freePlaces')}>
    <Stack>
      <div>
        <PlacesState places={places} />
      </div>
      <FactGrid facts={places.kinds.map((kind) => [PLACE_KINDS[kind.kind].label, freeText(kind)] as const)} />
    </Stack>
  </ProfileSection>
);

const fetchOwnerProfile = () => import('../features/editing/OwnerProfile');

type Sections = (company: CompanyPage) => ReactNode;

interface ForOwnerProps {
  company: CompanyPage;
  /** The sections that the owner edits, above and below `middle`. */
  above: Sections;
  below: Sections;
  /** The part of the page between the sections. It stays as it is while the owner's forms take their place. */
  middle: ReactNode;
  preview: Preview;
  children: ReactNode;
}

/** The sections of a profile; for the owner with the lazy-loaded forms (PP-06). */
function ForOwner({ company, above, below, middle, preview, children }: ForOwnerProps) {
  const isOwner = useIsOwner(company);
  const { lazy, load } = useLazyModule(fetchOwnerProfile);
  const [view, setView] = useState<PublicView>(company);
  useEffect(() => {
    if (isOwner) load();
  }, [isOwner, load]);
  const owner = isOwner && lazy.kind === 'ready' && lazy.module;
  const shown = owner ? view : company;
  return (
    <>
      {owner && <owner.OwnerProfile company={company} preview={preview} onView={setView} />}
      {shown && above(shown)}
      {middle}
      {shown && below(shown)}
      {children}
    </>
  );
}
