import path from 'node:path';
import sharp from 'sharp';
import { appOfTests } from '../../testing/test-app';
import { diskStorage } from '../../platform/files/disk-storage';

const test = appOfTests();
let url: string;
let content: Buffer;

beforeAll(async () => {
  content = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#234b78' } })
    .webp()
    .toBuffer();
  url = await diskStorage(test.app.settings.DATA_DIR).put(content, 'webp');
});

describe('GET /media/{name}', () => {
  it('SH-17 serves a stored picture with its type, immutable and with nosniff', async () => {
    const response = await test.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(content)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(content.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it.each([
    ['from 5 to far behind the end', 'bytes=5-99999', 5],
    ['of the last ten bytes', 'bytes=-10', -10],
    ['from 7', 'bytes=7-', 7],
  ])('PP-12 answers 206 with the part %s', async (_part, range, first) => {
    const part = content.subarray(first);
    const response = await test.inject({ url, headers: { range } });
    expect([response.statusCode, response.rawPayload.equals(part)]).toEqual([206, true]);
    expect(response.headers).toMatchObject({
      'content-length': String(part.length),
      'content-range': `bytes ${content.length - part.length}-${content.length - 1}/${content.length}`,
    });
  });

  it('SH-23 answers 416 to a part that begins behind the end', async () => {
    const response = await test.inject({ url, headers: { range: `bytes=${content.length}-` } });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  it.each([
    '00000000000000000000000000000000.webp',
    '..%2f..%2fpackage.json',
    '..%252f..%252fpackage.json',
    '%2e%2e%2fauth-secret',
    'demo-pictures-1.json',
    'x.webp',
    'a'.repeat(79),
  ])('answers 404 for %s', async (name) => {
    const response = await test.inject(`/api-backend/media/${name}`);
    expect(response.statusCode).toBe(404);
    expect(response.json().error.code).toBe('not_found');
  });

  it('SH-17 answers 404 to a name with a path in it', async () => {
    const storage = diskStorage(test.app.settings.DATA_DIR);
    const name = path.basename(url);
    for (const attempt of [
      `../media/${name}`,
      `${name.slice(0, 2)}/${name}`,
      `./${name}`,
      `${name}\0`,
      name.toUpperCase(),
    ])
      expect(await storage.find(attempt)).toBeUndefined();
  });
});
