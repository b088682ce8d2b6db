import type { CareTag } from '@care/contracts';

/** The tags of several things of a type: an id, or the name of a list. */
export const tagsOf = (type: CareTag, ...ids: readonly (number | string)[]) => ids.map((id) => ({ type, id }));

/** Every conversation with the other side, and the list of visitors, show who is blocked. */
export const blockedTags = [...tagsOf('Message', 'LIST', 'CONVERSATION'), ...tagsOf('User', 'BLOCKS', 'VISITORS')];
