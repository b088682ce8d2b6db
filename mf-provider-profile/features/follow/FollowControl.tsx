import { routes } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Link, Meta, VisuallyHidden } from '@care/ui';
import { useViewerRole } from '../viewer/use-viewer-role';
import { followText } from './texts';
import { useFollowing } from './use-following';
import { MessageInBar, WatchButton, WatchPlace } from './WatchButton';

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
      {!inBar ? (
        <Meta role="status">
          {message} {isFollowed && message && <Link to={routes.followedCompanies.build()}>{followText('list')}</Link>}
        </Meta>
      ) : isForAll ? (
        <MessageInBar role={hasFailed ? 'alert' : 'status'}>{message}</MessageInBar>
      ) : (
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      )}
    </>
  );
}
