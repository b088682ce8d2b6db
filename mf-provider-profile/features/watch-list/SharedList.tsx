import { asApiError, rememberCompanies, routes, useAppDispatch, useSession, type AppDispatch } from '@care/contracts';
import { WATCH_LIST_MAX } from '@care/contracts/constants';
import { apiErrorMessage, Button, Lead, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { useState } from 'react';
import { useFollowMany } from '../follow/use-following';
import { watchListText } from './texts';
import { useListOf } from './use-list-of';
import { watchListPath, type WatchListAddress } from './watch-list-address';
import { WatchedList } from './WatchedList';

/** A watch list from a share link: it can be compared and copied, but not changed. */
export const SharedList = ({ ids, address }: { ids: readonly number[]; address: WatchListAddress }) => (
  <WatchedList
    {...useListOf(ids, address)}
    empty={
      <>
        <p>{watchListText('shared.empty')}</p>
        <StandaloneLink to={routes.home.build()}>{watchListText('find')}</StandaloneLink>
      </>
    }
  >
    <Lead>{watchListText('shared.text')}</Lead>
    {ids.length > 0 && <TakeOver ids={ids} />}
  </WatchedList>
);

interface Taken {
  kind: 'success' | 'warn' | 'error';
  text: string;
}

function TakeOver({ ids }: { ids: readonly number[] }) {
  const { status } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [taken, setTaken] = useState<Taken>();
  const dispatch = useAppDispatch();
  const { followMany } = useFollowMany();
  const takeIntoAccount = async (): Promise<Taken> => {
    const error = await followMany(ids);
    return error
      ? { kind: 'error', text: apiErrorMessage(asApiError(error)) }
      : { kind: 'success', text: watchListText('shared.taken') };
  };
  const take = async () => {
    setBusy(true);
    setTaken(status === 'authenticated' ? await takeIntoAccount() : takeIntoBrowser(dispatch, ids));
    setBusy(false);
  };
  return (
    <Stack gap="small">
      {taken?.kind !== 'success' && (
        <Button loading={isBusy} disabled={status === 'loading'} onClick={() => void take()}>
          {watchListText('shared.take')}
        </Button>
      )}
      <SlowAction isRunning={isBusy} />
      {taken && (
        <StatusMessage key={taken.kind} kind={taken.kind} title={taken.text}>
          {taken.kind !== 'error' && (
            <StandaloneLink to={watchListPath({})}>{watchListText('shared.own')}</StandaloneLink>
          )}
        </StatusMessage>
      )}
    </Stack>
  );
}

/** Inserts the shared providers before the existing ones up to the limit; existing ones are kept. */
function takeIntoBrowser(dispatch: AppDispatch, ids: readonly number[]): Taken {
  const { isStored, isWhole } = dispatch(rememberCompanies(ids));
  if (!isStored) return { kind: 'error', text: watchListText('shared.refused') };
  if (!isWhole) return { kind: 'warn', text: watchListText('shared.takenInPart', { max: WATCH_LIST_MAX }) };
  return { kind: 'success', text: watchListText('shared.taken') };
}
