import { mkdtempSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { startS3StandIn, type S3StandIn } from '@care/contracts/testing/s3-stand-in';
import { createKeys, FolderReleaseStore } from '@care/federation/store';
import type { FastifyInstance } from 'fastify';
import { buildShell } from './app';
import { KeptFiles } from './kept-files';
import { settingsOfTests } from './testing/test-settings';

const root = folderOfTests();
let folder: string;
let s3: S3StandIn;
let shells: FastifyInstance[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(root, 'one-'));
  s3 = await startS3StandIn('releases');
  shells = [];
});
afterEach(async () => {
  for (const shell of shells) await shell.close();
  await s3.close();
});

/** A shell with a build of its own and, on S3, with a folder of its own. */
async function startShell(build: string, settings: NodeJS.ProcessEnv): Promise<FastifyInstance> {
  const dist = path.join(folder, `dist-${build}`);
  const web = [`main.${build}.js`, `member.${build}.js`, `assets/font.${build}.woff2`].map((file) => `web/${file}`);
  const embed = ['profil.js', 'profil.js.br', 'live.js.br', 'profil.css'].map((file) => `embed/web/${file}`);
  writeFiles(dist, Object.fromEntries([...web, ...embed].map((file) => [file, build])));
  writeFiles(dist, { 'embed/embed.json': JSON.stringify({ version: `1.0.0-${build}` }) });
  const read = settingsOfTests({ REGISTRY_POLL_MS: '60000', ...settings });
  const shell = await buildShell({ settings: read, dist, contractsVersion: '1.0.0' });
  shells.push(shell);
  return shell;
}
const inFolder = () => ({ RELEASES_DIR: path.join(folder, 'store') });
const onS3 = () => ({
  RELEASES_DIR: path.join(folder, `copies-${shells.length}`),
  RELEASES_S3_BUCKET: 'releases',
  RELEASES_S3_ENDPOINT: s3.endpoint,
  RELEASES_S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
  RELEASES_S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
});

describe.each([
  ['in one folder', inFolder],
  ['on S3', onS3],
])('shells of two builds with their store %s', (_name, settings) => {
  it('SH-18 EM-01 EM-04 EM-05 both serve the files and profiles of both, also once the first has ended', async () => {
    const first = await startShell('a', settings());
    const second = await startShell('b', settings());
    for (const shell of [first, second])
      for (const build of ['a', 'b'])
        for (const file of [
          `shell/main.${build}.js`,
          `shell/member.${build}.js`,
          `releases/assets/font.${build}.woff2`,
        ]) {
          const { statusCode, body } = await shell.inject(`/${file}`);
          expect([file, statusCode, body]).toEqual([file, 200, build]);
        }
    for (const [shell, own] of [[first, 'a'] as const, [second, 'b'] as const]) {
      for (const build of ['a', 'b'])
        for (const file of ['profil.js', 'profil.css'])
          expect((await shell.inject(`/einbinden/v/1.0.0-${build}/${file}`)).body).toBe(build);
      const list = (await shell.inject('/einbinden/versionen.json')).json<{ versions: { version: string }[] }>();
      const versions = list.versions.map(({ version }) => version);
      expect([versions[0], [...versions].sort()]).toEqual([`1.0.0-${own}`, ['1.0.0-a', '1.0.0-b']]);
    }
    // Open pages of the other build learn that there is a newer version.
    const idOf = async (shell: FastifyInstance) => (await shell.inject('/live-release')).json<{ id: string }>().id;
    expect(await idOf(first)).not.toBe(await idOf(second));
    expect((await second.inject('/')).body).toContain(`"id":"${await idOf(second)}"`);

    await first.close();
    const third = await startShell('c', settings());
    expect((await third.inject('/shell/member.a.js')).body).toBe('a');
  });
});

it('EM-04 shells that require signatures: serve files of another build if a shell signed them', async () => {
  const { privatePem, publicKey } = createKeys();
  const key = path.join(folder, 'release.key');
  writeFiles(folder, { 'release.key': privatePem });
  const required = { ...inFolder(), RELEASE_PUBLIC_KEYS: publicKey };
  const first = await startShell('a', required);
  const second = await startShell('b', { ...required, RELEASE_KEY_FILE: key });
  expect((await first.inject('/shell/main.b.js')).body).toBe('b');
  expect((await second.inject('/shell/main.a.js')).statusCode).toBe(404);
});

it('SH-18 a shell on S3: serves its own files without the bucket', async () => {
  const shell = await startShell('a', onS3());
  await s3.close();
  expect((await shell.inject('/shell/main.a.js')).body).toBe('a');
  expect(readdirSync(path.join(folder, 'copies-0'))).not.toContain('shell');
});

describe('a shell that cannot write to its store', () => {
  afterEach(() => jest.useRealTimers());

  it('SH-18 tries again every ten minutes, and logs it once', async () => {
    writeFiles(folder, { 'dist/web/main.js': '' });
    const store = new FolderReleaseStore(path.join(folder, 'store'));
    let tried = 0;
    store.write = async () => {
      tried++;
      throw new Error('read-only');
    };
    const warnings: unknown[] = [];
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const kept = new KeptFiles({
      ...{ store, dist: path.join(folder, 'dist'), embedVersion: '1.0.0-a', readSigner: async () => undefined },
      log: { warn: (about: unknown) => void warnings.push(about) },
    });
    await kept.start();
    for (const times of [2, 3]) {
      jest.advanceTimersByTime(600_000);
      while (tried < times) await nextTurn();
      expect(tried).toBe(times);
    }
    expect(warnings).toEqual([{ problem: 'read-only' }]);
    kept.close();
    expect(jest.getTimerCount()).toBe(0);
  });
});
