import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { S3 } from '@aws-sdk/client-s3';
import { s3ClientOptions, type S3Place } from '@care/contracts/s3-client';
import { filesIn, type ReleaseStore } from './release-store';

/** Files that are transferred at the same time. */
const AT_ONCE = 8;
/** With one of these a folder is complete: it comes last and goes first. */
const COMPLETES = ['slice.json', 'index.json'];

const sdk = () => import('@aws-sdk/client-s3');
const named = (error: unknown, ...names: string[]): boolean => error instanceof Error && names.includes(error.name);

/**
 * Releases as objects of a bucket. A folder is not moved into place in one step as on disk: its files come first, and
 * the one that makes it complete comes last.
 */
export class S3ReleaseStore implements ReleaseStore {
  #client: Promise<S3> | undefined;

  constructor(private readonly place: S3Place) {}

  async read(name: string): Promise<Buffer | undefined> {
    try {
      const { Body } = await (await this.#connect()).getObject(this.#object(name));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (named(error, 'NoSuchKey', 'NotFound')) return undefined;
      throw error;
    }
  }

  async write(name: string, content: Buffer | string): Promise<void> {
    await (await this.#connect()).putObject({ ...this.#object(name), Body: content });
  }

  async create(name: string, content: Buffer | string): Promise<boolean> {
    try {
      await (await this.#connect()).putObject({ ...this.#object(name), Body: content, IfNoneMatch: '*' });
      return true;
    } catch (error) {
      if (named(error, 'PreconditionFailed')) return false;
      throw error;
    }
  }

  async writeFolder(name: string, localFolder: string): Promise<void> {
    const [last, first] = parted(await filesIn(localFolder), (file) => COMPLETES.includes(file));
    const put = async (file: string) =>
      void (await this.create(`${name}/${file}`, await readFile(path.join(localFolder, file))));
    await eachOf(first, put);
    await eachOf(last, put);
  }

  async remove(name: string): Promise<void> {
    const keys = [name, ...(await this.#keysBelow(`${name}/`))];
    const [first, rest] = parted(keys, (key) => COMPLETES.some((file) => key.endsWith(`/${file}`)));
    const client = await this.#connect();
    const erase = async (key: string) => void (await client.deleteObject(this.#object(key)));
    await eachOf(first, erase);
    await eachOf(rest, erase);
  }

  async list(name: string): Promise<string[]> {
    const prefix = name && `${name}/`;
    const names: string[] = [];
    for await (const { Contents = [], CommonPrefixes = [] } of this.#pages(prefix, '/'))
      names.push(
        ...Contents.map(({ Key = '' }) => Key.slice(prefix.length)),
        ...CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(prefix.length, -1)),
      );
    return names.sort();
  }

  async #keysBelow(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Contents = [] } of this.#pages(prefix)) keys.push(...Contents.map(({ Key = '' }) => Key));
    return keys;
  }

  /** The objects whose names begin so, page by page. */
  async *#pages(Prefix: string, Delimiter?: string) {
    const { paginateListObjectsV2 } = await sdk();
    const query = { Bucket: this.place.bucket, Prefix, Delimiter };
    yield* paginateListObjectsV2({ client: await this.#connect() }, query);
  }

  #object(name: string): { Bucket: string; Key: string } {
    if (name.split('/').some((part) => part === '..' || part === '')) throw new Error(`"${name}" leaves the store`);
    return { Bucket: this.place.bucket, Key: name };
  }

  #connect(): Promise<S3> {
    this.#client ??= sdk().then(({ S3: Client }) => new Client(s3ClientOptions(this.place)));
    return this.#client;
  }
}

/** The names that are meant, and the others. */
const parted = (names: readonly string[], isMeant: (name: string) => boolean) =>
  [names.filter(isMeant), names.filter((name) => !isMeant(name))] as const;

/** Some at a time. */
async function eachOf(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const waiting = names.values();
  const worker = async () => {
    for (const name of waiting) await work(name);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, names.length) }, worker));
}
