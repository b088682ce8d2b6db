import { forgetCompany, loginPath, rememberCompany, routes, useAppDispatch, useDeviceList } from '@care/contracts';
import { Alert, Row, StandaloneLink } from '@care/ui';
import { useRef } from 'react';
import { EmptyList } from './EmptyList';
import { watchListText } from './texts';
import { useListOf } from './use-list-of';
import { useRemoval } from './use-removal';
import type { WatchListAddress } from './watch-list-address';
import { WatchedList } from './WatchedList';

/** A visitor's watch list, stored in this browser. */
export function DeviceList({ address }: { address: WatchListAddress }) {
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
