import { randomUUID } from 'node:crypto';
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Storage of releases. A folder by default; any storage of named bytes, such as S3, can implement it. */
export interface ReleaseStore {
  /** The bytes under a name, or undefined. */
  read(name: string): Promise<Buffer | undefined>;
  /** Replaces the file of this name atomically: a reader gets all old bytes or all new bytes. */
  write(name: string, content: Buffer | string): Promise<void>;
  /** Creates the file of this name; false, and nothing changed, if it exists. Of several at once one gets true. */
  create(name: string, content: Buffer | string): Promise<boolean>;
  /**
   * Copies a local folder under a name. The name appears only after all files are copied. Existing files are not
   * replaced.
   */
  writeFolder(name: string, localFolder: string): Promise<void>;
  /** Removes a file, or a folder with all that is in it. It disappears in one step. */
  remove(name: string): Promise<void>;
  /** Names directly below a name, sorted. */
  list(name: string): Promise<string[]>;
  /** Drops the copy of a file, where the store copies another one: the next `read` gets the file anew. */
  forget?(name: string): Promise<void>;
}

/** The files of a local folder and of those in it, as they are named in a store. */
export async function filesIn(localFolder: string): Promise<string[]> {
  const entries = await readdir(localFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(localFolder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

/** A folder, also one that several machines share: it needs renaming in one step and hard links, as NFS has them. */
export class FolderReleaseStore implements ReleaseStore {
  constructor(readonly folder: string) {}

  async read(name: string): Promise<Buffer | undefined> {
    try {
      return await readFile(this.pathOf(name));
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }

  async write(name: string, content: Buffer | string): Promise<void> {
    await rename(await this.#draft(name, content), this.pathOf(name));
  }

  async create(name: string, content: Buffer | string): Promise<boolean> {
    const draft = await this.#draft(name, content);
    try {
      await link(draft, this.pathOf(name));
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    } finally {
      await rm(draft);
    }
  }

  async writeFolder(name: string, localFolder: string): Promise<void> {
    const draft = this.#draftName(name);
    try {
      await cp(localFolder, draft, { recursive: true });
      await rename(draft, this.pathOf(name));
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      if (!['ENOTEMPTY', 'EEXIST'].includes(codeOf(error))) throw error;
    }
  }

  async remove(name: string): Promise<void> {
    const draft = this.#draftName(name);
    try {
      await rename(this.pathOf(name), draft);
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return;
      throw error;
    }
    await rm(draft, { recursive: true });
  }

  async list(name: string): Promise<string[]> {
    try {
      const names = await readdir(this.pathOf(name));
      return names.filter((entry) => !entry.endsWith('.draft')).sort();
    } catch {
      return [];
    }
  }

  /** Nobody else writes under this name: not another machine either. */
  #draftName(name: string): string {
    return `${this.pathOf(name)}.${randomUUID()}.draft`;
  }

  async #draft(name: string, content: Buffer | string): Promise<string> {
    const draft = this.#draftName(name);
    await mkdir(path.dirname(draft), { recursive: true });
    await writeFile(draft, content, { flush: true });
    return draft;
  }

  private pathOf(name: string): string {
    const file = path.join(this.folder, name);
    if (!file.startsWith(path.join(this.folder, path.sep)) && file !== this.folder)
      throw new Error(`"${name}" leaves the store`);
    return file;
  }
}
