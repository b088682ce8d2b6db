import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Company, GalleryItem, SignedUrl } from '@care/contracts/schemas';
import { mediaStorage, S3Storage } from '../../../platform/files/media-storage';
import type { MediaStorage } from '../../../platform/files/storage';
import { atLaterTime } from '../../../testing/at-later-time';
import { runLaterJobs } from '../../../testing/later-jobs';
import type { Auth } from '../../../testing/rows';
import { startS3StandIn, type S3StandIn } from '@care/contracts/testing/s3-stand-in';
import { createTestApp, type TestApp, expectRefusal, statusesOf } from '../../../testing/test-app';
import { picture } from '../../../testing/pictures';
import { sendFile } from '../../../testing/upload-form';
import { videoFile } from '../../../testing/videos';
import { cleanMedia } from './clean-media';
import { takeAllStoredVideos } from './stored-videos';

const BUCKET = 'pflegefenster';
const MEDIA = '/api-backend/media';
const VIDEO = `${MEDIA}/company-gallery/video/`;

let store: S3StandIn;
let test: TestApp;
let owner: number;
let company: number;
let own: Auth;
beforeAll(async () => {
  store = await startS3StandIn(BUCKET);
  test = await createTestApp({
    settings: {
      MEDIA_S3_BUCKET: BUCKET,
      MEDIA_S3_ENDPOINT: store.endpoint,
      MEDIA_S3_ACCESS_KEY_ID: store.credentials.accessKeyId,
      MEDIA_S3_SECRET_ACCESS_KEY: store.credentials.secretAccessKey,
    },
  });
  owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
  own = await test.signIn(owner);
});
beforeEach(async () => {
  store.objects.clear();
  await test.db.deleteFrom('company').execute();
  company = await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER' });
});
const silent = createServer();
afterAll(async () => {
  silent.close();
  silent.closeAllConnections();
  await test.close();
  await store.close();
});

/** The names of all objects but the empty ones of used addresses. */
const filled = () => [...store.objects].flatMap(([name, { content }]) => (content.length > 0 ? [name] : []));
const nowhere = path.join('no', 'such', 'folder', 'draft.part');
const gallery = async () => (await test.get(`/api-backend/company/details/${company}/`, own)).json<Company>().gallery;
const signed = async (fields: object = {}) =>
  (
    await test.post(
      `${VIDEO}signed-url/`,
      { user: owner, company, file_name: 'rundgang.webm', order: 0, ...fields },
      own,
    )
  ).json<SignedUrl>();
const send = async ({ url, headers }: Pick<SignedUrl, 'url' | 'headers'>, body: Buffer): Promise<number> =>
  (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(body) })).status;
const complete = ({ id }: SignedUrl) => test.inject({ method: 'POST', url: `${VIDEO}${id}/complete/`, headers: own });

async function sent() {
  const content = await videoFile();
  const right = await signed({ size: content.length });
  await send(right, content);
  return right;
}
const takeAll = (storage = mediaStorage(test.app.settings)) => takeAllStoredVideos(test.app, storage);
function waitAMinute() {
  for (const object of store.objects.values()) object.modified = new Date(Date.now() - 61_000);
}

it('PP-12 the browser sends a video to the store; the item appears when it is complete, and is played in parts', async () => {
  const content = await videoFile({ comment: '+50.9413+006.9583/' });
  const right = await signed({ size: content.length });
  expect(new URL(right.url).origin).toBe(store.endpoint);
  expect((await complete(right)).statusCode).toBe(409);
  expect(await send(right, content)).toBe(200);
  expect(await gallery()).toEqual([]);
  const item = (await complete(right)).json<GalleryItem>();
  expect(await gallery()).toEqual([item]);
  expect((await complete(right)).json()).toEqual(item);
  const name = path.basename(item.url);
  expect(filled()).toEqual([name]);
  expect(store.objects.get(name)?.content.includes('+50.9413')).toBe(false);
  const part = await test.get(item.url, { range: 'bytes=10-19' });
  expect([part.statusCode, part.rawPayload]).toEqual([206, store.objects.get(name)?.content.subarray(10, 20)]);
  expect(part.headers['content-type']).toBe('video/webm');
  expect(readdirSync(path.join(test.app.settings.DATA_DIR, 'media', 'incoming'))).toEqual([]);
});

