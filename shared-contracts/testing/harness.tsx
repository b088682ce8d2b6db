import '@testing-library/jest-dom';
import { act, render } from '@testing-library/react';
import { createContext, Suspense, use, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  configureApi,
  followUser,
  makeStore,
  Platform,
  PlatformContext,
  Provider,
  refreshSession,
  selectToken,
  startConsent,
  startDrafts,
  type AppStore,
  type PageContext,
  type PageModule,
  type Session,
  type SlotModule,
  type SlotName,
  type SlotProps,
} from '../src';
import { RouterProvider, type RouteObject } from '../src/facade/router';
import { createMemoryRouter, MemoryRouter } from '../src/facade/router-testing';

// Renders pages and slots of a slice as the shell does: router, store with everything that follows it, fillings of
// slots. What the backend answers comes from `testing/backend` or `testing/site`.

/** Failed requests for the account are repeated sooner than on the site. */
const RETRY_PAUSES_MS = [10];

let store: AppStore | undefined;
let stops: (() => void)[] = [];

/** The store of the running test, kept up to date as in the browser. Each test has its own. */
export function testStore(): AppStore {
  if (store) return store;
  store = makeStore();
  stops = [startConsent(store), startDrafts(store), followUser(store, RETRY_PAUSES_MS)];
  return store;
}

/** Ends the page of the running test; what it shows next starts with a new store, as after a reload. */
export function endPage(): void {
  stops.forEach((stop) => stop());
  stops = [];
  store = undefined;
}

beforeAll(() => configureApi({ token: () => store && selectToken(store.getState()) }));
afterEach(endPage);

/** Asks the server of the test who is signed in. */
export const loadSession = (): Promise<Session> => act(() => testStore().dispatch(refreshSession()));

/** What a slot shows in a test: the component of another slice. */
export type Fillings = { [Name in SlotName]?: ComponentType<SlotProps[Name]> };

const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };

/** The platform of the running test; slots without a filling are empty. */
export function testPlatform(fillings: Fillings = {}, of = testStore()): Platform {
  const modules = Object.entries(fillings).map(([slot, filling]) => [`test/${slot}`, { default: filling }] as const);
  const byId = new Map<string, object>(modules);
  return new Platform({
    store: of,
    views,
    slots: Object.fromEntries(Object.keys(fillings).map((slot) => [slot, `test/${slot}`])),
    load: (id) => Promise.resolve({ success: true, module: byId.get(id) as SlotModule }),
  });
}

/** Everything that shell and slices find around them. */
const around = (platform: Platform, content: ReactNode) => (
  <Provider store={platform.store}>
    <PlatformContext value={platform}>{content}</PlatformContext>
  </Provider>
);

/** The same as a wrapper, for hooks. */
export const Surroundings = ({ children }: { children: ReactNode }) => around(testPlatform(), children);

interface ShowOptions {
  /** Address of the page; of several the last, the others were visited before. */
  at?: string | string[];
  fillings?: Fillings;
}

/** Shows routes at an address. */
export function showRoutes(routes: RouteObject[], { at = '/', fillings }: ShowOptions = {}) {
  const router = createMemoryRouter(routes, { initialEntries: [at].flat() });
  const platform = testPlatform(fillings);
  const view = render(around(platform, <RouterProvider router={router} />));
  return {
    ...view,
    router,
    store: platform.store,
    goTo: (path: string) => act(() => router.navigate(path)),
    addressNow: () => router.state.location.pathname + router.state.location.search,
  };
}

const Shown = createContext<ReactNode>(null);
const Content = () => use(Shown);

/** Shows an element on a page of its own; `rerender` shows another element on the same page. */
export function show(element: ReactElement, { at = '/', fillings }: ShowOptions = {}) {
  const router = createMemoryRouter([{ path: '*', element: <Content /> }], { initialEntries: [at].flat() });
  const platform = testPlatform(fillings);
  const page = (content: ReactElement) =>
    around(
      platform,
      <Shown value={content}>
        <RouterProvider router={router} />
      </Shown>,
    );
  const view = render(page(element));
  return {
    ...view,
    router,
    store: platform.store,
    rerender: (next: ReactElement) => view.rerender(page(next)),
    addressNow: () => router.state.location.pathname + router.state.location.search,
  };
}

/** What a page at this address gets; parameters are those of its route. */
export const contextOf = (address: string, params: PageContext['params'] = {}): PageContext => ({
  store: testStore(),
  params,
  url: new URL(address, 'https://site.invalid'),
});

const pageElement = ({ default: Page }: PageModule, { params, url }: PageContext) => (
  <Suspense>
    <Page params={params} url={url} />
  </Suspense>
);

/** Loads a page as the shell does and shows it at its address. */
export async function showPage(module: PageModule, context: PageContext, fillings?: Fillings) {
  const outcome = await module.load?.(context);
  const at = context.url.pathname + context.url.search + context.url.hash;
  // The code of a slot arrives a moment later.
  const view = await act(async () => show(pageElement(module, context), { at, fillings }));
  return { ...view, outcome };
}

/** The server HTML of a page, with its data loaded before. */
export async function pageHtml(module: PageModule, context: PageContext, fillings?: Fillings): Promise<string> {
  await module.load?.(context);
  return elementHtml(pageElement(module, context), { at: context.url.pathname + context.url.search, fillings });
}

/** The server HTML of an element. */
export const elementHtml = (element: ReactElement, { at = '/', fillings }: ShowOptions = {}): string =>
  renderToString(around(testPlatform(fillings), <MemoryRouter initialEntries={[at].flat()}>{element}</MemoryRouter>));
