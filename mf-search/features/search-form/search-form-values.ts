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

/** What is chosen in the form beside the city. */
type SearchChoices = SearchCriteria & Pick<SearchFilters, 'radius'>;

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

export const criteriaOf = ({ services, qualifications }: SearchCriteria): SearchCriteria => ({
  services,
  qualifications,
});

export const textOfCity = ({ cityName = '', typedCity }: SearchFormSource): string => typedCity ?? cityName;

/** Compares by content: criteria are lists, and each parsing of an address creates new ones. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the text still names the city of the current search. */
export const isCityUnchanged = (text: string, { cityName = '', typedCity }: SearchFormSource): boolean =>
  text === cityName && typedCity === undefined;

/**
 * The entered search in `city`. Without a city, the point of the current search is kept. The part of the map is
 * dropped.
 */
export function filtersIn(city: string | null, choices: SearchChoices, { applied }: SearchFormSource): SearchFilters {
  const point = city === null ? {} : { lat: null, lon: null };
  return { ...applied, ...choices, ...point, box: null, city, page: 1 };
}

/**
 * The entered form: with its city if it is known, else with the typed text (SR-21). The last picked suggestion is valid
 * as long as the text equals its name.
 */
export function enteredForm(
  typed: string,
  picked: CityPlace | null,
  choices: SearchChoices,
  source: SearchFormSource,
): EnteredForm {
  const text = typed.trim();
  const applied = isCityUnchanged(typed, source) ? source.applied.city : null;
  const city = picked?.name === typed ? picked.slug : applied;
  const isKnown = text === '' || city !== null;
  return {
    filters: filtersIn(text === '' ? null : city, choices, source),
    cityText: isKnown ? null : text,
    askedRadius: false,
  };
}
