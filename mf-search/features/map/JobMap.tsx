import { jobOfferPath } from '@care/contracts';
import type { JobOfferCard, JobOfferMap } from '@care/contracts/schemas';
import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { BriefcaseBusiness } from 'lucide-react';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { jobPins, type JobPin } from './job-pins';
import { mapApi } from './map-api';
import { PinLink } from './PinLink';

/** The map of the job search: a pin for each place with an offer of this page, all others in clusters (SR-20). */
export const JobMap = ({ filters, results, bounds }: ResultsMapProps<JobOfferCard>) => (
  <HitsMap
    filters={filters}
    bounds={bounds}
    useHits={mapApi.jobOffers.useQuery}
    hitsOf={(map?: JobOfferMap) => jobPins(results, map)}
    face={({ offers }) => (offers.length > 1 ? <span>{offers.length}</span> : <Icon of={BriefcaseBusiness} />)}
    card={({ offers }) => <Offers offers={offers} />}
  />
);

/** The list scrolls, because one address can have many job offers. */
const Scroll = styled.div`
  max-height: min(16rem, 26vh);
  overflow-y: auto;
`;
const List = styled.ul`
  display: grid;
  gap: var(--s-2);
`;

/** The job offers at one place, grouped by employer. */
function Offers({ offers }: Pick<JobPin, 'offers'>) {
  const employers = new Map(offers.map(({ company }) => [company.slug, company.name]));
  return (
    <Scroll>
      {[...employers].map(([slug, name]) => (
        <section key={slug} aria-label={name}>
          <p>{name}</p>
          <List role="list">
            {offers
              .filter(({ company }) => company.slug === slug)
              .map((offer) => (
                <li key={offer.id}>
                  <PinLink to={jobOfferPath(slug, offer.slug)}>{offer.title}</PinLink>
                </li>
              ))}
          </List>
        </section>
      ))}
    </Scroll>
  );
}
