import { careApi } from '@care/contracts';
import { loadSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen, waitFor } from '@testing-library/react';
import { mapApi } from '../map/map-api';
import { jobAnswer, staffAnswer } from '../../testing/work-fixtures';
import { workApi } from '../work-search/work-api';
import { parseSearchParams } from '@care/contracts/search';
import { company, searchAnswer } from '../../testing/fixtures';
import { searchApi } from './search-api';
import { latestSearch } from './latest-search';
import { companyMapSchema, jobOfferMapSchema } from '@care/contracts/schemas';
import { useCountedHits } from '../company-search/ResultList';

describe('requests of the search for work', () => {
  const site = siteOfTests();
  const STAFF = '/api-backend/user/profile/search/?city_slug=köln';
  const MAP = '/api-backend/user/profile/search/map/?zoom=7';
  const asked = (path: string) => site.requests.filter((one) => one === `GET ${encodeURI(path)}`).length;

  const JOBS = '/api-backend/company/job-offer/search/?city_slug=köln';

  function JobCount() {
    const { currentData } = workApi.jobs.useQuery('?city_slug=köln');
    return <p>{currentData?.count ?? 'lädt'}</p>;
  }

  function Counts() {
    const { currentData } = workApi.staff.useQuery('?city_slug=köln');
    mapApi.jobSeekers.useQuery('?zoom=7');
    return <p>{currentData?.count ?? 'lädt'}</p>;
  }

  it('SH-07 AC-13 the staff search is requested again for a person who signs in, so that people who block them are gone', async () => {
    site.answers = { [encodeURI(STAFF)]: staffAnswer({ count: 12 }), [MAP]: { features: [] } };
    await loadSession();
    show(<Counts />);
    await screen.findByText('12');
    site.answers[encodeURI(STAFF)] = staffAnswer({ count: 11 });
    site.signedIn = true;
    await loadSession();
    await screen.findByText('11');
    await waitFor(() => expect([asked(STAFF), asked(MAP)]).toEqual([2, 2]));
  });

  it('PP-19 the job search is requested again after an offer was written, and not when somebody signs in', async () => {
    site.answers = { [encodeURI(JOBS)]: jobAnswer({ count: 12 }) };
    await loadSession();
    show(<JobCount />);
    await screen.findByText('12');
    site.signedIn = true;
    await loadSession();
    expect(asked(JOBS)).toBe(1);
    site.answers[encodeURI(JOBS)] = jobAnswer({ count: 13 });
    act(() => void testStore().dispatch(careApi.util.invalidateTags([{ type: 'JobOfferCard', id: 'LIST' }])));
    await screen.findByText('13');
  });
});

describe('requests of the search', () => {
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
});

describe('requests of the map', () => {
  const site = siteOfTests();
  const COMPANIES = '/api-backend/company/search/map/?zoom=12';
  const JOBS = '/api-backend/company/job-offer/search/map/?zoom=12';

  const point = <Properties,>(properties: Properties) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [6.96, 50.94] },
    properties,
  });
  const collection = (properties: object) => ({
    type: 'FeatureCollection',
    features: [point({ cluster: true, count: 3 }), point(properties)],
  });
  const companies = (name: string) =>
    companyMapSchema.parse(
      collection({ id: 7, slug: 'lindenhof', name, rating: 4, ratings_count: 2, has_free_place: false }),
    );
  const jobs = (title: string) =>
    jobOfferMapSchema.parse(
      collection({ id: 31, slug: 'pflegefachkraft', title, company: { slug: 'lindenhof', name: 'Lindenhof' } }),
    );

  /** The names of the single hits of both maps. */
  function Pins() {
    const { data: found } = mapApi.companies.useQuery('?zoom=12');
    const { data: offers } = mapApi.jobOffers.useQuery('?zoom=12');
    const names = [...(found?.features ?? []), ...(offers?.features ?? [])].map(({ properties }) =>
      'name' in properties ? properties.name : 'title' in properties ? properties.title : '',
    );
    return <p>{names.join(' ')}</p>;
  }

  it('SR-20 the hits of a map are requested again after one of them was written', async () => {
    site.answers = { [COMPANIES]: companies('Haus Linde'), [JOBS]: jobs('Nachtwache') };
    await loadSession();
    show(<Pins />);
    await screen.findByText(/Haus Linde +Nachtwache/);
    site.answers = { [COMPANIES]: companies('Lindenhof'), [JOBS]: jobs('Tagdienst') };
    const written = (...tags: Parameters<typeof careApi.util.invalidateTags>) =>
      act(() => void testStore().dispatch(careApi.util.invalidateTags(...tags)));
    written([{ type: 'CompanyCard', id: 7 }]);
    await screen.findByText(/Lindenhof +Nachtwache/);
    written([{ type: 'JobOfferCard', id: 'LIST' }]);
    await screen.findByText(/Lindenhof +Tagdienst/);
  });
});

describe('counted hits', () => {
  const site = siteOfTests();

  function Page({ companies }: { companies: number[] }) {
    useCountedHits(companies);
    return null;
  }

  it('AC-16 the providers of a page of results count as found: with one request, when it is known who looks, and once', async () => {
    const { unmount } = await act(async () => show(<Page companies={[3, 5]} />));
    expect(site.written).toEqual([]);
    await loadSession();
    await waitFor(() =>
      expect(site.written).toEqual([{ path: 'POST /api-backend/company/hits/', body: { companies: [3, 5] } }]),
    );
    unmount();
    await act(async () => show(<Page companies={[3, 5]} />));
    await act(async () => show(<Page companies={[8]} />));
    await waitFor(() => expect(site.written).toHaveLength(2));
    expect(site.written[1]?.body).toEqual({ companies: [8] });
  });
});
