import { asApiError, type ApiError, type AppDispatch } from '@care/contracts';
import { hasPlace, type SearchFilters, type SearchForm } from '@care/contracts/search';
import type { CityPlace } from '@care/contracts/schemas';
import { searchApi } from '../company-search/search-api';

/** Why a form is no search yet. */
export type FormProblem =
  /** Neither a place nor a care form. */
  | { kind: 'place-missing' }
  | { kind: 'radius-without-place' }
  | { kind: 'unknown-city' }
  | { kind: 'ambiguous-city'; places: CityPlace[] }
  | { kind: 'no-answer'; error: ApiError };

export type SettledForm = { kind: 'search'; filters: SearchFilters } | { kind: 'problem'; problem: FormProblem };

/** A form whose radius may have been chosen without a place. */
export type EnteredForm = SearchForm & { askedRadius: boolean };

/** More towns of one name than anybody wants to read. */
const MAX_CANDIDATES = 5;

const problem = (one: FormProblem): SettledForm => ({ kind: 'problem', problem: one });

/**
 * Turns what was entered into a search: a place, a care form, or both; typed text counts when exactly one place is meant
 * (SR-03, SR-21). An unknown place is a problem of its field and never a search everywhere.
 */
export async function settleForm(dispatch: AppDispatch, form: EnteredForm): Promise<SettledForm> {
  if (!form.cityText) return judgeWithoutText(form);
  const answer = await dispatch(searchApi.suggest.initiate({ phrase: form.cityText, complete: true }));
  return judgeCandidates(form, answer.data, answer.error);
}

function judgeWithoutText({ filters, askedRadius }: EnteredForm): SettledForm {
  if (filters.city !== null) return { kind: 'search', filters: inCity(filters, filters.city) };
  if (hasPlace(filters)) return { kind: 'search', filters };
  if (askedRadius) return problem({ kind: 'radius-without-place' });
  return filters.services.length > 0 ? { kind: 'search', filters } : problem({ kind: 'place-missing' });
}

/** The same judgement over an answer that is there already: what the page shows for what its loader asked. */
export function judgeCandidates(form: EnteredForm, places: CityPlace[] | undefined, error: unknown): SettledForm {
  if (!form.cityText) return judgeWithoutText(form);
  if (!places) return problem({ kind: 'no-answer', error: asApiError(error) });
  const slugs = new Set(places.map(({ slug }) => slug));
  const [only] = slugs;
  if (only === undefined) return problem({ kind: 'unknown-city' });
  if (slugs.size > 1) return problem({ kind: 'ambiguous-city', places: places.slice(0, MAX_CANDIDATES) });
  return { kind: 'search', filters: inCity(form.filters, only) };
}

/** A town that was entered ends a search around a point. */
const inCity = (filters: SearchFilters, city: string): SearchFilters => ({ ...filters, city, lat: null, lon: null });
