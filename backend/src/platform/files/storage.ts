import { API_PREFIX } from '@care/contracts/constants';
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export const MEDIA_URL = `${API_PREFIX}/media/`;

/** Types of stored files; every upload is converted to one of them, or checked to be one. */
export const MEDIA_TYPES = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' } as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;

const AVIF = 'image/avif';
const TYPES_BY_ENDING: Record<string, string> = { ...MEDIA_TYPES, avif: AVIF };

/** The type of a file that is stored under this name. */
export const typeByName = (name: string): string => TYPES_BY_ENDING[path.extname(name).slice(1)] ?? '';

/** No dot, slash or percent sign except the dot of the extension: the name cannot leave the storage. */
const namePattern = /^[0-9a-f]{32}\.(webp|mp4|webm|vtt)$/;

/** The file beside a picture that has the same picture as AVIF. */
const avifOf = (name: string): string => name.replace(/\.webp$/, '.avif');

/** The name by which a file is found; undefined for a file that is none. After a kill there may be an AVIF without its picture. */
export function nameOfFile(file: string): string | undefined {
  const name = file.replace(/\.avif$/, '.webp');
  return namePattern.test(name) ? name : undefined;
}

const nameOf = (sha256: Hash, extension: MediaExtension): string => `${sha256.digest('hex').slice(0, 32)}.${extension}`;

/** First and last byte of a part of a file. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredFile {
  bytes: number;
  mimeType: string;
  writtenAt: Date;
  open(range?: ByteRange): NodeJS.ReadableStream;
}

/** Whether the client accepts AVIF; browsers send this with every request for a picture. */
export const takesAvif = (accept: string | undefined): boolean => accept?.includes(AVIF) === true;

/**
 * Storage of uploaded files. Names are made from the content, so a file never changes under its address, and equal
 * content is stored once.
 */
export abstract class MediaStorage {
  /** Only of a storage that browsers can send a file to, past the API. */
  readonly uploads: StoredUploads | undefined;

  /** The path of a new draft, to which a large file is written. */
  abstract draft(): Promise<string>;
  /** The names of all files and the paths of all drafts that were last written before this time. */
  abstract olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }>;
  /** Deletes a draft that `olderThan` has named. */
  abstract removeDraft(draft: string): Promise<void>;

  protected abstract write(name: string, content: Buffer): Promise<void>;
  protected abstract take(draft: string, name: string): Promise<void>;
  protected abstract stored(name: string): Promise<StoredFile | undefined>;
  protected abstract erase(name: string): Promise<void>;

  /**
   * Stores a file and returns its address for browsers.
   * @param avif the same picture as AVIF, served under the same address to clients that take it
   */
  async put(content: Buffer, extension: MediaExtension, avif?: Buffer): Promise<string> {
    const name = nameOf(createHash('sha256').update(content), extension);
    // The AVIF comes first: as soon as the picture can be found, it is complete.
    if (avif) await this.write(avifOf(name), avif);
    await this.write(name, content);
    return MEDIA_URL + name;
  }

  /** Stores a complete draft and returns its address for browsers. */
  async putDraft(draft: string, extension: MediaExtension): Promise<string> {
    const hash = createHash('sha256');
    await pipeline(createReadStream(draft), hash);
    const name = nameOf(hash, extension);
    await this.take(draft, name);
    return MEDIA_URL + name;
  }

  /** A stored file by the last part of its address; undefined for a name that the storage did not create. */
  async find(name: string): Promise<StoredFile | undefined> {
    return namePattern.test(name) ? this.stored(name) : undefined;
  }

  /** The picture as AVIF, if there is one. */
  async findAvif(name: string): Promise<StoredFile | undefined> {
    return namePattern.test(name) && name.endsWith('.webp') ? this.stored(avifOf(name)) : undefined;
  }

  /** Deletes a file that `find` would find, and no other. */
  async remove(name: string): Promise<void> {
    if (!namePattern.test(name)) return;
    await this.erase(name);
    if (name.endsWith('.webp')) await this.erase(avifOf(name));
  }
}

/** One upload of a browser. */
export interface UploadPlan {
  upload: number;
  extension: MediaExtension;
  /** Size of the file. */
  bytes: number;
  /** How long the address is valid. */
  seconds: number;
}

/** An address for PUT, and the headers that go with it. */
export interface SignedUpload {
  url: string;
  headers: Record<string, string>;
}

export type UploadPlace = Pick<UploadPlan, 'upload' | 'extension'>;

/** Large files that browsers send to the storage itself. */
export interface StoredUploads {
  sign(plan: UploadPlan): Promise<SignedUpload>;
  /** The file that was sent to such an address; undefined before it is complete and after it was spent. */
  find(place: UploadPlace): Promise<{ writtenAt: Date; open(): Readable } | undefined>;
  /** Deletes what was sent. The address takes no second file. */
  spend(place: UploadPlace): Promise<void>;
}
