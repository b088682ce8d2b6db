import { formatEuros, jobOffersPath, placeLabel, ratingsPath, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Badge, Heading, Link, media, RatingSummary, Row, Stack, VisuallyHidden, WithIcon } from '@care/ui';
import { PlacesState } from '@care/ui/more';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import { profileText } from '../../texts';
import { addressLines } from './company-address';
import { factsOf } from './facts';
import { CompanyLogo } from './CompanyLogo';
import { FactGrid } from './FactGrid';
import { serviceLabel } from './service-label';
import { isHiring, seeksStaff } from './visible-parts';

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
export const CompanyHeader = ({ company }: { company: CompanyPage }) => (
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
    <Facts company={company} />
  </Head>
);

/** Only what the provider has said. */
function Facts({ company }: { company: CompanyPage }) {
  const { place, features, own_share, places } = company;
  const shown = features.slice(0, FEATURES_SHOWN).map(({ name }) => name);
  return (
    <FactRow
      facts={[
        [profileText('facts.ownShare'), own_share && profileText('facts.aMonth', { amount: formatEuros(own_share) })],
        [profileText('facts.freePlaces'), places && <PlacesState key="places" places={places} />],
        [profileText('facts.places'), places?.total],
        [profileText('facts.features'), shown.join(', ')],
        [profileText('facts.place'), place && placeLabel(place)],
        ...factsOf(company).map(({ label, text }) => [label, text] as const),
      ]}
    />
  );
}
