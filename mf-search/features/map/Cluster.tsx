import { formatNumber } from '@care/contracts';
import type { SearchType } from '@care/contracts/search';
import { VisuallyHidden } from '@care/ui';
import { ClusterPin, MapMarker, MapPopup, useOpenMap } from '@care/ui/map/care-map';
import { useState, type KeyboardEvent } from 'react';
import type { PlacedCluster } from './place-marks';
import { resultsMapText } from './texts';

/** Zoom levels that a press on a cluster adds. */
const STEP = 2;

interface ClusterProps {
  cluster: PlacedCluster;
  searchType: SearchType;
  /** Its popup was opened or closed. */
  onPopup: () => void;
}

/** Several hits in one place. A press zooms in; if the map cannot zoom further, it says so. */
export function Cluster({ cluster: { at, count, offset, isHidden }, searchType, onPopup }: ClusterProps) {
  const { map } = useOpenMap();
  const [isOpen, setOpen] = useState(false);
  const show = (shown: boolean) => {
    setOpen(shown);
    onPopup();
  };
  const comeCloser = () => {
    const [zoom, maxZoom] = [map.getZoom(), map.getMaxZoom()];
    if (zoom > maxZoom - 0.1) show(!isOpen);
    else {
      // The pin goes with its cluster; from the map the next ones are reached by keyboard.
      map.getCanvas().focus({ preventScroll: true });
      map.easeTo({ center: at, zoom: Math.min(maxZoom, zoom + STEP) });
    }
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') show(false);
  };
  return (
    <>
      <MapMarker at={at} offset={offset} isHidden={isHidden}>
        <ClusterPin type="button" onClick={comeCloser} onBlur={() => isOpen && show(false)} onKeyDown={closeByKey}>
          <span aria-hidden="true">{formatNumber(count)}</span>
          <VisuallyHidden>{resultsMapText(`${searchType}.cluster`, { count })}</VisuallyHidden>
        </ClusterPin>
      </MapMarker>
      {isOpen && (
        <MapPopup at={at} onOpen={onPopup}>
          <p role="status">{resultsMapText(`${searchType}.closest`, { count })}</p>
        </MapPopup>
      )}
    </>
  );
}
