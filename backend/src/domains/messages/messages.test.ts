import type {
  Message,
  MessageInput,
  MessageList,
  MessageSent,
  ErrorBody,
  UserBlocks,
  RecruitingAllowance,
  DeskCase,
  DeskQueue,
} from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { Tier } from '@care/contracts/vocabulary';
import { emptyTables, removeAll } from '../../testing/empty-tables';
import { daysFromNow, type Auth, updateRows } from '../../testing/rows';
import { appOfTests, expectFields, expectRefusal } from '../../testing/test-app';
import { EMAIL_CONFIRMED } from '../accounts';
import { during, waitUntilBlocked } from '../../testing/wait-until-blocked';
import { createCompany, createPerson, createProfile, confirmAddress, letterTo } from '../../testing/people';
import type { Person } from '../../testing/people';

type Change = Partial<Omit<MessageInput, 'contact_info'>> & { contact_info?: Record<string, string> };
const MESSAGES = '/api-backend/message/';

describe('messages to a provider', () => {
  const test = appOfTests();
  let owner: number;
  let company: number;
  let asOwner: Auth;
  let asRelative: Auth;
  beforeAll(async () => {
    owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
    company = await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER' });
    asOwner = await test.signIn(owner);
    asRelative = await test.signIn(await test.insertUser('angehoerige'));
  });

  const message = ({ contact_info, ...change }: Change = {}) => ({
    title: 'Freier Platz?',
    content: 'Guten Tag,\n\nhaben Sie ab Januar einen Platz?',
    recipient: owner,
    ...change,
    contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '', ...contact_info },
  });
  const send = (payload: object, headers: Record<string, string> = {}) => test.post(MESSAGES, payload, headers);
  const get = async <Answer>(path: string, headers: Auth): Promise<Answer> =>
    (await test.get(MESSAGES + path, headers)).json<Answer>();
  const inbox = () => get<MessageList>('?folder=inbox', asOwner);
  const newest = async () => {
    const [first] = (await inbox()).results;
    return get<Message>(`${first?.id}/`, asOwner);
  };

  it('PP-15 PP-26 lets a visitor write to the owner, who reads it with how to reach the sender', async () => {
    const response = await send(message({ contact_info: { phone: '0221 4711' } }));
    expect(response.statusCode).toBe(201);
    const sent = response.json<MessageSent>();
    expect(sent).toMatchObject({ title: 'Freier Platz?', status: 'SENT', thread: sent.id, quota: null });
    expect(await newest()).toMatchObject({
      id: sent.id,
      kind: 'CONTACT',
      content: 'Guten Tag,\n\nhaben Sie ab Januar einen Platz?',
      counterparty: { name: 'Anke Berger', slug: null, profile: null },
      contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '0221 4711' },
      company: { id: company, slug: 'haus' },
      read_at: null,
    });
  });

  it('PP-15 stores the sender if a signed-in user writes', async () => {
    const { id } = (await send(message({ title: 'Von mir' }), asRelative)).json<MessageSent>();
    expect((await get<MessageList>('?folder=sent', asRelative)).results).toEqual([
      expect.objectContaining({
        id,
        title: 'Von mir',
        counterparty: { name: 'Haus haus', image: null, slug: 'haus', profile: 'company' },
      }),
    ]);
    expect(await get<Message>(`${id}/`, asRelative)).toMatchObject({ contact_info: null });
  });

  it('PP-15 SH-21 says at each field what is missing or wrong; the phone number is optional', async () => {
    const nothing = { title: ' ', content: '', recipient: owner };
    const empty = await send({ ...nothing, contact_info: { name: '', lastname: '' } });
    const required = ['title', 'content', 'name', 'lastname', 'email'];
    const text = 'Bitte füllen Sie dieses Feld aus.';
    expectRefusal(empty, 422, Object.fromEntries(required.map((field) => [field, text])));
    expectRefusal(await send(message({ contact_info: { email: 'anke@', phone: 'abc' } })), 422, {
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z.\u00a0B. 030 1234567.',
    });
    const { phone, ...others } = message().contact_info;
    expect(phone).toBe('');
    expect((await send({ ...message(), contact_info: others })).statusCode).toBe(201);
  });

  it('PP-26 AC-07 takes messages for owners of published providers only, whose account is in use', async () => {
    const nobody = await test.insertUser('niemand');
    const hidden = await test.insertUser('versteckt');
    await test.insertCompany('versteckt', { owner_id: hidden, status: 'PENDING_REVIEW' });
    const gone = await test.insertUser('gesperrt', { disabled_at: new Date() });
    await test.insertCompany('gesperrt', { owner_id: gone });
    const leaving = await test.insertUser('geht', { deletion_scheduled_at: daysFromNow(14) });
    await test.insertCompany('geht', { owner_id: leaving });
    for (const recipient of [nobody, hidden, gone, leaving, 999_999])
      expectRefusal(await send(message({ recipient })), 422, {
        recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.',
      });
  });

  it('PP-15 takes neither a kind that this form is not for nor another provider’s position', async () => {
    const offer = await test.insertJobOffer(await test.insertCompany('anderes'), 'stelle');
    expectFields(await send(message({ kind: 'RECRUITMENT' })), 422, 'kind');
    expectFields(await send(message({ job_offer: offer })), 422, 'job_offer');
    expectFields(await send(message({ company: company + 1 })), 422, 'recipient');
  });

  it('PP-15 removes line breaks that could add a mail header', async () => {
    const contact_info = { name: 'Anke\nX: 1', lastname: 'Ber\u2028ger' };
    const title = 'Frage\r\nBcc: alle@example.org';
    await send(message({ title, content: 'Eins\r\nzwei\u202e\u0007 drei', contact_info }));
    expect(await newest()).toMatchObject({
      title: 'Frage Bcc: alle@example.org',
      content: 'Eins\nzwei drei',
      contact_info: { name: 'Anke X: 1', lastname: 'Ber ger' },
    });
    const wrong = await send(message({ title: '\u0001', contact_info: { email: 'a\u0001b@example.org' } }));
    expectRefusal(wrong, 422, {
      title: 'Bitte füllen Sie dieses Feld aus.',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    });
  });

  it('PP-15 sends a repeated request once, also when both arrive together; a refused one does not use up its key', async () => {
    const before = (await inbox()).count;
    const key = { 'idempotency-key': 'anfrage-0001' };
    expect((await send(message({ recipient: 999_999 }), key)).statusCode).toBe(422);
    const answers = await Promise.all([1, 2, 3].map(() => send(message(), key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await inbox()).count).toBe(before + 1);
    expect((await send(message({ content: 'Etwas anderes' }), key)).statusCode).toBe(409);
  });
});

