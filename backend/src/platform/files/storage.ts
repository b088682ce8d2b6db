/** Kinds of files that are kept; what is uploaded becomes one of them. */
export const MEDIA_TYPES = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' } as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;

export interface StoredFile {
  bytes: number;
  mimeType: string;
  open(): NodeJS.ReadableStream;
}

/**
 * Where uploaded files live. Names are made from the content, so a file never changes under its address and storing the
 * same content twice keeps it once.
 */
export interface MediaStorage {
  /** Stores a file and gives the address from which browsers fetch it. */
  put(content: Buffer, extension: MediaExtension): Promise<string>;
  /** A stored file by the last part of its address; undefined for every name that storage itself would not have given. */
  find(name: string): Promise<StoredFile | undefined>;
  /** Removes what `find` would find; nothing else can be named. */
  remove(name: string): Promise<void>;
}
