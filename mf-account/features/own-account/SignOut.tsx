import { signOut, t, useAppDispatch } from '@care/contracts';
import { Alert, Button, Stack } from '@care/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { accountPageText } from '../../texts';

/** Button that ends the session (SH-05); shows an error if the server does not answer. */
export function SignOut() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async () => {
    setState('leaving');
    if (!(await dispatch(signOut()))) setState('failed');
  };
  return (
    <Stack>
      {state === 'failed' && <Alert kind="error" title={accountPageText('own.signOutFailed')} />}
      <Button
        variant="secondaryGray"
        icon={LogOut}
        onClick={() => void leave()}
        loading={state === 'leaving'}
        loadingText={accountPageText('own.signingOut')}
      >
        {t('nav.logout')}
      </Button>
    </Stack>
  );
}
