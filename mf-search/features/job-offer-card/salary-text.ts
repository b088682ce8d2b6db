import { formatPrice } from '@care/contracts';
import type { Salary } from '@care/contracts/schemas';
import { wt } from '../work-search/texts';

/** "3.650–4.120 € im Monat (TVöD-P)", "ab 17,40 € pro Stunde"; "Vergütung auf Anfrage" while nobody names an amount. */
export function salaryText(salary: Salary | null): string {
  const amount = salary && amountText(salary);
  if (!salary || !amount) return wt('salary.open');
  return salary.scheme ? wt('salary.withScheme', { salary: amount, scheme: salary.scheme }) : amount;
}

function amountText({ min, max, unit: per }: Salary): string | undefined {
  const unit = wt(`salary.${per}`);
  if (min === null && max === null) return undefined;
  if (min === null) return wt('salary.upTo', { unit, amount: formatPrice(max ?? 0) });
  if (max === null) return wt('salary.from', { unit, amount: formatPrice(min) });
  const amount = min === max ? formatPrice(min) : `${formatPrice(min).replace(/\s€$/u, '')}–${formatPrice(max)}`;
  return wt('salary.exactly', { unit, amount });
}
