/** State of a navigation to a folder after a conversation was deleted. */
export const deletedNotice = { isConversationDeleted: true } as const;

export const isDeletedNotice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isConversationDeleted' in state;
