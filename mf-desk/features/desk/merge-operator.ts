import type { OperatorField } from '@care/contracts/operator';
import type { Operator } from '@care/contracts/schemas';

const fieldsOf = (operator: Operator) => Object.keys(operator) as OperatorField[];

export const isSameOperator = (one: Operator, other: Operator): boolean =>
  fieldsOf(one).every((field) => one[field] === other[field]);

/**
 * The entry after somebody else has saved: what was typed stays, everything else is as they saved it. `both` are the
 * fields that both have changed, to different texts.
 */
export function mergeOperator(base: Operator, entry: Operator, theirs: Operator) {
  const typed = fieldsOf(entry).filter((field) => entry[field] !== base[field]);
  const merged = { ...theirs };
  for (const field of typed) merged[field] = entry[field];
  const both = typed.filter((field) => theirs[field] !== base[field] && theirs[field] !== entry[field]);
  return { merged, both };
}
