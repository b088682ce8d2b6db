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
} from '@care/contracts';
import { Breadcrumbs, Container, type Crumb, Alert, Row, StandaloneLink } from '@care/ui';
import { useFocusOnChange } from '@care/ui/more';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { AccountList } from '../features/watch-list/AccountList';
import { Comparison } from '../features/watch-list/Comparison';
import { SharedList } from '../features/watch-list/SharedList';
import { watchListText } from '../features/watch-list/texts';
import { ListPlaceholder, EmptyList, WatchedList } from '../features/watch-list/WatchedList';
import { readAddress, watchListPath, type WatchListAddress } from '../features/watch-list/watch-list-address';
import { useListOf } from '../features/watch-list/use-list-of';
import { useRemoval } from '../features/watch-list/use-removal';

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
      title={watchListText('title')}
      countText={watchListText('count', { count: ids.length })}
      shareIds={ids}
      {...useListOf(ids, address)}
      removal={removal}
      empty={ids.length === 0 && <EmptyList isOnDevice />}
    >
      {ids.length > 0 && <OnlyHere />}
    </WatchedList>
  );
}

const OnlyHere = () => (
  <Alert kind="info" announce="none" title={watchListText('device.title')}>
    <p>{watchListText('device.text')}</p>
    <Row>
      <StandaloneLink to={loginPath(routes.followedCompanies.build())}>{watchListText('device.signIn')}</StandaloneLink>
      <StandaloneLink to={routes.registration.build()}>{watchListText('device.register')}</StandaloneLink>
    </Row>
  </Alert>
);

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
