/** @jest-environment ../jest.browser.cjs */
import { createMemoryRouter } from '@care/contracts/router-testing';
import { RouterProvider } from '@care/contracts/router';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, render, screen, waitFor } from '@testing-library/react';
import { holdPage, useMember } from './members';
import { currentSession, refreshSession, signOut } from './session';
import { defineSliceApi } from './slice-api';
import { makeStore } from './store';

const site = siteOfTests();
const writing = defineSliceApi('members-test', (build) => ({
  write: build.mutation<unknown, void>({ query: () => ({ url: '/write/', body: {} }) }),
  read: build.query<unknown, void>({ query: () => '/read/' }),
}));

beforeEach(async () => {
  site.signedIn = true;
  await refreshSession();
});

const url = new URL('https://site.invalid/profile?page=2');
const Page = () => <p>{useMember(url) ? 'Meine Seite' : 'lädt'}</p>;

function show() {
  const router = createMemoryRouter(
    [
      { path: '/profile', element: <Page /> },
      { path: '*', element: <p>woanders</p> },
    ],
    { initialEntries: ['/profile'] },
  );
  render(<RouterProvider router={router} />);
  return () => router.state.location.pathname + router.state.location.search;
}

async function end() {
  site.signedIn = false;
  await act(refreshSession);
}

describe('a page for members', () => {
  it('SH-09 leads away when the session ends, and knows the way back', async () => {
    const addressNow = show();
    expect(screen.getByText('Meine Seite')).toBeTruthy();
    await end();
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%3Fpage%3D2'));
  });

  it('SH-09 stays as it was while it holds something unsent', async () => {
    const addressNow = show();
    const release = holdPage();
    await end();
    expect(screen.getByText('Meine Seite')).toBeTruthy();
    expect(addressNow()).toBe('/profile');
    release();
  });

  it('SH-05 leads away also then, when somebody signs out on purpose', async () => {
    const addressNow = show();
    const release = holdPage();
    await act(signOut);
    await waitFor(() => expect(addressNow()).toBe('/login'));
    release();
  });
});

describe('a call that is refused for want of a session', () => {
  it('SH-06 a write asks who is signed in before it tells its error', async () => {
    site.signedIn = false;
    site.answers['POST /api-backend/write/'] = 401;
    const { error } = await makeStore().dispatch(writing.write.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(currentSession().status).toBe('unauthenticated');
  });

  it('SH-06 a read does not', async () => {
    site.answers['/api-backend/read/'] = 401;
    site.requests.length = 0;
    await makeStore().dispatch(writing.read.initiate());
    expect(site.requests).not.toContain('GET /api/auth/session');
  });
});
