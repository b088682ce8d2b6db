import { existsSync } from 'node:fs';
import path from 'node:path';
import { DELETION_DAYS } from '@care/contracts/constants';
import type { DeskQueue, Message, MessageList } from '@care/contracts/schemas';
import { diskStorage } from '../../platform/files/disk-storage';
import { privateFiles } from '../../platform/files/private-files';
import { TestBrowser } from '../../testing/browser';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, createProfile, PASSWORD, type Person } from '../../testing/people';
import { insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

describe('deletion of an account', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query('truncate user_account, company, desk_case, mail_outbox cascade');
    person = await createPerson(test, 'clara', { profile_type: 'JOB_SEEKER' });
  });

  const schedule = (payload: object = { password: PASSWORD }, who = person) =>
    who.inject({ method: 'POST', url: '/api-backend/user/delete/', payload });
  const cancel = () => person.inject({ method: 'POST', url: '/api-backend/user/delete/cancel/' });
  const dueNow = () =>
    test.db
      .updateTable('user_account')
      .set({ deletion_scheduled_at: new Date(Date.now() - 1000) })
      .where('deletion_scheduled_at', 'is not', null)
      .execute();
  const sweep = () => test.app.jobs.perform('account-deletion');
  const leave = async (payload?: object, who = person) => {
    expect((await schedule(payload, who)).statusCode).toBe(202);
    await dueNow();
    await sweep();
  };
  const accounts = () => test.db.selectFrom('user_account').select('id').execute();

  const rate = (companyId: number, authorId: number, stars: number) => {
    const six = {
      housing: stars,
      food: stars,
      reliability: stars,
      friendliness: stars,
      competence: stars,
      activities: stars,
    };
    const values = {
      company_id: companyId,
      author_id: authorId,
      category: 'RELATIVE' as const,
      review_summary: 'x',
      ...six,
    };
    return test.db
      .insertInto('rating')
      .values({ ...values, preferred_author_name: 'Clara Z.' })
      .execute();
  };

  it('AC-07 locks the account at once and returns the date, 14 days later', async () => {
    const response = await schedule();
    expect(response.statusCode).toBe(202);
    const days = (Date.parse(response.json().scheduled_for) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(DELETION_DAYS);
    const write = await person.inject({
      method: 'PATCH',
      url: '/api-backend/user/details/',
      payload: { first_name: 'X' },
    });
    expect(write.json().error).toMatchObject({ status: 403, code: 'account_locked' });
    const details = await person.inject({ url: '/api-backend/user/details/' });
    expect(details.json().deletion_scheduled_at).toBe(response.json().scheduled_for);
    const [mail] = await test.mails(person.email);
    expect(mail?.subject).toBe('Ihr Konto wird gelöscht');
  });

  it('AC-07 signs the person out on all other devices', async () => {
    // Another session, so that the account and its session have different numbers.
    await new TestBrowser(test).signIn('clara', PASSWORD);
    const dora = await createPerson(test, 'dora');
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('dora', PASSWORD);
    expect((await schedule({ password: PASSWORD }, dora)).statusCode).toBe(202);
    expect(await elsewhere.session()).toEqual({});
    expect((await dora.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(200);
  });

  it('AC-07 requires the password', async () => {
    const response = await schedule({ password: 'falsch' });
    expect(response.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
    expect(
      (await test.db.selectFrom('user_account').selectAll().executeTakeFirstOrThrow()).deletion_scheduled_at,
    ).toBeNull();
  });

  it('AC-07 hides the profile, and shows it again when the deletion is cancelled', async () => {
    await createProfile(test, person.id);
    const url = `/api-backend/user/profile/by-slug/pflegekraft-${person.id}/`;
    const seen = async () => (await test.inject(url)).statusCode;
    await schedule();
    expect(await seen()).toBe(404);
    expect((await cancel()).statusCode).toBe(200);
    expect(await seen()).toBe(200);
    await dueNow();
    await sweep();
    expect(await accounts()).toHaveLength(1);
    expect((await test.mails(person.email)).at(-1)?.subject).toBe('Ihr Konto bleibt bestehen');
  });

  it('AC-07 keeps a profile hidden that was hidden before', async () => {
    await createProfile(test, person.id, { is_hidden: true });
    await schedule();
    await cancel();
    expect((await test.db.selectFrom('job_seeker').select('is_hidden').executeTakeFirstOrThrow()).is_hidden).toBe(true);
  });

  it('AC-07 schedules one deletion for two simultaneous requests, and cancelling it shows the profile again', async () => {
    await createProfile(test, person.id);
    const lock = await test.databases.primary.pool.connect();
    await lock.query('begin');
    await lock.query('select id from user_account where id = $1 for update', [person.id]);
    const both = Promise.all([schedule(), schedule()]);
    await waitUntilBlocked(test, 2);
    await lock.query('commit');
    lock.release();
    const dates = (await both).map((answer) => answer.json().scheduled_for);
    expect(dates[0]).toBe(dates[1]);
    expect(await test.mails(person.email)).toHaveLength(1);
    await cancel();
    const { is_hidden } = await test.db.selectFrom('job_seeker').select('is_hidden').executeTakeFirstOrThrow();
    expect(is_hidden).toBe(false);
  });

  it('AC-07 lets a signed-out person sign in to cancel it', async () => {
    await schedule();
    const browser = new TestBrowser(test);
    await browser.signIn('clara', PASSWORD);
    const { accessToken } = await browser.session();
    const headers = { authorization: `Bearer ${accessToken}` };
    const undone = await test.inject({ method: 'POST', url: '/api-backend/user/delete/cancel/', headers });
    expect(undone.statusCode).toBe(200);
  });

  it('AC-07 deletes no account before the date', async () => {
    await schedule();
    await sweep();
    expect(await accounts()).toHaveLength(1);
  });

  it('AC-07 keeps an account whose deletion is cancelled while the job deletes it', async () => {
    await schedule();
    await dueNow();
    const cancelling = await test.databases.primary.pool.connect();
    await cancelling.query('begin');
    await cancelling.query('update user_account set deletion_scheduled_at = null where id = $1', [person.id]);
    const deleting = sweep();
    await waitUntilBlocked(test);
    await cancelling.query('commit');
    cancelling.release();
    await deleting;
    expect(await accounts()).toHaveLength(1);
  });

  it('AC-07 deletes the account with profile, picture, sessions and consents, and sends one mail about it', async () => {
    const profile = await createProfile(test, person.id);
    const storage = diskStorage(test.app.settings.DATA_DIR);
    const url = await storage.put(Buffer.from('nur ihr Bild'), 'webp');
    await test.db.insertInto('job_seeker_image').values({ job_seeker_id: profile, url, width: 1, height: 1 }).execute();
    await leave();
    expect(await accounts()).toEqual([]);
    expect(await test.db.selectFrom('job_seeker').select('id').execute()).toEqual([]);
    expect(await test.db.selectFrom('user_session').select('id').execute()).toEqual([]);
    expect(await storage.find(url.split('/').at(-1) ?? '')).toBeUndefined();
    expect((await person.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(401);
    expect((await test.mails(person.email)).at(-1)?.subject).toBe('Ihr Konto wurde gelöscht');
  });

  it('AC-07 deletes the files of the data downloads', async () => {
    await person.inject({ method: 'POST', url: '/api-backend/user/export/' });
    await test.app.jobs.drain();
    const { file } = await test.db.selectFrom('data_export').select('file').executeTakeFirstOrThrow();
    const download = path.join(test.app.settings.DATA_DIR, 'exports', String(file));
    expect(existsSync(download)).toBe(true);
    await leave();
    expect(existsSync(download)).toBe(false);
  });

  it('AC-07 deletes older mails to the person from the outbox, and no mails to others', async () => {
    const other = await createPerson(test, 'berta');
    const subjects = async ({ email }: Person) => (await test.mails(email)).map(({ subject }) => subject);
    await other.inject({ method: 'POST', url: '/api-backend/user/export/' });
    await schedule();
    expect(await subjects(person)).toEqual(['Ihr Konto wird gelöscht']);
    await dueNow();
    await sweep();
    expect(await subjects(person)).toEqual(['Ihr Konto wurde gelöscht']);
    expect(await subjects(other)).toEqual(['Ihre Daten stehen zum Herunterladen bereit']);
  });

  it('AC-07 keeps reviews without a name', async () => {
    const company = await createCompany(test, 'haus');
    await rate(company, person.id, 4);
    await leave();
    const [rating] = await test.db.selectFrom('rating').selectAll().execute();
    expect(rating).toMatchObject({
      author_id: null,
      preferred_author_name: '',
      is_anonymous: true,
      status: 'PUBLISHED',
    });
  });

  it('AC-07 RV-02 deletes ratings that were never public, and what is left of deleted ones', async () => {
    const status = async (name: string, change: { status: 'PENDING' | 'AUTHOR_DELETED' | 'REMOVED' }) => {
      const company = await createCompany(test, name);
      await rate(company, person.id, 4);
      await test.db.updateTable('rating').set(change).where('company_id', '=', company).execute();
    };
    await status('wartend', { status: 'PENDING' });
    await status('geloescht', { status: 'AUTHOR_DELETED' });
    await status('entfernt', { status: 'REMOVED' });
    await leave();
    const left = await test.db.selectFrom('rating').select(['status', 'author_id']).execute();
    expect(left).toEqual([{ status: 'REMOVED', author_id: null }]);
  });

  it('AC-07 deletes the reviews too if requested, and the averages are correct afterwards', async () => {
    const company = await createCompany(test, 'haus');
    const other = await createPerson(test, 'berta');
    await rate(company, person.id, 1);
    await rate(company, other.id, 5);
    await leave({ password: PASSWORD, delete_ratings: true });
    const row = await test.db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ ratings_count: 1, average_rating: 5 });
  });

  it('AC-07 leaves a provider without owner, tier and open offers', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company = await createCompany(test, 'haus', owner.id);
    await test.db
      .updateTable('company')
      .set({ subscription: 'PREMIUM_TIER', billing_period: 'YEARLY', is_wpw_confirmed: true })
      .execute();
    await test.databases.primary.pool.query(
      `insert into job_offer (company_id, slug, title, employment_type, city, lat, lon, status, posted_at, valid_through, contact_name, contact_email, contact_phone)
       values ($1, 'stelle', 'Stelle', 'Vollzeit', 'Köln', 50.9, 6.9, 'PUBLISHED', now(), now() + interval '9 days', 'Frau Zimmer', 'zimmer@beispiel.example', '0221 4711')`,
      [company],
    );
    await leave({ password: PASSWORD }, owner);
    expect(await test.db.selectFrom('company').selectAll().executeTakeFirstOrThrow()).toMatchObject({
      owner_id: null,
      subscription: 'FREE_TIER',
      billing_period: null,
      is_wpw_confirmed: false,
      job_offers_count: 0,
    });
    const offer = await test.db.selectFrom('job_offer').selectAll().executeTakeFirstOrThrow();
    expect(offer).toMatchObject({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null });
  });

  it('AC-07 deletes a registered provider that only this person claims, and no public one', async () => {
    const other = await createPerson(test, 'berta');
    const claim = (company_id: number, { id }: Person) =>
      test.db.insertInto('ownership_claim').values({ company_id, user_id: id, method: 'DOCUMENT' }).execute();
    await claim(await createCompany(test, 'oeffentlich'), person);
    await claim(await insertCompany(test.db, 'nur-registriert', { status: 'PENDING_REVIEW' }), person);
    const disputed = await insertCompany(test.db, 'umstritten', { status: 'PENDING_REVIEW' });
    await claim(disputed, person);
    await claim(disputed, other);
    await leave();
    const left = await test.db.selectFrom('company').select('slug').orderBy('slug').execute();
    expect(left.map(({ slug }) => slug)).toEqual(['oeffentlich', 'umstritten']);
  });

  it('AC-07 PP-18 ends open claims: their cases are closed, their documents deleted, and no name stays there', async () => {
    const vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    const staff = await createPerson(test, 'rika', { is_staff: true });
    const company = await createCompany(test, 'haus');
    await claimWithDocument(vera, company);
    const document = await test.db.selectFrom('ownership_document').select('storage_key').executeTakeFirstOrThrow();
    const queue = async (query: string) =>
      (await staff.inject({ url: `/api-backend/admin/queue/${query}` })).json<DeskQueue>().count;
    expect(await queue('?q=vera')).toBe(1);
    await leave(undefined, vera);
    await test.app.jobs.drain();
    expect(await privateFiles(test.app.settings).find(document.storage_key ?? '')).toBeUndefined();
    expect([await queue(''), await queue('?state=CLOSED'), await queue('?state=CLOSED&q=vera')]).toEqual([0, 1, 0]);
  });

  it('AC-07 keeps messages for the other side, own ones without contact data, and deletes applications and unsent messages', async () => {
    const other = await createPerson(test, 'berta');
    const base = { company_id: null, job_offer_id: null, read_at: null, archived_at: null, content: 'x' };
    const contact_info = JSON.stringify({ email: person.email });
    const sent = { ...base, thread_id: null, sender_id: person.id, recipient_id: other.id, contact_info };
    await test.db
      .insertInto('message')
      .values([
        { ...sent, title: 'Frage' },
        { ...sent, title: 'Bewerbung', kind: 'APPLICATION' as const },
        { ...sent, title: 'Ungesendet', is_held: true },
      ])
      .execute();
    const got = { ...base, thread_id: null, sender_id: other.id, recipient_id: person.id, title: 'Angebot' };
    const first = async (values: object) =>
      (
        await test.db
          .insertInto('message')
          .values({ ...got, ...values })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    const offer = await first({});
    const visitors = await first({ title: 'Von einem Gast', sender_id: null });
    await first({ title: 'Noch nicht zugestellt', is_held: true });
    const answer = { ...sent, title: 'Antwort' };
    await test.db
      .insertInto('message')
      .values([
        { ...answer, thread_id: offer },
        { ...answer, thread_id: visitors, recipient_id: null, recipient_email: 'gast@example.org' },
      ])
      .execute();
    await leave();
    const left = await test.db.selectFrom('message').selectAll().orderBy('id').execute();
    expect(left).toMatchObject([
      { title: 'Frage', sender_id: null, contact_info: {} },
      { title: 'Angebot', sender_id: other.id, recipient_id: null },
      { title: 'Antwort', sender_id: null, contact_info: {}, thread_id: offer },
      { title: 'Antwort', sender_id: null, contact_info: {}, thread_id: null, recipient_email: 'gast@example.org' },
    ]);
    await leave(undefined, other);
    expect(await test.db.selectFrom('message').select('title').execute()).toEqual([{ title: 'Antwort' }]);
  });

  it('AC-07 AC-14 keeps for the sender what was written to a provider, which nobody can answer or block any more', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company_id = await createCompany(test, 'haus', owner.id);
    const contact_info = JSON.stringify({ name: 'Clara', lastname: 'Zimmer', email: person.email });
    const { id } = await test.db
      .insertInto('message')
      .values({ company_id, sender_id: person.id, recipient_id: owner.id, title: 'Frage', content: 'x', contact_info })
      .returning('id')
      .executeTakeFirstOrThrow();
    await leave(undefined, owner);
    const sent = await person.inject({ url: '/api-backend/message/?folder=sent' });
    expect(sent.json<MessageList>().results).toMatchObject([{ title: 'Frage', counterparty: { name: 'Haus haus' } }]);
    const url = `/api-backend/message/${id}/`;
    expect((await person.inject({ url })).json<Message>()).toMatchObject({ can_reply: false, is_blocked: false });
    expect((await person.inject({ method: 'POST', url: `${url}reply/`, payload: { content: 'x' } })).statusCode).toBe(
      403,
    );
    const blocked = await person.inject({ method: 'POST', url: `${url}block/`, payload: { blocked: true } });
    expect([blocked.statusCode, await test.db.selectFrom('user_block').select('id').execute()]).toEqual([403, []]);
    await person.inject({ method: 'DELETE', url });
    expect(await test.db.selectFrom('message').select('id').execute()).toEqual([]);
  });

  it('AC-07 deletes the stored answers to repeated requests', async () => {
    const { id: recipient } = await createPerson(test, 'berta', { profile_type: 'CARE_PROVIDER' });
    await createCompany(test, 'haus', recipient);
    const contact_info = { name: 'Clara', lastname: 'Zimmer', email: person.email, phone: '' };
    const sent = await person.inject({
      method: 'POST',
      url: '/api-backend/message/',
      headers: { 'idempotency-key': 'schluessel-1' },
      payload: { title: 'Frage', content: 'Haben Sie einen Platz?', recipient, contact_info },
    });
    expect(sent.statusCode).toBe(201);
    const keys = () => test.db.selectFrom('idempotency_key').select('scope').execute();
    expect(await keys()).toHaveLength(1);
    await leave();
    expect(await keys()).toEqual([]);
  });

  it('AC-07 keeps the answers of a deleted provider for the applicants', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const application = { kind: 'APPLICATION' as const, company_id: await createCompany(test, 'haus', owner.id) };
    const { id: thread_id } = await test.db
      .insertInto('message')
      .values({ ...application, sender_id: person.id, recipient_id: owner.id, title: 'Bewerbung', content: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.db
      .insertInto('message')
      .values({ ...application, sender_id: owner.id, recipient_id: person.id, thread_id, title: 'AW', content: 'x' })
      .execute();
    await leave({ password: PASSWORD }, owner);
    const inbox = await person.inject({ url: '/api-backend/message/' });
    expect(inbox.json<MessageList>().results).toMatchObject([{ title: 'AW' }]);
  });
});
