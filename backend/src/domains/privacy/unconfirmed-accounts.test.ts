import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diskStorage } from '../../platform/files/disk-storage';
import { privateFiles } from '../../platform/files/private-files';
import { TestBrowser } from '../../testing/browser';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, createProfile, PASSWORD, postTo, removeAccounts } from '../../testing/people';
import { insertCompany, insertRating, insertUser } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

describe('registrations that were never confirmed', () => {
  const test = appOfTests();
  beforeEach(async () => {
    await removeAccounts(test);
    await test.databases.primary.pool.query('truncate company, desk_case cascade');
  });

  const execute = (sql: string, values: unknown[] = []) => test.databases.primary.pool.query(sql, values);
  const sweep = () => test.app.jobs.perform('unconfirmed-accounts-end');
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
  const unconfirmed = (name: string, days: number, change: object = {}) =>
    insertUser(test.db, name, {
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
    const { id, email } = await createPerson(test, 'clara', { email_verified_at: null });
    const old = () => execute('update user_account set unconfirmed_active_at = $1 where id = $2', [daysAgo(31), id]);
    await old();
    const browser = new TestBrowser(test);
    expect((await browser.signIn(email, PASSWORD)).statusCode).toBe(200);
    await sweep();
    expect(await left()).toEqual(['clara']);
    await old();
    await sweep();
    expect(await left()).toEqual([]);
  });

  it.each([['/auth/verify-email/resend/'], ['/auth/password/reset/']])(
    'AC-18 AC-20 counts the 30 days from the last request of a link at %s, in the same way whether or not the address has an owner',
    async (url) => {
      await unconfirmed('offen', 31, { email: 'offen@beispiel.example' });
      await unconfirmed('zweites', 31, { email: 'bekannt@beispiel.example' });
      await insertUser(test.db, 'besitzt', { email: 'Bekannt@beispiel.example' });
      for (const email of ['offen@beispiel.example', 'bekannt@beispiel.example'])
        expect((await postTo(test)(url, { email })).statusCode).toBe(202);
      await test.app.jobs.drain();
      await sweep();
      expect(await left()).toEqual(['besitzt', 'offen', 'zweites']);
    },
  );

  it('AC-20 deletes profile, pictures, files, held messages and the registered provider with the account, and sends no mail', async () => {
    const id = await unconfirmed('vergessen', 31, { email: 'vergessen@beispiel.example' });
    const { id: other } = await createPerson(test, 'berta', { profile_type: 'CARE_PROVIDER' });
    const storage = diskStorage(test.app.settings.DATA_DIR);
    const url = await storage.put(Buffer.from('ein Bild'), 'webp');
    await test.db
      .insertInto('job_seeker_image')
      .values({ job_seeker_id: await createProfile(test, id), url, width: 1, height: 1 })
      .execute();
    const kept = privateFiles(test.app.settings);
    const storage_key = await kept.put(Buffer.from('ein Lebenslauf'));
    await test.db
      .insertInto('message_attachment')
      .values({ owner_id: id, file_name: 'Lebenslauf.pdf', storage_key, bytes: 14 })
      .execute();
    const message = { company_id: null, job_offer_id: null, read_at: null, archived_at: null, thread_id: null };
    await test.db
      .insertInto('message')
      .values({ ...message, sender_id: id, recipient_id: other, title: 'Frage', content: 'x', is_held: true })
      .execute();
    const company = await insertCompany(test.db, 'nur-registriert', { status: 'PENDING_REVIEW' });
    await test.db
      .insertInto('ownership_claim')
      .values({ company_id: company, user_id: id, method: 'DOCUMENT' })
      .execute();
    await createCompany(test, 'oeffentlich');
    await sweep();
    await test.app.jobs.drain();
    expect(await left()).toEqual(['berta']);
    expect(await test.db.selectFrom('message').select('id').execute()).toEqual([]);
    expect(await test.db.selectFrom('company').select('slug').execute()).toEqual([{ slug: 'oeffentlich' }]);
    expect(await storage.find(url.split('/').at(-1) ?? '')).toBeUndefined();
    expect(await kept.find(storage_key)).toBeUndefined();
    expect(await test.mails('vergessen@beispiel.example')).toEqual([]);
  });

  it.each([
    ['public', 'PUBLISHED', ['haus']],
    ['registered', 'PENDING_REVIEW', []],
  ] as const)(
    'AC-20 PP-18 ends a claim on a %s provider with the account that made it, although the desk has not decided',
    async (_which, status, companies) => {
      const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER', email_verified_at: null });
      const company_id = await insertCompany(test.db, 'haus', { status });
      await test.db
        .insertInto('ownership_claim')
        .values({ company_id, user_id: vera.id, method: 'DOCUMENT' })
        .execute();
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
      expect(await test.db.selectFrom('company').select('slug').execute()).toEqual(companies.map((slug) => ({ slug })));
      const cases = await test.db.selectFrom('desk_case').select(['state', 'search_text', 'person_id']).execute();
      expect(cases).toEqual([{ state: 'CLOSED', search_text: '', person_id: null }]);
      const steps = await test.db
        .selectFrom('desk_event')
        .select(['action', 'actor_id'])
        .orderBy('id', 'desc')
        .execute();
      expect(steps[0]).toEqual({ action: 'Antrag mit dem Konto gelöscht', actor_id: null });
      expect(await test.mails(vera.email)).toEqual([]);
    },
  );

  it('AC-20 deletes the mails of the registration, and none of another account with the same address', async () => {
    const mailTo = (recipient: string) =>
      execute(`insert into mail_outbox (recipient, subject, text_body, html_body) values ($1, 'x', 'x', 'x')`, [
        recipient,
      ]);
    await unconfirmed('allein', 31, { email: 'allein@beispiel.example' });
    await unconfirmed('erstes', 31, { email: 'zwei@beispiel.example' });
    await unconfirmed('zweites', 1, { email: 'Zwei@beispiel.example' });
    for (const recipient of ['allein@beispiel.example', 'zwei@beispiel.example']) await mailTo(recipient);
    await sweep();
    expect(await left()).toEqual(['zweites']);
    const { rows } = await execute('select recipient from mail_outbox');
    expect(rows).toEqual([{ recipient: 'zwei@beispiel.example' }]);
  });

  it('AC-20 keeps an account that data of others refers to, and one about which the desk has an open report', async () => {
    const other = await insertUser(test.db, 'andere');
    const company = await createCompany(test, 'haus');
    const message = { company_id: null, job_offer_id: null, read_at: null, archived_at: null, thread_id: null };
    const write = (sender_id: number, recipient_id: number) =>
      test.db
        .insertInto('message')
        .values({ ...message, sender_id, recipient_id, title: 'x', content: 'x' })
        .execute();
    await createCompany(test, 'eigenes', await unconfirmed('inhaberin', 31));
    await write(await unconfirmed('schrieb', 31), other);
    await write(other, await unconfirmed('bekam', 31));
    await insertRating(test.db, company, await unconfirmed('bewertete', 31));
    await execute('insert into user_block (user_id, blocked_user_id) values ($1, $2)', [
      other,
      await unconfirmed('blockiert', 31),
    ]);
    const report = { kind: 'MESSAGE_REPORT', subject_id: 1, reference: 'ME-2026-0001', title: 'x' };
    await test.db
      .insertInto('desk_case')
      .values({ ...report, person_id: await unconfirmed('gemeldet', 31), company_id: null })
      .execute();
    const before = await left();
    expect(before).toHaveLength(7);
    await sweep();
    expect(await left()).toEqual(before);
  });

  it('AC-20 keeps an account whose address is confirmed while the job deletes it', async () => {
    const id = await unconfirmed('clara', 31);
    const confirming = await test.databases.primary.pool.connect();
    await confirming.query('begin');
    await confirming.query('update user_account set email_verified_at = now() where id = $1', [id]);
    const deleting = sweep();
    await waitUntilBlocked(test);
    await confirming.query('commit');
    confirming.release();
    await deleting;
    expect(await left()).toEqual(['clara']);
  });

  it('AC-20 names the 30 days in the operations page, the privacy page, the page of a claim and the mail with the link', async () => {
    const root = path.join(import.meta.dirname, '../../../..');
    expect(readFileSync(path.join(root, 'docs/operations.md'), 'utf8')).toMatch(
      /\| accounts without a confirmed address \| 30 days/,
    );
    expect(readFileSync(path.join(root, 'shell/client/content/legal/privacy.ts'), 'utf8')).toMatch(
      /nicht bestätigt wird, löschen wir [^.]* 30 Tage/,
    );
    expect(readFileSync(path.join(root, 'mf-account/features/ownership/texts.ts'), 'utf8')).toMatch(
      /Ohne Bestätigung löschen wir Ihr Konto mit dem Antrag, wenn Sie es 30 Tage lang nicht nutzen/,
    );
    const email = 'neu@beispiel.example';
    await unconfirmed('neu', 0, { email });
    await postTo(test)('/auth/verify-email/resend/', { email });
    const [mail] = await test.mails(email);
    expect(mail?.text_body).toContain('löschen wir das Konto nach 30 Tagen');
  });
});
