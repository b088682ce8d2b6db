/** Types of stored files; every upload is converted to one of them. */
export const MEDIA_TYPES = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' } as const;
export type MediaExtension = keyof typeof MEDIA_TYPES;

export interface StoredFile {
  bytes: number;
  mimeType: string;
  open(): NodeJS.ReadableStream;
}

/**
 * Storage of uploaded files. Names are made from the content, so a file never changes under its address, and equal
 * content is stored once.
 */
export interface MediaStorage {
  /** Stores a file and returns its address for browsers. */
  put(content: Buffer, extension: MediaExtension): Promise<string>;
  /** A stored file by the last part of its address; undefined for a name that the storage did not create. */
  find(name: string): Promise<StoredFile | undefined>;
  /** Deletes a file that `find` would find, and no other. */
  remove(name: string): Promise<void>;
}
