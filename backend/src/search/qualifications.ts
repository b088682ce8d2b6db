import { QUALIFICATIONS } from '@care/contracts/vocabulary';

const bits = (ids: readonly number[]): number => ids.reduce((mask, id) => mask | (1 << (id - 1)), 0);

/** The bits of the six qualifications that have a name of their own (SR-11). */
export const NAMED_QUALIFICATIONS = bits(QUALIFICATIONS);

/** The bits of those ids that are one of the six. */
export const namedQualifications = (ids: readonly number[]): number => bits(ids) & NAMED_QUALIFICATIONS;
