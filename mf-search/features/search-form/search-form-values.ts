import type { Radius } from '@care/contracts/constants';
import type { SearchFilters } from '@care/contracts/search';
import type { CityPlace } from '@care/contracts/schemas';
import type { SearchCriteria } from './criteria-field';
import type { EnteredForm } from './settle-form';

/** The values of the search form, under the names that the GET form sends. */
export interface SearchFormValues extends SearchCriteria {
  cityField: string;
  /** The suggestion that was picked last; it counts as long as the text is its name. */
  picked: CityPlace | null;
  radiusField: Radius;
}

/** What a search form is filled in from. */
export interface SearchFormSource {
  /** The search that is on the page: prefills the form, and what the form does not ask for is kept (SR-05). */
  applied: SearchFilters;
  /** The applied city by name. */
  cityName?: string;
  /** Typed text that was sent without being a place yet. */
  typedCity?: string;
}

export const fieldNames = ['cityField', 'picked', 'services', 'qualifications', 'radiusField'] as const;

export const textOfCity = ({ cityName = '', typedCity }: SearchFormSource): string => typedCity ?? cityName;

/** Values are compared by content: criteria are lists, and each reading of an address makes new ones. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the form still names the city of the search that is on the page. */
export const isCityUnchanged = ({ cityField }: SearchFormValues, { cityName = '', typedCity }: SearchFormSource) =>
  cityField === cityName && typedCity === undefined;

/** The entered search in `city`; without a city it stays around the point that is being searched. A part of the map is not searched again. */
export function filtersIn(city: string | null, values: SearchFormValues, { applied }: SearchFormSource): SearchFilters {
  const { services, qualifications, radiusField } = values;
  const point = city === null ? {} : { lat: null, lon: null };
  return { ...applied, ...point, box: null, city, services, qualifications, radius: radiusField, page: 1 };
}

/** The entered form: with its city where that is known, else with the typed text (SR-21). */
export function enteredForm(values: SearchFormValues, source: SearchFormSource): EnteredForm {
  const { cityField, picked } = values;
  const text = cityField.trim();
  const applied = isCityUnchanged(values, source) ? source.applied.city : null;
  const city = picked?.name === cityField ? picked.slug : applied;
  const isKnown = text === '' || city !== null;
  return {
    filters: filtersIn(text === '' ? null : city, values, source),
    cityText: isKnown ? null : text,
    askedRadius: false,
  };
}