it('PP-12 an address takes one file of its size and type, also once it was taken, and expires', async () => {
  const content = await videoFile();
  const right = await signed({ size: content.length });
  expect(await send(right, content.subarray(1))).toBe(403);
  expect(await send({ ...right, headers: { ...right.headers, 'content-type': 'text/html' } }, content)).toBe(403);
  expect(await send({ ...right, headers: { 'content-type': 'video/webm' } }, content)).toBe(403);
  expect(await send({ ...right, url: right.url.replace(/incoming\/\d+/, 'incoming/9') }, content)).toBe(403);
  expect(await send({ ...right, url: right.url.replace('Expires=1800', 'Expires=99999') }, content)).toBe(403);
  expect(await send(right, content)).toBe(200);
  expect(await send(right, content)).toBe(412);
  const late = await signed({ size: content.length });
  expect(await atLaterTime(31, () => send(late, content))).toBe(403);
  await complete(right);
  expect([await send(right, content), (await complete(right)).statusCode]).toEqual([412, 200]);
  expect(await gallery()).toHaveLength(1);
});

it('PP-12 a video without a declared size goes to the API, which can limit it, and lies in the store as well', async () => {
  const right = await signed();
  expect(right.url).toMatch(/^\/api-backend\//);
  const { url, headers } = right;
  const item = await test.put(url, await videoFile(), headers);
  expect(item.statusCode).toBe(201);
  expect(filled()).toEqual([path.basename(item.json<GalleryItem>().url)]);
  const large = await test.put((await signed()).url, Buffer.alloc(50_000_001), headers);
  expect(large.statusCode).toBe(413);
});

it('PP-12 what is no video is deleted from the store, with the reason, and its address takes no other', async () => {
  const content = Buffer.from('<html><script>alert(1)</script></html>');
  const right = await signed({ size: content.length });
  expect(await send(right, content)).toBe(200);
  const refused = await complete(right);
  expectRefusal(refused, 415, { file: 'Das ist kein Video. Erlaubt sind MP4 und WebM bis 50\u00a0MB.' });
  expect([await send(right, content), (await complete(right)).statusCode]).toEqual([412, 404]);
  expect([filled(), await gallery()]).toEqual([[], []]);
});

it('PP-12 the item appears after the PUT alone: a job takes what nobody has asked for within a minute, also after the address expired', async () => {
  const content = await videoFile();
  const right = await signed({ size: content.length });
  const refused = await signed({ size: 6 });
  await takeAll();
  await send(right, content);
  await send(refused, Buffer.from('<html>'));
  await takeAll();
  expect(await gallery()).toEqual([]);
  waitAMinute();
  await test.update('company_video_upload', {}, { expires_at: new Date(Date.now() - 30 * 60_000) });
  const storage = mediaStorage(test.app.settings);
  const spend = storage.uploads!.spend.bind(storage.uploads);
  const shown: number[] = [];
  jest.spyOn(storage.uploads!, 'spend').mockImplementation(async (place) => {
    shown.push((await gallery()).length);
    await spend(place);
  });
  await takeAll(storage);
  await takeAll(storage);
  // The file is deleted only after the video is in the gallery.
  expect(shown).toEqual([1, 1]);
  const items = await gallery();
  expect(items).toHaveLength(1);
  expect(filled()).toEqual([path.basename(items[0]!.url)]);
  expect((await complete(right)).json()).toEqual(items[0]);
});

it('PP-12 the job takes a video again if the API ended while it took it; others are left alone', async () => {
  const right = await sent();
  waitAMinute();
  const startedAgo = (seconds: number) =>
    test.update('company_video_upload', right.id, { started_at: new Date(Date.now() - seconds * 1000) });
  await startedAgo(30);
  await takeAll();
  expect([(await complete(right)).statusCode, await gallery()]).toEqual([503, []]);
  await startedAgo(46);
  await takeAll();
  expect(await gallery()).toHaveLength(1);
});

const faults: [string, (storage: MediaStorage) => void, number][] = [
  [
    'the copy cannot be written',
    (storage) => {
      const draft = storage.draft.bind(storage);
      jest.spyOn(storage, 'draft').mockImplementationOnce(draft).mockResolvedValueOnce(nowhere);
    },
    503,
  ],
  [
    'the store breaks off',
    ({ uploads }) => {
      const broken = async function* () {
        yield Buffer.from('x');
        throw new Error('The store has ended.');
      };
      const file = { writtenAt: new Date(0), open: () => Readable.from(broken()) };
      jest.spyOn(uploads!, 'find').mockResolvedValueOnce(file);
    },
    500,
  ],
  [
    'the video cannot be stored',
    (storage) => void jest.spyOn(storage, 'putDraft').mockRejectedValueOnce(new Error('The store is away.')),
    500,
  ],
];
it.each(faults)('PP-12 a video that was sent stays and is taken later if %s', async (_fault, happen, status) => {
  const right = await sent();
  waitAMinute();
  happen(mediaStorage(test.app.settings));
  expect((await complete(right)).statusCode).toBe(status);
  expect([filled(), await gallery()]).toEqual([[`incoming/${right.id}.webm`], []]);
  await takeAll();
  expect(await gallery()).toHaveLength(1);
});

it('PP-12 a video that cannot be taken does not hold up the next one', async () => {
  for (let video = 0; video < 2; video += 1) await sent();
  waitAMinute();
  const storage = mediaStorage(test.app.settings);
  jest.spyOn(storage, 'draft').mockResolvedValueOnce(nowhere);
  await expect(takeAll(storage)).rejects.toThrow();
  expect(await gallery()).toHaveLength(1);
});

it('PP-12 two requests for one video add one item, and somebody who is no owner any more adds none', async () => {
  const right = await sent();
  expect(await statusesOf([complete(right), complete(right)])).toEqual([200, 503]);
  expect(await gallery()).toHaveLength(1);
  const late = await sent();
  const next = await test.insertUser(`neue-${company}`, { profile_type: 'CARE_PROVIDER' });
  await test.update('company', company, { owner_id: next });
  expect((await complete(late)).statusCode).toBe(404);
  waitAMinute();
  await takeAll();
  expect(await gallery()).toHaveLength(1);
});

it('PP-12 a store that does not answer fails the request', async () => {
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const storage = new S3Storage({
    bucket: BUCKET,
    region: 'eu-central-1',
    endpoint: `http://127.0.0.1:${port}`,
    credentials: store.credentials,
    folder: test.app.settings.DATA_DIR,
    silenceMs: 100,
  });
  await expect(storage.find(`${'0'.repeat(32)}.webp`)).rejects.toThrow();
});

it('PP-11 pictures are stored in all forms, served, and deleted', async () => {
  const file = { name: 'x.png', content: await picture(700, 500) };
  const fields = { user: owner, company, url: '' };
  const sent = await sendFile(test, `${MEDIA}/company-gallery/image/`, file, fields, own);
  const { id, url } = sent.json<GalleryItem>();
  expect([...store.objects.keys()]).toContain(path.basename(url).replace('.webp', '.avif'));
  const served = await test.get(url, { accept: 'image/avif,image/*' });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/avif']);
  expect((await test.inject(url)).headers['content-type']).toBe('image/webp');
  expect((await test.inject(`${MEDIA}/0123456789abcdef0123456789abcdef.webp`)).statusCode).toBe(404);
  const removed = await test.delete(`${MEDIA}/company-gallery/image/${id}/`, own);
  await runLaterJobs(test.app);
  expect([removed.statusCode, store.objects.size]).toEqual([204, 0]);
});

it('PP-12 the nightly job deletes what no row uses and what was never completed, once it is a day old', async () => {
  const unused = path.basename(await mediaStorage(test.app.settings).put(Buffer.from('x'), 'vtt'));
  await sent();
  await cleanMedia(test.app);
  expect(store.objects.size).toBe(2);
  for (const object of store.objects.values()) object.modified = new Date(Date.now() - 25 * 3_600_000);
  expect([...store.objects.keys()]).toContain(unused);
  await cleanMedia(test.app);
  expect([...store.objects.keys()]).toEqual([]);
});
