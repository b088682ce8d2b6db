import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { TestBrowser } from '../../testing/browser';
import { createPerson, PASSWORD } from '../../testing/people';
import { insertCompany, insertRow } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { audit, checkAuditLog, presentEntry } from './audit-log';

const test = appOfTests();
const API = '/api-backend';

const entries = async () =>
  (await test.db.selectFrom('audit_entry').selectAll().orderBy('id').execute()).map(presentEntry);
const actions = async () => (await entries()).map(({ action, actor, subject }) => `${actor} ${action} ${subject}`);
const note = (subject: string) => audit(test.db, { actor: 'Test', action: 'import-started', subject, detail: 'ä"\n' });
/** Does something to the table that the triggers refuse. */
const behindTriggers = (statement: string) =>
  test.databases.primary.pool.query(`set local session_replication_role = replica; ${statement}`);

beforeEach(() => behindTriggers('delete from audit_entry'));

it('OP-12 records sign-ins of STAFF, opened cases and steps of the desk, but no repetition and no words of a case', async () => {
  const rika = await createPerson(test, 'rika', { is_staff: true });
  const vera = await createPerson(test, 'vera');
  const company_id = await insertCompany(test.db, 'haus');
  const entry = { kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-1', title: 'Haus', company_id, person_id: vera.id };
  const { id } = await insertRow(test.db, 'desk_case', entry);
  await behindTriggers('delete from audit_entry');
  for (const name of ['vera', 'rika']) await new TestBrowser(test).signIn(name, PASSWORD);
  const url = `${API}/admin/case/${id}/`;
  await rika.get(url);
  const hide = { measure: 'HIDE', reason: 'Ein Name von Vera steht darin.' };
  for (const _attempt of [1, 2]) expect((await rika.post(`${url}measure/`, hide)).statusCode).toBe(200);
  expect(await actions()).toEqual([
    expect.stringMatching(/^rika sign-in session:\d+$/),
    `rika case-opened case:${id}`,
    `rika case-step case:${id}`,
  ]);
  const [, , step] = await entries();
  expect(step).toMatchObject({ actor_id: rika.id, detail: 'Eintrag ausgeblendet' });
  expect(JSON.stringify(await entries())).not.toContain('Vera');
});

it('OP-12 a step that fails leaves no entry', async () => {
  await test.db
    .transaction()
    .execute(async (db) => {
      await audit(db, { actor: 'Test', action: 'import-started', subject: 'x' });
      throw new Error('fails');
    })
    .catch(() => undefined);
  await note('later');
  expect(await entries()).toMatchObject([{ id: 1, subject: 'later', previous: '' }]);
});

it('OP-13 the database refuses every change of the log, and numbers entries of simultaneous writers in one chain', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => note(String(index))));
  const all = await entries();
  expect(all.map(({ id }) => id)).toEqual(all.map((_, index) => index + 1));
  expect(all.slice(1).map(({ previous }) => previous)).toEqual(all.slice(0, -1).map(({ hash }) => hash));
  expect(await checkAuditLog(test.db)).toEqual({ count: 12, last: { id: 12, hash: all.at(-1)?.hash } });
  for (const statement of [
    `update audit_entry set detail = 'x'`,
    'delete from audit_entry',
    'truncate audit_entry',
    // Also with the entry that an end of old entries would have.
    `insert into audit_entry (actor, action, subject, detail) values ('x', 'log-cut', '12', ''); delete from audit_entry`,
  ])
    await expect(test.databases.primary.pool.query(statement)).rejects.toThrow('append-only');
  expect(await entries()).toEqual(all);
});

it('OP-13 the check finds changed, removed and inserted entries; the hash is that of the documented text', async () => {
  for (const subject of ['a', 'b', 'c', 'd']) await note(subject);
  const [first] = await entries();
  const text = `1\n"${first?.at}"\nnull\n"Test"\n"import-started"\n"a"\n${JSON.stringify('ä"\n')}\n""`;
  expect(first?.hash).toBe(createHash('sha256').update(text).digest('hex'));
  await sql`create table kept as table audit_entry`.execute(test.db);
  for (const [statement, fault] of [
    [`update audit_entry set subject = 'x' where id = 3`, 'Entry 3 was changed.'],
    ['delete from audit_entry where id = 2', 'Entries are missing between 1 and 3.'],
    ['delete from audit_entry where id < 3', 'The entries up to 2 are missing.'],
    [
      `update audit_entry set detail = 'x', hash = sha256(convert_to(audit_text((id, at, actor_id, actor, action, subject, 'x', previous, null)::audit_entry), 'UTF8')) where id = 2`,
      'Entry 3 does not follow entry 2.',
    ],
  ] as const) {
    await behindTriggers(statement);
    expect(await checkAuditLog(test.db)).toEqual({ fault });
    await behindTriggers('delete from audit_entry; insert into audit_entry table kept');
  }
  expect(await checkAuditLog(test.db)).toMatchObject({ count: 4 });
  await sql`drop table kept`.execute(test.db);
});

it('OP-13 entries end after three years by an entry that names the last of them, and the chain stays whole', async () => {
  for (const subject of ['a', 'b', 'c']) await note(subject);
  const cut = () => test.app.jobs.perform('audit-log-end');
  await cut();
  expect((await entries()).length).toBe(3);
  // The chain as it would be with two entries of that time.
  await behindTriggers(`
    update audit_entry set at = date_trunc('milliseconds', now() - interval '3 years 1 day') where id < 3;
    update audit_entry set hash = sha256(convert_to(audit_text(audit_entry), 'UTF8')) where id = 1;
    update audit_entry e set previous = (select hash from audit_entry p where p.id = e.id - 1) where id = 2;
    update audit_entry set hash = sha256(convert_to(audit_text(audit_entry), 'UTF8')) where id = 2;
    update audit_entry e set previous = (select hash from audit_entry p where p.id = e.id - 1) where id = 3;
    update audit_entry set hash = sha256(convert_to(audit_text(audit_entry), 'UTF8')) where id = 3`);
  const before = await entries();
  await cut();
  const left = await entries();
  expect(left.map(({ id, action }) => `${id} ${action}`)).toEqual(['3 import-started', '4 log-cut']);
  expect(left[1]).toMatchObject({ subject: '2', detail: before[1]?.hash });
  expect(await checkAuditLog(test.db)).toMatchObject({ count: 2 });
  await cut();
  expect(await entries()).toEqual(left);
});

it('OP-14 ADMIN reads the log, and exports it as CSV that no spreadsheet runs and as JSON lines; exports are entries', async () => {
  const chefin = await createPerson(test, 'chefin', { is_staff: true });
  await note('earlier');
  await audit(test.db, { actor: '=cmd()', action: 'import-started', subject: 'x' });
  const list = (await chefin.get(`${API}/admin/log/?limit=1`)).json();
  expect(list).toMatchObject({ count: 2, results: [{ actor: '=cmd()' }] });
  const exported = (format: string) => chefin.get(`${API}/admin/log/export/?format=${format}`);
  expect((await exported('csv')).body).toContain(`;"'=cmd()";"import-started";"x";`);
  const lines = (await exported('jsonl')).body.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(await entries());
  expect((await actions()).slice(-2)).toEqual(Array(2).fill('chefin log-exported log'));
});
