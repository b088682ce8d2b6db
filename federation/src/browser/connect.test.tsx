import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BrowserManifest } from '../build/slice-json-plugin';
import type { BrowserSlice } from './composition';
import { SCRIPT_TIMEOUT_MS } from './scripts';

const folder = mkdtempSync(path.join(tmpdir(), 'connect-'));
const web = path.join(folder, 'web');
/** Each test has its own address, because the runtime keeps an entry after the test. */
let base = '';
let tests = 0;
let slice: BrowserSlice;

/** A real container, built like every slice: an exposed module, and a chunk that it loads afterwards. */
beforeAll(() => {
  writeFileSync(
    path.join(folder, 'page.js'),
    "if (globalThis.__fails) throw new Error('at import'); export default () => 'page'; export const open = () => import('./late.js');",
  );
  writeFileSync(path.join(folder, 'late.js'), "export const late = 'late';");
  // webpack does not run beside a browser's globals.
  const definition = { name: 'mf-fixture', contracts: '^1.0.0', exposes: { page: './page.js' } };
  const build = `
    import { sliceForBrowser } from ${JSON.stringify(path.resolve(__dirname, '../build/preset.ts'))};
    import { runWebpack } from ${JSON.stringify(path.resolve(__dirname, '../build/run-webpack.ts'))};
    await runWebpack([sliceForBrowser(${JSON.stringify(definition)}, ${JSON.stringify({ context: folder, output: web })})]);`;
  writeFileSync(path.join(folder, 'build.mts'), build);
  execFileSync(path.resolve(__dirname, '../../../node_modules/.bin/tsx'), [path.join(folder, 'build.mts')]);
  const manifest = JSON.parse(readFileSync(path.join(web, 'browser.json'), 'utf8')) as BrowserManifest;
  slice = { ...manifest, version: '1.0.0' };
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A separate host for each test. `changes` modify the registry's data. */
async function connected(changes: Partial<BrowserSlice> = {}) {
  jest.resetModules();
  base = `http://localhost/releases/mf-fixture/1.0.${tests++}/web/`;
  document.head.innerHTML = '';
  const left = { mf_fixture: undefined, webpackChunkmf_fixture: undefined };
  Object.assign(globalThis, { __SHARED_VERSIONS__: {}, ENV_TARGET: 'web', ...left });
  const { connectSlices } = await import('./connect');
  const { loadRemote: load, replace } = connectSlices({
    slices: [{ ...slice, ...changes }],
    shared: {},
    baseOf: ({ version }) => (version === '0.9.0' ? `${base}former/` : base),
    ownBase: '/shell/',
  });
  return Object.assign(
    (container = 'mf_fixture') => load(`${container}/page`) as Promise<{ open: () => Promise<{ late: string }> }>,
    { replace },
  );
}

const scripts = () => [...document.querySelectorAll('script')];
async function asked(file: string): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 500; turn++) {
    const script = scripts().find(({ src }) => src.includes(file));
    if (script) return script;
    await nextTurn();
  }
  throw new Error(`${file} is not asked for`);
}
/** The browser's load event of the file. */
function arrive(script: HTMLScriptElement): void {
  const file = path.basename(new URL(script.src).pathname);
  window.eval(readFileSync(path.join(web, file), 'utf8'));
  script.dispatchEvent(new Event('load'));
}
const outcomeOf = (loading: Promise<unknown>) =>
  loading.then(
    () => 'loaded',
    () => 'failed',
  );
const lateFile = () =>
  Object.keys(slice.integrity).find((file) => !file.startsWith('remoteEntry') && !file.startsWith('expose')) ?? '';

it('SH-18 have the hash of the registry: entry, exposed module and dynamic chunk', async () => {
  const load = await connected();
  const loading = load();
  for (const part of ['remoteEntry', 'expose-page']) {
    const script = await asked(part);
    expect(script.integrity).toBe(slice.integrity[path.basename(script.src)]);
    arrive(script);
  }
  const opening = (await loading).open();
  const late = await asked(lateFile());
  expect(late.integrity).toBe(slice.integrity[lateFile()]);
  arrive(late);
  expect(await opening).toMatchObject({ late: 'late' });
});

it.each(['remoteEntry', 'expose-page'])('SH-18 are not requested without a known hash: %s', async (part) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const integrity = Object.fromEntries(Object.entries(slice.integrity).filter(([file]) => !file.startsWith(part)));
  const load = await connected({ integrity });
  const loading = outcomeOf(load());
  if (part !== 'remoteEntry') arrive(await asked('remoteEntry'));
  expect(await loading).toBe('failed');
  expect(complaints).toHaveBeenCalledWith(expect.stringMatching(`No hash is known for ${base}${part}`));
  expect(scripts().filter(({ src }) => src.includes(part))).toEqual([]);
  complaints.mockRestore();
});

it.each(['remoteEntry', 'expose-page', 'late'])(
  'SH-18 that hang are given up after the timeout, and the retry uses another address: %s',
  async (part) => {
    const load = await connected();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const run = async () => {
      const loading = load();
      for (const early of ['remoteEntry', 'expose-page']) {
        if (early === part) return loading;
        if (!given.has(early)) arrive(await asked(early));
        given.add(early);
      }
      return (await loading).open();
    };
    const given = new Set<string>();
    const file = part === 'late' ? lateFile() : part;
    const first = outcomeOf(run());
    const hanging = await asked(file);
    await jest.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS - 1);
    expect(hanging.isConnected).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(await first).toBe('failed');
    expect(hanging.isConnected).toBe(false);

    const second = run();
    const again = await asked(file);
    expect(again.src).toBe(`${hanging.src}?again=1`);
    expect(again.integrity).toBe(hanging.integrity);
    arrive(again);
    if (part === 'remoteEntry') arrive(await asked('expose-page'));
    await second;
    jest.useRealTimers();
  },
);

it.each(['remoteEntry', 'expose-page'])('SH-18 come from another release when one of them fails: %s', async (part) => {
  const load = await connected();
  const failing = outcomeOf(load());
  if (part !== 'remoteEntry') arrive(await asked('remoteEntry'));
  (await asked(part)).dispatchEvent(new Event('error'));
  expect(await failing).toBe('failed');
  const { container } = load.replace({ ...slice, version: '0.9.0' });
  const loading = load(container);
  for (const file of ['remoteEntry', 'expose-page']) arrive(await asked(`/former/${file}`));
  const opening = (await loading).open();
  arrive(await asked(`/former/${lateFile()}`));
  expect(await opening).toMatchObject({ late: 'late' });
});

it('SH-18 run again when they threw while they were imported', async () => {
  const load = await connected();
  Object.assign(globalThis, { __fails: true });
  const loading = outcomeOf(load());
  arrive(await asked('remoteEntry'));
  arrive(await asked('expose-page'));
  expect(await loading).toBe('failed');
  Object.assign(globalThis, { __fails: false });
  expect(await load()).toMatchObject({ default: expect.any(Function) });
});
