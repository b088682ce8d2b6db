import { COMPARISON_MAX, PLACES_DEBOUNCE_MS } from '@care/contracts/constants';
import { Alert, ButtonLink, Heading, Row, Stack, StandaloneLink } from '@care/ui';
import { Switch } from '@care/ui/field';
import { LoadState, moveFocusOnRemoval } from '@care/ui/more';
import styled from '@emotion/styled';
import { Plus, MapPin, Send } from 'lucide-react';
import { useState } from 'react';
import { followApi } from '../follow/follow-api';
import { ComparisonTable } from './ComparisonTable';
import { comparisonOf } from './comparison-rows';
import { watchListText } from './texts';
import { watchListPath, type WatchListAddress } from './watch-list-address';
import { enquiryPath, t, useAppDispatch } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { CityPlace } from '@care/contracts/schemas';
import { answerOf, Combobox } from '@care/ui/combobox';

/** The minimum number of providers. */
const FEWEST = 2;

const Above = styled(Row)`
  column-gap: var(--s-5);
`;

const TITLES = ['title', 'title_1', 'title_2', 'title_3', 'title_4'] as const;
const titleOf = (count: number): string => watchListText(`compare.${TITLES[count] ?? 'title'}`);

/** The comparison of up to four providers; its URL can be shared. */
export function Comparison({ compared, shared, town }: WatchListAddress) {
  const query = followApi.compare.useQuery({ ids: compared, town });
  const { data, currentData, error } = query;
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  // The previous comparison stays only until this one has loaded or failed.
  if (!data || (error && !currentData)) {
    return <LoadState query={query} failed={watchListText('compare.failed')} />;
  }
  const companies = data.results;
  const pathWithout = (id: number) => watchListPath({ shared, town, compared: compared.filter((one) => one !== id) });
  const parts = {
    companies,
    groups: comparisonOf(companies, data.place_label),
    isOnlyDifferent: isOnlyDifferent && companies.length >= FEWEST,
    pathWithout: companies.length > FEWEST ? pathWithout : undefined,
  };
  return (
    <Stack>
      <Heading level={1}>{titleOf(companies.length)}</Heading>
      <StandaloneLink to={watchListPath({ shared, chosen: compared })}>{watchListText('compare.back')}</StandaloneLink>
      {currentData && companies.length < compared.length && (
        <Alert kind="info" title={watchListText('compare.missing', { count: compared.length - companies.length })} />
      )}
      {companies.length > 0 && (
        <>
          <MeasureFrom name={data.place_label} pathFrom={(from) => watchListPath({ shared, compared, town: from })} />
          <Above between data-print="hide">
            {companies.length >= FEWEST && (
              <Switch checked={isOnlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
                {watchListText('compare.onlyDifferent')}
              </Switch>
            )}
            <ButtonLink to={enquiryPath(companies.map(({ id }) => id))} icon={Send}>
              {watchListText('compare.enquire')}
            </ButtonLink>
            {companies.length < COMPARISON_MAX && (
              <ButtonLink
                to={watchListPath({ shared, chosen: companies.map(({ id }) => id) })}
                icon={Plus}
                variant="secondaryGray"
              >
                {watchListText('compare.add')}
              </ButtonLink>
            )}
          </Above>
          <ComparisonTable key={companies.map(({ id }) => id).join()} {...parts} />
        </>
      )}
    </Stack>
  );
}

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
function MeasureFrom({ name, pathFrom }: MeasureFromProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const goTo = (town: string | undefined) => void navigate(pathFrom(town), { replace: true, preventScrollReset: true });
  return (
    <Wrapper data-print="hide" ref={moveFocusOnRemoval}>
      <Combobox<CityPlace>
        name="measure-from"
        label={watchListText('compare.measureFrom')}
        placeholder={t('search.cityPlaceholder')}
        source={(phrase, signal) => answerOf(dispatch(followApi.towns.initiate(phrase)), signal)}
        itemToString={(town) => town.name}
        itemKey={({ slug, zip_code }) => `${slug} ${zip_code}`}
        renderItem={(town) => `${town.name}, ${town.state}`}
        initialText={name ?? ''}
        onText={(text) => name && !text.trim() && goTo(undefined)}
        onChange={(town) => town && goTo(town.slug)}
        debounceMs={PLACES_DEBOUNCE_MS}
        icon={MapPin}
        itemIcon={MapPin}
      />
    </Wrapper>
  );
}
