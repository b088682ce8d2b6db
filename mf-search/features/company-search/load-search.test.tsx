import { backendOfTests } from '@care/contracts/testing/backend';
import definition from '../../federation';
import { answerAll, failure, place, searchAnswer } from '../../testing/fixtures';
import { forNow, loadAt, permanently } from '../../testing/show-page';

const backend = backendOfTests(answerAll());

describe('the address of a provider search', () => {
  it.each([
    ['/suche/pflegeanbieter/köln', '/company/search/?city_slug=köln'],
    ['/suche/pflegeanbieter/kurzzeitpflege', '/company/search/?services=kurzzeitpflege'],
    [
      '/suche/pflegeanbieter/kurzzeitpflege+senioren-wg?city_slug=köln&radius=50',
      '/company/search/?city_slug=köln&radius=50&services=kurzzeitpflege,senioren-wg',
    ],
    [
      '/suche/pflegeanbieter/köln?features=1,9&place=2&rating=4',
      '/company/search/?city_slug=köln&features=1,9&place=2&rating=4',
    ],
    ['/suche/pflegeanbieter?lat=50.9&lon=6.9&radius=50', '/company/search/?lat=50.9&lon=6.9&radius=50'],
  ])('SR-01 %s requests %s from the backend', async (address, request) => {
    await expect(loadAt(address, backend)).resolves.toEqual({ kind: 'ok' });
    expect(backend.requests).toContain(request);
  });

  it.each([
    ['/suche/pflegeanbieter/stationaere-pflege', '/suche/pflegeanbieter/stationare-pflege'],
    ['/suche/pflegeanbieter/senioren-wg+kurzzeitpflege', '/suche/pflegeanbieter/kurzzeitpflege+senioren-wg'],
    ['/suche/pflegeanbieter/Köln?radius=20&page=1', '/suche/pflegeanbieter/köln'],
    ['/suche/pflegeanbieter/köln?features=9&features=1&rating=', '/suche/pflegeanbieter/köln?features=1,9'],
    ['/suche/pflegeanbieter/köln?features=99&sort=best&radius=-5', '/suche/pflegeanbieter/köln'],
    ['/suche/pflegeanbieter/koeln?rating=4', '/suche/pflegeanbieter/köln?rating=4'],
    ['/suche/pflegeanbieter/köln?page=1&utm_source=brief', '/suche/pflegeanbieter/köln?utm_source=brief'],
  ])('SR-04 %s is redirected to its canonical address %s', async (address, to) => {
    await expect(loadAt(address, backend)).resolves.toEqual(permanently(to));
  });

  it('SR-01 a care form alone keeps its radius', async () => {
    await expect(loadAt('/suche/pflegeanbieter/kurzzeitpflege?radius=50', backend)).resolves.toEqual({ kind: 'ok' });
    expect(backend.requests).toContain('/company/search/?services=kurzzeitpflege');
  });

  it('SR-09 a link to a feature with the radius of 20 km is not redirected', async () => {
    for (const query of ['radius=20&features=1', 'features=1&radius=20', 'radius=20&place=2'])
      await expect(loadAt(`/suche/pflegeanbieter/köln?${query}`, backend)).resolves.toEqual({ kind: 'ok' });
  });

  it('SR-04 does not redirect because of an unknown parameter alone', async () => {
    await expect(loadAt('/suche/pflegeanbieter/köln?utm_source=brief', backend)).resolves.toEqual({ kind: 'ok' });
  });

  it('SR-21 redirects a word that is neither service nor city to the care form page', async () => {
    await expect(loadAt('/suche/pflegeanbieter/urlaub', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter/weitere-pflegeformen?wort=urlaub'),
    );
  });

  it('SR-21 names the unknown words beside a care form in the address, too', async () => {
    await expect(loadAt('/suche/pflegeanbieter/kurzzeitpflege+urlaub+Meer', backend)).resolves.toEqual(
      permanently('/suche/pflegeanbieter/kurzzeitpflege+weitere-pflegeformen?wort=urlaub,Meer'),
    );
  });

  it('SR-21 the server renders the page with the unknown word', () => {
    const route = definition.routes?.find(({ path }) => path === '/suche/pflegeanbieter/:slug');
    expect(route?.query).toContain('wort');
  });

  it('SR-21 looks up a postcode in the place of a town, and never gives a nationwide list', async () => {
    await expect(loadAt('/suche/pflegeanbieter/50667', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter?cityField=50667'),
    );
  });

  it('SR-21 shows an unknown city beside a service as an error of the form, never a nationwide list', async () => {
    await expect(loadAt('/suche/pflegeanbieter/kurzzeitpflege?city_slug=atlantis', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter?cityField=atlantis&services=kurzzeitpflege'),
    );
  });

  it('SR-17 redirects a page number beyond the end to the last page', async () => {
    backend.answer = answerAll({ search: () => searchAnswer({ results: [], count: 34, page: 9 }) });
    await expect(loadAt('/suche/pflegeanbieter/köln?page=9', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter/köln?page=4'),
    );
  });

  it('SH-15 makes the page unavailable, not missing, if the backend fails', async () => {
    backend.answer = () => failure(500, 'Ein unerwarteter Fehler ist aufgetreten');
    await expect(loadAt('/suche/pflegeanbieter/köln', backend)).resolves.toEqual({ kind: 'unavailable' });
  });
});

describe('the form that is sent without script', () => {
  it('SR-03 leads to the results if one city matches', async () => {
    backend.answer = answerAll({ suggest: [place('köln', 'Köln')] });
    await expect(loadAt('/suche/pflegeanbieter?cityField=Köln&services=&radiusField=50', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter/köln?radius=50'),
    );
    expect(backend.requests).toContain('/city/suggest/?phrase=Köln&freetext=true&format=object');
  });

  it('SR-03 treats several postcodes of one town as that town', async () => {
    backend.answer = answerAll({ suggest: [place('köln', '50667 Köln'), place('köln', '50668 Köln')] });
    await expect(loadAt('/suche/pflegeanbieter?cityField=5066', backend)).resolves.toEqual(
      forNow('/suche/pflegeanbieter/köln'),
    );
  });

  it('SR-03 keeps a picked city, a care form and the filters of the previous page together', async () => {
    await expect(
      loadAt(
        '/suche/pflegeanbieter?cityField=Köln&city_slug=köln&services=kurzzeitpflege&radiusField=20&features=1,9&sort=radiusAsc',
        backend,
      ),
    ).resolves.toEqual(forNow('/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln&features=1,9&sort=radiusAsc'));
  });

  it.each([
    ['slug=köln', '/suche/pflegeanbieter/köln'],
    ['slug=kurzzeitpflege&city_slug=köln', '/suche/pflegeanbieter/kurzzeitpflege?city_slug=köln'],
  ])('SR-05 reads ?%s like the slug in the path', async (query, address) => {
    await expect(loadAt(`/suche/pflegeanbieter?${query}`, backend)).resolves.toEqual(forNow(address));
  });

  it('SR-01 accepts a care form alone as a search', async () => {
    await expect(
      loadAt('/suche/pflegeanbieter?cityField=&services=kurzzeitpflege&radiusField=20', backend),
    ).resolves.toEqual(forNow('/suche/pflegeanbieter/kurzzeitpflege'));
  });

  it('SR-07 stays on the form for a radius without a city', async () => {
    await expect(
      loadAt('/suche/pflegeanbieter?cityField=&services=kurzzeitpflege&radiusField=50', backend),
    ).resolves.toEqual({ kind: 'ok' });
  });

  it('SR-21 stays on the form for an unknown city', async () => {
    backend.answer = answerAll({ suggest: [] });
    await expect(loadAt('/suche/pflegeanbieter?cityField=Atlantis', backend)).resolves.toEqual({ kind: 'ok' });
  });
});
