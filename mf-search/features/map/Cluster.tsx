import { formatNumber } from '@care/contracts';
import type { SearchType } from '@care/contracts/search';
import { VisuallyHidden } from '@care/ui';
import { ClusterPin, MapMarker, MapPopup, useOpenMap } from '@care/ui/map/care-map';
import { useState } from 'react';
import type { HitCluster } from './map-hits';
import { resultsMapText } from './texts';

/** The number of zoom levels that a click adds. */
const STEP = 2;

/** Several hits at one place. A click zooms in. At the highest zoom level, a message says that this is not possible. */
export function Cluster({ at, count, searchType }: HitCluster & { searchType: SearchType }) {
  const { map } = useOpenMap();
  const [isOpen, setOpen] = useState(false);
  const comeCloser = () => {
    const [zoom, maxZoom] = [map.getZoom(), map.getMaxZoom()];
    if (zoom > maxZoom - 0.1) setOpen(!isOpen);
    else map.easeTo({ center: at, zoom: Math.min(maxZoom, zoom + STEP) });
  };
  return (
    <>
      <MapMarker at={at}>
        <ClusterPin type="button" onClick={comeCloser} onBlur={() => setOpen(false)}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>{resultsMapText(`${searchType}.cluster`, { count })}</VisuallyHidden>
        </ClusterPin>
      </MapMarker>
      {isOpen && (
        <MapPopup at={at}>
          <p role="status">{resultsMapText(`${searchType}.closest`, { count })}</p>
        </MapPopup>
      )}
    </>
  );
}
