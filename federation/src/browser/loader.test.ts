import { manifestOf } from '../../testing/manifest';
import { reasonOfError } from '../internals';
import type { BrowserSlice } from './composition';
import { createLoader, type LoaderOptions } from './loader';

const slice: BrowserSlice = manifestOf('1.0.0', { routes: [] });
const page = { default: () => null };

// The loader listens to the browser's `online` event. In Node an event target replaces the window.
const browser = new EventTarget();
beforeAll(() => {
  globalThis.addEventListener = browser.addEventListener.bind(browser);
  globalThis.removeEventListener = browser.removeEventListener.bind(browser);
});

/** The browser is online again as soon as somebody waits for it. */
function comeOnlineWhenAwaited(): void {
  const listen = jest.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) => {
    listen.mockRestore();
    browser.addEventListener(type, listener);
    browser.dispatchEvent(new Event('online'));
  });
}

/** Loads the page after so many failures of the network. */
function loadsAfter(failures: number) {
  const load = jest.fn(async (_id: string): Promise<unknown> => page);
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(new Error('Failed to load script resources'));
  return load;
}
const failsWith = (reason: string) => ({ success: false, failure: { reason } });

function loaderWith(loadRemote: LoaderOptions['loadRemote'], changes: Partial<LoaderOptions> = {}) {
  const states: string[] = [];
  const loader = createLoader({
    slices: [slice],
    contractsVersion: '1.0.0',
    loadRemote,
    reasonOf: reasonOfError,
    timeoutMs: 50,
    retryAfterMs: [1, 1],
    onState: (state, name, version) => states.push(`${state} ${name} ${version}`),
    ...changes,
  });
  return { loader, states };
}

it('SH-18 has the states resolved, compatible and loaded', async () => {
  const { loader, states } = loaderWith(async () => page);
  expect(await loader.load('mf-search/results')).toEqual({ success: true, module: page });
  expect(states).toEqual(['resolved', 'compatible', 'loaded'].map((state) => `${state} mf-search 1.0.0`));
});

it('SH-18 fails for a module that is not in the registry, has no component, or never arrives', async () => {
  const { loader } = loaderWith(async () => page);
  expect(await loader.load('mf-search/nothing')).toMatchObject(failsWith('unknown'));
  const empty = loaderWith(async () => ({ default: 'text' }));
  expect(await empty.loader.load('mf-search/results')).toMatchObject(failsWith('exports'));
  const silent = loaderWith(() => new Promise(() => undefined));
  expect(await silent.loader.load('mf-search/results')).toMatchObject(failsWith('timeout'));
});

it('SH-18 retries after a network failure, gives up after its retries, and loads again at the next call', async () => {
  const load = loadsAfter(2);
  expect(await loaderWith(load).loader.load('mf-search/results')).toMatchObject({ success: true });
  expect(load).toHaveBeenCalledTimes(3);
  const { loader } = loaderWith(loadsAfter(3));
  expect(await loader.load('mf-search/results')).toMatchObject(failsWith('network'));
  expect(await loader.load('mf-search/results')).toMatchObject({ success: true });
});

it('SH-18 retries at once when the browser is back online, and with keepTrying until the code has loaded', async () => {
  const once = loadsAfter(1);
  const { loader } = loaderWith((id) => (comeOnlineWhenAwaited(), once(id)), { retryAfterMs: [60_000] });
  expect(await loader.load('mf-search/results')).toMatchObject({ success: true });
  const several = loadsAfter(2);
  const patient = loaderWith((id) => (comeOnlineWhenAwaited(), several(id)), { retryAfterMs: [] });
  expect(await patient.loader.keepTrying('mf-search/results')).toMatchObject({ success: true });
});

