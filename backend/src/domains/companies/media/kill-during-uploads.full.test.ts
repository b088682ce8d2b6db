import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { GalleryItem } from '@care/contracts/schemas';
import { openDatabases, type Databases } from '../../../platform/database/database';
import { readSettings } from '../../../platform/settings';
import { startApiProcess } from '../../../testing/api-process';
import { daysFromNow, insertCompany, insertUser, signIn, type Auth } from '../../../testing/rows';
import { filesIn } from '../../../testing/stored-files';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { cleanMedia } from './clean-media';

/** They take half a minute; the result is in docs/reliability.md. */
const ROUNDS = 20;
const AT_ONCE = 4;

let database: TestDatabase;
let databases: Databases;
let dataDir: string;
let auth: Auth;
let owner: number;
let company: number;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'care-kill-'));
  database = await createTestDatabase();
  databases = openDatabases({ url: database.url, replicaUrl: undefined, poolSize: 2 });
  const db = databases.primary.kysely;
  owner = await insertUser(db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
  company = await insertCompany(db, 'haus', { owner_id: owner, subscription: 'PREMIUM_TIER' });
  auth = await signIn(databases, owner);
});
afterAll(async () => {
  await databases.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const grain = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const grey = { width: 800, height: 600, channels: 3, background: '#888', noise: grain } as const;
const noise = () => sharp({ create: grey }).jpeg({ quality: 60 }).toBuffer();

/** The id of the stored item; undefined if the upload was not acknowledged. */
async function upload(origin: string, content: Buffer): Promise<number | undefined> {
  const form = new FormData();
  form.set('user', String(owner));
  form.set('company', String(company));
  form.set('url', '');
  form.set('file', new Blob([new Uint8Array(content)]), 'bild.jpg');
  try {
    const url = `${origin}/api-backend/media/company-gallery/image/`;
    const answer = await fetch(url, { method: 'POST', body: form, headers: auth });
    return answer.status === 201 ? ((await answer.json()) as GalleryItem).id : undefined;
  } catch {
    return undefined;
  }
}

/** Saves the name of the operator until the API is gone: the numbers of the last acknowledged and the last sent save. */
async function saveUntilEnd(origin: string, first: number): Promise<{ acknowledged: number; sent: number }> {
  const url = `${origin}/api-backend/company/details/${company}/`;
  const headers = { ...auth, 'content-type': 'application/json' };
  let acknowledged = first;
  for (let sent = first + 1; ; sent++) {
    const body = JSON.stringify({ operator: `Träger ${sent}` });
    const answer = await fetch(url, { method: 'PATCH', headers, body }).catch(() => undefined);
    if (answer && answer.status !== 200) throw new Error(`saving answers ${answer.status}`);
    if (!answer) return { acknowledged, sent };
    acknowledged = sent;
  }
}
async function savedNumber(): Promise<number> {
  const row = await databases.primary.kysely.selectFrom('company').select('operator').executeTakeFirstOrThrow();
  return Number(row.operator?.split(' ').at(-1) ?? 0);
}

const media = () => path.join(dataDir, 'media');
const files = () => filesIn(media());
function fileOf(url: string): string {
  const name = path.basename(url);
  return path.join(media(), name.slice(0, 2), name);
}
const rows = () => databases.primary.kysely.selectFrom('company_media').selectAll().execute();

it(`PP-06 PP-12 ${ROUNDS} times: nothing acknowledged is lost, every visible picture is whole, and the job deletes the rest`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { kill, origin } = await startApiProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir });
    const before = files().length;
    const pictures = await Promise.all(Array.from({ length: AT_ONCE }, noise));
    const saved = saveUntilEnd(origin, await savedNumber());
    const uploads = pictures.map((picture) => upload(origin, picture));
    // Killed after the first answer, or as soon as the first file appears.
    if (round % 2 === 0) await Promise.race(uploads);
    else while (files().length === before) await setImmediate();
    const ended = kill();
    const acknowledged = (await Promise.all(uploads)).filter((id) => id !== undefined);
    await ended;

    const { acknowledged: lastSave, sent } = await saved;
    expect([lastSave, sent]).toContain(await savedNumber());
    const stored = await rows();
    expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    if (round % 2 === 0) expect(acknowledged.length).toBeGreaterThan(0);
    for (const { variants } of stored)
      for (const { url } of variants) expect((await sharp(fileOf(url)).stats()).channels).toHaveLength(3);
    if (round < ROUNDS - 1) await databases.primary.kysely.deleteFrom('company_media').execute();
  }

  expect(await savedNumber()).toBeGreaterThan(0);
  for (const file of files()) utimesSync(file, daysFromNow(-2), daysFromNow(-2));
  const settings = readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: dataDir });
  if (!settings.success) throw new Error(settings.problems.join('\n'));
  await cleanMedia({ databases, settings: settings.settings });
  const used = new Set((await rows()).flatMap(({ variants }) => variants.map(({ url }) => fileOf(url))));
  const stored = files().map((file) => file.replace(/\.avif$/, '.webp'));
  expect(stored.filter((file) => !used.has(file))).toEqual([]);
});
