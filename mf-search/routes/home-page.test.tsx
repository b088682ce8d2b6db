import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, failure, stats } from '../testing/fixtures';
import { showPage } from '../testing/show-page';

const backend = backendOfTests(answerAll());

const hrefs = (links: HTMLElement[]) => links.map((link) => decodeURI(link.getAttribute('href') ?? ''));

describe('the home page', () => {
  it('SR-01 has one headline and links to each of the seven care forms', async () => {
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
      '/pflegeleitfaden',
    ]);
  });

  it.each([
    ['/', 'Den passenden Pflegeanbieter finden', ['page', null, null]],
    ['/pflegeanbieter', 'Pflegekräfte, die zu Ihnen passen', [null, 'page', null]],
    ['/pflegepersonal', 'Ihr neuer Arbeitsplatz in der Pflege', [null, null, 'page']],
  ])('SH-02 SH-19 %s has the headline "%s", and its tab is the current one', async (address, title, current) => {
    await showPage(address, backend);
    await screen.findByRole('heading', { level: 1, name: title });
    const tabs = within(screen.getByRole('navigation', { name: 'Was suchen Sie?' })).getAllByRole('link');
    expect(hrefs(tabs)).toEqual(['/', '/pflegeanbieter', '/pflegepersonal']);
    expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(current);
  });

  it.each([
    ['/pflegeanbieter', 'Pflegepersonal suchen', '/suche/pflegepersonal', 8],
    ['/pflegepersonal', 'Pflegejobs suchen', '/suche/pflegejobs', 7],
  ])('SR-03 SR-11 %s has its own form with qualifications', async (address, label, action, choices) => {
    await showPage(`${address}?city_slug=köln&qualifications=2&radius=50`, backend);
    const form = await screen.findByRole('search', { name: label });
    expect(form).toHaveAttribute('action', action);
    expect(within(form).getAllByRole('checkbox', { hidden: true })).toHaveLength(choices);
    expect(within(form).getByRole('checkbox', { name: 'Altenpflegehelfer/in', hidden: true })).toBeChecked();
    expect(within(form).getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
    expect(within(form).getByRole('radio', { name: '+50\u00a0km' })).toBeChecked();
  });

  it('SR-02 opens the search of the tab when the form is sent', async () => {
    const { address } = await showPage('/pflegepersonal?city_slug=köln', backend);
    const form = within(await screen.findByRole('search', { name: 'Pflegejobs suchen' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Pflegehilfskraft', hidden: true }));
    await userEvent.click(form.getByRole('button', { name: 'Suchen' }));
    await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?qualifications=5'));
  });

  it.each([
    ['/', ['Kostenlos registrieren', 'Pakete ansehen']],
    ['/pflegeanbieter', ['Kostenlos registrieren', 'Pakete ansehen']],
    ['/pflegepersonal', ['Kostenlos registrieren', 'Jetzt suchen']],
  ])('SH-19 %s has banners for the other groups: %j', async (address, actions) => {
    await showPage(address, backend);
    await screen.findByRole('heading', { level: 1 });
    const targets: Record<string, string> = {
      'Kostenlos registrieren': '/registration',
      'Pakete ansehen': '/pakete',
      'Jetzt suchen': '/',
    };
    for (const action of actions) {
      expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', targets[action]);
    }
  });

  it('SH-19 claims more than 25.000 providers and more than 4.000 specialists', async () => {
    const first = await showPage('/', backend);
    expect(await screen.findByText(/Vergleichen Sie mehr als 25\.000 Pflegeanbieter /)).toBeInTheDocument();
    expect(screen.getByText('In ganz Deutschland finden Sie über 25.000 Pflegeanbieter.')).toBeInTheDocument();
    first.unmount();
    await showPage('/pflegeanbieter', backend);
    expect((await screen.findAllByText(/mehr als 4\.000 registrierte Fachkräfte/)).length).toBeGreaterThan(0);
  });

  it('SH-19 does not claim "more than" the number that it counts, or fewer', async () => {
    backend.answer = (url) =>
      url.pathname === '/stats/' ? stats('CLAIMS', { companies: 25_000, job_seekers: 3_961 }) : answerAll()(url);
    const first = await showPage('/', backend);
    expect(await screen.findByText(/Vergleichen Sie 25\.000 Pflegeanbieter /)).toBeInTheDocument();
    expect(screen.getByText('In ganz Deutschland finden Sie 25.000 Pflegeanbieter.')).toBeInTheDocument();
    expect(screen.getByText(/Sprechen Sie 3\.961 registrierte Fachkräfte/)).toBeInTheDocument();
    first.unmount();
  });

  it('SH-19 shows counted figures instead of the claims if the operator has disabled the claims', async () => {
    backend.answer = (url) => (url.pathname === '/stats/' ? stats('LIVE') : answerAll()(url));
    const first = await showPage('/', backend);
    expect(await screen.findByText(/Vergleichen Sie 25\.112 Pflegeanbieter /)).toBeInTheDocument();
    expect(screen.getByText(/Sprechen Sie 4\.003 registrierte Fachkräfte/)).toBeInTheDocument();
    expect(screen.getByText('In ganz Deutschland finden Sie 25.112 Pflegeanbieter.')).toBeInTheDocument();
    first.unmount();
  });

  it.each([
    ['an empty site', () => stats('LIVE', { companies: 0, job_seekers: 0 })],
    ['a site that gives no answer', () => failure(500, 'kaputt')],
  ])('SH-19 names no figure on %s', async (_name, answer) => {
    backend.answer = (url) => (url.pathname === '/stats/' ? answer() : answerAll()(url));
    await showPage('/', backend);
    expect(await screen.findByText(/Vergleichen Sie Pflegeanbieter in ganz Deutschland/)).toBeInTheDocument();
    expect(screen.getByText(/Sprechen Sie registrierte Fachkräfte direkt an/)).toBeInTheDocument();
    expect(screen.getByText('Finden Sie Pflegeanbieter in ganz Deutschland.')).toBeInTheDocument();
    expect(within(screen.getByRole('region', { name: 'Zahlen' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('SH-20 shows the newest articles with their full date, and works without articles', async () => {
    const first = await showPage('/', backend);
    const region = within(await screen.findByRole('region', { name: 'Aus dem Pflegemagazin' }));
    expect(hrefs(region.getAllByRole('link'))).toEqual([
      '/pflegemagazin',
      '/pflegemagazin/erste-schritte',
      '/pflegemagazin/pflegegrad',
      '/pflegemagazin/besichtigung',
    ]);
    expect(region.getAllByText('12. November 2026')).toHaveLength(3);
    first.unmount();
    backend.answer = (url) => (url.pathname === '/content/article/' ? failure(500, 'kaputt') : answerAll()(url));
    await showPage('/', backend);
    await screen.findByText('25.112');
    expect(screen.queryByRole('region', { name: 'Aus dem Pflegemagazin' })).not.toBeInTheDocument();
  });

  it('SR-01 links from towns to their results', async () => {
    await showPage('/', backend);
    const region = within(await screen.findByRole('region', { name: 'Pflege in Ihrer Stadt' }));
    expect(hrefs([region.getByRole('link', { name: 'Freiburg im Breisgau' })])).toEqual([
      '/suche/pflegeanbieter/freiburg-im-breisgau',
    ]);
  });

  it('SH-19 shows the counted figures, and the claims if nothing is counted', async () => {
    const first = await showPage('/', backend);
    expect(await screen.findByText('25.112')).toBeInTheDocument();
    first.unmount();
    backend.answer = (url) => (url.pathname === '/stats/' ? stats('CLAIMS', { companies: 0 }) : answerAll()(url));
    await showPage('/', backend);
    await waitFor(() => expect(screen.getByText('25.000+')).toBeInTheDocument());
  });
});
