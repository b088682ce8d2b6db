import { Alert, Heading, Stack, StandaloneLink } from '@care/ui';
import { Switch } from '@care/ui/field';
import { LoadState } from '@care/ui/more';
import { useState } from 'react';
import { followApi } from '../follow/follow-api';
import { ComparisonTable } from './ComparisonTable';
import { comparisonOf, differencesOf } from './comparison-rows';
import { MeasureFrom } from './MeasureFrom';
import { watchListText } from './texts';
import { watchListPath, type WatchListAddress } from './watch-list-address';

/** The minimum number of providers. */
const FEWEST = 2;

/** The comparison of up to four providers; its URL can be shared. */
export function Comparison({ compared, shared, town }: WatchListAddress) {
  const { data, error, isFetching, refetch } = followApi.compare.useQuery({ ids: compared, town });
  const [isOnlyDifferent, setOnlyDifferent] = useState(false);
  if (!data) {
    return (
      <LoadState
        error={error}
        failed={watchListText('compare.failed')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  const companies = data.results;
  const groups = comparisonOf(companies, data.place_label);
  const pathWithout = (id: number) => watchListPath({ shared, town, compared: compared.filter((one) => one !== id) });
  const parts = {
    companies,
    groups: isOnlyDifferent ? differencesOf(groups) : groups,
    pathWithout: companies.length > FEWEST ? pathWithout : undefined,
  };
  return (
    <Stack>
      <Heading level={1}>{watchListText('compare.title')}</Heading>
      <StandaloneLink to={watchListPath({ shared })}>{watchListText('compare.back')}</StandaloneLink>
      {companies.length < compared.length && <Alert kind="info" title={watchListText('compare.missing')} />}
      {companies.length > 0 && (
        <>
          <MeasureFrom name={data.place_label} pathFrom={(from) => watchListPath({ shared, compared, town: from })} />
          <Switch checked={isOnlyDifferent} onChange={(event) => setOnlyDifferent(event.target.checked)}>
            {watchListText('compare.onlyDifferent')}
          </Switch>
          <ComparisonTable key={companies.map(({ id }) => id).join()} {...parts} />
        </>
      )}
    </Stack>
  );
}
