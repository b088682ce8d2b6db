import { routes, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, IconButton, Link, Meta, VisuallyHidden } from '@care/ui';
import { Heart } from 'lucide-react';
import { startTransition, useOptimistic, useState } from 'react';
import { tt } from './texts';
import { useSetFollowed } from './use-set-followed';

/** Puts the provider on the own watch list, or takes it off: at once on the screen, back again if the server refuses (PP-17, PP-28). */
export function FollowButton({ company: { id } }: { company: Pick<CompanyPage, 'id'> }) {
  const { isFollowed, isBusy, message, toggle } = useFollowing(id);
  return (
    <>
      {/* Not `disabled` while busy: the button would lose the focus. */}
      <Button variant="secondaryGray" icon={Heart} block aria-disabled={isBusy || undefined} onClick={toggle}>
        {tt(isFollowed ? 'unfollow' : 'follow')}
      </Button>
      <Meta role="status">
        {message} {isFollowed && message && <Link to={routes.followedCompanies.build()}>{tt('list')}</Link>}
      </Meta>
    </>
  );
}

interface FollowHeartProps {
  company: Pick<CompanyPage, 'id'>;
  /** Of which provider, where several hearts stand on a page. */
  companyName?: string;
  /** Lies on a picture. */
  floating?: boolean;
}

/** The same as a heart alone, where there is no room for words. */
export function FollowHeart({ company: { id }, companyName, floating }: FollowHeartProps) {
  const { isFollowed, isBusy, hasFailed, message, toggle } = useFollowing(id);
  const Said = hasFailed ? Meta : VisuallyHidden;
  return (
    <>
      <IconButton
        icon={Heart}
        label={companyName ? tt('followName', { name: companyName }) : tt('follow')}
        pressed={isFollowed}
        floating={floating}
        aria-disabled={isBusy || undefined}
        onClick={toggle}
      />
      <Said role="status">{message}</Said>
    </>
  );
}

function useFollowing(id: number) {
  const setFollowed = useSetFollowed();
  const isKnown = useUserContext().followedCompanies.includes(id);
  const [shown, show] = useOptimistic({ isFollowed: isKnown, isBusy: false });
  const [{ message, hasFailed }, say] = useState({ message: '', hasFailed: false });
  const toggle = () => {
    if (shown.isBusy) return;
    const wanted = !shown.isFollowed;
    say({ message: '', hasFailed: false });
    // What is shown ahead stays until the list that it will be read from is here, or the server has refused.
    startTransition(async () => {
      show({ isFollowed: wanted, isBusy: true });
      const reason = await setFollowed(id, wanted);
      const told = reason ? tt('failed', { reason }) : tt(wanted ? 'followed' : 'unfollowed');
      startTransition(() => say({ message: told, hasFailed: reason !== undefined }));
    });
  };
  return { ...shown, hasFailed, message, toggle };
}
