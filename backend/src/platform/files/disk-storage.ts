import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isBackupRunning } from './backup-mark';
import { MediaStorage, nameOfFile, typeByName, type StoredFile } from './storage';

const INCOMING = 'incoming';

/** Stores files in a folder with 256 subfolders. */
export class DiskStorage extends MediaStorage {
  constructor(private readonly folder: string) {
    super();
  }

  async draft(): Promise<string> {
    const folder = path.join(this.folder, INCOMING);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return path.join(folder, `${randomUUID()}.part`);
  }

  async olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }> {
    const names = new Set<string>();
    const drafts: string[] = [];
    for (const entry of await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
      const file = path.join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
      if (!found || found.mtime >= time) continue;
      const name = nameOfFile(entry.name);
      if (name) names.add(name);
      else if (entry.name.endsWith('.part')) drafts.push(file);
    }
    return { names: [...names], drafts };
  }

  async removeDraft(draft: string): Promise<void> {
    await rm(draft, { force: true });
  }

  /** A reader sees the whole file or none, also after a kill. An existing file counts as written now. */
  protected async write(name: string, content: Buffer): Promise<void> {
    const target = await this.prepared(name);
    const now = new Date();
    const exists = await utimes(target, now, now).then(
      () => true,
      () => false,
    );
    if (exists) return;
    const draft = `${target}.${randomUUID()}.part`;
    await writeFile(draft, content);
    await rename(draft, target);
  }

  protected async take(draft: string, name: string): Promise<void> {
    await rename(draft, await this.prepared(name));
  }

  protected async stored(name: string): Promise<StoredFile | undefined> {
    const file = this.pathOf(name);
    const found = await stat(file).catch(() => undefined);
    return (
      found && {
        bytes: found.size,
        mimeType: typeByName(name),
        writtenAt: found.mtime,
        open: (range) => createReadStream(file, range),
      }
    );
  }

  protected async erase(name: string): Promise<void> {
    if (!(await isBackupRunning(path.dirname(this.folder)))) await rm(this.pathOf(name), { force: true });
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), name);
  }

  /** The path of a file, in a folder that exists. */
  private async prepared(name: string): Promise<string> {
    const file = this.pathOf(name);
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  }
}

/** Files in `media/` of the data folder. */
export const diskStorage = (dataDir: string): DiskStorage => new DiskStorage(path.join(dataDir, 'media'));
