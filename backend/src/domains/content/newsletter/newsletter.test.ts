import type { Newsletter, NewsletterPreview } from '@care/contracts/schemas';
import { emptyTables, removeAll } from '../../../testing/empty-tables';
import { startMailServer } from '../../../testing/mail-server';
import { createPerson, subscribe, type Person } from '../../../testing/people';
import { daysFromNow } from '../../../testing/rows';
import { appOfTests, type TestApp } from '../../../testing/test-app';
import { countOf, rowsWith } from '../../../platform/database/queries';
import { NEWSLETTER_JOB } from './send-newsletter';

const ISSUES = '/api-backend/admin/newsletter/';
const entry = { subject: 'Neues im Mai', introduction: 'es gibt Neues.\n\nBis bald!', articles: ['zwei', 'eins'] };

/** Two public articles and an editor, in an empty database. */
async function begin(test: TestApp): Promise<Person> {
  await removeAll(test);
  await emptyTables(test, 'newsletter_issue', 'mail_suppression');
  await test.db.deleteFrom('content_entry').where('kind', '=', 'article').execute();
  for (const slug of ['eins', 'zwei'])
    await test.insertContent('article', slug, { fields: { title: `Artikel ${slug}` }, publicFrom: daysFromNow(-1) });
  return createPerson(test, 'redaktion', { is_staff: true });
}

async function createReaders(test: TestApp, count: number): Promise<Person[]> {
  const readers: Person[] = [];
  for (let n = 1; n <= count; n++) {
    const reader = await createPerson(test, `leserin${n}`);
    await subscribe(test, reader.id);
    readers.push(reader);
  }
  return readers;
}

/** An issue, and what an editor does with it. */
async function createIssue(editor: Person, change: object = {}) {
  const created = (await editor.post(ISSUES, { ...entry, ...change })).json<Newsletter>();
  const at = `${ISSUES}${created.id}/`;
  const read = async () => (await editor.get(at)).json<Newsletter>();
  const send = async (recipients: number, headers = {}) => editor.post(`${at}send/`, { recipients }, headers);
  return { ...created, at, read, send };
}

