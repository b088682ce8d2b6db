import type { Readable } from 'node:stream';

/** Types of stored files; every upload is converted to one of them, or checked to be one. */
export const MEDIA_TYPES = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' } as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;

const AVIF = 'image/avif';

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
export interface MediaStorage {
  /**
   * Stores a file and returns its address for browsers.
   * @param avif the same picture as AVIF, served under the same address to clients that take it
   */
  put(content: Buffer, extension: MediaExtension, avif?: Buffer): Promise<string>;
  /** The path of a new draft, to which a large file is written. */
  draft(): Promise<string>;
  /** Stores a complete draft and returns its address for browsers. */
  putDraft(draft: string, extension: MediaExtension): Promise<string>;
  /** A stored file by the last part of its address; undefined for a name that the storage did not create. */
  find(name: string): Promise<StoredFile | undefined>;
  /** The picture as AVIF, if there is one. */
  findAvif(name: string): Promise<StoredFile | undefined>;
  /** Deletes a file that `find` would find, and no other. */
  remove(name: string): Promise<void>;
  /** The names of all files and the paths of all drafts that were last written before this time. */
  olderThan(time: Date): Promise<{ names: string[]; drafts: string[] }>;
  /** Deletes a draft that `olderThan` has named. */
  removeDraft(draft: string): Promise<void>;
  /** Only of a storage that browsers can send a file to, past the API. */
  readonly uploads?: StoredUploads;
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

type UploadPlace = Pick<UploadPlan, 'upload' | 'extension'>;

/** Large files that browsers send to the storage itself. */
export interface StoredUploads {
  sign(plan: UploadPlan): Promise<SignedUpload>;
  /** The file that was sent to such an address; undefined before it is complete and after it was spent. */
  find(place: UploadPlace): Promise<{ writtenAt: Date; open(): Readable } | undefined>;
  /** Deletes what was sent. The address takes no second file. */
  spend(place: UploadPlace): Promise<void>;
}
