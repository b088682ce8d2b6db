import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { removeAll } from '../../testing/empty-tables';
import { escapeMarkup } from '@care/contracts/markup';
import { composeMail } from './compose';
import { fillTemplate } from './mail-template';
import type { MailDraft } from './mail';
import { createMailer } from './mailer';
import { samplesOf } from './sample';
import { roomInWindow } from '../../testing/limit-windows';

const mail = {
  kind: 'account',
  to: 'anna@beispiel.example',
  subject: 'Grüße',
  text: 'Guten Tag',
  html: '<p>Guten Tag</p>',
} as const;

const REFUSALS: Record<string, Error> = {
  niemand: Object.assign(new Error('No such user'), { responseCode: 550 }),
  voll: Object.assign(new Error('Try again later'), { responseCode: 451 }),
};

/** A mail server on a free port that stores received mails. */
async function startMailServer() {
  const received: { to: string[]; raw: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(REFUSALS[address.split('@')[0] ?? '']),
    onData: (stream, session, done) => {
      let raw = '';
      stream.on('data', (chunk: Buffer) => (raw += chunk.toString()));
      stream.on('end', () => {
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { received, url: `smtp://127.0.0.1:${port}`, close };
}

describe('mails', () => {
  const test = appOfTests();
  beforeEach(() => removeAll(test));

  it('AC-20 stay in the outbox of an installation without a mail server and can be read there', async () => {
    await test.app.mailer.send({ ...mail, headers: { 'List-Unsubscribe': '<http://x.example>' } });
    expect(await test.mails('ANNA@beispiel.example')).toMatchObject([
      { subject: 'Grüße', text_body: 'Guten Tag', headers: { 'List-Unsubscribe': '<http://x.example>' } },
    ]);
    const list = await test.inject('/api-backend/outbox/mail/?to=anna@beispiel.example');
    expect(list.json()).toMatchObject({ count: 1, results: [{ to: mail.to, subject: 'Grüße', text: 'Guten Tag' }] });
    const page = await test.inject('/api-backend/outbox/');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain('Grüße');
    const one = await test.inject(`/api-backend/outbox/${list.json().results[0].id}/`);
    expect(one.body).toBe(mail.html);
  });

  it('AC-20 are sent only if the transaction that queued them is committed', async () => {
    const lost = { ...mail, to: 'verworfen@beispiel.example' };
    const failing = test.db.transaction().execute(async (transaction) => {
      await test.app.mailer.send(lost, { transaction });
      throw new Error('undone');
    });
    await expect(failing).rejects.toThrow('undone');
    await test.db
      .transaction()
      .execute((transaction) => test.app.mailer.send({ ...lost, to: 'bestand@beispiel.example' }, { transaction }));
    expect(await test.mails(lost.to)).toEqual([]);
    expect(await test.mails('bestand@beispiel.example')).toHaveLength(1);
  });

  it('AC-20 take no header from user input', async () => {
    await test.app.mailer.send({
      ...mail,
      to: 'kopf@beispiel.example',
      subject: 'Hallo\r\nBcc: alle@beispiel.example',
    });
    const [received] = await test.mails('kopf@beispiel.example');
    expect(received?.subject).toBe('Hallo Bcc: alle@beispiel.example');
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
    const counters = await test.db.selectFrom('rate_limit_counter').selectAll().execute();
    expect(JSON.stringify(counters)).not.toContain('@');
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
    const { text, html } = composeMail({
      kind: 'account',
      to: mail.to,
      subject: 'Test',
      name: '<b>Anna</b>',
      paragraphs: ['a < b\nzweite Zeile', 'Siehe https://pflege.example/x?a=1&b=2.'],
      action: { label: 'Öffnen', url: 'https://pflege.example/y?c="d"' },
    });
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
    expect(fillTemplate(template, { name: '', yearly: true, since: 3, link: [] }).paragraphs).toEqual([
      ...['Hallo ', 'Im Jahr', 'Seit 3'],
    ]);
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
    const answers = await Promise.all(
      ['', 'mail/', '1/', 'sample/', 'sample/1/'].map((url) => real.inject(`/api-backend/outbox/${url}`)),
    );
    await real.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
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
    const used = new Set(samplesOf(test.app.domains).map((one) => 'template' in one && one.template));
    expect(texts.map(({ slug }) => slug).sort()).toEqual([...used].sort());
    const missing = await test.inject(`/api-backend/outbox/sample/${samples.length + 1}/`);
    expect(missing.statusCode).toBe(404);
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
    const folder = mkdtempSync(path.join(os.tmpdir(), 'care-dkim-'));
    const file = path.join(folder, 'dkim.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const server = await startMailServer();
    const settings = {
      ...{ SMTP_URL: server.url, SITE_URL: 'http://site.example', MAIL_FROM: 'Pflege <post@pflege.example>' },
      ...{ MAIL_DKIM_KEY_FILE: file, MAIL_DKIM_SELECTOR: 'post2026' },
    };
    const signing = await createTestApp({ settings });
    await signing.app.mailer.send(mail);
    await signing.app.jobs.drain();
    writeFileSync(file, 'no key');
    const { databases, app } = signing;
    expect(() => createMailer(app.settings, databases, app.jobs, { onRefusal: jest.fn(), imprint: jest.fn() })).toThrow(
      /^MAIL_DKIM_KEY_FILE: .* is no private key/,
    );
    await signing.close();
    await server.close();
    const [signature = ''] = /^DKIM-Signature:[^]*?\r\n(?!\s)/m.exec(server.received[0]?.raw ?? '') ?? [];
    expect(signature.replace(/\s/g, '')).toMatch(/d=pflege\.example;.*s=post2026;.*b=/);
    rmSync(folder, { recursive: true });
  });

  it('AC-20 are sent through the mail server of SMTP_URL, each to one address, and again unless it refused one for good', async () => {
    const server = await startMailServer();
    const sending = await createTestApp({
      settings: { SMTP_URL: server.url, SITE_URL: 'http://site.example', LOG_LEVEL: 'silent' },
    });
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
