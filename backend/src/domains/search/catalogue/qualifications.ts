import { qualificationLabel } from '@care/contracts/enumerations';
import type { JobSeeker, Qualification } from '@care/contracts/schemas';
import { QUALIFICATIONS } from '@care/contracts/vocabulary';
import { hasNumber, maskOf } from '../../../platform/database/bit-mask';

/** The bits of the six listed qualifications (SR-11). */
export const NAMED_QUALIFICATIONS = maskOf(QUALIFICATIONS);

/** The bits of those ids that are among the six. */
export const namedQualifications = (ids: readonly number[]): number => maskOf(ids) & NAMED_QUALIFICATIONS;

/** The ids of those of the six whose bits are set. */
export const qualificationIdsOf = (mask: number): (typeof QUALIFICATIONS)[number][] =>
  QUALIFICATIONS.filter((id) => hasNumber(mask, id));

/** Those of the six whose bits are set, with their names (SR-11). */
export const qualificationsOf = (mask: number): Qualification[] =>
  qualificationIdsOf(mask).map((id) => ({ id, name: qualificationLabel(id, 'staff') ?? '' }));

/** A person's qualifications: those of the six, then the free-text ones, which have no id (AC-03). */
export const staffQualificationsOf = (mask: number, custom: readonly string[]): JobSeeker['qualifications'] => [
  ...qualificationsOf(mask),
  ...custom.map((name) => ({ id: null, name })),
];

/** The inverse: splits chosen names into the six listed ones, as a mask, and free texts (AC-03). */
export function chosenQualifications(names: readonly string[]): { mask: number; custom: string[] } {
  const chosen = { mask: 0, custom: [] as string[] };
  for (const name of names) {
    const known = QUALIFICATIONS.find((id) => qualificationLabel(id, 'staff') === name);
    if (known) chosen.mask |= maskOf([known]);
    else if (!chosen.custom.includes(name)) chosen.custom.push(name);
  }
  return chosen;
}
