import { parseSearchParams, searchPath } from '@care/contracts/search';
import type { SearchSuggestion } from '@care/contracts/schemas';
import { readRescues } from './rescues';

function rescuesOf(query: string, ...params: SearchSuggestion['params'][]): [label: string, address: string][] {
  const { slug, ...search } = Object.fromEntries(new URLSearchParams(query));
  const filters = parseSearchParams('pflegeanbieter', slug, new URLSearchParams(search));
  const suggestions = params.map((one): SearchSuggestion => ({ type: 'drop_filter', params: one, count: 6 }));
  return readRescues(filters, suggestions).map(({ label, target }) => [label, decodeURI(searchPath(target))]);
}
const IN_COLOGNE = '/suche/pflegeanbieter/köln';

describe('alternatives to an empty search for providers', () => {
  it('SR-19 name the one filter that they remove', () => {
    const search = 'slug=köln&features=4,8&place=2&rating=4&bbox=6.1,50.1,6.2,50.2';
    const box = 'bbox=6.1,50.1,6.2,50.2';
    expect(rescuesOf(search, { features: '8' }, { place: '' }, { rating: '' }, { bbox: '' })).toEqual([
      ['Ohne „Junge Pflege“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=8&place=2&rating=4`],
      ['Ohne „Ländliche Lage“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=4,8&rating=4`],
      ['Ohne „4 Sterne und mehr“ (6 Treffer)', `${IN_COLOGNE}?${box}&features=4,8&place=2`],
      ['Ohne „Kartenausschnitt“ (6 Treffer)', `${IN_COLOGNE}?features=4,8&place=2&rating=4`],
    ]);
  });

  it('SR-19 say if they remove all filters at once', () => {
    const none = { features: '', rating: '' };
    expect(rescuesOf('slug=köln&features=4,8&rating=4', { ...none, radius: '50' }, none)).toEqual([
      ['Ohne weitere Filter, +50\u00a0km (6 Treffer)', `${IN_COLOGNE}?radius=50`],
      ['Ohne weitere Filter (6 Treffer)', IN_COLOGNE],
    ]);
  });

  it('SR-19 never leave a search without any criterion', () => {
    expect(rescuesOf('slug=kurzzeitpflege', { services: '' })).toEqual([]);
  });
});
