import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { createKeys, FolderReleaseStore, publish, readRegistry, signerOf, startCanary } from '@care/federation/store';
import Fastify from 'fastify';
import { LiveSite } from './live-site';
import { manifestOf } from '../testing/manifest';
import { writeBuild } from './testing/test-releases';
import { settingsOfTests } from './testing/test-settings';

const CONTRACTS = '1.0.0';
const keys = createKeys();
const signer = signerOf(keys.privatePem);

const root = folderOfTests();
let folder: string;
let site: LiveSite;
let isOver: boolean;
/** Whether the preparation of a composition never ends. */
let isEndless: boolean;
/** Id of a composition, whether it can be rendered, and what is live, each time that one is prepared. */
let prepared: [id: string, isRendered: boolean | undefined, live: string][];
let lines: { msg: string; slice?: string }[];
const place = (name: string) => path.join(folder, name);
const note = (name: string, text = '') => writeFiles(folder, { [name]: text });

beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'one-'));
  lines = [];
  prepared = [];
  isEndless = false;
  isOver = false;
  // A composition with the file `broken-<version>` does not start. One with `held-<version>` starts without that file.
  note(
    'dist/node/worker.mjs',
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    const { slices } = workerData.composition;
    const has = (state) => slices.some(({ version }) => existsSync(${JSON.stringify(`${folder}/`)} + state + '-' + version));
    if (has('broken')) process.exit(1);
    if (has('held')) writeFileSync(${JSON.stringify(place('waits'))}, '');
    parentPort.on('message', ({ id }) => parentPort.postMessage({ kind: 'result', id, result: slices.length }));
    const start = () => (has('held') ? setTimeout(start, 5) : parentPort.postMessage({ kind: 'ready' }));
    start();`,
  );
});
afterEach(async () => {
  isOver = true;
  await site.close();
});

const store = () => new FolderReleaseStore(place('store'));

/** A built slice, and what publishes it. */
function built(name: string, version: string) {
  const output = place(`build/${name}-${version}`);
  writeBuild(output, manifestOf(version, { name, container: name.replace('-', '_'), exposes: {}, routes: [] }));
  return { store: store(), contractsVersion: CONTRACTS, folder: output };
}
const goesLive = async (name: string, version: string) =>
  expect(await publish({ ...built(name, version), signer })).toMatchObject({ success: true });
const isCanary = async (name: string, version: string) =>
  expect(await startCanary({ ...built(name, version), signer, percent: 5 })).toMatchObject({ success: true });

async function startSite(settings: Record<string, string> = {}): Promise<void> {
  const store = { RELEASES_DIR: place('store'), RELEASE_PUBLIC_KEYS: keys.publicKey };
  const rendering = { SERVER_RENDERING: 'on', RENDER_WORKERS: '1', REGISTRY_POLL_MS: '5' };
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as { msg: string }) };
  site = new LiveSite({
    settings: settingsOfTests({ ...settings, ...store, ...rendering }),
    dist: place('dist'),
    build: 'one',
    contractsVersion: CONTRACTS,
    log: Fastify({ logger: { level: 'info', stream } }).log,
    onRenderFailure: () => undefined,
  });
  await site.start({
    prepare: async (next) => {
      const answer = await site.renderer?.render(next.id, '/', '/');
      prepared.push([next.id, answer?.success, liveSlices().join()]);
      if (isEndless) await new Promise(() => undefined);
    },
    forgetOthers: () => undefined,
  });
}
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue() && !isOver) await pause(5);
}
const liveSlices = () => site.releases.stable.slices.map(({ name, version }) => `${name} ${version}`);
const stopRunning = async () => site.stopCanary(site.runningCanary!, 'a test');

it('SH-18 counts what browsers got from it: live releases, the canary, the shell, and a former release once it is asked for', async () => {
  await goesLive('mf-search', '1.0.0');
  await goesLive('mf-search', '1.1.0');
  await isCanary('mf-search', '1.2.0');
  await startSite();
  const served = ['1.0.0', '1.1.0', '1.2.0', '9.9.9'].filter((version) =>
    site.hasServed({ slice: 'mf-search', version }),
  );
  expect(served).toEqual(['1.1.0', '1.2.0']);
  expect(site.hasServed({ slice: 'shell', version: CONTRACTS })).toBe(true);
  expect(site.hasServed({ slice: 'shell', version: '9.9.9' })).toBe(false);
  const [live] = site.releases.stable.slices;
  expect(await site.formerOf(live!)).toMatchObject({ version: '1.0.0' });
  expect(site.hasServed({ slice: 'mf-search', version: '1.0.0' })).toBe(true);
});

it('EM-04 gives everyone the live versions where a canary does not start', async () => {
  await goesLive('mf-search', '1.0.0');
  await startSite();
  note('broken-1.1.0');
  await isCanary('mf-search', '1.1.0');
  await until(() => lines.some(({ msg }) => msg === 'everyone gets the live versions: no canary'));
  await until(() => lines.filter(({ msg }) => msg === 'composition is live').length === 2);
  expect(site.releases).toMatchObject({ stable: { revision: 2 } });
  expect(site.releases.canary).toBeUndefined();
  expect(await site.renderer?.render(site.releases.stable.id, '/', '/')).toEqual({ success: true, result: 1 });
});

it('EM-04 stops a canary for its own visitors where it has no key, also after the next publication', async () => {
  await goesLive('mf-search', '1.0.0');
  await isCanary('mf-search', '1.1.0');
  await startSite();
  await stopRunning();
  expect(site.releases.canary).toBeUndefined();
  expect(lines.map(({ msg }) => msg)).toContain('no key to sign with: the canary is stopped on this server only');
  await goesLive('mf-reviews', '1.0.0');
  await until(() => liveSlices().length === 2);
  expect(site.releases.canary).toBeUndefined();
});

it('EM-04 stops a canary while a publication starts: both take effect, and pages are rendered', async () => {
  await goesLive('mf-search', '1.0.0');
  await isCanary('mf-search', '1.1.0');
  await startSite();
  note('held-1.1.0');
  await goesLive('mf-reviews', '1.0.0');
  await until(() => existsSync(place('waits')));
  const stopped = stopRunning();
  rmSync(place('held-1.1.0'));
  await stopped;
  await until(() => liveSlices().length === 2);
  expect(liveSlices()).toEqual(['mf-search 1.0.0', 'mf-reviews 1.0.0']);
  expect(site.releases.canary).toBeUndefined();
  expect(await site.renderer?.render(site.releases.stable.id, '/', '/')).toEqual({ success: true, result: 2 });
});

it('SH-18 has a composition prepared when it can be rendered and another one is still live', async () => {
  await goesLive('mf-search', '1.0.0');
  await startSite();
  await goesLive('mf-search', '1.1.0');
  await until(() => liveSlices()[0] === 'mf-search 1.1.0');
  expect(prepared.at(-1)).toEqual([site.releases.stable.id, true, 'mf-search 1.0.0']);
});

it('SH-18 makes a composition live after ten seconds, however long its preparation takes', async () => {
  await goesLive('mf-search', '1.0.0');
  await startSite();
  isEndless = true;
  const over = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
  await goesLive('mf-search', '1.1.0');
  await until(() => prepared.length === 2);
  expect([liveSlices(), timeout.mock.lastCall]).toEqual([['mf-search 1.0.0'], [10_000]]);
  over.abort();
  await until(() => liveSlices()[0] === 'mf-search 1.1.0');
  timeout.mockRestore();
});

it('SH-18 starts no threads any more when it is closed during a preparation', async () => {
  await goesLive('mf-search', '1.0.0');
  await startSite();
  isEndless = true;
  const use = jest.spyOn(site.renderer!, 'use');
  await goesLive('mf-search', '1.1.0');
  await until(() => prepared.length === 2);
  await site.close();
  await nextTurn();
  expect(use).not.toHaveBeenCalled();
});

const takeBack = () => site.takeBack(site.publicationOf('mf-search')!, '27 von 30');
async function history() {
  const read = await readRegistry(store());
  return read.success
    ? read.registry.history.map(({ action, version, by, reason }) => [action, version, by, reason])
    : [];
}

it('EM-04 takes a release back: the former one is live at once and in the history, and it may be published again', async () => {
  note('release.key', keys.privatePem);
  await goesLive('mf-search', '1.0.0');
  await goesLive('mf-search', '1.1.0');
  await startSite({ RELEASE_KEY_FILE: place('release.key') });
  await takeBack();
  expect(liveSlices()).toEqual(['mf-search 1.0.0']);
  expect((await history()).at(-1)).toEqual(['rollback', '1.0.0', 'Wächter', '27 von 30']);
  // A release that was rolled back to is not watched.
  await until(() => site.releases.stable.revision === 3);
  expect(site.publicationOf('mf-search')).toBeUndefined();
  await goesLive('mf-search', '1.1.0');
  await until(() => liveSlices()[0] === 'mf-search 1.1.0');
  expect(site.publicationOf('mf-search')).toMatchObject({ version: '1.1.0', revision: 4 });
});

it('EM-04 takes a release back for its own visitors where it has no key, and keeps the first release of a slice', async () => {
  await goesLive('mf-search', '1.0.0');
  await startSite();
  await takeBack();
  expect(liveSlices()).toEqual(['mf-search 1.0.0']);
  expect(lines.map(({ msg }) => msg)).toContain('a release fails and has no earlier one');
  await goesLive('mf-search', '1.1.0');
  await until(() => liveSlices()[0] === 'mf-search 1.1.0');
  await takeBack();
  expect(liveSlices()).toEqual(['mf-search 1.0.0']);
  await goesLive('mf-reviews', '1.0.0');
  await until(() => liveSlices().length === 2);
  expect(liveSlices()).toEqual(['mf-search 1.0.0', 'mf-reviews 1.0.0']);
  expect(await history()).toHaveLength(3);
});
