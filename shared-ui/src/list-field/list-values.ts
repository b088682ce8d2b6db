/**
 * The entries of a list with the text that is still in the field beside it: saving includes that text. Each entry once
 * (AC-10).
 */
export const withDraft = (list: readonly string[] = [], draft = ''): string[] => [
  ...new Set([...list, draft.trim()].filter(Boolean)),
];
