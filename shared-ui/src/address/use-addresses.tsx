import { useAppDispatch, useConsent } from '@care/contracts';
import type { GeoApi } from '@care/contracts/geo-api';
import type { GeoAddress, GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import { answerOf, type SuggestionSource } from '@care/ui/combobox';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useRef, useState } from 'react';
import type { PickedAddress } from './address-entry';

/** Some sources count and bill by what belongs to one entry; not randomUUID, which needs a secure origin. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('');

const loadMapbox = () => import('./mapbox-suggestions');
const MAPBOX_ATTRIBUTION = '© Mapbox, © OpenStreetMap-Mitwirkende';

/**
 * Mapbox's search session, where it is the provider and the visitor has agreed to maps (SH-16); `part` has to be
 * rendered.
 */
function useMapbox(geoApi: GeoApi, kind: GeoKind) {
  const hasAgreed = useConsent('maps');
  const { data: settings } = geoApi.map.useQuery(undefined, { skip: !hasAgreed });
  const { lazy, load } = useLazyModule(loadMapbox);
  const [onSource, source] = useSourceRef();
  const mapbox = hasAgreed && settings?.engine === 'mapbox' ? settings : undefined;
  const isWanted = mapbox !== undefined;
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  const part = mapbox && lazy.kind === 'ready' && (
    <lazy.module.MapboxSuggestions kind={kind} token={mapbox.token} apiUrl={mapbox.api_url} onSource={onSource} />
  );
  return { source, part };
}

function useSourceRef() {
  const source = useRef<SuggestionSource<GeoSuggestion>>(undefined);
  const [onSource] = useState(() => (given: SuggestionSource<GeoSuggestion> | undefined) => {
    source.current = given;
  });
  return [onSource, source] as const;
}

/** Suggestions for one field, their attribution and session; `part` has to be rendered. */
export function useAddressSource(geoApi: GeoApi, kind: GeoKind) {
  const dispatch = useAppDispatch();
  const session = useRef('');
  const [attribution, setAttribution] = useState('');
  const mapbox = useMapbox(geoApi, kind);
  const ownSource: SuggestionSource<GeoSuggestion> = async (q, signal) => {
    session.current ||= newSession();
    const answer = await answerOf(dispatch(geoApi.suggest.initiate({ q, kind, session: session.current })), signal);
    setAttribution(answer.attribution);
    return answer.results;
  };
  const source: SuggestionSource<GeoSuggestion> = async (q, signal) => {
    const found = await mapbox.source.current?.(q, signal).catch(() => undefined);
    if (!found) return ownSource(q, signal);
    setAttribution(MAPBOX_ATTRIBUTION);
    return found;
  };
  return { source, attribution, session: () => session.current, part: mapbox.part };
}

/** Gets the parts and the position of a picked address; undefined without an answer. */
export function useResolveAddress(geoApi: GeoApi): (picked: PickedAddress) => Promise<GeoAddress | undefined> {
  const dispatch = useAppDispatch();
  return async ({ id, session }) => {
    const call = dispatch(geoApi.resolve.initiate({ id, session }));
    const { data } = await call;
    call.unsubscribe();
    return data;
  };
}
