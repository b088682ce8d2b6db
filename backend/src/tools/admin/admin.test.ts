import type { UserDetails } from '@care/contracts/schemas';
import { setSuspended } from '../../domains/accounts';
import { DEMO_PASSWORD } from '../../domains/accounts/passwords';
import { accountEntry } from '../../testing/account-entry';
import { bearerOf, TestBrowser } from '../../testing/browser';
import { storeOperator } from '../../testing/operator';
import { createPerson, linkParameter, PASSWORD } from '../../testing/people';
import { runProgram, type Ended } from '../../testing/run-program';
import { insertRows } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { perform, type Command } from '../command';
import { administer } from './administer';
import { createStaff } from './create-staff';

/** Runs `npm run admin` as a program, without a terminal. */
function start(words: string[], input: string): Promise<Ended> {
  const { DATABASE_URL = '', DATA_DIR } = test.app.settings;
  return runProgram('admin', { DATABASE_URL, DATA_DIR }, { words, input });
}

/** Runs a command of `npm run admin` in this process. */
async function admin(...words: string[]): Promise<Ended> {
  const { DATABASE_URL, DATA_DIR } = test.app.settings;
  const environment = { DATABASE_URL, DATA_DIR, ADMIN_PASSWORD: 'Ganz-anders-2026!' };
  const call = { words, environment, hasTerminal: false, isPrepared: true };
  let output = '';
  const work = async (command: Command) => void (output += `${await administer(command)}\n`);
  const code = await perform(work, call, (fault) => (output += fault));
  return { code, output };
}

const wordsFor = (username: string, email = `${username}@beispiel.example`) => [
  'create',
  ...['--username', username, '--email', email, '--first-name', 'Rika', '--last-name', 'Prüfer'],
];

const DETAILS = '/api-backend/user/details/';
const succeededWith = (words: string) => ({ code: 0, output: expect.stringContaining(words) });
const failedWith = (fault: string) => ({ code: 1, output: expect.stringContaining(fault) });

const test = appOfTests();

const accounts = () => test.db.selectFrom('user_account').select(['username', 'is_staff']).orderBy('id').execute();

it('OP-01 creates a STAFF account that can sign in and read its account, with a password from the input', async () => {
  const ended = await start(wordsFor('redaktion'), `${PASSWORD}\n`);
  expect(ended).toEqual(succeededWith('The STAFF account "redaktion" was created.'));
  const details = await test.get(DETAILS, await bearerOf(test, 'redaktion', PASSWORD));
  expect(details.json()).toMatchObject({ username: 'redaktion', is_staff: true, email_verified: true });
});

it('OP-01 reports that the account exists already, and changes nothing', async () => {
  const before = await test.db.selectFrom('user_account').selectAll().execute();
  expect(await admin(...wordsFor('Redaktion'))).toEqual(succeededWith('already. Nothing was changed.'));
  expect(await test.db.selectFrom('user_account').selectAll().execute()).toEqual(before);
});

it.each([
  ['a password that is easy to guess', 'zweite@beispiel.example', DEMO_PASSWORD, 'password: '],
  ['a password that is short', 'zweite@beispiel.example', 'Kurz-7', 'password: '],
  ['no password', 'zweite@beispiel.example', '', 'password: '],
  ['no address', 'keine', PASSWORD, 'email: '],
  ['the address of another account', 'redaktion@beispiel.example', PASSWORD, 'email: '],
])('OP-01 refuses %s and names it', async (_what, email, password, problem) => {
  const before = await accounts();
  const entry = { username: 'zweite', email, password, first_name: 'Rika', last_name: 'Prüfer' };
  const outcome = await createStaff(test.db, entry, { roles: ['EDITOR'], actor: 'Test' });
  expect(outcome).toEqual({ kind: 'refused', problems: expect.arrayContaining([expect.stringContaining(problem)]) });
  expect(await accounts()).toEqual(before);
});

it('OP-01 ends with an error that names the refused field', async () =>
  expect(await start(wordsFor('zweite'), 'Kurz-7\n')).toEqual(failedWith('password: ')));

it('OP-01 takes no password as an argument, and does not prompt without a terminal', async () => {
  const asArgument = [...wordsFor('dritte'), '--password', PASSWORD];
  expect(await admin(...asArgument)).toEqual(failedWith("Unknown option '--password'"));
  expect(await admin('create', '--username', 'dritte')).toEqual(failedWith('--email is missing'));
});

