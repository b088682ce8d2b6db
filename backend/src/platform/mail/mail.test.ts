import type { SuppressionList, UserDetails } from '@care/contracts/schemas';
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { sql } from 'kysely';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { removeAll } from '../../testing/empty-tables';
import { startMailServer } from '../../testing/mail-server';
import { escapeMarkup } from '@care/contracts/markup';
import { composeMail } from './compose';
import { BARE_FRAME, fillTemplate } from './mail-template';
import { PlainRefusals, failureOf, type SmtpFailure } from './smtp-failure';
import type { MailDraft } from './mail';
import { createMailer } from './mailer';
import { samplesOf } from './sample';
import { createPerson, linkParameter, PASSWORD, type Person } from '../../testing/people';
import { sign } from '../http/signature';
import { roomInWindow } from '../../testing/limit-windows';
import { unsubscribeHeaders } from './unsubscribe';

const SECRET = 'geheimnis-fuer-bounces';

const content = { subject: 'Grüße', text: 'Guten Tag', html: '<p>Guten Tag</p>' };
const mail = { kind: 'account', to: 'anna@beispiel.example', ...content } as const;

const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
const REFUSALS: Record<string, Error> = {
  niemand: refusal(550, 'No such user'),
  voll: refusal(451, 'Try again later'),
  unerwuenscht: refusal(550, '5.7.1 Sender is blocked'),
};

/** A mail server on a free port that stores received mails, or takes none of this sender. */
async function mailServer({ takesNone = false } = {}) {
  const received: { to: string[]; raw: string }[] = [];
  const server = await startMailServer({
    onMailFrom: (_address, _session, done) => done(takesNone ? refusal(550, 'Not welcome') : null),
    onRcptTo: ({ address }, _session, done) => done(REFUSALS[address.split('@')[0] ?? '']),
    onMail: (mail) => received.push(mail),
  });
  return { ...server, received };
}

