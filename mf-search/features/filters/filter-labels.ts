import {
  careFormLabel,
  employmentLabel,
  featureLabel,
  formatEuros,
  formatPrice,
  formatRadius,
  placeLabel,
  qualificationLabel,
  type QualificationList,
} from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { changeFilters, filterKeys, FILTERS, hasPlace, isChosen, noFilters } from '@care/contracts/search';
import type { ChosenFilters, FilterKey, FlagKey, SearchFilters, SearchType } from '@care/contracts/search';
import { flagText, searchText } from '../../texts';

export const starsLabel = (stars: number): string => searchText('filters.stars', { count: stars });

/** "Ab 2.800 € im Monat". */
export const salaryLabel = (cents: number): string => searchText('filters.salaryFrom', { amount: formatPrice(cents) });

/** "Pflegegrad 3". */
export const gradeLabel = (grade: number): string => searchText('filters.gradeChosen', { grade });

/** "Eigenanteil bis 3.000 €". */
export const ownShareLabel = (cents: number): string =>
  searchText('filters.ownShareUpTo', { amount: formatEuros(cents) });

/** "Letzte 14 Tage". */
export const ageLabel = (days: number): string => searchText('filters.lastDays', { count: days });

/** The list of qualifications of a search. The provider search has none (SR-11). */
export const qualificationList = (type: SearchType): QualificationList => (type === 'pflegejobs' ? 'jobs' : 'staff');

type Chosen<Key extends FilterKey> = ChosenFilters[Key] extends (infer Value)[]
  ? Value
  : NonNullable<ChosenFilters[Key]>;

/** The label of a chosen value; yes/no filters have theirs in the table. */
const LABELS: { [Key in Exclude<FilterKey, FlagKey>]: (value: Chosen<Key>, type: SearchType) => string | undefined } = {
  services: careFormLabel,
  features: featureLabel,
  place: placeLabel,
  rating: starsLabel,
  grade: gradeLabel,
  ownShare: ownShareLabel,
  withoutPrice: () => searchText('filters.alsoWithoutPrice'),
  qualifications: (id, type) => qualificationLabel(id, qualificationList(type)),
  employment: employmentLabel,
  salaryMin: salaryLabel,
  postedDays: ageLabel,
};

/** The active values of one filter, each with the search without it. */
function activeValues(filters: SearchFilters, key: FilterKey) {
  const { none, ...filter } = FILTERS[key];
  const value = filters[key];
  if ('label' in filter)
    return value
      ? [{ label: flagText(`${key as FlagKey}.label`), without: changeFilters(filters, { [key]: none }) }]
      : [];
  const labelOf = LABELS[key as keyof typeof LABELS] as (one: unknown, type: SearchType) => string | undefined;
  const values: readonly unknown[] = Array.isArray(value) ? value : isChosen(value) ? [value] : [];
  return values.map((one) => ({
    label: labelOf(one, filters.searchType) ?? '',
    without: changeFilters(filters, { [key]: Array.isArray(value) ? values.filter((other) => other !== one) : none }),
  }));
}

/** All active filters in the order of the page. The place is not a filter, nor is the only criterion of a search. */
export function activeFilters(filters: SearchFilters) {
  const { services, radius, box } = filters;
  const isOnlyCriterion = services.length <= 1 && !hasPlace(filters);
  return [
    ...filterKeys.filter((key) => key !== 'services' || !isOnlyCriterion).flatMap((key) => activeValues(filters, key)),
    ...(box ? [{ label: searchText('results.mapSection'), without: changeFilters(filters, { box: null }) }] : []),
    ...(radius === DEFAULT_RADIUS
      ? []
      : [{ label: formatRadius(radius), without: changeFilters(filters, { radius: DEFAULT_RADIUS }) }]),
  ];
}

/** The search without one of its active filters. */
export const withoutFilter = (filters: SearchFilters, label: string): SearchFilters =>
  activeFilters(filters).find((active) => active.label === label)?.without ?? filters;

/** The search with its place only, or with its care forms if it has no place. */
export const withoutFilters = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, {
    ...noFilters(),
    services: hasPlace(filters) ? [] : filters.services,
    radius: DEFAULT_RADIUS,
    box: null,
  });
