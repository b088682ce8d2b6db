import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, company, failure, feature, picture, searchAnswer, stats } from '../testing/fixtures';
import { showPage } from '../testing/show-page';
import { type AppStore, type PageModule, PlatformContext, Provider, makeStore } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { type Root, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as home from '../exposes/home';
import * as results from '../exposes/results';
import { setSession, testPlatform } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { filled } from '../testing/fillings';

const backend = backendOfTests(answerAll());

const hrefs = (links: HTMLElement[]) => links.map((link) => decodeURI(link.getAttribute('href') ?? ''));

const hrefsIn = (region: string) => hrefs(within(screen.getByRole('region', { name: region })).getAllByRole('link'));

function expectTabs(current: (string | null)[]): void {
  const tabs = within(screen.getByRole('navigation', { name: 'Was suchen Sie?' })).getAllByRole('link');
  expect(hrefs(tabs)).toEqual(['/', '/pflegeanbieter', '/pflegepersonal']);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(current);
}

function expectLinks(links: Record<string, string>): void {
  for (const [name, href] of Object.entries(links))
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
}

it('SR-01 SH-02 SH-19 SH-20 the home page: links to care forms, towns, articles and banners, and names the counted figures', async () => {
  await showPage('/', backend);
  await screen.findByRole('heading', { level: 1, name: 'Pflege suchen: Überschrift' });
  expectTabs(['page', null, null]);
  expect(hrefsIn('Pflegeformen: Überschrift')).toEqual([
    '/suche/pflegeanbieter/stationare-pflege',
    '/suche/pflegeanbieter/ambulante-pflege',
    '/suche/pflegeanbieter/betreutes-wohnen',
    '/suche/pflegeanbieter/teilstationare-pflege',
    '/suche/pflegeanbieter/kurzzeitpflege',
    '/suche/pflegeanbieter/senioren-wg',
    '/suche/pflegeanbieter/weitere-pflegeformen',
    '/pflegeleitfaden',
  ]);
  expect(hrefsIn('Städte: Überschrift')).toContain('/suche/pflegeanbieter/freiburg-im-breisgau');
  const magazine = 'Pflegemagazin: Überschrift';
  expect(hrefsIn(magazine)).toEqual([
    '/pflegemagazin',
    '/pflegemagazin/erste-schritte',
    '/pflegemagazin/pflegegrad',
    '/pflegemagazin/besichtigung',
  ]);
  const articles = within(screen.getByRole('region', { name: magazine }));
  expect(articles.getAllByText('12. November 2026')).toHaveLength(3);
  expectLinks({ 'Arbeit suchen: Schaltfläche': '/registration', 'Personal suchen: Schaltfläche': '/pakete' });
  expect(screen.getByText('Pflege suchen: Text mehr als 25.000.')).toBeInTheDocument();
  expect(screen.getByText('Städte: Text über 25.000.')).toBeInTheDocument();
  expect(screen.getByText('25.112')).toBeInTheDocument();
});

it('SR-03 SR-11 SH-02 SH-19 the home page: of employers has its own form with qualifications, tab, figures and banners', async () => {
  await showPage('/pflegeanbieter?city_slug=köln&qualifications=2&radius=50', backend);
  await screen.findByRole('heading', { level: 1, name: 'Personal suchen: Überschrift' });
  expectTabs([null, 'page', null]);
  const form = screen.getByRole('search', { name: 'Pflegepersonal suchen' });
  expect(form).toHaveAttribute('action', '/suche/pflegepersonal');
  expect(within(form).getAllByRole('checkbox', { hidden: true })).toHaveLength(8);
  expect(within(form).getByRole('checkbox', { name: 'Altenpflegehelfer/in', hidden: true })).toBeChecked();
  expect(within(form).getByRole('combobox', { name: 'Ort oder PLZ' })).toHaveValue('Köln');
  expect(within(form).getByRole('radio', { name: '+50\u00a0km' })).toBeChecked();
  expect(screen.getAllByText('Personal suchen: Text mehr als 4.000.').length).toBeGreaterThan(0);
  expectLinks({ 'Arbeit suchen: Schaltfläche': '/registration', 'Personal suchen: Schaltfläche': '/pakete' });
});

it('SR-02 SR-11 SH-02 SH-19 the home page: of job seekers opens the job search with the chosen qualification', async () => {
  const { address } = await showPage('/pflegepersonal?city_slug=köln', backend);
  await screen.findByRole('heading', { level: 1, name: 'Arbeit suchen: Überschrift' });
  expectTabs([null, null, 'page']);
  expectLinks({ 'Arbeit suchen: Schaltfläche': '/registration', 'Pflege suchen: Schaltfläche': '/' });
  const element = screen.getByRole('search', { name: 'Pflegejobs suchen' });
  expect(element).toHaveAttribute('action', '/suche/pflegejobs');
  const form = within(element);
  expect(form.getAllByRole('checkbox', { hidden: true })).toHaveLength(7);
  await userEvent.click(form.getByRole('checkbox', { name: 'Pflegehilfskraft', hidden: true }));
  await userEvent.click(form.getByRole('button', { name: 'Suchen' }));
  await waitFor(() => expect(address()).toBe('/suche/pflegejobs/köln?qualifications=5'));
});

const textsOf = (companies: string, people: string) => [
  `Pflege suchen: Text ${companies}.`,
  `Städte: Text ${companies}.`,
  `Personal suchen: Text ${people}.`,
];
const plain = ['Pflege suchen', 'Städte', 'Personal suchen'].map((part) => `${part}: Text, wenn es keine Zahl gibt`);
it.each([
  [
    'does not claim "more than" the number that it counts, or fewer',
    () => stats('CLAIMS', { companies: 25_000, job_seekers: 3_961 }),
    textsOf('25.000', '3.961'),
  ],
  ['names counted figures if the operator has disabled the claims', () => stats('LIVE'), textsOf('25.112', '4.003')],
  ['names no figure on an empty site', () => stats('LIVE', { companies: 0, job_seekers: 0 }), plain],
  ['names no figure without an answer', () => failure(500, 'kaputt'), plain],
  ['claims a figure if nothing is counted', () => stats('CLAIMS', { companies: 0 }), ['25.000+']],
])('SH-19 SH-20 the home page: %s, and shows no articles that it cannot get', async (_name, answer, texts) => {
  backend.answer = (url) => {
    if (url.pathname === '/content/article/') return failure(500, 'kaputt');
    return url.pathname === '/stats/' ? answer() : answerAll()(url);
  };
  await showPage('/', backend);
  for (const text of texts) expect(await screen.findByText(text)).toBeInTheDocument();
  const figures = within(screen.getByRole('region', { name: 'Zahlen' })).getAllByRole('listitem');
  expect(figures).toHaveLength(texts === plain ? 1 : 3);
  expect(screen.queryByText('Pflegemagazin: Überschrift')).not.toBeInTheDocument();
});

it('OP-44 the home page: has its form and the name of its tab as heading while its texts do not arrive', async () => {
  backend.answer = (url) => (url.pathname === '/content/home/' ? failure(500, 'kaputt') : answerAll()(url));
  await showPage('/', backend);
  await screen.findByRole('heading', { level: 1, name: 'Pflegeanbieter finden' });
  expect(screen.getByRole('search')).toBeVisible();
  expect(screen.getAllByRole('heading').every(({ textContent }) => textContent)).toBe(true);
});

describe('a preview of the home page', () => {
  const site = siteOfTests();

  it('OP-44 is the version that the address names, and loads when somebody is signed in', async () => {
    const draft = '/api-backend/admin/content/page/home/startseiten/3/';
    site.lookUp = (path) => {
      const texts = answerAll()(
        new URL(path === draft ? '/content/home/' : path.slice('/api-backend'.length), site.address),
      );
      return path === draft ? { ...texts, care_title: 'Entwurf' } : texts;
    };
    await showPage('/?preview=3', { address: `${site.address}/api-backend` });
    expect(site.requests).not.toContain(`GET ${draft}`);
    await setSession(site, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Entwurf' })).toBeVisible();
  });
});

describe('hydration', () => {
  const shown = [
    company({ subscription: 'PREMIUM_TIER', main_image: picture(1, '/haus.webp'), logo: picture(2, '/logo.webp') }),
    company({
      id: 8,
      job_offers_count: 2,
      features: [1, 2, 3, 4].map(feature),
      average_rating: null,
      ratings_count: 0,
    }),
    company({ id: 9, is_wpw_confirmed: true, ratings_count: 2 }),
  ];
  backendOfTests(
    answerAll({
      search: ({ searchParams }) =>
        searchParams.get('place') ? searchAnswer({ results: [] }) : searchAnswer({ results: shown, count: 64 }),
    }),
  );
  let root: Root | undefined;
  afterEach(() => {
    jest.restoreAllMocks();
    act(() => root?.unmount());
    document.body.replaceChildren();
  });

  function tree(store: AppStore, module: PageModule, address: string, slug?: string) {
    const element = <module.default params={{ slug }} url={new URL(address, 'http://site.invalid')} />;
    const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
    return (
      <Provider store={store}>
        <PlatformContext value={testPlatform(filled, store)}>
          <RouterProvider router={router} />
        </PlatformContext>
      </Provider>
    );
  }

  it.each<[string, PageModule, string | undefined]>([
    ['/?city_slug=köln&services=kurzzeitpflege', home, undefined],
    ['/suche/pflegeanbieter?cityField=Neustadt', results, undefined],
    ['/suche/pflegeanbieter/köln', results, 'köln'],
    ['/suche/pflegeanbieter/köln?radius=50&features=1,9&rating=4', results, 'köln'],
    ['/suche/pflegeanbieter/köln?place=2', results, 'köln'],
    ['/suche/pflegeanbieter/weitere-pflegeformen?wort=koelnn', results, 'weitere-pflegeformen'],
  ])('SH-18 the browser takes over the server HTML of %s as it is', async (address, module, slug) => {
    const { container, takeOver } = await serverHtmlOf(address, module, slug);
    const complaints: unknown[] = [];
    jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
    await takeOver((error) => complaints.push(error));
    expect(complaints).toEqual([]);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('SR-05 keeps choices that were made before the script ran', async () => {
    const { takeOver } = await serverHtmlOf('/?city_slug=köln', home);
    const form = screen.getByRole<HTMLFormElement>('search');
    const careForm = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Pflegeform' });
    careForm.value = 'kurzzeitpflege';
    screen.getByRole<HTMLInputElement>('radio', { name: /50/ }).checked = true;
    await takeOver();
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ services: 'kurzzeitpflege', radiusField: '50' });
    await userEvent.selectOptions(careForm, 'Senioren-WG');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ services: 'senioren-wg', radiusField: '50' });
  });

  it('SR-07 refuses a radius that was chosen without a city before the script ran', async () => {
    const { takeOver } = await serverHtmlOf('/', home);
    screen.getByRole<HTMLInputElement>('radio', { name: /50/ }).checked = true;
    await takeOver();
    expect(screen.getByRole('radio', { name: /20/ })).toBeChecked();
    expect(screen.getByRole('alert')).toHaveTextContent(/Bitte wählen Sie zuerst einen Ort aus/);
  });

  /** Renders a page on the server and hydrates it in the browser. */
  async function serverHtmlOf(address: string, module: PageModule, slug?: string) {
    const serverStore = makeStore();
    await module.load?.({ store: serverStore, params: { slug }, url: new URL(address, 'http://site.invalid') });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tree(serverStore, module, address, slug));
    const { api } = serverStore.getState();
    const browserStore = makeStore({ api: { ...api, subscriptions: {} } });
    const takeOver = async (onRecoverableError?: (error: unknown) => void) => {
      root = await act(() => hydrateRoot(container, tree(browserStore, module, address, slug), { onRecoverableError }));
    };
    return { container, takeOver };
  }
});
