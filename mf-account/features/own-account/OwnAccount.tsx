import { asApiError, userApi } from '@care/contracts';
import { apiErrorMessage, ErrorPanel, Lead, Loading, Skeleton, Stack } from '@care/ui';
import { tt } from '../../texts';
import { AccountDetails } from './AccountDetails';
import { nameOf } from './name-of';

interface OwnAccountProps {
  /** Id of the session's user. */
  userId: string;
}

/** The account of the person signed in: on its way, not available, or there. */
export function OwnAccount({ userId }: OwnAccountProps) {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery(userId);
  return (
    <Stack>
      {user && (
        <>
          <Lead>{tt('own.greeting', { name: nameOf(user) })}</Lead>
          <AccountDetails user={user} />
        </>
      )}
      {!user && error && (
        <ErrorPanel title={tt('own.loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      )}
      {!user && !error && <AccountSkeleton />}
    </Stack>
  );
}

export const AccountSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="16rem" height="1.4em" />
      <Skeleton height="15rem" />
    </Stack>
  </Loading>
);
