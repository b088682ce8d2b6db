import { loadSession, showRoutes, testStore } from '@care/contracts/testing';
import { siteOfTests } from '@care/contracts/testing/site';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useHoldPage, useMember } from './members';
import { selectSession, signOut } from './session';
import { defineSliceApi } from './slice-api';

const site = siteOfTests();
const writing = defineSliceApi('members-test', (build) => ({
  write: build.mutation<unknown, void>({ query: () => ({ url: '/write/', body: {} }) }),
  read: build.query<unknown, void>({ query: () => '/read/' }),
}));

beforeEach(async () => {
  site.signedIn = true;
  await loadSession();
});

const url = new URL('https://site.invalid/profile?page=2');
function Unsent() {
  useHoldPage();
  return null;
}

function Page() {
  const [isUnsent, setUnsent] = useState(false);
  return (
    <>
      <p>{useMember(url) ? 'Meine Seite' : 'lädt'}</p>
      <button onClick={() => setUnsent(!isUnsent)}>tippen</button>
      {isUnsent && <Unsent />}
    </>
  );
}
const type = () => act(() => screen.getByRole('button', { name: 'tippen' }).click());

const show = () =>
  showRoutes(
    [
      { path: '/profile', element: <Page /> },
      { path: '*', element: <p>woanders</p> },
    ],
    { at: '/profile' },
  ).addressNow;

async function end() {
  site.signedIn = false;
  await loadSession();
}

describe('a page for members', () => {
  it('SH-09 stays unchanged while a form is unsent after the session has ended, then leads to the login and back', async () => {
    const addressNow = show();
    type();
    await end();
    expect(screen.getByText('Meine Seite')).toBeTruthy();
    expect(addressNow()).toBe('/profile');
    type();
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%3Fpage%3D2'));
  });

  it('SH-05 redirects also with an unsent form when the user signs out on purpose', async () => {
    const addressNow = show();
    type();
    await act(() => testStore().dispatch(signOut()));
    await waitFor(() => expect(addressNow()).toBe('/login'));
  });
});

describe('a call that is refused with 401', () => {
  it('SH-06 a write requests the session before it returns the error', async () => {
    site.signedIn = false;
    site.answers['POST /api-backend/write/'] = 401;
    const { error } = await testStore().dispatch(writing.write.initiate());
    expect(error).toMatchObject({ status: 401 });
    expect(selectSession(testStore().getState()).status).toBe('unauthenticated');
  });

  it('SH-06 a read does not request the session', async () => {
    site.answers['/api-backend/read/'] = 401;
    site.requests.length = 0;
    await testStore().dispatch(writing.read.initiate());
    expect(site.requests).not.toContain('GET /api/auth/session');
  });
});
