import { employmentLabel, formatDate, jobOfferPath } from '@care/contracts';
import { salaryParts } from '@care/contracts/salary';
import type { CompanyJobOffer, CompanyJobOffers } from '@care/contracts/schemas';
import { Card, Heading, Row, StretchedLink, WithIcon } from '@care/ui';
import { Breakable } from '@care/ui/more';
import styled from '@emotion/styled';
import { Building2, Clock, MapPin } from 'lucide-react';
import { profileText } from '../../texts';

const Body = styled(Card)`
  display: grid;
  gap: 0.4rem;
`;

const Pay = styled.p`
  & > b {
    font: 600 1.375rem/1.25 var(--font-head);
    font-variant-numeric: lining-nums;
  }
`;

const Facts = styled(Row)`
  color: var(--ink-soft);
  font-size: var(--t-meta);
`;

type ListedOffer = CompanyJobOffer &
  Partial<Pick<CompanyJobOffers['results'][number], 'salary' | 'city' | 'posted_at'>>;

interface JobOfferCardProps {
  offer: ListedOffer;
  companySlug: string;
  /** Name of the employer, in lists with several employers. */
  employer?: string;
}

/** Card of a job offer; the whole card is a link (SR-15). */
export function JobOfferCard({ offer, companySlug, employer }: JobOfferCardProps) {
  const { slug, title, employment_type, salary, city, posted_at } = offer;
  const pay = salary && salaryParts(salary);
  return (
    <li>
      <Body as="article" interactive padded>
        <Heading level={3}>
          <StretchedLink to={jobOfferPath(companySlug, slug)}>
            <Breakable text={title} />
          </StretchedLink>
        </Heading>
        {pay && (
          <Pay>
            <b>{pay.amount}</b> {pay.period}
          </Pay>
        )}
        <Facts gap="small">
          {employer && (
            <WithIcon icon={Building2} size="small">
              {employer}
            </WithIcon>
          )}
          <WithIcon icon={Clock} size="small">
            {employmentLabel(employment_type)}
          </WithIcon>
          {city && (
            <WithIcon icon={MapPin} size="small">
              {city}
            </WithIcon>
          )}
          {posted_at && <span>{profileText('jobs.posted', { date: formatDate(posted_at) })}</span>}
        </Facts>
      </Body>
    </li>
  );
}
