import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeFiles } from '@care/contracts/testing/folder';
import { releasesOfTests } from '../../testing/releases';
import { createKeys, keepShellBuild, keptShellFile, prune, shellBuildIn, signerOf, trustedKeys } from '.';
import type { FolderReleaseStore } from './release-store';

const DAY_MS = 86_400_000;
const releases = releasesOfTests();

/** The public folder of a build of the shell. Files with the same name have the same content. */
function built(name: string, files: readonly string[]): string {
  const web = path.join(releases.folder, name);
  writeFiles(web, Object.fromEntries([...files, `assets/${name}.woff2`].map((file) => [file, file])));
  return web;
}
const first = () => built('first', ['main.1.js', 'main.1.js.br', 'main.1.js.map', 'member.1.js', 'vendor.1.js']);
const second = () => built('second', ['main.2.js', 'member.2.js', 'vendor.1.js']);

let store: FolderReleaseStore;
beforeEach(() => ({ store } = releases));

async function pruned(daysFromNow: number, removes = true) {
  const result = await prune({ store, days: 30, now: Date.now() + daysFromNow * DAY_MS, removes });
  if (!result.success) throw new Error(result.problem);
  return result.releases.flatMap(({ keeps, version }) => (keeps ? [] : [version]));
}

it('SH-18 are kept with all their scripts, fonts and pictures, without maps and compressed forms, and mended at a start', async () => {
  await keepShellBuild({ store, web: first() });
  await keepShellBuild({ store, web: second() });
  expect(await store.list('shell')).toEqual(['main.1.js', 'main.2.js', 'member.1.js', 'member.2.js', 'vendor.1.js']);
  expect(String(await store.read('shell/member.1.js'))).toBe('member.1.js');
  expect(await store.list('assets')).toEqual(['first.woff2', 'second.woff2']);
  await store.remove('shell/member.1.js');
  await keepShellBuild({ store, web: first() });
  expect(String(await store.read('shell/member.1.js'))).toBe('member.1.js');
});

it('SH-18 go once no open page needs them, except for files that a later build has too', async () => {
  await keepShellBuild({ store, web: first() });
  await keepShellBuild({ store, web: second(), now: Date.now() + 10 * DAY_MS });
  expect(await pruned(29)).toEqual([]);
  expect(await pruned(31, false)).toEqual([shellBuildIn(first())]);
  expect(await store.list('shell')).toHaveLength(5);
  expect(await pruned(31)).toEqual([shellBuildIn(first())]);
  expect(await store.list('shell')).toEqual(['main.2.js', 'member.2.js', 'vendor.1.js']);
  expect(await pruned(1000)).toEqual([]);
});

it('SH-18 stay for as long as a shell serves them, and after the return to an earlier one', async () => {
  await keepShellBuild({ store, web: first(), now: Date.now() - 100 * DAY_MS });
  await keepShellBuild({ store, web: second(), now: Date.now() - 50 * DAY_MS });
  await keepShellBuild({ store, web: first() });
  expect(await pruned(0)).toEqual([shellBuildIn(second())]);
  expect(await store.list('shell')).toContain('member.1.js');
});

it('SH-18 are read with the content that a build noted, and no other file of the store is', async () => {
  await keepShellBuild({ store, web: first() });
  expect(String(await keptShellFile(store, 'member.1.js'))).toBe('member.1.js');
  expect(await keptShellFile(store, 'member.2.js')).toBeUndefined();
  await store.write('shell/member.1.js', 'damaged');
  await store.write('shell/foreign.js', 'foreign');
  expect(await keptShellFile(store, 'member.1.js')).toBeUndefined();
  expect(await keptShellFile(store, 'foreign.js')).toBeUndefined();
});

it('EM-04 are read only if a trusted key signed them, where releases must be signed', async () => {
  const { privatePem, publicKey } = createKeys();
  const keys = trustedKeys([publicKey]);
  await keepShellBuild({ store, web: first() });
  expect(await keptShellFile(store, 'main.1.js', keys)).toBeUndefined();
  await keepShellBuild({ store, web: second(), signer: signerOf(createKeys().privatePem) });
  expect(await keptShellFile(store, 'main.2.js', keys)).toBeUndefined();
  await keepShellBuild({ store, web: first(), signer: signerOf(privatePem) });
  await keepShellBuild({ store, web: first() });
  expect(String(await keptShellFile(store, 'main.1.js', keys))).toBe('main.1.js');
  // Whoever may write to the store adds a file to the build.
  const name = `shell-builds/${shellBuildIn(first())}.json`;
  const build = JSON.parse(String(await store.read(name))) as { files: Record<string, string> };
  const hash = createHash('sha384').update('foreign').digest('base64');
  await store.write(name, JSON.stringify({ ...build, files: { ...build.files, 'foreign.js': `sha384-${hash}` } }));
  await store.write('shell/foreign.js', 'foreign');
  expect(String(await keptShellFile(store, 'foreign.js'))).toBe('foreign');
  expect(await keptShellFile(store, 'foreign.js', keys)).toBeUndefined();
});