describe('the inbox', () => {
  const test = appOfTests();
  let asOwner: Auth;
  let ids: number[];
  beforeAll(async () => {
    const owner = await test.insertUser('inhaberin');
    await test.insertCompany('haus', { owner_id: owner });
    asOwner = await test.signIn(owner);
    ids = [];
    for (const title of ['Erste', 'Zweite', 'Dritte']) {
      const payload = letterTo(owner, { title, content: 'Text '.repeat(100) });
      ids.push((await test.post(MESSAGES, payload)).json<MessageSent>().id);
    }
  });

  const get = (path: string, headers?: Auth) => test.get(MESSAGES + path, headers);

  it('AC-14 lists the newest first, page by page, with the beginning of each', async () => {
    const { count, results } = (await get('?limit=2&offset=1', asOwner)).json<MessageList>();
    expect(count).toBe(3);
    expect(results.map(({ title }) => title)).toEqual(['Zweite', 'Erste']);
    expect(results[0]?.snippet).toHaveLength(160);
  });

  it('AC-14 counts unread messages outside of the archive; reading marks them only on request', async () => {
    const unread = async () => (await get('?unread=5', asOwner)).json<{ count: number }>().count;
    expect(await unread()).toBe(3);
    await get(`${ids[0]}/`, asOwner);
    expect(await unread()).toBe(3);
    expect((await test.patch(`${MESSAGES}${ids[0]}/`, { read: true }, asOwner)).json<Message>().read_at).not.toBeNull();
    expect(await unread()).toBe(2);
    await test.post(`${MESSAGES}${ids[2]}/archive/`, { archived: true }, asOwner);
    expect(await unread()).toBe(1);
  });
});

