import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ErrorBody, GalleryItem } from '@care/contracts/schemas';
import { hostileFiles, polyglots, type HostileFile } from '../../platform/files/testing/hostile-files';
import { insertCompany, insertUser, signIn, type Auth } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const ANSWERS: Record<HostileFile['refusal'], [number, RegExp]> = {
  invalidPhotoType: [415, /^ungültiger Dateityp$/],
  photoIsTooLarge: [413, /^Die Datei ist zu groß$/],
  photoResolution: [422, /^Das Bild muss zwischen 200 × 200 und 8\.000 × 8\.000 Pixel groß sein/],
};
const MEGABYTE = 1_000_000;

describe('hostile uploads', () => {
  const test = appOfTests();
  let own: Auth;
  let owner: number;
  let company: number;
  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER' });
    own = await signIn(test.databases, owner);
  });

  const upload = async (content: Buffer, name = 'x.png') =>
    test.inject({
      method: 'POST',
      url: '/api-backend/media/company-gallery/image/',
      ...uploadForm({ user: owner, company, url: '' }, { name, content, type: 'image/png' }, own),
    });
  const storedFiles = (): string[] =>
    readdirSync(test.app.settings.DATA_DIR, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.secret'))
      .map((entry) => path.join(entry.parentPath, entry.name));
  const rows = () => test.db.selectFrom('company_media').selectAll().execute();

  it('PP-11 PP-22 refuses 50 files with the reason, stores none of them, and needs less than 100 MB more', async () => {
    const files = await hostileFiles();
    expect(files.length).toBeGreaterThanOrEqual(50);
    const before = process.memoryUsage.rss();
    let peak = 0;
    for (const { what, name, content, refusal } of files) {
      const response = await upload(content, name);
      peak = Math.max(peak, process.memoryUsage.rss() - before);
      const [status, message] = ANSWERS[refusal];
      expect([what, response.statusCode]).toEqual([what, status]);
      expect(response.json<ErrorBody>().error.details?.['file']).toMatch(message);
    }
    expect(peak).toBeLessThan(100 * MEGABYTE);
    expect(await rows()).toEqual([]);
    expect(storedFiles()).toEqual([]);
  });

  it('PP-11 stores of a picture that is something else too only its pixels', async () => {
    for (const { what, content, hidden } of await polyglots()) {
      const response = await upload(content, '../../x.html');
      expect([what, response.statusCode]).toEqual([what, 201]);
      const { url } = response.json<GalleryItem>();
      const served = await test.inject(url);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      });
      expect(served.rawPayload.includes(hidden)).toBe(false);
    }
    for (const file of storedFiles()) {
      expect(path.relative(test.app.settings.DATA_DIR, file)).toMatch(
        /^media\/[0-9a-f]{2}\/[0-9a-f]{32}\.(webp|avif)$/,
      );
      expect(readFileSync(file).includes('versteckt')).toBe(false);
    }
  });
});
