import { useUserContext, asApiError, useAppDispatch, useDeviceList, writeDeviceList } from '@care/contracts';
import { WATCH_LIST_MAX, WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert, apiErrorMessage, Button, Row } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { followApi } from '../follow/follow-api';
import { useSetFollowed, useFollowMany } from '../follow/use-following';
import { EmptyList, WatchedList } from './WatchedList';
import { watchListText } from './texts';
import { useRemoval } from './use-removal';
import { watchListPath, type WatchListAddress } from './watch-list-address';

/** The watch list of an account (PP-17). */
export function AccountList({ address }: { address: WatchListAddress }) {
  const { page } = address;
  const offset = (page - 1) * WATCH_LIST_PAGE_SIZE;
  const list = followApi.followed.useQuery({ limit: WATCH_LIST_PAGE_SIZE, offset });
  // The previous page stays only until this one has loaded or failed.
  const data = list.error ? list.currentData : list.data;
  const setFollowed = useSetFollowed();
  const removal = useRemoval({
    remove: ({ id }) => setFollowed(id, false),
    restore: ({ id }) => setFollowed(id, true),
  });
  const ids = useUserContext().followedCompanies;
  const count = list.data?.count ?? 0;
  useLastPage(address, list.isFetching ? undefined : list.data?.count);
  return (
    <WatchedList
      title={watchListText('title')}
      countText={list.data ? watchListText('count', { count }) : ''}
      shareIds={ids.slice(0, WATCH_LIST_MAX)}
      list={{ ...list, data }}
      count={count}
      address={address}
      removal={removal}
      isMember
      empty={count === data?.results.length && <EmptyList />}
    >
      <MergeQuestion />
    </WatchedList>
  );
}

/** After the removal of the last entry of the last page, the previous page is shown. */
function useLastPage(address: WatchListAddress, count: number | undefined) {
  const navigate = useNavigate();
  const { page } = address;
  const last = count === undefined ? page : Math.max(1, Math.ceil(count / WATCH_LIST_PAGE_SIZE));
  const goToLast = useEffectEvent(() => navigate(watchListPath({ ...address, page: last }), { replace: true }));
  useEffect(() => {
    if (page > last) void goToLast();
  }, [page, last]);
}

/** After signing in, asks whether to move the browser's watch list to the account. */
function MergeQuestion() {
  const dispatch = useAppDispatch();
  const ids = useDeviceList();
  const { followMany, isLoading, error } = useFollowMany();
  const [done, setDone] = useState<'merge.taken' | 'merge.dropped'>();
  const take = async () => {
    if (await followMany(ids)) return;
    setDone('merge.taken');
    dispatch(writeDeviceList([]));
  };
  const drop = () => {
    setDone('merge.dropped');
    dispatch(writeDeviceList([]));
  };
  if (ids.length === 0) return done ? <StatusMessage kind="success" title={watchListText(done)} /> : null;
  return (
    <Alert kind="info" announce="none" title={watchListText('merge.title', { count: ids.length })}>
      <p>{watchListText('merge.text')}</p>
      {error && <p role="alert">{apiErrorMessage(asApiError(error))}</p>}
      <SlowAction isRunning={isLoading} />
      <Row>
        <Button size="small" loading={isLoading} onClick={() => void take()}>
          {watchListText('merge.take')}
        </Button>
        <Button size="small" variant="bgNone" onClick={drop}>
          {watchListText('merge.drop')}
        </Button>
      </Row>
    </Alert>
  );
}
