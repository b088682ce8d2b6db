import path from 'node:path';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { DiskStorage, isMediaName, MEDIA_URL, mediaName, diskStorage } from './disk-storage';
import {
  MEDIA_TYPES,
  type ByteRange,
  type MediaExtension,
  type MediaStorage,
  type SignedUpload,
  type StoredFile,
  type StoredUploads,
  type UploadPlan,
} from './storage';
import type { Settings } from '../settings';

export interface S3Options {
  bucket: string;
  region: string;
  /** Of another store than AWS, which is then addressed by path. */
  endpoint?: string | undefined;
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Local folder for drafts. */
  folder: string;
  /** How long the store may send nothing. */
  silenceMs?: number;
}

const AVIF_TYPE = 'image/avif';
const avifOf = (name: string): string => name.replace(/\.webp$/, '.avif');
/** Uploads of browsers lie below this prefix until they have been checked. */
const INCOMING = 'incoming/';

const CONNECT_MS = 5000;
const SILENCE_MS = 30_000;

const sdk = () => import('@aws-sdk/client-s3');
/** The store has no object of this name. */
const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey');

/** Stores files as objects of a bucket, under the same names as on disk; drafts stay on the local disk. */
export class S3Storage implements MediaStorage {
  readonly uploads: StoredUploads = {
    sign: (plan) => this.#sign(plan),
    find: async (place) => {
      const file = await this.#stored(this.#incoming(place), MEDIA_TYPES[place.extension]);
      return file && file.bytes > 0 ? file : undefined;
    },
    // An empty object remains until the nightly job: the address writes only where there is none.
    spend: (place) => this.#upload(this.#incoming(place), Buffer.alloc(0), 0, MEDIA_TYPES[place.extension]),
  };

  readonly #drafts: DiskStorage;
  #client: Promise<S3Client> | undefined;

  constructor(private readonly options: S3Options) {
    this.#drafts = new DiskStorage(options.folder);
  }

  async put(content: Buffer, extension: MediaExtension, avif?: Buffer): Promise<string> {
    const name = mediaName(createHash('sha256').update(content).digest('hex'), extension);
    // The AVIF comes first: as soon as the picture can be found, it is complete.
    if (avif) await this.#upload(avifOf(name), avif, avif.length, AVIF_TYPE);
    await this.#upload(name, content, content.length, MEDIA_TYPES[extension]);
    return MEDIA_URL + name;
  }

  draft = (): Promise<string> => this.#drafts.draft();

  async putDraft(draft: string, extension: MediaExtension): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(draft), hash);
    const name = mediaName(hash.digest('hex'), extension);
    await this.#upload(name, createReadStream(draft), (await stat(draft)).size, MEDIA_TYPES[extension]);
    await rm(draft, { force: true });
    return MEDIA_URL + name;
  }

  async find(name: string): Promise<StoredFile | undefined> {
    return isMediaName(name) ? this.#stored(name) : undefined;
  }

  async findAvif(name: string): Promise<StoredFile | undefined> {
    return isMediaName(name) && name.endsWith('.webp') ? this.#stored(avifOf(name)) : undefined;
  }

  async remove(name: string): Promise<void> {
    if (!isMediaName(name)) return;
    await this.#delete(name);
    if (name.endsWith('.webp')) await this.#delete(avifOf(name));
  }

  async olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }> {
    const { paginateListObjectsV2 } = await sdk();
    const names = new Set<string>();
    const { drafts } = await this.#drafts.olderThan(time);
    const pages = paginateListObjectsV2({ client: await this.#connect() }, { Bucket: this.options.bucket });
    for await (const { Contents = [] } of pages)
      for (const { Key = '', LastModified } of Contents) {
        if (!LastModified || LastModified >= time) continue;
        if (Key.startsWith(INCOMING)) drafts.push(Key);
        else if (isMediaName(Key.replace(/\.avif$/, '.webp'))) names.add(Key.replace(/\.avif$/, '.webp'));
      }
    return { names: [...names], drafts };
  }

  async removeDraft(draft: string): Promise<void> {
    await (draft.startsWith(INCOMING) ? this.#delete(draft) : this.#drafts.removeDraft(draft));
  }

  /** Only a file of this type and size is accepted, once: size and condition are part of the signature. */
  async #sign({ upload, extension, bytes, seconds }: UploadPlan): Promise<SignedUpload> {
    const { PutObjectCommand } = await sdk();
    const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
    const headers = { 'content-type': MEDIA_TYPES[extension], 'if-none-match': '*' };
    const command = new PutObjectCommand({
      Bucket: this.options.bucket,
      Key: this.#incoming({ upload, extension }),
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

  #incoming = ({ upload, extension }: Pick<UploadPlan, 'upload' | 'extension'>) => `${INCOMING}${upload}.${extension}`;

  #connect(): Promise<S3Client> {
    const { region, endpoint, credentials } = this.options;
    this.#client ??= sdk().then(
      ({ S3Client: Client }) =>
        new Client({
          region,
          ...(endpoint && { endpoint, forcePathStyle: true }),
          ...(credentials && { credentials }),
          // Not every store knows the checksums that the client adds by default.
          requestChecksumCalculation: 'WHEN_REQUIRED',
          responseChecksumValidation: 'WHEN_REQUIRED',
          // By default requests to a store that does not answer would wait for ever.
          requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: this.options.silenceMs ?? SILENCE_MS },
        }),
    );
    return this.#client;
  }

  async #upload(key: string, body: Buffer | Readable, bytes: number, type: string): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const command = new PutObjectCommand({
      Bucket: this.options.bucket,
      Key: key,
      Body: body,
      ContentLength: bytes,
      ContentType: type,
      CacheControl: 'public, max-age=31536000, immutable',
    });
    await (await this.#connect()).send(command);
  }

  async #stored(key: string, type?: string): Promise<(StoredFile & { open(): Readable }) | undefined> {
    const { GetObjectCommand, HeadObjectCommand } = await sdk();
    const place = { Bucket: this.options.bucket, Key: key };
    const client = await this.#connect();
    try {
      const { ContentLength = 0, LastModified = new Date() } = await client.send(new HeadObjectCommand(place));
      const extension = key.split('.').at(-1) ?? '';
      return {
        bytes: ContentLength,
        writtenAt: LastModified,
        mimeType: type ?? (extension === 'avif' ? AVIF_TYPE : MEDIA_TYPES[extension as MediaExtension]),
        open: (range?: ByteRange) => {
          const stream = new PassThrough();
          const part = range && { Range: `bytes=${range.start}-${range.end}` };
          client
            .send(new GetObjectCommand({ ...place, ...part }))
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

  async #delete(key: string): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await (await this.#connect()).send(new DeleteObjectCommand({ Bucket: this.options.bucket, Key: key }));
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
  const key = JSON.stringify([bucket, region, endpoint, accessKeyId, secretAccessKey, DATA_DIR]);
  const known = storages.get(key);
  if (known) return known;
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  const storage = new S3Storage({ bucket, region, endpoint, credentials, folder: path.join(DATA_DIR, 'media') });
  storages.set(key, storage);
  return storage;
}
