import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Where releases lie. A folder by default; anything that keeps named bytes (S3, say) fits behind it. */
export interface ReleaseStore {
  /** The bytes under a name, or undefined. */
  read(name: string): Promise<Buffer | undefined>;
  /** Replaces what is under a name at once: a reader sees the old or the new bytes, never half of them. */
  write(name: string, content: Buffer | string): Promise<void>;
  /** Copies a local folder below a name; the name appears only when everything is there. */
  writeFolder(name: string, localFolder: string): Promise<void>;
  /** Names directly below a name, sorted. */
  list(name: string): Promise<string[]>;
}

export class FolderReleaseStore implements ReleaseStore {
  constructor(readonly folder: string) {}

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(name: string, content: Buffer | string): Promise<void> {
    const file = this.pathOf(name);
    const draft = `${file}.${process.pid}.draft`;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(draft, content, { flush: true });
    await rename(draft, file);
  }

  async writeFolder(name: string, localFolder: string): Promise<void> {
    const target = this.pathOf(name);
    const draft = `${target}.${process.pid}.draft`;
    await rm(draft, { recursive: true, force: true });
    await cp(localFolder, draft, { recursive: true });
    await rename(draft, target);
  }

  async list(name: string): Promise<string[]> {
    try {
      const names = await readdir(this.pathOf(name));
      return names.filter((entry) => !entry.endsWith('.draft')).sort();
    } catch {
      return [];
    }
  }

  async has(name: string): Promise<boolean> {
    return (await stat(this.pathOf(name)).catch(() => undefined)) !== undefined;
  }

  private pathOf(name: string): string {
    const file = path.join(this.folder, name);
    if (!file.startsWith(path.join(this.folder, path.sep)) && file !== this.folder)
      throw new Error(`"${name}" leaves the store`);
    return file;
  }
}
