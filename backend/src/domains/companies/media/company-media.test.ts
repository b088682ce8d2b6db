import { pbkdf2 } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { VIDEO_MAX_BYTES } from '@care/contracts/constants';
import { leastTier, TIER_TABLE } from '@care/contracts/tiers';
import type {
  Company,
  CompanySections,
  ErrorBody,
  Gallery,
  GalleryItem,
  Image,
  SignedUrl,
} from '@care/contracts/schemas';
import { ALL_FORMATS, BufferSource, Input, type AudioCodec } from 'mediabunny';
import sharp from 'sharp';
import { atLaterTime, TIMERS } from '../../../testing/at-later-time';
import { runLaterJobs } from '../../../testing/later-jobs';
import { picture } from '../../../testing/pictures';
import { type Auth, daysFromNow, updateRows } from '../../../testing/rows';
import { mediaNames } from '../../../testing/stored-files';
import { appOfTests, expectRefusal, statusesOf } from '../../../testing/test-app';
import { uploadForm } from '../../../testing/upload-form';
import { videoFile } from '../../../testing/videos';
import { during, waitUntilBlocked } from '../../../testing/wait-until-blocked';
import { diskStorage } from '../../../platform/files/disk-storage';
import { cleanMedia } from './clean-media';
import { receiveVideo } from './receive-video';

const API = '/api-backend';
const GALLERY = `${API}/media/company-gallery/image/`;
const VIDEO = `${API}/media/company-gallery/video/`;
const NO_VIDEO = 'Das ist kein Video. Erlaubt sind MP4 und WebM bis 50\u00a0MB.';
const RARE_CODEC =
  'Viele Browser können dieses Video nicht abspielen. Bitte speichern Sie es als MP4 mit H.264 oder als WebM.';
const DAMAGED = 'Das Video ist beschädigt oder unvollständig.';
const OTHER_SIZE = 'Die Datei ist nicht die angekündigte. Bitte wählen Sie sie noch einmal aus.';
const CUE = '00:01.000 --> 00:04.000\nWillkommen im Haus.';
const TOO_LARGE = 'Das Video ist zu groß. Erlaubt sind höchstens 50\u00a0MB.';

const test = appOfTests();
let owner: number;
let company: number;
let own: Auth;

beforeAll(async () => {
  owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
  own = await test.signIn(owner);
});
beforeEach(async () => {
  await test.db.deleteFrom('company').execute();
  rmSync(path.join(test.app.settings.DATA_DIR, 'media'), { recursive: true, force: true });
  company = await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER' });
});
const details = async (auth: Auth | undefined = own) =>
  (await test.inject({ url: `${API}/company/details/${company}/`, ...(auth && { headers: auth }) })).json<Company>();
const files = () => mediaNames(test.app.settings.DATA_DIR);

let shade = 0;
/** A picture that differs from all before, so that it has files of its own. */
function newPicture(): Promise<Buffer> {
  shade += 1;
  return picture(320, 240, `rgb(${(shade * 7) % 256}, ${(shade * 40) % 256}, 90)`);
}
describe("a provider's pictures", () => {
  let stranger: Auth;
  let strangerId: number;
  beforeAll(async () => {
    strangerId = await test.insertUser('fremde', { profile_type: 'CARE_PROVIDER' });
    stranger = await test.signIn(strangerId);
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
  const confirmed = async () =>
    (await test.get(`${API}/company/${company}/sections/`, own))
      .json<CompanySections>()
      .sections.flatMap(({ section, confirmed_at }) => (confirmed_at ? [section] : []));
  const setTier = (subscription: 'FREE_TIER' | 'PLUS_TIER') => test.update('company', company, { subscription });
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
    const inGallery = { company_id: company, kind: 'GALLERY' } as const;
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
    expect(files().sort()).toEqual([...used, young, 'new.part'].sort());
  });
});

