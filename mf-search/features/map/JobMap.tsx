import { formatKm, jobOfferPath } from '@care/contracts';
import type { FoundJobOffer, JobOfferMap } from '@care/contracts/schemas';
import { Stack, StretchedLink } from '@care/ui';
import styled from '@emotion/styled';
import { BriefcaseBusiness } from 'lucide-react';
import { jobPlaceKey } from './map-hits';
import { BriefName, CardTitle, HitBrief, HitCardFrame, Overline, PinLink } from './HitBrief';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { jobPins, type JobPin } from './hit-pins';
import { mapApi } from './map-api';

/** The offers found: a pin for each place with one of this page, all others counted in clusters (SR-20). */
export const JobMap = (props: ResultsMapProps<FoundJobOffer>) => (
  <HitsMap
    {...props}
    useHits={mapApi.jobOffers.useQuery}
    hitsOf={(map?: JobOfferMap) => jobPins(props.results, map)}
    textOf={({ offers }) => (offers.length > 1 ? String(offers.length) : '')}
    symbol={BriefcaseBusiness}
    popup={({ offers }) => <Offers offers={offers} />}
    cards={props.results.map((offer) => ({
      key: String(offer.id),
      pins: [jobPlaceKey(offer.coords)],
      content: <OfferCard offer={offer} />,
    }))}
  />
);

const OfferCard = ({ offer: { title, slug, company, city, distance_km } }: { offer: FoundJobOffer }) => (
  <HitCardFrame as="article" interactive>
    <HitBrief data-plain>
      <div>
        <Overline>{company.name}</Overline>
        <CardTitle>
          <StretchedLink to={jobOfferPath(company.slug, slug)}>{title}</StretchedLink>
        </CardTitle>
        <p>{distance_km === null ? city : `${city} · ${formatKm(distance_km)}`}</p>
      </div>
    </HitBrief>
  </HitCardFrame>
);

/** Some employers look for a dozen people at one address. */
const Scroll = styled.div`
  max-height: min(16rem, 26vh);
  overflow-y: auto;
`;

/** Job offers at one place, by employer. */
function Offers({ offers }: Pick<JobPin, 'offers'>) {
  const employers = new Map(offers.map(({ company }) => [company.slug, company.name]));
  return (
    <Scroll>
      {[...employers].map(([slug, name]) => (
        <section key={slug} aria-label={name}>
          <BriefName>{name}</BriefName>
          <Stack as="ul" role="list" gap="small">
            {offers
              .filter(({ company }) => company.slug === slug)
              .map((offer) => (
                <li key={offer.id}>
                  <PinLink to={jobOfferPath(slug, offer.slug)}>{offer.title}</PinLink>
                </li>
              ))}
          </Stack>
        </section>
      ))}
    </Scroll>
  );
}
