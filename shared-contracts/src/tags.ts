// Only slices with lists need it: bundled there, not part of the shared singleton.
import type { CareTag } from '@care/contracts';

/** The tags of a list and of everything in it. */
export const listTags = (type: CareTag, list?: { results: readonly { id: number }[] }) => [
  { type, id: 'LIST' },
  ...(list?.results ?? []).map(({ id }) => ({ type, id })),
];
