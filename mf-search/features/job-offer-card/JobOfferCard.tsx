import { addTexts, employmentLabel, formatDate, formatKm, jobOfferPath, jobOffersPath } from '@care/contracts';
import { salaryParts } from '@care/contracts/salary';
import type { FoundJobOffer } from '@care/contracts/schemas';
import { Card, Picture, Row, StandaloneLink, StretchedLink, WithIcon } from '@care/ui';
import { Breakable } from '@care/ui/more';
import styled from '@emotion/styled';
import { Building2, Clock, MapPin } from 'lucide-react';
import { useTrackChoice } from '../search/use-track-choice';

/** Texts of the card of a job offer. */
const jobOfferText = addTexts('searchJobOffer', {
  posted: 'Veröffentlicht am {{date}}',
  distance: '{{city}}, {{km}} entfernt',
  more_one: '1 weitere Stelle bei {{employer}}',
  more_other: '{{count}} weitere Stellen bei {{employer}}',
  salaryOpen: 'Vergütung auf Anfrage',
});

const Layout = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--s-4);
  padding: var(--s-4) var(--s-5);
  @media (max-width: 599px) {
    gap: var(--s-3);
    padding: var(--s-4);
  }
`;
const Logo = styled.span`
  display: grid;
  place-items: center;
  width: 4rem;
  height: 4rem;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: 0.6rem;
  background: #fff;
  color: var(--green-700);
  & > img {
    height: 100%;
    object-fit: contain;
    background: none;
  }
  @media (max-width: 599px) {
    width: 3rem;
    height: 3rem;
  }
`;
// The text stands beside the logo, and below it if enlarged text or one long word needs the width.
const Body = styled.div`
  flex: 1 1 12.5rem;
  display: grid;
  gap: 0.4rem;
  min-width: 0;
`;
const Title = styled.h3`
  font-size: var(--t-h3);
  line-height: var(--l-h3);
`;
const Employer = styled.p`
  color: var(--green-700);
  font-weight: 600;
  line-height: 1.4;
`;
const Pay = styled.p`
  line-height: 1.4;
  & > b {
    font: 600 1.375rem/1.25 var(--font-head);
    font-variant-numeric: lining-nums;
  }
`;
const Facts = styled(Row)`
  gap: 0.1rem var(--s-4);
  color: var(--ink-soft);
  font-size: var(--t-meta);
  line-height: var(--l-meta);
`;

// Lies above the link that covers the card, and is as wide as the card.
const More = styled.p`
  position: relative;
  z-index: 1;
  flex: 1 0 100%;
  margin: 0 calc(-1 * var(--s-5)) calc(-1 * var(--s-4));
  padding: 0 var(--s-5);
  border-top: 1px solid var(--line);
  border-radius: 0 0 var(--r-card) var(--r-card);
  background: var(--green-50);
  @media (max-width: 599px) {
    margin-inline: calc(-1 * var(--s-4));
    padding-inline: var(--s-4);
  }
  & > a {
    color: var(--green-700);
  }
`;

const LOGO_SIZE = 64;

/** A job offer in a list. The whole card is a link to it (SR-15). */
export function JobOfferCard({ offer }: { offer: FoundJobOffer }) {
  const { id, title, slug, employment_type, company, city, salary, posted_at, more_of_employer: more } = offer;
  const pay = salary && salaryParts(salary);
  const track = useTrackChoice('job_offer');
  return (
    <Layout as="article" interactive>
      <CompanyLogo logo={company.logo} />
      <Body>
        <Title>
          <StretchedLink to={jobOfferPath(company.slug, slug)} onClick={() => track(id, city)}>
            <Breakable text={title} />
          </StretchedLink>
        </Title>
        <Employer>{company.name}</Employer>
        <Pay>
          {pay ? (
            <>
              <b>{pay.amount}</b> {pay.period}
            </>
          ) : (
            jobOfferText('salaryOpen')
          )}
        </Pay>
        <Facts>
          <WithIcon icon={Clock} size="small">
            {employmentLabel(employment_type)}
          </WithIcon>
          <WithIcon icon={MapPin} size="small">
            {placeText(offer)}
          </WithIcon>
          <span>{jobOfferText('posted', { date: formatDate(posted_at) })}</span>
        </Facts>
      </Body>
      {more > 0 && (
        <More>
          <StandaloneLink to={jobOffersPath(company.slug)}>
            <Breakable text={jobOfferText('more', { count: more, employer: company.name })} />
          </StandaloneLink>
        </More>
      )}
    </Layout>
  );
}

const placeText = ({ city, distance_km }: FoundJobOffer): string =>
  distance_km === null ? city : jobOfferText('distance', { city, km: formatKm(distance_km) });

const CompanyLogo = ({ logo }: { logo: FoundJobOffer['company']['logo'] }) => (
  <Logo>
    {logo ? (
      <Picture
        variants={logo.variants}
        src={logo.url}
        alt={logo.alt}
        width={LOGO_SIZE}
        height={LOGO_SIZE}
        sizes={`${LOGO_SIZE}px`}
      />
    ) : (
      <Building2 aria-hidden="true" />
    )}
  </Logo>
);
