import { t } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, Meta } from '@care/ui';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { tt } from '../../texts';
import type { Actions } from '../viewer/use-actions';

// As high as the button, so that nothing moves when it is known whose it is.
const Place = styled.div`
  display: grid;
  gap: var(--s-2);
  min-height: 3.125rem;
  @media (scripting: none) {
    display: none;
  }
`;

interface WatchControlProps extends Actions {
  company: CompanyPage;
}

/** Following for members who are not the owner (PP-28); visitors may remember the provider in this browser instead. */
export function WatchControl({ company, role, actions, hasFailed, load }: WatchControlProps) {
  const [isPressed, setPressed] = useState(false);
  if (role === 'owner') return null;
  const press = () => {
    setPressed(true);
    load();
  };
  return (
    <Place data-print="hide">
      {role !== 'visitor' ? (
        role && actions && <actions.FollowButton company={company} />
      ) : actions ? (
        <actions.RememberButton company={company} isPressed={isPressed} />
      ) : (
        <Button variant="secondaryGray" icon={Heart} block onClick={press}>
          {tt('remember')}
        </Button>
      )}
      {hasFailed && isPressed && <Meta role="status">{t('errors.remoteUnavailable')}</Meta>}
    </Place>
  );
}
