import { t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, Meta } from '@care/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { profileText } from '../../texts';
import type { Actions } from './use-actions';
import { BarToggle } from '../follow/BarToggle';
import { WatchPlace } from '../follow/WatchPlace';

interface WatchControlProps extends Actions {
  company: CompanyPage;
  /** In the contact bar on phones. */
  inBar?: boolean;
}

/**
 * The follow button for users (PP-28), or for visitors a button for the browser's watch list, lazy-loaded on the first
 * click.
 */
export function WatchControl({
  company,
  isSignedIn,
  isVisitor,
  actions,
  ownActions,
  hasFailed,
  load,
  inBar,
}: WatchControlProps) {
  const [isPressed, setPressed] = useState(false);
  const press = () => {
    setPressed(true);
    load();
  };
  if (ownActions) {
    return inBar ? <ownActions.FollowInBar company={company} /> : <ownActions.FollowControl company={company} />;
  }
  if (inBar) {
    if (isSignedIn) return null;
    return actions ? (
      <actions.RememberButton company={company} isPressed={isPressed} inBar />
    ) : (
      <BarToggle icon={Heart} pressed={false} onClick={press} />
    );
  }
  return (
    <WatchPlace data-print="hide">
      {isVisitor &&
        (actions ? (
          <actions.RememberButton company={company} isPressed={isPressed} />
        ) : (
          <Button variant="secondaryGray" icon={Heart} block onClick={press}>
            {profileText('remember')}
          </Button>
        ))}
      {hasFailed && isPressed && <Meta role="status">{t('errors.remoteUnavailable')}</Meta>}
    </WatchPlace>
  );
}
