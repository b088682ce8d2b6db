import { useSession } from '@care/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { unreadApi } from './unread-api';

/** How often somebody who looks at the page is told of new messages. */
export const UNREAD_POLL_MS = 60_000;

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/** How many messages are unread (AC-14): asked again when the page comes into view, on a poll while it is, and after reading. */
export function useUnreadCount(): number {
  const session = useSession();
  const userId = session.status === 'authenticated' ? session.user.id : '';
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, () => true);
  const { currentData, isUninitialized, refetch } = unreadApi.count.useQuery(userId, {
    skip: userId === '',
    pollingInterval: isVisible ? UNREAD_POLL_MS : 0,
  });
  useEffect(() => {
    const askAgain = () => {
      if (isPageVisible() && !isUninitialized) void refetch();
    };
    return onVisibilityChange(askAgain);
  }, [isUninitialized, refetch]);
  return currentData?.count ?? 0;
}
