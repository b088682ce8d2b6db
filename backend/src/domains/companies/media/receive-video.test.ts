import { pbkdf2 } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { receiveVideo } from './receive-video';

const slowHash = promisify(pbkdf2);

/** Node has four threads for files. While they are busy, a file is opened later than the code that asks for it goes on. */
const busyThreads = (): Promise<unknown> =>
  Promise.all(Array.from({ length: 8 }, () => slowHash('x', 'y', 200_000, 64, 'sha512')));

const folder = mkdtempSync(path.join(os.tmpdir(), 'care-receive-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('PP-12 writes nothing after a refusal, also while the threads for files are busy', async () => {
  const draft = path.join(folder, 'draft.part');
  const busy = busyThreads();
  await expect(
    receiveVideo(Readable.from([Buffer.alloc(100_000, 'x')]), draft, { type: 'webm', size: 0 }),
  ).rejects.toMatchObject({ status: 415 });
  rmSync(draft, { force: true });
  await busy;
  await slowHash('x', 'y', 200_000, 64, 'sha512');
  expect(existsSync(draft)).toBe(false);
});
