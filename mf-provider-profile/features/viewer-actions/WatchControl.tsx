import { t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import { useState } from 'react';
import { profileText } from '../../texts';
import type { Actions } from './use-actions';
import { WatchButton, WatchPlace } from '../follow/WatchButton';

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
