// The salary of a job offer as text. Few pages need it, so it is bundled into their slices.
import { addTexts, formatPrice } from '@care/contracts';
import type { Salary } from './schemas';

const payText = addTexts('salary', {
  from: 'ab {{amount}}',
  upTo: 'bis {{amount}}',
  withScheme: '{{unit}} ({{scheme}})',
  HOUR: 'pro Stunde',
  MONTH: 'im Monat',
  YEAR: 'im Jahr',
});

/**
 * The salary in two parts, for cards that show the amount larger: "3.650–4.120 €" and "im Monat (TVöD-P)"; undefined
 * without an amount (SR-15).
 */
export function salaryParts(salary: Salary): { amount: string; period: string } | undefined {
  const amount = amountText(salary);
  const unit = payText(salary.unit);
  return amount === undefined
    ? undefined
    : { amount, period: salary.scheme ? payText('withScheme', { unit, scheme: salary.scheme }) : unit };
}

/** "3.650–4.120 € im Monat (TVöD-P)", "ab 17,40 € pro Stunde"; undefined without an amount (SR-15, PP-13). */
export function salaryText(salary: Salary): string | undefined {
  const parts = salaryParts(salary);
  return parts && `${parts.amount} ${parts.period}`;
}

function amountText({ min, max }: Salary): string | undefined {
  if (min === null) return max === null ? undefined : payText('upTo', { amount: formatPrice(max) });
  if (max === null) return payText('from', { amount: formatPrice(min) });
  return min === max ? formatPrice(min) : `${formatPrice(min).replace(/\s€$/u, '')}–${formatPrice(max)}`;
}
