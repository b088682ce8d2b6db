import { t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, Meta } from '@care/ui';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { profileText } from '../../texts';
import type { Actions } from '../viewer/use-actions';
import { WatchPlace } from './WatchPlace';

interface WatchControlProps extends Actions {
  company: CompanyPage;
}

/** The follow button for users (PP-28), or for visitors a button for the browser's watch list, lazy-loaded on the first click. */
export function WatchControl({ company, isVisitor, actions, ownActions, hasFailed, load }: WatchControlProps) {
  const [isPressed, setPressed] = useState(false);
  if (ownActions) return <ownActions.FollowControl company={company} />;
  const press = () => {
    setPressed(true);
    load();
  };
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
