import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * A random secret that is generated once and stored in a file for its owner only. The file is created atomically: a
 * full disk must not leave an empty secret, and of several processes that start at the same time all use the first
 * one's.
 */
export function keptSecret(file: string, bytes: number): string {
  const known = read(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const secret = randomBytes(bytes).toString('hex');
  try {
    writeFileSync(draft, secret, { mode: 0o600 });
    // An unusable file is deleted first; a file that another process has just created is kept.
    if (!read(file)) rmSync(file, { force: true });
    linkSync(draft, file);
    return secret;
  } catch (error) {
    const made = (error as NodeJS.ErrnoException).code === 'EEXIST' ? read(file) : undefined;
    if (made) return made;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
