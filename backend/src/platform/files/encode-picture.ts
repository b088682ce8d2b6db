import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS } from '@care/contracts/constants';

/** A picture in one width, as WebP, and as AVIF if that is smaller. */
export interface EncodedVariant {
  w: number;
  height: number;
  data: Uint8Array;
  avif?: Uint8Array;
}

/** A picture file, and its size after rotation. */
export interface Picture {
  content: Uint8Array;
  width: number;
  height: number;
}

/** Effort 2 takes half the time of the default, for about six per cent more bytes. */
export const WEBP = { quality: 78, effort: 2 } as const;

/** About the same look as WebP at 78. Higher efforts take several times as long. */
const AVIF = { quality: 52, effort: 1 } as const;

/** The AVIF encoder needs about 25 MB per megapixel, so larger variants are stored as WebP only. */
const AVIF_MAX_PIXELS = 500_000;

/** The WebP encoder needs the whole variant in memory, so a picture much taller than wide gets no widest variants. */
const VARIANT_MAX_PIXELS = 6_000_000;

/** The widths for a picture; if it is narrower than all of them, its own width. */
export function variantWidths(width: number, height: number): number[] {
  const isSmall = (candidate: number) => (candidate * candidate * height) / width <= VARIANT_MAX_PIXELS;
  const fitting = IMAGE_WIDTHS.filter((candidate) => candidate <= width && isSmall(candidate));
  return fitting.length > 0 ? fitting : [width];
}

/**
 * Scales while decoding, one width after the other, so that the whole picture is in memory only if its format requires
 * it. Encoding it again removes all metadata, such as the place of a photo.
 * @throws if the content is damaged
 */
export async function encodePicture(picture: Picture): Promise<EncodedVariant[]> {
  const variants: EncodedVariant[] = [];
  for (const w of variantWidths(picture.width, picture.height)) {
    const scaled = sharp(picture.content, { failOn: 'error', limitInputPixels: false, sequentialRead: true })
      .autoOrient()
      .resize({ width: w })
      .toColourspace('srgb');
    const isSmall = (w * w * picture.height) / picture.width <= AVIF_MAX_PIXELS;
    variants.push({ w, ...(await (isSmall ? encodeTwice(scaled) : encodeOnce(scaled))) });
  }
  return variants;
}

async function encodeOnce(scaled: Sharp): Promise<Omit<EncodedVariant, 'w'>> {
  const { data, info } = await scaled.webp(WEBP).toBuffer({ resolveWithObject: true });
  return { height: info.height, data };
}

/** Decodes once for both encoders. */
async function encodeTwice(scaled: Sharp): Promise<Omit<EncodedVariant, 'w'>> {
  const { data: pixels, info } = await scaled.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const data = await sharp(pixels, { raw }).webp(WEBP).toBuffer();
  const avif = await sharp(pixels, { raw }).avif(AVIF).toBuffer();
  return { height: info.height, data, ...(avif.length < data.length && { avif }) };
}
