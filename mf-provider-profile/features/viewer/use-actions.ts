import type { CompanyPage } from '@care/contracts/schemas';
import { useEffect } from 'react';
import { deviceListKey } from '../follow/device-list-key';
import { useLate } from './use-late';
import { useViewerRole } from './use-viewer-role';

const fetchActions = () => import('./actions');

/** Whether this browser keeps a watch list of its own. */
function hasDeviceList(): boolean {
  try {
    return localStorage.getItem(deviceListKey) !== null;
  } catch {
    return false; // no storage here
  }
}

/**
 * What the person looking may do with this provider, as code of its own: a first visit without an account downloads nothing
 * of it until `load` is called.
 */
export function useActions(company: CompanyPage) {
  const role = useViewerRole(company);
  const { late, load } = useLate(fetchActions);
  useEffect(() => {
    if (role === 'visitor' ? hasDeviceList() : role) load();
  }, [role, load]);
  const isReader = role === undefined || role === 'visitor' || role === 'owner';
  return {
    role,
    /** Whether a button here writes to the provider or applies (PP-14, PP-16). */
    hasMainAction: !isReader && company.viewer.can_contact,
    actions: late.kind === 'ready' ? late.module : undefined,
    hasFailed: late.kind === 'failed',
    load,
  };
}
export type Actions = ReturnType<typeof useActions>;
