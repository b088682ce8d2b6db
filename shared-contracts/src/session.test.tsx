/** @jest-environment ../jest.browser.cjs */
import { paul, RETRY_AFTER_SECONDS, siteOfTests, TOKEN } from '@care/contracts/testing/site';
import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  currentSession,
  endRefusedSession,
  refreshSession,
  signIn,
  signOut,
  startSession,
  updateSession,
  useSession,
} from './session';

const site = siteOfTests();
let siteFetch: typeof fetch;
beforeAll(() => {
  siteFetch = globalThis.fetch;
});
let stop = () => {};
/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
let heard: unknown[];

beforeEach(() => {
  heard = [];
  otherTab = new BroadcastChannel('session');
  otherTab.onmessage = ({ data }: MessageEvent) => heard.push(data);
});
afterEach(() => {
  stop();
  otherTab.close();
});

const status = () => currentSession().status;
const asked = () => site.requests.filter((request) => request === 'GET /api/auth/session').length;

function show(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

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
  globalThis.fetch = siteFetch;
  expect(result.current.status).toBe('unauthenticated');
});

// Second, while nobody has answered yet.
it('SH-06 is asked for until the first answer comes', async () => {
  site.signedIn = true;
  let questions = 0;
  globalThis.fetch = (input, init) =>
    ++questions < 3 ? Promise.resolve(new Response('', { status: 502 })) : siteFetch(input, init);
  stop = startSession({ retryMs: 5 });
  await waitFor(() => expect(status()).toBe('authenticated'));
  globalThis.fetch = siteFetch;
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
      token: TOKEN,
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
    globalThis.fetch = siteFetch;
    expect(currentSession()).toBe(known);
  });

  /** A question whose answer is on its way: the function lets it arrive. */
  async function askedMeanwhile() {
    let letArrive = () => {};
    const arrival = new Promise<void>((resolve) => (letArrive = resolve));
    globalThis.fetch = async (...call) => {
      const answer = await siteFetch(...call);
      await arrival;
      return answer;
    };
    const before = asked();
    const question = refreshSession();
    await waitFor(() => expect(asked()).toBe(before + 1));
    globalThis.fetch = siteFetch;
    return () => {
      letArrive();
      return question;
    };
  }

  it('SH-06 an answer from before signing in does not undo it', async () => {
    await started();
    const arrives = await askedMeanwhile();
    await signIn('inhaber-plus', 'geheim');
    await arrives();
    expect(status()).toBe('authenticated');
  });

  it('SH-05 SH-06 an answer from before signing out does not bring the session back', async () => {
    site.signedIn = true;
    await started();
    const arrives = await askedMeanwhile();
    await signOut();
    await arrives();
    expect(status()).toBe('unauthenticated');
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
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
    site.faults = { signIn: 502 };
    expect(await signIn('inhaber-plus', 'geheim')).toEqual({ success: false, reason: 'fault' });
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    expect(await signIn('inhaber-plus', 'geheim')).toEqual({ success: false, reason: 'network' });
    globalThis.fetch = siteFetch;
    expect(heard).toEqual([]);
  });

  it('SH-05 signs out, remembers that this was on purpose, and all tabs learn of it', async () => {
    site.signedIn = true;
    await started();
    expect(await signOut()).toBe(true);
    expect(site.signedIn).toBe(false);
    expect(currentSession()).toEqual({ status: 'unauthenticated', hasLeft: true });
    await waitFor(() => expect(heard).toEqual(['left']));
    await refreshSession();
    expect(currentSession()).toEqual({ status: 'unauthenticated' });
  });

  it('SH-05 forgets what was typed and not sent when somebody signs out, but not when a session ends by itself', async () => {
    const entry = () => sessionStorage.getItem('entry:message:7');
    sessionStorage.setItem('entry:message:7', '{"content":"Pflegegrad 3"}');
    site.signedIn = true;
    await started();
    await endRefusedSession();
    expect(entry()).not.toBeNull();
    site.signedIn = true;
    await refreshSession();
    await signOut();
    expect(entry()).toBeNull();
  });

  describe('entries of this tab', () => {
    const entry = () => sessionStorage.getItem('entry:message:7');
    const type = () => sessionStorage.setItem('entry:message:7', '{"content":"Pflegegrad 3"}');
    const signInAs = async (pk: number) => {
      site.user = { ...paul, pk };
      site.signedIn = true;
      await refreshSession();
    };

    it('SH-05 are gone when the person signs out in another tab', async () => {
      site.signedIn = true;
      await started();
      type();
      site.signedIn = false;
      otherTab.postMessage('left');
      await waitFor(() => expect(entry()).toBeNull());
      await waitFor(() => expect(status()).toBe('unauthenticated'));
    });

    it('SH-05 SH-09 of a visitor stay for who signs in here, of somebody else they do not', async () => {
      await started();
      type();
      await signInAs(1);
      expect(entry()).not.toBeNull();
      await signInAs(1);
      expect(entry()).not.toBeNull();
      await signInAs(2);
      expect(entry()).toBeNull();
    });

    it('SH-05 are gone when another person signs in after a session that ended by itself', async () => {
      site.signedIn = true;
      await started();
      type();
      await endRefusedSession();
      expect(entry()).not.toBeNull();
      await signInAs(2);
      expect(entry()).toBeNull();
    });

    it('SH-05 are gone a quarter of an hour after a session that nobody took up again', async () => {
      site.signedIn = true;
      await started();
      type();
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
      await endRefusedSession();
      jest.advanceTimersByTime(15 * 60_000 - 1);
      expect(entry()).not.toBeNull();
      jest.advanceTimersByTime(1);
      expect(entry()).toBeNull();
      jest.useRealTimers();
    });
  });

  it('SH-05 keeps the session when signing out did not reach the server', async () => {
    site.signedIn = true;
    await started();
    site.faults = { signOut: 503 };
    expect(await signOut()).toBe(false);
    expect(status()).toBe('authenticated');
  });
});
