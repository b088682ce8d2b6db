import {
  formatKm,
  jobOffersPath,
  profilePath,
  replyTimeLabel,
  t,
  useSession,
  formatEuros,
  isOverAYearOld,
} from '@care/contracts';
import { STREET_SEPARATOR } from '@care/contracts/constants';
import type { SearchFilters } from '@care/contracts/search';
import { allows } from '@care/contracts/tiers';
import type { CompanyCard as Company, CompanyCard } from '@care/contracts/schemas';
import { Badge, Button, Card, Meta, RatingSummary, Row, StretchedLink, Tag, TagList, WithIcon } from '@care/ui';
import { PlacesState } from '@care/ui/more';
import styled from '@emotion/styled';
import { MapPin, X } from 'lucide-react';
import { searchText } from '../../texts';
import { useTrackChoice } from '../search/use-track-choice';
import { CompanyPicture } from './CompanyPicture';
import { WatchCorner } from './WatchCorner';

const Layout = styled(Card)`
  display: grid;
  grid-template-columns: min(var(--size-card-picture), 40%) minmax(0, 1fr);
  gap: 0 var(--s-5);
  padding: var(--s-4);
  @media (min-width: 1024px) and (max-width: 1279px) {
    --size-card-picture: 10rem;
  }
  @media (max-width: 599px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-3);
    padding: 0 0 var(--s-4);
    overflow: hidden;
    &:has(a:focus-visible) {
      overflow: visible;
    }
  }
`;
const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.5rem;
  min-width: 0;
  @media (max-width: 599px) {
    padding-inline: var(--s-4);
  }
`;
const Heading = styled.div`
  @media (min-width: 600px) {
    padding-inline-end: var(--size-touch);
  }
`;
const CareForms = styled.p`
  margin-bottom: 0.3rem;
  color: var(--green-700);
  font-size: var(--t-meta);
  font-weight: 600;
  line-height: 1.4;
`;
const Name = styled.h3`
  font-size: clamp(1.25rem, 1.2rem + 0.25vw, 1.4375rem);
  line-height: 1.25;
`;
const Address = styled(WithIcon)`
  color: var(--ink-soft);
  font-size: var(--t-meta);
  line-height: var(--l-meta);
`;
const Badges = styled(Row)`
  gap: 0.25rem 0.9rem;
  margin-top: auto;
  padding-top: 0.35rem;
`;
const Remove = styled(Button)`
  position: relative;
  z-index: 2;
  align-self: flex-start;
  margin-inline-start: -0.75rem;
`;

const MAX_FEATURES = 3;

interface CompanyCardProps {
  company: Company;
  /** The search that found it, for which grade its own share is shown. */
  search?: SearchFilters;
  /** The illustration that the list has chosen for the provider. */
  drawn?: string;
  /** True for the first cards of the list, whose pictures load at once. */
  eager?: boolean;
  /**
   * Removes the provider from the watch list. The button is shown only with this prop and to signed-in users (SR-13).
   */
  onRemove?: (company: Company) => void;
}

/** A provider in a list. The name is the link that covers the card. Badges and buttons are separate targets (SR-13). */
export function CompanyCard({ company, search, drawn, eager = false, onRemove }: CompanyCardProps) {
  const isSignedIn = useSession().status === 'authenticated';
  const { id, slug, name, city, services, average_rating, ratings_count, reply_days } = company;
  const track = useTrackChoice('company');
  return (
    <Layout as="article" interactive>
      <CompanyPicture company={company} drawn={drawn} eager={eager} />
      <Body>
        <Heading>
          <CareForms>{services.map((service) => service.name).join(' · ')}</CareForms>
          <Name>
            <StretchedLink to={profilePath(slug)} onClick={() => track(id, city)}>
              {name}
            </StretchedLink>
          </Name>
        </Heading>
        <Address icon={MapPin} size="small">
          {addressOf(company)}
        </Address>
        <RatingSummary average={average_rating} count={ratings_count} />
        {reply_days !== null && <Meta>{replyTimeLabel(reply_days)}</Meta>}
        <OwnShare company={company} search={search} />
        {company.places && <PlacesState places={company.places} />}
        <Features names={company.features.map((feature) => feature.name)} />
        <Marks company={company} />
        {onRemove && isSignedIn && (
          <Remove
            variant="bgNone"
            size="small"
            icon={X}
            aria-label={searchText('card.removeName', { name })}
            onClick={() => onRemove(company)}
          >
            {searchText('card.remove')}
          </Remove>
        )}
      </Body>
      {!onRemove && <WatchCorner id={id} name={name} />}
    </Layout>
  );
}

/** "Neusser Straße 118, 50733 Köln · 2,4 km entfernt", without the country. */
function addressOf({ street, distance_km }: Company): string {
  const address = street.split(STREET_SEPARATOR).slice(0, 2).join(STREET_SEPARATOR);
  return distance_km === null ? address : `${address} · ${searchText('card.distance', { km: formatKm(distance_km) })}`;
}

function Features({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - MAX_FEATURES;
  return (
    <TagList aria-label={t('search.features')}>
      {names.slice(0, MAX_FEATURES).map((name) => (
        <Tag as="li" key={name}>
          {name}
        </Tag>
      ))}
      {rest > 0 && <Tag as="li">{searchText('card.more', { count: rest })}</Tag>}
    </TagList>
  );
}

function Marks({ company: { slug, subscription, job_offers_count, is_wpw_confirmed } }: { company: Company }) {
  const isWanted = allows(subscription, 'personalWanted');
  if (job_offers_count === 0 && !isWanted && !is_wpw_confirmed) return null;
  return (
    <Badges>
      {job_offers_count > 0 && (
        <Badge kind="hire" to={jobOffersPath(slug)}>
          {searchText('card.hiring', { label: t('badges.weHire'), count: job_offers_count })}
        </Badge>
      )}
      {isWanted && <Badge kind="wanted">{t('badges.personalWanted')}</Badge>}
      {is_wpw_confirmed && (
        <Badge kind="confirmed" title={searchText('card.confirmedHint')}>
          {t('badges.confirmed')}
        </Badge>
      )}
    </Badges>
  );
}

const Figure = styled.p`
  & > strong {
    font-family: var(--font-head);
    font-size: var(--t-h4);
  }
`;

/** What a resident pays in the first year, for the grade of the search; without a price only a search for it says so (CO-07). */
function OwnShare({ company: { own_share, prices_from }, search }: { company: CompanyCard; search?: SearchFilters }) {
  const grade = search?.grade ?? null;
  if (own_share === null) {
    const isAsked = search && (search.grade !== null || search.ownShare !== null || search.sort === 'ownShareAsc');
    return isAsked ? <Meta>{searchText('card.noPrice')}</Meta> : null;
  }
  if (grade === 1) return <Meta>{searchText('card.gradeOne')}</Meta>;
  const grades = grade === null ? searchText('card.grades') : searchText('card.grade', { grade });
  return (
    <Figure>
      <strong>{formatEuros(own_share)}</strong>{' '}
      <Meta as="span">
        {searchText('card.ownShare', { grade: grades })}
        {prices_from && isOverAYearOld(prices_from) && ` · ${searchText('card.oldPrice')}`}
      </Meta>
    </Figure>
  );
}
