import { formatPrice } from '@care/contracts';
import type { Salary } from '@care/contracts/schemas';
import { tt } from '../../texts';

/** "3.650–4.120 € im Monat (TVöD-P)", "ab 17,40 € pro Stunde"; undefined when no amount is named. */
export function formatSalary({ min, max, unit, scheme }: Salary): string | undefined {
  const words = { unit: tt(`salary.${unit}`) };
  const salary =
    min !== null && max !== null && min !== max
      ? tt('salary.exactly', { ...words, amount: `${withoutCurrency(min)}–${formatPrice(max)}` })
      : min !== null
        ? tt(min === max ? 'salary.exactly' : 'salary.from', { ...words, amount: formatPrice(min) })
        : max !== null
          ? tt('salary.upTo', { ...words, amount: formatPrice(max) })
          : undefined;
  return salary && scheme ? tt('salary.withScheme', { salary, scheme }) : salary;
}

const withoutCurrency = (cents: number): string => formatPrice(cents).replace(/\s€$/u, '');
