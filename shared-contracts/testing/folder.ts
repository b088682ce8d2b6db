import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A new folder for the tests of a file or a `describe`, which is removed after them. */
export function folderOfTests(parent = tmpdir()): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, 'care-test-'));
  // PostgreSQL may run as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder, by their paths. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
