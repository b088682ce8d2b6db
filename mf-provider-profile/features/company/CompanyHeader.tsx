import { jobOffersPath, ratingsPath, t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Badge, Heading, Link, RatingSummary, Stack, VisuallyHidden, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import { profileText } from '../../texts';
import { addressLines } from './company-address';
import { CompanyLogo } from './CompanyLogo';
import { serviceLabel } from './service-label';
import { isHiring } from './visible-parts';

const Head = styled.header`
  display: grid;
  gap: var(--s-4);
  padding-block: var(--s-2) var(--s-5);
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
`;

const Services = styled.p`
  font-size: var(--t-meta);
  line-height: 1.4;
  font-weight: 600;
  color: var(--green-700);
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 1.25rem;
  align-items: center;
`;

const RatingLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--size-touch);
  color: inherit;
`;

/** The header of a profile: logo, services, name, rating, address and badges (PP-05). */
export const CompanyHeader = ({ company }: { company: CompanyPage }) => (
  <Head>
    <Name>
      <CompanyLogo name={company.name} logo={company.logo} />
      <Stack gap="small">
        {company.services.length > 0 && (
          <Services>{company.services.slice(0, 3).map(serviceLabel).join(' · ')}</Services>
        )}
        <Heading level={1}>{company.name}</Heading>
      </Stack>
    </Name>
    <Facts>
      <RatingLink to={ratingsPath(company.slug)}>
        <VisuallyHidden>{profileText('ratings')}</VisuallyHidden>
        <RatingSummary average={company.average_rating} count={company.ratings_count} />
      </RatingLink>
      <WithIcon icon={MapPin} size="small">
        {addressLines(company.street).join(', ')}
      </WithIcon>
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
    </Facts>
  </Head>
);
