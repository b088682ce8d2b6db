import { parseSearchParams } from '@care/contracts/search';
import { latestSearch } from './latest-search';

const searchAt = (query: string) => parseSearchParams('pflegejobs', 'köln', new URLSearchParams(query));

describe('the latest search', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('SR-04 is the one in the address, while the page still shows the one before', () => {
    history.replaceState(null, '', '/suche/pflegejobs/k%C3%B6ln?employment=Vollzeit');
    expect(latestSearch(searchAt(''))).toEqual(searchAt('employment=Vollzeit'));
  });
  it('SR-04 is the one whose results are loading, also without a town', () => {
    history.replaceState(null, '', '/suche/pflegejobs/k%C3%B6ln?employment=Vollzeit');
    const loading = { pathname: '/suche/pflegejobs', search: '?lat=50&lon=7&employment=Teilzeit' };
    expect(latestSearch(searchAt(''), loading)).toMatchObject({ city: null, lat: 50, lon: 7, employment: 'Teilzeit' });
  });
  it.each(['/', '/suche/pflegepersonal/k%C3%B6ln?sort=x', '/suche/pflegejobs?lat=50'])(
    'SR-04 is the one shown where the address has none of the same kind: %s',
    (address) => {
      history.replaceState(null, '', address);
      expect(latestSearch(searchAt('employment=Teilzeit'))).toEqual(searchAt('employment=Teilzeit'));
    },
  );
});
