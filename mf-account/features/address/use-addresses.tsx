import { useDispatch } from '@care/contracts';
import type { GeoAddress, GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import type { SuggestionSource } from '@care/ui/combobox';
import { useRef, useState } from 'react';
import type { PickedAddress } from './address-entry';
import { geoApi, type AppDispatch } from './geo-api';

/** Some sources count and bill by what belongs to one entry; not randomUUID, which needs a secure origin. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('');

/** Suggestions for one field, whom to name beside them, and the session that they belong to. */
export function useAddressSource(kind: GeoKind) {
  const dispatch = useDispatch<AppDispatch>();
  const session = useRef('');
  const [attribution, setAttribution] = useState('');
  const source: SuggestionSource<GeoSuggestion> = async (q, signal) => {
    session.current ||= newSession();
    const call = dispatch(geoApi.suggest.initiate({ q, kind, session: session.current }));
    signal.addEventListener('abort', () => call.abort());
    try {
      const answer = await call.unwrap();
      setAttribution(answer.attribution);
      return answer.results;
    } finally {
      call.unsubscribe(); // from here on the cache's own time runs
    }
  };
  return { source, attribution, session: () => session.current };
}

/** Gets the parts and the position of a picked address; undefined without an answer. */
export function useResolveAddress(): (picked: PickedAddress) => Promise<GeoAddress | undefined> {
  const dispatch = useDispatch<AppDispatch>();
  return async ({ id, session }) => {
    const call = dispatch(geoApi.resolve.initiate({ id, session }));
    const { data } = await call;
    call.unsubscribe();
    return data;
  };
}
