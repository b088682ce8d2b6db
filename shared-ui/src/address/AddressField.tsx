import { useAppDispatch, useConsent } from '@care/contracts';
import { PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import type { GeoApi } from '@care/contracts/geo-api';
import type { GeoAddress, GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { answerOf, Combobox, type SuggestionSource } from '@care/ui/combobox';
import { useField, useForm, useFormField, useShownError } from '@care/ui/form';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { withText, type AddressEntry, type PickedAddress } from './address-entry';

interface AddressFieldProps {
  /** The calls of the slice, see `defineGeoApi`. */
  geoApi: GeoApi;
  name: string;
  label: string;
  kind: GeoKind;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  onPicked?: (picked: PickedAddress) => void;
}

/**
 * A town or an address, picked from suggestions within Germany (PP-07, SR-06). It reads its value when it appears; to
 * set it from outside, give it another `key`.
 */
export function AddressField({ geoApi, name, label, kind, onPicked, ...rest }: AddressFieldProps) {
  const { input, meta } = useField<AddressEntry | undefined>(name, { allowNull: true });
  const id = useFormField(name, label);
  const { source, attribution, session } = useAddressSource(geoApi, kind);
  const form = useForm<Record<string, AddressEntry | undefined>>();
  // Read from the form itself: a field that is added later gets its value only after its first rendering.
  const [initial] = useState(() => form.getState().values[name]);
  // Text and pick change in the same event, before the next render, so both read this reference.
  const current = useRef(initial);
  const change = (entry: AddressEntry) => {
    current.current = entry;
    input.onChange(entry);
  };
  const pick = (item: GeoSuggestion | null) => {
    if (!item) return;
    const picked = { id: item.id, label: item.label, session };
    change({ text: item.label, picked });
    onPicked?.(picked);
  };
  return (
    <div>
      <Combobox<GeoSuggestion>
        {...rest}
        id={id}
        name={name}
        label={label}
        source={source}
        itemToString={(item) => item.label}
        itemKey={(item) => item.id}
        renderItem={({ label: words, secondary }) => (secondary && kind === 'city' ? `${words}, ${secondary}` : words)}
        initialText={initial?.text}
        debounceMs={PLACES_DEBOUNCE_MS}
        error={useShownError(meta)}
        icon={MapPin}
        itemIcon={MapPin}
        onText={(text) => change(withText(current.current, text))}
        onChange={pick}
        onFocus={() => input.onFocus()}
        onBlur={() => input.onBlur()}
      />
      {attribution && <Meta>{attribution}</Meta>}
    </div>
  );
}

/** Some sources count and bill by what belongs to one entry; not randomUUID, which needs a secure origin. */
const newSession = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join('');

const MAPBOX_ATTRIBUTION = '© Mapbox, © OpenStreetMap-Mitwirkende';

/** Mapbox's settings, where it is the provider and the visitor has agreed to maps (SH-16). */
function useMapboxSettings(geoApi: GeoApi) {
  const hasAgreed = useConsent('maps');
  const { data: settings } = geoApi.map.useQuery(undefined, { skip: !hasAgreed });
  return hasAgreed && settings?.engine === 'mapbox' ? settings : undefined;
}

/** Suggestions for one field, their attribution and session. */
function useAddressSource(geoApi: GeoApi, kind: GeoKind) {
  const dispatch = useAppDispatch();
  const [session] = useState(newSession);
  const [attribution, setAttribution] = useState('');
  const settings = useMapboxSettings(geoApi);
  const ownSource: SuggestionSource<GeoSuggestion> = async (q, signal) => {
    const answer = await answerOf(dispatch(geoApi.suggest.initiate({ q, kind, session })), signal);
    setAttribution(answer.attribution);
    return answer.results;
  };
  const source: SuggestionSource<GeoSuggestion> = async (phrase, signal) => {
    if (!settings) return ownSource(phrase, signal);
    const found = await import('./mapbox-suggestions')
      .then(({ mapboxSuggestions }) => mapboxSuggestions({ kind, phrase, settings, sessionToken: session, signal }))
      .catch(() => undefined);
    if (signal.aborted) return [];
    if (!found) return ownSource(phrase, signal);
    setAttribution(MAPBOX_ATTRIBUTION);
    return found;
  };
  return { source, attribution, session };
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
