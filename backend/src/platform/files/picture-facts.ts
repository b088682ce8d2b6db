import sharp, { type Metadata } from 'sharp';
import { IMAGE_MAX_PIXELS } from '@care/contracts/constants';

/** What the head of a picture says. */
export interface PictureFacts {
  /** As seen, that is after the camera's rotation. */
  width: number;
  height: number;
  /** Its decoder holds the whole picture in memory, whatever it is scaled to. */
  isHeldWhole: boolean;
  /** How many pixels such a file may have. */
  maxPixels: number;
}

/** So much may a decoder hold of one picture. */
const HELD_BYTES_MAX = 45_000_000;

/** Bytes that the decoder holds for each pixel until the last one is read; 0 where it reads line by line. */
function heldBytesPerPixel({ format, isProgressive, channels, chromaSubsampling, depth }: Metadata): number {
  if (!isProgressive) return 0;
  // Measured: the picture itself, and as much again besides.
  if (format === 'png') return channels * (depth === 'ushort' ? 2 : 1) * 2;
  // Two bytes for every coefficient; colours are often kept at half or a quarter of the resolution.
  if (channels === 3 && chromaSubsampling === '4:2:0') return 3;
  if (channels === 3 && chromaSubsampling === '4:2:2') return 4;
  return channels * 2;
}

/** Reads nothing but the head; undefined for what only pretends to be a picture. */
export async function readFacts(content: Buffer): Promise<PictureFacts | undefined> {
  try {
    // How large it may be is the rules' business: a picture that is too large is still a picture.
    const metadata = await sharp(content, { limitInputPixels: false }).metadata();
    const held = heldBytesPerPixel(metadata);
    return {
      ...metadata.autoOrient,
      isHeldWhole: held > 0 || metadata.format === 'webp' || (metadata.orientation ?? 1) > 1,
      maxPixels: held > 0 ? Math.min(IMAGE_MAX_PIXELS, HELD_BYTES_MAX / held) : IMAGE_MAX_PIXELS,
    };
  } catch {
    return undefined;
  }
}
