import { careApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen } from '@testing-library/react';
import { parseSearchParams } from '@care/contracts/search';
import { company, searchAnswer } from '../../testing/fixtures';
import { searchApi } from './search-api';
import { latestSearch } from './latest-search';

const site = siteOfTests();
const COMPANIES = '/api-backend/company/search/?radius=20';

function Names() {
  const { data } = searchApi.companies.useQuery('?radius=20');
  return <p>{data?.results.map(({ name }) => name).join()}</p>;
}

it('SR-20 PP-06 the provider search is requested again after a provider of its list was edited', async () => {
  const listed = (name: string) => searchAnswer({ results: [company({ id: 7, name })] });
  site.answers = { [COMPANIES]: listed('Haus Linde') };
  await loadSession();
  show(<Names />);
  await screen.findByText('Haus Linde');
  site.answers[COMPANIES] = listed('Lindenhof');
  act(() => void testStore().dispatch(careApi.util.invalidateTags([{ type: 'CompanyCard', id: 7 }])));
  await screen.findByText('Lindenhof');
});

describe('the latest search', () => {
  const searchAt = (query: string) => parseSearchParams('pflegejobs', 'köln', new URLSearchParams(query));

  afterEach(() => history.replaceState(null, '', '/'));

  it('SR-04 is the one in the address, while the page still shows the one before', () => {
    history.replaceState(null, '', '/suche/pflegejobs/k%C3%B6ln?employment=Vollzeit');
    expect(latestSearch(searchAt(''))).toEqual(searchAt('employment=Vollzeit'));
  });
  it('SR-04 is the one whose results are loading, also without a town', () => {
    history.replaceState(null, '', '/suche/pflegejobs/k%C3%B6ln?employment=Vollzeit');
    const loading = { pathname: '/suche/pflegejobs', search: '?lat=50&lon=7&employment=Teilzeit' };
    expect(latestSearch(searchAt(''), loading)).toMatchObject({
      city: null,
      lat: 50,
      lon: 7,
      employment: 'Teilzeit',
    });
  });
  it.each(['/', '/suche/pflegepersonal/k%C3%B6ln?sort=x', '/suche/pflegejobs?lat=50'])(
    'SR-04 is the one shown where the address has none of the same kind: %s',
    (address) => {
      history.replaceState(null, '', address);
      expect(latestSearch(searchAt('employment=Teilzeit'))).toEqual(searchAt('employment=Teilzeit'));
    },
  );
});
