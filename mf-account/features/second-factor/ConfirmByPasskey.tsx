import { addTexts, type SlotProps } from '@care/contracts';
import { Button, Meta } from '@care/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys, usedPasskey } from './passkey-device';
import { secondFactorApi } from './second-factor-api';

const confirmText = addTexts('confirm-by-passkey', {
  use: 'Stattdessen mit Passkey bestätigen',
  done: 'Mit Passkey bestätigt.',
  failed: 'Das hat nicht geklappt. Bitte geben Sie Ihr Passwort ein oder versuchen Sie es noch einmal.',
});

/** Gives the confirmation of a passkey for the password field of a form, if the account has one (OP-72). */
export function ConfirmByPasskey({ onConfirmed }: SlotProps['account.confirm-by-passkey']) {
  const { currentData } = secondFactorApi.secondFactor.useQuery(undefined, { skip: !canUsePasskeys() });
  const [begin] = secondFactorApi.passkeyChallenge.useMutation();
  const [confirm] = secondFactorApi.confirmByPasskey.useMutation();
  const [state, setState] = useState<'running' | 'done' | 'failed'>();
  if (!currentData?.passkeys.length) return null;
  const press = async () => {
    setState('running');
    const { data: options } = await begin();
    const used = options ? await usedPasskey(options) : null;
    const { data } = used ? await confirm(used) : {};
    if (data) onConfirmed(data.confirmation);
    setState(data ? 'done' : 'failed');
  };
  return (
    <>
      <Button variant="bgNone" size="small" icon={KeyRound} loading={state === 'running'} onClick={() => void press()}>
        {confirmText('use')}
      </Button>
      <Meta role="status">{(state === 'done' || state === 'failed') && confirmText(state)}</Meta>
    </>
  );
}