it('EM-03 refuses an incompatible version without loading, or once the runtime has found it, and remembers this', async () => {
  const load = loadsAfter(0);
  const { loader } = loaderWith(load, { contractsVersion: '2.0.0' });
  for (let i = 0; i < 2; i++) expect(await loader.load('mf-search/results')).toMatchObject(failsWith('incompatible'));
  expect(load).not.toHaveBeenCalled();

  const mismatch = 'Version 1.0.0 of shared singleton module does not satisfy the requirement ^2.0.0';
  const refusing = jest.fn(() => Promise.reject(new Error(mismatch)));
  const found = loaderWith(refusing).loader;
  for (let i = 0; i < 2; i++) expect(await found.load('mf-search/results')).toMatchObject(failsWith('incompatible'));
  expect(refusing).toHaveBeenCalledTimes(1);
});

it('SH-18 shares one load between two callers', async () => {
  const load = loadsAfter(0);
  const { loader } = loaderWith(load);
  await Promise.all([loader.load('mf-search/results'), loader.load('mf-search/results')]);
  expect(load).toHaveBeenCalledTimes(1);
});

it('EM-04 loads the modules of another build once it is told to use it', async () => {
  const load = loadsAfter(0);
  const { loader } = loaderWith(load);
  await loader.load('mf-search/results');
  loader.use('mf-search', { ...slice, container: 'mf_search@dev', version: '1.0.0-dev' });
  await loader.load('mf-search/results');
  expect(load.mock.calls).toEqual([['mf_search/results'], ['mf_search@dev/results']]);
});

describe('with another release', () => {
  const former = { ...slice, version: '0.9.0' };
  /** A loader whose release does not load, while the one before does. */
  function withFormer(changes: Partial<LoaderOptions> = {}) {
    let isReplaced = false;
    const failures: unknown[] = [];
    const { loader } = loaderWith(
      (id) => (isReplaced ? Promise.resolve(page) : Promise.reject(new Error(`failed to load ${id}`))),
      {
        replacementOf: async () => former,
        replace: (other) => {
          isReplaced = true;
          return other;
        },
        onState: (state, name, _version, failure) => void (state === 'failed' && failures.push({ name, ...failure })),
        ...changes,
      },
    );
    return { loader, failures };
  }

  it('SH-18 loads it in place of the one that does not load, and still reports that one', async () => {
    const { loader, failures } = withFormer();
    expect(await loader.load('mf-search/results')).toEqual({ success: true, module: page });
    expect(new Set(failures.map((failure) => JSON.stringify(failure))).size).toBe(1);
    expect(failures[0]).toMatchObject({ name: 'mf-search', version: '1.0.0', reason: 'network' });
  });

  it('EM-03 loads it in place of one with another contract', async () => {
    const { loader } = withFormer({ slices: [{ ...slice, contracts: '^2.0.0' }] });
    expect(await loader.load('mf-search/results')).toMatchObject({ success: true });
  });

  it('SH-18 replaces a slice once for all of its modules', async () => {
    const replace = jest.fn((other: BrowserSlice) => other);
    const { loader } = loaderWith(() => Promise.reject(new Error('failed to load')), {
      slices: [{ ...slice, exposes: { ...slice.exposes, home: { js: [], css: [] } } }],
      replacementOf: async () => ({
        ...former,
        exposes: { results: { js: [], css: [] }, home: { js: [], css: [] } },
      }),
      replace,
    });
    await Promise.all([loader.load('mf-search/results'), loader.load('mf-search/home')]);
    expect(replace).toHaveBeenCalledTimes(1);
  });

  it('SH-18 keeps the release of which code runs already', async () => {
    const replace = jest.fn((other: BrowserSlice) => other);
    const exposes = { ...slice.exposes, home: { js: [], css: [] } };
    const { loader } = loaderWith(
      (id) => (id.endsWith('/results') ? Promise.resolve(page) : Promise.reject(new Error('failed to load'))),
      { slices: [{ ...slice, exposes }], replacementOf: async () => ({ ...former, exposes }), replace },
    );
    await loader.load('mf-search/results');
    expect(await loader.load('mf-search/home')).toMatchObject({ success: false });
    expect(replace).not.toHaveBeenCalled();
  });
});
