import type { Radius } from '@care/contracts/constants';
import type { SearchFilters } from '@care/contracts/search';
import type { CityPlace, QualificationFacets } from '@care/contracts/schemas';
import type { ComponentType } from 'react';
import type { EnteredForm, FormProblem } from './settle-form';

/** The criterion besides place and radius: care forms or qualifications. */
export type SearchCriteria = Pick<SearchFilters, 'services' | 'qualifications'>;

export interface CriteriaFieldProps {
  chosen: SearchCriteria;
  /** The current search. */
  applied: SearchFilters;
  /** The number of hits of each qualification, if an answer has it. */
  facets?: QualificationFacets;
  onChange: (criteria: Partial<SearchCriteria>) => void;
}

/** Each search has its own field. It uses the names of the address, so that it works without script (SR-03). */
export type CriteriaField = ComponentType<CriteriaFieldProps>;

/** The values of the search form. The names are those that the GET form sends. */
export interface SearchFormValues extends SearchCriteria {
  cityField: string;
  /** The last picked suggestion. It is valid as long as the text equals its name. */
  picked: CityPlace | null;
  radiusField: Radius;
}

/** The data that a search form is filled in from. */
interface SearchFormSource {
  /** The current search. It prefills the form, and filters that are not in the form are kept (SR-05). */
  applied: SearchFilters;
  /** The name of the city of the current search. */
  cityName?: string;
  /** Submitted text that is not a known place yet. */
  typedCity?: string;
}

/** The props of the search form. */
export interface SearchFormProps extends SearchFormSource {
  label: string;
  /** The field between place and radius. */
  criteria: CriteriaField;
  /** The number of hits of each of its choices. */
  facets?: CriteriaFieldProps['facets'];
  /** The reason why the submitted values are not a search. */
  problem?: FormProblem;
  /** Called with a radius for the place of the current search. Without this prop the radius is applied on submit. */
  onRadius?: (radius: Radius) => void;
  /** Called with care form or qualifications for the current search. */
  onCriteria?: (criteria: Partial<SearchCriteria>) => void;
  /** The form navigates to another address. */
  onSearch?: () => void;
  className?: string;
}

export const fieldNames = ['cityField', 'picked', 'services', 'qualifications', 'radiusField'] as const;

export const criteriaOf = ({ services, qualifications }: SearchCriteria): SearchCriteria => ({
  services,
  qualifications,
});

export const textOfCity = ({ cityName = '', typedCity }: SearchFormSource): string => typedCity ?? cityName;

/** Compares by content: criteria are lists, and each parsing of an address creates new ones. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the form still names the city of the current search. */
export const isCityUnchanged = ({ cityField }: SearchFormValues, { cityName = '', typedCity }: SearchFormSource) =>
  cityField === cityName && typedCity === undefined;

/**
 * The entered search in `city`. Without a city, the point of the current search is kept. The part of the map is
 * dropped.
 */
export function filtersIn(city: string | null, values: SearchFormValues, { applied }: SearchFormSource): SearchFilters {
  const { services, qualifications, radiusField } = values;
  const point = city === null ? {} : { lat: null, lon: null };
  return { ...applied, ...point, box: null, city, services, qualifications, radius: radiusField, page: 1 };
}

/** The entered form: with its city if it is known, else with the typed text (SR-21). */
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
