import { defineSliceApi } from '@care/contracts';
import { MAP_ZOOM } from '@care/contracts/constants';
import type { Company, MapSettingsAnswer } from '@care/contracts/schemas';
import { MapFrame } from '@care/ui/map';
import { CareMap, hasStreets, localMap, MapMarker, MapPopup, Pin } from '@care/ui/map/care-map';
import { Icon, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { House } from 'lucide-react';
import { useState } from 'react';
import { profileText } from '../../texts';

/** Loaded only with the map. */
const mapApi = defineSliceApi('provider-map', (build) => ({
  settings: build.query<MapSettingsAnswer, void>({ query: () => '/geo/map/' }),
}));

/** A circle instead of a pin, because the built-in map has no streets. */
const Area = styled(Pin)`
  width: 4.5rem;
  height: 4.5rem;
  border: 2px solid var(--blue-700);
  border-radius: var(--r-pill);
  background: rgb(35 75 120 / 0.25);
  &:hover {
    background: rgb(35 75 120 / 0.4);
  }
`;
const Name = styled.p`
  font-weight: 600;
`;

export interface ProviderMapProps {
  name: string;
  /** The lines of the address, without the country. */
  address: string[];
  coords: Company['coords'];
}

/** The map of a provider: a pin at zoom 15 on a map with streets, otherwise a circle (PP-13). */
export function ProviderMap({ name, address, coords }: ProviderMapProps) {
  const { data, isError } = mapApi.settings.useQuery();
  const [isPointed, setPointed] = useState(false);
  const [isChosen, setChosen] = useState(false);
  if (!data && !isError) return <MapFrame />;
  const settings = data ?? localMap;
  const isExact = hasStreets(settings);
  const isLit = isPointed || isChosen;
  const Mark = isExact ? Pin : Area;
  return (
    <CareMap
      label={profileText('location.map', { name })}
      start={{ center: coords, zoom: MAP_ZOOM }}
      settings={settings}
    >
      <MapMarker at={coords} anchor={isExact ? 'bottom' : 'center'}>
        <Mark
          type="button"
          highlighted={isLit && isExact}
          aria-expanded={isLit}
          onPointerEnter={() => setPointed(true)}
          onPointerLeave={() => setPointed(false)}
          onClick={() => setChosen(!isChosen)}
        >
          {isExact && <Icon of={House} />}
          <VisuallyHidden>{name}</VisuallyHidden>
        </Mark>
      </MapMarker>
      {isLit && (
        <MapPopup at={coords} isHint>
          <Name>{name}</Name>
          {address.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </MapPopup>
      )}
    </CareMap>
  );
}
