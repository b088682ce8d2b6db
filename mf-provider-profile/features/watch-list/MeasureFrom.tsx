import { t, useAppDispatch } from '@care/contracts';
import { CITY_SUGGEST_MIN_LENGTH, PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { Combobox, type SuggestionSource } from '@care/ui/combobox';
import { moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import { MapPin } from 'lucide-react';
import { followApi } from '../follow/follow-api';
import { watchListText } from './texts';

const Wrapper = styled.div`
  max-width: 24rem;
`;

interface MeasureFromProps {
  /** Name of the current town. */
  name: string | null;
  pathFrom: (town: string | undefined) => string;
}

/**
 * Field for the town from which distances are measured. The town is part of the URL, so that a shared link shows the
 * same.
 */
export function MeasureFrom({ name, pathFrom }: MeasureFromProps) {
  const source = useTowns();
  const navigate = useNavigate();
  const goTo = (town: string | undefined) => void navigate(pathFrom(town), { replace: true, preventScrollReset: true });
  return (
    <Wrapper data-print="hide" ref={moveFocusOnRemoval}>
      <Combobox<CityPlace>
        name="measure-from"
        label={watchListText('compare.measureFrom')}
        placeholder={t('search.cityPlaceholder')}
        source={source}
        itemToString={(town) => town.name}
        itemKey={({ slug, zip_code }) => `${slug} ${zip_code}`}
        renderItem={(town) => `${town.name}, ${town.state}`}
        initialText={name ?? ''}
        onText={(text) => name && !text.trim() && goTo(undefined)}
        onChange={(town) => town && goTo(town.slug)}
        debounceMs={PLACES_DEBOUNCE_MS}
        minLength={CITY_SUGGEST_MIN_LENGTH}
        icon={MapPin}
        itemIcon={MapPin}
      />
    </Wrapper>
  );
}

function useTowns(): SuggestionSource<CityPlace> {
  const dispatch = useAppDispatch();
  return async (phrase, signal) => {
    const call = dispatch(followApi.towns.initiate(phrase));
    signal.addEventListener('abort', () => call.abort());
    try {
      return await call.unwrap();
    } finally {
      call.unsubscribe(); // starts the cache time
    }
  };
}
