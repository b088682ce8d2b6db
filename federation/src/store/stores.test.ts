import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { S3Place } from '@care/contracts/s3-client';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { serverOfTests } from '@care/contracts/testing/server';
import { startS3StandIn, type S3StandIn } from '@care/contracts/testing/s3-stand-in';
import { manifestOf } from '../../testing/releases';
import { CachedReleaseStore, openReleaseStore, openServedStore } from './open-store';
import { readRegistry } from './registry';
import { listReleases, publish, rollback, type ReleaseResult } from './releases';
import { whyNotRunnable } from './release-files';
import { FolderReleaseStore, type ReleaseStore } from './release-store';
import { S3ReleaseStore } from './s3-release-store';

const BUCKET = 'releases';
const root = folderOfTests();
let folder: string;
let s3: S3StandIn;
beforeEach(async () => {
  folder = mkdtempSync(path.join(root, 'one-'));
  s3 = await startS3StandIn(BUCKET);
});
afterEach(() => s3.close());

const place = (changes: Partial<S3Place> = {}): S3Place => ({
  ...{ bucket: BUCKET, region: 'eu-central-1', endpoint: s3.endpoint, credentials: s3.credentials },
  ...changes,
});
const read = async (store: Pick<ReleaseStore, 'read'>, name: string) => (await store.read(name))?.toString();

/** A local folder with a built slice. */
function built(version: string): string {
  const dist = path.join(folder, `build-${version}`);
  writeFiles(dist, { 'web/remoteEntry.js': `entry ${version}`, 'slice.json': JSON.stringify(manifestOf(version)) });
  return dist;
}
const publishIn = (store: ReleaseStore, version: string): Promise<ReleaseResult> =>
  publish({ store, folder: built(version), contractsVersion: '1.0.0' });

describe.each([
  ['in a folder', () => new FolderReleaseStore(path.join(folder, 'store'))],
  ['on S3', () => new S3ReleaseStore(place())],
  ['on S3 with copies here', () => new CachedReleaseStore(new S3ReleaseStore(place()), path.join(folder, 'copies'))],
])('a release store %s', (_name, open) => {
  let store: ReleaseStore;
  beforeEach(() => (store = open()));

  it('EM-04 gives back what was written, and nothing for other names', async () => {
    expect(await read(store, 'registry.json')).toBeUndefined();
    await store.write('registry.json', 'eins');
    await store.write('registry.json', Buffer.from('zwei'));
    expect(await read(store, 'registry.json')).toBe('zwei');
  });

  it('EM-04 creates a file once, also when several want to at the same time', async () => {
    const results = await Promise.all(['a', 'b', 'c'].map((text) => store.create('revisions/1.json', text)));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await read(store, 'revisions/1.json')).toBe(['a', 'b', 'c'][results.indexOf(true)]);
  });

  it('EM-04 lists names directly below a name, and removes files and folders', async () => {
    await store.write('mf-x/1.0.0/slice.json', '{}');
    await store.write('mf-x/1.0.0/web/a.js', 'a');
    await store.write('mf-x/2.0.0/slice.json', '{}');
    await store.write('registry.json', '{}');
    expect(await store.list('')).toEqual(['mf-x', 'registry.json']);
    expect(await store.list('mf-x')).toEqual(['1.0.0', '2.0.0']);
    expect(await store.list('mf-y')).toEqual([]);
    await store.remove('mf-x/1.0.0');
    await store.remove('mf-x/nothing');
    expect(await store.list('mf-x')).toEqual(['2.0.0']);
    expect(await read(store, 'mf-x/1.0.0/web/a.js')).toBeUndefined();
  });

  it('EM-04 copies a folder without replacing what is there', async () => {
    await store.writeFolder('mf-search/1.0.0', built('1.0.0'));
    writeFiles(built('1.0.0'), { 'web/remoteEntry.js': 'changed' });
    await store.writeFolder('mf-search/1.0.0', path.join(folder, 'build-1.0.0'));
    expect(await read(store, 'mf-search/1.0.0/web/remoteEntry.js')).toBe('entry 1.0.0');
  });

  it('EM-04 does not leave the store', () => expect(store.write('../x', 'x')).rejects.toThrow('leaves the store'));

  it('EM-03 EM-04 keeps every one of several publications at the same time, and rolls back', async () => {
    const versions = ['1.0.0', '1.1.0', '1.2.0', '1.3.0'];
    const results = await Promise.all(versions.map((version) => publishIn(open(), version)));
    expect(results.every(({ success }) => success)).toBe(true);
    const result = await readRegistry(store);
    const history = result.success ? result.registry.history : [];
    expect(history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
    expect(history.map(({ version }) => version).sort()).toEqual(versions);
    const [first] = history.map(({ version }) => version);
    expect(await rollback({ store, contractsVersion: '1.0.0' }, 'mf-search', first)).toMatchObject({ success: true });
    expect((await listReleases(store, 'mf-search')).find(({ live }) => live)?.version).toBe(first);
  });
});

