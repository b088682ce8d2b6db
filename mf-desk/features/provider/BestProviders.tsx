import { asApiError, Slot } from '@care/contracts';
import { apiErrorMessage, EmptyState, ErrorPanel, Loading, Skeleton, Stack } from '@care/ui';
import { deskText } from '../../texts';
import { deskApi } from './provider-api';

/** The providers of a town: while they load, after a failure, without any, and as cards of the search. */
export function BestProviders({ town }: { town: string }) {
  const { data, error, isFetching, refetch } = deskApi.best.useQuery(town);
  if (data?.results.length === 0) return <EmptyState title={deskText('empty')} />;
  if (data)
    return (
      <Stack>
        {data.results.map((company) => (
          <Slot key={company.id} name="search.company-card" company={company} />
        ))}
      </Stack>
    );
  if (error)
    return (
      <ErrorPanel title={deskText('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{apiErrorMessage(asApiError(error))}</p>
      </ErrorPanel>
    );
  return (
    <Loading>
      <Skeleton height="20rem" />
    </Loading>
  );
}
