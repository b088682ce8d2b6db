import { parseSearchParams, searchPath, type SearchFilters, type SearchType } from '@care/contracts/search';
import type { SearchSuggestion } from '@care/contracts/schemas';
import { rescueLabel } from '../company-search/NothingFound';
import { readRescues } from '../company-search/rescues';
import { possibleRescues } from './rescues';

const shown = (filters: SearchFilters, target: SearchFilters, count: number) => [
  rescueLabel(filters, target, count),
  decodeURI(searchPath(target)),
];

function rescuesOf(searchType: SearchType, query: string) {
  const filters = parseSearchParams(searchType, 'köln', new URLSearchParams(query));
  return possibleRescues(filters).map((target) => shown(filters, target, 3));
}

it('SR-19 alternatives to an empty search for staff or jobs: keep town and radius without one filter or without any', () => {
  const staff = '/suche/pflegepersonal/köln';
  expect(rescuesOf('pflegepersonal', 'radius=50&qualifications=6&open_for_offers=1')).toEqual([
    ['Auf +100\u00a0km erweitern (3 Treffer)', `${staff}?radius=100&qualifications=6&open_for_offers=1`],
    ['Ohne „Seniorenbetreuer/in“ (3 Treffer)', `${staff}?radius=50&open_for_offers=1`],
    ['Ohne „Nur offen für Angebote“ (3 Treffer)', `${staff}?radius=50&qualifications=6`],
    ['Ohne weitere Filter (3 Treffer)', `${staff}?radius=50`],
  ]);
});

it('SR-19 alternatives to an empty search for staff or jobs: leave the part of the map only in the alternative that says so', () => {
  const jobs = '/suche/pflegejobs/köln';
  const box = 'bbox=6.1,50.1,6.2,50.2';
  expect(rescuesOf('pflegejobs', `${box}&employment=Vollzeit`)).toEqual([
    ['Ohne „Vollzeit“ (3 Treffer)', `${jobs}?${box}`],
    ['Ohne „Kartenausschnitt“ (3 Treffer)', `${jobs}?employment=Vollzeit`],
    ['Ohne weitere Filter (3 Treffer)', jobs],
  ]);
});

function providerRescues(query: string, ...params: SearchSuggestion['params'][]) {
  const { slug, ...search } = Object.fromEntries(new URLSearchParams(query));
  const filters = parseSearchParams('pflegeanbieter', slug, new URLSearchParams(search));
  const suggestions = params.map((one): SearchSuggestion => ({ type: 'drop_filter', params: one, count: 6 }));
  return readRescues(filters, suggestions).map(({ target, count }) => shown(filters, target, count));
}
const IN_COLOGNE = '/suche/pflegeanbieter/köln';

it('SR-19 alternatives to an empty search for providers: name the one filter that they remove', () => {
  const search = 'slug=köln&features=4,8&place=2&rating=4&bbox=6.1,50.1,6.2,50.2';
  const box = 'bbox=6.1,50.1,6.2,50.2';
  expect(providerRescues(search, { features: '8' }, { place: '' }, { rating: '' }, { bbox: '' })).toEqual([
    ['Ohne „Junge Pflege“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=8&place=2&rating=4`],
    ['Ohne „Ländliche Lage“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=4,8&rating=4`],
    ['Ohne „4 Sterne und mehr“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=4,8&place=2`],
    ['Ohne „Kartenausschnitt“ (6 Treffer)', `${IN_COLOGNE}?features=4,8&place=2&rating=4`],
  ]);
});

it('SR-19 alternatives to an empty search for providers: say if they remove all filters at once, and never leave a search without any criterion', () => {
  const none = { features: '', rating: '' };
  expect(providerRescues('slug=köln&features=4,8&rating=4', { ...none, radius: '50' }, none)).toEqual([
    ['Ohne weitere Filter, +50\u00a0km (6 Treffer)', `${IN_COLOGNE}?radius=50`],
    ['Ohne weitere Filter (6 Treffer)', IN_COLOGNE],
  ]);
  expect(providerRescues('slug=kurzzeitpflege', { services: '' })).toEqual([]);
});