describe('a conversation', () => {
  const test = appOfTests();
  let owner: number;
  let relative: number;
  let asOwner: Auth;
  let asRelative: Auth;
  beforeAll(async () => {
    owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER', first_name: 'Prisca' });
    await test.insertCompany('haus', { owner_id: owner, subscription: 'PLUS_TIER', email: 'haus@example.org' });
    relative = await test.insertUser('angehoerige', { first_name: 'Hannelore' });
    asOwner = await test.signIn(owner);
    asRelative = await test.signIn(relative);
  });
  afterEach(() => emptyTables(test, 'user_block'));

  const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke.privat@example.org', phone: '0221 4711' };
  const write = (headers: Partial<Auth>, change: object = {}) => {
    const payload = { title: 'Freier Platz?', content: 'Haben Sie einen Platz?', recipient: owner, contact_info };
    return test.post(MESSAGES, { ...payload, ...change }, headers);
  };
  const send = async (headers: Partial<Auth>, change: object = {}) => {
    const response = await write(headers, change);
    expect(response.statusCode).toBe(201);
    return response.json<MessageSent>();
  };
  const act = (id: number, action: string, headers: Partial<Auth>, payload: object = {}) =>
    test.post(`${MESSAGES}${id}/${action}/`, payload, headers);
  const get = async <Answer>(path: string, headers: Auth): Promise<Answer> =>
    (await test.get(MESSAGES + path, headers)).json<Answer>();
  const idsIn = async (folder: string, headers: Auth) =>
    (await get<MessageList>(`?folder=${folder}&limit=50`, headers)).results.map(({ id }) => id);

  it('AC-14 continues with replies that have a text; only the first recipient sees contact data', async () => {
    const first = await send(asRelative);
    expect((await act(first.id, 'reply', asOwner, { content: ' \u202e\u0007 ' })).statusCode).toBe(422);
    const reply = await act(first.id, 'reply', asOwner, { content: 'Ja, ab Januar.' });
    expect(reply.statusCode).toBe(201);
    const answer = reply.json<MessageSent>();
    expect(answer).toMatchObject({ title: 'AW: Freier Platz?', thread: first.id });
    const read = await get<Message>(`${answer.id}/`, asRelative);
    expect(read).toMatchObject({
      content: 'Ja, ab Januar.',
      counterparty: { name: 'Haus haus', profile: 'company' },
      contact_info: null,
      can_reply: true,
    });
    expect(read.thread.map(({ content, is_own }) => [content, is_own])).toEqual([
      ['Haben Sie einen Platz?', true],
      ['Ja, ab Januar.', false],
    ]);
    await act(answer.id, 'reply', asRelative, { content: 'Danke!' });
    const [newest] = (await get<MessageList>('?folder=inbox', asOwner)).results;
    expect(newest).toMatchObject({ title: 'AW: Freier Platz?', counterparty: { name: 'Anke Berger' } });
    expect((await get<Message>(`${newest?.id}/`, asOwner)).contact_info).toEqual(contact_info);
  });

  it('AC-14 moves messages into the archive and back', async () => {
    const { id } = await send(asRelative);
    expect((await act(id, 'archive', asOwner)).json<Message>().is_archived).toBe(true);
    expect(await idsIn('inbox', asOwner)).not.toContain(id);
    expect(await idsIn('archive', asOwner)).toContain(id);
    expect(await idsIn('sent', asRelative)).toContain(id);
    await act(id, 'archive', asOwner, { archived: false });
    expect(await idsIn('inbox', asOwner)).toContain(id);
  });

  it('AC-14 ends by blocking: no message, no reply, until it is taken back', async () => {
    const { id } = await send(asRelative);
    expect((await act(id, 'block', asOwner)).json<Message>()).toMatchObject({ is_blocked: true, can_reply: false });
    expect((await write(asRelative)).statusCode).toBe(422);
    expect((await act(id, 'reply', asRelative, { content: 'Hallo?' })).statusCode).toBe(403);
    const list = (await test.get('/api-backend/user/block/', asOwner)).json<UserBlocks>();
    expect(list).toMatchObject({ count: 1, results: [{ name: 'Anke Berger' }] });
    expect((await test.get('/api-backend/user/block/', asRelative)).json()).toEqual({ count: 0, results: [] });
    const url = `/api-backend/user/block/${list.results[0]?.id}/`;
    expect((await test.delete(url, asRelative)).statusCode).toBe(404);
    expect((await test.delete(url, asOwner)).statusCode).toBe(204);
    expect((await act(id, 'reply', asRelative, { content: 'Hallo?' })).statusCode).toBe(201);
  });

  it('AC-14 RV-03 a block holds for all accounts of the mailbox, and for what a visitor writes from it', async () => {
    const email = 'stoert@example.org';
    const { id } = await send(await test.signIn(await test.insertUser('stoert', { email })));
    await act(id, 'block', asOwner);
    const again = await test.insertUser('stoert-wieder', { email: email.replace('@', '+2@') });
    const unproven = { email: email.replace('@', '+3@'), email_verified_at: null };
    const stranger = await test.insertUser('stoert-nicht', unproven);
    const status = async (headers: Partial<Auth>, from: string) =>
      (await write(headers, { contact_info: { ...contact_info, email: from } })).statusCode;
    expect(await status(await test.signIn(again), 'x@example.org')).toBe(422);
    expect(await status({}, email.replace('@', '+4@').toUpperCase())).toBe(422);
    expect(await status({}, 'andere@example.org')).toBe(201);
    // Nobody has confirmed that this account belongs to the mailbox.
    expect(await status(await test.signIn(stranger), 'x@example.org')).toBe(201);
  });

  it('AC-14 RV-03 a blocked visitor writes neither from another spelling nor with an account of the mailbox', async () => {
    const visitor = (email: string) => ({ contact_info: { ...contact_info, email } });
    const { id } = await send({}, visitor('Laut@example.org'));
    await act(id, 'block', asOwner);
    const person = await test.signIn(await test.insertUser('laut', { email: 'laut+1@example.org' }));
    const again = visitor('lAUT+neu@example.org');
    expect([(await write(person)).statusCode, (await write({}, again)).statusCode]).toEqual([422, 422]);
    await act(id, 'block', asOwner, { blocked: false });
    expect((await write({}, again)).statusCode).toBe(201);
  });

  it.each(['deletion_scheduled_at', 'disabled_at'] as const)('AC-14 takes no reply if %s is set', async (column) => {
    const other = await test.insertUser(column);
    const { id } = await send(await test.signIn(other));
    const lock = (value: Date | null) =>
      test.db.updateTable('user_account').set(column, value).where('id', '=', other).execute();
    const canReply = async () => (await get<Message>(`${id}/`, asOwner)).can_reply;
    await lock(new Date());
    expect([await canReply(), (await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode]).toEqual([false, 403]);
    await lock(null);
    expect([await canReply(), (await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode]).toEqual([true, 201]);
  });

  it('AC-14 can be reported by the recipient, once', async () => {
    const { id } = await send(asRelative);
    expect((await act(id, 'report', asRelative, { reason: 'Beleidigend' })).statusCode).toBe(403);
    expect((await act(id, 'report', asOwner, { reason: '' })).statusCode).toBe(422);
    expect((await act(id, 'report', asOwner, { reason: 'Beleidigend' })).statusCode).toBe(201);
    const reported = await act(id, 'report', asOwner, { reason: 'Beleidigend' });
    expect([reported.statusCode, await test.db.selectFrom('message_report').select('id').execute()]).toEqual([
      201,
      [{ id: reported.json<{ id: number }>().id }],
    ]);
    const again = await act(id, 'report', asOwner, { reason: 'Werbung' });
    expect([again.statusCode, again.json<ErrorBody>().error.code]).toEqual([409, 'uniqueness']);
  });

  it('AC-12 AC-13 AC-14 never gives the name of the account of a job seeker who answers or is blocked', async () => {
    const account = { profile_type: 'JOB_SEEKER', first_name: 'Johanna', last_name: 'Sommerwind' } as const;
    const seeker = await test.insertUser('kraft', account);
    await test.insertJobSeeker(seeker, 'kraft', { visible_name: 'Jona S.' });
    const asSeeker = await test.signIn(seeker);
    await act((await send(asOwner, { recipient: seeker })).id, 'reply', asSeeker, { content: 'Gern.' });
    const inbox = await test.get(`${MESSAGES}?folder=inbox`, asOwner);
    expect(inbox.json<MessageList>().results[0]?.counterparty).toMatchObject({ name: 'Jona S.', slug: 'kraft' });
    const message = await test.get(`${MESSAGES}${inbox.json<MessageList>().results[0]?.id}/`, asOwner);
    expect(message.json<Message>().contact_info).toBeNull();
    await act(message.json<Message>().id, 'block', asOwner);
    const blocks = await test.get('/api-backend/user/block/', asOwner);
    expect(blocks.json<UserBlocks>().results[0]).toMatchObject({ name: 'Jona S.', company: null });
    expect(inbox.body + message.body + blocks.body).not.toMatch(/Johanna|Sommerwind/);
  });

  describe('its mails', () => {
    it('AC-07 AC-14 notify the recipient by mail, without the text, with a one-click unsubscribe link', async () => {
      await test.mails();
      const { id } = await send({}, { title: 'Platz\r\nBcc: alle@example.org', content: 'Pflegegrad 3' });
      const mail = (await test.mails('inhaberin@example.org')).at(-1)!;
      expect(mail.subject).toBe('Neue Nachricht: Platz Bcc: alle@example.org');
      expect(mail.text_body).toContain(`/nachrichten/${id}`);
      expect(mail.text_body + mail.html_body).not.toMatch(/Pflegegrad 3|anke\.privat/);
      expect(mail.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
      expect(Object.keys(mail.headers).sort()).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
    });

    it('PP-15 send a copy of the first message to the confirmed address of a sender with mails, and nobody else', async () => {
      await send(asRelative, { content: 'Kopie für mich' });
      expect((await test.mails('angehoerige@example.org')).at(-1)?.text_body).toContain('Kopie für mich');
      for (const headers of [{}, asRelative])
        await send(headers, { contact_info: { ...contact_info, email: 'opfer@example.org' } });
      expect(await test.mails('opfer@example.org')).toEqual([]);
      const asSender = async (name: string, given: object = {}) => test.signIn(await test.insertUser(name, given));
      const asTalker = await asSender('fragt');
      const answer = await act((await send(asTalker)).id, 'reply', asOwner, { content: 'Ja.' });
      await act(answer.json<MessageSent>().id, 'reply', asTalker, { content: 'Danke!' });
      await send(await asSender('ohne-mails', { email_notifications: false }));
      const subjects = (await test.subjects('fragt@example.org')).sort();
      expect(subjects).toEqual(['Kopie Ihrer Nachricht: Freier Platz?', 'Neue Nachricht: AW: Freier Platz?']);
      expect(await test.mails('ohne-mails@example.org')).toEqual([]);
    });

    it('AC-07 are not sent to people who switched them off or did not confirm the address', async () => {
      const states = {
        still: { email_notifications: false },
        leise: { notify_messages: false },
        unbestaetigt: { email_verified_at: null },
      };
      for (const [name, state] of Object.entries(states)) {
        const recipient = await test.insertUser(name, state);
        await test.insertCompany(name, { owner_id: recipient });
        await send({}, { recipient });
        expect(await test.mails(`${name}@example.org`)).toEqual([]);
      }
    });

    it.each([
      ['are deleting their account', 'geht', { deletion_scheduled_at: daysFromNow(14) }],
      ['are suspended', 'gesperrt', { disabled_at: new Date() }],
    ])('AC-07 are not sent to people who %s, because they cannot open the message', async (_, name, state) => {
      const talker = await test.insertUser(name);
      const { id } = await send(await test.signIn(talker));
      await test.mails(`${name}@example.org`);
      expect((await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode).toBe(201);
      // Before the mail is written.
      await test.update('user_account', talker, state);
      expect(await test.subjects(`${name}@example.org`)).toEqual(['Kopie Ihrer Nachricht: Freier Platz?']);
    });

    it('AC-14 link visitors, who have no inbox, to the answer, and contain no text that a person wrote', async () => {
      const subject = 'Gewonnen: https://evil.example';
      const { id } = await send({}, { title: subject, contact_info: { ...contact_info, email: 'gast@example.org' } });
      const reply = await act(id, 'reply', asOwner, { content: 'Ab Januar ist etwas frei. <b>Bis dann</b>' });
      expect(reply.statusCode).toBe(201);
      const [mail, ...others] = await test.mails('gast@example.org');
      expect(others).toEqual([]);
      expect(mail).toMatchObject({
        subject: 'Antwort auf Ihre Nachricht',
        headers: { 'Reply-To': 'haus@example.org' },
      });
      expect(`${mail?.text_body}${mail?.html_body}`).not.toMatch(/Gewonnen|evil|Januar|Haus|Anke/);

      const link = new URL(/http\S+/.exec(mail?.text_body ?? '')?.[0] ?? '');
      const page = await test.inject(link.pathname + link.search);
      expect(page.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-store',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(page.body).toContain('Ab Januar ist etwas frei. &#60;b&#62;Bis dann&#60;/b&#62;');
      expect(page.body).toContain('noindex');
      const forged = link.search.replace(/=(\d+)\./, (_, number) => `=${Number(number) - 1}.`);
      expect((await test.inject(link.pathname + forged)).statusCode).toBe(404);

      expect((await get<Message>(`${id}/`, asOwner)).thread.map(({ is_own }) => is_own)).toEqual([false, true]);
    });
  });

  it('AC-14 AC-20 holds what somebody with an unconfirmed address writes; it arrives as the newest once confirmed', async () => {
    const fresh = await test.insertUser('neu', { email_verified_at: null });
    const asFresh = await test.signIn(fresh);
    const before = await get<{ count: number }>('?unread=5', asOwner);
    const sent = await send(asFresh, { title: 'Wartet' });
    expect(sent.status).toBe('HELD');
    expect(await idsIn('inbox', asOwner)).not.toContain(sent.id);
    expect(await get<{ count: number }>('?unread=5', asOwner)).toEqual(before);
    expect((await test.get(`${MESSAGES}${sent.id}/`, asOwner)).statusCode).toBe(404);
    expect((await get<MessageList>('?folder=sent', asFresh)).results[0]).toMatchObject({ id: sent.id, is_held: true });
    const subjects = () => test.subjects('inhaberin@example.org');
    expect(await subjects()).not.toContain('Neue Nachricht: Wartet');

    const meanwhile = await send(asRelative, { title: 'Inzwischen' });
    await confirmAddress(test, fresh);
    expect((await idsIn('inbox', asOwner)).slice(0, 2)).toEqual([sent.id, meanwhile.id]);
    expect(await subjects()).toContain('Neue Nachricht: Wartet');
    expect((await test.mails('neu@example.org')).at(-1)?.subject).toBe('Kopie Ihrer Nachricht: Wartet');
  });

  it('AC-14 AC-20 delivers nothing to somebody who has blocked the sender meanwhile', async () => {
    const fresh = await test.insertUser('unerwuenscht', { email_verified_at: null });
    const { id } = await send(await test.signIn(fresh), { title: 'Unerwünscht' });
    await test.insert('user_block', { user_id: (await test.row('message', id)).recipient_id!, blocked_user_id: fresh });
    await confirmAddress(test, fresh);
    expect(await idsIn('inbox', asOwner)).not.toContain(id);
  });
});

describe('writing to a job seeker', () => {
  const test = appOfTests();
  let seekers: number[];
  beforeAll(async () => {
    seekers = [];
    for (let n = 0; n < 8; n++) seekers.push(await newSeeker(`kraft-${n}`, { visible_name: `Kraft ${n}` }));
  });

  const newSeeker = async (slug: string, profile: object = {}) => {
    const user = await test.insertUser(slug, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
    await test.insertJobSeeker(user, slug, profile);
    return user;
  };
  const newEmployer = async (name: string, subscription: Tier) => {
    const owner = await test.insertUser(name, { profile_type: 'CARE_PROVIDER' });
    const company = await test.insertCompany(name, { owner_id: owner, subscription });
    return { auth: await test.signIn(owner), company };
  };
  const write = (recipient: number | undefined, headers: Partial<Auth>) => {
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const payload = { title: 'Frühtour', content: 'Guten Tag, hätten Sie Interesse?', recipient, contact_info };
    return test.post(MESSAGES, payload, headers);
  };
  const allowance = async (headers: Auth, query = ''): Promise<RecruitingAllowance> =>
    (await test.get(`${MESSAGES}quota/${query}`, headers)).json();

  it('AC-12 needs Plus or Premium; the answer names the tier', async () => {
    const { auth } = await newEmployer('gratis', 'FREE_TIER');
    const response = await write(seekers[0], auth);
    expect(response.statusCode).toBe(403);
    expect(response.json<ErrorBody>().error).toMatchObject({ code: 'tier_required', required_tier: 'PLUS_TIER' });
    expect(await allowance(auth)).toMatchObject({ can_contact: false, quota: { limit: 0, used: 0 } });
  });

  it('AC-12 reaches the job seeker, who sees the employer; neither side sees a name from the account of the other', async () => {
    const { auth } = await newEmployer('plus-haus', 'PLUS_TIER');
    const sent = (await write(seekers[0], auth)).json<MessageSent>();
    expect(sent.quota).toMatchObject({ limit: 5, used: 1 });
    const message = (await test.get(`${MESSAGES}${sent.id}/`, await test.signIn(seekers[0]!))).json<Message>();
    expect(message).toMatchObject({
      kind: 'RECRUITMENT',
      counterparty: { name: 'Haus plus-haus', slug: 'plus-haus', profile: 'company' },
      contact_info: { name: 'Paul', email: 'paul@example.org' },
    });
    const own = await test.get(`${MESSAGES}?folder=sent`, auth);
    expect(own.json<MessageList>().results[0]?.counterparty).toEqual({
      name: 'Kraft 0',
      image: null,
      slug: 'kraft-0',
      profile: 'job_seeker',
    });
    expect(own.body + JSON.stringify(message)).not.toContain('Geheimname');
  });

  it('AC-12 PK-05 allows Plus five people a month, any number of messages to each, and says when the next month begins', async () => {
    const { auth, company } = await newEmployer('plus-fuenf', 'PLUS_TIER');
    for (const seeker of [...seekers.slice(0, 5), seekers[0], seekers[4]])
      expect((await write(seeker, auth)).statusCode).toBe(201);
    const refused = await write(seekers[5], auth);
    expect(refused.statusCode).toBe(403);
    const { error } = refused.json<ErrorBody>();
    expect(error).toMatchObject({ code: 'limit_reached', limit: 5, used: 5 });
    expect(error.details).toEqual({
      detail:
        'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.',
    });
    const berlin = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const [year = 0, month = 0] = berlin.format(new Date()).split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
    expect(berlin.format(new Date(error.resets_at!))).toBe(`${next} 00:00:00`);
    const used = { quota: { limit: 5, used: 5 } };
    expect(await allowance(auth)).toMatchObject({ can_contact: false, ...used });
    expect(await allowance(auth, `?recipient=${seekers[4]}`)).toMatchObject({ can_contact: true, ...used });
    expect(await allowance(auth, `?recipient=${seekers[5]}`)).toMatchObject({ can_contact: false, ...used });
    // Moves the used contacts to the previous month.
    await sql`update recruiting_contact set month = (month - interval '1 month')::date where company_id = ${company}`.execute(
      test.db,
    );
    expect((await write(seekers[5], auth)).json<MessageSent>().quota).toMatchObject({ used: 1 });
  });

  it('AC-12 PK-05 has no limit for Premium, and counts its contacts in the month of a downgrade', async () => {
    const { auth, company } = await newEmployer('premium-zu-plus', 'PREMIUM_TIER');
    for (const seeker of seekers.slice(0, 7)) expect((await write(seeker, auth)).json<MessageSent>().quota).toBeNull();
    expect(await allowance(auth)).toEqual({ can_contact: true, quota: null });
    await test.update('company', company, { subscription: 'PLUS_TIER' });
    expect((await write(seekers[7], auth)).json<ErrorBody>().error).toMatchObject({ code: 'limit_reached', used: 5 });
    expect((await write(seekers[0], auth)).json<MessageSent>().quota).toMatchObject({ limit: 5, used: 7 });
  });

  it('PK-05 counts by calendar months of Berlin', async () => {
    for (const [moment, month] of [
      ['2026-10-31T22:59:59Z', '2026-10-01'],
      ['2026-10-31T23:00:00Z', '2026-11-01'],
      ['2026-06-30T21:59:59Z', '2026-06-01'],
      ['2026-06-30T22:00:00Z', '2026-07-01'],
    ])
      expect((await sql`select berlin_month(${moment}::timestamptz)::text as month`.execute(test.db)).rows).toEqual([
        { month },
      ]);
  });

  it('PK-05 gives the last free contact to exactly one of 20 simultaneous requests', async () => {
    const { auth, company } = await newEmployer('plus-rennen', 'PLUS_TIER');
    for (const seeker of seekers.slice(0, 4)) expect((await write(seeker, auth)).statusCode).toBe(201);
    const racers: number[] = [];
    for (let n = 0; n < 20; n++) racers.push(await newSeeker(`rennen${n}`));
    const codes = (await Promise.all(racers.map((racer) => write(racer, auth)))).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(19);
    for (const table of ['recruiting_contact', 'message'] as const)
      expect(
        await test.db.selectFrom(table).select('company_id').where('company_id', '=', company).execute(),
      ).toHaveLength(5);
  });

  it('AC-12 PP-18 is refused for a former owner whose request arrived before the handover', async () => {
    const { auth, company } = await newEmployer('plus-uebergabe', 'PLUS_TIER');
    const heir = await test.insertUser('erbin', { profile_type: 'CARE_PROVIDER' });
    const handOver = (db: typeof test.db) => updateRows(db, 'company', company, { owner_id: heir });
    expect((await during(test, handOver, () => write(seekers[0], auth))).statusCode).toBe(403);
    expect(await test.db.selectFrom('message').select('id').where('company_id', '=', company).execute()).toEqual([]);
  });

  it('AC-12 AC-07 is refused, without a deadlock, while the account of the job seeker is deleted', async () => {
    const { auth, company } = await newEmployer('plus-loeschung', 'PLUS_TIER');
    const leaving = await newSeeker('geht');
    const { answer } = await test.db.transaction().execute(async (deletion) => {
      await deletion.selectFrom('user_account').select('id').where('id', '=', leaving).forUpdate().execute();
      const sent = write(leaving, auth);
      await waitUntilBlocked(test);
      await deletion.selectFrom('company').select('id').where('id', '=', company).forUpdate().execute();
      await deletion.deleteFrom('user_account').where('id', '=', leaving).execute();
      return { answer: sent };
    });
    expect((await answer).statusCode).toBe(422);
  });

  it('AC-12 refuses hidden and blocking job seekers like unknown ones, and refuses the own account', async () => {
    const { auth, company } = await newEmployer('abgewiesen', 'PREMIUM_TIER');
    const hidden = await newSeeker('unsichtbar', { is_hidden: true });
    await test.insert('user_block', { user_id: seekers[7]!, blocked_company_id: company });
    const refused = await Promise.all(
      [hidden, seekers[7], 999_999].map(async (recipient) => (await write(recipient, auth)).json<ErrorBody>()),
    );
    const details = { recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.' };
    for (const { error } of refused) expect(error).toMatchObject({ status: 422, details });
    expect((await write(seekers[0], await test.signIn(seekers[0]!))).statusCode).toBe(422);
  });

  it('AC-14 a blocked employer neither writes nor replies, whoever acts for it', async () => {
    const { auth, company } = await newEmployer('aufdringlich', 'PREMIUM_TIER');
    const { id } = (await write(seekers[6], auth)).json<MessageSent>();
    const headers = await test.signIn(seekers[6]!);
    const block = (payload: object) => test.post(`${MESSAGES}${id}/block/`, payload, headers);
    const reply = async () =>
      (await test.post(`${MESSAGES}${id}/reply/`, { content: 'Haben Sie es sich überlegt?' }, auth)).statusCode;
    expect(await reply()).toBe(201);
    await test.post('/api-backend/user/block/', { company }, headers);
    expect(await reply()).toBe(403);
    await block({ blocked: false });
    await block({});
    const successor = await test.insertUser('nachfolgerin', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', company, { owner_id: successor });
    const asSuccessor = await test.signIn(successor);
    expect((await write(seekers[6], asSuccessor)).statusCode).toBe(422);
    await block({ blocked: false });
    expect((await write(seekers[6], asSuccessor)).statusCode).toBe(201);
  });

  it.each(['PLUS_TIER', 'PREMIUM_TIER'] as const)(
    'AC-12 PP-18 an employer with %s that STAFF has hidden may write to nobody and reads why, also with contacts used',
    async (tier) => {
      const { auth, company } = await newEmployer(`verborgen-${tier.toLowerCase()}`, tier);
      expect((await write(seekers[0], auth)).statusCode).toBe(201);
      await test.update('company', company, { status: 'HIDDEN' });
      expect(await allowance(auth)).toEqual({ can_contact: false, quota: null });
      const refused = await write(seekers[0], auth);
      expect(refused.statusCode).toBe(403);
      const message = 'Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Pflegekräfte anschreiben.';
      expect(refused.json<ErrorBody>().error).toMatchObject({ code: 'permission_denied', message });
    },
  );
});

describe('conversations of a provider that gets another owner', () => {
  const test = appOfTests();
  let former: Person;
  let owner: Person;
  let relative: Person;
  let company: number;
  beforeEach(async () => {
    await removeAll(test);
    former = await createPerson(test, 'bisher', { profile_type: 'CARE_PROVIDER' });
    owner = await createPerson(test, 'jetzt', { profile_type: 'CARE_PROVIDER' });
    relative = await createPerson(test, 'angehoerige', { profile_type: 'CARE_SEEKER' });
    company = await createCompany(test, 'haus', former.id);
  });

  const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke@beispiel.example' };
  const written = (recipient: number) => ({ title: 'Freier Platz?', content: 'Ab Januar?', recipient, contact_info });
  const send = async (by: Person, to = former) => (await by.post(MESSAGES, written(to.id))).json<MessageSent>().id;
  const reply = (by: Person, id: number, content = 'Ja.') => by.post(`${MESSAGES}${id}/reply/`, { content });
  const read = (by: Person, id: number) => by.get(`${MESSAGES}${id}/`);
  const message = async (by: Person, id: number) => (await read(by, id)).json<Message>();
  const change = (to: Person | null = owner) => test.update('company', company, { owner_id: to?.id ?? null });
  const inbox = async (by: Person) => (await by.get(MESSAGES)).json<MessageList>().results;

  it('PP-18 PP-26 open ones move to the new owner, and both sides read when', async () => {
    const id = await send(relative);
    const answered = (await reply(former, id)).json<MessageSent>().id;
    expect((await message(relative, id)).owner_changed_at).toBeNull();
    await change();
    expect([(await read(former, id)).statusCode, (await reply(former, id)).statusCode]).toEqual([404, 404]);
    expect(await inbox(former)).toEqual([]);
    const moved = await message(owner, id);
    expect(moved).toMatchObject({ contact_info, can_reply: true, owner_changed_at: expect.any(String) });
    expect(moved.thread.map(({ is_own }) => is_own)).toEqual([false, true]);
    expect((await message(relative, answered)).owner_changed_at).toBe(moved.owner_changed_at);
    expect((await reply(relative, answered, 'Danke!')).statusCode).toBe(201);
    expect((await inbox(owner))[0]).toMatchObject({ snippet: 'Danke!', counterparty: { name: 'Anke Berger' } });
    expect((await reply(owner, id)).statusCode).toBe(201);
  });

  it('PP-18 PP-26 nobody writes for a provider without an owner, and nobody gets what is written to it', async () => {
    const id = await send(relative);
    await reply(former, id);
    await change(null);
    expect([(await message(former, id)).can_reply, (await reply(former, id)).statusCode]).toEqual([false, 403]);
    expect([(await message(relative, id)).can_reply, (await reply(relative, id)).statusCode]).toEqual([false, 403]);
    await change();
    expect((await message(owner, id)).can_reply).toBe(true);
  });

  it('PP-16 PP-18 ended applications stay with the former owner, who cannot answer', async () => {
    const nurse = await createPerson(test, 'kraft', { profile_type: 'JOB_SEEKER' });
    await createProfile(test, nurse.id);
    const url = `/api-backend/company/${company}/application/`;
    const payload = { message: 'Guten Tag', email: 'kraft@beispiel.example', consent: true };
    const { message_id } = (await nurse.post(url, payload)).json<{ message_id: number }>();
    await test.update('application', {}, { status: 'REJECTED' });
    await change();
    expect((await read(owner, message_id)).statusCode).toBe(404);
    expect((await message(former, message_id)).can_reply).toBe(false);
    // A question of the applicant reaches the present owner.
    expect((await reply(nurse, message_id, 'Warum?')).statusCode).toBe(201);
    expect((await inbox(owner)).map(({ snippet }) => snippet)).toEqual(['Warum?']);
    expect((await inbox(former)).map(({ snippet }) => snippet)).toEqual(['Guten Tag']);
  });

  it('PP-18 the new owner does not answer for what the former one has written', async () => {
    const answered = (await reply(former, await send(relative), 'Eine Beleidigung')).json<MessageSent>().id;
    await change();
    expect((await relative.post(`${MESSAGES}${answered}/report/`, { reason: 'Beleidigend' })).statusCode).toBe(201);
    const staff = await createPerson(test, 'pruefung', { is_staff: true });
    const queue = (await staff.get('/api-backend/admin/queue/')).json<DeskQueue>();
    const shown = await staff.get(`/api-backend/admin/case/${queue.results[0]?.id}/`);
    expect(shown.json<DeskCase>().facts[0]?.text).toContain(former.email);
    expect((await test.row('desk_case', {})).person_id).toBe(former.id);
  });

  it('AC-20 PP-18 what the former owner wrote before confirming the address is never delivered', async () => {
    const id = await send(relative);
    await test.update('user_account', former.id, { email_verified_at: null });
    expect((await reply(former, id)).json<MessageSent>().status).toBe('HELD');
    await change();
    await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: former.id });
    await test.app.jobs.drain();
    expect((await message(relative, id)).thread).toHaveLength(1);
    expect((await message(owner, id)).thread).toHaveLength(1);
  });

  it('PP-18 whoever wrote to the provider before owning it keeps the own message, without an answer to oneself', async () => {
    const id = await send(owner);
    await change();
    expect(await message(owner, id)).toMatchObject({ is_own: true, can_reply: false });
  });
});
