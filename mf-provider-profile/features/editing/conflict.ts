import { asApiError } from '@care/contracts';
import type { ErrorBody } from '@care/contracts/schemas';
import type { SectionChange } from './editing-api';
import { asChange, type ConflictPart } from './section-editor';

/** A section that was changed since it was read. */
export interface Conflict {
  mine: SectionChange;
  theirs: SectionChange;
  /** The present version, on which the next attempt is based. */
  etag: string;
  changedAt: string | undefined;
  /** Counts the conflicts of one form, so that a new one resets the choice. */
  number: number;
}

/** For each part of the section "mine", "theirs" or an own text. */
export type Choice = 'mine' | 'theirs' | { merged: string };

/** The stored version in an answer 412; undefined for any other error. */
export function conflictOf(error: unknown, mine: SectionChange, number: number): Conflict | undefined {
  const failure = asApiError(error);
  if (failure.kind !== 'http' || failure.status !== 412) return undefined;
  const { etag, stored, changed_at } = (failure.data as Partial<ErrorBody>).error ?? {};
  if (etag === undefined || stored === undefined) return undefined;
  return { mine, theirs: asChange(stored), etag, changedAt: changed_at ?? undefined, number };
}

/** The parts that this change concerns, and in which both versions differ. */
export const partsInConflict = (parts: readonly ConflictPart[], { mine, theirs }: Conflict): ConflictPart[] =>
  parts.filter(
    ({ fields, text }) => fields.some((field) => field in mine) && text({ ...theirs, ...mine }) !== text(theirs),
  );

/** The change to send after the choice: parts that stay as they are stored are left out. */
export function chosenChange(
  parts: readonly ConflictPart[],
  { mine }: Conflict,
  choices: readonly Choice[],
): SectionChange {
  const chosen = parts.map(({ fields, merge }, index): SectionChange => {
    const choice = choices[index] ?? 'mine';
    if (choice === 'theirs') return {};
    if (choice !== 'mine') return merge?.(choice.merged) ?? {};
    return Object.fromEntries(Object.entries(mine).filter(([field]) => fields.includes(field as keyof SectionChange)));
  });
  return Object.assign({}, ...chosen) as SectionChange;
}
