import { t, useAppDispatch } from '@care/contracts';
import { CITY_SUGGEST_MIN_LENGTH, PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import type { CityPlace } from '@care/contracts/schemas';
import { Combobox, type SuggestionSource } from '@care/ui/combobox';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import type { Ref } from 'react';
import { searchApi } from '../search/search-api';

const State = styled.span`
  color: var(--ink-soft);
  font-weight: 400;
`;

interface CityFieldProps {
  initialText: string;
  error?: string;
  onText: (text: string) => void;
  onPick: (place: CityPlace | null) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The field for a place or postcode, with suggestions from all German towns. A failing call gives no suggestions
 * (SR-06, SR-08).
 */
export function CityField({ initialText, error, onText, onPick, ref }: CityFieldProps) {
  const source = useCitySource();
  return (
    <Combobox<CityPlace>
      ref={ref}
      name="cityField"
      label={t('search.city')}
      placeholder={t('search.cityPlaceholder')}
      source={source}
      itemToString={({ name }) => name}
      itemKey={({ slug, zip_code, name }) => `${slug} ${zip_code} ${name}`}
      renderItem={(place) => <Suggestion place={place} />}
      initialText={initialText}
      onText={onText}
      onChange={onPick}
      debounceMs={PLACES_DEBOUNCE_MS}
      minLength={CITY_SUGGEST_MIN_LENGTH}
      error={error}
      icon={MapPin}
      itemIcon={MapPin}
    />
  );
}

/** The state distinguishes towns with the same name. It is left out if the name already contains it. */
const Suggestion = ({ place: { name, state } }: { place: CityPlace }) =>
  name.includes(state) ? (
    name
  ) : (
    <>
      {name} <State>{state}</State>
    </>
  );

function useCitySource(): SuggestionSource<CityPlace> {
  const dispatch = useAppDispatch();
  return async (phrase, signal) => {
    const call = dispatch(searchApi.suggest.initiate({ phrase }));
    signal.addEventListener('abort', () => call.abort());
    try {
      return await call.unwrap();
    } finally {
      call.unsubscribe(); // from now on the cache's keep time runs
    }
  };
}
