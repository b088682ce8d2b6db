/** @jest-environment ../jest.browser.cjs */
import { paul, retryAfterSeconds, startSite, token } from '@care/contracts/testing/site';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { currentSession, refreshSession, signIn, signOut, startSession, updateSession, useSession } from './session';

let site: Awaited<ReturnType<typeof startSite>>;
const nodeFetch = globalThis.fetch;
let stop = () => {};
/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
let heard: unknown[];

beforeAll(async () => {
  site = await startSite();
  globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), site.address), init);
});
beforeEach(() => {
  Object.assign(site, { signedIn: false, faults: {}, requests: [] });
  heard = [];
  otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data);
});
afterEach(() => {
  stop();
  otherTab.close();
});
afterAll(() => {
  globalThis.fetch = nodeFetch;
  site.stop();
});

const status = () => currentSession().status;
const asked = () => site.requests.filter((request) => request === 'GET /api/auth/session').length;
const show = (visibility: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
/** A started session that has its first answer. */
async function started() {
  const before = asked();
  stop = startSession();
  await waitFor(() => expect(asked()).toBe(before + 1));
  await waitFor(() => expect(status()).toBe(site.signedIn ? 'authenticated' : 'unauthenticated'));
}

// First, while nobody has asked yet.
it('SH-06 is loading until the first answer, and unauthenticated when there is none', async () => {
  expect(status()).toBe('loading');
  const { result } = renderHook(useSession);
  expect(result.current.status).toBe('loading');
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await act(refreshSession);
  globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), site.address), init);
  expect(result.current.status).toBe('unauthenticated');
});

describe('the session', () => {
  it('SH-06 goes from nobody to somebody, with token and user', async () => {
    await started();
    const { result } = renderHook(useSession);
    expect(result.current).toEqual({ status: 'unauthenticated' });
    site.signedIn = true;
    await act(refreshSession);
    expect(result.current).toEqual({
      status: 'authenticated',
      user: { id: String(paul.pk), name: 'Paul Plus' },
      token,
      expires: '2099-01-01T00:00:00.000Z',
    });
  });

  it('SH-06 is loading on the server, whoever asks', async () => {
    site.signedIn = true;
    await refreshSession();
    const Status = () => useSession().status;
    expect(renderToString(<Status />)).toBe('loading');
  });

  it('SH-06 stays as it is when the server gives no answer', async () => {
    site.signedIn = true;
    await refreshSession();
    const known = currentSession();
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    await refreshSession();
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
    await refreshSession();
    globalThis.fetch = (input, init) => nodeFetch(new URL(String(input), site.address), init);
    expect(currentSession()).toBe(known);
  });

  it('SH-06 tells its listeners of changes only', async () => {
    await started();
    site.signedIn = true;
    const seen: string[] = [];
    const { unmount } = renderHook(() => seen.push(useSession().status));
    await act(refreshSession);
    await act(refreshSession);
    expect(seen).toEqual(['unauthenticated', 'authenticated']);
    unmount();
  });

  it('SH-06 is asked for again when the tab becomes visible, and not when it is hidden', async () => {
    await started();
    site.signedIn = true;
    show('hidden');
    expect(asked()).toBe(1);
    show('visible');
    await waitFor(() => expect(status()).toBe('authenticated'));
    expect(asked()).toBe(2);
  });

  it('SH-06 is asked for again when another tab says that something changed', async () => {
    await started();
    site.signedIn = true;
    otherTab.postMessage('changed');
    await waitFor(() => expect(status()).toBe('authenticated'));
  });

  it('SH-06 is asked for at the interval that is set, while somebody is signed in', async () => {
    site.signedIn = true;
    stop = startSession({ pollMs: 20 });
    await waitFor(() => expect(asked()).toBeGreaterThan(3));
    site.signedIn = false;
    await waitFor(() => expect(status()).toBe('unauthenticated'));
    const before = asked();
    otherTab.postMessage('changed');
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    expect(asked()).toBe(before + 1);
  });

  it('SH-06 update asks again and tells the other tabs', async () => {
    await started();
    site.signedIn = true;
    expect(await updateSession()).toMatchObject({ status: 'authenticated' });
    await waitFor(() => expect(heard).toEqual(['changed']));
  });

  it('SH-06 hears nothing any more once it is stopped', async () => {
    await started();
    stop();
    site.signedIn = true;
    show('visible');
    otherTab.postMessage('changed');
    await signIn('nobody', 'wrong');
    expect(asked()).toBe(1);
    expect(status()).toBe('unauthenticated');
  });
});

describe('signing in and out', () => {
  it('SH-10 signs in, and all tabs learn of it', async () => {
    await started();
    expect(await signIn('inhaber-plus', 'geheim')).toEqual({ success: true });
    expect(status()).toBe('authenticated');
    await waitFor(() => expect(heard).toEqual(['changed']));
  });

  it('AC-01 says why it did not sign in', async () => {
    await started();
    expect(await signIn('inhaber-plus', 'falsch')).toEqual({ success: false, reason: 'credentials' });
    site.faults = { signIn: 429 };
    expect(await signIn('inhaber-plus', 'geheim')).toEqual({
      success: false,
      reason: 'throttled',
      retryAfterSeconds,
    });
    site.faults = { signIn: 502 };
    expect(await signIn('inhaber-plus', 'geheim')).toEqual({ success: false, reason: 'network' });
    expect(heard).toEqual([]);
  });

  it('SH-05 signs out, remembers that this was on purpose, and all tabs learn of it', async () => {
    site.signedIn = true;
    await started();
    expect(await signOut()).toBe(true);
    expect(site.signedIn).toBe(false);
    expect(currentSession()).toEqual({ status: 'unauthenticated', hasLeft: true });
    await waitFor(() => expect(heard).toEqual(['changed']));
    await refreshSession();
    expect(currentSession()).toEqual({ status: 'unauthenticated' });
  });

  it('SH-05 keeps the session when signing out did not reach the server', async () => {
    site.signedIn = true;
    await started();
    site.faults = { signOut: 503 };
    expect(await signOut()).toBe(false);
    expect(status()).toBe('authenticated');
  });
});
