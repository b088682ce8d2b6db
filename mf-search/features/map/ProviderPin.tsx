import { formatRating, profilePath, trackEvent } from '@care/contracts';
import { STREET_SEPARATOR } from '@care/contracts/constants';
import { Icon, Link, minRatingsForAverage, RatingSummary, VisuallyHidden } from '@care/ui';
import { MapMarker, MapPopup, Pin } from '@care/ui/map/care-map';
import styled from '@emotion/styled';
import { House } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { tt } from '../../texts';
import type { PinnedProvider } from './map-hits';

const Name = styled(Link)`
  font-weight: 600;
`;

interface ProviderPinProps {
  provider: PinnedProvider;
  /** Pointed at here or in the list. */
  isLit: boolean;
  /** Clicked: its card stays. */
  isChosen: boolean;
  onPoint: (isPointed: boolean) => void;
  onChoose: (isChosen: boolean) => void;
}

/** A provider on the map; lit together with its card in the list. Clicking it keeps the small card with the way to the profile. */
export function ProviderPin({ provider, isLit, isChosen, onPoint, onChoose }: ProviderPinProps) {
  const { at, name, rating } = provider;
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose(false);
  };
  return (
    <>
      <MapMarker at={at} anchor="bottom" level={isLit || isChosen ? 2 : 1}>
        <Pin
          type="button"
          lit={isLit || isChosen}
          aria-expanded={isChosen}
          onPointerEnter={() => onPoint(true)}
          onPointerLeave={() => onPoint(false)}
          onFocus={() => onPoint(true)}
          onBlur={() => onPoint(false)}
          onKeyDown={close}
          onClick={() => onChoose(!isChosen)}
        >
          <Figure rating={rating} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </Pin>
      </MapMarker>
      {isChosen && <ProviderPopup provider={provider} />}
    </>
  );
}

/** The average where it says something; else a house. */
function Figure({ rating }: Pick<PinnedProvider, 'rating'>) {
  const { average = null, count = 0 } = rating ?? {};
  if (average === null || count < minRatingsForAverage) return <Icon of={House} />;
  return <span>{formatRating(average)}</span>;
}

function ProviderPopup({ provider: { id, slug, name, at, street, rating } }: Pick<ProviderPinProps, 'provider'>) {
  const address = street?.split(STREET_SEPARATOR).slice(0, 2);
  const city = address?.at(-1)?.replace(/^\d{5} /, '') ?? '';
  const track = () => trackEvent({ event: 'select_content', content_type: 'company', content_id: String(id), city });
  return (
    <MapPopup at={at}>
      <Name to={profilePath(slug)} onClick={track}>
        {name}
      </Name>
      {address && <p>{address.join(STREET_SEPARATOR)}</p>}
      {rating && <RatingSummary {...rating} />}
      {!address && <p>{tt('map.notListed')}</p>}
    </MapPopup>
  );
}