it('OP-01 does not give the role over HTTP', async () => {
  const entry = { ...accountEntry, username: 'nora', email: 'nora@beispiel.example' };
  const url = '/api-backend/auth/register/';
  expect((await test.post(url, { ...entry, profile_type: 'STAFF' })).statusCode).toBe(422);
  expect((await test.post(url, { ...entry, is_staff: true })).statusCode).toBe(201);
  const change = { first_name: 'Nora', is_staff: true };
  await test.patch(DETAILS, change, await bearerOf(test, 'nora', PASSWORD));
  expect(await accounts()).toContainEqual({ username: 'nora', is_staff: false });
});

it('OP-10 lists, grants and revokes roles; an account without a role is not STAFF, and the last ADMIN keeps that role', async () => {
  const nora = await createPerson(test, 'rollen');
  const staffOf = async () => (await nora.get(DETAILS)).json<UserDetails>();
  expect(await staffOf()).toMatchObject({ is_staff: false, staff_roles: [] });
  expect((await admin('grant', 'Rollen', 'FINANCE', 'EDITOR')).output).toContain('granted');
  expect(await staffOf()).toMatchObject({ is_staff: true, staff_roles: ['EDITOR', 'FINANCE'] });
  expect((await nora.get('/api-backend/admin/invoice/')).statusCode).toBe(200);
  expect((await admin('list')).output).toMatch(/rollen {2}rollen@beispiel\.example {2}EDITOR,FINANCE\n/);
  expect(await admin('grant', 'rollen', 'CHEF')).toEqual(failedWith('Unknown: CHEF'));
  expect((await admin('revoke', 'rollen', 'FINANCE', 'EDITOR')).output).toContain('revoked');
  expect(await staffOf()).toMatchObject({ is_staff: false, staff_roles: [] });
  expect((await nora.get('/api-backend/admin/invoice/')).statusCode).toBe(403);
  const last = failedWith('nobody else could work as ADMIN');
  expect(await admin('revoke', 'redaktion', 'ADMIN')).toEqual(last);
  expect(await admin('suspend', 'redaktion', '--reason', 'x')).toEqual(last);
  expect((await admin('list')).output).toContain('ADMIN,EDITOR,FINANCE,MODERATOR\n');
});

