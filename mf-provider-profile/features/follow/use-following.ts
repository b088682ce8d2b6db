import { useUserContext } from '@care/contracts';
import { useSlowText } from '@care/ui/slow-action';
import { startTransition, useOptimistic, useState } from 'react';
import { followText } from './texts';
import { useSetFollowed } from './use-set-followed';

/** Whether the user follows the provider, and a button's action that changes it. */
export function useFollowing(id: number) {
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
