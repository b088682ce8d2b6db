import path from 'node:path';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { ErrorBody, JobSeeker } from '@care/contracts/schemas';
import { appOfTests } from '../../testing/test-app';
import { picture } from '../../testing/pictures';
import { diskStorage } from '../../platform/files/disk-storage';
import type { Auth } from '../../testing/rows';
import { createTestDatabase } from '../../testing/test-database';
import { uploadForm } from '../../testing/upload-form';
import { openStore } from '../../platform/database/database';
import { QueueFull, QueueLeft, WorkQueue } from '../../platform/files/work-queue';

const API = '/api-backend';
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe('stored files', () => {
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

    it('PP-12 SH-23 answers 206 with the part that is asked for, and 416 to one that begins behind the end', async () => {
      for (const [range, first] of [
        ['bytes=5-99999', 5],
        ['bytes=-10', -10],
        ['bytes=7-', 7],
      ] as const) {
        const part = content.subarray(first);
        const response = await test.get(url, { range });
        expect([range, response.statusCode, response.rawPayload.equals(part)]).toEqual([range, 206, true]);
        const sentRange = `bytes ${content.length - part.length}-${content.length - 1}/${content.length}`;
        expect(response.headers).toMatchObject({ 'content-length': String(part.length), 'content-range': sentRange });
      }
      const behind = await test.get(url, { range: `bytes=${content.length}-` });
      expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    });

    it('SH-17 answers 404 for unknown names, other files and ways out of the folder', async () => {
      const stored = path.basename(url);
      const ways = [`../media/${stored}`, `${stored.slice(0, 2)}/${stored}`, `./${stored}`, stored.toUpperCase()];
      const names = ['0'.repeat(32) + '.webp', 'x.webp', '..%2f..%2fpackage.json', '%2e%2e%2fauth-secret'];
      for (const name of [...names, ...ways.map(encodeURIComponent)]) {
        const response = await test.inject(`/api-backend/media/${name}`);
        expect([name, response.statusCode, response.json().error.code]).toEqual([name, 404, 'not_found']);
      }
    });
  });
});

describe('uploading the own photo', () => {
  const test = appOfTests();
  const run = jest.spyOn(WorkQueue.prototype, 'run');
  let user: number;
  let profile: number;
  let own: Auth;
  let port: number;
  beforeAll(async () => {
    user = await test.insertUser('kraft', { profile_type: 'JOB_SEEKER' });
    profile = await test.insertJobSeeker(user, 'kraft');
    own = await test.signIn(user);
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    port = (test.app.server.address() as AddressInfo).port;
  });
  afterAll(() => run.mockRestore());

  const formOf = async (width: number) =>
    uploadForm({ user, user_profile: profile, url: '' }, { name: 'x.png', content: await picture(width) }, own);
  const address = `${API}/media/user-profile/`;
  const upload = async () => test.inject({ method: 'POST', url: address, ...(await formOf(300)) });
  const photo = async () => (await test.get(`${API}/user/profile/${profile}/`, own)).json<JobSeeker>().image;

  it('AC-13 is not cached for a year while a replica does not have its row yet', async () => {
    expect((await upload()).statusCode).toBe(201);
    const image = await photo();
    const { replica } = test.databases;
    const behind = await createTestDatabase();
    test.databases.replica = openStore(behind.url, 1);
    const shown = await test.inject(image?.url.split('?')[0] ?? '');
    await test.databases.replica.close();
    await behind.drop();
    test.databases.replica = replica;
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=30, must-revalidate']);
  });

  /** Starts an upload that the test can abort. */
  async function send(): Promise<http.ClientRequest> {
    const { payload, headers } = await formOf(400);
    const options = { host: '127.0.0.1', port, path: address, method: 'POST', headers: headers as Auth };
    const request = http.request(options).on('error', () => undefined);
    request.end(payload);
    return request;
  }

  /** The queue of all pictures, blocked by the test: both workers are busy until `release`. */
  async function takenQueue(): Promise<{ queue: WorkQueue; release: () => Promise<void> }> {
    run.mockClear();
    expect((await upload()).statusCode).toBe(201);
    const queue: unknown = run.mock.contexts[0];
    if (!(queue instanceof WorkQueue)) throw new Error('the upload did not go through the queue');
    const ends: (() => void)[] = [];
    const held = queue.run(2, () => new Promise<void>((resolve) => void ends.push(resolve)));
    return {
      queue,
      release: async () => {
        for (const end of ends) end();
        await held;
      },
    };
  }

  it('AC-11 if the client disconnects while the picture waits, the upload leaves the queue and no photo is stored', async () => {
    const { queue, release } = await takenQueue();
    const before = await photo();
    const request = await send();
    await until(() => queue.waitingCount === 1);
    const waiting: unknown = run.mock.results.at(-1)?.value;
    request.destroy();
    await expect(waiting).rejects.toBeInstanceOf(QueueLeft);
    expect(queue.waitingCount).toBe(0);
    await release();
    expect(await photo()).toEqual(before);
    expect((await upload()).statusCode).toBe(201);
  });

  it('AC-11 twenty pictures may wait; the next upload is refused at once and asked to retry', async () => {
    const { queue, release } = await takenQueue();
    const others = Array.from({ length: 20 }, () => queue.run(1, async () => undefined));
    expect(queue.waitingCount).toBe(20);
    const calls = run.mock.calls.length;
    const answer = upload();
    await until(() => run.mock.calls.length > calls);
    expect(queue.waitingCount).toBe(20);
    await expect(run.mock.results.at(-1)?.value).rejects.toBeInstanceOf(QueueFull);
    const response = await answer;
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json<ErrorBody>().error.message).toMatch(/^Gerade werden sehr viele Bilder hochgeladen\./);
    await release();
    await Promise.all(others);
    expect((await upload()).statusCode).toBe(201);
  });
});
