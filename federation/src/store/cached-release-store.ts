import { FolderReleaseStore, type ReleaseStore } from './release-store';

/**
 * Files that never change under their name: those of a release and of a version of the embedded profile; pictures and
 * the shell's files have their hash in the name.
 */
const IMMUTABLE = /^(mf-[a-z-]+\/\d+\.\d+\.\d+[^/]*|embed\/[^/]+|assets|shell)\/.+/;

/** A release store elsewhere with a copy of its immutable files in a local folder, from which a shell serves them. */
export class CachedReleaseStore implements ReleaseStore {
  readonly #local: FolderReleaseStore;
  /** Two requests for one file get it once. */
  readonly #coming = new Map<string, Promise<Buffer | undefined>>();

  constructor(
    private readonly remote: ReleaseStore,
    folder: string,
  ) {
    this.#local = new FolderReleaseStore(folder);
  }

  async read(name: string): Promise<Buffer | undefined> {
    if (!IMMUTABLE.test(name)) return this.remote.read(name);
    const present = await this.#local.read(name);
    if (present) return present;
    const coming = this.#coming.get(name) ?? this.#fetch(name).finally(() => this.#coming.delete(name));
    this.#coming.set(name, coming);
    return coming;
  }

  async #fetch(name: string): Promise<Buffer | undefined> {
    const bytes = await this.remote.read(name);
    if (bytes) await this.#local.write(name, bytes);
    return bytes;
  }

  write = (name: string, content: Buffer | string): Promise<void> => this.remote.write(name, content);
  create = (name: string, content: Buffer | string): Promise<boolean> => this.remote.create(name, content);
  writeFolder = (name: string, localFolder: string): Promise<void> => this.remote.writeFolder(name, localFolder);
  list = (name: string): Promise<string[]> => this.remote.list(name);
  forget = (name: string): Promise<void> => this.#local.remove(name);

  async remove(name: string): Promise<void> {
    await this.remote.remove(name);
    await this.#local.remove(name);
  }
}
