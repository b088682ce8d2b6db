import sharp from 'sharp';

/** A PNG of one colour. */
export function picture(width: number, height = width, background = '#234b78'): Promise<Buffer> {
  const create = { width, height, channels: 3, background } as const;
  return sharp({ create }).png().toBuffer();
}
