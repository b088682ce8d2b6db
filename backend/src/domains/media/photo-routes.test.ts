import http from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { ErrorBody, JobSeeker } from '@care/contracts/schemas';
import { insertJobSeeker, insertUser, signIn, type Auth } from '../../testing/rows';
import { createTestDatabase } from '../../testing/test-database';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';
import { openStore } from '../../platform/database/database';
import { QueueFull, QueueLeft, WorkQueue } from '../../platform/files/work-queue';

const API = '/api-backend';

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

describe('uploading the own photo', () => {
  const test = appOfTests();
  const run = jest.spyOn(WorkQueue.prototype, 'run');
  let user: number;
  let profile: number;
  let own: Auth;
  let port: number;
  beforeAll(async () => {
    user = await insertUser(test.db, 'kraft', { profile_type: 'JOB_SEEKER' });
    profile = await insertJobSeeker(test.db, user, 'kraft');
    own = await signIn(test.databases, user);
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    port = (test.app.server.address() as AddressInfo).port;
  });
  afterAll(() => run.mockRestore());

  const formOf = async (width: number) =>
    uploadForm(
      { user, user_profile: profile, url: '' },
      {
        name: 'x.png',
        content: await sharp({ create: { width, height: width, channels: 3, background: '#234b78' } })
          .png()
          .toBuffer(),
      },
      own,
    );
  const address = `${API}/media/user-profile/`;
  const upload = async () => test.inject({ method: 'POST', url: address, ...(await formOf(300)) });
  const photo = async () =>
    (await test.inject({ url: `${API}/user/profile/${profile}/`, headers: own })).json<JobSeeker>().image;

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
