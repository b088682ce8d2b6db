import { readFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import sharp from 'sharp';
import { markBackup } from '../../platform/files/backup-mark';
import { diskStorage } from '../../platform/files/disk-storage';
import { privateFiles } from '../../platform/files/private-files';
import { insertCompany, insertJobSeeker, insertUser, signIn, updateRows, type Auth } from '../../testing/rows';
import { postgresPrograms } from '../../testing/postgres-programs';
import { runProgram, type Ended } from '../../testing/run-program';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { databaseOfTests } from '../../testing/test-database';
import { uploadForm } from '../../testing/upload-form';
import { perform, type Command } from '../command';
import { backUpOrRestore } from './back-up-or-restore';
import { KEPT_APART } from './backup';

const API = '/api-backend';
const LEAST_WRITES = 8;

const folder = folderOfTests();
const archive = path.join(folder, 'site.age');
const keyFile = path.join(folder, 'backup.key');

/** Runs `npm run backup` or `npm run restore` as a program. */
const start = (words: string[], environment: Record<string, string>) => runProgram('backup', environment, { words });

/** Runs one of them in this process. */
async function run(words: string[], environment: Record<string, string>): Promise<Ended> {
  let output = '';
  const work = async (command: Command) => void (output += `${await backUpOrRestore(command)}\n`);
  const call = { words, environment, hasTerminal: false, isPrepared: true };
  const code = await perform(work, call, (fault) => (output += fault));
  return { code, output };
}

async function makeKey(file: string): Promise<string> {
  const { output } = await run(['backup', 'keygen', file], {});
  return /BACKUP_RECIPIENT=(age1\w+)/.exec(output)?.[1] ?? '';
}

describe('npm run backup and npm run restore', () => {
  let test: TestApp;
  const copy = databaseOfTests('empty');
  let auth: Auth;
  let user: number;
  let profile: number;
  let company: number;
  const newHome = path.join(folder, 'new');
  const toCopy = (more: Record<string, string> = {}) => ({
    DATABASE_URL: copy.url,
    DATA_DIR: newHome,
    BACKUP_KEY_FILE: keyFile,
    ...more,
  });

  beforeAll(async () => {
    postgresPrograms();
    test = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1000 } });
    user = await insertUser(test.db, 'kraft', { profile_type: 'JOB_SEEKER' });
    auth = await signIn(test.databases, user);
    profile = await insertJobSeeker(test.db, user, 'kraft');
    company = await insertCompany(test.db, 'haus');
  });

  /** Replaces the photo, whose former files are deleted at once. */
  async function replacePhoto(number: number): Promise<void> {
    const background = `rgb(${number % 256}, ${Math.floor(number / 256)}, 90)`;
    const content = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer();
    const form = uploadForm({ user, user_profile: profile, url: '' }, { name: 'x.png', content }, auth);
    expect((await test.inject({ method: 'POST', url: `${API}/media/user-profile/`, ...form })).statusCode).toBe(201);
  }

  it('OP-16 has each acknowledged write from before its begin, and each file of a row, while the site writes without pause', async () => {
    const recipient = await makeKey(keyFile);
    const dataDir = test.app.settings.DATA_DIR;
    writeFiles(path.join(dataDir, 'releases'), { 'registry.json': '{}', 'mf-search/1.0.0/entry.js': 'ä' });
    const key = await privateFiles(test.app.settings).put(Buffer.from('Lebenslauf'));

    const words = { DATABASE_URL: test.app.settings.DATABASE_URL ?? '', DATA_DIR: dataDir };
    const mistyped = await run(['backup', archive], { ...words, BACKUP_RECIPIENT: recipient.slice(0, -1) });
    expect(mistyped).toEqual({ code: 1, output: expect.stringMatching(/BACKUP_RECIPIENT is no public part of a key/) });
    expect(mistyped.output).not.toContain(' at ');

    let ended = false;
    let acknowledged = 0;
    const photos = (async () => {
      for (let number = 1; !ended; number++) await replacePhoto(number);
    })();
    const saves = (async () => {
      for (let number = 1; !ended; number++) {
        await updateRows(test.db, 'company', company, { operator: String(number) });
        acknowledged = number;
        await new Promise(setImmediate);
      }
    })();
    while (acknowledged < LEAST_WRITES) await new Promise(setImmediate);
    const before = acknowledged;
    const backup = await start(['backup', archive], { ...words, BACKUP_RECIPIENT: recipient });
    ended = true;
    await Promise.all([photos, saves]);
    expect(backup).toEqual({ code: 0, output: expect.stringContaining('AUTH_SECRET') });
    expect(acknowledged).toBeGreaterThan(before);
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup'))).toEqual([]);
    // Everything is destroyed.
    await test.close();
    expect(existsSync(dataDir)).toBe(false);

    const restored = expect.stringMatching(/is restored.*\n.*no mails until/);
    expect(await start(['restore', archive], toCopy())).toEqual({ code: 0, output: restored });
    const { rows } = await copy.client.query<{ operator: string; variants: { url: string }[] }>(
      'select operator, variants from company, job_seeker_image',
    );
    expect(Number(rows[0]?.operator)).toBeGreaterThanOrEqual(before);
    expect(rows[0]?.variants.length).toBeGreaterThan(0);
    for (const { url } of rows[0]?.variants ?? []) {
      const name = path.basename(url);
      expect((await sharp(path.join(newHome, 'media', name.slice(0, 2), name)).stats()).channels).toHaveLength(3);
    }
    expect(readFileSync(path.join(newHome, 'private', key), 'utf8')).toBe('Lebenslauf');
    expect(readFileSync(path.join(newHome, 'releases/mf-search/1.0.0/entry.js'), 'utf8')).toBe('ä');
  });

  it('OP-17 refuses a database or folder in use, another key, and an archive with a changed or missing byte', async () => {
    const refused = async (file: string, environment: Record<string, string>, reason: RegExp) =>
      expect(await run(['restore', file], environment)).toEqual({ code: 1, output: expect.stringMatching(reason) });
    await refused(archive, toCopy(), /new\/media has files already/);
    const empty = { DATA_DIR: path.join(folder, 'empty') };
    await refused(archive, toCopy(empty), /The database is not empty: it has (public|jobs)\./);
    const otherKey = path.join(folder, 'other.key');
    await makeKey(otherKey);
    await refused(archive, toCopy({ ...empty, BACKUP_KEY_FILE: otherKey }), /is not the one for which/);
    const content = readFileSync(archive);
    const damaged = path.join(folder, 'damaged.age');
    const flipped = Buffer.from(content);
    flipped.writeUInt8(flipped.readUInt8(content.length >> 1) ^ 1, content.length >> 1);
    for (const bad of [flipped, content.subarray(0, -1), content.subarray(0, 65_536 * 2), Buffer.from('nothing')]) {
      writeFileSync(damaged, bad);
      await refused(damaged, toCopy(empty), /is damaged or incomplete; nothing was restored/);
    }
    expect(readdirSync(empty.DATA_DIR)).toEqual([]);
    const whole = expect.stringContaining('is whole');
    expect(await run(['restore', archive, '--check'], toCopy(empty))).toEqual({ code: 0, output: whole });
  });

  it('OP-18 a restored copy stores mails in the outbox until the operator says that it sends them', async () => {
    const sent: string[] = [];
    jest.spyOn((await import('nodemailer')).default, 'createTransport').mockReturnValue({
      sendMail: ({ subject }: { subject: string }) => Promise.resolve(void sent.push(subject)),
      close: () => undefined,
    } as never);
    const app = await createTestApp({
      database: { url: copy.url, drop: () => Promise.resolve() },
      settings: { SMTP_URL: 'smtp://mail.example', SITE_URL: 'https://site.example' },
    });
    const send = (subject: string) =>
      app.app.mailer.send({ kind: 'account', to: 'a@beispiel.example', subject, text: 'x', html: 'x' });
    await send('Kopie');
    expect(await app.mails()).toMatchObject([{ subject: 'Kopie' }]);
    expect(await run(['restore', 'send-mails'], toCopy())).toMatchObject({ code: 0 });
    await send('Danach');
    expect(await app.mails()).toHaveLength(1);
    expect(sent).toEqual(['Danach']);
    await app.close();
  });
});

