import type { CompanyPage, GalleryItem as StoredItem, Image } from '@care/contracts/schemas';
import { Container, media, Badge, Heading, Link, RatingSummary, Row, Stack, VisuallyHidden, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { jobOffersPath, profilePath, formatEuros, placeLabel, ratingsPath, t } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import { PlacesState, SideColumns } from '@care/ui/more';
import { MapPin } from 'lucide-react';
import { useActions } from '../viewer-actions/use-actions';
import { CompanyCrumbs } from '../company/CompanyCrumbs';
import { ContactBar } from './ContactBar';
import { ContactCard } from './ContactCard';
import { profileText } from '../../texts';
import { hasJobsTab, isHiring, seeksStaff } from '../company/visible-parts';
import { addressLines } from '../company/company-address';
import { factsOf, serviceLabel } from '../company/facts';
import { CompanyLogo } from '../company/CompanyLogo';
import { FactGrid } from '../company/FactGrid';
import { allows } from '@care/contracts/tiers';
import { Gallery, PlainGallery, type GalleryItem } from '@care/ui/gallery';

export const Columns = styled(SideColumns)`
  padding-bottom: var(--s-6);
  ${media.belowDesktop} {
    gap: var(--s-5);
  }
  ${media.print} {
    display: block;
  }
`;

export const Aside = styled.aside`
  min-width: 0;
  ${media.desktop} {
    position: sticky;
    top: 1rem;
  }
`;

const TabRow = styled.div`
  margin-top: var(--s-4);
`;

interface CompanyFrameProps {
  company: CompanyPage;
  tab: CompanyTab;
  children: ReactNode;
}

/** The layout of both tabs of a profile: header, pictures, tabs, contact card, contact bar on phones (PP-02, PP-05). */
export function CompanyFrame({ company, tab, children }: CompanyFrameProps) {
  const { ownActions } = useActions();
  const header = <CompanyHeader company={company} />;
  return (
    <>
      <Container>
        <CompanyCrumbs company={company} />
        {ownActions && <ownActions.InReview company={company} />}
        <Columns>
          <div>
            {tab === 'profile' ? <CompanyPictures company={company}>{header}</CompanyPictures> : header}
            <TabRow data-print="hide">
              <CompanyTabs company={company} active={tab} />
            </TabRow>
            {children}
          </div>
          <Aside>
            <Suspense>
              <ContactCard company={company} />
            </Suspense>
          </Aside>
        </Columns>
      </Container>
      <ContactBar company={company} />
    </>
  );
}

type CompanyTab = 'profile' | 'jobs';

/** The tabs "Profil" and "Wir als Arbeitgeber"; the second only with the right to it (PP-02, PP-03). */
function CompanyTabs({ company, active }: { company: CompanyPage; active: CompanyTab }) {
  const hires = isHiring(company) && <Badge kind="plain">{company.job_offers_count}</Badge>;
  const jobsLabel = (
    <>
      {profileText('tabs.jobs')} {hires}
    </>
  );
  const profile = { to: profilePath(company.slug), label: profileText('tabs.profile'), active: active === 'profile' };
  const jobs = { to: jobOffersPath(company.slug), label: jobsLabel, active: active === 'jobs' };
  const showsJobsTab = hasJobsTab(company) || company.viewer.is_owner;
  return <TabLinks label={profileText('tabs.label')} items={showsJobsTab ? [profile, jobs] : [profile]} />;
}

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
  ${media.phone} {
    gap: var(--s-2);
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4);
  align-items: start;
  & > :last-child {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & h1 {
    font-size: min(clamp(1.75rem, 1.5rem + 1.2vw, 2.5rem), 10.5vw);
    line-height: 1.14;
  }
`;

const Services = styled.p`
  font-size: var(--t-meta);
  line-height: 1.4;
  font-weight: 600;
  color: var(--green-700);
`;

const HeadRow = styled(Row)`
  gap: 0.3rem var(--s-5);
`;

const RatingLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-touch);
  color: inherit;
`;

const FactRow = styled(FactGrid)`
  padding-block: var(--s-3);
  border-block: 1px solid var(--line);
  line-height: 1.35;
`;

const FEATURES_SHOWN = 2;

/** The header of a profile: services, name, rating, address, badges and what the provider says in short (PP-05). */
const CompanyHeader = ({ company }: { company: CompanyPage }) => (
  <Head>
    <Name>
      {company.logo && <CompanyLogo name={company.name} logo={company.logo} />}
      <Stack gap="small">
        {company.services.length > 0 && (
          <Services>{company.services.slice(0, 3).map(serviceLabel).join(' · ')}</Services>
        )}
        <Heading level={1}>{company.name}</Heading>
      </Stack>
    </Name>
    <HeadRow>
      <RatingLink to={ratingsPath(company.slug)}>
        <VisuallyHidden>{profileText('ratings')}</VisuallyHidden>
        <RatingSummary average={company.average_rating} count={company.ratings_count} />
      </RatingLink>
      <WithIcon icon={MapPin} size="small">
        {addressLines(company.street).join(', ')}
      </WithIcon>
    </HeadRow>
    {(company.is_wpw_confirmed || isHiring(company) || seeksStaff(company)) && (
      <HeadRow>
        {company.is_wpw_confirmed && (
          <Badge kind="confirmed" title={profileText('confirmedHint')}>
            {t('badges.confirmed')}
          </Badge>
        )}
        {isHiring(company) && (
          <Badge kind="hire" to={jobOffersPath(company.slug)}>
            {profileText('hireCount', { hire: t('badges.weHire'), count: company.job_offers_count })}
          </Badge>
        )}
        {seeksStaff(company) && <Badge kind="wanted">{t('badges.personalWanted')}</Badge>}
      </HeadRow>
    )}
    <FactRow facts={factsIn(company)} />
  </Head>
);

/** Only what the provider has said. */
function factsIn(company: CompanyPage): ComponentProps<typeof FactGrid>['facts'] {
  const { place, features, own_share, places } = company;
  const shown = features.slice(0, FEATURES_SHOWN).map(({ name }) => name);
  return [
    [profileText('facts.ownShare'), own_share && profileText('facts.aMonth', { amount: formatEuros(own_share) })],
    [profileText('facts.freePlaces'), places && <PlacesState key="places" places={places} />],
    [profileText('facts.places'), places?.total],
    [profileText('facts.features'), shown.join(', ')],
    [profileText('facts.place'), place && placeLabel(place)],
    ...factsOf(company).map(({ label, text }) => [label, text] as const),
  ];
}

const BesideHeader = styled.div`
  display: grid;
  gap: var(--s-4);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem);
    align-items: start;
  }
`;

/** Size reserved for a picture of unknown size. */
const fallbackSize = { width: 1200, height: 900 };

/** A picture or video; `n` is its place in the list, for those without a description. */
function shownItem(item: Image & Partial<StoredItem>, name: string, n: number): GalleryItem {
  const { id, url, alt, variants, file_type, captions } = item;
  const width = item.width ?? fallbackSize.width;
  const height = item.height ?? fallbackSize.height;
  const common = { id, url, alt: alt || profileText(file_type === 'VIDEO' ? 'video' : 'picture', { n, name }) };
  if (file_type !== 'VIDEO') return { ...common, kind: 'image', variants, width, height };
  const widest = variants.at(-1);
  return {
    ...common,
    kind: 'video',
    ...(captions && { captions }),
    ...(widest && { poster: { url: widest.url, variants, width, height } }),
  };
}

interface CompanyPicturesProps {
  company: CompanyPage;
  /** The header of the profile. */
  children: ReactNode;
}

/**
 * The header with main image and gallery: several in a band below it, one beside it, none without any frame. Only with
 * the right to a main image is there a carousel and a full-screen view (PP-02, PP-05).
 */
export function CompanyPictures({ company, children }: CompanyPicturesProps) {
  const { name, main_image, subscription, gallery_limit } = company;
  // The owner's answer has all stored items.
  const gallery = company.gallery.slice(0, gallery_limit);
  const withMain = main_image ? 1 : 0;
  const common = {
    items: gallery.map((item, index) => shownItem(item, name, index + 1 + withMain)),
    label: profileText('media'),
    eager: true,
  };
  // Main image and gallery items have separate id sequences.
  const main = main_image ? { ...shownItem(main_image, name, 1), id: 'main' } : undefined;
  const pictures = allows(subscription, 'mainImage') ? (
    <Gallery {...common} main={main} />
  ) : (
    <PlainGallery {...common} />
  );
  const count = gallery.length + withMain;
  if (count === 0) return children;
  const Frame = count > 1 ? Stack : BesideHeader;
  return (
    <Frame>
      {children}
      <div>{pictures}</div>
    </Frame>
  );
}
