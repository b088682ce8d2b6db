import { makeStore, PlatformContext, Provider, type AppStore, type PageModule } from '@care/contracts';
import { MemoryRouter } from '@care/contracts/router-testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as home from '../exposes/home';
import * as results from '../exposes/results';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll, company, feature, picture, searchAnswer } from '../testing/fixtures';
import { platformOf } from '../testing/platform';

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
afterEach(() => jest.restoreAllMocks());

const tree = (store: AppStore, module: PageModule, address: string, slug?: string) => (
  <Provider store={store}>
    <PlatformContext value={platformOf(store)}>
      <MemoryRouter initialEntries={[address]}>
        <module.default params={{ slug }} url={new URL(address, 'http://site.invalid')} />
      </MemoryRouter>
    </PlatformContext>
  </Provider>
);

it.each<[string, PageModule, string | undefined]>([
  ['/', home, undefined],
  ['/?city_slug=köln&services=kurzzeitpflege', home, undefined],
  ['/suche/pflegeanbieter', results, undefined],
  ['/suche/pflegeanbieter?cityField=Neustadt', results, undefined],
  ['/suche/pflegeanbieter/köln', results, 'köln'],
  ['/suche/pflegeanbieter/köln?radius=50&features=1,9&rating=4', results, 'köln'],
  ['/suche/pflegeanbieter/köln?place=2', results, 'köln'],
])('SH-18 the browser takes over the server HTML of %s as it is', async (address, module, slug) => {
  const serverStore = makeStore();
  await module.load?.({ store: serverStore, params: { slug }, url: new URL(address, 'http://site.invalid') });
  const container = document.createElement('div');
  container.innerHTML = renderToString(tree(serverStore, module, address, slug));
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const { api } = serverStore.getState();
  const browserStore = makeStore({ api: { ...api, subscriptions: {} } });
  const root = await act(() =>
    hydrateRoot(container, tree(browserStore, module, address, slug), {
      onRecoverableError: (error) => complaints.push(error),
    }),
  );
  expect(complaints).toEqual([]);
  expect(container.querySelector('[style]')).toBeNull();
  await act(() => root.unmount());
});
