import { routes } from '@care/contracts';
import { statedHomePrice, type StatedPrices } from '@care/contracts/company-prices';
import { eurosText } from './amounts';

/** The parameters of the calculator, named as its fields. */
export const PRICE_PARAMS = ['care', 'board', 'investment'] as const;

/** The calculator's entry for the prices of a home; empty if a needed one is not stated (CO-05). */
export function pricesEntry(prices: StatedPrices): Partial<Record<(typeof PRICE_PARAMS)[number], string>> {
  const price = statedHomePrice(prices);
  if (!price) return {};
  const investment = prices.price_investment ?? 0;
  return { care: eurosText(price.care), board: eurosText(price.other - investment), investment: eurosText(investment) };
}

/** The address of the calculator with the prices of a home. */
export const costsPath = (prices: StatedPrices): string =>
  `${routes.costs.build()}?${new URLSearchParams(pricesEntry(prices))}`;
