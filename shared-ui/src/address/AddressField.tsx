import { PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import type { GeoApi } from '@care/contracts/geo-api';
import type { GeoKind, GeoSuggestion } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { Combobox } from '@care/ui/combobox';
import { useField, useForm, useFormField, useShownError } from '@care/ui/form';
import { MapPin } from 'lucide-react';
import { useRef, useState } from 'react';
import { withText, type AddressEntry, type PickedAddress } from './address-entry';
import { useAddressSource } from './use-addresses';

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
  const { source, attribution, session, part } = useAddressSource(geoApi, kind);
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
    const picked = { id: item.id, label: item.label, session: session() };
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
      {part}
      {attribution && <Meta>{attribution}</Meta>}
    </div>
  );
}
