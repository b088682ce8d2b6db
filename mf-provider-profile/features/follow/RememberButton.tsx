import { forgetCompany, rememberCompany, routes, useAppDispatch, useDeviceList } from '@care/contracts';
import { WATCH_LIST_MAX } from '@care/contracts/constants';
import type { CompanyPage } from '@care/contracts/schemas';
import { Link, Meta, VisuallyHidden } from '@care/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { profileText } from '../../texts';
import { followText } from './texts';
import { WatchButton } from './WatchButton';

interface RememberButtonProps {
  company: Pick<CompanyPage, 'id'>;
  /** Whether the click that loaded this code also toggles the button. */
  isPressed: boolean;
  /** In the contact bar on phones. */
  inBar?: boolean | undefined;
}

/** Button for the watch list of a visitor, stored in this browser only. */
export function RememberButton({ company: { id }, isPressed, inBar }: RememberButtonProps) {
  const dispatch = useAppDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const isKept = useDeviceList().includes(id);
  const [message, setMessage] = useState('');
  const remember = () => setMessage(followText(dispatch(rememberCompany(id)), { max: WATCH_LIST_MAX }));
  const toggle = () => {
    if (!isKept) return remember();
    dispatch(forgetCompany(id));
    setMessage(followText('forgotten'));
  };
  const countPress = useEffectEvent(() => {
    if (!isPressed) return;
    if (!isKept) remember();
    button.current?.focus();
  });
  useEffect(() => countPress(), []);
  return (
    <>
      <WatchButton
        ref={button}
        label={isKept ? followText('forget') : profileText('remember')}
        isWatched={isKept}
        inBar={inBar}
        onClick={toggle}
      />
      {inBar ? (
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      ) : (
        <Meta role="status">
          {message} {isKept && <Link to={routes.followedCompanies.build()}>{followText('list')}</Link>}
        </Meta>
      )}
    </>
  );
}
