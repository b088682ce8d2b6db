import path from 'node:path';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3 } from '@aws-sdk/client-s3';
import { s3ClientOptions, type S3Place } from '@care/contracts/s3-client';
import { DiskStorage, diskStorage } from './disk-storage';
import { MediaStorage, nameOfFile, typeByName, type ByteRange, type StoredFile, type StoredUploads } from './storage';
import type { SignedUpload, UploadPlace, UploadPlan } from './storage';
import type { Settings } from '../settings';

/** `folder`: local folder for drafts. */
type S3Options = S3Place & { folder: string };

/** Uploads of browsers lie below this prefix until they have been checked. */
const INCOMING = 'incoming/';
const SILENCE_MS = 30_000;

const sdk = () => import('@aws-sdk/client-s3');
/** The store has no object of this name. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');
const incoming = ({ upload, extension }: UploadPlace): string => `${INCOMING}${upload}.${extension}`;

/** Stores files as objects of a bucket, under the same names as on disk; drafts stay on the local disk. */
export class S3Storage extends MediaStorage {
  override readonly uploads: StoredUploads = {
    sign: (plan) => this.#sign(plan),
    find: async (place) => {
      const file = await this.stored(incoming(place));
      return file && file.bytes > 0 ? file : undefined;
    },
    // An empty object remains until the nightly job: the address writes only where there is none.
    spend: (place) => this.write(incoming(place), Buffer.alloc(0)),
  };

  readonly #drafts: DiskStorage;
  #client: Promise<S3> | undefined;

  constructor(private readonly options: S3Options) {
    super();
    this.#drafts = new DiskStorage(options.folder);
  }

  draft(): Promise<string> {
    return this.#drafts.draft();
  }

  async olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }> {
    const { paginateListObjectsV2 } = await sdk();
    const names = new Set<string>();
    const { drafts } = await this.#drafts.olderThan(time);
    const pages = paginateListObjectsV2({ client: await this.#connect() }, { Bucket: this.options.bucket });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', LastModified } of Contents) {
        if (!LastModified || LastModified >= time) continue;
        const name = nameOfFile(Key);
        if (Key.startsWith(INCOMING)) drafts.push(Key);
        else if (name) names.add(name);
      }
    return { names: [...names], drafts };
  }

  async removeDraft(draft: string): Promise<void> {
    await (draft.startsWith(INCOMING) ? this.erase(draft) : this.#drafts.removeDraft(draft));
  }

  protected write(name: string, content: Buffer): Promise<void> {
    return this.#upload(name, content, content.length);
  }

  protected async take(draft: string, name: string): Promise<void> {
    await this.#upload(name, createReadStream(draft), (await stat(draft)).size);
    await rm(draft, { force: true });
  }

  protected async stored(name: string): Promise<(StoredFile & { open(): Readable }) | undefined> {
    const place = { Bucket: this.options.bucket, Key: name };
    const client = await this.#connect();
    try {
      const { ContentLength = 0, LastModified = new Date() } = await client.headObject(place);
      return {
        bytes: ContentLength,
        writtenAt: LastModified,
        mimeType: typeByName(name),
        open: (range?: ByteRange) => {
          const stream = new PassThrough();
          client
            .getObject({ ...place, ...(range && { Range: `bytes=${range.start}-${range.end}` }) })
            .then(({ Body }) => pipeline(Body as Readable, stream))
            .catch((error: unknown) => stream.destroy(error instanceof Error ? error : new Error(String(error))));
          return stream;
        },
      };
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  protected async erase(name: string): Promise<void> {
    await (await this.#connect()).deleteObject({ Bucket: this.options.bucket, Key: name });
  }

  /** Only a file of this type and size is accepted, once: size and condition are part of the signature. */
  async #sign({ bytes, seconds, ...place }: UploadPlan): Promise<SignedUpload> {
    const { PutObjectCommand } = await sdk();
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const name = incoming(place);
    const headers = { 'content-type': typeByName(name), 'if-none-match': '*' };
    const command = new PutObjectCommand({
      Bucket: this.options.bucket,
      Key: name,
      ContentType: headers['content-type'],
      IfNoneMatch: '*',
      ContentLength: bytes,
    });
    const signed = new Set(['content-type', 'if-none-match', 'content-length', 'host']);
    const url = await getSignedUrl(await this.#connect(), command, {
      expiresIn: seconds,
      signableHeaders: signed,
      unhoistableHeaders: signed,
    });
    return { url, headers };
  }

  #connect(): Promise<S3> {
    this.#client ??= sdk().then(({ S3: Client }) => new Client(s3ClientOptions(this.options)));
    return this.#client;
  }

  async #upload(name: string, body: Buffer | Readable, bytes: number): Promise<void> {
    const client = await this.#connect();
    await client.putObject({
      Bucket: this.options.bucket,
      Key: name,
      Body: body,
      ContentLength: bytes,
      ContentType: typeByName(name),
      CacheControl: 'public, max-age=31536000, immutable',
    });
  }
}

type StorageSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'MEDIA_S3_BUCKET'
  | 'MEDIA_S3_REGION'
  | 'MEDIA_S3_ENDPOINT'
  | 'MEDIA_S3_ACCESS_KEY_ID'
  | 'MEDIA_S3_SECRET_ACCESS_KEY'
>;

const storages = new Map<string, S3Storage>();

/** The storage of an installation: a bucket if one is set, else `media/` in its data folder. */
export function mediaStorage(settings: StorageSettings): MediaStorage {
  const { DATA_DIR, MEDIA_S3_BUCKET: bucket, MEDIA_S3_REGION: region, MEDIA_S3_ENDPOINT: endpoint } = settings;
  if (!bucket) return diskStorage(DATA_DIR);
  const { MEDIA_S3_ACCESS_KEY_ID: accessKeyId, MEDIA_S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const options = {
    bucket,
    region,
    endpoint,
    credentials,
    folder: path.join(DATA_DIR, 'media'),
    silenceMs: SILENCE_MS,
  };
  const key = JSON.stringify(options);
  const storage = storages.get(key) ?? new S3Storage(options);
  storages.set(key, storage);
  return storage;
}
