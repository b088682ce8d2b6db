import type { FileTypeResult } from 'file-type';

/** The kind of a file by its content. The library is loaded with the first one. */
export async function typeOf(content: Uint8Array): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return fileTypeFromBuffer(content);
}