describe('mails', () => {
  const test = appOfTests();
  const folder = folderOfTests();
  beforeEach(() => removeAll(test));

  it('AC-20 stay in the outbox of an installation without a mail server and can be read there', async () => {
    const headers = { 'List-Unsubscribe': '<http://x.example>' };
    await test.app.mailer.send({ ...mail, headers });
    const stored = { subject: 'Grüße', text_body: 'Guten Tag', headers };
    expect(await test.mails('ANNA@beispiel.example')).toMatchObject([stored]);
    const list = await test.inject('/api-backend/outbox/mail/?to=anna@beispiel.example');
    expect(list.json()).toMatchObject({ count: 1, results: [{ to: mail.to, subject: 'Grüße', text: 'Guten Tag' }] });
    const page = await test.inject('/api-backend/outbox/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Grüße');
    expect((await test.inject(`/api-backend/outbox/${list.json().results[0].id}/`)).body).toBe(mail.html);
  });

  it('AC-20 are sent only if the transaction that queued them is committed', async () => {
    const lost = { ...mail, to: 'verworfen@beispiel.example' };
    const failing = test.db.transaction().execute(async (transaction) => {
      await test.app.mailer.send(lost, { transaction });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    const kept = { ...mail, to: 'bestand@beispiel.example' };
    await test.db.transaction().execute((transaction) => test.app.mailer.send(kept, { transaction }));
    expect(await test.mails(lost.to)).toEqual([]);
    expect(await test.mails(kept.to)).toHaveLength(1);
  });

  it('AC-20 take no header from user input', async () => {
    await test.app.mailer.send({ ...mail, subject: 'Hallo\r\nBcc: alle@beispiel.example' });
    expect(await test.mails(mail.to)).toMatchObject([{ subject: 'Hallo Bcc: alle@beispiel.example' }]);
  });

  it('AC-20 of one kind reach an address a limited number of times, whoever causes them, in any spelling of it', async () => {
    const to = ['opfer@beispiel.example', 'OPFER@beispiel.example'];
    const sent: boolean[] = [];
    await roomInWindow(3600, 20);
    for (let n = 0; n < 6; n++)
      sent.push(await test.app.mailer.send({ ...mail, kind: 'reset-password', to: to[n % 2] ?? '' }));
    expect(sent).toEqual([true, true, true, false, false, false]);
    expect(await test.app.mailer.send({ ...mail, kind: 'confirm-address', to: 'opfer@beispiel.example' })).toBe(true);
    expect(await test.app.mailer.send({ ...mail, kind: 'reset-password', to: 'andere@beispiel.example' })).toBe(true);
    expect(JSON.stringify(await test.db.selectFrom('rate_limit_counter').selectAll().execute())).not.toContain('@');
  });

  it.each([
    ['newsletter', 3],
    ['message-answer', 10],
    ['account', 30],
  ] as const)('AC-18 AC-20 PP-18 of the kind %s reach an address %i times', async (kind, limit) => {
    const sent: boolean[] = [];
    for (let n = 0; n <= limit; n++) sent.push(await test.app.mailer.send({ ...mail, kind }));
    expect(sent).toEqual([...Array<boolean>(limit).fill(true), false]);
  });

  it('AC-20 escape every text in their HTML and have the same content as text', () => {
    const draft = {
      kind: 'account' as const,
      to: mail.to,
      subject: 'Test',
      name: '<b>Anna</b>',
      paragraphs: ['a < b\nzweite Zeile', 'Siehe https://pflege.example/x?a=1&b=2.'],
      action: { label: 'Öffnen', url: 'https://pflege.example/y?c="d"' },
    };
    const { text, html } = composeMail(draft, BARE_FRAME);
    expect(html).toContain('Guten Tag &#60;b&#62;Anna&#60;/b&#62;,');
    expect(html).toContain('a &#60; b<br>zweite Zeile');
    expect(html).toContain('<a href="https://pflege.example/x?a=1&#38;b=2"');
    expect(html).not.toMatch(/href="[^"]*"d"/);
    expect(text).toContain('Guten Tag <b>Anna</b>,\n\na < b\nzweite Zeile');
    expect(text).toContain('Öffnen:\nhttps://pflege.example/y?c="d"');
  });

  it('OP-40 consist of an edited text and values: paragraphs without their value are left out, lists repeat theirs', () => {
    const template = {
      subject: 'An {{name}}',
      text: 'Hallo {{name}}\n\n{{?yearly}}Im Jahr\n\n \n\nSeit {{since}}\n\nKonto {{day}}:\n{{link}}',
      action: '{{what}} öffnen',
      footer: '{{reason}}\nEnde{{gone}} {{constructor}}{{__proto__}}',
    };
    const values = { name: '{{reason}} $& <b>', what: 'Brief', yearly: false, since: null, reason: undefined };
    expect(fillTemplate(template, { ...values, day: ['1.', '2.'], link: ['a', 'b'] })).toEqual({
      subject: 'An {{reason}} $& <b>',
      paragraphs: ['Hallo {{reason}} $& <b>', 'Konto 1.:\na', 'Konto 2.:\nb'],
      action: 'Brief öffnen',
      footer: ['Ende '],
    });
    const { paragraphs } = fillTemplate(template, { name: '', yearly: true, since: 3, link: [] });
    expect(paragraphs).toEqual(['Hallo ', 'Im Jahr', 'Seit 3']);
  });

  it('OP-40 are sent although their text is missing or damaged, with links, codes and reasons', async () => {
    const draft: MailDraft = {
      ...{ kind: 'account' as const, to: mail.to, template: 'ownership-code', url: 'https://pflege.example/x' },
      values: { code: '123456', reason: 'Darum', minutes: 10 },
    };
    for (const damage of [sql`update content_version set fields = '{"text":1}'`, sql`delete from content_version`]) {
      const sent = await test.db
        .transaction()
        .execute(async (db) => {
          await damage.execute(db);
          await test.app.mailer.send(draft, { transaction: db });
          const job = await sql<{ data: typeof mail }>`select data from jobs.job where name = 'mail'
            order by created_on desc limit 1`.execute(db);
          throw Object.assign(new Error('undone'), { mail: job.rows[0]?.data });
        })
        .catch((error: { mail: typeof mail }) => error.mail);
      expect(sent).toMatchObject({ subject: 'Pflegefenster', to: mail.to });
      expect(sent.text).toMatch(/123456\n\nDarum\n\nÖffnen:\nhttps:\/\/pflege\.example\/x/);
    }
  });

  it('AC-20 are in no list that a visitor of a real installation can read', async () => {
    const real = await createTestApp({ settings: { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) } });
    for (const url of ['', 'mail/', '1/', 'sample/', 'sample/1/'])
      expect([url, (await real.inject(`/api-backend/outbox/${url}`)).statusCode]).toEqual([url, 404]);
    await real.close();
  });

  it('AC-20 are listed with sample data in an installation without a mail server', async () => {
    const samples = await Promise.all(samplesOf(test.app.domains).map((draft) => test.app.mailer.compose(draft)));
    const { body } = await test.inject('/api-backend/outbox/sample/');
    expect(samples.length).toBeGreaterThan(50);
    for (const [index, { subject, text, html }] of samples.entries()) {
      expect(body).toContain(`<a href="${index + 1}/">${escapeMarkup(subject)}</a>`);
      expect((await test.inject(`/api-backend/outbox/sample/${index + 1}/`)).body).toBe(html);
      expect(`${subject} ${text}`).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
    }
    const texts = await test.db.selectFrom('content_entry').select('slug').where('kind', '=', 'mail').execute();
    // The newsletter has the words of its editor.
    const used = new Set(samplesOf(test.app.domains).flatMap((one) => ('template' in one ? one.template : [])));
    expect(texts.map(({ slug }) => slug).sort()).toEqual([...used].sort());
    expect((await test.inject(`/api-backend/outbox/sample/${samples.length + 1}/`)).statusCode).toBe(404);
  });

  it('AC-20 that a restored copy has in its queue are not sent if it is started with QUEUED_MAILS=drop', async () => {
    const copy = await createTestApp();
    await copy.app.mailer.send(mail);
    await copy.app.mailer.send(mail);
    await copy.databases.primary.pool.query(
      `update jobs.job set state = 'active' where id = (select id from jobs.job where name = 'mail' limit 1)`,
    );
    expect(await copy.app.mailer.dropQueued()).toBe(2);
    await copy.app.mailer.send({ ...mail, subject: 'Danach' });
    expect(await copy.mails()).toMatchObject([{ subject: 'Danach' }]);
    await copy.close();
  });

  it('OP-23 are signed for the domain of the sender with the key of MAIL_DKIM_KEY_FILE, and a wrong one stops the start', async () => {
    const file = path.join(folder, 'dkim.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const server = await mailServer();
    const settings = {
      ...{ SMTP_URL: server.url, SITE_URL: 'http://site.example', MAIL_FROM: 'Pflege <post@pflege.example>' },
      ...{ MAIL_DKIM_KEY_FILE: file, MAIL_DKIM_SELECTOR: 'post2026' },
    };
    const signing = await createTestApp({ settings });
    await signing.app.mailer.send({ ...mail, headers: unsubscribeHeaders('https://x.example') });
    await signing.app.jobs.drain();
    writeFileSync(file, 'no key');
    const { databases, app } = signing;
    const parts = { onRefusal: jest.fn(), imprint: jest.fn() };
    const start = () => createMailer(app.settings, databases, app.jobs, parts);
    expect(start).toThrow(/^MAIL_DKIM_KEY_FILE: .* is no private key/);
    await signing.close();
    await server.close();
    const [signature = ''] = /^DKIM-Signature:[^]*?\r\n(?!\s)/m.exec(server.received[0]?.raw ?? '') ?? [];
    // RFC 8058 wants both headers of one-click unsubscribing signed.
    const expected = /d=pflege\.example;.*s=post2026;.*h=[^;]*List-Unsubscribe:List-Unsubscribe-Post.*b=/i;
    expect(signature.replace(/\s/g, '')).toMatch(expected);
  });

  it('AC-20 are sent through the mail server of SMTP_URL, each to one address, and again unless it refused one for good', async () => {
    const server = await mailServer();
    const settings = { SMTP_URL: server.url, SITE_URL: 'http://site.example', LOG_LEVEL: 'silent' } as const;
    const sending = await createTestApp({ settings });
    const warn = jest.spyOn(sending.app.log, 'warn');
    await sending.app.mailer.send({ ...mail, to: 'voll@beispiel.example' });
    await expect(sending.app.jobs.drain()).rejects.toThrow();
    for (const to of [mail.to, 'a@beispiel.example, b@beispiel.example', 'niemand@beispiel.example'])
      await sending.app.mailer.send({ ...mail, to, headers: { 'List-Unsubscribe': '<http://x.example>' } });
    await sending.app.jobs.drain();
    const { rows } = await sending.databases.primary.pool.query(
      `select retry_limit, retry_count from jobs.job where name = 'mail' and state <> 'completed'`,
    );
    await sending.close();
    await server.close();
    expect(rows).toEqual([{ retry_limit: 10, retry_count: 0 }]);
    const refused = { kind: 'account', problem: expect.stringMatching(/550 No such user/) };
    expect(warn.mock.calls).toContainEqual([refused, expect.stringMatching(/not sent again/)]);
    expect(server.received.map(({ to }) => to)).toEqual([[mail.to]]);
    const raw = server.received[0]?.raw;
    expect(raw).toMatch(/^From: Pflegefenster <nachrichten@pflegefenster\.example>/m);
    expect(raw).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(raw).toContain('multipart/alternative');
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).not.toMatch(/^DKIM-Signature/m);
    expect(raw).toContain('List-Unsubscribe: <http://x.example>');
  });
});

