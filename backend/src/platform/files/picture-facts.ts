import type { Metadata } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@care/contracts/constants';
import type { FileTypeResult } from 'file-type';

/** The kind of a file by its content. The library is loaded with the first one. */
export async function typeOf(content: Uint8Array): Promise<FileTypeResult | undefined> {
  const { fileTypeFromBuffer } = await import('file-type/core');
  return fileTypeFromBuffer(content);
}

/** Maximum memory of a decoder for one picture. */
const HELD_BYTES_MAX = 45_000_000;

/** Bytes per pixel that the decoder keeps until the last pixel is read; 0 if it reads line by line. */
function heldBytesPerPixel({ format, isProgressive, channels, chromaSubsampling, depth }: Metadata): number {
  if (!isProgressive) return 0;
  // Measured: the picture itself, and the same amount again.
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1) * 2;
  // Two bytes for every coefficient; colours often have half or a quarter of the resolution.
  if (channels === 3 && chromaSubsampling === '4:2:0') return 3;
  if (channels === 3 && chromaSubsampling === '4:2:2') return 4;
  return channels * 2;
}

/** Data from the head of a picture file; undefined if the file is no picture. */
export async function readFacts(content: Buffer) {
  // Loaded with the first picture.
  const { default: sharp } = await import('sharp');
  try {
    // The upload rules check the size; a picture that is too large is still a picture.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const held = heldBytesPerPixel(metadata);
    return {
      // Width and height after the rotation of the camera.
      ...metadata.autoOrient,
      /** Whether the decoder needs the whole picture in memory, at any target size. */
      isDecodedWhole: held > 0 || metadata.format === 'webp' || (metadata.orientation ?? 1) > 1,
      /** Maximum number of pixels for a file of this kind. */
      maxPixels: held > 0 ? Math.min(IMAGE_MAX_PIXELS, HELD_BYTES_MAX / held) : IMAGE_MAX_PIXELS,
    };
  } catch {
    return undefined;
  }
}

export type PictureFacts = NonNullable<Awaited<ReturnType<typeof readFacts>>>;
