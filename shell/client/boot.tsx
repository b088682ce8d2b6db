import '@care/ui/assets/illustrations/logo.svg'; // the tab's icon; the server names it in the document
import { configureApi, currentSession, followUser, initI18n, makeStore, Platform, startSession } from '@care/contracts';
import { createBrowserRouter, RouterProvider } from '@care/contracts/router';
import { slotsOf, type Loader } from '@care/federation/browser';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { hydrationDataOf } from './hydration';
import { pageDataId, type PageData } from './page-data';
import { keepTryingOwnPage, loadOwnPage } from './own-pages';
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
  if (hydration) hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) });
  else createRoot(root).render(app);
  startSession({ pollMs: sessionPollMs });
  followUser(platform.store);
}
