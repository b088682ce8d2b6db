import { asApiError, type ApiError, type AppDispatch } from '@care/contracts';
import { hasPlace, type SearchFilters, type SearchForm } from '@care/contracts/search';
import type { CityPlace } from '@care/contracts/schemas';
import { searchApi } from '../search/search-api';

/** The reason why a form is not a search yet. */
export type FormProblem =
  /** Neither a place nor a care form. */
  | { kind: 'place-missing' }
  | { kind: 'radius-without-place' }
  | { kind: 'unknown-city' }
  | { kind: 'ambiguous-city'; places: CityPlace[] }
  | { kind: 'no-answer'; error: ApiError };

export type SettledForm = { kind: 'search'; filters: SearchFilters } | { kind: 'problem'; problem: FormProblem };

/** A form with a radius that may have been chosen without a place. */
export type EnteredForm = SearchForm & { askedRadius: boolean };

/** The page lists at most this number of towns with the same name. */
const MAX_CANDIDATES = 5;

const problem = (one: FormProblem): SettledForm => ({ kind: 'problem', problem: one });

/**
 * Turns the entered values into a search with a place, a care form, or both. Typed text counts as a place if exactly
 * one place matches (SR-03, SR-21). An unknown place is an error of its field, and never a nationwide search.
 */
export async function settleForm(dispatch: AppDispatch, form: EnteredForm): Promise<SettledForm> {
  if (!form.cityText) return judgeWithoutText(form);
  const answer = await dispatch(
    searchApi.suggest.initiate({ phrase: form.cityText, complete: true }, { subscribe: __ON_SERVER__ }),
  );
  return judgeCandidates(form, answer.data, answer.error);
}

function judgeWithoutText({ filters, askedRadius }: EnteredForm): SettledForm {
  if (filters.city !== null) return { kind: 'search', filters: inCity(filters, filters.city) };
  if (hasPlace(filters)) return { kind: 'search', filters };
  if (askedRadius) return problem({ kind: 'radius-without-place' });
  return filters.services.length > 0 ? { kind: 'search', filters } : problem({ kind: 'place-missing' });
}

/** The check with an answer that is already loaded: the page shows the result of its loader. */
export function judgeCandidates(form: EnteredForm, places: CityPlace[] | undefined, error: unknown): SettledForm {
  if (!form.cityText) return judgeWithoutText(form);
  if (!places) return problem({ kind: 'no-answer', error: asApiError(error) });
  const slugs = new Set(places.map(({ slug }) => slug));
  const [only] = slugs;
  if (only === undefined) return problem({ kind: 'unknown-city' });
  if (slugs.size > 1) return problem({ kind: 'ambiguous-city', places: places.slice(0, MAX_CANDIDATES) });
  return { kind: 'search', filters: inCity(form.filters, only) };
}

/** A search with an entered town is no longer a search around a point. */
const inCity = (filters: SearchFilters, city: string): SearchFilters => ({ ...filters, city, lat: null, lon: null });
