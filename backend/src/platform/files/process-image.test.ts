import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import sharp from 'sharp';
import { pictureProcess } from './picture-process-client';
import { diskStorage } from './disk-storage';
import { variantWidths } from './encode-picture';
import { processImage } from './process-image';

const dataDir = folderOfTests();
const storage = diskStorage(dataDir);

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c4745a' } });

/** What a stored picture is, by its address. */
async function stored(url: string) {
  const name = path.basename(url);
  return sharp(await readFile(path.join(dataDir, 'media', name.slice(0, 2), name))).metadata();
}

it('SH-17 stores it as WebP in the widths from 320 up to its own', async () => {
  const picture = await processImage(await plain(1000, 500).jpeg().toBuffer(), storage);
  expect(picture.variants.map(({ w }) => w)).toEqual([320, 480, 640, 960]);
  expect([picture.width, picture.height]).toEqual([960, 480]);
  for (const { w, url } of picture.variants)
    expect(await stored(url)).toMatchObject({ format: 'webp', width: w, height: w / 2 });
});

it('SH-17 never enlarges, and makes no widest variants of a picture much taller than wide', () => {
  expect(variantWidths(250, 300)).toEqual([250]);
  expect(variantWidths(320, 300)).toEqual([320]);
  expect(variantWidths(5000, 5000)).toEqual([320, 480, 640, 960, 1280, 1600]);
  expect(variantWidths(1600, 8000)).toEqual([320, 480, 640, 960]);
  expect(variantWidths(200, 8000)).toEqual([200]);
});

it('PP-11 removes metadata, such as the place of a photo', async () => {
  const withPlace = await plain(400, 300)
    .withExif({ IFD0: { Artist: 'Anna' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer();
  const picture = await processImage(withPlace, storage);
  expect((await stored(picture.url)).exif).toBeUndefined();
});

it('PP-11 rotates a photo that the camera stored rotated', async () => {
  const lying = await plain(600, 400).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height } = await processImage(lying, storage);
  expect(width).toBeLessThan(height);
});

it('SH-17 stores equal content once', async () => {
  const file = await plain(330, 330).png().toBuffer();
  expect((await processImage(file, storage)).url).toBe((await processImage(file, storage)).url);
});

it('PP-22 names the allowed resolution, also the lower limit for a file that is decoded as a whole', async () => {
  const large = await plain(5001, 5000).jpeg().toBuffer();
  await expect(processImage(large, storage)).rejects.toThrow('höchstens 25 Megapixel');
  const whole = await plain(4000, 3000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();
  await expect(processImage(whole, storage)).rejects.toThrow('höchstens 7 Megapixel');
});

it('works after the picture process has died, and answers 503 for the picture in progress', async () => {
  const lost = processImage(await plain(3000, 3000).png().toBuffer(), storage);
  while ((pictureProcess()?.jobs ?? 0) === 0) await new Promise(setImmediate);
  process.kill(pictureProcess()?.pid ?? 0, 'SIGKILL');
  await expect(lost).rejects.toMatchObject({ status: 503 });
  expect(await processImage(await plain(300, 300).png().toBuffer(), storage)).toMatchObject({ width: 300 });
});

it('does not encode a picture whose client has disconnected', async () => {
  const file = await plain(300, 300).png().toBuffer();
  await expect(processImage(file, storage, { signal: AbortSignal.abort() })).rejects.toMatchObject({ status: 503 });
});

it('PP-22 refuses an upload before reading it if the gallery is full', async () => {
  const full = { count: { present: 11, most: 11 } };
  const refusal = { status: 409, message: 'Sie haben die maximale Anzahl an Dateien erreicht (11).' };
  await expect(processImage(Buffer.from('anything'), storage, full)).rejects.toMatchObject(refusal);
});
