import type { SlotProps } from '@care/contracts';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import { canUsePasskeys } from './passkey-device';

const fetchConfirm = () => import('./ConfirmByPasskey').then((module) => module.ConfirmByPasskey);

/** A passkey instead of the password in a field. Few people need it, so its code is fetched with the form. */
export function PasskeyInstead(props: SlotProps['account.confirm-by-passkey']) {
  const { lazy, load } = useLazyModule(fetchConfirm);
  useEffect(() => {
    if (canUsePasskeys()) load();
  }, [load]);
  return lazy.kind === 'ready' ? <lazy.module {...props} /> : null;
}
