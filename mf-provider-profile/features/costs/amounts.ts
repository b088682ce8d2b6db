import { trimmed } from '@care/ui/form';

/** Cents of an amount such as "3.650", "20,50" or "20.5 €"; null for an empty field, undefined for anything else. */
export function centsOf(text: string | undefined): number | null | undefined {
  const amount = trimmed(text).replace(/\s*(€|euro)$/i, '');
  if (amount === '') return null;
  const plain = amount.replace(/[.\s](?=\d{3}(?:\D|$))/g, '').replace(',', '.');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}
/** "3650" or "20,50" from cents; empty for an open end. */
export const eurosText = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');
