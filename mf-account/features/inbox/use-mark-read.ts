import type { Message } from '@care/contracts/schemas';
import { useEffect, useRef } from 'react';
import { inboxApi } from './inbox-api';
import { isUnread } from './LetterList';

/** Says once of every unread message of an opened conversation that it was read (AC-14); what fails is tried at the next opening. */
export function useMarkRead({ thread }: Message): void {
  const [markRead] = inboxApi.markRead.useMutation();
  const said = useRef(new Set<number>());
  useEffect(() => {
    const ids = thread.filter((one) => isUnread(one) && !said.current.has(one.id)).map(({ id }) => id);
    if (ids.length === 0) return;
    for (const id of ids) said.current.add(id);
    void markRead(ids);
  }, [thread, markRead]);
}
