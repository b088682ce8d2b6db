import { leastTier } from '@care/contracts/tiers';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Company, CompanySections, ErrorBody, Gallery, GalleryItem, Image } from '@care/contracts/schemas';
import { type Auth, daysFromNow, updateRows } from '../../../testing/rows';
import { runLaterJobs } from '../../../testing/later-jobs';
import { mediaNames } from '../../../testing/stored-files';
import { appOfTests, expectRefusal, statusesOf } from '../../../testing/test-app';
import { picture } from '../../../testing/pictures';
import { uploadForm } from '../../../testing/upload-form';
import { during } from '../../../testing/wait-until-blocked';
import { diskStorage } from '../../../platform/files/disk-storage';
import { cleanMedia } from './clean-media';

const API = '/api-backend';
const GALLERY = `${API}/media/company-gallery/image/`;
let shade = 0;
/** A picture that differs from all before, so that it has files of its own. */
function newPicture(): Promise<Buffer> {
  shade += 1;
  return picture(320, 240, `rgb(${(shade * 7) % 256}, ${(shade * 40) % 256}, 90)`);
}
describe("a provider's pictures", () => {
  const test = appOfTests();
  let owner: number;
  let company: number;
  let own: Auth;
  let stranger: Auth;
  let strangerId: number;

  beforeAll(async () => {
    owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
    own = await test.signIn(owner);
    strangerId = await test.insertUser('fremde', { profile_type: 'CARE_PROVIDER' });
    stranger = await test.signIn(strangerId);
  });
  beforeEach(async () => {
    await test.db.deleteFrom('company').execute();
    company = await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER' });
  });

  interface Upload {
    content?: Buffer;
    name?: string;
    fields?: Record<string, string | number>;
    auth?: Auth;
    method?: 'POST' | 'PUT';
  }
  const upload = async (
    url: string,
    { content, name = 'bild.png', fields, auth = own, method = 'POST' }: Upload = {},
  ) =>
    test.inject({
      method,
      url,
      ...uploadForm(
        { user: owner, company, url: '', ...fields },
        { name, content: content ?? (await newPicture()) },
        auth,
      ),
    });
  const add = async (fields?: Record<string, string | number>) =>
    (await upload(GALLERY, fields && { fields })).json<GalleryItem>();
  const details = async (auth: Auth | undefined = own) =>
    (await test.inject({ url: `${API}/company/details/${company}/`, ...(auth && { headers: auth }) })).json<Company>();
  const confirmed = async () =>
    (await test.get(`${API}/company/${company}/sections/`, own))
      .json<CompanySections>()
      .sections.flatMap(({ section, confirmed_at }) => (confirmed_at ? [section] : []));
  const setTier = (subscription: 'FREE_TIER' | 'PLUS_TIER') => test.update('company', company, { subscription });
  const files = () => mediaNames(test.app.settings.DATA_DIR);
  const fileNames = ({ url, variants }: Image) =>
    [url, ...variants.map((variant) => variant.url)].map((one) => path.basename(one));

  it.each([
    ['company-logo', 'logo', 'logo'],
    ['company-main-image', 'main_image', 'images'],
  ] as const)(
    'PP-11 PP-23 PP-06 %s is uploaded, described, replaced and deleted by the owner alone; the files go when no cached page shows them',
    async (folder, member, section) => {
      const url = `${API}/media/${folder}/`;
      const first = (await upload(url, { fields: { alt: 'Haus von vorn' } })).json<Image>();
      expect(await details()).toMatchObject({ [member]: { id: first.id, alt: 'Haus von vorn' } });
      expect(await confirmed()).toEqual([section]);
      const changed = await test.put(`${url}${first.id}/`, { alt: 'Garten' }, own);
      expect(changed.json()).toMatchObject({ id: first.id, alt: 'Garten' });
      const second = (await upload(url)).json<Image>();
      for (const user of [owner, strangerId])
        expect((await upload(url, { auth: stranger, fields: { user } })).statusCode).toBe(403);
      expect((await upload(url, { fields: { user: strangerId } })).statusCode).toBe(403);
      expect((await test.delete(`${url}${second.id}/`, stranger)).statusCode).toBe(404);
      expect(await details()).toMatchObject({ [member]: { id: second.id } });
      // Pages that are cached still show the first one.
      expect(files()).toEqual(expect.arrayContaining([...fileNames(first), ...fileNames(second)]));
      await runLaterJobs(test.app);
      expect(files()).toEqual(expect.arrayContaining(fileNames(second)));
      for (const name of fileNames(first)) expect(files()).not.toContain(name);

      await test.db.deleteFrom('company_section').execute();
      expect((await test.delete(`${url}${second.id}/`, own)).statusCode).toBe(204);
      expect(await details()).toMatchObject({ [member]: null });
      expect(await confirmed()).toEqual([section]);
      await test.app.jobs.drain();
      expect(files()).toEqual(expect.arrayContaining(fileNames(second)));
      await runLaterJobs(test.app);
      for (const name of fileNames(second)) expect(files()).not.toContain(name);
    },
  );

  it.each(['PUT', 'DELETE'] as const)('PP-11 PP-18 a late %s of the former owner changes no logo', async (method) => {
    const url = `${API}/media/company-logo/`;
    const { id } = (await upload(url)).json<Image>();
    const handOver = (db: typeof test.db) => updateRows(db, 'company', company, { owner_id: strangerId });
    const payload = { alt: 'Neu' };
    const send = () => test.inject({ method, url: `${url}${id}/`, headers: own, ...(method === 'PUT' && { payload }) });
    expect((await during(test, handOver, send)).statusCode).toBe(404);
    expect(await test.row('company_media', {})).toMatchObject({ alt: '' });
  });

  it('PK-05 a main image is refused if the package ends while the picture is checked, and its files are deleted', async () => {
    const url = `${API}/media/company-main-image/`;
    const first = (await upload(url)).json<Image>();
    const before = files();
    const downgrade = (db: typeof test.db) => updateRows(db, 'company', company, { subscription: 'FREE_TIER' });
    const refused = await during(test, downgrade, () => upload(url));
    expect(refused.statusCode).toBe(403);
    expect(refused.json<ErrorBody>().error).toMatchObject({
      code: 'tier_required',
      required_tier: leastTier('mainImage'),
    });
    expect(files()).toEqual(before);
    await setTier('PLUS_TIER');
    expect(await details()).toMatchObject({ main_image: { id: first.id } });
  });

  it('PP-22 checks count, then type, then size, then resolution, each with its own message', async () => {
    await setTier('FREE_TIER');
    for (let n = 0; n < 4; n++) await test.insertMedia(company, 'GALLERY', n);
    const tooLargeText = Buffer.alloc(600_001, 'x');
    const asked = async (content: Buffer) => {
      const response = await upload(GALLERY, { content });
      return [response.statusCode, response.json<ErrorBody>().error.details];
    };
    const text = 'Sie haben die maximale Anzahl an Dateien erreicht (4).';
    expect(await asked(tooLargeText)).toEqual([409, { file: text }]);
    await setTier('PLUS_TIER');
    expect(await asked(tooLargeText)).toEqual([415, { file: 'ungültiger Dateityp' }]);
    const small = await picture(199);
    const large = Buffer.concat([small, Buffer.alloc(600_001)]);
    expect(await asked(large)).toEqual([413, { file: 'Die Datei ist zu groß' }]);
    expect(await asked(small)).toEqual([
      422,
      { file: expect.stringMatching(/^Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein/) },
    ]);
    expect((await details()).gallery).toHaveLength(4);
  });

  it.each([
    ['FREE_TIER', 4],
    ['PLUS_TIER', 11],
  ] as const)('PK-05 PP-12 %s: simultaneous uploads leave exactly %i items', async (tier, most) => {
    await setTier(tier);
    for (let n = 0; n < most - 2; n++) await test.insertMedia(company, 'GALLERY', n);
    const before = files();
    expect(await statusesOf(Array.from({ length: 4 }, () => upload(GALLERY)))).toEqual([201, 201, 409, 409]);
    const { gallery } = await details();
    expect(gallery.map(({ order }) => order)).toEqual(Array.from({ length: most }, (_, index) => index));
    // The files of refused uploads were deleted.
    const kept = new Set(gallery.flatMap(fileNames));
    const added = files().filter((name) => !before.includes(name));
    expect(added.filter((name) => !kept.has(name.replace('.avif', '.webp')))).toEqual([]);
  });

  it('PP-12 PP-23 places, moves and describes pictures, which confirms the section, and closes the gap after one is deleted', async () => {
    const tag = async () => (await test.get(`${API}/company/details/${company}/`, own)).headers['etag'];
    const before = await tag();
    const [a, b] = [await add({ alt: 'Eingang' }), await add()];
    expect(await tag()).not.toBe(before);
    expect(await confirmed()).toEqual(['images']);
    const c = await add({ order: 0 });
    const order = async () => (await details()).gallery.map(({ id }) => id);
    expect(await order()).toEqual([c.id, a.id, b.id]);
    const moved = await test.put(`${GALLERY}${b.id}/`, { order: 0, alt: 'Speisesaal' }, own);
    expect(moved.json()).toMatchObject({ id: b.id, order: 0, alt: 'Speisesaal', file_type: 'IMAGE' });
    expect(await order()).toEqual([b.id, c.id, a.id]);
    await test.delete(`${GALLERY}${c.id}/`, own);
    expect((await details()).gallery.map(({ id, order: place, alt }) => [id, place, alt])).toEqual([
      [b.id, 0, 'Speisesaal'],
      [a.id, 1, 'Eingang'],
    ]);
  });

  it('PP-12 replaces a picture in its place; the files of the former one go when no cached page shows them', async () => {
    const [first, second] = [await add({ alt: 'Garten' }), await add()];
    const replaced = (await upload(`${GALLERY}${first.id}/`, { method: 'PUT' })).json<GalleryItem>();
    expect(replaced).toMatchObject({ id: first.id, order: 0, alt: 'Garten' });
    expect(replaced.url).not.toBe(first.url);
    await test.app.jobs.drain();
    expect(files()).toEqual(expect.arrayContaining(fileNames(first)));
    await runLaterJobs(test.app);
    for (const name of fileNames(first)) expect(files()).not.toContain(name);
    expect((await details()).gallery.map(({ id }) => id)).toEqual([first.id, second.id]);
    // What replaces no item, or comes with a wrong order, leaves no file.
    const before = files();
    expect((await upload(`${GALLERY}987654/`, { method: 'PUT' })).statusCode).toBe(404);
    expect((await upload(`${GALLERY}${first.id}/`, { method: 'PUT', fields: { order: -1 } })).statusCode).toBe(422);
    expect(files()).toEqual(before);
  });

  it('PP-12 a file that two pictures share stays until the last of them is deleted', async () => {
    const content = await newPicture();
    const [a, b] = [await upload(GALLERY, { content }), await upload(GALLERY, { content })].map((one) =>
      one.json<GalleryItem>(),
    );
    expect(a?.url).toBe(b?.url);
    await test.delete(`${GALLERY}${a?.id}/`, own);
    await runLaterJobs(test.app);
    expect((await test.inject(b?.url ?? '')).statusCode).toBe(200);
    await test.delete(`${GALLERY}${b?.id}/`, own);
    expect((await test.inject(b?.url ?? '')).statusCode).toBe(200);
    await runLaterJobs(test.app);
    expect((await test.inject(b?.url ?? '')).statusCode).toBe(404);
  });

  it('PP-12 stores a new order of all items, and refuses an outdated one with 409', async () => {
    const ids = [(await add()).id, (await add()).id, (await add()).id];
    const store = (order: number[], auth = own) =>
      test.patch(`${API}/media/company-gallery/order/`, { company, order }, auth);
    const reversed = ids.toReversed();
    expect((await store(reversed)).json<Gallery>().gallery.map(({ id }) => id)).toEqual(reversed);
    for (const outdated of [ids.slice(1), [...ids, 4711], [ids[0]!, ids[0]!, ids[1]!]])
      expect((await store(outdated)).statusCode).toBe(409);
    expect((await store(ids, stranger)).statusCode).toBe(404);
    expect((await details()).gallery.map(({ id }) => id)).toEqual(reversed);
  });

  it('PP-11 serves a picture as AVIF to clients that take it, under the same address', async () => {
    const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const grey = { width: 640, height: 480, channels: 3, background: '#888', noise: grain } as const;
    const noise = await sharp({ create: grey }).jpeg({ quality: 60 }).toBuffer();
    const { url } = (await upload(GALLERY, { content: noise })).json<GalleryItem>();
    const asAvif = await test.get(url, { accept: 'image/avif,image/webp,*/*;q=0.8' });
    const asWebp = await test.get(url, { accept: '*/*' });
    expect([asAvif.headers['content-type'], asWebp.headers['content-type']]).toEqual(['image/avif', 'image/webp']);
    expect([asAvif.headers['vary'], asWebp.headers['vary']]).toEqual(['Accept', 'Accept']);
    expect(asAvif.rawPayload.length).toBeLessThan(asWebp.rawPayload.length);
    expect((await sharp(asAvif.rawPayload).metadata()).format).toBe('heif');
  });

  describe('sent again after a lost answer', () => {
    const send = (content: Buffer, key = 1) =>
      upload(GALLERY, { content, auth: { ...own, 'idempotency-key': `bild-${company}-${key}` } as Auth });
    const gallery = async () => (await details()).gallery;

    it('PP-12 appears once, also when both arrive at the same time; another one, or one that was deleted, is refused', async () => {
      const content = await newPicture();
      const answers = await Promise.all([send(content), send(content)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      const [first, second] = answers.map((answer) => answer.json<GalleryItem>());
      expect(second).toEqual(first);
      expect(await gallery()).toHaveLength(1);
      const url = `${GALLERY}${first!.id}/`;
      await test.put(url, { alt: 'Garten' }, own);
      expect((await send(content)).json()).toMatchObject({ id: first!.id, alt: 'Garten' });
      expect((await send(await newPicture())).statusCode).toBe(409);
      await test.delete(url, own);
      const again = await send(content);
      const text = 'Dieses Bild war schon hochgeladen und wurde gelöscht. Bitte wählen Sie es noch einmal aus.';
      expectRefusal(again, 409, text);
      expect(await gallery()).toEqual([]);
    });

    it('PP-12 PK-05 is answered like the first time if the first one took the last place', async () => {
      await setTier('FREE_TIER');
      for (let n = 0; n < 3; n++) await test.insertMedia(company, 'GALLERY', n);
      const content = await newPicture();
      const first = await send(content);
      const again = await send(content);
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect(await gallery()).toHaveLength(4);
      expect((await send(content, 2)).statusCode).toBe(409);
    });
  });
});

describe('the job that deletes unused files', () => {
  const test = appOfTests();
  const folder = () => path.join(test.app.settings.DATA_DIR, 'media');
  const age = (name: string, days = 2) => {
    const file = path.join(folder(), name.includes('/') ? name : path.join(name.slice(0, 2), name));
    utimesSync(file, daysFromNow(-days), daysFromNow(-days));
  };
  const put = async (text: string, extension: 'webp' | 'mp4' | 'vtt' = 'webp'): Promise<string> =>
    path.basename(await diskStorage(test.app.settings.DATA_DIR).put(Buffer.from(text), extension));

  it('PP-12 PD-01 AC-11 keeps young files and all widths that a row uses, and deletes all others and unfinished uploads', async () => {
    const used: string[] = [];
    const keep = async (...file: Parameters<typeof put>): Promise<string> => {
      used.push(await put(...file));
      return `/api-backend/media/${used.at(-1)}`;
    };
    const pictureOf = async (name: string) => {
      const [url, narrow] = [await keep(`${name} wide`), await keep(`${name} narrow`)];
      const narrowVariant = { w: 320, url: narrow };
      return { url, variants: JSON.stringify([{ w: 640, url }, narrowVariant]) };
    };
    const inGallery = { company_id: await test.insertCompany('haus'), kind: 'GALLERY' } as const;
    const film = {
      url: await keep('film', 'mp4'),
      captions: await keep('captions', 'vtt'),
      file_type: 'VIDEO',
    } as const;
    await test.insert('company_media', { ...inGallery, ...(await pictureOf('gallery')) });
    await test.insert('company_media', { ...inGallery, ...film });
    await test.insertContent('article', 'artikel', { fields: { main_image: await pictureOf('article') } });
    const body_html = `<p>Bild:</p><img src="${await keep('in a text')}" alt="">`;
    await test.insertContent('guide', 'rat', { fields: { body_html }, publicFrom: null });
    const job_seeker_id = await test.insertJobSeeker(await test.insertUser('pflegekraft'), 'pflegekraft');
    await test.insert('job_seeker_image', { job_seeker_id, ...(await pictureOf('photo')) });
    const young = await put('young');
    const unused = [await put('unused'), await put('unused film', 'mp4')];
    mkdirSync(path.join(folder(), 'incoming'));
    for (const name of ['old.part', 'new.part']) writeFileSync(path.join(folder(), 'incoming', name), 'half');
    for (const name of [...used, ...unused, 'incoming/old.part']) age(name);
    age(young, 0.95);

    await cleanMedia(test.app);
    expect(mediaNames(test.app.settings.DATA_DIR).sort()).toEqual([...used, young, 'new.part'].sort());
  });
});
