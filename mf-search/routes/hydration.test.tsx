import { makeStore, PlatformContext, Provider, type AppStore, type PageModule } from '@care/contracts';
import { RouterProvider } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as home from '../exposes/home';
import * as results from '../exposes/results';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, company, feature, picture, searchAnswer } from '../testing/fixtures';
import { testPlatform } from '@care/contracts/testing';
import { filled } from '../testing/fillings';

const shown = [
  company({
    subscription: 'PREMIUM_TIER',
    main_image: picture(1, '/media/haus.webp'),
    logo: picture(2, '/media/logo.webp'),
  }),
  company({
    id: 8,
    slug: 'rheinaue',
    job_offers_count: 2,
    features: [1, 2, 3, 4].map(feature),
    average_rating: null,
    ratings_count: 0,
  }),
  company({ id: 9, slug: 'lindenhof', is_wpw_confirmed: true, ratings_count: 2 }),
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
    root = await act(() =>
      hydrateRoot(container, tree(browserStore, module, address, slug), {
        ...(onRecoverableError && { onRecoverableError }),
      }),
    );
  };
  return { container, takeOver };
}
