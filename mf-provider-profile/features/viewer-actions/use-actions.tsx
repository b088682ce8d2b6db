import { useDeviceList, useHeldSession, t } from '@care/contracts';
import { useLazyModule } from '@care/ui/lazy';
import { useEffect, useState } from 'react';
import type { CompanyPage } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { profileText } from '../../texts';
import { WatchButton, WatchPlace } from '../follow/WatchButton';

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

interface WatchControlProps extends Actions {
  company: CompanyPage;
  /** In the contact bar on phones. */
  inBar?: boolean;
}

/**
 * The follow button for users (PP-28), or for visitors a button for the browser's watch list, lazy-loaded on the first
 * click.
 */
export function WatchControl({ company, inBar, ...viewer }: WatchControlProps) {
  const { isSignedIn, isVisitor, actions, ownActions, hasFailed, load } = viewer;
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    load();
  };
  if (ownActions) return <ownActions.FollowControl company={company} inBar={inBar} />;
  const button = actions ? (
    <actions.RememberButton company={company} isPressed={isPressed} inBar={inBar} />
  ) : (
    <WatchButton label={profileText('remember')} isWatched={false} inBar={inBar} onClick={press} />
  );
  if (inBar) return isSignedIn ? null : button;
  return (
    <WatchPlace data-print="hide">
      {isVisitor && button}
      {hasFailed && isPressed && <Meta role="status">{t('errors.remoteUnavailable')}</Meta>}
    </WatchPlace>
  );
}
