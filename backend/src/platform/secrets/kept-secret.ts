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
 * A random secret that is made once and kept in a file for its owner only. The file appears whole or not at all: a full
 * disk must not leave an empty secret behind, and of several processes that start at once all use the first one's.
 */
export function keptSecret(file: string, bytes: number): string {
  const known = read(file);
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const secret = randomBytes(bytes).toString('hex');
  try {
    writeFileSync(draft, secret, { mode: 0o600 });
    // What is there but cannot be used goes first; one that another process has just made stays.
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
