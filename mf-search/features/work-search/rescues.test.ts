import { parseSearchParams, searchPath, type SearchType } from '@care/contracts/search';
import { possibleRescues } from './rescues';

const rescuesOf = (searchType: SearchType, query: string) =>
  possibleRescues(parseSearchParams(searchType, 'köln', new URLSearchParams(query))).map(({ label, target }) => [
    label(3),
    decodeURI(searchPath(target)),
  ]);

describe('alternatives to an empty search for staff or jobs', () => {
  it('SR-19 keep town and radius without one filter or without any', () => {
    const staff = '/suche/pflegepersonal/köln';
    expect(rescuesOf('pflegepersonal', 'radius=50&qualifications=6&open_for_offers=1')).toEqual([
      ['Auf +100\u00a0km erweitern (3 Treffer)', `${staff}?radius=100&qualifications=6&open_for_offers=1`],
      ['Ohne „Seniorenbetreuer/in“ (3 Treffer)', `${staff}?radius=50&open_for_offers=1`],
      ['Ohne „Nur offen für Angebote“ (3 Treffer)', `${staff}?radius=50&qualifications=6`],
      ['Ohne weitere Filter (3 Treffer)', `${staff}?radius=50`],
    ]);
  });

  it('SR-19 leave the part of the map only in the alternative that says so', () => {
    const jobs = '/suche/pflegejobs/köln';
    const box = 'bbox=6.1,50.1,6.2,50.2';
    expect(rescuesOf('pflegejobs', `${box}&employment=Vollzeit`)).toEqual([
      ['Ohne „Vollzeit“ (3 Treffer)', `${jobs}?${box}`],
      ['Ohne „Kartenausschnitt“ (3 Treffer)', `${jobs}?employment=Vollzeit`],
      ['Ohne weitere Filter (3 Treffer)', jobs],
    ]);
  });
});
