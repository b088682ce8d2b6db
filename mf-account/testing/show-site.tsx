import '@testing-library/jest-dom';
import {
  configureApi,
  currentSession,
  followUser,
  makeStore,
  Provider,
  refreshSession,
  type PageContext,
  type PageModule,
  type PageProps,
} from '@care/contracts';
import { RouterProvider, useLocation, useParams } from '@care/contracts/router';
import { createMemoryRouter, MemoryRouter } from '@care/contracts/router-testing';
import { paul, startSite } from '@care/contracts/testing/site';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { LoginPage } from '../routes/LoginPage';
import { ProfilePage } from '../routes/ProfilePage';
import { StaffProfilePage } from '../routes/StaffProfilePage';

type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts a site for the tests of a file; the session is asked for by a path of the page's own site. */
export function siteOfTests(): { current: Site } {
  const { fetch: nodeFetch } = globalThis;
  const site = {} as { current: Site };
  beforeAll(async () => {
    site.current = await startSite();
    globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), site.current.address), init);
    configureApi({ token: tokenOf });
  });
  beforeEach(() => Object.assign(site.current, { signedIn: false, user: paul, faults: {}, answers: {}, requests: [] }));
  afterAll(() => {
    stopFollowing();
    globalThis.fetch = nodeFetch;
    site.current.stop();
  });
  return site;
}

const tokenOf = () => {
  const session = currentSession();
  return session.status === 'authenticated' ? session.token : undefined;
};

/** A page as the shell shows it: with the address it stands at. */
function At({ page: Page }: { page: ComponentType<PageProps> }) {
  const { pathname, search } = useLocation();
  return <Page params={useParams()} url={new URL(pathname + search, 'https://site.invalid')} />;
}

let stopFollowing = () => {};

/** Walks through these addresses with the session that the server knows, and stays at the last. */
export async function showAt(...addresses: string[]) {
  stopFollowing();
  await act(refreshSession);
  const store = makeStore();
  stopFollowing = followUser(store);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <At page={LoginPage} /> },
      { path: '/profile', element: <At page={ProfilePage} /> },
      { path: '/pflegepersonal/profil/:slug', element: <At page={StaffProfilePage} /> },
      { path: '*', element: <p>Eine andere Seite</p> },
    ],
    { initialEntries: addresses },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { addressNow: () => router.state.location.pathname + router.state.location.search };
}

/** The page's server HTML, with its data loaded before. */
export async function htmlAt({ default: Page, load }: PageModule, context: PageContext): Promise<string> {
  await load?.(context);
  const { store, params, url } = context;
  return renderToString(
    <Provider store={store}>
      <MemoryRouter>
        <Page params={params} url={url} />
      </MemoryRouter>
    </Provider>,
  );
}
