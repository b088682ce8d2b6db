/** Navigation state that makes the folder show "conversation deleted". */
export const deletedNotice = { isConversationDeleted: true } as const;

export const isDeletedNotice = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isConversationDeleted' in state;
