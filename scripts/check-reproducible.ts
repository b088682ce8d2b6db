// Builds every slice, or those that are named, once more beside its release and compares all files byte for byte.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sliceFolders } from './slices.mjs';

const root = path.resolve(import.meta.dirname, '..');

function differences(first: string, second: string): string[] {
  const files = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const names = new Set([...files(first), ...files(second)]);
  const read = (folder: string, name: string) => {
    try {
      return readFileSync(path.join(folder, name)).toString('base64');
    } catch {
      return undefined;
    }
  };
  return [...names].filter((name) => read(first, name) !== read(second, name));
}

const named = process.argv.slice(2);
for (const slice of named.length ? named : sliceFolders) {
  const output = mkdtempSync(path.join(tmpdir(), `${slice}-`));
  // As its team builds it: in its own folder, by its own process.
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: path.join(root, slice),
    env: { ...process.env, BUILD_OUTPUT: output },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const different = differences(path.join(root, slice, 'dist'), output);
  console.log(`${different.length ? '✗' : '✓'} ${slice}${different.length ? `: ${different.join(', ')}` : ''}`);
  if (different.length) process.exitCode = 1;
  rmSync(output, { recursive: true });
}