describe('a release store on S3', () => {
  const silent = serverOfTests(() => undefined);

  it('EM-04 refuses to work with a wrong key', async () => {
    const store = new S3ReleaseStore(place({ credentials: { ...s3.credentials, secretAccessKey: 'guessed' } }));
    await expect(store.read('registry.json')).rejects.toThrow();
    await expect(store.create('registry.json', '{}')).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('EM-04 shows nothing of a publication that ended in the middle; the next attempt completes it', async () => {
    const broken = new S3ReleaseStore(place());
    const { create } = broken;
    broken.create = (name, content) =>
      name.endsWith('slice.json')
        ? Promise.reject(new Error('the connection is gone'))
        : create.call(broken, name, content);
    await expect(publishIn(broken, '1.0.0')).rejects.toThrow('the connection is gone');
    const store = new S3ReleaseStore(place());
    expect([...s3.objects.keys()]).toEqual(['mf-search/1.0.0/web/remoteEntry.js']);
    expect(await readRegistry(store)).toMatchObject({ registry: { slices: {} } });
    expect(await publishIn(store, '1.0.0')).toMatchObject({ success: true, changed: true });
    expect(await read(store, 'mf-search/1.0.0/web/remoteEntry.js')).toBe('entry 1.0.0');
  });

  it('EM-04 gives up on a store that does not answer', async () => {
    const store = new S3ReleaseStore(place({ endpoint: silent.address, silenceMs: 100 }));
    await expect(store.read('registry.json')).rejects.toThrow();
  });
});

describe('a shell that serves releases of a bucket', () => {
  const settings = () => ({
    RELEASES_DIR: path.join(folder, 'served'),
    RELEASES_S3_BUCKET: BUCKET,
    RELEASES_S3_ENDPOINT: s3.endpoint,
    RELEASES_S3_ACCESS_KEY_ID: s3.credentials.accessKeyId,
    RELEASES_S3_SECRET_ACCESS_KEY: s3.credentials.secretAccessKey,
  });

  it('SH-18 has the files of a release in its folder once it has read them, and still has them without the bucket', async () => {
    await publishIn(openReleaseStore(settings()), '1.0.0');
    const served = openServedStore(settings());
    const entry = 'mf-search/1.0.0/web/remoteEntry.js';
    await Promise.all([served.read(entry), served.read(entry)]);
    expect(readdirSync(path.join(settings().RELEASES_DIR, path.dirname(entry)))).toEqual(['remoteEntry.js']);
    await s3.close();
    expect(await read(served, entry)).toBe('entry 1.0.0');
    await expect(served.read('registry.json')).rejects.toThrow();
  });

  it('SH-18 has a release whole again once its files in the bucket are', async () => {
    const whole = `sha384-${createHash('sha384').update('entry 1.0.0').digest('base64')}`;
    const hashes = { integrity: { 'remoteEntry.js': whole }, server: { file: 'server.cjs', integrity: whole } };
    const manifest = manifestOf('1.0.0', { exposes: {}, routes: [], ...hashes });
    const bucket = openReleaseStore(settings());
    const entry = 'mf-search/1.0.0/web/remoteEntry.js';
    for (const file of [entry, 'mf-search/1.0.0/node/server.cjs']) await bucket.write(file, 'entry 1.0.0');
    await bucket.write(`${entry}.gz`, 'cut off');
    const check = { store: openServedStore(settings()), contractsVersion: '1.0.0' };
    expect(await whyNotRunnable(check, manifest)).toBe('web/remoteEntry.js differs in its form .gz');
    await bucket.write(`${entry}.gz`, gzipSync('entry 1.0.0'));
    expect(await whyNotRunnable(check, manifest)).toBeUndefined();
    writeFiles(settings().RELEASES_DIR, { [entry]: 'damaged' });
    expect(await whyNotRunnable(check, manifest)).toBeUndefined();
    expect(readFileSync(path.join(settings().RELEASES_DIR, entry), 'utf8')).toBe('entry 1.0.0');
  });

  it('EM-04 reads the registry from the bucket each time', async () => {
    const served = openServedStore(settings());
    await publishIn(openReleaseStore(settings()), '1.0.0');
    expect(await readRegistry(served)).toMatchObject({ registry: { revision: 1 } });
    await publishIn(openReleaseStore(settings()), '1.1.0');
    expect(await readRegistry(served)).toMatchObject({ registry: { revision: 2 } });
  });
});
