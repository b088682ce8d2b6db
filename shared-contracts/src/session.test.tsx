import { Provider } from '@care/contracts/rtkq';
import { endPage, loadSession, setSession, Surroundings, testStore } from '@care/contracts/testing';
import { paul, RETRY_AFTER_SECONDS, siteOfTests, TOKEN } from '@care/contracts/testing/site';
import { act, renderHook, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { draftSaved, selectDraft } from './drafts';
import {
  endRefusedSession,
  refreshSession,
  selectSession,
  signIn,
  signOut,
  startSession,
  updateSession,
  useSession,
} from './session';
import { makeStore } from './store';
import type { AppThunk } from './store-access';

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

const run = <Result,>(thunk: AppThunk<Result>) => testStore().dispatch(thunk);
const session = () => selectSession(testStore().getState());
const status = () => session().status;
const asked = () => site.requests.filter((request) => request === 'GET /api/auth/session').length;

function show(visibility: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A started session that has its first answer. */
async function started() {
  const before = asked();
  stop = startSession(testStore());
  await waitFor(() => expect(asked()).toBe(before + 1));
  await waitFor(() => expect(status()).toBe(site.signedIn ? 'authenticated' : 'unauthenticated'));
}

it('SH-06 is requested until the first answer comes', async () => {
  site.signedIn = true;
  let questions = 0;
  globalThis.fetch = (input, init) =>
    ++questions < 3 ? Promise.resolve(new Response('', { status: 502 })) : siteFetch(input, init);
  stop = startSession(testStore(), { retryMs: 5 });
  await waitFor(() => expect(status()).toBe('authenticated'));
  globalThis.fetch = siteFetch;
});

it('SH-06 the session: is loading, then a visitor if there is no answer, then a user with token and name', async () => {
  const { result } = renderHook(useSession, { wrapper: Surroundings });
  expect(result.current).toEqual({ status: 'loading' });
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await loadSession();
  globalThis.fetch = siteFetch;
  expect(result.current).toEqual({ status: 'unauthenticated' });
  await setSession(site, true);
  expect(result.current).toEqual({
    status: 'authenticated',
    user: { id: String(paul.pk), name: 'Paul Plus' },
    token: TOKEN,
    expires: '2099-01-01T00:00:00.000Z',
  });
});

it('SH-06 the session: is loading on the server and while hydrating, also when the browser knows the session already', async () => {
  const seen: string[] = [];
  function Status() {
    const { status: current } = useSession();
    seen.push(current);
    return current;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <Provider store={makeStore()}>
      <Status />
    </Provider>,
  );
  expect(container.textContent).toBe('loading');
  const serverState = testStore().getState();
  await setSession(site, true);
  const onRecoverableError = jest.fn();
  const page = (
    <Provider store={testStore()} serverState={serverState}>
      <Status />
    </Provider>
  );
  seen.length = 0;
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
  expect(seen).toEqual(['loading', 'authenticated']);
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('SH-06 the session: stays as it is when the server gives no answer', async () => {
  await setSession(site, true);
  const known = session();
  // It belongs to its store, so that two requests on the server share nothing.
  expect(selectSession(makeStore().getState())).toEqual({ status: 'loading' });
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  await loadSession();
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
  await loadSession();
  globalThis.fetch = siteFetch;
  expect(session()).toBe(known);
});

it('SH-06 the session: nothing waits longer than a quarter of a minute for an answer', async () => {
  const patience = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  globalThis.fetch = (_input, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('timeout'))));
  const loaded = loadSession();
  patience.abort();
  await loaded;
  globalThis.fetch = siteFetch;
  expect(timeout).toHaveBeenCalledWith(15_000);
  timeout.mockRestore();
  expect(session()).toEqual({ status: 'unauthenticated' });
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
  const question = run(refreshSession());
  await waitFor(() => expect(asked()).toBe(before + 1));
  globalThis.fetch = siteFetch;
  return () => {
    letArrive();
    return question;
  };
}

it('SH-05 SH-06 the session: an answer to a request from before signing in or out is ignored', async () => {
  await started();
  const asVisitor = await askedMeanwhile();
  await run(signIn('inhaber-plus', 'geheim'));
  await asVisitor();
  expect(status()).toBe('authenticated');
  const asUser = await askedMeanwhile();
  await run(signOut());
  await asUser();
  expect(status()).toBe('unauthenticated');
});

it('SH-06 the session: components render again only when it changes', async () => {
  await started();
  site.signedIn = true;
  const seen: string[] = [];
  const { unmount } = renderHook(() => seen.push(useSession().status), { wrapper: Surroundings });
  await loadSession();
  await loadSession();
  expect(seen).toEqual(['unauthenticated', 'authenticated']);
  unmount();
});

it('SH-06 the session: is requested when the tab becomes visible, when another tab reports a change, and by updateSession, which informs the others', async () => {
  await started();
  site.signedIn = true;
  show('hidden');
  expect(asked()).toBe(1);
  show('visible');
  await waitFor(() => expect(status()).toBe('authenticated'));
  expect(asked()).toBe(2);
  site.signedIn = false;
  otherTab.postMessage('changed');
  await waitFor(() => expect(status()).toBe('unauthenticated'));
  expect(heard).toEqual([]);
  site.signedIn = true;
  expect(await run(updateSession())).toMatchObject({ status: 'authenticated' });
  await waitFor(() => expect(heard).toEqual(['changed']));
});

it('SH-06 the session: is requested at the given interval while a user is signed in', async () => {
  site.signedIn = true;
  stop = startSession(testStore(), { pollMs: 20 });
  await waitFor(() => expect(asked()).toBeGreaterThan(3));
  site.signedIn = false;
  await waitFor(() => expect(status()).toBe('unauthenticated'));
  const before = asked();
  otherTab.postMessage('changed');
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(asked()).toBe(before + 1);
});

it('SH-06 the session: nothing is requested after it was stopped', async () => {
  await started();
  stop();
  site.signedIn = true;
  show('visible');
  otherTab.postMessage('changed');
  await run(signIn('nobody', 'wrong'));
  expect(asked()).toBe(1);
  expect(status()).toBe('unauthenticated');
});

it('AC-01 SH-10 signing in and out: signIn returns why it failed, or signs in and informs the other tabs', async () => {
  await started();
  expect(await run(signIn('inhaber-plus', 'falsch'))).toEqual({ success: false, reason: 'credentials' });
  site.faults = { signIn: 429 };
  expect(await run(signIn('inhaber-plus', 'geheim'))).toEqual({
    success: false,
    reason: 'throttled',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  site.faults = { signIn: 502 };
  expect(await run(signIn('inhaber-plus', 'geheim'))).toEqual({ success: false, reason: 'fault' });
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  expect(await run(signIn('inhaber-plus', 'geheim'))).toEqual({ success: false, reason: 'network' });
  // A throttled answer that states no time to wait.
  globalThis.fetch = (input, init) =>
    init?.method === 'POST' ? Promise.resolve(new Response('', { status: 429 })) : siteFetch(input, init);
  expect(await run(signIn('inhaber-plus', 'geheim'))).toMatchObject({ reason: 'throttled', retryAfterSeconds: 60 });
  globalThis.fetch = siteFetch;
  site.faults = {};
  expect(heard).toEqual([]);
  expect(await run(signIn('inhaber-plus', 'geheim'))).toEqual({ success: true });
  expect(status()).toBe('authenticated');
  await waitFor(() => expect(heard).toEqual(['changed']));
});

it('SH-05 signing in and out: signOut ends the session, marks it as ended on purpose, and informs the other tabs, unless it fails', async () => {
  site.signedIn = true;
  await started();
  site.faults = { signOut: 503 };
  expect([await run(signOut()), status()]).toEqual([false, 'authenticated']);
  site.faults = {};
  expect(await run(signOut())).toBe(true);
  expect(site.signedIn).toBe(false);
  expect(session()).toEqual({ status: 'unauthenticated', hasLeft: true });
  await waitFor(() => expect(heard).toEqual(['left']));
  await loadSession();
  expect(session()).toEqual({ status: 'unauthenticated' });
});

describe('drafts of this tab', () => {
  const draft = () => selectDraft(testStore().getState(), 'message:7');
  const stored = () => sessionStorage.getItem('pf-drafts') ?? '';
  const type = () => testStore().dispatch(draftSaved({ name: 'message:7', values: { content: 'Pflegegrad 3' } }));
  async function signInAs(pk: number) {
    site.user = { ...paul, pk };
    await setSession(site, true);
  }
  function expectKept(isKept: boolean) {
    expect(draft() !== undefined).toBe(isKept);
    expect(stored().includes('Pflegegrad 3')).toBe(isKept);
  }
  beforeEach(() => sessionStorage.clear());

  it('SH-05 are there again after a reload, and discarded when another person is signed in than before', async () => {
    await signInAs(1);
    type();
    endPage();
    expect(draft()).toEqual({ content: 'Pflegegrad 3' });
    await signInAs(2);
    expectKept(false);
  });

  it.each(['', '{', 'null', '[]', '{"owner":7}'])('are none when the storage holds %s', (text) => {
    sessionStorage.setItem('pf-drafts', text);
    expect(draft()).toBeUndefined();
    type();
    expectKept(true);
  });

  it('SH-05 are discarded when the person signs out on purpose, but not when the session ends by itself', async () => {
    site.signedIn = true;
    await started();
    type();
    await run(endRefusedSession());
    expectKept(true);
    await setSession(site, true);
    await run(signOut());
    expectKept(false);
  });

  it('SH-05 SH-06 are discarded when the person signs out in another tab; an answer from before does not tell who is signed in', async () => {
    const isInDoubt = () => testStore().getState().session.isInDoubt;
    site.signedIn = true;
    await started();
    type();
    const answers: ((response: Response) => void)[] = [];
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const request = run(refreshSession());
    otherTab.postMessage('left');
    await waitFor(() => expect(answers).toHaveLength(2));
    await waitFor(() => expectKept(false));
    answers[0]?.(Response.json({}));
    await request;
    expect([status(), isInDoubt()]).toEqual(['authenticated', true]);
    answers[1]?.(Response.json({}));
    await waitFor(() => expect([status(), isInDoubt()]).toEqual(['unauthenticated', false]));
    asked.mockRestore();
  });

  it('SH-05 SH-09 stay when a visitor signs in, and are discarded when another person does', async () => {
    await started();
    type();
    await signInAs(1);
    expectKept(true);
    await signInAs(1);
    expectKept(true);
    await signInAs(2);
    expectKept(false);
  });

  it('SH-05 SH-09 stay for a person who signs in again in time, and are discarded a quarter of an hour after an end', async () => {
    site.signedIn = true;
    await started();
    type();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await run(endRefusedSession());
    jest.advanceTimersByTime(14 * 60_000);
    site.signedIn = true;
    await run(refreshSession());
    expect(status()).toBe('authenticated');
    jest.advanceTimersByTime(60 * 60_000);
    expectKept(true);
    await run(endRefusedSession());
    jest.advanceTimersByTime(15 * 60_000 - 1);
    expectKept(true);
    jest.advanceTimersByTime(1);
    expectKept(false);
    jest.useRealTimers();
  });
});
