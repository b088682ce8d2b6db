import { careApi } from '@care/contracts';
import { loadSession, setSession, show, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen, waitFor } from '@testing-library/react';
import { mapApi } from '../map/map-api';
import { jobAnswer, staffAnswer } from '../../testing/work-fixtures';
import { workApi } from '../work-search/work-api';
import { parseSearchParams } from '@care/contracts/search';
import { collection, company, searchAnswer } from '../../testing/fixtures';
import { searchApi } from './search-api';
import { latestSearch } from './latest-search';
import { companyMapSchema, jobOfferMapSchema, type CompanyMap, type JobOfferMap } from '@care/contracts/schemas';
import { useCountedHits } from '../company-search/ResultList';

describe('requests of the search', () => {
  const site = siteOfTests();
  const asked = (path: string) => site.requests.filter((one) => one === `GET /api-backend${path}`).length;
  const answerWith = (answers: Record<string, object>) => {
    for (const [path, answer] of Object.entries(answers)) site.answers[`/api-backend${path}`] = answer;
  };
  const written = (tag: Parameters<typeof careApi.util.invalidateTags>[0][number]) =>
    act(() => void testStore().dispatch(careApi.util.invalidateTags([tag])));
  const STAFF = '/user/profile/search/?radius=20';
  const STAFF_MAP = '/user/profile/search/map/?zoom=7';
  const JOBS = '/company/job-offer/search/?radius=20';
  const JOB_MAP = '/company/job-offer/search/map/?zoom=7';
  const COMPANIES = '/company/search/?radius=20';
  const COMPANY_MAP = '/company/search/map/?zoom=7';

  const listed = (name: string) => searchAnswer({ results: [company({ id: 7, name })] });
  const withCluster = (hit: object) => collection([6, { cluster: true, count: 3 }], [7, hit]);
  const companyPin = (name: string) =>
    companyMapSchema.parse(withCluster({ id: 7, slug: 'a', name, rating: 4, ratings_count: 2, has_free_place: false }));
  const jobPin = (title: string) =>
    jobOfferMapSchema.parse(withCluster({ id: 31, slug: 'b', title, company: { slug: 'a', name: 'Lindenhof' } }));
  const pinIn = (map: CompanyMap | JobOfferMap | undefined) =>
    map?.features.map(({ properties: one }) => ('name' in one ? one.name : 'title' in one ? one.title : '')).join('');

  /** What the searches and their maps have found. */
  function Found() {
    const staff = workApi.staff.useQuery('?radius=20').currentData;
    const jobs = workApi.jobs.useQuery('?radius=20').currentData;
    const companies = searchApi.companies.useQuery('?radius=20').data;
    mapApi.jobSeekers.useQuery('?zoom=7');
    const pins = [mapApi.companies.useQuery('?zoom=7').data, mapApi.jobOffers.useQuery('?zoom=7').data].map(pinIn);
    return <p>{[staff?.count, jobs?.count, companies?.results[0]?.name, ...pins].join(' ')}</p>;
  }

  it('SH-07 SR-20 AC-13 PP-06 PP-19 are sent again for a person who signs in, if people may block them, and after a hit was written', async () => {
    answerWith({
      [STAFF]: staffAnswer({ count: 12 }),
      [STAFF_MAP]: { features: [] },
      [JOBS]: jobAnswer({ count: 30 }),
      [JOB_MAP]: jobPin('Nachtwache'),
      [COMPANIES]: listed('Haus Linde'),
      [COMPANY_MAP]: companyPin('Linde'),
    });
    await loadSession();
    show(<Found />);
    await screen.findByText('12 30 Haus Linde Linde Nachtwache');
    answerWith({ [STAFF]: staffAnswer({ count: 11 }) });
    await setSession(site, true);
    await screen.findByText('11 30 Haus Linde Linde Nachtwache');
    await waitFor(() => expect([STAFF, STAFF_MAP, JOBS].map(asked)).toEqual([2, 2, 1]));
    answerWith({ [JOBS]: jobAnswer({ count: 31 }), [JOB_MAP]: jobPin('Tagdienst') });
    answerWith({ [COMPANIES]: listed('Lindenhof'), [COMPANY_MAP]: companyPin('Hof') });
    written({ type: 'JobOfferCard', id: 'LIST' });
    await screen.findByText('11 31 Haus Linde Linde Tagdienst');
    written({ type: 'CompanyCard', id: 7 });
    await screen.findByText('11 31 Lindenhof Hof Tagdienst');
  });

  describe('the latest search', () => {
    const searchAt = (query: string) => parseSearchParams('pflegejobs', 'köln', new URLSearchParams(query));

    afterEach(() => history.replaceState(null, '', '/'));

    it('SR-04 is the one in the address while the page still shows another, or the one that is loading, also without a town', () => {
      history.replaceState(null, '', '/suche/pflegejobs/k%C3%B6ln?employment=Vollzeit');
      expect(latestSearch(searchAt(''))).toEqual(searchAt('employment=Vollzeit'));
      const next = { pathname: '/suche/pflegejobs', search: '?lat=50&lon=7&employment=Teilzeit' };
      expect(latestSearch(searchAt(''), next)).toMatchObject({ city: null, lat: 50, lon: 7, employment: 'Teilzeit' });
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
