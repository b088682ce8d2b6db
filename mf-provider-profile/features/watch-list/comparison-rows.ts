import {
  formatDate,
  formatKm,
  formatPrice,
  formatRating,
  isOverAYearOld,
  placeLabel,
  RATING_CATEGORIES,
  ratingCategoryLabel,
} from '@care/contracts';
import { ownShare } from '@care/contracts/care-costs';
import { priceFields, PRICES, PRICE_UNITS, statedHomePrice } from '@care/contracts/company-prices';
import { knownCareForm } from '@care/contracts/search';
import type { ComparedCompany as Company } from '@care/contracts/schemas';
import { MIN_RATINGS_FOR_AVERAGE } from '@care/ui';
import { addressLines } from '../company/company-address';
import { serviceLabel } from '../company/facts';
import { fieldLabel } from '../../texts';
import { watchListText } from './texts';

/** One value of the comparison. */
export type ComparedValue =
  | { kind: 'text'; text: string }
  | { kind: 'has'; has: boolean }
  | { kind: 'rating'; average: number | null; count: number }
  /** The provider does not state it, or there is no reliable average. */
  | { kind: 'unknown' };

export interface ComparedRow {
  label: string;
  /** One value per company, in their order. */
  values: ComparedValue[];
}
export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/** A value as text. */
const shownOf = (value: ComparedValue): string =>
  JSON.stringify(value.kind === 'rating' ? [value.count, averageText(value.average, value.count)] : value);

/** Ratings without a reliable average are never equal: nobody can tell (SR-22). */
const isUnsure = (value: ComparedValue): boolean =>
  value.kind === 'rating' && value.count > 0 && averageText(value.average, value.count) === undefined;

/** Whether the shown values of this row differ. */
export const isDifferent = ({ values }: ComparedRow): boolean =>
  new Set(values.map(shownOf)).size > 1 || values.some(isUnsure);

/** Whether no provider states anything in this row. */
const isEmpty = ({ values }: ComparedRow): boolean => values.every(({ kind }) => kind === 'unknown');

const onlyRows = (groups: readonly ComparedGroup[], isKept: (row: ComparedRow) => boolean): ComparedGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(isKept) })).filter(({ rows }) => rows.length > 0);

/** The values of these columns, without rows that are then empty or, on request, equal. */
export function columnsOf(all: readonly ComparedGroup[], columns: readonly number[], isOnlyDifferent: boolean) {
  const groups = all.map(({ title, rows }) => ({
    title,
    rows: rows.map(({ label, values }) => ({ label, values: columns.flatMap((index) => values[index] ?? []) })),
  }));
  return onlyRows(groups, (row) => !isEmpty(row) && (!isOnlyDifferent || isDifferent(row)));
}

type Compared = readonly Company[];

const unknown: ComparedValue = { kind: 'unknown' };
/** Unknown without a text. */
const text = (value: string | null | undefined): ComparedValue => (value ? { kind: 'text', text: value } : unknown);

/** Undefined without ratings, and for one or two of them: such an average is not reliable (SR-22). */
const averageText = (average: number | null, count: number): string | undefined =>
  average === null || count < MIN_RATINGS_FOR_AVERAGE ? undefined : formatRating(average);

interface Entry {
  label: string;
  /** From a fixed list that all providers saw, not in their own words. */
  isFixed: boolean;
}

/**
 * All entries that at least one company has, with the companies that have them. A company denies an entry of the fixed
 * list only if it chose others from it.
 */
function union(companies: Compared, entriesOf: (company: Company) => Entry[]): ComparedRow[] {
  const lists = companies.map(entriesOf);
  const entries = new Map(lists.flat().map((entry) => [entry.label, entry]));
  return [...entries.values()].map(({ label, isFixed }) => ({
    label,
    values: lists.map((list): ComparedValue => {
      if (list.some((entry) => entry.label === label)) return { kind: 'has', has: true };
      return isFixed && list.some((entry) => entry.isFixed) ? { kind: 'has', has: false } : unknown;
    }),
  }));
}

const servicesOf = ({ services }: Company): Entry[] =>
  services.map((service) => ({ label: serviceLabel(service), isFixed: knownCareForm(service) !== undefined }));

const featuresOf = ({ features, additional_features }: Company): Entry[] => [
  ...features.map(({ name }) => ({ label: name, isFixed: true })),
  ...additional_features.map((label) => ({ label, isFixed: false })),
];

/** A fact and how it is read from a provider. */
type Fact = readonly [label: string, valueOf: (company: Company) => ComparedValue];

const facts = (town: string | null): Fact[] => [
  [
    watchListText('compare.overall'),
    ({ average_rating, ratings_count }) => ({ kind: 'rating', average: average_rating, count: ratings_count }),
  ],
  [watchListText('compare.freePlaces'), ({ places }) => text(places && `${places.title}, ${places.detail}`)],
  ...(town
    ? [[watchListText('compare.distance', { town }), ({ distance_km }) => text(formatKm(distance_km ?? 0))] as Fact]
    : []),
  [watchListText('compare.address'), ({ street }) => text(addressLines(street).join(', '))],
  [watchListText('compare.place'), ({ place }) => text(placeLabel(place))],
  [watchListText('compare.confirmed'), ({ is_wpw_confirmed }) => ({ kind: 'has', has: is_wpw_confirmed })],
];

const ratings = (): Fact[] =>
  RATING_CATEGORIES.map((category) => [
    ratingCategoryLabel(category),
    (company) => text(averageText(company[`average_${category}_rating`], company.ratings_count)),
  ]);

/** The first month of each year in a home from which another share of § 43c counts; the last one is for all later ones. */
const YEARS = [1, 13, 25, 37] as const;

/** Own shares by year in the home, and every price that one of the providers states (CO-09). */
const costs = (): Fact[] => [
  ...YEARS.map((monthOfStay, year): Fact => [
    watchListText(`compare.ownShare.${(year + 1) as 1 | 2 | 3 | 4}`),
    (company) => {
      const price = company.own_share === null ? null : statedHomePrice(company);
      return text(price && formatPrice(ownShare(price, monthOfStay)));
    },
  ]),
  [
    fieldLabel('prices_from'),
    ({ prices_from: day }) => {
      if (!day) return unknown;
      const since = formatDate(day);
      return text(isOverAYearOld(day) ? watchListText('compare.oldPrices', { since }) : since);
    },
  ],
  ...priceFields.map((field): Fact => [
    watchListText('compare.price', { price: fieldLabel(field), unit: PRICE_UNITS[PRICES[field].unit] }),
    (company) => {
      const cents = company.services.includes(PRICES[field].form) ? company[field] : null;
      return text(cents === null ? null : formatPrice(cents));
    },
  ]),
];

/** The rows of the comparison by group, without rows and groups that are empty for all. `town` is the name of the town for distances. */
export function comparisonOf(companies: Compared, town: string | null = null): ComparedGroup[] {
  const rowsOf = (all: readonly Fact[]) => all.map(([label, valueOf]) => ({ label, values: companies.map(valueOf) }));
  const groups = [
    { title: watchListText('compare.facts'), rows: rowsOf(facts(town)) },
    { title: watchListText('compare.costs'), rows: rowsOf(costs()) },
    { title: watchListText('compare.services'), rows: union(companies, servicesOf) },
    { title: watchListText('compare.features'), rows: union(companies, featuresOf) },
    { title: watchListText('compare.ratings'), rows: rowsOf(ratings()) },
  ];
  return onlyRows(groups, (row) => !isEmpty(row));
}
