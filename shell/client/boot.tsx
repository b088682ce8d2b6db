import {
  configureApi,
  followUser,
  gone,
  initI18n,
  makeStore,
  ok,
  Platform,
  selectToken,
  SliceBoundary,
  startBackToClose,
  startConsent,
  startDrafts,
  startSession,
  track,
  unavailable,
} from '@care/contracts';
import type { LoadResult, PageModule, PageOutcome } from '@care/contracts';
import { SESSION_POLL_MS } from '@care/contracts/constants';
import { createBrowserRouter, RouterProvider } from '@care/contracts/router';
import { parseModuleId, slotsOf, type Loader } from '@care/federation/browser';
import type { EmotionCache } from '@emotion/react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, createStyleCache } from './App';
import { PAGE_DATA_ID, type PageData } from './page-data';
import { keepTryingOwnPage, loadOwnPage } from './own-pages';
import { BAD_REQUEST_PATH, BAD_REQUEST_ROUTE } from './paths';
import { makeRoutes } from './routes';
import { reportError, startTelemetry } from './telemetry';
import { views } from './views';
import type { LoadedPage, RouteData } from './loaded-page';

type Rendered = NonNullable<PageData['rendered']>;
const outcomes: Record<Rendered['outcome'], PageOutcome> = { ok, gone, unavailable };

/**
 * Loads what the router needs to hydrate the server HTML without loading data again: the page's code (its data is in
 * the state). `ready` settles when the code has loaded. Slots load at the same time, but nothing waits for them: the
 * HTML of a slot stays until its code has loaded.
 */
function hydrationDataOf(platform: Platform, rendered: Rendered, keepTrying: (id: string) => Promise<LoadResult>) {
  const page = rendered.module ? track(pageOf(rendered, rendered.module, keepTrying)) : undefined;
  for (const { id, props } of rendered.slots) void platform.filling(id, props);
  const routeData: RouteData | undefined = page && { page };
  return {
    data: { loaderData: { frame: null, ...(routeData && { [rendered.route]: routeData }) } },
    ready: Promise.resolve(page),
  };
}

async function pageOf(
  { kind, outcome }: Rendered,
  id: string,
  keepTrying: (id: string) => Promise<LoadResult>,
): Promise<LoadedPage> {
  if (kind === 'not-found') return { kind: 'not-found' };
  const result = await keepTrying(id);
  if (!result.success) return { kind: 'failed', failure: result.failure };
  return { kind: 'ready', Page: (result.module as PageModule).default, outcome: outcomes[outcome] };
}

/** How long hydration waits for the page's code. After that, the server HTML stays until the code has loaded. */
const PATIENCE_MS = 3000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Resolves when the router has the first page with its data. */
const firstPage = (router: ReturnType<typeof createBrowserRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe(({ initialized }) => initialized && resolve());
  });

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
}

/** The time after which a page asks for the first time whether there is a newer version. */
const FIRST_LOOK_MS = 300_000;

/** The code for it loads when it is needed for the first time: after a while, or when the page is seen again. */
function watchReleaseLater(id: string, cache: EmotionCache): void {
  let watching: Promise<void> | undefined;
  const watch = () => {
    watching ??= import(/* webpackChunkName: "new-version" */ './release/watch-release').then(
      ({ watchRelease }) => watchRelease(id, cache),
      () => (watching = undefined),
    );
  };
  setTimeout(watch, FIRST_LOOK_MS);
  document.addEventListener('visibilitychange', watch);
}

/** An error in a slice's place is reported like code that failed to load (SH-18). */
const crashReporter =
  (report: typeof reportError): RootOptions['onCaughtError'] =>
  (error, { errorBoundary }) => {
    console.error(error);
    if (!(errorBoundary instanceof SliceBoundary)) return;
    const { slice } = parseModuleId(errorBoundary.props.slice);
    report(slice, errorBoundary.isShown ? 'running' : 'render', error);
  };

/** Hydrates the server's HTML, or renders if there is none. */
export async function boot(connect: (data: PageData) => Loader): Promise<void> {
  const given = JSON.parse(element(PAGE_DATA_ID).textContent) as PageData;
  initI18n({ pseudo: given.pseudoLocale });
  const data = given.overrides ? await (await import('./developer/with-overrides')).withOverrides(given) : given;
  const { rendered } = data;
  const { slices } = data.composition;
  if (data.hasCanary)
    void import(/* webpackChunkName: "release-group" */ './release-group').then(({ joinReleaseGroup }) =>
      joinReleaseGroup(),
    );
  startTelemetry(slices, data.contractsVersion);
  const loader = connect(data);
  const store = makeStore(rendered?.state);
  const serverState = rendered && store.getState();
  configureApi({ token: () => selectToken(store.getState()) });
  startDrafts(store);
  startConsent(store, data.consent ?? []);
  const report: typeof reportError = (slice, phase, error) => {
    reportError(slice, phase, error);
    data.onCrash?.(slice, error);
  };
  const keepTrying = (id: string) => keepTryingOwnPage(id) ?? loader.keepTrying(id);
  const platform = new Platform({
    store,
    slots: slotsOf(slices),
    views,
    load: (id) => loadOwnPage(id) ?? loader.load(id),
    keepTrying,
    onCrash: ({ slice }, error, phase) => {
      console.error(error);
      report(slice, phase, error);
    },
  });
  // The page in the server HTML is retried until it loads. Pages that are opened later may fail and show an error.
  const hydration = rendered && hydrationDataOf(platform, rendered, keepTrying);
  if (hydration) await Promise.race([hydration.ready, pause(PATIENCE_MS)]);

  // The router would read another page from an address that the server has refused.
  if (rendered?.route === BAD_REQUEST_ROUTE) history.replaceState(null, '', BAD_REQUEST_PATH);
  nameVisit();
  startBackToClose();
  const router = createBrowserRouter(makeRoutes({ platform, slices }), { hydrationData: hydration?.data });
  let here = router.state.location;
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'loading' || location !== here) platform.depart();
    here = location;
  });
  const cache = createStyleCache();
  const app = (
    <App cache={cache} platform={platform} slices={slices} serverState={serverState}>
      <RouterProvider router={router} />
    </App>
  );
  const root = element('root');
  if (hydration)
    hydrateRoot(root, app, {
      onCaughtError: crashReporter(report),
      onRecoverableError: (error) => console.error('hydration', error),
    });
  else {
    // The frame in the server HTML stays until the page can replace it.
    if (root.hasChildNodes()) await Promise.race([firstPage(router), pause(PATIENCE_MS)]);
    createRoot(root, { onCaughtError: crashReporter(report) }).render(app);
  }
  watchReleaseLater(data.composition.id, cache);
  startSession(store, { pollMs: SESSION_POLL_MS });
  followUser(store);
}

/**
 * Gives the first page of an opened document a key of its own, as React Router's script for its own documents does.
 * Otherwise it is `default` for each document, and a page would open at the scroll position of another one. After a
 * reload and on the way back the browser still has the key.
 */
export function nameVisit(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
