// The prices that a provider states, one row each (CO-04). They are fields of the provider: schema, column, form, conflict
// view, profile, comparison and own share are made from the rows.

/** The care forms that prices are stated for, in their order on the page. */
export const PRICED_FORMS = [
  'stationare-pflege',
  'teilstationare-pflege',
  'betreutes-wohnen',
  'senioren-wg',
  'ambulante-pflege',
] as const;
export type PricedForm = (typeof PRICED_FORMS)[number];

/** What an amount is paid for. */
export const PRICE_UNITS = {
  month: 'im Monat',
  day: 'am Tag',
  hour: 'je Stunde',
  service: 'je Leistung',
  visit: 'je Besuch',
} as const;

export interface PriceRow {
  label: string;
  unit: keyof typeof PRICE_UNITS;
  /**
   * The part of a home's own share that it belongs to: care costs are lowered by § 43c, others are paid in full. Without
   * it the amount is not part of the own share.
   */
  share?: 'care' | 'other';
  /** Without it no own share is shown: it would look lower than it is (CO-06). */
  isNeeded?: true;
}

export type Price = PriceRow & { section: 'prices'; kind: 'price'; max: number; form: PricedForm };

const MOST_CENTS = 2_000_000;

/** The rows of one care form. */
function pricesOf<Name extends string>(form: PricedForm, rows: Record<Name, PriceRow>): Record<Name, Price> {
  const prices = Object.entries<PriceRow>(rows).map(([name, row]): [string, Price] => [
    name,
    { section: 'prices', kind: 'price', max: MOST_CENTS, form, ...row },
  ]);
  return Object.fromEntries(prices) as Record<Name, Price>;
}

/** The prices by their column, in cents. */
export const PRICES = {
  ...pricesOf('stationare-pflege', {
    price_care: { label: 'Eigenanteil an der Pflege (EEE)', unit: 'month', share: 'care', isNeeded: true },
    price_training: { label: 'Ausbildungsumlage', unit: 'month', share: 'care' },
    price_lodging: { label: 'Unterkunft', unit: 'month', share: 'other', isNeeded: true },
    price_board: { label: 'Verpflegung', unit: 'month', share: 'other', isNeeded: true },
    price_investment: { label: 'Investitionskosten', unit: 'month', share: 'other', isNeeded: true },
    price_single_room: { label: 'Einzelzimmerzuschlag', unit: 'month' },
  }),
  ...pricesOf('teilstationare-pflege', {
    price_day_care: { label: 'Pflege und Betreuung in der Tagespflege', unit: 'day' },
    price_day_board: { label: 'Unterkunft und Verpflegung in der Tagespflege', unit: 'day' },
    price_day_investment: { label: 'Investitionskosten der Tagespflege', unit: 'day' },
    price_day_transport: { label: 'Fahrdienst der Tagespflege', unit: 'day' },
  }),
  ...pricesOf('betreutes-wohnen', {
    price_flat_rent: { label: 'Miete mit Nebenkosten im Betreuten Wohnen', unit: 'month' },
    price_flat_service: { label: 'Betreuungspauschale im Betreuten Wohnen', unit: 'month' },
  }),
  ...pricesOf('senioren-wg', {
    price_shared_rent: { label: 'Miete mit Nebenkosten in der Wohngemeinschaft', unit: 'month' },
    price_shared_household: { label: 'Haushaltsgeld in der Wohngemeinschaft', unit: 'month' },
    price_shared_service: { label: 'Betreuungspauschale in der Wohngemeinschaft', unit: 'month' },
  }),
  ...pricesOf('ambulante-pflege', {
    price_home_hour: { label: 'Betreuung zu Hause', unit: 'hour' },
    price_home_wash: { label: 'Große Körperpflege', unit: 'service' },
    price_home_meal: { label: 'Hilfe beim Essen', unit: 'service' },
    price_home_visit: { label: 'Anfahrt', unit: 'visit' },
  }),
};
export type PriceField = keyof typeof PRICES;
/** The amounts in cents; null where the provider states none. */
export type StatedPrices = Partial<Record<PriceField, number | null>>;

export const priceFields = Object.keys(PRICES) as PriceField[];
export const pricesOfForm = (form: PricedForm) => priceFields.filter((field) => PRICES[field].form === form);

const isStated = (prices: StatedPrices, field: PriceField): boolean => typeof prices[field] === 'number';
export const hasPrices = (prices: StatedPrices, fields: readonly PriceField[] = priceFields): boolean =>
  fields.some((field) => isStated(prices, field));

/** The stated parts of a home's price in cents a month, and those that are not stated. `care` is what § 43c lowers (CO-05). */
export function statedParts(prices: StatedPrices): { care: number; other: number; missing: PriceField[] } {
  const sum = (share: 'care' | 'other') =>
    priceFields.reduce((total, field) => total + (PRICES[field].share === share ? (prices[field] ?? 0) : 0), 0);
  const missing = pricesOfForm('stationare-pflege').filter((field) => !isStated(prices, field));
  return { care: sum('care'), other: sum('other'), missing };
}

/** The parts of a home's price if every needed one is stated; else null, because nothing is guessed (CO-06). */
export function statedHomePrice(prices: StatedPrices): { care: number; other: number } | null {
  const { missing, ...price } = statedParts(prices);
  return missing.some((field) => PRICES[field].isNeeded) ? null : price;
}

const EARLIEST = '2000-01-01';

/** What is wrong with the day since which prices are valid: it is missing beside prices, in the future or long ago (CO-04). */
export function pricesDayProblem(from: string | null, isNeeded: boolean, today: string) {
  if (!from) return isNeeded ? 'missing' : undefined;
  return from > today || from < EARLIEST ? 'range' : undefined;
}
