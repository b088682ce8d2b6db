import { formatNumber } from '@care/contracts';
import { VisuallyHidden } from '@care/ui';
import { ClusterPin, MapMarker, MapPopup, useLiveMap } from '@care/ui/map/care-map';
import { useState } from 'react';
import { tt } from '../../texts';
import type { ProviderCluster } from './map-hits';

/** How much closer a click brings the map. */
const step = 2;

/** Several providers in one place: a click comes closer, and where that is not possible says so. */
export function Cluster({ at, count }: ProviderCluster) {
  const map = useLiveMap();
  const [isOpen, setOpen] = useState(false);
  const comeCloser = () => {
    if (map.zoom() > map.maxZoom - 0.1) setOpen(!isOpen);
    else map.comeTo(at, Math.min(map.maxZoom, map.zoom() + step));
  };
  return (
    <>
      <MapMarker at={at}>
        <ClusterPin type="button" onClick={comeCloser} onBlur={() => setOpen(false)}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>{tt('map.cluster', { count, number: formatNumber(count) })}</VisuallyHidden>
        </ClusterPin>
      </MapMarker>
      {isOpen && (
        <MapPopup at={at}>
          <p role="status">{tt('map.closest', { count, number: formatNumber(count) })}</p>
        </MapPopup>
      )}
    </>
  );
}
