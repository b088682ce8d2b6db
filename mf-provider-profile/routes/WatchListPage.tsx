import {
  routes,
  t,
  useSession,
  type PageProps,
  forgetCompany,
  loginPath,
  rememberCompany,
  useAppDispatch,
  useDeviceList,
  useUserContext,
  asApiError,
  writeDeviceList,
} from '@care/contracts';
import { Breadcrumbs, Container, type Crumb, Alert, Row, StandaloneLink, apiErrorMessage, Button } from '@care/ui';
import { useFocusOnChange, StatusMessage } from '@care/ui/more';
import styled from '@emotion/styled';
import { useRef, useEffect, useEffectEvent, useState } from 'react';
import { Comparison } from '../features/watch-list/Comparison';
import { SharedList } from '../features/watch-list/SharedList';
import { watchListText } from '../features/watch-list/texts';
import { ListPlaceholder, EmptyList, WatchedList } from '../features/watch-list/WatchedList';
import { readAddress, watchListPath, type WatchListAddress } from '../features/watch-list/watch-list-address';
import { useListOf } from '../features/watch-list/use-list-of';
import { useRemoval } from '../features/watch-list/use-removal';
import { WATCH_LIST_MAX, WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import { useNavigate } from '@care/contracts/router';
import { SlowAction } from '@care/ui/slow-action';
import { followApi } from '../features/follow/follow-api';
import { useSetFollowed, useFollowMany } from '../features/follow/use-following';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;
const Column = styled.div`
  max-width: 50rem;
`;

/**
 * The watch list (PP-17) of the account, of this browser, or from a share link, and the comparison of up to four
 * providers.
 */
export function WatchListPage({ url }: PageProps) {
  const address = readAddress(url);
  const isComparison = address.compared.length > 0;
  const place = useFocusOnChange(isComparison);
  return (
    <Page>
      <Breadcrumbs items={crumbsOf(address)} />
      <div ref={place} tabIndex={-1}>
        {isComparison ? (
          <Comparison {...address} />
        ) : (
          <Column>
            {address.shared ? <SharedList ids={address.shared} address={address} /> : <OwnList address={address} />}
          </Column>
        )}
      </div>
    </Page>
  );
}

function crumbsOf({ compared, shared }: WatchListAddress): Crumb[] {
  const home = { label: t('nav.home'), to: routes.home.build() };
  const list = watchListText(shared ? 'shared.title' : 'title');
  if (compared.length === 0) return [home, { label: list }];
  return [home, { label: list, to: watchListPath({ shared }) }, { label: watchListText('compare.bar') }];
}

function OwnList({ address }: { address: WatchListAddress }) {
  const session = useSession();
  if (session.status === 'authenticated') return <AccountList address={address} />;
  if (session.status === 'unauthenticated') return <DeviceList address={address} />;
  return <ListPlaceholder />;
}

/** A visitor's watch list, stored in this browser. */
function DeviceList({ address }: { address: WatchListAddress }) {
  const ids = useDeviceList();
  const removal = useDeviceRemoval(ids);
  return (
    <WatchedList
      shareIds={ids}
      {...useListOf(ids, address)}
      removal={removal}
      empty={ids.length === 0 && <EmptyList isOnDevice />}
    >
      {ids.length > 0 && (
        <Alert kind="info" announce="none" title={watchListText('device.title')}>
          <p>{watchListText('device.text')}</p>
          <Row>
            <StandaloneLink to={loginPath(routes.followedCompanies.build())}>
              {watchListText('device.signIn')}
            </StandaloneLink>
            <StandaloneLink to={routes.registration.build()}>{watchListText('device.register')}</StandaloneLink>
          </Row>
        </Alert>
      )}
    </WatchedList>
  );
}

/** Undo inserts the provider at its old position. */
function useDeviceRemoval(ids: readonly number[]) {
  const dispatch = useAppDispatch();
  const places = useRef(new Map<number, number>());
  const refused = (isDone: boolean) => Promise.resolve(isDone ? undefined : watchListText('shared.refused'));
  return useRemoval({
    remove: ({ id }) => {
      places.current.set(id, ids.indexOf(id));
      return refused(dispatch(forgetCompany(id)));
    },
    restore: ({ id }) => refused(dispatch(rememberCompany(id, places.current.get(id))) === 'kept'),
  });
}

/** The watch list of an account (PP-17). */
function AccountList({ address }: { address: WatchListAddress }) {
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
  const count = list.data?.count;
  useLastPage(address, list.isFetching ? undefined : count);
  return (
    <WatchedList
      shareIds={ids.slice(0, WATCH_LIST_MAX)}
      list={{ ...list, currentData: data }}
      count={count}
      address={address}
      removal={removal}
      isMember
      empty={data && count === data.results.length && <EmptyList />}
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
