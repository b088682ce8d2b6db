// The salary of a job offer as text. Few pages need it, so it is bundled into their slices.
import { addTexts, formatPrice } from '@care/contracts';
import type { Salary } from './schemas';

const payText = addTexts('salary', {
  from: 'ab {{amount}} {{unit}}',
  upTo: 'bis {{amount}} {{unit}}',
  exactly: '{{amount}} {{unit}}',
  withScheme: '{{salary}} ({{scheme}})',
  HOUR: 'pro Stunde',
  MONTH: 'im Monat',
  YEAR: 'im Jahr',
});

/** "3.650–4.120 € im Monat (TVöD-P)", "ab 17,40 € pro Stunde"; undefined without an amount (SR-15, PP-13). */
export function salaryText(salary: Salary): string | undefined {
  const amount = amountText(salary);
  return amount && salary.scheme ? payText('withScheme', { salary: amount, scheme: salary.scheme }) : amount;
}

function amountText({ min, max, unit: per }: Salary): string | undefined {
  const unit = payText(per);
  if (min === null) return max === null ? undefined : payText('upTo', { unit, amount: formatPrice(max) });
  if (max === null) return payText('from', { unit, amount: formatPrice(min) });
  const amount = min === max ? formatPrice(min) : `${formatPrice(min).replace(/\s€$/u, '')}–${formatPrice(max)}`;
  return payText('exactly', { unit, amount });
}
