import { createHash } from 'node:crypto';
import type { ReleaseStore } from '@care/federation/store';

/** The folder of the store with a folder for each version of the embedded profile. */
export const EMBED_NAME = 'embed';
/** Says when a version was stored, for the order of the list. Written after all its files. */
const STORED_FILE = 'stored.json';

/** A version that the release store keeps. */
interface EmbedVersion {
  version: string;
  /** Hash of its script, for the page that names it. */
  integrity: string;
  /** Bytes in brotli that a page loads until the profile can be used. */
  bytes: number;
}

/** The files that a page loads for `<pflege-profil>`. */
const ELEMENT_FILES = ['profil.js', 'live.js'];

/** Keeps a version in the store for good, beside earlier ones, because pages of others may name it (EM-05). */
export async function keepEmbedVersion(store: ReleaseStore, version: string, web: string, now = new Date()) {
  const folder = `${EMBED_NAME}/${version}`;
  if (await store.read(`${folder}/${STORED_FILE}`)) return;
  await store.writeFolder(folder, web);
  await store.create(`${folder}/${STORED_FILE}`, JSON.stringify({ at: now.toISOString() }));
}

/** The versions of the embedded profile that the store keeps. */
export class EmbedVersions {
  /** Versions never change, so each is read once. */
  readonly #known = new Map<string, { entry: EmbedVersion; at: string }>();

  constructor(private readonly store: Pick<ReleaseStore, 'read' | 'list'>) {}

  /** The current one first, then the others, newest first. */
  async list(current: string): Promise<EmbedVersion[]> {
    const read = await Promise.all((await this.store.list(EMBED_NAME)).map((version) => this.#read(version)));
    return read
      .filter((one) => one !== undefined)
      .sort(
        (a, b) => Number(b.entry.version === current) - Number(a.entry.version === current) || (a.at < b.at ? 1 : -1),
      )
      .map(({ entry }) => entry);
  }

  /** Undefined if its files are not all there. */
  async #read(version: string): Promise<{ entry: EmbedVersion; at: string } | undefined> {
    const known = this.#known.get(version);
    if (known) return known;
    const file = (name: string) => this.store.read(`${EMBED_NAME}/${version}/${name}`);
    const [stored, script, ...packed] = await Promise.all(
      [STORED_FILE, 'profil.js', ...ELEMENT_FILES.map((name) => `${name}.br`)].map(file),
    );
    if (!script || packed.includes(undefined)) return undefined;
    const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
    const bytes = packed.reduce((sum, content) => sum + (content?.length ?? 0), 0);
    // Versions of before the time was noted are older than all others.
    const { at } = stored ? (JSON.parse(stored.toString('utf8')) as { at: string }) : { at: '' };
    const found = { entry: { version, integrity, bytes }, at };
    if (stored) this.#known.set(version, found);
    return found;
  }
}
