import type { Invoice } from '@care/contracts/schemas';

export const yearOf = ({ issued_on }: Pick<Invoice, 'issued_on'>): string => issued_on.slice(0, 4);

/** The years with invoices, newest first. */
export const yearsOf = (invoices: readonly Invoice[]): string[] =>
  [...new Set(invoices.map(yearOf))].toSorted().toReversed();

/** The year of an address such as `?year=2025`, or the newest one with invoices. */
export function chosenYear(search: string, years: readonly string[]): string | undefined {
  const given = new URLSearchParams(search).get('year');
  return given && years.includes(given) ? given : years[0];
}
