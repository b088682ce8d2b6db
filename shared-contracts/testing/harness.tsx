import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
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
  startBackToClose,
  startConsent,
  startDrafts,
  type AppStore,
  type PageContext,
  type PageHead,
  type PageModule,
  type PageOutcome,
  type Session,
  type SlotModule,
  type SlotName,
  type SlotProps,
} from '../src';
import { redirect, RouterProvider, useLocation, useParams, type RouteObject } from '../src/facade/router';
import { createMemoryRouter, MemoryRouter } from '../src/facade/router-testing';
import type { SliceDefinition } from '../src/slice-definition';

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
  stops = [startBackToClose(), startConsent(store), startDrafts(store), followUser(store, RETRY_PAUSES_MS)];
  return store;
}

/** Ends the page of the running test; what it shows next starts with a new store, as after a reload. */
export function endPage(): void {
  stops.forEach((stop) => stop());
  stops = [];
  store = undefined;
}

beforeAll(() => configureApi({ token: () => store && selectToken(store.getState()) }));
afterEach(() => {
  endPage();
  rules?.remove();
});

/** Asks the server of the test who is signed in. */
export const loadSession = (): Promise<Session> => act(() => testStore().dispatch(refreshSession()));

/** Gives the page the session of the account of a site, or none. */
export function setSession(site: { signedIn: boolean }, signedIn: boolean): Promise<Session> {
  site.signedIn = signedIn;
  return loadSession();
}

/** The filling of a slot in a test: the component of another slice. */
export type Fillings = { [Name in SlotName]?: ComponentType<SlotProps[Name]> };

/** The origin of pages in tests. */
const SITE = 'https://site.invalid';

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

/**
 * Where style rules lie: outside of the document, because jsdom compares each of them with each element that a query
 * looks at, which is half the time of a test of pages. Tests of what styles hide or change call `applyStyles`.
 */
const rules = globalThis.document?.createElement('div');
const styles = createCache({ key: 'test', container: rules, speedy: false });

/** Applies all style rules in the running test. */
export const applyStyles = (): void => document.head.append(rules);

/** Everything that shell and slices find around them. */
const around = (platform: Platform, content: ReactNode) => (
  <CacheProvider value={styles}>
    <Provider store={platform.store}>
      <PlatformContext value={platform}>{content}</PlatformContext>
    </Provider>
  </CacheProvider>
);

/** The providers as a wrapper, for hooks. */
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
  return { ...view, ...controlsOf(router), store: platform.store };
}

const controlsOf = (router: ReturnType<typeof createMemoryRouter>) => ({
  router,
  goTo: (path: string) => act(() => router.navigate(path)),
  addressNow: () => router.state.location.pathname + router.state.location.search,
});

function pageRoute(path: string, module: PageModule, onHead?: (head: PageHead | undefined) => void): RouteObject {
  const Page = () => {
    const params = useParams();
    const { pathname, search } = useLocation();
    return <module.default params={params} url={new URL(pathname + search, SITE)} />;
  };
  if (!module.load && !onHead) return { path, Component: Page };
  return {
    path,
    Component: Page,
    HydrateFallback: () => null,
    loader: async ({ request, params }) => {
      const context = { store: testStore(), params, url: new URL(request.url) };
      const outcome: PageOutcome = (await module.load?.(context)) ?? { kind: 'ok' };
      if (outcome.kind === 'redirect') return redirect(outcome.to, outcome.status);
      onHead?.(module.head?.(context));
      return null;
    },
  };
}

/**
 * The routes of a slice with its loaders, as the shell mounts them; all other addresses are pages of other slices.
 * `modules`: what the routes of the definition expose. `onHead` gets the head of each page that is opened.
 */
export function sliceRoutes(
  { routes = [] }: SliceDefinition,
  modules: Readonly<Record<string, PageModule>>,
  onHead?: (head: PageHead | undefined) => void,
): RouteObject[] {
  const own = routes.map(({ path, expose }) => pageRoute(path, modules[expose]!, onHead));
  return [...own, { path: '*', element: <p>Eine andere Seite</p> }];
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
  const rerender = (next: ReactElement) => view.rerender(page(next));
  return { ...view, ...controlsOf(router), store: platform.store, rerender };
}

/** The context of a page at this address; parameters are those of its route. */
export const contextOf = (address: string, params: PageContext['params'] = {}): PageContext => ({
  store: testStore(),
  params,
  url: new URL(address, SITE),
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
