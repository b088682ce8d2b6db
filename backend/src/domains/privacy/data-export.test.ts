import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { sql } from 'kysely';
import { diskStorage } from '../../platform/files/disk-storage';
import { privateFiles } from '../../platform/files/private-files';
import { createCompany, createPerson, createProfile, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { buildExport, collectData } from './data-export';
import { tablesOf } from '../../platform/domain/domain';
import { applyRetention } from './retention';
import { insertRows, updateRows, rowOf, insertRow } from '../../testing/rows';

/** Reads a ZIP with Python's reader, so that our writer is not checked by our own code. */
function unzip(content: Buffer): Map<string, Buffer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'care-zip-'));
  const file = path.join(folder, 'a.zip');
  writeFileSync(file, content);
  execFileSync('python3', ['-m', 'zipfile', '-e', file, folder]);
  const names = execFileSync('python3', [
    '-c',
    `import zipfile;print("\\n".join(zipfile.ZipFile("${file}").namelist()))`,
  ])
    .toString()
    .trim()
    .split('\n');
  const entries = new Map(names.map((name) => [name, readFileSync(path.join(folder, name))]));
  rmSync(folder, { recursive: true });
  return entries;
}

describe('download of the own data', () => {
  const test = appOfTests();
  let person: Person;
  beforeAll(async () => {
    person = await createPerson(test, 'clara', { profile_type: 'JOB_SEEKER' });
  });

  const start = async (who = person) => (await who.post('/api-backend/user/export/')).json<{ id: number }>().id;
  const state = async (id: number, who = person) => who.get(`/api-backend/user/export/${id}/`);

  async function fill(): Promise<void> {
    const profile = await createProfile(test, person.id, { description: 'Über mich' });
    const picture = await diskStorage(test.app.settings.DATA_DIR).put(Buffer.from('ein Bild'), 'webp');
    const size = { width: 1, height: 1 };
    await insertRows(test.db, 'job_seeker_image', { job_seeker_id: profile, url: picture, ...size });
    const other = await createPerson(test, 'berta');
    const text = { company_id: null, job_offer_id: null, read_at: null, archived_at: null, thread_id: null };
    const deleted = new Date();
    const messages = [
      { sender_id: person.id, recipient_id: other.id, title: 'gesendet', content: 'x' },
      { sender_id: other.id, recipient_id: person.id, title: 'erhalten', content: 'x' },
      { sender_id: other.id, recipient_id: person.id, title: 'zurückgehalten', content: 'x', is_held: true },
      { sender_id: other.id, recipient_id: other.id, title: 'fremd', content: 'x' },
      { sender_id: person.id, recipient_id: other.id, title: 'gelöscht', content: 'x', sender_deleted_at: deleted },
      { sender_id: other.id, recipient_id: person.id, title: 'gelöscht', content: 'x', recipient_deleted_at: deleted },
    ];
    const rows = await test.db
      .insertInto('message')
      .values(messages.map((message) => ({ ...text, ...message })))
      .returning('id')
      .execute();
    const storage_key = await privateFiles(test.app.settings).put(Buffer.from('ein Lebenslauf'));
    const attachment = { owner_id: person.id, file_name: 'Lebenslauf.pdf', storage_key, bytes: 14 };
    await insertRows(test.db, 'message_attachment', { ...attachment, message_id: rows[0]?.id ?? null });
  }

  it('AC-07 AC-14 contains all data about the person, none about others and no deleted messages, as a ZIP with the files', async () => {
    await fill();
    const id = await start();
    expect((await state(id)).json()).toMatchObject({ id, status: 'PENDING', download_url: null });
    const mail = (await test.mails(person.email)).at(-1);
    expect(mail?.subject).toBe('Ihre Daten stehen zum Herunterladen bereit');
    const { status, download_url, expires_at } = (await state(id)).json();
    expect(status).toBe('READY');
    const hours = (Date.parse(expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(mail?.text_body).toContain(download_url);

    const response = await test.inject(download_url);
    expect(response.headers['content-type']).toBe('application/zip');
    const files = unzip(response.rawPayload);
    const rows = (table: string) => JSON.parse(files.get(`daten/${table}.json`)?.toString() ?? '[]');
    expect([...files.keys()].filter((name) => name.startsWith('daten/')).sort()).toEqual(
      tablesOf(test.app.domains)
        .flatMap(([table, { personal }]) => (personal ? `daten/${table}.json` : []))
        .sort(),
    );
    expect(rows('user_account')).toMatchObject([{ id: person.id, email: person.email }]);
    expect(rows('user_account')[0]).not.toHaveProperty('password_hash');
    expect(rows('job_seeker')).toMatchObject([{ description: 'Über mich' }]);
    expect(
      rows('message')
        .map(({ title }: { title: string }) => title)
        .sort(),
    ).toEqual(['erhalten', 'gesendet']);
    const contents = [...files].filter(([name]) => name.startsWith('dateien/')).map(([, content]) => String(content));
    expect(contents.sort()).toEqual(['ein Bild', 'ein Lebenslauf']);
    expect([...files.keys()]).toContain('LIESMICH.txt');
  });

  it('AC-07 shows the state of an export to its owner only, and the file to a client with the link, for 24 hours', async () => {
    const id = await start();
    await test.app.jobs.drain();
    const other = await createPerson(test, 'dora');
    expect((await state(id, other)).statusCode).toBe(404);
    const url = `/api-backend/user/export/${id}/download/`;
    for (const guess of [url, `${url}?key=x`, `${url}?key=${'A'.repeat(43)}`])
      expect((await other.get(guess)).statusCode).toBe(404);
    const { download_url } = (await state(id)).json();
    expect((await test.inject(download_url)).statusCode).toBe(200);
    await updateRows(test.db, 'data_export', {}, { expires_at: new Date(0) });
    expect((await test.inject(download_url)).statusCode).toBe(404);
    expect((await state(id)).json()).toMatchObject({ status: 'EXPIRED', download_url: null });
    await applyRetention(test.app);
    expect(await rowOf(test.db, 'data_export', id)).toMatchObject({ file: null });
  });

  it('AC-07 fails alone if one of the files cannot be read, and the next try succeeds', async () => {
    const owner = await createPerson(test, 'grete');
    const { id } = await insertRow(test.db, 'data_export', { user_id: owner.id, file: null, expires_at: null });
    const storage_key = 'a'.repeat(32);
    await insertRows(test.db, 'message_attachment', {
      owner_id: owner.id,
      file_name: 'Lebenslauf.pdf',
      storage_key,
      bytes: 14,
    });
    const attachment = path.join(test.app.settings.DATA_DIR, 'private', storage_key);
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const before = readdirSync(folder).sort();
    // It has a size, but reading it is an error.
    mkdirSync(attachment, { recursive: true });
    const build = () => buildExport(test.app, { id, origin: 'https://www.example.org' });
    await expect(build()).rejects.toThrow('EISDIR');
    expect(readdirSync(folder).sort()).toEqual(before);
    expect(await test.mails(owner.email)).toEqual([]);
    rmdirSync(attachment);
    await build();
    expect((await state(id, owner)).json()).toMatchObject({ status: 'READY' });
  });

  it('AC-07 keeps no file and sends no link if the account is deleted while the file is written', async () => {
    const owner = await createPerson(test, 'frieda');
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const files = () => readdirSync(folder).sort();
    const before = files();
    const { id } = await insertRow(test.db, 'data_export', {
      user_id: owner.id,
      file: `${'f'.repeat(32)}.zip`,
      expires_at: null,
    });
    const deletion = await test.databases.primary.pool.connect();
    await deletion.query('begin');
    await deletion.query('select id from data_export where id = $1 for update', [id]);
    const building = buildExport(test.app, { id, origin: 'https://www.example.org' });
    await waitUntilBlocked(test);
    expect(files()).toHaveLength(before.length + 1);
    await deletion.query('delete from user_account where id = $1', [owner.id]);
    await deletion.query('commit');
    deletion.release();
    await building;
    expect(files()).toEqual(before);
    expect(await test.mails(owner.email)).toEqual([]);
  });

  it('AC-07 keeps no file if the account is deleted after a try that wrote the file and could not announce it', async () => {
    const owner = await createPerson(test, 'gerda');
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    mkdirSync(folder, { recursive: true });
    const files = () => readdirSync(folder).sort();
    const before = files();
    const { id } = await insertRow(test.db, 'data_export', { user_id: owner.id, file: null, expires_at: null });
    // The API ends, or loses the database, when the file is written.
    const send = jest.spyOn(test.app.mailer, 'send').mockRejectedValueOnce(new Error('The database is away.'));
    await expect(buildExport(test.app, { id, origin: 'https://www.example.org' })).rejects.toThrow('away');
    send.mockRestore();
    await updateRows(test.db, 'user_account', owner.id, { deletion_scheduled_at: new Date(0) });
    await test.app.jobs.perform('account-deletion');
    expect(files()).toEqual(before);
  });

  it('AC-07 deletes files of interrupted exports after a day, and no others', async () => {
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const id = await start();
    await test.app.jobs.drain();
    const { file } = await rowOf(test.db, 'data_export', id);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of ['unterbrochen.zip.part', 'ohne-zeile.zip', 'neu.zip.part']) {
      writeFileSync(path.join(folder, name), 'x');
      if (name !== 'neu.zip.part') utimesSync(path.join(folder, name), old, old);
    }
    utimesSync(path.join(folder, String(file)), old, old);
    // A name without a file, like that of a draft that is renamed after its name was read.
    symlinkSync('fertig.zip', path.join(folder, 'fertig.zip.part'));
    await applyRetention(test.app);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([file, 'neu.zip.part']));
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(unterbrochen|ohne)/)]));
  });

  it('AC-07 contains the product inquiries only if the address is confirmed', async () => {
    const owner = await createPerson(test, 'besteller');
    const other = await createPerson(test, 'fremd', { email: owner.email, email_verified_at: null });
    const names = { first_name: 'Emil', last_name: 'Berg', address: 'Domstraße 1', postcode_and_place: '50668 Köln' };
    const inquiry = { product_id: null, reference: 'A-1', phone: null, message: 'x', consent: true };
    await insertRows(test.db, 'product_inquiry', { ...names, ...inquiry, email: owner.email.toUpperCase() });
    const inquiries = async ({ id }: Person) => (await collectData(test.app, id)).get('product_inquiry');
    expect(await inquiries(owner)).toMatchObject([{ reference: 'A-1', address: 'Domstraße 1' }]);
    expect(await inquiries(other)).toEqual([]);
  });

  it('AC-07 runs one export for two simultaneous requests', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await createCompany(test, 'haus', owner.id);
    const ids = await Promise.all([start(owner), start(owner)]);
    expect(new Set(ids).size).toBe(1);
    expect(await test.mails(owner.email)).toHaveLength(1);
  });

  it('AC-07 a requested export lets others store what refers to the person', async () => {
    const owner = await createPerson(test, 'gefolgt');
    const company_id = await createCompany(test, 'gemerkt');
    const { requested } = await test.db.transaction().execute(async (db) => {
      await sql`lock table data_export in exclusive mode`.execute(db);
      // It has locked the person and waits for the table.
      const requesting = start(owner);
      await waitUntilBlocked(test);
      await insertRows(db, 'company_follow', { user_id: owner.id, company_id });
      return { requested: requesting };
    });
    expect(await requested).toBeGreaterThan(0);
  });

  it('AC-07 says after 15 minutes that an export has failed, and starts another one on request', async () => {
    const owner = await createPerson(test, 'helga');
    const id = await start(owner);
    const startedBefore = (minutes: number) =>
      updateRows(test.db, 'data_export', id, { created_at: new Date(Date.now() - minutes * 60_000) });
    await startedBefore(14);
    expect((await state(id, owner)).json()).toMatchObject({ status: 'PENDING' });
    expect(await start(owner)).toBe(id);
    await startedBefore(16);
    expect((await state(id, owner)).json()).toMatchObject({ status: 'FAILED' });
    const next = await start(owner);
    expect(next).not.toBe(id);
    expect((await state(next, owner)).json()).toMatchObject({ status: 'PENDING' });
  });

  it('AC-07 every table that can contain personal data is declared, as exported or as withheld with a reason', async () => {
    const { rows } = await test.databases.primary.pool.query<{ name: string }>(`
      with recursive foreign_key as (
        select child.table_name as child, parent.table_name as parent
        from information_schema.referential_constraints r
        join information_schema.key_column_usage child on child.constraint_name = r.constraint_name
        join information_schema.key_column_usage parent on parent.constraint_name = r.unique_constraint_name
        where child.table_schema = 'public'
      ), about_people (name) as (
        select 'user_account'::text
        union
        select k.child::text collate "default" from foreign_key k join about_people p on p.name = k.parent::text collate "default"
      )
      select name from about_people
      union
      select c.table_name::text collate "default" from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~
        '(^|_)(user|email|phone|author|sender|recipient|owner|applicant|first_name|last_name|caller|address|ip)(_|$)'
      order by 1`);
    const declared = new Set(
      tablesOf(test.app.domains).flatMap(([table, { personal, withheld }]) => ((personal ?? withheld) ? table : [])),
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map(({ name }) => name).filter((name) => !declared.has(name))).toEqual([]);
  });

  it('AC-07 every table belongs to one domain', async () => {
    const { rows } = await test.databases.primary.pool.query<{ table_name: string }>(
      `select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const declared = tablesOf(test.app.domains).map(([table]) => table);
    expect(declared.sort()).toEqual(rows.map(({ table_name }) => table_name).sort());
  });
});
