import { asApiError, useAppDispatch, useDeviceList, writeDeviceList } from '@care/contracts';
import { Alert, apiErrorMessage, Button, Row } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { SlowAction } from '@care/ui/slow-action';
import { useState } from 'react';
import { followApi } from '../follow/follow-api';
import { useUserReload } from '../follow/use-set-followed';
import { watchListText } from './texts';

/** After signing in, asks whether to move the browser's watch list to the account. */
export function MergeQuestion() {
  const dispatch = useAppDispatch();
  const ids = useDeviceList();
  const [followMany, { isLoading, error }] = followApi.followMany.useMutation();
  const reloadUser = useUserReload();
  const [done, setDone] = useState<'merge.taken' | 'merge.dropped'>();
  const take = async () => {
    const answer = await followMany({ companies: [...ids] });
    if (answer.error) return;
    await reloadUser();
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
