import { careApi } from '@care/contracts';
import { contextOf, testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, place } from '../../testing/fixtures';
import { forNow, loadAt, permanently } from '../../testing/show-page';
import { jobAnswer, offer, staffAnswer } from '../../testing/work-fixtures';
import { jobsHead } from './work-search-page';

const backend = backendOfTests(answerAll());

const CALLS = { pflegepersonal: '/user/profile/search/', pflegejobs: '/company/job-offer/search/' };

it.each([
  ['pflegepersonal', 'qualifications=1,4'],
  ['pflegepersonal', 'radius=50&open_for_offers=1&sort=radiusAsc&page=2'],
  ['pflegejobs', 'qualifications=2&employment=Vollzeit/Teilzeit&sort=salaryDesc'],
  ['pflegejobs', 'salary_min=320000&posted_days=7&sort=radiusAsc'],
] as const)('SR-02 SR-04 %s in a town are requested with %s as the address has it', async (type, query) => {
  expect(await loadAt(`/suche/${type}/köln?${query}`, backend)).toEqual({ kind: 'ok' });
  expect(backend.requests).toContain(`${CALLS[type]}?city_slug=köln&${query}`);
  expect(backend.requests).toContain('/user/profile/qualifications/');
});

it('SR-02 SR-04 the address of a search for staff or jobs: jobs around a point are requested with it', async () => {
  expect(await loadAt('/suche/pflegejobs?lat=50.9&lon=6.9', backend)).toEqual({ kind: 'ok' });
  expect(backend.requests).toContain('/company/job-offer/search/?lat=50.9&lon=6.9');
});

it.each([
  ['/suche/pflegepersonal/köln?qualifications=1,8', '/suche/pflegepersonal/köln?qualifications=8'],
  ['/suche/pflegejobs/köln?qualifications=7&qualifications=1', '/suche/pflegejobs/köln?qualifications=7'],
  ['/suche/pflegejobs/köln?salary_min=1&posted_days=99&sort=dateDesc', '/suche/pflegejobs/köln'],
  ['/suche/pflegejobs/köln?open_for_offers=1&rating=4&employment=Nachts', '/suche/pflegejobs/köln'],
  ['/suche/pflegepersonal/köln?employment=Vollzeit&sort=salaryDesc', '/suche/pflegepersonal/köln'],
  ['/suche/pflegepersonal/koeln?radius=50', '/suche/pflegepersonal/köln?radius=50'],
])('SR-04 SR-11 the address of a search for staff or jobs: %s is redirected permanently to %s', async (address, to) => {
  expect(await loadAt(address, backend)).toEqual(permanently(to));
});

it.each([
  ['/suche/pflegejobs/atlantis?qualifications=1,2', '/suche/pflegejobs?cityField=atlantis&qualifications=1,2'],
  ['/suche/pflegejobs?city_slug=bonn&radius=100', '/suche/pflegejobs/bonn?radius=100'],
  [
    '/suche/pflegepersonal?cityField=Köln&qualifications=4&qualifications=1&radiusField=50',
    '/suche/pflegepersonal/köln?radius=50&qualifications=1,4',
  ],
])('SR-03 SR-21 %s leads to %s: an unknown town to the form, never to a nationwide list', async (address, to) => {
  backend.answer = answerAll({ suggest: [place('köln', 'Köln')] });
  expect(await loadAt(address, backend)).toEqual(forNow(to));
});

it('SR-19 the address of a search for staff or jobs: stays on the form if qualifications are chosen without a place', async () => {
  expect(await loadAt('/suche/pflegejobs?qualifications=1', backend)).toEqual({ kind: 'ok' });
  expect(backend.requests.some((path) => path.includes('/search/'))).toBe(false);
});

it('SR-19 the address of a search for staff or jobs: counts the hits of each alternative and each neighbouring town if there are no hits', async () => {
  backend.answer = answerAll({ search: () => staffAnswer({ results: [] }) });
  await loadAt('/suche/pflegepersonal/köln?qualifications=6', backend);
  // They are sent at the same time and arrive in any order.
  expect(backend.requests.filter((path) => path.includes('page_size')).sort()).toEqual([
    '/user/profile/search/?city_slug=hürth&qualifications=6&page_size=1',
    '/user/profile/search/?city_slug=köln&page_size=1',
    '/user/profile/search/?city_slug=köln&radius=100&qualifications=6&page_size=1',
    '/user/profile/search/?city_slug=köln&radius=50&qualifications=6&page_size=1',
  ]);
});

async function headOf(query: string, count: number) {
  backend.answer = answerAll({ search: () => jobAnswer({ count, results: [offer({ slug: 'stelle-2' })] }) });
  const address = `/suche/pflegejobs/köln${query}`;
  await loadAt(address, backend);
  return jobsHead(contextOf(address, { slug: 'köln' }));
}

it('SR-02 the head of job results: has the town, the number of offers and structured data for search engines', async () => {
  const { title, robots, jsonLd } = await headOf('', 3);
  expect(title).toBe('Pflegejobs in Köln und Umgebung: 3 Stellenangebote');
  expect(robots).toBe('index,follow');
  expect(JSON.stringify(jsonLd)).toContain('/pflegeanbieter/profiles/elisabeth-garten/stelle-2');
});

it.each([
  ['?qualifications=2', 3],
  ['?employment=Vollzeit', 3],
  ['?salary_min=280000', 3],
  ['?posted_days=14', 3],
  ['', 2],
])('SR-12 SR-02 keeps a job search with "%s" and %i hits out of the index', async (query, count) => {
  const { title, robots } = await headOf(query, count);
  expect(robots).toBe('noindex,follow');
  expect(title).toContain(`${count} Stellenangebote`);
});

describe('in the browser', () => {
  const onServer = (isServer: boolean) => void Object.assign(globalThis, { __ON_SERVER__: isServer });
  beforeEach(() => onServer(false));
  afterEach(() => onServer(true));

  it.each([
    ['/suche/pflegeanbieter/köln', '/company/search/', 'CompanyCard'],
    ['/suche/pflegepersonal/köln', '/user/profile/search/', 'JobSeeker'],
    ['/suche/pflegejobs/köln', '/company/job-offer/search/', 'JobOfferCard'],
  ] as const)('AC-13 SR-20 the answer for %s expires once nobody shows it', async (address, call, type) => {
    await loadAt(address, backend);
    const asked = () => backend.requests.filter((path) => path === `${call}?city_slug=köln`).length;
    expect(asked()).toBe(1);
    // An answer that does not expire would be requested again.
    testStore().dispatch(careApi.util.invalidateTags([{ type, id: 'LIST' }]));
    await Promise.all(testStore().dispatch(careApi.util.getRunningQueriesThunk()));
    expect(asked()).toBe(1);
  });
});