it('OP-11 suspends an account at once and lifts that; a reset ends every session and the password', async () => {
  const nora = await createPerson(test, 'gesperrt');
  const signsIn = async () => {
    const browser = new TestBrowser(test);
    await browser.signIn('gesperrt', PASSWORD);
    return (await browser.session()).accessToken !== undefined;
  };
  expect((await admin('suspend', 'gesperrt', '--reason', 'Passwort bekannt')).output).toContain('now suspended');
  expect((await nora.get(DETAILS)).statusCode).toBe(401);
  expect(await signsIn()).toBe(false);
  await admin('suspend', 'gesperrt', '--reason', 'geklärt', '--lift');
  expect(await signsIn()).toBe(true);
  expect((await admin('reset', 'gesperrt')).output).toContain('all sessions ended.');
  expect(await signsIn()).toBe(false);
  await nora.post('/api-backend/auth/password/reset/', { email: nora.email });
  await test.app.jobs.drain();
  const text = (await test.mails()).at(-1)?.text_body ?? '';
  const link = { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
  const entry = { ...link, password: PASSWORD, password2: PASSWORD };
  expect((await test.post('/api-backend/auth/password/reset/confirm/', entry)).statusCode).toBe(200);
  expect(await signsIn()).toBe(true);
});

const entriesAbout = (id: number) =>
  test.db.selectFrom('audit_entry').where('subject', '=', `account:${id}`).orderBy('id');
const entriesOf = (id: number) => entriesAbout(id).select(['action', 'detail']).execute();

it('OP-12 OP-13 commands are in the audit log with their reason, and audit --check finds a changed entry', async () => {
  const nora = await createPerson(test, 'protokoll');
  await admin('grant', 'protokoll', 'EDITOR');
  for (const _twice of [1, 2]) await admin('suspend', 'protokoll', '--reason', 'Passwort bekannt');
  expect(await entriesAbout(nora.id).select(['action', 'detail', 'actor']).execute()).toEqual([
    { action: 'roles-granted', detail: 'EDITOR', actor: expect.stringMatching(/^command of ./) },
    { action: 'account-suspended', detail: 'Passwort bekannt', actor: expect.any(String) },
  ]);
  const whole = expect.stringMatching(/The audit log is whole: \d+ entries\. .* hash [0-9a-f]{64}\n/);
  expect(await admin('audit', '--check')).toEqual({ code: 0, output: whole });
  const change = `update audit_entry set detail = 'x' where action = 'account-suspended'`;
  await test.databases.primary.pool.query(`set local session_replication_role = replica; ${change}`);
  const changed = expect.stringMatching(/The audit log is not whole\. Entry \d+ was changed/);
  expect(await admin('audit', '--check')).toEqual({ code: 1, output: changed });
});

it('OP-101 erases an account as the desk does: confirmed, with the reason by mail and in the audit log, and it can be kept', async () => {
  const nora = await createPerson(test, 'geht');
  const reason = ['--reason', 'Auf Wunsch per Brief'];
  const words = ['erase', 'Geht', ...reason];
  for (const wrong of [words, [...words, '--confirm', 'andere']])
    expect(await admin(...wrong)).toEqual(failedWith('geht: not confirmed'));
  expect((await admin('erase', 'geht', '--confirm', 'geht')).output).toContain('--reason is missing');
  expect((await nora.get(DETAILS)).statusCode).toBe(200);
  for (const said of ['is going', 'was going'])
    expect((await admin(...words, '--confirm', 'geht')).output).toMatch(`geht: ${said} to be deleted on `);
  expect((await nora.get(DETAILS)).statusCode).toBe(401);
  expect((await admin(...words, '--lift')).output).toContain('geht: is kept');
  expect((await admin(...words, '--lift')).output).toContain('geht: was not going to be deleted');
  const told = await test.mails(nora.email);
  expect(told.map(({ subject }) => subject)).toEqual(['Ihr Konto wird gelöscht', 'Ihr Konto bleibt bestehen']);
  expect(told[0]?.text_body).toContain('Auf Wunsch per Brief');
  expect(await entriesOf(nora.id)).toEqual([
    { action: 'erasure-scheduled', detail: 'Auf Wunsch per Brief' },
    { action: 'erasure-cancelled', detail: 'Auf Wunsch per Brief' },
  ]);
  const last = await admin('erase', 'redaktion', ...reason, '--confirm', 'redaktion');
  expect(last).toEqual(failedWith('nobody else could work as ADMIN'));
});

it('OP-101 starts a change of the address as the desk does: both addresses are told, and a taken one is refused', async () => {
  const nora = await createPerson(test, 'umzug');
  const change = (email: string, ...more: string[]) =>
    admin('change-email', 'umzug', '--email', email, '--reason', 'Ausweis gesehen', ...more);
  const confirmed = ['--confirm', 'umzug'];
  expect((await change('neu@beispiel.example')).output).toContain('umzug: not confirmed');
  for (const email of ['keine', nora.email, 'redaktion@beispiel.example'])
    expect(await change(email, ...confirmed)).toEqual(failedWith('email: '));
  expect((await change('neu@beispiel.example', ...confirmed)).output).toContain('may object for three days');
  const text = (await test.mails('neu@beispiel.example')).at(-1)?.text_body ?? '';
  const early = await test.post('/api-backend/auth/verify-email/', { key: linkParameter(text, 'key') });
  expect(early.json().error.details.key).toMatch(/^Dieser Link gilt erst ab dem /);
  expect(await test.mails(nora.email)).toHaveLength(1);
  expect(await entriesOf(nora.id)).toEqual([{ action: 'email-change-started', detail: 'Ausweis gesehen' }]);
});

it('OP-10 of two ADMINs who leave at the same time the second one stays', async () => {
  const people = [await createPerson(test, 'eins'), await createPerson(test, 'zwei')] as const;
  const ids = people.map(({ id }) => id);
  for (const user_id of ids) await insertRows(test.db, 'staff_role', { user_id, role: 'ADMIN' });
  await admin('revoke', 'redaktion', 'ADMIN');
  const { leaving } = await test.db.transaction().execute(async (db) => {
    await setSuspended(db, people[0].id, true);
    const second = people[1].post('/api-backend/user/delete/', { password: PASSWORD });
    await waitUntilBlocked(test);
    return { leaving: second };
  });
  expect((await leaving).statusCode).toBe(409);
  await admin('grant', 'redaktion', 'ADMIN');
  await test.db.deleteFrom('staff_role').where('user_id', 'in', ids).execute();
});

it('OP-08 lists what is missing with exit code 1, and ends with 0 when nothing is', async () => {
  const missing = expect.stringMatching(/is missing; an editor.*\n {2}imprint: name, /);
  expect(await admin('check')).toEqual({ code: 1, output: missing });
  await storeOperator(test.db);
  expect(await admin('check')).toEqual(succeededWith('No data of the operator is missing.'));
  expect(await admin('chek')).toEqual(failedWith('admin -- check'));
});
