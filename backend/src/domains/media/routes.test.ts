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
    });
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
