import { formatPrice } from '@care/contracts';
import type { FigureKind, Tariff } from '@care/contracts/schemas';
import { pricesText } from './texts';

export type Figure = Tariff['results'][number];

export const writtenValue = (kind: FigureKind, value: number): string =>
  pricesText(`value.${kind}`, { amount: kind === 'CENTS' ? formatPrice(value) : value });

const MONEY = /^(\d{1,6})(?:,(\d{1,2}))?$/;
const CENTS_OF_EURO = 100;

/** The value that somebody has typed, money as cents; null for anything else, and outside of what the figure may be. */
export function readValue(
  { kind, least, most }: Pick<Figure, 'kind' | 'least' | 'most'>,
  typed: string,
): number | null {
  const text = typed.replace(/[\s€%]/gu, '');
  const [, euros, cents = ''] = MONEY.exec(text) ?? [];
  if (euros === undefined || (kind !== 'CENTS' && text.includes(','))) return null;
  const value = kind === 'CENTS' ? Number(euros) * CENTS_OF_EURO + Number(cents.padEnd(2, '0')) : Number(euros);
  return value >= least && value <= most ? value : null;
}
