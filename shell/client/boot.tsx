import {
  configureApi,
  currentSession,
  followUser,
  initI18n,
  makeStore,
  Platform,
  SliceBoundary,
  startSession,
} from '@care/contracts';
import { createBrowserRouter, RouterProvider } from '@care/contracts/router';
import { parseModuleId, slotsOf, type BrowserSlice, type Loader } from '@care/federation/browser';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App } from './App';
import { hydrationDataOf } from './hydration';
import { pageDataId, type PageData } from './page-data';
import { keepTryingOwnPage, loadOwnPage } from './own-pages';
import { report } from './report';
import { makeRoutes } from './routes';
import { createStyleCache } from './style-cache';
import { views } from './views';

/** How long hydration waits for code that is on its way; what is later keeps its server HTML meanwhile. */
const patienceMs = 3000;

/** How often the session is asked for while somebody is signed in; the bearer token is renewed from half its hour on. */
const sessionPollMs = 600_000;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
}

function sendTokenOfSession(): void {
  configureApi({
    token: () => {
      const session = currentSession();
      return session.status === 'authenticated' ? session.token : undefined;
    },
  });
}

/** What threw in the place of a slice is told like code that did not arrive (SH-18). */
const reportCrash =
  (slices: BrowserSlice[]): RootOptions['onCaughtError'] =>
  (error, { errorBoundary }) => {
    console.error(error);
    if (!(errorBoundary instanceof SliceBoundary)) return;
    const { slice } = parseModuleId(errorBoundary.props.slice);
    const version = slices.find(({ name }) => name === slice)?.version ?? '';
    report({ slice, version, reason: 'crashed', message: String(error).slice(0, 300) });
  };

/** Brings the page to life: takes over the server's HTML, or renders where there is none. */
export async function boot(connect: (data: PageData) => Loader): Promise<void> {
  const data = JSON.parse(element(pageDataId).textContent) as PageData;
  const { rendered } = data;
  const { slices } = data.composition;
  initI18n({ pseudo: data.pseudoLocale });
  const loader = connect(data);
  sendTokenOfSession();
  let isHydrating = rendered !== undefined;
  const platform = new Platform({
    store: makeStore(rendered?.state),
    slots: slotsOf(slices),
    views,
    // What the visitor already sees is tried until it comes; what is asked for later may fail and say so.
    load: (id) =>
      isHydrating ? (keepTryingOwnPage(id) ?? loader.keepTrying(id)) : (loadOwnPage(id) ?? loader.load(id)),
  });
  const hydration = rendered && hydrationDataOf(platform, rendered);
  if (hydration) await Promise.race([hydration.ready, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  isHydrating = false;

  const router = createBrowserRouter(makeRoutes({ platform, slices }), { hydrationData: hydration?.data });
  const app = (
    <App cache={createStyleCache()} platform={platform} slices={slices} serverState={rendered?.state}>
      <RouterProvider router={router} />
    </App>
  );
  const root = element('root');
  const onCaughtError = reportCrash(slices);
  if (hydration)
    hydrateRoot(root, app, { onCaughtError, onRecoverableError: (error) => console.error('hydration', error) });
  else createRoot(root, { onCaughtError }).render(app);
  startSession({ pollMs: sessionPollMs });
  followUser(platform.store);
}
