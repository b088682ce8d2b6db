import { routes, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, IconButton, Link, Meta, VisuallyHidden } from '@care/ui';
import { useSlowText } from '@care/ui/slow-action';
import { Heart } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { BarToggle, MessageInBar } from './BarToggle';
import { followText } from './texts';
import { useSetFollowed } from './use-set-followed';

/** Adds the provider to the watch list or removes it; optimistic, reverted if the server rejects it (PP-17, PP-28). */
export function FollowButton({ company: { id } }: { company: Pick<CompanyPage, 'id'> }) {
  const { isFollowed, isBusy, message, toggle } = useFollowing(id);
  return (
    <>
      {/* Not `disabled` while busy: the button would lose the focus. */}
      <Button variant="secondaryGray" icon={Heart} block aria-disabled={isBusy || undefined} onClick={toggle}>
        {followText(isFollowed ? 'unfollow' : 'follow')}
      </Button>
      <Meta role="status">
        {message} {isFollowed && message && <Link to={routes.followedCompanies.build()}>{followText('list')}</Link>}
      </Meta>
    </>
  );
}

interface FollowHeartProps {
  company: Pick<CompanyPage, 'id'>;
  /** Name of the provider, for pages with several hearts. */
  companyName?: string;
  /** On top of a picture. */
  floating?: boolean;
}

/** The button as an icon. */
export function FollowHeart({ company: { id }, companyName, floating }: FollowHeartProps) {
  const { isFollowed, isBusy, isForAll, message, toggle } = useFollowing(id);
  const Status = isForAll ? Meta : VisuallyHidden;
  return (
    <>
      <IconButton
        icon={Heart}
        label={companyName ? followText('followName', { name: companyName }) : followText('follow')}
        pressed={isFollowed}
        floating={floating}
        aria-disabled={isBusy || undefined}
        onClick={toggle}
      />
      <Status role="status">{message}</Status>
    </>
  );
}

/** The button in the contact bar: the heart above a short word. */
export function FollowInBarButton({ company: { id } }: { company: Pick<CompanyPage, 'id'> }) {
  const { isFollowed, isBusy, hasFailed, isForAll, message, toggle } = useFollowing(id);
  return (
    <>
      <BarToggle icon={Heart} pressed={isFollowed} aria-disabled={isBusy || undefined} onClick={toggle} />
      {isForAll ? (
        <MessageInBar role={hasFailed ? 'alert' : 'status'}>{message}</MessageInBar>
      ) : (
        <VisuallyHidden role="status">{message}</VisuallyHidden>
      )}
    </>
  );
}

function useFollowing(id: number) {
  const setFollowed = useSetFollowed();
  const isKnown = useUserContext().followedCompanies.includes(id);
  const [shown, show] = useOptimistic({ isFollowed: isKnown, isBusy: false });
  const [{ message, hasFailed }, report] = useState({ message: '', hasFailed: false });
  const slow = useSlowText(shown.isBusy);
  const toggle = () => {
    if (shown.isBusy) return;
    const wanted = !shown.isFollowed;
    report({ message: '', hasFailed: false });
    // The optimistic state stays until the refetched list is here, or the server has rejected the change.
    startTransition(async () => {
      show({ isFollowed: wanted, isBusy: true });
      const reason = await setFollowed(id, wanted);
      const result = reason ? followText('failed', { reason }) : followText(wanted ? 'followed' : 'unfollowed');
      startTransition(() => report({ message: result, hasFailed: reason !== undefined }));
    });
  };
  /** Without `isForAll` the message is for screen readers only: the heart shows it to all others. */
  return { ...shown, hasFailed, isForAll: hasFailed || slow !== undefined, message: slow ?? message, toggle };
}
