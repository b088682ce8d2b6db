import { defineSliceApi, useSession } from '@care/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import type { UnreadCount } from '@care/contracts/schemas';

/** The number of unread messages. A separate API, because every page of a signed-in user needs it. */
const unreadApi = defineSliceApi('inbox-unread', (build) => ({
  count: build.query<UnreadCount, void>({
    query: () => '/message/?unread=5',
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
}));

/** Polling interval while the tab is visible. */
export const UNREAD_POLL_MS = 60_000;

function onVisibilityChange(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/** The number of unread messages (AC-14); refetched when the tab becomes visible, on polling, and after reading. */
export function useUnreadCount(): number {
  const { status } = useSession();
  const isVisible = useSyncExternalStore(onVisibilityChange, isPageVisible, () => true);
  const { currentData, isUninitialized, refetch } = unreadApi.count.useQuery(undefined, {
    skip: status !== 'authenticated',
    pollingInterval: isVisible ? UNREAD_POLL_MS : 0,
  });
  useEffect(() => {
    const refetchIfVisible = () => {
      if (isPageVisible() && !isUninitialized) void refetch();
    };
    return onVisibilityChange(refetchIfVisible);
  }, [isUninitialized, refetch]);
  return currentData?.count ?? 0;
}
