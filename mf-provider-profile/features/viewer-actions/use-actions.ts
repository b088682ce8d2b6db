import { useDeviceList, useHeldSession } from '@care/contracts';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';

const fetchActions = () => import('./actions');

/**
 * The lazy-loaded actions for a provider, such as follow and apply. For a visitor without a watch list they are not
 * loaded until `load` is called.
 */
export function useActions() {
  // A form with a draft stays while the user signs in again (SH-09).
  const { status } = useHeldSession();
  const { lazy, load } = useLazyModule(fetchActions);
  const isSignedIn = status === 'authenticated';
  const hasDeviceList = useDeviceList().length > 0;
  const isNeeded = isSignedIn || (status === 'unauthenticated' && hasDeviceList);
  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);
  const actions = lazy.kind === 'ready' ? lazy.module : undefined;
  return {
    isVisitor: status === 'unauthenticated',
    isSignedIn,
    /** The actions, also for visitors with a watch list. */
    actions,
    /** The actions for signed-in users. */
    ownActions: isSignedIn ? actions : undefined,
    hasFailed: lazy.kind === 'failed',
    load,
  };
}
export type Actions = ReturnType<typeof useActions>;
