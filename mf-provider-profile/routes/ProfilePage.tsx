import { Suspense, useState, useEffect } from 'react';
import { Slot, useMember, type PageProps, jobOffersPath, formatDate, useHeldSession } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Icon, Link, Row, Stack, StandaloneLink, WithIcon } from '@care/ui';
import { PLACE_KINDS, type ShownPlaces } from '@care/contracts/free-places';
import { PlacesState } from '@care/ui/more';
import { useLazyModule } from '@care/ui/lazy';
import { CompanyFrame } from '../features/company-frame/CompanyFrame';
import { CompanyPlaceholder } from '../features/company/CompanyPlaceholder';
import { useCompany, useCountedVisit } from '../features/company/load-company';
import { asVisitor, isHiring } from '../features/company/visible-parts';
import {
  BenefitsSection,
  FeatureItems,
  QualificationsSection,
  ServiceList,
} from '../features/company-sections/OfferSections';
import { AboutSections, SectionArea, ProfileSection } from '../features/company-sections/ProfileSection';
import { MessageSection } from '../features/contact/MessageSection';
import { CostsSection } from '../features/prices/costs-section';
import { profileText } from '../texts';
import { JobOfferCard } from '../features/job-offer/JobOfferCard';
import { FactGrid } from '../features/company/FactGrid';
import { useIsOwner, useMayWrite } from '../features/viewer/use-viewer-role';
import type { Preview, PublicView } from '../features/editing/OwnerProfile';
import styled from '@emotion/styled';
import { MESSAGE_SECTION_ID } from '../features/contact/WriteButton';
import { COSTS_SECTION_ID, hasCosts } from '../features/prices/stated-forms';
import { LazyMap } from '@care/ui/map';
import { ExternalLink, MapPin } from 'lucide-react';
import { addressLines, openStreetMapUrl } from '../features/company/company-address';

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
        <Sections company={company} preview={preview} />
      </Suspense>
    </CompanyFrame>
  );
}

/** A visitor with a link into a section signs in first and comes back to it. */
function SignInFirst({ url }: Pick<PageProps, 'url'>) {
  useMember(url);
  return null;
}

const SectionsAbove = ({ company }: { company: CompanyPage }) => (
  <>
    <AboutSections {...company} />
    <ProfileSection id="leistungen" title={profileText('services')}>
      <ServiceList services={company.services} />
    </ProfileSection>
    {company.places && <PlacesSection places={company.places} />}
    <ProfileSection id="besonderheiten" title={profileText('features')}>
      <FeatureItems company={company} />
    </ProfileSection>
  </>
);

const SHOWN_ON_PROFILE = 3;

/** The newest job offers and a link to all of them (PP-05). */
const JobOffersSection = ({ company }: { company: CompanyPage }) =>
  isHiring(company) ? (
    <ProfileSection id="stellen" title={profileText('jobs.title')}>
      <Stack as="ul">
        {company.job_offers.slice(0, SHOWN_ON_PROFILE).map((offer) => (
          <JobOfferCard key={offer.id} offer={offer} companySlug={company.slug} />
        ))}
      </Stack>
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

/**
 * The sections of a profile; for the owner with the lazy-loaded forms (PP-06). Those that the owner does not edit stay
 * as they are while the forms take the place of the others.
 */
function Sections({ company, preview }: { company: CompanyPage; preview: Preview }) {
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
      {shown && <SectionsAbove company={shown} />}
      <LocationSection name={company.name} street={company.street} coords={company.coords} />
      <SectionArea tabIndex={-1}>
        <Slot name="provider.ratings" companyId={company.id} companySlug={company.slug} />
      </SectionArea>
      {shown && <BenefitsSection benefits={shown.benefits} />}
      {shown && <QualificationsSection qualifications={shown.qualifications} />}
      <JobOffersSection company={company} />
      <MessageSection company={company} />
    </>
  );
}

/** Where a profile lists the free places. */
const PLACES_SECTION_ID = 'freie-plaetze';

const Links = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-4);
  padding-top: var(--s-4);
  font-size: var(--t-meta);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }
`;

type Section = [id: string, label: string, exists: boolean];

/** The sections of a profile, and whether this profile has them. */
const sectionsOf = (company: CompanyPage, message: string, mayWrite: boolean): Section[] => [
  [COSTS_SECTION_ID, profileText('sections.costs'), hasCosts(company)],
  ['ueber-uns', profileText('about'), true],
  ['aktivitaeten', profileText('activities'), company.activities.trim() !== ''],
  ['leistungen', profileText('services'), true],
  [PLACES_SECTION_ID, profileText('facts.freePlaces'), company.places !== null],
  ['besonderheiten', profileText('features'), true],
  ['lage', profileText('location.title'), true],
  ['ratings', profileText('sections.ratings'), true],
  ['arbeitgebervorteile', profileText('benefits'), company.benefits.length > 0],
  ['qualifikationen', profileText('qualifications'), company.qualifications.length > 0],
  ['stellen', profileText('jobs.title'), isHiring(company)],
  [MESSAGE_SECTION_ID, message, mayWrite],
];

/** Links to the sections of a long profile, including the message form (PP-05, PP-14). */
function SectionLinks({ company }: { company: CompanyPage }) {
  const isSignedIn = useHeldSession().status === 'authenticated';
  const message = profileText(isSignedIn ? 'contact.write' : 'contact.form');
  const mayWrite = useMayWrite(company);
  const focusSection = (id: string) => document.getElementById(id)?.closest('section')?.focus({ preventScroll: true });
  return (
    <Links aria-label={profileText('sections.label')} data-print="hide">
      {sectionsOf(company, message, mayWrite).map(
        ([id, label, exists]) =>
          exists && (
            <Link key={id} to={`#${id}`} onClick={() => focusSection(id)}>
              {label}
            </Link>
          ),
      )}
    </Links>
  );
}

const loadMap = () => import('../features/map/ProviderMap').then((module) => module.ProviderMap);

/** The provider's address, a link to OpenStreetMap and a lazy-loaded map, which is not printed (PP-05, PP-13). */
export function LocationSection({ name, street, coords }: Pick<CompanyPage, 'name' | 'street' | 'coords'>) {
  const address = addressLines(street);
  return (
    <ProfileSection id="lage" title={profileText('location.title')}>
      <Stack>
        <Row between>
          <WithIcon icon={MapPin}>{address.join(', ')}</WithIcon>
          <StandaloneLink to={openStreetMapUrl(coords)} rel="noopener" data-print="hide">
            <Icon of={ExternalLink} />
            {profileText('location.open')}
          </StandaloneLink>
        </Row>
        <div data-print="hide">
          <LazyMap key={`${coords.lng} ${coords.lat} ${name}`} load={loadMap} props={{ name, address, coords }} />
        </div>
      </Stack>
    </ProfileSection>
  );
}
