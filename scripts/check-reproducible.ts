// Builds every slice, or those that are named, once more and compares all files with its release byte for byte: in a
// copy of the whole checkout in another folder, and by the other command that builds a slice.
import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '../federation/src/store/release-store';
import { sliceFolders } from './slices.mjs';

const root = path.resolve(import.meta.dirname, '..');
const left = new Set(['.git', '.nx', '.data', 'dist', 'test-results']);

/** A copy of the tree in another folder with hard-linked files, so that 50,000 files take a second. */
function linkTree(from: string, to: string, leftOut: ReadonlySet<string> = new Set()): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (leftOut.has(entry.name)) continue;
    if (entry.isDirectory()) linkTree(source, target, entry.name === 'node_modules' ? undefined : leftOut);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
  }
}

async function differences(first: string, second: string): Promise<string[]> {
  const names = [...new Set([...(await filesIn(first)), ...(await filesIn(second))])];
  const read = (folder: string, name: string) => readFile(path.join(folder, name), 'base64').catch(() => undefined);
  const areSame = await Promise.all(
    names.map(async (name) => (await read(first, name)) === (await read(second, name))),
  );
  return names.filter((_, index) => !areSame[index]);
}

mkdirSync(path.join(root, '.data'), { recursive: true });
const copy = mkdtempSync(path.join(root, '.data/another-folder-'));
try {
  linkTree(root, copy, left);
  const named = process.argv.slice(2);
  for (const slice of named.length ? named : sliceFolders) {
    // `npm run build` builds the release in the slice's folder, without a check of types either.
    execFileSync('npm', ['run', '--silent', 'slice', '--', 'build', slice, '--unchecked'], {
      cwd: copy,
      env: { ...process.env, NODE_ENV: 'test' }, // must not influence a build
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const different = await differences(path.join(root, slice, 'dist'), path.join(copy, slice, 'dist'));
    console.log(`${different.length ? '✗' : '✓'} ${slice}${different.length ? `: ${different.join(', ')}` : ''}`);
    if (different.length) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true });
}