describe('addresses that take no mail', () => {
  const test = appOfTests({ settings: { MAIL_WEBHOOK_SECRET: SECRET } });
  let admin: Person;
  beforeAll(async () => void (admin = await createPerson(test, 'verwalterin', { is_staff: true })));
  beforeEach(async () => void (await test.db.deleteFrom('mail_suppression').execute()));

  const LIST = '/api-backend/admin/mail/suppression/';
  const suppressed = async () => (await admin.get(LIST)).json<SuppressionList>().results;
  const bounce = (event: object, signed = new Date(), secret = SECRET) => {
    const payload = JSON.stringify(event);
    const headers = { 'content-type': 'application/json', 'x-signature': sign(secret, Buffer.from(payload), signed) };
    return test.post('/api-backend/mail/bounce/', payload, headers);
  };

  it.each<[SmtpFailure, object]>([
    ['refused', { command: 'RCPT TO', response: '550 No such user' }],
    ['address', { command: 'RCPT TO', response: '550 5.1.1 <x@y.example>: unknown' }],
    ['address', { command: 'RCPT TO', response: '554-5.2.1 disabled' }],
    ['mail', { command: 'RCPT TO', response: '550 5.7.1 blocked using a list' }],
    ['mail', { command: 'RCPT TO', response: '550 5.1.8 sender address' }],
    ['mail', { command: 'RCPT TO', response: '552 5.2.2 mailbox full' }],
    ['mail', { command: 'RCPT TO', response: '554 relay access denied' }],
    ['mail', { command: 'DATA', response: '550 5.1.1 looks like spam' }],
    ['mail', { code: 'EENVELOPE', command: 'API' }],
    ['later', { command: 'RCPT TO', response: '451 4.2.0 greylisted' }],
    ['later', { command: 'DATA', response: '452 too much' }],
    ['server', { command: 'RCPT TO', response: '421 closing' }],
    ['server', { command: 'MAIL FROM', response: '550 5.1.1 sender' }],
    ['server', { command: 'AUTH PLAIN', response: '535 5.7.8 credentials' }],
    ['server', { command: 'CONN', code: 'ESOCKET', syscall: 'connect' }],
    ['server', { command: 'CONN', code: 'EDNS' }],
    ['unknown', { command: 'CONN', code: 'ECONNECTION' }],
    ['unknown', { command: 'CONN', code: 'ETIMEDOUT' }],
  ])('OP-60 %s is what an error of the mail server like %j means', (failure, error) => {
    const { response } = error as { response?: string };
    expect(failureOf({ ...error, ...(response && { responseCode: Number(response.slice(0, 3)) }) })).toBe(failure);
  });

  it('OP-60 get no more of any kind once the server refused one of them; 450 and refusals of the sender suppress nothing', async () => {
    const [server, closed] = [await mailServer(), await mailServer({ takesNone: true })];
    const common = { SITE_URL: 'http://site.example', LOG_LEVEL: 'silent' } as const;
    for (const { url } of [server, closed]) {
      const sending = await createTestApp({ settings: { ...common, SMTP_URL: url } });
      const deliver = (to: string) => sending.app.mailer.deliver({ ...mail, to: `${to}@beispiel.example` });
      const list = () => sending.db.selectFrom('mail_suppression').select(['address', 'cause', 'reason']).execute();
      if (url === closed.url) {
        await expect(deliver('niemand')).rejects.toThrow('550');
        expect(await list()).toEqual([]);
      } else {
        expect(await deliver('Niemand')).toBe('sent');
        for (const outcome of ['refused', 'suppressed']) expect(await deliver('niemand')).toBe(outcome);
        await expect(deliver('voll')).rejects.toThrow('451');
        expect(await deliver('unerwuenscht')).toBe('refused');
        const reason = expect.stringContaining('550 No such user');
        expect(await list()).toEqual([{ address: 'niemand@beispiel.example', cause: 'REFUSED', reason }]);
        expect(await deliver('NIEMAND')).toBe('suppressed');
        expect(sending.app.mailer.counts).toEqual({ sent: 1, refused: 2, suppressed: 2, failed: 1 });
      }
      await sending.close();
    }
    for (const { close } of [server, closed]) await close();
  });

  it('OP-104 are doubted when a server that gives no reason refuses two in a row, or has taken none before', () => {
    const refusals = new PlainRefusals();
    expect(refusals.refused('a')).toEqual({ isBelieved: false, doubted: undefined });
    refusals.taken();
    expect(refusals.refused('a')).toEqual({ isBelieved: true, doubted: undefined });
    expect(refusals.refused('b')).toEqual({ isBelieved: false, doubted: 'a' });
    expect(refusals.refused('c')).toEqual({ isBelieved: false, doubted: undefined });
    refusals.taken();
    expect(refusals.refused('b')).toEqual({ isBelieved: true, doubted: undefined });
    refusals.taken();
    expect(refusals.refused('c')).toEqual({ isBelieved: true, doubted: undefined });
  });

  it('OP-60 are reported by signed bounces, each with an effect once; temporary ones have none', async () => {
    const event = { id: 'ereignis-1', address: 'Weg@Beispiel.example', kind: 'permanent', reason: '550 5.1.1 weg' };
    const old = new Date(Date.now() - 301_000);
    for (const refused of [await bounce(event, old), await bounce(event, new Date(), `${SECRET}x`)])
      expect(refused.statusCode).toBe(400);
    expect((await bounce({ ...event, address: 'x' })).statusCode).toBe(400);
    expect((await bounce({ ...event, id: 'ereignis-2', kind: 'temporary' })).statusCode).toBe(200);
    expect(await suppressed()).toEqual([]);
    expect((await bounce(event)).statusCode).toBe(200);
    const [entry] = await suppressed();
    expect(entry).toMatchObject({ address: 'weg@beispiel.example', cause: 'BOUNCED', reason: '550 5.1.1 weg' });
    await admin.delete(`${LIST}${entry?.id}/`);
    // The same event again, in time.
    expect((await bounce(event)).statusCode).toBe(200);
    expect(await suppressed()).toEqual([]);
    await bounce({ ...event, id: 'ereignis-3', kind: 'complaint' });
    expect(await suppressed()).toMatchObject([{ cause: 'COMPLAINT' }]);
  });

  it('OP-61 are listed for ADMIN, found by the whole address, and get mail again when ADMIN lifts it', async () => {
    for (const name of ['eins', 'zwei'])
      await bounce({ id: `ereignis-${name}`, address: `${name}@beispiel.example`, kind: 'permanent' });
    const found = (await admin.get(`${LIST}?q=EINS@beispiel.example`)).json<SuppressionList>();
    expect(found).toMatchObject({ count: 1, results: [{ address: 'eins@beispiel.example' }] });
    const lift = () => admin.delete(`${LIST}${found.results[0]?.id}/`);
    expect([(await lift()).statusCode, (await lift()).statusCode]).toEqual([204, 404]);
    const entry = await test.db.selectFrom('audit_entry').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(entry).toMatchObject({ actor: 'verwalterin', action: 'mail-suppression-lifted' });
    const outcomes = [];
    for (const to of ['eins', 'zwei'])
      outcomes.push(await test.app.mailer.deliver({ ...mail, to: `${to}@beispiel.example` }));
    expect(outcomes).toEqual(['sent', 'suppressed']);
  });

  it('OP-62 tell their account so, which changes its address by the link to the new one alone', async () => {
    const vera = await createPerson(test, 'vera');
    const details = async () => (await vera.get('/api-backend/user/details/')).json<UserDetails>();
    const change = () =>
      vera.post('/api-backend/auth/email/change/', { email: 'neu@beispiel.example', password: PASSWORD });
    const open = async (to: string) => {
      const key = linkParameter((await test.mails(to)).at(-1)?.text_body ?? '', 'key');
      return (await test.post('/api-backend/auth/verify-email/', { key })).json<{ confirmed: string }>().confirmed;
    };
    expect((await details()).email_undeliverable).toBe(false);
    await change();
    expect(await open('neu@beispiel.example')).toBe('EMAIL_CHANGE_HALF');
    await bounce({ id: 'ereignis-vera', address: vera.email, kind: 'permanent' });
    expect((await details()).email_undeliverable).toBe(true);
    const before = (await test.mails(vera.email)).length;
    await change();
    expect(await open('neu@beispiel.example')).toBe('EMAIL_CHANGE');
    expect(await test.mails(vera.email)).toHaveLength(before);
    expect(await details()).toMatchObject({ email: 'neu@beispiel.example', email_undeliverable: false });
  });
});

describe('jobs of the app', () => {
  const test = appOfTests({ isAlone: true });

  it('AC-20 that fail are logged with their name and without mail addresses', async () => {
    const logged = new Promise<unknown[]>((resolve) => {
      jest.spyOn(test.app.log, 'warn').mockImplementation((...entry: unknown[]) => resolve(entry));
    });
    test.app.jobs.register('refused', () => Promise.reject(new Error('550 <nora@beispiel.example> is unknown')));
    await test.app.jobs.start();
    await test.app.jobs.enqueue('refused', {});
    const problem = expect.stringMatching(/^Error: 550 <\(address\)> is unknown\n +at .+mail\.test\.ts/);
    expect(await logged).toEqual([{ job: 'refused', problem }, 'job failed']);
  });
});