describe('a video of the gallery', () => {
  const ask = (fields: Record<string, unknown> = {}) =>
    test.post(`${VIDEO}signed-url/`, { user: owner, company, file_name: 'rundgang.webm', order: 9, ...fields }, own);
  const signed = async (fields?: Record<string, unknown>) => (await ask(fields)).json<SignedUrl>();
  const send = ({ url, headers }: Pick<SignedUrl, 'url' | 'headers'>, content: Buffer) =>
    test.put(url, content, headers);
  type Answer = Awaited<ReturnType<typeof send>>;
  const add = async (fields?: Record<string, unknown>, content?: Buffer) =>
    (await send(await signed(fields), content ?? (await videoFile()))).json<GalleryItem>();
  const gallery = async () => (await details()).gallery;
  const post = (id: number, part: 'poster' | 'captions', content: Buffer) =>
    test.inject({ method: 'POST', url: `${VIDEO}${id}/${part}/`, ...uploadForm({}, { name: 'x', content }, own) });
  async function storedVideo() {
    const id = await test.insertMedia(company, 'GALLERY', 0);
    await test.update('company_media', id, { file_type: 'VIDEO' });
    return id;
  }
  const complete = ({ id }: SignedUrl) => test.inject({ method: 'POST', url: `${VIDEO}${id}/complete/`, headers: own });
  let listening: Promise<string> | undefined;
  const origin = () => (listening ??= test.app.listen({ port: 0, host: '127.0.0.1' }));
  const reasonOf = (response: Answer) => [
    response.statusCode,
    response.json<ErrorBody>().error.details?.['file'] ?? response.json<ErrorBody>().error.message,
  ];

  it('PP-12 SH-23 appears after the PUT alone, at its place, once, is played in parts and described; a lost answer can be asked for', async () => {
    await test.insertMedia(company, 'GALLERY', 0);
    const right = await signed({ order: 0 });
    expect((await complete(right)).statusCode).toBe(409);
    expect(await gallery()).toHaveLength(1);
    const response = await send(right, await videoFile());
    expect(response.statusCode).toBe(201);
    expect((await complete(right)).json()).toEqual(response.json());
    const text = 'Mit dieser Adresse wurde schon ein Video übertragen.';
    expect(reasonOf(await send(right, await videoFile()))).toEqual([409, text]);
    const [first, second] = await gallery();
    expect(first).toEqual(response.json());
    expect(first).toMatchObject({ file_type: 'VIDEO', order: 0, width: 640, height: 360 });
    expect(second?.order).toBe(1);
    const part = await test.get(first!.url, { range: 'bytes=0-99' });
    expect([part.statusCode, part.rawPayload.length, part.headers['content-type']]).toEqual([206, 100, 'video/webm']);
    const changed = await test.put(`${VIDEO}${first!.id}/`, { alt: 'Rundgang' }, own);
    expect(changed.json()).toMatchObject({ id: first!.id, alt: 'Rundgang' });
  });

  it.each<['mp4' | 'webm', AudioCodec[], AudioCodec[]]>([
    ['mp4', ['pcm-s16', 'opus'], ['opus']],
    ['webm', [], []],
  ])(
    'PP-12 stores of a %s file neither place nor device nor bytes behind the end, and only sound that browsers play',
    async (type, sound, played) => {
      const content = await videoFile({ type, sound, comment: '+50.9413+006.9583/ Telefon' });
      expect(content.includes('+50.9413')).toBe(true);
      const { url } = await add(
        { file_name: `a.${type}` },
        Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]),
      );
      const stored = (await test.get(url)).rawPayload;
      expect(stored.length).toBeGreaterThan(15_000);
      expect(stored.includes('+50.9413')).toBe(false);
      expect(stored.includes('<script>')).toBe(false);
      const input = new Input({ source: new BufferSource(stored), formats: ALL_FORMATS });
      expect((await input.getAudioTracks()).map(({ codec }) => codec)).toEqual(played);
    },
  );

  it('PP-12 is replaced in its place, also in a full gallery; its preview picture, captions and files go', async () => {
    await test.update('company', company, { subscription: 'FREE_TIER' });
    const before = await add();
    for (const place of [1, 2, 3]) await test.insertMedia(company, 'GALLERY', place);
    await test.put(`${VIDEO}${before.id}/`, { alt: 'Rundgang' }, own);
    await post(before.id, 'poster', await picture(640, 360));
    await post(before.id, 'captions', Buffer.from(`WEBVTT\n\n${CUE}`));
    expect((await gallery())[0]).toMatchObject({ captions: expect.any(String), variants: [{}, {}, {}] });
    const answer = await send(await signed({ replaces: before.id }), await videoFile({ bytes: 30_000 }));
    const [item, ...others] = await gallery();
    expect(item).toEqual(answer.json());
    expect(item).toMatchObject({ id: before.id, order: 0, alt: 'Rundgang', variants: [] });
    expect(item).not.toHaveProperty('captions');
    expect(others).toHaveLength(3);
    await runLaterJobs(test.app);
    expect(files()).toEqual([path.basename(item!.url)]);
    await test.update('company_media', before.id, { company_id: await test.insertCompany('nachbarn', {}) });
    expect((await ask({ replaces: before.id })).statusCode).toBe(404);
  });

  it('PP-12 is not changed or deleted by the addresses of pictures, nor a picture by those of videos', async () => {
    const video = await storedVideo();
    const photo = await test.insertMedia(company, 'GALLERY', 1);
    const before = await gallery();
    const form = uploadForm(
      { user: owner, company, url: '' },
      { name: 'x.png', content: await picture(640, 360) },
      own,
    );
    const ofVideo = `${API}/media/company-gallery/image/${video}/`;
    const answers = [await test.inject({ method: 'PUT', url: ofVideo, ...form })];
    for (const url of [ofVideo, `${VIDEO}${photo}/`])
      answers.push(await test.put(url, { alt: 'Anders' }, own), await test.delete(url, own));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
    expect(await gallery()).toEqual(before);
  });

  it('PP-12 an address: is not changed: neither upload, account, item, type, size, time nor key', async () => {
    const right = await signed({ size: 1000 });
    const changes: [string, string][] = [
      ['user=', 'user=9'],
      ['replaces=', 'replaces=9'],
      ['type=webm', 'type=mp4'],
      ['size=', 'size=5'],
      ['until=', 'until=9'],
      ['key=', 'key=A'],
      ['upload/', 'upload/9'],
    ];
    for (const [from, to] of changes)
      expect([to, ...reasonOf(await send({ ...right, url: right.url.replace(from, to) }, await videoFile()))]).toEqual([
        to,
        403,
        'Diese Adresse zum Hochladen gilt nicht.',
      ]);
    expect(files()).toEqual([]);
  });

  it('PP-12 an address: is kept by the nightly job, which deletes those that expired more than a day ago', async () => {
    const [right, expired] = [await signed(), await signed()];
    await test.update('company_video_upload', expired.id, { expires_at: daysFromNow(-1.1) });
    await cleanMedia(test.app);
    const { rows } = await test.databases.primary.pool.query('select id from company_video_upload');
    expect(rows.map(({ id }) => Number(id))).toEqual([right.id]);
  });

  it('PP-12 an address: expires', async () => {
    const right = await signed();
    const content = await videoFile();
    const response = await atLaterTime(31, () => send(right, content));
    const text = 'Die Zeit zum Hochladen ist abgelaufen. Bitte wählen Sie das Video noch einmal aus.';
    expect(reasonOf(response)).toEqual([403, text]);
  });

  it('PP-12 an address: is worth nothing once the provider belongs to somebody else', async () => {
    const right = await signed();
    const next = await test.insertUser(`neue-${company}`, { profile_type: 'CARE_PROVIDER' });
    await test.update('company', company, { owner_id: next });
    expect((await send(right, await videoFile())).statusCode).toBe(404);
    expect(files()).toEqual([]);
  });

  describe('is refused with a reason of its own, and nothing of it is stored:', () => {
    afterEach(async () => {
      expect(await gallery()).toEqual([]);
      expect(files()).toEqual([]);
    });

    it('PP-12 another type by name or content, a rare codec, a damaged one, none, or one of another size', async () => {
      expect(reasonOf(await ask({ file_name: 'rundgang.mov' }))).toEqual([415, NO_VIDEO]);
      const asMp4 = { url: (await signed()).url, headers: { 'content-type': 'video/mp4' } };
      expect(reasonOf(await send(asMp4, await videoFile()))).toEqual([415, NO_VIDEO]);
      const whole = await videoFile({ bytes: 60_000 });
      const refused: [string, Buffer, [number, string], Record<string, unknown>?][] = [
        ['a page', Buffer.from('<html><script>alert(1)</script></html>'), [415, NO_VIDEO]],
        ['the other container', await videoFile({ type: 'mp4' }), [415, NO_VIDEO]],
        ['a page with the head of a video', Buffer.from('\u0000\u0000\u0000\u0018ftypqt  <script>'), [415, NO_VIDEO]],
        ['HEVC', await videoFile({ type: 'mp4', codec: 'hevc' }), [415, RARE_CODEC], { file_name: 'a.mp4' }],
        ['a damaged one', Buffer.concat([whole.subarray(0, 60), Buffer.alloc(9000, 7)]), [422, DAMAGED]],
        ['none', Buffer.alloc(0), [422, 'Die Datei ist leer.']],
        ['a longer one', whole, [422, OTHER_SIZE], { size: whole.length - 1 }],
        ['a shorter one', whole, [422, OTHER_SIZE], { size: whole.length + 1 }],
      ];
      for (const [what, content, reason, fields] of refused)
        expect([what, ...reasonOf(await send(await signed(fields), content))]).toEqual([what, ...reason]);
      // After a lost answer the client reads that it may send a video again.
      const right = await signed();
      expect((await send(right, Buffer.from('kein Video'))).statusCode).toBe(415);
      expect((await complete(right)).statusCode).toBe(404);
    });

    it('PP-12 one byte more than 50000000, declared, in the header, or found while reading', async () => {
      expect(reasonOf(await ask({ size: VIDEO_MAX_BYTES + 1 }))).toEqual([413, TOO_LARGE]);
      const begin = await videoFile({ bytes: 60_000 });
      const content = Buffer.concat([begin, Buffer.alloc(VIDEO_MAX_BYTES + 1 - begin.length)]);
      expect(reasonOf(await send(await signed(), content))).toEqual([413, TOO_LARGE]);
      const right = await signed();
      expect(await sendInParts(right, content)).toEqual([413, TOO_LARGE]);
    });
  });

  /** Over a connection, without saying how long it is. */
  async function sendInParts({ url, headers }: SignedUrl, content: Buffer): Promise<[number, string]> {
    const address = (await origin()) + url;
    return new Promise((resolve, reject) => {
      const call = httpRequest(address, { method: 'PUT', headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => {
          call.destroy();
          resolve([response.statusCode ?? 0, String((JSON.parse(text) as ErrorBody).error.details?.['file'])]);
        });
      });
      call.on('error', reject);
      for (let from = 0; from < content.length; from += 1_000_000) call.write(content.subarray(from, from + 1_000_000));
      call.end();
    });
  }

  it('PP-12 takes exactly 50000000 bytes, and its memory grows by less than 60 MB', async () => {
    const empty = await videoFile({ bytes: 49_000_000 });
    const content = Buffer.concat([empty, Buffer.alloc(VIDEO_MAX_BYTES - empty.length)]);
    const right = await signed({ size: VIDEO_MAX_BYTES });
    const before = process.memoryUsage.rss();
    expect((await send(right, content)).statusCode).toBe(201);
    expect(process.memoryUsage.rss() - before).toBeLessThan(60_000_000);
  });

  it('PP-12 an upload that breaks off leaves no item and no file, and can be begun again', async () => {
    const { url, headers } = await signed();
    const content = await videoFile({ bytes: 500_000 });
    const address = (await origin()) + url;
    const call = httpRequest(address, { method: 'PUT', headers: { ...headers, 'content-length': content.length } });
    const broken = new Promise((resolve) => call.on('error', resolve));
    call.write(content.subarray(0, 100_000));
    while (files().length === 0) await pause(20);
    call.destroy();
    await broken;
    while (files().length > 0) await pause(20);
    expect(await gallery()).toEqual([]);
    expect((await send(await signed(), content)).statusCode).toBe(201);
  });

  it('PK-05 PP-12 is refused to a tier that includes no videos', async () => {
    const tier = jest.replaceProperty(TIER_TABLE.PLUS_TIER, 'unlocks', ['mainImage']);
    const refused = await ask();
    tier.restore();
    expect([refused.statusCode, refused.json<ErrorBody>().error.code]).toEqual([403, 'tier_required']);
    expect((await ask()).statusCode).toBe(201);
  });

  it('PK-05 counts with the pictures: 409 for the fifth on Free, also if both came at once', async () => {
    await test.update('company', company, { subscription: 'FREE_TIER' });
    for (const place of [0, 1, 2]) await test.insertMedia(company, 'GALLERY', place);
    const rights = [await signed(), await signed()];
    const content = await videoFile();
    expect(await statusesOf(rights.map((right) => send(right, content)))).toEqual([201, 409]);
    expect(reasonOf(await ask())).toEqual([409, 'Sie haben die maximale Anzahl an Dateien erreicht (4).']);
  });

  it('PP-12 preview picture and captions: are stored with the video, replaced, and deleted with it', async () => {
    const { id, url } = await add();
    const first = (await post(id, 'poster', await picture(640, 360))).json<GalleryItem>();
    expect(first).toMatchObject({ id, url, width: 640, height: 360 });
    expect(first.variants.length).toBeGreaterThan(0);
    const second = (await post(id, 'poster', await picture(640, 360, 'red'))).json<GalleryItem>();
    expect(files()).toContain(path.basename(first.variants[0]!.url));
    await runLaterJobs(test.app);
    expect(files()).not.toContain(path.basename(first.variants[0]!.url));
    const { captions } = (await post(id, 'captions', Buffer.from(`WEBVTT\n\n${CUE}`))).json<GalleryItem>();
    const served = await test.get(captions!);
    expect([served.headers['content-type'], served.payload]).toEqual(['text/vtt', `WEBVTT\n\n${CUE}\n`]);
    expect((await gallery())[0]).toMatchObject({ captions, variants: second.variants, file_type: 'VIDEO' });
    expect((await test.delete(`${VIDEO}${id}/captions/`, own)).json()).not.toHaveProperty('captions');
    expect((await test.delete(`${VIDEO}${id}/`, own)).statusCode).toBe(204);
    expect(files()).toContain(path.basename(url));
    await runLaterJobs(test.app);
    expect(files()).toEqual([]);
  });

  it('PP-12 preview picture and captions: captions keep their cues alone; without a time, or of another kind, they are refused with the place', async () => {
    const id = await storedVideo();
    const styled = `\uFEFFWEBVTT Titel\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE x\r\n\r\n1\r\n${CUE}`;
    const stored = await post(id, 'captions', Buffer.from(styled));
    expect((await test.get(stored.json<GalleryItem>().captions!)).payload).toBe(`WEBVTT\n\n1\n${CUE}\n`);
    const refused = async (text: string | Buffer) => reasonOf(await post(id, 'captions', Buffer.from(text)));
    const kind = 'Das ist keine WebVTT-Datei. Sie beginnt mit „WEBVTT“ und endet auf .vtt.';
    expect(await refused('<script>alert(1)</script>')).toEqual([422, kind]);
    expect(await refused(Buffer.from([0x57, 0x45, 0xff, 0xfe]))).toEqual([422, kind]);
    expect(await refused('WEBVTT\n\n')).toEqual([422, 'Die Datei enthält keine Untertitel.']);
    expect(await refused(`WEBVTT\n\n${CUE}\n\nohne Zeit`)).toEqual([
      422,
      'Beim 2. Untertitel fehlt die Zeit, zum Beispiel „00:01.000 --> 00:04.000“.',
    ]);
    expect(await refused(`WEBVTT\n\n${CUE}${' '.repeat(200_000)}`)).toEqual([
      413,
      'Die Untertitel sind zu groß. Erlaubt sind höchstens 200\u00a0KB.',
    ]);
  });

  describe('whose client lost its connection while it is checked', () => {
    /** Sends a video; it is checked, and is not in the gallery before `go` is called. */
    async function sendAndHold(right: SignedUrl): Promise<{ answer: Promise<Answer>; go: () => Promise<void> }> {
      const lock = await test.databases.primary.pool.connect();
      await lock.query('begin');
      await lock.query('select id from company where id = $1 for update', [company]);
      const content = await videoFile();
      // An injected request begins when something waits for it.
      const answer = Promise.resolve(send(right, content));
      await waitUntilBlocked(test);
      const go = async () => {
        await lock.query('commit');
        lock.release();
      };
      return { answer, go };
    }

    it('PP-12 may send it again once the server has given it up, and the first one then never appears', async () => {
      const right = await signed();
      const { answer, go } = await sendAndHold(right);
      await test.update('company_video_upload', right.id, { started_at: new Date(Date.now() - 46_000) });
      const asked = await complete(right);
      await go();
      expect(asked.statusCode).toBe(409);
      expect((await answer).statusCode).toBe(409);
      expect(await gallery()).toEqual([]);
      expect(files()).toEqual([]);
    });

    it('PP-12 reads that it is still checked for as long as its API is alive, and so does not send it twice', async () => {
      const right = await signed();
      jest.useFakeTimers({ doNotFake: ['Date', ...TIMERS.filter((name) => !name.endsWith('Interval'))] });
      const { answer, go } = await sendAndHold(right);
      const ofUpload = test.db.selectFrom('company_video_upload').where('id', '=', right.id);
      const startedAt = async () => (await ofUpload.select('started_at').executeTakeFirstOrThrow()).started_at;
      await test.update('company_video_upload', {}, { started_at: new Date(Date.now() - 44_000) });
      const before = await startedAt();
      jest.advanceTimersByTime(10_000);
      jest.useRealTimers();
      while (Number(await startedAt()) - Number(before) < 40_000) await setImmediate();
      const asked = await complete(right);
      await go();
      expectRefusal(asked, 503, 'Das Video wird noch geprüft. Bitte versuchen Sie es in einer Minute noch einmal.');
      expect((await answer).statusCode).toBe(201);
      expect((await complete(right)).json()).toEqual((await answer).json<GalleryItem>());
      expect(await gallery()).toHaveLength(1);
    });
  });

  const slowHash = promisify(pbkdf2);

  /** Node has four threads for files. While they are busy, a file is opened later than the code that asks for it goes on. */
  const busyThreads = (): Promise<unknown> =>
    Promise.all(Array.from({ length: 8 }, () => slowHash('x', 'y', 200_000, 64, 'sha512')));

  it('PP-12 writes nothing after a refusal, also while the threads for files are busy', async () => {
    const draft = path.join(test.app.settings.DATA_DIR, 'draft.part');
    const busy = busyThreads();
    await expect(
      receiveVideo(Readable.from([Buffer.alloc(100_000, 'x')]), draft, { type: 'webm', size: 0 }),
    ).rejects.toMatchObject({ status: 415 });
    rmSync(draft, { force: true });
    await busy;
    await slowHash('x', 'y', 200_000, 64, 'sha512');
    expect(existsSync(draft)).toBe(false);
  });
});
