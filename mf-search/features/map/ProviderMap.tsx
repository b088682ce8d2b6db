import { formatKm, formatRating, profilePath, t } from '@care/contracts';
import { kmBetween } from '@care/contracts/distance';
import type { CompanyCard, CompanyMap, Coords } from '@care/contracts/schemas';
import { MIN_RATINGS_FOR_AVERAGE, Picture, RatingSummary, StretchedLink } from '@care/ui';
import { searchText } from '../../texts';
import { pictureOf } from '../company-card/CompanyPicture';
import { WatchCorner } from '../company-card/WatchCorner';
import { useTrackChoice } from '../search/use-track-choice';
import { providerKey } from './map-hits';
import { BesideCorner, BriefName, CardTitle, HitBrief, HitCardFrame, Overline, PinLink } from './HitBrief';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { mapApi } from './map-api';
import { providerPins, type ProviderPin } from './hit-pins';
import { resultsMapText } from './texts';

/** The providers found: those of this page as pins with their rating, all others counted in clusters (SR-20). */
export const ProviderMap = (props: ResultsMapProps<CompanyCard>) => (
  <HitsMap
    {...props}
    useHits={mapApi.companies.useQuery}
    hitsOf={(map?: CompanyMap) => providerPins(props.results, map)}
    textOf={({ rating }) => (rating === null ? '–' : formatRating(rating))}
    popup={(pin) => <ProviderPopup pin={pin} place={props.place} />}
    cards={props.results.map((company) => ({
      key: String(company.id),
      pins: [providerKey(company.id)],
      content: <ProviderCard company={company} />,
    }))}
  />
);

/** For hits that the list does not measure. */
const kmFrom = (place: Coords, hit: Coords): number =>
  kmBetween({ lat: place.lat, lon: place.lng }, { lat: hit.lat, lon: hit.lng });

/** Picture, name, rating and distance; of a provider on another page of the list they are asked for. */
function ProviderPopup({ pin, place }: { pin: ProviderPin; place: Coords | null }) {
  const { id, slug, companyName, at } = pin;
  const { data } = mapApi.card.useQuery(id, { skip: pin.company !== undefined });
  const company = pin.company ?? data?.results[0];
  const km = company?.distance_km ?? (place && kmFrom(place, at));
  const track = useTrackChoice('company');
  return (
    <HitBrief data-plain={company ? undefined : true}>
      {company && <CardPicture company={company} />}
      <div>
        <BriefName>{companyName}</BriefName>
        {company && <Rating company={company} />}
        {km !== null && <p>{searchText('card.distance', { km: formatKm(km) })}</p>}
        <PinLink
          to={profilePath(slug)}
          aria-label={resultsMapText('profileOf', { name: companyName })}
          onClick={() => track(id, company?.city)}
        >
          {resultsMapText('profile')}
        </PinLink>
      </div>
    </HitBrief>
  );
}

function ProviderCard({ company }: { company: CompanyCard }) {
  const { id, slug, name, city, services, distance_km } = company;
  const track = useTrackChoice('company');
  const where = distance_km === null ? city : `${city} · ${formatKm(distance_km)}`;
  return (
    <HitCardFrame as="article" interactive>
      <WatchCorner id={id} name={name} />
      <HitBrief>
        <CardPicture company={company} />
        <div>
          <BesideCorner>
            <Overline>{services.map((service) => service.name).join(' · ')}</Overline>
            <CardTitle>
              <StretchedLink to={profilePath(slug)} onClick={() => track(id, city)}>
                {name}
              </StretchedLink>
            </CardTitle>
          </BesideCorner>
          <Rating company={company} />
          <p>{where}</p>
        </div>
      </HitBrief>
    </HitCardFrame>
  );
}

const CardPicture = ({ company }: { company: CompanyCard }) => (
  <Picture {...pictureOf(company)} alt={company.main_image?.alt ?? ''} sizes="76px" />
);

/** Below three ratings only their number. */
function Rating({ company: { average_rating, ratings_count } }: { company: CompanyCard }) {
  if (ratings_count > 0 && ratings_count < MIN_RATINGS_FOR_AVERAGE) {
    return <p>{t('stars.ratings', { count: ratings_count })}</p>;
  }
  return <RatingSummary average={average_rating} count={ratings_count} />;
}
