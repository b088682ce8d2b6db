import { formatKm, placeLabel, RATING_CATEGORIES, ratingCategoryLabel } from '@care/contracts';
import type { ComparedCompany as Company } from '@care/contracts/schemas';
import { MIN_RATINGS_FOR_AVERAGE } from '@care/ui';
import { addressLines } from '../company/company-address';
import { serviceLabel } from '../company/service-label';
import { watchListText } from './texts';

/** One value of the comparison. */
export type ComparedValue =
  | { kind: 'text'; text: string }
  | { kind: 'has'; has: boolean }
  | { kind: 'rating'; average: number | null; count: number }
  | { kind: 'average'; average: number | null };

export interface ComparedRow {
  label: string;
  /** One value per company, in their order. */
  values: ComparedValue[];
}
export interface ComparedGroup {
  title: string;
  rows: ComparedRow[];
}

/** Whether the providers differ in this row. */
export const isDifferent = ({ values }: ComparedRow): boolean =>
  new Set(values.map((value) => JSON.stringify(value))).size > 1;

/** The rows in which the providers differ; empty groups are left out. */
export const differencesOf = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.map(({ title, rows }) => ({ title, rows: rows.filter(isDifferent) })).filter(({ rows }) => rows.length > 0);

type Compared = readonly Company[];

const text = (value: string): ComparedValue => ({ kind: 'text', text: value });

/** All entries that at least one company has, with the companies that have them. */
function union(companies: Compared, labelsOf: (company: Company) => string[]): ComparedRow[] {
  const labels = new Set(companies.flatMap(labelsOf));
  return [...labels].map((label) => ({
    label,
    values: companies.map((company) => ({ kind: 'has', has: labelsOf(company).includes(label) })),
  }));
}

const featuresOf = ({ features, additional_features }: Company): string[] => [
  ...features.map(({ name }) => name),
  ...additional_features,
];

const distances = (companies: Compared, town: string): ComparedRow => ({
  label: watchListText('compare.distance', { town }),
  values: companies.map(({ distance_km }) => text(formatKm(distance_km ?? 0))),
});

const facts = (companies: Compared, town: string | null): ComparedRow[] => [
  {
    label: watchListText('compare.overall'),
    values: companies.map(({ average_rating, ratings_count }) => ({
      kind: 'rating',
      average: average_rating,
      count: ratings_count,
    })),
  },
  ...(town ? [distances(companies, town)] : []),
  {
    label: watchListText('compare.address'),
    values: companies.map(({ street }) => text(addressLines(street).join(', '))),
  },
  { label: watchListText('compare.place'), values: companies.map(({ place }) => text(placeLabel(place))) },
  {
    label: watchListText('compare.confirmed'),
    values: companies.map(({ is_wpw_confirmed }) => ({ kind: 'has', has: is_wpw_confirmed })),
  },
];

const ratings = (companies: Compared): ComparedRow[] =>
  RATING_CATEGORIES.map((category) => ({
    label: ratingCategoryLabel(category),
    values: companies.map<ComparedValue>((company) => ({
      kind: 'average',
      // An average of one or two ratings is not reliable.
      average: company.ratings_count < MIN_RATINGS_FOR_AVERAGE ? null : company[`average_${category}_rating`],
    })),
  }));

/** The rows of the comparison by group; empty groups are left out. `town` is the name of the town for distances. */
export function comparisonOf(companies: Compared, town: string | null = null): ComparedGroup[] {
  const groups = [
    { title: watchListText('compare.facts'), rows: facts(companies, town) },
    { title: watchListText('compare.services'), rows: union(companies, ({ services }) => services.map(serviceLabel)) },
    { title: watchListText('compare.features'), rows: union(companies, featuresOf) },
    { title: watchListText('compare.ratings'), rows: ratings(companies) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
