import {
  careFormLabel,
  employmentLabel,
  featureLabel,
  formatPrice,
  formatRadius,
  placeLabel,
  qualificationLabel,
  type QualificationList,
} from '@care/contracts';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { changeFilters, hasPlace, type SearchFilters, type SearchType } from '@care/contracts/search';
import { searchText } from '../../texts';

/** An active filter, and the search without it. */
export interface ActiveFilter {
  label: string;
  without: SearchFilters;
}

export const starsLabel = (stars: number): string => searchText('filters.stars', { count: stars });

/** "Ab 2.800 € im Monat". */
export const salaryLabel = (cents: number): string => searchText('filters.salaryFrom', { amount: formatPrice(cents) });

/** "Letzte 14 Tage". */
export const ageLabel = (days: number): string => searchText('filters.lastDays', { count: days });

/** The list of qualifications of a search. The provider search has none (SR-11). */
export const qualificationList = (type: SearchType): QualificationList => (type === 'pflegejobs' ? 'jobs' : 'staff');

/** All active filters in the order of the page. The place is not a filter, nor is the only criterion of a search. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const {
    services,
    features,
    place,
    rating,
    radius,
    box,
    qualifications,
    employment,
    salaryMin,
    postedDays,
    openForOffers,
  } = filters;
  const isRemovable = services.length > 1 || hasPlace(filters);
  return [
    ...(isRemovable ? services : []).map((form) => ({
      label: careFormLabel(form),
      without: changeFilters(filters, { services: services.filter((other) => other !== form) }),
    })),
    ...features.map((index) => ({
      label: featureLabel(index) ?? '',
      without: changeFilters(filters, { features: features.filter((other) => other !== index) }),
    })),
    ...(place ? [{ label: placeLabel(place), without: changeFilters(filters, { place: null }) }] : []),
    ...(rating ? [{ label: starsLabel(rating), without: changeFilters(filters, { rating: null }) }] : []),
    ...qualifications.map((id) => ({
      label: qualificationLabel(id, qualificationList(filters.searchType)) ?? '',
      without: changeFilters(filters, { qualifications: qualifications.filter((other) => other !== id) }),
    })),
    ...(employment
      ? [{ label: employmentLabel(employment), without: changeFilters(filters, { employment: null }) }]
      : []),
    ...(salaryMin ? [{ label: salaryLabel(salaryMin), without: changeFilters(filters, { salaryMin: null }) }] : []),
    ...(postedDays ? [{ label: ageLabel(postedDays), without: changeFilters(filters, { postedDays: null }) }] : []),
    ...(openForOffers
      ? [{ label: searchText('filters.openForOffers'), without: changeFilters(filters, { openForOffers: false }) }]
      : []),
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
    services: hasPlace(filters) ? [] : filters.services,
    features: [],
    place: null,
    rating: null,
    qualifications: [],
    employment: null,
    salaryMin: null,
    postedDays: null,
    openForOffers: false,
    radius: DEFAULT_RADIUS,
    box: null,
  });