describe('the newsletter at the desk', () => {
  const test = appOfTests();
  let editor: Person;
  beforeEach(async () => void (editor = await begin(test)));

  /** Runs the job as often as its turn comes, and the mails it sent. */
  async function sendAll() {
    for (let turn = 0; turn < 10; turn++) {
      await test.update('newsletter_issue', {}, { next_batch_at: new Date(0) });
      await test.app.jobs.perform(NEWSLETTER_JOB);
    }
  }
  const received = async (subject = entry.subject) =>
    (await test.db.selectFrom('mail_outbox').selectAll().where('subject', '=', subject).orderBy('id').execute()).map(
      ({ recipient }) => recipient,
    );

  it('OP-63 is a draft with chosen articles; of two editors who save at once one is refused; drafts can be deleted', async () => {
    const { at, read, state, articles, recipients } = await createIssue(editor);
    expect({ state, recipients, slugs: articles.map(({ slug }) => slug) }).toEqual({
      ...{ state: 'DRAFT', recipients: 0, slugs: ['zwei', 'eins'] },
    });
    const etag = String((await editor.get(at)).headers.etag);
    const save = (subject: string) => editor.put(at, { ...entry, subject }, { 'if-match': etag });
    expect([(await save('A')).statusCode, (await save('B')).statusCode]).toEqual([200, 412]);
    expect((await read()).subject).toBe('A');
    for (const [wrong, field] of [
      [{ subject: ' ' }, 'subject'],
      [{ introduction: 'x'.repeat(5001) }, 'introduction'],
    ] as const)
      expect(Object.keys((await editor.put(at, { ...entry, ...wrong })).json().error.details)).toEqual([field]);
    expect((await editor.delete(at, { 'if-match': etag })).statusCode).toBe(412);
    expect((await editor.delete(at)).statusCode).toBe(204);
    expect((await editor.get(at)).statusCode).toBe(404);
  });

  it('OP-64 preview and proof show what a recipient gets: no header and no script from the text, and articles in their order', async () => {
    const { at, subject } = await createIssue(editor, {
      subject: 'Neu\r\nBcc: alle@beispiel.example',
      introduction: '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>',
    });
    expect(subject).toBe('Neu Bcc: alle@beispiel.example');
    const preview = (await editor.get(`${at}preview/`)).json<NewsletterPreview>();
    const page = await test.get(preview.html_url);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(page.body).toContain('&#60;script&#62;');
    expect(page.body).not.toMatch(/<script|<img/);
    const foreign = preview.html_url.replace(`viewer=${editor.id}`, 'viewer=1000');
    for (const wrong of [foreign, foreign.replace(/until=\d+/, 'until=1'), preview.html_url.replace(/key=.*/, '')])
      expect((await test.get(wrong)).statusCode).toBe(404);
    expect(preview.text).toMatch(/^Guten Tag Clara,\n\n<script>.*Artikel zwei\nhttp.*\/zwei\n\nArtikel eins\n/s);
    expect((await editor.post(`${at}test/`)).statusCode).toBe(200);
    const [mail] = await test.mails(editor.email);
    expect(mail).toMatchObject({ subject, text_body: preview.text });
    expect(mail?.headers).toMatchObject({
      'List-Unsubscribe': expect.stringMatching(/^<http.*unsubscribe\/\?key=.*>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    await test.update('user_account', editor.id, { email_verified_at: null });
    expect((await editor.post(`${at}test/`)).statusCode).toBe(409);
  });

  it('OP-65 goes once to each confirmed recipient with an account in use, and to nobody else', async () => {
    const [first, second] = (await createReaders(test, 2)) as [Person, Person];
    const others = ['wartet', 'gesperrt', 'geht', 'abbestellt', 'unzustellbar', 'fremd'];
    for (const name of others) await subscribe(test, (await createPerson(test, name)).id);
    const set = (username: string, change: object) => test.update('user_account', { username }, change);
    const waiting = await test.row('user_account', { username: 'wartet' });
    await test.update('newsletter_subscription', { user_id: waiting.id }, { confirmed_at: null });
    await set('gesperrt', { disabled_at: new Date() });
    await set('geht', { deletion_scheduled_at: daysFromNow(3) });
    await set('abbestellt', { newsletter: false });
    // Somebody else has confirmed the address of the last account.
    await set('fremd', { email: first.email.toUpperCase(), email_verified_at: null });
    await test.insert('mail_suppression', {
      ...{ address: 'unzustellbar@beispiel.example', cause: 'REFUSED', reason: '' },
    });
    const issue = await createIssue(editor);
    expect(issue.recipients).toBe(2);
    expect((await issue.send(3)).json().error.message).toMatch(/^Inzwischen sind es 2 Empfänger/);
    const sent = await Promise.all([issue.send(2), issue.send(2), editor.post(`${issue.at}send/`, { recipients: 2 })]);
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await sendAll();
    expect((await received()).sort()).toEqual([first.email, second.email].sort());
    expect(await issue.read()).toMatchObject({
      ...{ state: 'SENT', recipients: 2, finished_at: expect.any(String) },
      result: { waiting: 0, sent: 2, failed: 0, unknown: 0, unsubscribed: 0 },
    });
    for (const refused of [await issue.send(2), await editor.put(issue.at, entry), await editor.delete(issue.at)])
      expect(refused.statusCode).toBe(409);
    const audited = await rowsWith(test.db, 'audit_entry', { action: 'newsletter-sent' }).selectAll().execute();
    expect(audited.slice(-1)).toMatchObject([{ actor: 'redaktion', detail: '2 recipients' }]);
  });

  it('OP-65 skips who unsubscribes, is suspended or deleted meanwhile; a stop holds until it goes on', async () => {
    const readers = await createReaders(test, 60);
    const issue = await createIssue(editor);
    await issue.send(60);
    await test.app.jobs.perform(NEWSLETTER_JOB);
    // The next batch has to wait for its time.
    await test.app.jobs.perform(NEWSLETTER_JOB);
    expect(await received()).toHaveLength(25);
    const [, unsubscribed, suspended, deleted] = readers.slice(-4) as [Person, Person, Person, Person];
    const { headers } = (await test.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow()) as {
      headers: Record<string, string>;
    };
    // Opening the link of one mail, as scanners do, changes nothing.
    const link = new URL(String(headers['List-Unsubscribe']).slice(1, -1));
    expect((await test.get(link.pathname + link.search)).statusCode).toBe(200);
    await unsubscribed.patch('/api-backend/user/notification-settings/', { newsletter: false });
    await test.update('user_account', suspended.id, { disabled_at: new Date() });
    await test.db.deleteFrom('user_account').where('id', '=', deleted.id).execute();
    const stopped = (await editor.post(`${issue.at}stop/`)).json<Newsletter>();
    expect(stopped).toMatchObject({ state: 'STOPPED', stopped_because: 'PRESSED', result: { sent: 25, waiting: 34 } });
    await sendAll();
    expect(await received()).toHaveLength(25);
    expect((await issue.send(34)).statusCode).toBe(200);
    await Promise.all([sendAll(), sendAll()]);
    const all = await received();
    expect([all.length, new Set(all).size]).toEqual([57, 57]);
    expect(await issue.read()).toMatchObject({ state: 'SENT', result: { sent: 57, unsubscribed: 3, waiting: 0 } });
    expect(await countOf(rowsWith(test.db, 'newsletter_subscription', { ended_at: null }))).toBe(58);
  });

  it('OP-65 an article that is withdrawn before or while it is sent stops it', async () => {
    await createReaders(test, 26);
    const issue = await createIssue(editor);
    const { id: entry_id } = await test.row('content_entry', { slug: 'eins' });
    const withdraw = (public_from: Date) => test.update('content_version', { entry_id }, { public_from });
    await withdraw(daysFromNow(1));
    expect((await issue.read()).articles.map(({ is_public }) => is_public)).toEqual([true, false]);
    expect((await issue.send(26)).json().error.message).toMatch(/nicht mehr öffentlich/);
    await withdraw(daysFromNow(-1));
    await issue.send(26);
    await test.app.jobs.perform(NEWSLETTER_JOB);
    await withdraw(daysFromNow(1));
    await sendAll();
    expect(await received()).toHaveLength(25);
    expect(await issue.read()).toMatchObject({ state: 'STOPPED', stopped_because: 'ARTICLE', result: { waiting: 1 } });
  });

  it('OP-66 mails that were being sent when a program ended are not sent again, and are counted as unknown', async () => {
    await createReaders(test, 3);
    const issue = await createIssue(editor);
    await issue.send(3);
    const [lost] = await test.db.selectFrom('newsletter_delivery').selectAll().orderBy('user_id').execute();
    const claim = (claimed_at: Date) =>
      test.update('newsletter_delivery', { user_id: lost!.user_id }, { state: 'SENDING', claimed_at });
    await claim(new Date());
    await sendAll();
    expect(await received()).toHaveLength(2);
    expect(await issue.read()).toMatchObject({ state: 'SENDING', result: { sent: 2, waiting: 1 } });
    await claim(daysFromNow(-1));
    await sendAll();
    expect(await received()).toHaveLength(2);
    expect(await issue.read()).toMatchObject({ state: 'SENT', result: { sent: 2, unknown: 1 } });
  });

  it('OP-67 every consent is kept with its wording and confirmed address, and exported with an entry in the log', async () => {
    const vera = await createPerson(test, 'vera');
    const order = (newsletter: boolean) => vera.patch('/api-backend/user/notification-settings/', { newsletter });
    for (const wanted of [true, false, true]) await order(wanted);
    const text = (await test.mails(vera.email)).at(-1)?.text_body ?? '';
    const key = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('key');
    const answer = await test.post('/api-backend/auth/verify-email/', { key });
    expect(answer.json()).toMatchObject({ confirmed: 'NEWSLETTER' });
    const csv = (await editor.get('/api-backend/admin/newsletter-consents/')).body.trimEnd().split('\r\n');
    const wording = '"Ja, ich möchte den Newsletter per E-Mail erhalten. Abmeldung jederzeit möglich."';
    expect(csv).toHaveLength(3);
    expect(csv[1]).toMatch(new RegExp(`^"${vera.id}";"";"ACCOUNT";${wording};"[^"]+";"";"[^"]+"$`));
    expect(csv[2]).toMatch(new RegExp(`^"${vera.id}";"${vera.email}";"ACCOUNT";${wording};"[^"]+";"[^"]+";""$`));
    const last = await test.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(last).toMatchObject({ actor: 'redaktion', action: 'consents-exported' });
  });
});

describe('the newsletter through a mail server', () => {
  let answer: (address: string) => Error | null = () => null;
  const received: string[] = [];
  let server: Awaited<ReturnType<typeof startMailServer>>;
  const settings = { SMTP_URL: '', SITE_URL: 'https://site.example', LOG_LEVEL: 'silent' as const };
  beforeAll(async () => {
    server = await startMailServer({
      onRcptTo: ({ address }, _session, done) => done(answer(address)),
      onMail: ({ to }) => received.push(...to),
    });
    settings.SMTP_URL = server.url;
  });
  afterAll(() => server.close());
  const test = appOfTests({ settings });
  let editor: Person;
  beforeEach(async () => {
    editor = await begin(test);
    received.length = 0;
  });

  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
  const run = async () => {
    await test.update('newsletter_issue', {}, { next_batch_at: new Date(0) });
    await test.app.jobs.perform(NEWSLETTER_JOB);
  };

  it('OP-60 OP-66 a refused recipient is suppressed, a busy one tried again up to five times, and a server away stops nothing', async () => {
    const [first, second, third] = (await createReaders(test, 3)) as [Person, Person, Person];
    const issue = await createIssue(editor);
    await issue.send(3);
    answer = (address) => {
      if (address === first.email) return refusal(550, 'No such user');
      return address === second.email ? refusal(450, 'Busy') : null;
    };
    await run();
    expect(received).toEqual([third.email]);
    // Nobody knows yet whether the server takes any mail.
    expect((await issue.read()).result).toMatchObject({ sent: 1, failed: 0, waiting: 2 });
    const suppressed = () => test.db.selectFrom('mail_suppression').select('address').execute();
    expect(await suppressed()).toEqual([]);
    const due = () => test.update('newsletter_delivery', {}, { due_at: new Date(0) });
    for (let attempt = 2; attempt <= 5; attempt++) {
      expect((await issue.read()).state).toBe('SENDING');
      await due();
      await run();
    }
    expect(await issue.read()).toMatchObject({ state: 'SENT', result: { sent: 1, failed: 2 } });
    expect(await suppressed()).toEqual([{ address: first.email }]);

    const other = await createIssue(editor);
    await other.send(2);
    answer = () => refusal(421, 'Closing');
    await run();
    expect(await other.read()).toMatchObject({ state: 'SENDING', result: { waiting: 2, failed: 0 } });
    answer = () => null;
    await run();
    expect(await other.read()).toMatchObject({ state: 'SENT', result: { sent: 2, waiting: 0 } });
  });

  it('OP-104 a server that refuses everybody without a reason stops it, suppresses nobody, and gets the mails later', async () => {
    const readers = await createReaders(test, 12);
    const issue = await createIssue(editor);
    await issue.send(12);
    answer = () => null;
    const text = { subject: 'x', text: 'x', html: 'x' };
    await test.app.mailer.deliver({ kind: 'account', to: 'vorher@example.org', ...text });
    received.length = 0;
    answer = () => refusal(550, 'Denied');
    await run();
    // The first one was believed until the second one.
    const result = { waiting: 11, failed: 1 };
    expect(await issue.read()).toMatchObject({ state: 'STOPPED', stopped_because: 'FAILURES', result });
    expect(await test.db.selectFrom('mail_suppression').selectAll().execute()).toEqual([]);
    answer = () => null;
    await test.update('newsletter_delivery', {}, { due_at: new Date(0) });
    await issue.send(11);
    await run();
    expect(received.toSorted()).toEqual(
      readers
        .slice(1)
        .map(({ email }) => email)
        .toSorted(),
    );
  });

  it('OP-66 a server that refuses all of many stops it', async () => {
    await createReaders(test, 26);
    const issue = await createIssue(editor);
    await issue.send(26);
    answer = () => refusal(554, '5.7.1 relay access denied');
    await run();
    expect(await issue.read()).toMatchObject({ state: 'STOPPED', stopped_because: 'FAILURES', result: { waiting: 1 } });
    expect(await test.db.selectFrom('mail_suppression').selectAll().execute()).toEqual([]);
    answer = () => null;
  });
});
