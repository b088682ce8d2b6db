import { signOut, t } from '@care/contracts';
import { Alert, Button, Stack } from '@care/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { tt } from '../../texts';

interface SignOutProps {
  /** True while the session is being ended on purpose; nobody should be asked to come back here then. */
  onLeaving: (isLeaving: boolean) => void;
}

/** Ends the session (SH-05); says so when the server did not answer. */
export function SignOut({ onLeaving }: SignOutProps) {
  const [state, setState] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async () => {
    onLeaving(true);
    setState('leaving');
    if (await signOut()) return;
    onLeaving(false);
    setState('failed');
  };
  return (
    <Stack>
      {state === 'failed' && <Alert kind="error" title={tt('own.signOutFailed')} />}
      <Button
        variant="secondaryGray"
        icon={LogOut}
        onClick={() => void leave()}
        loading={state === 'leaving'}
        loadingText={tt('own.signingOut')}
      >
        {t('nav.logout')}
      </Button>
    </Stack>
  );
}
