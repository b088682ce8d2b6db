import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SliceManifest } from '@care/federation/store';
import { publishGood } from './broken-release';
import { root, sliceCommand, type Shell } from './site';
import { expect } from './visitor';

/** The headline of the built mf-packages. */
const HEADLINE = 'Pakete & Preise';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** The version of mf-packages that every site of the tests begins with. */
async function builtVersion(): Promise<string> {
  const manifest = await readFile(path.join(root, 'mf-packages/dist/slice.json'), 'utf8');
  return (JSON.parse(manifest) as SliceManifest).version;
}

/**
 * Puts the build of mf-packages into a folder, with another version and headline for browsers and on the server. Returns
 * the folder of the slice.
 */
export async function changedPackages(folder: string, version: string, headline: string): Promise<string> {
  const slice = path.join(folder, 'mf-packages');
  const dist = path.join(slice, 'dist');
  await cp(path.join(root, 'mf-packages/dist'), dist, { recursive: true });
  const manifest = JSON.parse(await readFile(path.join(dist, 'slice.json'), 'utf8')) as SliceManifest;
  const { integrity, server } = manifest;
  /** Returns the hash of the changed file. */
  const change = async (file: string): Promise<string> => {
    const before = await readFile(file, 'utf8');
    const after = before.replaceAll(HEADLINE, headline);
    if (after !== before) await writeFile(file, after);
    if (after !== before) for (const compressed of ['.br', '.gz']) await rm(file + compressed, { force: true });
    return sha384(after);
  };
  for (const file of (await readdir(path.join(dist, 'web'))).filter((name) => name in integrity))
    integrity[file] = await change(path.join(dist, 'web', file));
  server.integrity = await change(path.join(dist, 'node', server.file));
  await writeFile(path.join(dist, 'slice.json'), JSON.stringify({ ...manifest, version }));
  // The changed files are not compressed.
  await writeFile(path.join(slice, 'package.json'), JSON.stringify({ sizeBudget: 100 }));
  return slice;
}

/** Publishes the built mf-packages under another version. Resolves with it when the shell has it. */
export async function publishAgain(shell: Shell): Promise<string> {
  const version = await publishGood(shell, 'mf-packages');
  await expect.poll(async () => (await (await fetch(`${shell.origin}/pakete`)).text()).includes(version)).toBe(true);
  return version;
}

/** Makes the release that the site began with live again. Resolves when the shell has it. */
export async function backToBuilt({ releases, origin }: Shell): Promise<void> {
  const version = await builtVersion();
  await sliceCommand(releases, 'rollback', 'mf-packages', version);
  await expect.poll(async () => (await (await fetch(`${origin}/pakete`)).text()).includes(version)).toBe(true);
}
