import { routes, forgetCompany, rememberCompany, useAppDispatch, useDeviceList } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Link, Meta, VisuallyHidden } from '@care/ui';
import { WATCH_LIST_MAX } from '@care/contracts/constants';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useViewerRole } from '../viewer/use-viewer-role';
import { followText } from './texts';
import { useFollowing } from './use-following';
import { MessageInBar, WatchButton, WatchPlace } from './WatchButton';
import { profileText } from '../../texts';

interface FollowControlProps {
  company: CompanyPage;
  /** In the contact bar on phones. */
  inBar?: boolean | undefined;
}

/** The follow button for signed-in users who are not the owner (PP-28). */
export function FollowControl({ company, inBar }: FollowControlProps) {
  const role = useViewerRole(company);
  const button = (role === 'member' || role === 'applicant') && <FollowButton company={company} inBar={inBar} />;
  if (inBar) return button;
  return role === 'owner' ? null : <WatchPlace data-print="hide">{button}</WatchPlace>;
}

/** Adds the provider to the watch list or removes it; optimistic, reverted if the server rejects it (PP-17, PP-28). */
function FollowButton({ company: { id }, inBar }: FollowControlProps) {
  const { isFollowed, isBusy, hasFailed, isForAll, message, toggle } = useFollowing(id);
  return (
    <>
      {/* Not `disabled` while busy: the button would lose the focus. */}
      <WatchButton
        label={followText(isFollowed ? 'unfollow' : 'follow')}
        isWatched={isFollowed}
        inBar={inBar}
        aria-disabled={isBusy || undefined}
        onClick={toggle}
      />
      {inBar && isForAll ? (
        <MessageInBar role={hasFailed ? 'alert' : 'status'}>{message}</MessageInBar>
      ) : (
        <Status message={message} inBar={inBar} withList={isFollowed && message !== ''} />
      )}
    </>
  );
}

interface StatusProps extends Pick<FollowControlProps, 'inBar'> {
  message: string;
  /** Whether there is a link to the list. */
  withList: boolean;
}

/** What the last press did; in the bar for screen readers only. */
const Status = ({ message, inBar, withList }: StatusProps) =>
  inBar ? (
    <VisuallyHidden role="status">{message}</VisuallyHidden>
  ) : (
    <Meta role="status">
      {message} {withList && <Link to={routes.followedCompanies.build()}>{followText('list')}</Link>}
    </Meta>
  );

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
      <Status message={message} inBar={inBar} withList={isKept} />
    </>
  );
}
