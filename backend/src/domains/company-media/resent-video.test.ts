import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { Company, ErrorBody, GalleryItem, SignedUrl } from '@care/contracts/schemas';
import { TIMERS } from '../../testing/at-later-time';
import { insertCompany, insertUser, signIn, type Auth } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { videoFile } from '../../testing/videos';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const API = '/api-backend';
const VIDEO = `${API}/media/company-gallery/video/`;

describe('a client that lost its connection while the video is checked', () => {
  const test = appOfTests();
  let owner: number;
  let company: number;
  let own: Auth;

  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    own = await signIn(test.databases, owner);
  });
  beforeEach(async () => {
    await test.db.deleteFrom('company').execute();
    rmSync(path.join(test.app.settings.DATA_DIR, 'media'), { recursive: true, force: true });
    company = await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER' });
  });

  const signed = async () => {
    const payload = { user: owner, company, file_name: 'rundgang.webm', order: 9 };
    return (await test.inject({ method: 'POST', url: `${VIDEO}signed-url/`, headers: own, payload })).json<SignedUrl>();
  };
  const send = ({ url, headers }: SignedUrl, content: Buffer) =>
    test.inject({ method: 'PUT', url, headers, payload: content });
  type Answer = Awaited<ReturnType<typeof send>>;
  const gallery = async () =>
    (await test.inject({ url: `${API}/company/details/${company}/`, headers: own })).json<Company>().gallery;
  const files = (): string[] => {
    const folder = path.join(test.app.settings.DATA_DIR, 'media');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
  };
  const complete = ({ id }: SignedUrl) => test.inject({ method: 'POST', url: `${VIDEO}${id}/complete/`, headers: own });
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

  it('PP-12 reads that it is still checked, not that it is missing, and so does not send it a second time', async () => {
    const right = await signed();
    const { answer, go } = await sendAndHold(right);
    const asked = await complete(right);
    await go();
    expect([asked.statusCode, asked.json<ErrorBody>().error.message]).toEqual([
      503,
      'Das Video wird noch geprüft. Bitte versuchen Sie es in einer Minute noch einmal.',
    ]);
    expect((await answer).statusCode).toBe(201);
    expect((await complete(right)).json()).toEqual((await answer).json<GalleryItem>());
    expect(await gallery()).toHaveLength(1);
  });

  it('PP-12 may send it again once the server has given it up, and the first one then never appears', async () => {
    const right = await signed();
    const { answer, go } = await sendAndHold(right);
    await test.db
      .updateTable('company_video_upload')
      .set({ started_at: new Date(Date.now() - 46_000) })
      .where('id', '=', right.id)
      .execute();
    const asked = await complete(right);
    await go();
    expect(asked.statusCode).toBe(409);
    expect((await answer).statusCode).toBe(409);
    expect(await gallery()).toEqual([]);
    expect(files()).toEqual([]);
  });

  it('PP-12 reads that it is still checked for as long as the API that checks it is alive', async () => {
    const right = await signed();
    jest.useFakeTimers({ doNotFake: ['Date', ...TIMERS.filter((name) => !name.endsWith('Interval'))] });
    const { answer, go } = await sendAndHold(right);
    const ofUpload = test.db.selectFrom('company_video_upload').where('id', '=', right.id);
    const startedAt = async () => (await ofUpload.select('started_at').executeTakeFirstOrThrow()).started_at;
    await test.db
      .updateTable('company_video_upload')
      .set({ started_at: new Date(Date.now() - 44_000) })
      .execute();
    const before = await startedAt();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    while (Number(await startedAt()) - Number(before) < 40_000) await setImmediate();
    expect((await complete(right)).statusCode).toBe(503);
    await go();
    expect((await answer).statusCode).toBe(201);
  });

  it('PP-12 may send it again if the check has failed', async () => {
    const right = await signed();
    expect((await send(right, Buffer.from('kein Video'))).statusCode).toBe(415);
    expect((await complete(right)).statusCode).toBe(404);
  });
});
