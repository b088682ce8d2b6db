/** A list with what still stands in the field beside it: who presses "save" means that, too. Each entry once (AC-10). */
export const withDraft = (list: readonly string[] = [], draft = ''): string[] => [
  ...new Set([...list, draft.trim()].filter(Boolean)),
];
