import { DEVICE_LIST_KEY, useHeldSession } from '@care/contracts';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';

const fetchActions = () => import('./actions');

/** Whether this browser stores a watch list. */
function hasDeviceList(): boolean {
  try {
    return localStorage.getItem(DEVICE_LIST_KEY) !== null;
  } catch {
    return false; // no storage here
  }
}

/**
 * The lazy-loaded actions for a provider, such as follow and apply. For a visitor without a watch list they are not
 * loaded until `load` is called.
 */
export function useActions() {
  // A form with a draft stays while the user signs in again (SH-09).
  const { status } = useHeldSession();
  const { lazy, load } = useLazyModule(fetchActions);
  const isSignedIn = status === 'authenticated';
  useEffect(() => {
    if (isSignedIn || (status === 'unauthenticated' && hasDeviceList())) load();
  }, [isSignedIn, status, load]);
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
