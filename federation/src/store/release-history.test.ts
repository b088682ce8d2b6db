import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFiles } from '@care/contracts/testing/folder';
import { manifestOf, releasesOfTests } from '../../testing/releases';
import { createKeys, publish, signerOf, trustedKeys, withdraw, type SliceManifest } from '.';
import { whyNotRunnable } from './release-files';
import { formerRelease } from './release-history';

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const FILES = { 'web/remoteEntry.js': 'entry', 'web/results.js': 'results', 'node/server.cjs': 'server' };
const manifest = (version: string, changes: Partial<SliceManifest> = {}): SliceManifest =>
  manifestOf(version, {
    integrity: { 'remoteEntry.js': sha384('entry'), 'results.js': sha384('results') },
    server: { file: 'server.cjs', integrity: sha384('server') },
    ...changes,
  });

const releases = releasesOfTests();

const fileOf = (version: string, file: string) => path.join(releases.folder, 'store/mf-search', version, file);
const overwrite = (version: string, file: string, content: string | Buffer) =>
  writeFiles(releases.folder, { [`store/mf-search/${version}/${file}`]: content });

/** Publishes a release with the files that its hashes are about. */
function release(version: string, options: object = {}) {
  const folder = releases.built(manifest(version));
  writeFiles(folder, FILES);
  return publish({ ...releases.change, folder, ...options });
}
const check = (version: string, contractsVersion = '1.0.0') =>
  whyNotRunnable({ store: releases.store, contractsVersion }, manifest(version));
const former = async (options: object = {}) =>
  (await formerRelease({ ...releases.change, ...options }, await releases.live(), 'mf-search'))?.version;

describe('a release in the store', () => {
  beforeEach(async () => expect(await release('1.0.0')).toMatchObject({ success: true }));

  it('SH-18 runs if every file has its hash, and not without one of them or with another one', async () => {
    expect(await check('1.0.0')).toBeUndefined();
    for (const [file, content] of Object.entries(FILES)) {
      overwrite('1.0.0', file, 'else');
      expect(await check('1.0.0')).toBe(`${file} does not have the hash of the registry`);
      await rm(fileOf('1.0.0', file));
      expect(await check('1.0.0')).toBe(`${file} is missing`);
      overwrite('1.0.0', file, content);
    }
  });
  it('SH-18 does not run if the form that browsers get differs', async () => {
    overwrite('1.0.0', 'web/results.js.gz', gzipSync('results'));
    expect(await check('1.0.0')).toBeUndefined();
    overwrite('1.0.0', 'web/results.js.gz', gzipSync('else'));
    expect(await check('1.0.0')).toBe('web/results.js differs in its form .gz');
    overwrite('1.0.0', 'web/results.js.gz', 'cut off');
    expect(await check('1.0.0')).toBe('web/results.js differs in its form .gz');
  });
  it('EM-03 SH-18 does not run if a file cannot be read, nor on other contracts', async () => {
    await rm(fileOf('1.0.0', 'node/server.cjs'));
    await mkdir(fileOf('1.0.0', 'node/server.cjs'));
    expect(await check('1.0.0')).toMatch('node/server.cjs cannot be read');
    expect(await check('1.0.0', '2.0.0')).toMatch('asks for contracts ^1.0.0');
  });
});

it('SH-18 a damaged release: is whole again once it is published again, and says so only then', async () => {
  expect(await release('1.0.0')).toMatchObject({ changed: true });
  expect(await release('1.0.0')).toMatchObject({ changed: false, repaired: false });
  overwrite('1.0.0', 'web/results.js', 'else');
  await rm(fileOf('1.0.0', 'node/server.cjs'));
  expect(await release('1.0.0')).toMatchObject({ success: true, changed: false, repaired: true });
  expect(await check('1.0.0')).toBeUndefined();
});

it('SH-18 the last good release: is the one that was live before, if there is one, and none that is broken or was withdrawn', async () => {
  await release('1.0.0');
  expect(await former()).toBeUndefined();
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await release(version);
  expect(await former()).toBe('1.2.0');
  await rm(fileOf('1.2.0', 'web/results.js'));
  expect(await former()).toBe('1.1.0');
  const withdrawn = await withdraw(releases.change, 'mf-search', '1.1.0');
  expect(withdrawn).toMatchObject({ success: true });
  expect(await former()).toBe('1.0.0');
});
it('EM-04 the last good release: is taken from what was signed, not from the files of the store', async () => {
  const { privatePem, publicKey } = createKeys();
  const keys = trustedKeys([publicKey]);
  const signer = signerOf(privatePem, [publicKey]);
  await release('1.0.0', { signer });
  await release('1.1.0', { signer });
  // Whoever may write to the store writes other code, and its hash into slice.json.
  overwrite('1.0.0', 'node/server.cjs', 'foreign');
  const forged = manifest('1.0.0', { server: { file: 'server.cjs', integrity: sha384('foreign') } });
  overwrite('1.0.0', 'slice.json', JSON.stringify(forged));
  expect(await former({ keys })).toBeUndefined();
  overwrite('1.0.0', 'node/server.cjs', FILES['node/server.cjs']);
  expect(await former({ keys })).toBe('1.0.0');
  expect(await former({ keys: trustedKeys([createKeys().publicKey]) })).toBeUndefined();
});
