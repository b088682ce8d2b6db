import { costProblems, START, typedPrice, type CostValues } from './cost-values';
import { PRICE_PARAMS } from './costs-path';

/** The entry in an address; the usual one unless all three prices can be read (CO-05). */
export function entryOf(params: URLSearchParams, today: string): CostValues {
  const entry = { ...START, ...Object.fromEntries(PRICE_PARAMS.map((name) => [name, params.get(name) ?? ''])) };
  return Object.keys(costProblems(entry, today)).length === 0 && typedPrice(entry) ? entry : START;
}
