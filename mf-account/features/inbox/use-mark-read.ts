import type { Message } from '@care/contracts/schemas';
import { useEffect, useRef } from 'react';
import { inboxApi } from './inbox-api';
import { isUnread } from './MessageList';

/** Marks every unread message of an opened conversation as read, once (AC-14). Failures are retried at the next opening. */
export function useMarkRead({ thread }: Message): void {
  const [markRead] = inboxApi.markRead.useMutation();
  const markedIds = useRef(new Set<number>());
  useEffect(() => {
    const ids = thread.filter((one) => isUnread(one) && !markedIds.current.has(one.id)).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) markedIds.current.add(id);
    void markRead(ids);
  }, [thread, markRead]);
}
