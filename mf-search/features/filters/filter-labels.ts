import { careFormLabel, DEFAULT_RADIUS, featureLabel, formatRadius, placeLabel } from '@care/contracts';
import { changeFilters, hasPlace, type SearchFilters } from '@care/contracts/search';
import { tt } from '../../texts';

/** A filter in force, and the search without it. */
export interface ActiveFilter {
  label: string;
  without: SearchFilters;
}

export const starsLabel = (stars: number): string => tt('filters.stars', { count: stars });

/** Everything a search filters by, in the order of the page; where it looks and what it must name to be a search are none. */
export function activeFilters(filters: SearchFilters): ActiveFilter[] {
  const { services, features, place, rating, radius } = filters;
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
    ...(radius === DEFAULT_RADIUS
      ? []
      : [{ label: formatRadius(radius), without: changeFilters(filters, { radius: DEFAULT_RADIUS }) }]),
  ];
}

/** The bare search: its place, or its care forms where it has none. */
export const withoutFilters = (filters: SearchFilters): SearchFilters =>
  changeFilters(filters, {
    services: hasPlace(filters) ? [] : filters.services,
    features: [],
    place: null,
    rating: null,
    radius: DEFAULT_RADIUS,
  });
