import { FolderReleaseStore, type ReleaseStore } from './release-store';
import { S3ReleaseStore } from './s3-release-store';

type S3Setting = 'BUCKET' | 'REGION' | 'ENDPOINT' | 'ACCESS_KEY_ID' | 'SECRET_ACCESS_KEY';
/** The settings of a release store, as the shell and `slice` read them. */
export type StoreSettings = { RELEASES_DIR: string } & Partial<Record<`RELEASES_S3_${S3Setting}`, string>>;

/** Of buckets whose region is not named. */
export const DEFAULT_REGION = 'eu-central-1';

/** The folder RELEASES_DIR, or a bucket if one is set. */
export function openReleaseStore(settings: StoreSettings): ReleaseStore {
  const { RELEASES_S3_BUCKET: bucket, RELEASES_S3_REGION: region, RELEASES_S3_ENDPOINT: endpoint } = settings;
  if (!bucket) return new FolderReleaseStore(settings.RELEASES_DIR);
  const { RELEASES_S3_ACCESS_KEY_ID: accessKeyId, RELEASES_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return new S3ReleaseStore({ bucket, region: region || DEFAULT_REGION, endpoint: endpoint || undefined, credentials });
}

/** The store of a shell, which serves files from RELEASES_DIR: with a bucket the folder gets copies of read files. */
export function openServedStore(settings: StoreSettings): ReleaseStore {
  const store = openReleaseStore(settings);
  return settings.RELEASES_S3_BUCKET ? new CachedReleaseStore(store, settings.RELEASES_DIR) : store;
}

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
