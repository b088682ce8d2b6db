import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './programs';
import { sliceCommand, type Shell } from './site';
import { expect } from './visitor';

/** Id of the composition that a browser without cookies would get now. */
const liveId = async (shell: Shell) =>
  ((await (await fetch(`${shell.origin}/live-release`)).json()) as { id: string }).id;

/** The built mf-packages under another version. Returns its folder. */
export async function copyOfPackages(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'again-'));
  for (const name of ['dist', 'package.json'])
    await cp(path.join(root, 'mf-packages', name), path.join(folder, name), { recursive: true });
  const file = path.join(folder, 'dist/slice.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...manifest, version }));
  return folder;
}

/** Publishes the built mf-packages under another version. Resolves with it when the shell has it. */
export async function publishAgain(shell: Shell): Promise<string> {
  const before = await liveId(shell);
  const version = `99.0.${Date.now()}`;
  const folder = await copyOfPackages(version);
  await sliceCommand(shell.releases, 'publish', folder);
  await rm(folder, { recursive: true });
  await expect.poll(() => liveId(shell)).not.toBe(before);
  return version;
}
