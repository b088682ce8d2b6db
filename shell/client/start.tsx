import createCache from '@emotion/cache';
import { configureApi, currentSession, makeStore, Platform, startSession } from '@care/contracts';
import { createBrowserRouter, RouterProvider } from '@care/contracts/router';
import { createLoader, releasePath, slotsOf, type Loader } from '@care/federation/browser';
import { provideIntegrity } from '@care/federation/runtime-plugin';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { hydrationDataOf } from './hydration';
import { pageDataId, type PageData } from './page-data';
import { report } from './report';
import { makeRoutes } from './routes';
import { views } from './views';

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the document has no #${id}`);
  return found;
};

/** How long hydration waits for code that is on its way; what is later keeps its server HTML meanwhile. */
const patienceMs = 3000;

function connectSlices({ composition, contractsVersion }: PageData): Loader {
  const { slices } = composition;
  provideIntegrity(
    new Map(slices.flatMap((slice) => Object.entries(slice.integrity).map(([file, hash]) => [releasePath(slice) + file, hash] as const))),
  );
  registerRemotes(
    slices.map((slice) => ({ name: slice.container, entry: location.origin + releasePath(slice) + slice.entry })),
  );
  return createLoader({
    slices,
    contractsVersion,
    loadRemote: (id) => loadRemote(id),
    onState: (state, slice, failure) => {
      if (state === 'failed' && failure) report(failure);
    },
  });
}

async function start() {
  const data = JSON.parse(element(pageDataId).textContent) as PageData;
  const loader = connectSlices(data);
  const { slices } = data.composition;
  const cache = createCache({ key: 'pf' });
  const store = makeStore(data.rendered?.state);
  configureApi({
    token: () => {
      const session = currentSession();
      return session.status === 'authenticated' ? session.token : undefined;
    },
  });
  let isHydrating = data.rendered !== undefined;
  // What the visitor already sees is tried until it comes; what he asks for later may fail and say so.
  const platform = new Platform({ store, slots: slotsOf(slices), views, load: (id) => (isHydrating ? loader.keepTrying(id) : loader.load(id)) });
  const hydration = data.rendered && hydrationDataOf(platform, data.rendered);
  if (hydration) await Promise.race([hydration.ready, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  isHydrating = false;

  const router = createBrowserRouter(makeRoutes({ platform, slices }), { hydrationData: hydration?.data });
  const app = (
    <App cache={cache} platform={platform} slices={slices} serverState={data.rendered?.state}>
      <RouterProvider router={router} />
    </App>
  );
  const root = element('root');
  if (hydration) hydrateRoot(root, app, { onRecoverableError: (error) => console.error('hydration', error) });
  else createRoot(root).render(app);
  startSession();
}

void start();