it('OP-16 files stay while a backup runs, and not because of one that was killed', async () => {
  const files = privateFiles({ DATA_DIR: folder });
  const key = await files.put(Buffer.from('x'));
  const pictures = diskStorage(folder);
  const name = path.basename(await pictures.put(Buffer.from('x'), 'webp'));
  const remove = () => Promise.all([files.remove(key), pictures.remove(name)]);
  const found = async () => [await files.find(key), await pictures.find(name)];
  const end = markBackup(folder);
  await remove();
  expect(await found()).not.toContain(undefined);
  jest.useFakeTimers({ now: Date.now() + 6 * 60_000, doNotFake: ['setImmediate', 'nextTick'] });
  await remove();
  jest.useRealTimers();
  end();
  expect(await found()).toEqual([undefined, undefined]);
});

it('OP-16 every secret of docs/settings.md is on the list of what is kept apart', () => {
  const table = readFileSync(path.join(import.meta.dirname, '../../../../docs/settings.md'), 'utf8');
  const names = [...table.matchAll(/^\| `(\w*(?:SECRET|TOKEN|KEY|SMTP|DATABASE)\w*)` /gm)].map(([, name]) => name);
  const isSecret = (name = '') => !/^(TOKEN_MINUTES|DATABASE_POOL_SIZE)$/.test(name);
  expect(names.filter(isSecret).sort()).toEqual(Object.keys(KEPT_APART).sort());
});
