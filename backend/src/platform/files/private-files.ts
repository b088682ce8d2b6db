import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Settings } from '../settings';
import { isBackupRunning } from './backup-mark';

/** The names cannot leave the folder. */
const keyPattern = /^[0-9a-f]{32}$/;
const removablePattern = /^[0-9a-f]{32}(\.part)?$/;

interface PrivateFile {
  bytes: number;
  open(): NodeJS.ReadableStream;
}

/** Sends a private file as a download, which no cache keeps and in which no script runs. */
export const sendPrivately = (reply: FastifyReply, file: PrivateFile, { name, type }: { name: string; type: string }) =>
  reply
    .type(type)
    .header('content-length', file.bytes)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'private, no-store')
    .send(file.open());

/**
 * Files that only two people may read: in a separate folder, with random names, never under the public address of
 * media.
 */
export class PrivateFiles {
  constructor(private readonly folder: string) {}

  /** @returns the key of the stored file */
  async put(content: Buffer): Promise<string> {
    const key = randomBytes(16).toString('hex');
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    // A reader sees the whole file or none, also after a kill.
    await writeFile(`${target}.part`, content, { mode: 0o600 });
    await rename(`${target}.part`, target);
    return key;
  }

  async find(key: string): Promise<PrivateFile | undefined> {
    if (!keyPattern.test(key)) return undefined;
    const found = await stat(this.pathOf(key)).catch(() => undefined);
    return found && { bytes: found.size, open: () => createReadStream(this.pathOf(key)) };
  }

  /** Deletes a file, or an unfinished draft that `olderThan` has named. */
  async remove(key: string): Promise<void> {
    if (!removablePattern.test(key) || (await isBackupRunning(path.dirname(this.folder)))) return;
    await rm(this.pathOf(key), { force: true });
  }

  /** The keys of all files and unfinished drafts that are older than that. */
  async olderThan(time: Date): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const old: string[] = [];
    for (const name of names) {
      const found = await stat(path.join(this.folder, name)).catch(() => undefined);
      if (found && found.mtime < time) old.push(name);
    }
    return old;
  }

  private pathOf(key: string): string {
    return path.join(this.folder, key);
  }
}

/** The private files of an installation: `private/` in its data folder. */
export const privateFiles = ({ DATA_DIR }: Pick<Settings, 'DATA_DIR'>): PrivateFiles =>
  new PrivateFiles(path.join(DATA_DIR, 'private'));
