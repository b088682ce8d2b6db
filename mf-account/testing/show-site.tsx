import '@testing-library/jest-dom';
import {
  configureApi,
  currentSession,
  followUser,
  makeStore,
  Provider,
  refreshSession,
  type PageProps,
} from '@care/contracts';
import { RouterProvider, useLocation } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { startSite } from '@care/contracts/testing/site';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { LoginPage } from '../routes/LoginPage';
import { ProfilePage } from '../routes/ProfilePage';

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
  beforeEach(() => Object.assign(site.current, { signedIn: false, faults: {}, answers: {}, requests: [] }));
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
  return <Page params={{}} url={new URL(pathname + search, 'https://site.invalid')} />;
}

let stopFollowing = () => {};

/** Opens the site at this address with the session that the server knows. */
export async function showAt(address: string) {
  stopFollowing();
  await act(refreshSession);
  const store = makeStore();
  stopFollowing = followUser(store);
  const router = createMemoryRouter(
    [
      { path: '/login', element: <At page={LoginPage} /> },
      { path: '/profile', element: <At page={ProfilePage} /> },
      { path: '*', element: <p>Eine andere Seite</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { addressNow: () => router.state.location.pathname + router.state.location.search };
}
