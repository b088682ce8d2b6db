import { routes } from '@care/contracts';
import { statedHomePrice, type StatedPrices } from '@care/contracts/company-prices';
import { eurosText } from './amounts';
import { costProblems, START, typedPrice, type CostValues } from './cost-values';

const PARAMS = ['care', 'board', 'investment'] as const;

/** The calculator's entry with the prices of a home; without them if a needed one is not stated (CO-05). */
export function enteredPrice(prices: StatedPrices): CostValues {
  const price = statedHomePrice(prices);
  if (!price) return START;
  const investment = prices.price_investment ?? 0;
  return {
    ...START,
    care: eurosText(price.care),
    board: eurosText(price.other - investment),
    investment: eurosText(investment),
  };
}

/** The address of the calculator with the prices of a home. */
export function costsPath(prices: StatedPrices): string {
  const entered = enteredPrice(prices);
  const query = new URLSearchParams(PARAMS.flatMap((name) => (entered[name] ? [[name, entered[name]]] : [])));
  return `${routes.costs.build()}?${query}`;
}

/** The entry in an address; the usual one unless all three prices can be read. */
export function entryOf(params: URLSearchParams, today: string): CostValues {
  const entry = { ...START, ...Object.fromEntries(PARAMS.map((name) => [name, params.get(name) ?? ''])) };
  return Object.keys(costProblems(entry, today)).length === 0 && typedPrice(entry) ? entry : START;
}
