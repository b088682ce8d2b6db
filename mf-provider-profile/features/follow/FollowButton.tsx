import { routes, useUserContext } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Button, Link, Meta } from '@care/ui';
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

function useFollowing(id: number) {
  const setFollowed = useSetFollowed();
  const isKnown = useUserContext().followedCompanies.includes(id);
  const [shown, show] = useOptimistic({ isFollowed: isKnown, isBusy: false });
  const [message, setMessage] = useState('');
  const toggle = () => {
    if (shown.isBusy) return;
    const wanted = !shown.isFollowed;
    setMessage('');
    // What is shown ahead stays until the list that it will be read from is here, or the server has refused.
    startTransition(async () => {
      show({ isFollowed: wanted, isBusy: true });
      const reason = await setFollowed(id, wanted);
      startTransition(() => setMessage(reason ? tt('failed', { reason }) : tt(wanted ? 'followed' : 'unfollowed')));
    });
  };
  return { ...shown, message, toggle };
}
