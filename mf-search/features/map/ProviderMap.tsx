import { formatRating, profilePath, trackEvent, useAppDispatch } from '@care/contracts';
import { STREET_SEPARATOR } from '@care/contracts/constants';
import type { CompanyCard, CompanyMap } from '@care/contracts/schemas';
import { Icon, MIN_RATINGS_FOR_AVERAGE, RatingSummary } from '@care/ui';
import { House } from 'lucide-react';
import { HitsMap, type ResultsMapProps } from './HitsMap';
import { mapApi } from './map-api';
import { PinLink } from './PinLink';
import { providerPins, type ProviderPin } from './provider-pins';
import { resultsMapText } from './texts';

/** The map of the provider search: the hits of this page as pins with their rating, all others in clusters (SR-20). */
export const ProviderMap = ({ filters, results, bounds }: ResultsMapProps<CompanyCard>) => (
  <HitsMap
    filters={filters}
    bounds={bounds}
    useHits={mapApi.companies.useQuery}
    hitsOf={(map?: CompanyMap) => providerPins(results, map)}
    face={({ rating }) => <Figure rating={rating} />}
    card={(pin) => <ProviderInBrief provider={pin} />}
  />
);

/** The average rating if there is one, else a house symbol. */
function Figure({ rating }: Pick<ProviderPin, 'rating'>) {
  const { average = null, count = 0 } = rating ?? {};
  if (average === null || count < MIN_RATINGS_FOR_AVERAGE) return <Icon of={House} />;
  return <span>{formatRating(average)}</span>;
}

function ProviderInBrief({ provider: { id, slug, name, street, rating } }: { provider: ProviderPin }) {
  const address = street?.split(STREET_SEPARATOR).slice(0, 2);
  const city = address?.at(-1)?.replace(/^\d{5} /, '') ?? '';
  const dispatch = useAppDispatch();
  const track = () =>
    dispatch(trackEvent({ event: 'select_content', content_type: 'company', content_id: String(id), city }));
  return (
    <>
      <PinLink to={profilePath(slug)} onClick={track}>
        {name}
      </PinLink>
      {address && <p>{address.join(STREET_SEPARATOR)}</p>}
      {rating && <RatingSummary {...rating} />}
      {!address && <p>{resultsMapText('notListed')}</p>}
    </>
  );
}
