import { averageHomePrice, type CareGrade, type HomePrice } from '@care/contracts/care-costs';
import { definedProblems, type Problems } from '@care/ui/form';
import { centsOf } from './amounts';
import { costsText } from './texts';

/** The fields of the calculator as typed. */
export interface CostValues {
  place: 'stationary' | 'atHome';
  grade: string;
  /** The day of moving in, YYYY-MM-DD; empty before it. */
  since?: string;
  care?: string;
  board?: string;
  investment?: string;
  service?: string;
  dayCare?: string;
}

export const START: CostValues = { place: 'stationary', grade: '3' };

export const gradeOf = ({ grade }: CostValues): CareGrade => Number(grade) as CareGrade;

const PRICES = ['care', 'board', 'investment'] as const;
const EARLIEST = '1950-01-01';

/** Problems of the fields that belong to the chosen place. */
export function costProblems(values: CostValues, today: string): Problems<CostValues> {
  const { place, since } = values;
  const problemOf = (field: (typeof PRICES)[number] | 'service' | 'dayCare') =>
    centsOf(values[field]) === undefined ? costsText('form.amountProblem') : undefined;
  if (place === 'atHome') return definedProblems({ service: problemOf('service'), dayCare: problemOf('dayCare') });
  const isPartly = PRICES.some((field) => values[field]) && !PRICES.every((field) => values[field]);
  const problems = PRICES.map((field) => [
    field,
    problemOf(field) ?? (isPartly && !values[field] ? costsText('form.allOrNone') : undefined),
  ]);
  return definedProblems({
    ...Object.fromEntries(problems),
    since: since && (since > today || since < EARLIEST) ? costsText('form.sinceProblem') : undefined,
  });
}

/** The typed prices of a home; undefined without them, where the average counts. */
export function typedPrice(values: CostValues): HomePrice | undefined {
  const [care, board, investment] = [centsOf(values.care), centsOf(values.board), centsOf(values.investment)];
  const isWhole = typeof care === 'number' && typeof board === 'number' && typeof investment === 'number';
  return isWhole ? { care, other: board + investment } : undefined;
}

export const priceOf = (values: CostValues): HomePrice => typedPrice(values) ?? averageHomePrice();
