import { useHeldSession } from '@care/contracts';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect } from 'react';
import { DEVICE_LIST_KEY } from '../follow/device-list-key';

const fetchActions = () => import('./actions');

/** Whether this browser keeps a watch list of its own. */
function hasDeviceList(): boolean {
  try {
    return localStorage.getItem(DEVICE_LIST_KEY) !== null;
  } catch {
    return false; // no storage here
  }
}

/**
 * What people may do with a provider besides reading, as code of its own: a first visit without an account downloads nothing
 * of it until `load` is called.
 */
export function useActions() {
  // A form that holds something unsent stays while its session is renewed (SH-09).
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
    /** For visitors who have something to do with them. */
    actions,
    /** For members. */
    ownActions: isSignedIn ? actions : undefined,
    hasFailed: lazy.kind === 'failed',
    load,
  };
}
export type Actions = ReturnType<typeof useActions>;
