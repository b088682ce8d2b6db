import * as fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { DELETION_DAYS } from '@care/contracts/constants';
import type { DeskQueue, Message, MessageList } from '@care/contracts/schemas';
import type { Database } from '../../platform/database/schema';
import { diskStorage } from '../../platform/files/disk-storage';
import { privateFiles } from '../../platform/files/private-files';
import { removeAll } from '../../testing/empty-tables';
import { bearerOf, TestBrowser } from '../../testing/browser';
import { claimWithDocument } from '../../testing/claims';
import {
  createCompany,
  createPerson,
  createProfile,
  PASSWORD,
  type Person,
  personOfTests,
  postTo,
  letterTo,
} from '../../testing/people';
import { allStars, daysFromNow, updateRows } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { during, waitUntilBlocked } from '../../testing/wait-until-blocked';
import { hashPassword } from '../accounts';
import { retentionNotices, retentionOf, tablesOf } from '../../platform/domain/domain';
import { applyRetention, retentionTable } from './retention';
import os from 'node:os';
import { execFileSync } from 'node:child_process';
import { buildExport, collectData } from './data-export';

describe('deletion of an account', () => {
  const test = appOfTests();
  const person = personOfTests(test, 'clara', { profile_type: 'JOB_SEEKER' });

  const schedule = (payload: object = { password: PASSWORD }, who = person) =>
    who.post('/api-backend/user/delete/', payload);
  const cancel = () => person.post('/api-backend/user/delete/cancel/');
  const dueNow = () =>
    test.databases.primary.pool.query(
      `update user_account set deletion_scheduled_at = now() - interval '1 s' where deletion_scheduled_at is not null`,
    );
  const sweep = () => test.app.jobs.perform('account-deletion');
  const leave = async (payload?: object, who = person) => {
    expect((await schedule(payload, who)).statusCode).toBe(202);
    await dueNow();
    await sweep();
  };
  const accounts = () => test.db.selectFrom('user_account').select('id').execute();

  const rate = (company_id: number, author_id: number, stars: number) =>
    test.insertRating(company_id, author_id, { ...allStars(stars), preferred_author_name: 'Clara Z.' });

  it('AC-07 requires the password, locks the account at once, signs out other devices and returns the date, 14 days later', async () => {
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', PASSWORD);
    const wrong = await schedule({ password: 'falsch' });
    expect(wrong.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
    expect(await elsewhere.session()).toHaveProperty('user');
    const response = await schedule();
    expect(response.statusCode).toBe(202);
    expect(Math.round((Date.parse(response.json().scheduled_for) - Date.now()) / 86_400_000)).toBe(DELETION_DAYS);
    expect(await elsewhere.session()).toEqual({});
    const write = await person.patch('/api-backend/user/details/', { first_name: 'X' });
    expect(write.json().error).toMatchObject({ status: 403, code: 'account_locked' });
    const details = await person.get('/api-backend/user/details/');
    expect(details.json().deletion_scheduled_at).toBe(response.json().scheduled_for);
    expect(await test.subjects(person.email)).toEqual(['Ihr Konto wird gelöscht']);
  });

  it('AC-07 hides the profile until the deletion is cancelled, also after signing in again, and keeps what was hidden before', async () => {
    await createProfile(test, person.id);
    const seen = async () =>
      (await test.inject(`/api-backend/user/profile/by-slug/pflegekraft-${person.id}/`)).statusCode;
    await schedule();
    expect(await seen()).toBe(404);
    await sweep();
    const headers = await bearerOf(test, 'clara', PASSWORD);
    expect((await test.post('/api-backend/user/delete/cancel/', undefined, headers)).statusCode).toBe(200);
    expect(await seen()).toBe(200);
    await dueNow();
    await sweep();
    expect(await accounts()).toHaveLength(1);
    expect((await test.mails(person.email)).at(-1)?.subject).toBe('Ihr Konto bleibt bestehen');
    await test.update('job_seeker', {}, { is_hidden: true });
    await schedule();
    await cancel();
    expect(await seen()).toBe(404);
  });

  it('AC-07 schedules one deletion for two simultaneous requests, and cancelling it shows the profile again', async () => {
    await createProfile(test, person.id);
    const lock = (db: typeof test.db) => sql`select id from user_account for update`.execute(db);
    const both = await during(test, lock, () => Promise.all([schedule(), schedule()]), 2);
    const dates = both.map((answer) => answer.json().scheduled_for);
    expect(dates[0]).toBe(dates[1]);
    expect(await test.mails(person.email)).toHaveLength(1);
    await cancel();
    expect(await test.row('job_seeker', {})).toMatchObject({ is_hidden: false });
  });

  it('AC-07 keeps an account whose deletion is cancelled while the job deletes it', async () => {
    await schedule();
    await dueNow();
    const keep = (db: typeof test.db) => updateRows(db, 'user_account', person.id, { deletion_scheduled_at: null });
    await during(test, keep, sweep);
    expect(await accounts()).toHaveLength(1);
  });

  it('AC-07 deletes the account with profile, picture, sessions, downloads, mails and stored answers, and sends one mail about it', async () => {
    const profile = await createProfile(test, person.id);
    const storage = diskStorage(test.app.settings.DATA_DIR);
    const url = await storage.put(Buffer.from('nur ihr Bild'), 'webp');
    await test.insert('job_seeker_image', { job_seeker_id: profile, url, width: 1, height: 1 });
    const kept = privateFiles(test.app.settings);
    const storage_key = await kept.put(Buffer.from('ein Lebenslauf'));
    const attachment = { owner_id: person.id, file_name: 'Lebenslauf.pdf', storage_key, bytes: 14 };
    await test.insert('message_attachment', attachment);
    const other = await createPerson(test, 'berta', { profile_type: 'CARE_PROVIDER' });
    await createCompany(test, 'haus', other.id);
    await other.post('/api-backend/user/export/');
    await person.post('/api-backend/user/export/');
    const key = { 'idempotency-key': 'schluessel-1' };
    expect((await person.post('/api-backend/message/', letterTo(other.id), key)).statusCode).toBe(201);
    await test.app.jobs.drain();
    const { file } = await test.row('data_export', { user_id: person.id });
    const download = path.join(test.app.settings.DATA_DIR, 'exports', String(file));
    expect(fs.existsSync(download)).toBe(true);
    await schedule();
    await test.app.jobs.drain();
    await dueNow();
    await sweep();
    for (const table of ['job_seeker', 'idempotency_key'] as const)
      expect([table, await test.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    expect(await accounts()).toEqual([{ id: other.id }]);
    expect(await storage.find(url.split('/').at(-1) ?? '')).toBeUndefined();
    expect(await kept.find(storage_key)).toBeUndefined();
    expect(fs.existsSync(download)).toBe(false);
    expect((await person.get('/api-backend/user/details/')).statusCode).toBe(401);
    const subjects = ({ email }: Person) => test.subjects(email);
    expect(await subjects(person)).toEqual(['Ihr Konto wurde gelöscht']);
    expect(await subjects(other)).toContain('Ihre Daten stehen zum Herunterladen bereit');
  });

  it('AC-07 RV-02 keeps reviews without a name, and deletes those that were never public and what is left of deleted ones', async () => {
    for (const status of ['PUBLISHED', 'PENDING', 'AUTHOR_DELETED', 'REMOVED'] as const) {
      const company_id = await createCompany(test, status);
      await rate(company_id, person.id, 4);
      await test.update('rating', { company_id }, { status });
    }
    await leave();
    const left = await test.db.selectFrom('rating').selectAll().orderBy('id').execute();
    const nobody = { author_id: null, preferred_author_name: '', is_anonymous: true };
    expect(left).toMatchObject([
      { ...nobody, status: 'PUBLISHED' },
      { author_id: null, status: 'REMOVED' },
    ]);
  });

  it('AC-07 deletes the reviews too if requested, and the averages are correct afterwards', async () => {
    const company = await createCompany(test, 'haus');
    const other = await createPerson(test, 'berta');
    await rate(company, person.id, 1);
    await rate(company, other.id, 5);
    await leave({ password: PASSWORD, delete_ratings: true });
    expect(await test.row('company', {})).toMatchObject({ ratings_count: 1, average_rating: 5 });
  });

  it('AC-07 leaves a provider without owner, tier and open offers', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company = await createCompany(test, 'haus', owner.id);
    const booked = { subscription: 'PREMIUM_TIER', billing_period: 'YEARLY', is_wpw_confirmed: true } as const;
    await test.update('company', {}, booked);
    const contact = { contact_name: 'Frau Zimmer', contact_email: 'x@beispiel.example', contact_phone: '0221 4711' };
    await test.insertJobOffer(company, 'stelle', contact);
    await leave({ password: PASSWORD }, owner);
    const free = { owner_id: null, subscription: 'FREE_TIER', billing_period: null };
    expect(await test.row('company', {})).toMatchObject({ ...free, is_wpw_confirmed: false, job_offers_count: 0 });
    const offer = await test.row('job_offer', {});
    expect(offer).toMatchObject({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null });
  });

  it('AC-07 deletes a registered provider that only this person claims, and no public one', async () => {
    const other = await createPerson(test, 'berta');
    const claim = (company_id: number, { id }: Person) =>
      test.insert('ownership_claim', { company_id, user_id: id, method: 'DOCUMENT' });
    await claim(await createCompany(test, 'oeffentlich'), person);
    await claim(await test.insertCompany('nur-registriert', { status: 'PENDING_REVIEW' }), person);
    const disputed = await test.insertCompany('umstritten', { status: 'PENDING_REVIEW' });
    await claim(disputed, person);
    await claim(disputed, other);
    await leave();
    const left = await test.db.selectFrom('company').select('slug').orderBy('slug').execute();
    expect(left.map(({ slug }) => slug)).toEqual(['oeffentlich', 'umstritten']);
  });

  it('AC-07 PP-18 ends open claims: their cases are closed, their documents deleted, and no name stays there', async () => {
    const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    const staff = await createPerson(test, 'rika', { is_staff: true });
    await claimWithDocument(vera, await createCompany(test, 'haus'));
    const document = await test.db.selectFrom('ownership_document').select('storage_key').executeTakeFirstOrThrow();
    const queue = async (query: string) =>
      (await staff.get(`/api-backend/admin/queue/${query}`)).json<DeskQueue>().count;
    expect(await queue('?q=vera')).toBe(1);
    await leave(undefined, vera);
    await test.app.jobs.drain();
    expect(await privateFiles(test.app.settings).find(document.storage_key ?? '')).toBeUndefined();
    expect([await queue(''), await queue('?state=CLOSED'), await queue('?state=CLOSED&q=vera')]).toEqual([0, 1, 0]);
  });

  it('AC-07 keeps messages for the other side, own ones without contact data, and deletes applications and unsent messages', async () => {
    const other = await createPerson(test, 'berta');
    const contact_info = JSON.stringify({ email: person.email });
    const sent = { content: 'x', sender_id: person.id, recipient_id: other.id, contact_info };
    await test.insert('message', [
      { ...sent, title: 'Frage' },
      { ...sent, title: 'Bewerbung', kind: 'APPLICATION' as const },
      { ...sent, title: 'Ungesendet', is_held: true },
    ]);
    const got = { content: 'x', sender_id: other.id, recipient_id: person.id, title: 'Angebot' };
    const first = (values: object) => test.insertId('message', { ...got, ...values });
    const offer = await first({});
    const visitors = await first({ title: 'Von einem Gast', sender_id: null });
    await first({ title: 'Noch nicht zugestellt', is_held: true });
    const answer = { ...sent, title: 'Antwort' };
    await test.insert('message', [
      { ...answer, thread_id: offer },
      { ...answer, thread_id: visitors, recipient_id: null, recipient_email: 'gast@example.org' },
    ]);
    await leave();
    expect(await test.db.selectFrom('message').selectAll().orderBy('id').execute()).toMatchObject([
      { title: 'Frage', sender_id: null, contact_info: {} },
      { title: 'Angebot', sender_id: other.id, recipient_id: null },
      { title: 'Antwort', sender_id: null, contact_info: {}, thread_id: offer },
      { title: 'Antwort', sender_id: null, contact_info: {}, thread_id: null, recipient_email: 'gast@example.org' },
    ]);
    await leave(undefined, other);
    expect(await test.db.selectFrom('message').select('title').execute()).toEqual([{ title: 'Antwort' }]);
  });

  it('AC-07 AC-14 keeps for the sender what was written to a deleted provider, and its answers; nobody can reply or block any more', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company_id = await createCompany(test, 'haus', owner.id);
    const contact_info = JSON.stringify({ name: 'Clara', lastname: 'Zimmer', email: person.email });
    const letter = { title: 'Frage', content: 'x', contact_info, company_id };
    const { id } = await test.insertRow('message', { ...letter, sender_id: person.id, recipient_id: owner.id });
    const answer = { ...letter, title: 'AW', sender_id: owner.id, recipient_id: person.id, thread_id: id };
    await test.insert('message', answer);
    await leave(undefined, owner);
    expect((await person.get('/api-backend/message/')).json<MessageList>().results).toMatchObject([{ title: 'AW' }]);
    const sent = await person.get('/api-backend/message/?folder=sent');
    expect(sent.json<MessageList>().results).toMatchObject([{ title: 'Frage', counterparty: { name: 'Haus haus' } }]);
    const url = `/api-backend/message/${id}/`;
    expect((await person.get(url)).json<Message>()).toMatchObject({ can_reply: false, is_blocked: false });
    expect((await person.post(`${url}reply/`, { content: 'x' })).statusCode).toBe(403);
    const blocked = await person.post(`${url}block/`, { blocked: true });
    expect([blocked.statusCode, await test.db.selectFrom('user_block').select('id').execute()]).toEqual([403, []]);
    await person.delete(url);
    expect(await test.db.selectFrom('message').select('id').execute()).toEqual([]);
  });
});

describe('retention times', () => {
  const test = appOfTests();

  const execute = (sql: string, values: unknown[] = []) => test.databases.primary.pool.query(sql, values);

  /** A row that is this many days old has expired, and one of so many days is kept. */
  type Expiring = [table: keyof Database, column: string, expired: number, kept: number, row: (name: string) => object];

  /** Rows for each rule that looks at the age of one row. */
  async function expiringRows(): Promise<Expiring[]> {
    const { id: user_id } = await createPerson(test, 'clara');
    const job_seeker_id = await createProfile(test, user_id);
    const [company_id, ...visitors] = await Promise.all(['a', 'b', 'c'].map((slug) => createCompany(test, slug)));
    const [now, hash] = [new Date(), (name: string) => Buffer.from(name.padEnd(32))];
    const mail = { sender_id: user_id, recipient_id: user_id, title: 'x', content: 'x' };
    const names = { first_name: 'a', last_name: 'b', address: 'c', postcode_and_place: 'd', email: 'e' };
    const sender = { ...names, message: 'f', consent: true };
    const request = { kind: 'QUESTION', subject: 'OTHER', text: 'x', answer_by: 'EMAIL', state: 'ANSWERED' };
    const order = { user_id, source: 'ACCOUNT', wording: 'x' };
    const enquiry = {
      ...{ email: 'e', care_grade: 3, care_form: 'senioren-wg', situation: 'PLANNING', starts_on: '2099-01-01' },
      ...{ allows_waiting_list: false, consent_version: '1' },
    };
    const confirmed = { employer_confirmed_at: now, applicant_confirmed_at: now };
    const amounts = { net_cents: 100, vat_rate: 19, vat_cents: 19, gross_cents: 119 };
    const dates = { service_from: now, service_to: now, due_days: 0, issued_at: now, issued_on: now, due_on: now };
    const bill = { kind: 'INVOICE', source: 'CHARGE', title: 'x', buyer: '{}', seller: '{}', lines: '[]', user_id };
    const hired = { offer_title: 'x', person_name: 'x', net_cents: 80_000, vat_percent: 19 };
    const search = { email: 'x', kind: 'COMPANY' };
    const key = { user_id, purpose: 'NEWSLETTER', email: 'x' };
    return [
      ['message', 'created_at', 770, 690, () => mail],
      ['product_inquiry', 'created_at', 770, 690, (reference) => ({ ...sender, reference })],
      ['support_request', 'settled_at', 770, 690, () => ({ ...request, company_id, user_id })],
      ['rating_hold', 'created_at', 770, 690, (name) => ({ company_id, address_hash: hash(name) })],
      ['job_seeker_view', 'last_at', 400, 330, () => ({ job_seeker_id, company_id: visitors.pop() })],
      ['saved_search', 'created_at', 8, 6, (key) => ({ ...search, query: key, unsubscribe_key: key })],
      ['user_session', 'ended_at', 31, 29, () => ({ user_id, expires_at: now })],
      ['data_export', 'created_at', 31, 29, () => ({ user_id })],
      ['mail_outbox', 'created_at', 31, 29, () => ({ recipient: 'x', subject: 'x', text_body: 'x', html_body: 'x' })],
      ['mail_suppression', 'created_at', 370, 360, (address) => ({ address, cause: 'BOUNCED', reason: '' })],
      ['message', 'created_at', 185, 180, () => ({ kind: 'ENQUIRY', title: 'x', content: 'x' })],
      ['enquiry', 'created_at', 185, 180, () => ({ ...enquiry, confirm_until: now, sent_at: now })],
      ['enquiry', 'confirm_until', 1.1, 0.9, () => enquiry],
      ['newsletter_subscription', 'ended_at', 1100, 1090, () => ({ ...order, confirmed_at: now })],
      ['newsletter_subscription', 'requested_at', 31, 29, () => ({ ...order, ended_at: now })],
      ['sign_in_address', 'last_used_at', 91, 89, (name) => ({ user_id, address_hash: hash(name) })],
      ['sign_in_failure', 'last_failure_at', 1.1, 0.9, (subject) => ({ subject, failures: 1 })],
      ['account_key', 'expires_at', 8, 6, (name) => ({ ...key, key_hash: hash(name) })],
      ['invoice', 'kept_until', 1, -2, (number) => ({ ...bill, ...amounts, ...dates, number, source_id: number })],
      ['placement', 'confirmed_at', 3653, 2922, () => ({ ...confirmed, ...hired })],
    ];
  }

  it('AC-07 every rule deletes expired rows and keeps the others', async () => {
    for (const [table, column, expired, kept, row] of await expiringRows())
      for (const days of [expired, kept])
        await test.insert(table, { ...row(`${table}-${days}`), [column]: daysFromNow(-days) });
    for (const days of [1.1, 0.9]) {
      const { id } = await createPerson(test, `app-${days}`);
      await test.insert('authenticator', { user_id: id, secret: Buffer.from('x'), created_at: daysFromNow(-days) });
    }
    const company = await createCompany(test, 'haus');
    for (const [status, age] of Object.entries({ REJECTED: '7 months', WITHDRAWN: '5 months', HIRED: '7 months' }))
      await execute(
        `with m as (insert into message (sender_id, recipient_id, kind, title, content) values ($1, $1, 'APPLICATION', $3::text, 'x') returning id)
         insert into application (company_id, applicant_id, message_id, status, status_at, job_offer_id)
         select $2, $1, id, $3::text, now() - $4::interval, null from m`,
        [(await createPerson(test, `person-${status}`)).id, company, status, age],
      );
    for (const age of ['13 months', '11 months']) {
      await execute(
        `with r as (insert into rating_invite_round (company_id, address_count, created_at, expires_at)
           values ($1, 1, now() - $2::interval, now()) returning id)
         insert into rating_invite (round_id, address_hash) select id, sha256('x') from r`,
        [company, age],
      );
      await execute(
        `with i as (insert into newsletter_issue (subject, started_at) values ('x', now() - $1::interval) returning id)
         insert into newsletter_delivery (issue_id, user_id) select i.id, u.id from i, user_account u limit 1`,
        [age],
      );
    }

    const removed = await applyRetention(test.app);
    const rules = retentionOf(test.app.domains).filter((rule) => 'table' in rule);
    expect(Object.fromEntries(removed)).toEqual(Object.fromEntries(rules.map(({ name }) => [name, 1])));
    expect(Math.max(...(await applyRetention(test.app)).values())).toBe(0);
  });

  it('AC-14 keeps the first message of a conversation as long as a reply is younger than 24 months', async () => {
    const { id: person } = await createPerson(test, 'anke');
    const write = async (title: string, age: string, thread: number | null = null) => {
      const { rows } = await execute(
        `insert into message (sender_id, recipient_id, thread_id, title, content, created_at) values ($1, $1, $2, $3, 'x', now() - $4::interval) returning id`,
        [person, thread, title, age],
      );
      return Number(rows[0].id);
    };
    const current = await write('Frage', '26 months');
    await write('alte Antwort', '25 months', current);
    await write('neue Antwort', '1 day', current);
    await write('alte Antwort', '25 months', await write('alte Frage', '26 months'));
    await applyRetention(test.app);
    const { rows } = await execute('select title from message where sender_id = $1 order by id', [person]);
    expect(rows).toEqual([{ title: 'Frage' }, { title: 'neue Antwort' }]);
  });

  it('OP-55 docs/retention.csv is what the domains declare (`npm run retention-table`), with jobs that exist', () => {
    const { domains } = test.app;
    const register = fs.readFileSync(path.join(import.meta.dirname, '../../../../docs/retention.csv'), 'utf8');
    expect(register).toBe(retentionTable(domains));
    const rows = parse(register, { from: 2 });
    const jobs = new Set(domains.flatMap((domain) => Object.keys(domain.jobs ?? {})));
    expect(rows.filter(([what, time, why, job = '']) => !what || !time || !why || !jobs.has(job))).toEqual([]);
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
  });

  it('OP-55 the register has lines for the privacy notice, and the database its time of the audit log', async () => {
    const results = retentionNotices(test.app.domains);
    for (const line of [
      'Nachrichten: 24\u00a0Monate, die erste einer Unterhaltung so lange wie die letzte Antwort',
      'Fehlgeschlagene Anmeldungen: 1\u00a0Tag',
      'Rechnungen: 8\u00a0Jahre ab dem Ende des Jahres, auch ohne Konto',
    ])
      expect(results).toContain(line);
    const { rows } = await execute(`select pg_get_functiondef('cut_audit_log'::regproc) as source`);
    const kept = retentionOf(test.app.domains).find(({ name }) => name === 'audit log')?.time;
    expect(rows[0]).toMatchObject({ source: expect.stringContaining(`interval '${kept?.join(' ')}s'`) });
  });
});

describe('registrations that were never confirmed', () => {
  const test = appOfTests();
  beforeEach(() => removeAll(test));

  const execute = (sql: string, values: unknown[] = []) => test.databases.primary.pool.query(sql, values);
  const sweep = () => test.app.jobs.perform('unconfirmed-accounts-end');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const unconfirmed = (name: string, days: number, change: object = {}) =>
    test.insertUser(name, {
      email_verified_at: null,
      created_at: daysAgo(days),
      unconfirmed_active_at: daysAgo(days),
      ...change,
    });
  const left = async () =>
    (await test.db.selectFrom('user_account').select('username').orderBy('username').execute()).map(
      ({ username }) => username,
    );

  it('AC-20 deletes a registration that was neither confirmed nor used for 30 days, and no other account', async () => {
    await unconfirmed('vergessen', 31);
    await unconfirmed('neu', 29);
    await unconfirmed('bestaetigt', 400, { email_verified_at: daysAgo(399) });
    await unconfirmed('gesperrt', 400, { disabled_at: daysAgo(1) });
    await unconfirmed('redaktion', 400, { is_staff: true });
    await unconfirmed('geht-selbst', 400, { deletion_scheduled_at: daysAgo(-3) });
    await sweep();
    expect(await left()).toEqual(['bestaetigt', 'geht-selbst', 'gesperrt', 'neu', 'redaktion']);
  });

  it('AC-20 counts the 30 days from the last sign-in and from the last use of the session', async () => {
    // A sign-in with an unconfirmed address computes the hash with the parameters of the API.
    const password_hash = await hashPassword(PASSWORD);
    const { id, email } = await createPerson(test, 'clara', { email_verified_at: null, password_hash });
    const old = () => execute('update user_account set unconfirmed_active_at = $1 where id = $2', [daysAgo(31), id]);
    await old();
    expect((await new TestBrowser(test).signIn(email, PASSWORD)).statusCode).toBe(200);
    await sweep();
    expect(await left()).toEqual(['clara']);
    await old();
    await sweep();
    expect(await left()).toEqual([]);
  });

  it('AC-18 AC-20 counts the 30 days from the last request of a link, in the same way whether or not the address has an owner', async () => {
    await unconfirmed('offen', 31, { email: 'offen@beispiel.example' });
    await unconfirmed('zweites', 31, { email: 'bekannt@beispiel.example' });
    await test.insertUser('besitzt', { email: 'Bekannt@beispiel.example' });
    for (const url of ['/auth/verify-email/resend/', '/auth/password/reset/']) {
      await execute('update user_account set unconfirmed_active_at = $1', [daysAgo(31)]);
      for (const email of ['offen@beispiel.example', 'bekannt@beispiel.example'])
        expect((await postTo(test)(url, { email })).statusCode).toBe(202);
      await test.app.jobs.drain();
      await sweep();
      expect([url, await left()]).toEqual([url, ['besitzt', 'offen', 'zweites']]);
    }
  });

  it('AC-20 deletes held messages and the registered provider with the account, and sends no mail', async () => {
    const id = await unconfirmed('vergessen', 31, { email: 'vergessen@beispiel.example' });
    const { id: other } = await createPerson(test, 'berta', { profile_type: 'CARE_PROVIDER' });
    await test.insert('message', { sender_id: id, recipient_id: other, title: 'Frage', content: 'x', is_held: true });
    const company = await test.insertCompany('nur-registriert', { status: 'PENDING_REVIEW' });
    await test.insert('ownership_claim', { company_id: company, user_id: id, method: 'DOCUMENT' });
    await createCompany(test, 'oeffentlich');
    await sweep();
    await test.app.jobs.drain();
    expect(await left()).toEqual(['berta']);
    expect(await test.db.selectFrom('message').select('id').execute()).toEqual([]);
    expect(await test.db.selectFrom('company').select('slug').execute()).toEqual([{ slug: 'oeffentlich' }]);
    expect(await test.mails('vergessen@beispiel.example')).toEqual([]);
  });

  it('AC-20 PP-18 ends a claim on a public provider with the account that made it, although the desk has not decided', async () => {
    const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', email_verified_at: null });
    const company_id = await test.insertCompany('haus');
    await test.insert('ownership_claim', { company_id, user_id: vera.id, method: 'DOCUMENT' });
    await claimWithDocument(vera, company_id);
    const document = await test.db.selectFrom('ownership_document').select('storage_key').executeTakeFirstOrThrow();
    await execute('update user_account set unconfirmed_active_at = $1', [daysAgo(29)]);
    await sweep();
    expect(await left()).toEqual(['vera']);
    await execute('update user_account set unconfirmed_active_at = $1', [daysAgo(31)]);
    await sweep();
    await test.app.jobs.drain();
    expect(await left()).toEqual([]);
    expect(await privateFiles(test.app.settings).find(document.storage_key ?? '')).toBeUndefined();
    expect(await test.db.selectFrom('company').select('slug').execute()).toEqual([{ slug: 'haus' }]);
    const cases = await test.db.selectFrom('desk_case').select(['state', 'search_text', 'person_id']).execute();
    expect(cases).toEqual([{ state: 'CLOSED', search_text: '', person_id: null }]);
    const steps = await test.db.selectFrom('desk_event').select(['action', 'actor_id']).orderBy('id', 'desc').execute();
    expect(steps[0]).toEqual({ action: 'Antrag mit dem Konto gelöscht', actor_id: null });
    expect(await test.mails(vera.email)).toEqual([]);
  });

  it('AC-20 deletes the mails of the registration, and none of another account with the same address', async () => {
    const mail = { subject: 'x', text_body: 'x', html_body: 'x' };
    await unconfirmed('allein', 31, { email: 'allein@beispiel.example' });
    await unconfirmed('erstes', 31, { email: 'zwei@beispiel.example' });
    await unconfirmed('zweites', 1, { email: 'Zwei@beispiel.example' });
    for (const recipient of ['allein@beispiel.example', 'zwei@beispiel.example'])
      await test.insert('mail_outbox', { ...mail, recipient });
    await sweep();
    expect(await left()).toEqual(['zweites']);
    expect((await execute('select recipient from mail_outbox')).rows).toEqual([{ recipient: 'zwei@beispiel.example' }]);
  });

  it('AC-20 keeps an account that data of others refers to, and one about which the desk has an open report', async () => {
    const other = await test.insertUser('andere');
    const company = await createCompany(test, 'haus');
    const write = (sender_id: number, recipient_id: number) =>
      test.insert('message', { sender_id, recipient_id, title: 'x', content: 'x' });
    await createCompany(test, 'eigenes', await unconfirmed('inhaberin', 31));
    await write(await unconfirmed('schrieb', 31), other);
    await write(other, await unconfirmed('bekam', 31));
    await test.insertRating(company, await unconfirmed('bewertete', 31));
    await test.insert('user_block', { user_id: other, blocked_user_id: await unconfirmed('blockiert', 31) });
    const report = { kind: 'MESSAGE_REPORT', subject_id: 1, reference: 'ME-2026-0001', title: 'x' };
    await test.insert('desk_case', { ...report, person_id: await unconfirmed('gemeldet', 31) });
    const before = await left();
    expect(before).toHaveLength(7);
    await sweep();
    expect(await left()).toEqual(before);
  });

  it('AC-20 keeps an account whose address is confirmed while the job deletes it', async () => {
    const id = await unconfirmed('clara', 31);
    const confirm = (db: typeof test.db) => updateRows(db, 'user_account', id, { email_verified_at: new Date() });
    await during(test, confirm, sweep);
    expect(await left()).toEqual(['clara']);
  });

  it('AC-20 names the 30 days on the privacy page, the page of a claim and in the mail with the link', async () => {
    expect(retentionNotices(test.app.domains)).toContain(
      'Konten, deren E-Mail-Adresse nicht bestätigt wird, mit allen Angaben: 30\u00a0Tage nach der letzten Nutzung',
    );
    const texts = path.join(import.meta.dirname, '../../../../mf-account/features/ownership/texts.de.json');
    expect(fs.readFileSync(texts, 'utf8')).toMatch(
      /löschen wir Ihr Konto mit dem Antrag, wenn Sie es 30 Tage lang nicht/,
    );
    const email = 'neu@beispiel.example';
    await unconfirmed('neu', 0, { email });
    await postTo(test)('/auth/verify-email/resend/', { email });
    const [mail] = await test.mails(email);
    expect(mail?.text_body).toContain('löschen wir das Konto nach 30 Tagen');
  });
});

/** Reads a ZIP with Python's reader, so that our writer is not checked by our own code. */
function unzip(content: Buffer): Map<string, Buffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'care-zip-'));
  const file = path.join(folder, 'a.zip');
  fs.writeFileSync(file, content);
  execFileSync('python3', ['-m', 'zipfile', '-e', file, folder]);
  fs.rmSync(file);
  const found = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = found.map(({ parentPath, name }) => path.join(parentPath, name));
  const entries = new Map(paths.map((name) => [path.relative(folder, name), fs.readFileSync(name)]));
  fs.rmSync(folder, { recursive: true });
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
    await test.insert('job_seeker_image', { job_seeker_id: profile, url: picture, ...size });
    const other = await createPerson(test, 'berta');
    const deleted = new Date();
    const sent = { sender_id: person.id, recipient_id: other.id, content: 'x' };
    const received = { sender_id: other.id, recipient_id: person.id, content: 'x' };
    const message_id = await test.insertId('message', { ...sent, title: 'gesendet' });
    for (const message of [
      { ...received, title: 'erhalten' },
      { ...received, title: 'zurückgehalten', is_held: true },
      { ...received, title: 'fremd', recipient_id: other.id },
      { ...sent, title: 'gelöscht', sender_deleted_at: deleted },
      { ...received, title: 'gelöscht', recipient_deleted_at: deleted },
    ])
      await test.insert('message', message);
    const storage_key = await privateFiles(test.app.settings).put(Buffer.from('ein Lebenslauf'));
    const attachment = { owner_id: person.id, file_name: 'Lebenslauf.pdf', storage_key, bytes: 14 };
    await test.insert('message_attachment', { ...attachment, message_id });
  }

  it('AC-07 AC-14 contains all data about the person, none about others and no deleted messages, as a ZIP with the files', async () => {
    await fill();
    const id = await start();
    expect((await state(id)).json()).toMatchObject({ id, status: 'PENDING', download_url: null });
    const mail = (await test.mails(person.email)).at(-1);
    expect(mail?.subject).toBe('Ihre Daten stehen zum Herunterladen bereit');
    const { status, download_url, expires_at } = (await state(id)).json();
    expect(status).toBe('READY');
    expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(24, 1);
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
    const titles = rows('message').map(({ title }: { title: string }) => title);
    expect(titles.sort()).toEqual(['erhalten', 'gesendet']);
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
    await test.update('data_export', {}, { expires_at: new Date(0) });
    expect((await test.inject(download_url)).statusCode).toBe(404);
    expect((await state(id)).json()).toMatchObject({ status: 'EXPIRED', download_url: null });
    await applyRetention(test.app);
    expect(await test.row('data_export', id)).toMatchObject({ file: null });
  });

  it('AC-07 fails alone if one of the files cannot be read, and the next try succeeds', async () => {
    const owner = await createPerson(test, 'grete');
    // As the former release inserts it.
    const { id } = await test.insertRow('data_export', { user_id: owner.id, file: null });
    const storage_key = 'a'.repeat(32);
    const row = { file_name: 'Lebenslauf.pdf', storage_key, bytes: 14 };
    await test.insert('message_attachment', { ...row, owner_id: owner.id });
    const attachment = path.join(test.app.settings.DATA_DIR, 'private', storage_key);
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const before = fs.readdirSync(folder).sort();
    // It has a size, but reading it is an error.
    fs.mkdirSync(attachment, { recursive: true });
    const build = () => buildExport(test.app, { id, origin: 'https://www.example.org' });
    await expect(build()).rejects.toThrow('EISDIR');
    expect(fs.readdirSync(folder).sort()).toEqual(before);
    expect(await test.mails(owner.email)).toEqual([]);
    fs.rmdirSync(attachment);
    await build();
    expect((await state(id, owner)).json()).toMatchObject({ status: 'READY' });
  });

  it('AC-07 keeps no file and sends no link if the account is deleted while the file is written', async () => {
    const owner = await createPerson(test, 'frieda');
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const files = () => fs.readdirSync(folder).sort();
    const before = files();
    const { id } = await test.insertRow('data_export', { user_id: owner.id, file: 'f.zip' });
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
    fs.mkdirSync(folder, { recursive: true });
    const files = () => fs.readdirSync(folder).sort();
    const before = files();
    const { id } = await test.insertRow('data_export', { user_id: owner.id, file: 'h.zip' });
    // The API ends, or loses the database, when the file is written.
    const send = jest.spyOn(test.app.mailer, 'send').mockRejectedValueOnce(new Error('The database is away.'));
    await expect(buildExport(test.app, { id, origin: 'https://www.example.org' })).rejects.toThrow('away');
    send.mockRestore();
    await test.update('user_account', owner.id, { deletion_scheduled_at: new Date(0) });
    await test.app.jobs.perform('account-deletion');
    expect(files()).toEqual(before);
  });

  it('AC-07 deletes files of interrupted exports after a day, and no others', async () => {
    const folder = path.join(test.app.settings.DATA_DIR, 'exports');
    const id = await start();
    await test.app.jobs.drain();
    const { file } = await test.row('data_export', id);
    const old = new Date(Date.now() - 25 * 3_600_000);
    for (const name of ['unterbrochen.zip.part', 'ohne-zeile.zip', 'neu.zip.part']) {
      fs.writeFileSync(path.join(folder, name), 'x');
      if (name !== 'neu.zip.part') fs.utimesSync(path.join(folder, name), old, old);
    }
    fs.utimesSync(path.join(folder, String(file)), old, old);
    // A name without a file, like that of a draft that is renamed after its name was read.
    fs.symlinkSync('fertig.zip', path.join(folder, 'fertig.zip.part'));
    await applyRetention(test.app);
    expect(fs.readdirSync(folder)).toEqual(expect.arrayContaining([file, 'neu.zip.part']));
    expect(fs.readdirSync(folder)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(unterbrochen|ohne)/)]));
  });

  it('AC-07 contains the product inquiries only if the address is confirmed', async () => {
    const owner = await createPerson(test, 'besteller');
    const other = await createPerson(test, 'fremd', { email: owner.email, email_verified_at: null });
    const names = { first_name: 'Emil', last_name: 'Berg', address: 'Domstraße 1', postcode_and_place: '50668 Köln' };
    const inquiry = { product_id: null, reference: 'A-1', phone: null, message: 'x', consent: true };
    await test.insert('product_inquiry', { ...names, ...inquiry, email: owner.email.toUpperCase() });
    const inquiries = async ({ id }: Person) => (await collectData(test.app, id)).get('product_inquiry');
    expect(await inquiries(owner)).toMatchObject([{ reference: 'A-1', address: 'Domstraße 1' }]);
    expect(await inquiries(other)).toEqual([]);
  });

  it('AC-07 runs one export for two simultaneous requests', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await createCompany(test, 'haus', owner.id);
    expect(new Set(await Promise.all([start(owner), start(owner)])).size).toBe(1);
    expect(await test.mails(owner.email)).toHaveLength(1);
  });

  it('AC-07 says after 15 minutes that an export has failed, and starts another one on request', async () => {
    const owner = await createPerson(test, 'helga');
    const id = await start(owner);
    const startedBefore = (minutes: number) =>
      test.update('data_export', id, { created_at: new Date(Date.now() - minutes * 60_000) });
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
