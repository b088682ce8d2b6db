import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createFile } from '../process/create-file';

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
  const secret = randomBytes(bytes).toString('hex');
  // An unusable file is deleted first; a file that another process has just created is kept.
  if (!read(file)) rmSync(file, { force: true });
  return createFile(file, secret, 0o600) ? secret : keptSecret(file, bytes);
}
