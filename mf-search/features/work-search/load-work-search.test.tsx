import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, place } from '../../testing/fixtures';
import { forNow, loadAt, permanently } from '../../testing/show-page';
import { jobAnswer, offer, staffAnswer } from '../../testing/work-fixtures';

const backend = backendOfTests(answerAll());

describe('the address of a search for staff or jobs', () => {
  it.each([
    ['/suche/pflegepersonal/köln?qualifications=1,4', '/user/profile/search/?city_slug=köln&qualifications=1,4'],
    [
      '/suche/pflegepersonal/köln?radius=50&open_for_offers=1&sort=radiusAsc&page=2',
      '/user/profile/search/?city_slug=köln&radius=50&open_for_offers=1&sort=radiusAsc&page=2',
    ],
    [
      '/suche/pflegejobs/köln?qualifications=2&employment=Vollzeit/Teilzeit&sort=salaryDesc',
      '/company/job-offer/search/?city_slug=köln&qualifications=2&employment=Vollzeit/Teilzeit&sort=salaryDesc',
    ],
    [
      '/suche/pflegejobs/köln?salary_min=320000&posted_days=7&sort=radiusAsc',
      '/company/job-offer/search/?city_slug=köln&salary_min=320000&posted_days=7&sort=radiusAsc',
    ],
    ['/suche/pflegejobs?lat=50.9&lon=6.9', '/company/job-offer/search/?lat=50.9&lon=6.9'],
  ])('SR-02 SR-04 %s requests %s', async (address, call) => {
    expect(await loadAt(address, backend)).toEqual({ kind: 'ok' });
    expect(backend.requests).toContain(call);
    expect(backend.requests).toContain('/user/profile/qualifications/');
  });

  it.each([
    ['/suche/pflegepersonal/köln?qualifications=1,8', '/suche/pflegepersonal/köln?qualifications=8'],
    ['/suche/pflegejobs/köln?qualifications=7&qualifications=1', '/suche/pflegejobs/köln?qualifications=7'],
    ['/suche/pflegejobs/köln?salary_min=1&posted_days=99&sort=dateDesc', '/suche/pflegejobs/köln'],
    ['/suche/pflegejobs/köln?open_for_offers=1&rating=4&employment=Nachts', '/suche/pflegejobs/köln'],
    ['/suche/pflegepersonal/köln?employment=Vollzeit&sort=salaryDesc', '/suche/pflegepersonal/köln'],
    ['/suche/pflegepersonal/koeln?radius=50', '/suche/pflegepersonal/köln?radius=50'],
  ])('SR-04 SR-11 %s is redirected permanently to %s', async (address, to) => {
    expect(await loadAt(address, backend)).toEqual(permanently(to));
  });

  it('SR-21 redirects an unknown town to the form with all criteria, never to a nationwide list', async () => {
    expect(await loadAt('/suche/pflegejobs/atlantis?qualifications=1,2', backend)).toEqual(
      forNow('/suche/pflegejobs?cityField=atlantis&qualifications=1,2'),
    );
  });

  it('SR-17 redirects a page number beyond the end to the last page', async () => {
    backend.answer = answerAll({
      search: ({ searchParams }) =>
        jobAnswer({
          count: 25,
          page: Number(searchParams.get('page') ?? 1),
          results: searchParams.has('page') ? [] : [offer()],
        }),
    });
    expect(await loadAt('/suche/pflegejobs/köln?page=9', backend)).toEqual(forNow('/suche/pflegejobs/köln?page=3'));
  });

  it('SR-19 counts the hits of each alternative and each neighbouring town if there are no hits', async () => {
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
});

describe('a form for staff or jobs that is sent without script', () => {
  it('SR-03 becomes a search if the typed town is one place, with its radius and ticked qualifications', async () => {
    backend.answer = answerAll({ suggest: [place('köln', 'Köln')] });
    const form = 'cityField=Köln&qualifications=4&qualifications=1&radiusField=50';
    expect(await loadAt(`/suche/pflegepersonal?${form}`, backend)).toEqual(
      forNow('/suche/pflegepersonal/köln?radius=50&qualifications=1,4'),
    );
  });

  it('SR-03 takes city_slug as the town', async () => {
    expect(await loadAt('/suche/pflegejobs?city_slug=bonn&radius=100', backend)).toEqual(
      forNow('/suche/pflegejobs/bonn?radius=100'),
    );
  });

  it('SR-19 stays on the form if qualifications are chosen without a place', async () => {
    expect(await loadAt('/suche/pflegejobs?qualifications=1', backend)).toEqual({ kind: 'ok' });
    expect(backend.requests.some((path) => path.includes('/search/'))).toBe(false);
  });
});
