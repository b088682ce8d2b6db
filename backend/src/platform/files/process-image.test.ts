import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { pictureProcess } from './picture-process-client';
import { diskStorage } from './disk-storage';
import { variantWidths } from './encode-picture';
import { processImage, type ImageResult, type ProcessedPicture } from './process-image';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-media-'));
const storage = diskStorage(dataDir);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4745a' } });

function pictureOf(result: ImageResult): ProcessedPicture {
  if (!result.success) throw new Error(result.problem);
  return result.picture;
}

async function stored(url: string): Promise<Buffer> {
  const name = path.basename(url);
  return readFile(path.join(dataDir, 'media', name.slice(0, 2), name));
}

describe('processing an uploaded picture', () => {
  it('SH-17 stores it as WebP in the widths from 320 up to its own', async () => {
    const picture = pictureOf(await processImage(await plain(1000, 500).jpeg().toBuffer(), storage));
    expect(picture.variants.map(({ w }) => w)).toEqual([320, 480, 640, 960]);
    expect([picture.width, picture.height]).toEqual([960, 480]);
    for (const { w, url } of picture.variants)
      expect(await sharp(await stored(url)).metadata()).toMatchObject({ format: 'webp', width: w, height: w / 2 });
  });

  it('SH-17 never enlarges: a narrow one keeps its width', () => {
    expect(variantWidths(250, 300)).toEqual([250]);
    expect(variantWidths(320, 300)).toEqual([320]);
    expect(variantWidths(5000, 5000)).toEqual([320, 480, 640, 960, 1280, 1600]);
  });

  it('SH-17 makes no widest variants of a picture much taller than wide', () => {
    expect(variantWidths(1600, 8000)).toEqual([320, 480, 640, 960]);
    expect(variantWidths(200, 8000)).toEqual([200]);
  });

  it('PP-11 removes metadata, such as the place of a photo', async () => {
    const withPlace = await plain(400, 300)
      .withExif({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const picture = pictureOf(await processImage(withPlace, storage));
    expect((await sharp(await stored(picture.url)).metadata()).exif).toBeUndefined();
  });

  it('PP-11 rotates a photo that the camera stored rotated', async () => {
    const lying = await plain(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { width, height } = pictureOf(await processImage(lying, storage));
    expect(width).toBeLessThan(height);
  });

  it.each<[string, () => Promise<Buffer>, string]>([
    ['a GIF', () => plain(300, 300).gif().toBuffer(), 'invalidPhotoType'],
    [
      'a PNG that stops after its head',
      async () => (await plain(300, 300).png().toBuffer()).subarray(0, 60),
      'invalidPhotoType',
    ],
    ['a picture of 199 px', () => plain(199, 300).png().toBuffer(), 'photoResolution'],
  ])('PP-11 PP-22 refuses %s', async (_what, make, problem) => {
    expect(await processImage(await make(), storage)).toMatchObject({ success: false, problem });
  });

  it('PP-22 names the allowed resolution, also the lower limit for a file that is decoded as a whole', async () => {
    const large = await processImage(await plain(5001, 5000).jpeg().toBuffer(), storage);
    expect(large).toMatchObject({ message: expect.stringContaining('höchstens 25 Megapixel') });
    const whole = await plain(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
    expect(await processImage(whole, storage)).toMatchObject({
      problem: 'photoResolution',
      message: expect.stringContaining('höchstens 7 Megapixel'),
    });
  });

  it('works after the picture process has died, and answers 503 for the picture in progress', async () => {
    const file = await plain(3000, 3000).png().toBuffer();
    const lost = processImage(file, storage);
    await until(() => (pictureProcess()?.jobs ?? 0) > 0);
    process.kill(pictureProcess()?.pid ?? 0, 'SIGKILL');
    await expect(lost).rejects.toMatchObject({ status: 503 });
    expect(await processImage(await plain(300, 300).png().toBuffer(), storage)).toMatchObject({ success: true });
  });

  it('does not encode a picture whose client has disconnected', async () => {
    const file = await plain(300, 300).png().toBuffer();
    await expect(processImage(file, storage, { signal: AbortSignal.abort() })).rejects.toMatchObject({ status: 503 });
  });
});
