import { screen, waitFor, within } from '@testing-library/react';
import { startBackend, type Backend } from '../testing/backend';
import { answerAll, failure } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend(answerAll());
});
beforeEach(() => {
  backend.answer = answerAll();
});
afterAll(() => backend.stop());

const hrefs = (links: HTMLElement[]) => links.map((link) => decodeURI(link.getAttribute('href') ?? ''));

describe('the home page', () => {
  it('SR-01 has one headline and leads to each of the seven care forms', async () => {
    await showPage('/', backend);
    await screen.findByRole('heading', { level: 1, name: 'Den passenden Pflegeanbieter finden' });
    const region = screen.getByRole('region', { name: 'Welche Pflegeform passt?' });
    expect(hrefs(within(region).getAllByRole('link'))).toEqual([
      '/suche/pflegeanbieter/stationare-pflege',
      '/suche/pflegeanbieter/ambulante-pflege',
      '/suche/pflegeanbieter/betreutes-wohnen',
      '/suche/pflegeanbieter/teilstationare-pflege',
      '/suche/pflegeanbieter/kurzzeitpflege',
      '/suche/pflegeanbieter/senioren-wg',
      '/suche/pflegeanbieter/weitere-pflegeformen',
    ]);
  });

  it('SH-02 the three searches are tabs, and the provider search is the present one', async () => {
    await showPage('/', backend);
    const tabs = within(await screen.findByRole('navigation', { name: 'Was suchen Sie?' }));
    expect(hrefs(tabs.getAllByRole('link'))).toEqual(['/', '/pflegeanbieter', '/pflegepersonal']);
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null]);
  });

  it('SR-01 towns lead to their results', async () => {
    await showPage('/', backend);
    const region = within(await screen.findByRole('region', { name: 'Pflege in Ihrer Stadt' }));
    expect(hrefs([region.getByRole('link', { name: 'Freiburg im Breisgau' })])).toEqual([
      '/suche/pflegeanbieter/freiburg-im-breisgau',
    ]);
  });

  it('SH-19 shows the counted figures, and the claims while there are none', async () => {
    const first = await showPage('/', backend);
    expect(await screen.findByText('25.112')).toBeInTheDocument();
    first.unmount();
    backend.answer = () => failure(500, 'kaputt');
    await showPage('/', backend);
    await waitFor(() => expect(screen.getByText('25.000+')).toBeInTheDocument());
  });
});
