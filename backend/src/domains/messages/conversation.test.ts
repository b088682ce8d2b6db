import type { ErrorBody, Message, MessageList, MessageSent, UserBlocks } from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../accounts/confirmed-email';
import { daysFromNow, insertCompany, insertJobSeeker, insertUser, signIn, type Auth } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const MESSAGES = '/api-backend/message/';

describe('a conversation', () => {
  const test = appOfTests();
  let owner: number;
  let relative: number;
  let asOwner: Auth;
  let asRelative: Auth;
  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER', first_name: 'Prisca' });
    await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER', email: 'haus@example.org' });
    relative = await insertUser(test.db, 'angehoerige', { first_name: 'Hannelore' });
    asOwner = await signIn(test.databases, owner);
    asRelative = await signIn(test.databases, relative);
  });

  const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke.privat@example.org', phone: '0221 4711' };
  const send = async (headers: Partial<Auth>, change: object = {}) => {
    const payload = {
      title: 'Freier Platz?',
      content: 'Haben Sie einen Platz?',
      recipient: owner,
      contact_info,
      ...change,
    };
    const response = await test.inject({ method: 'POST', url: MESSAGES, payload, headers });
    expect(response.statusCode).toBe(201);
    return response.json<MessageSent>();
  };
  const act = (id: number, action: string, headers: Partial<Auth>, payload: object = {}) =>
    test.inject({ method: 'POST', url: `${MESSAGES}${id}/${action}/`, headers, payload });
  const get = async <Answer>(path: string, headers: Auth): Promise<Answer> =>
    (await test.inject({ url: MESSAGES + path, headers })).json<Answer>();
  const idsIn = async (folder: string, headers: Auth) =>
    (await get<MessageList>(`?folder=${folder}&limit=50`, headers)).results.map(({ id }) => id);

  it('AC-14 continues with replies; only the first recipient sees contact data', async () => {
    const first = await send(asRelative);
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

  it('AC-14 refuses empty replies, and replies of others', async () => {
    const { id } = await send(asRelative);
    const empty = await act(id, 'reply', asOwner, { content: ' \u202e\u0007 ' });
    expect(empty.statusCode).toBe(422);
    const stranger = await signIn(test.databases, await insertUser(test.db, 'fremd'));
    for (const action of ['reply', 'archive', 'block', 'report']) {
      const payload = { content: 'x', reason: 'x' };
      expect((await act(id, action, stranger, payload)).statusCode).toBe(404);
      expect((await act(id, action, {}, payload)).statusCode).toBe(401);
    }
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
    const payload = { title: 'Noch etwas', content: 'Text', recipient: owner, contact_info };
    expect((await test.inject({ method: 'POST', url: MESSAGES, payload, headers: asRelative })).statusCode).toBe(422);
    expect((await act(id, 'reply', asRelative, { content: 'Hallo?' })).statusCode).toBe(403);
    const list = (await test.inject({ url: '/api-backend/user/block/', headers: asOwner })).json<UserBlocks>();
    expect(list).toMatchObject({ count: 1, results: [{ name: 'Anke Berger' }] });
    const url = `/api-backend/user/block/${list.results[0]?.id}/`;
    expect((await test.inject({ method: 'DELETE', url, headers: asRelative })).statusCode).toBe(404);
    expect((await test.inject({ method: 'DELETE', url, headers: asOwner })).statusCode).toBe(204);
    expect((await act(id, 'reply', asRelative, { content: 'Hallo?' })).statusCode).toBe(201);
  });

  it.each(['deletion_scheduled_at', 'disabled_at'] as const)(
    'AC-14 takes no reply to an account with %s, which nobody reads',
    async (column) => {
      const other = await insertUser(test.db, column);
      const { id } = await send(await signIn(test.databases, other));
      const lock = (value: Date | null) =>
        test.db.updateTable('user_account').set(column, value).where('id', '=', other).execute();
      const canReply = async () => (await get<Message>(`${id}/`, asOwner)).can_reply;
      await lock(new Date());
      expect([await canReply(), (await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode]).toEqual([
        false,
        403,
      ]);
      await lock(null);
      expect([await canReply(), (await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode]).toEqual([true, 201]);
    },
  );

  it('AC-14 blocks a visitor by the mailbox, in any spelling', async () => {
    const { id } = await send({}, { contact_info: { ...contact_info, email: 'Spam@example.org' } });
    await act(id, 'block', asOwner);
    const payload = {
      title: 'Noch etwas',
      content: 'Text',
      recipient: owner,
      contact_info: { ...contact_info, email: 'sPAM+neu@example.org' },
    };
    expect((await test.inject({ method: 'POST', url: MESSAGES, payload })).statusCode).toBe(422);
    await act(id, 'block', asOwner, { blocked: false });
    expect((await test.inject({ method: 'POST', url: MESSAGES, payload })).statusCode).toBe(201);
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
    const seeker = await insertUser(test.db, 'kraft', account);
    await insertJobSeeker(test.db, seeker, 'kraft', { visible_name: 'Jona S.' });
    const asSeeker = await signIn(test.databases, seeker);
    const { id } = await send(asOwner, { recipient: seeker });
    await act(id, 'reply', asSeeker, { content: 'Gern.' });
    const inbox = await test.inject({ url: `${MESSAGES}?folder=inbox`, headers: asOwner });
    expect(inbox.json<MessageList>().results[0]?.counterparty).toMatchObject({ name: 'Jona S.', slug: 'kraft' });
    const message = await test.inject({
      url: `${MESSAGES}${inbox.json<MessageList>().results[0]?.id}/`,
      headers: asOwner,
    });
    expect(message.json<Message>().contact_info).toBeNull();
    await act(message.json<Message>().id, 'block', asOwner);
    const blocks = await test.inject({ url: '/api-backend/user/block/', headers: asOwner });
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

    it('PP-15 send a copy to the confirmed address of the sender only', async () => {
      await send(asRelative, { content: 'Kopie für mich' });
      expect((await test.mails('angehoerige@example.org')).at(-1)?.text_body).toContain('Kopie für mich');
      await send({}, { contact_info: { ...contact_info, email: 'opfer@example.org' } });
      await send(asRelative, { contact_info: { ...contact_info, email: 'opfer@example.org' } });
      expect(await test.mails('opfer@example.org')).toEqual([]);
    });

    it('PP-15 send a copy of the first message only, and none to a sender who switched mails off', async () => {
      const asSender = async (name: string, given: object = {}) =>
        signIn(test.databases, await insertUser(test.db, name, given));
      const asTalker = await asSender('fragt');
      const answer = await act((await send(asTalker)).id, 'reply', asOwner, { content: 'Ja.' });
      await act(answer.json<MessageSent>().id, 'reply', asTalker, { content: 'Danke!' });
      await send(await asSender('ohne-mails', { email_notifications: false }));
      const subjects = (await test.mails('fragt@example.org')).map(({ subject }) => subject).sort();
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
        const recipient = await insertUser(test.db, name, state);
        await insertCompany(test.db, name, { owner_id: recipient });
        await send({}, { recipient });
        expect(await test.mails(`${name}@example.org`)).toEqual([]);
      }
    });

    it.each([
      ['are deleting their account', 'geht', { deletion_scheduled_at: daysFromNow(14) }],
      ['are suspended', 'gesperrt', { disabled_at: new Date() }],
    ])('AC-07 are not sent to people who %s, because they cannot open the message', async (_, name, state) => {
      const talker = await insertUser(test.db, name);
      const { id } = await send(await signIn(test.databases, talker));
      await test.mails(`${name}@example.org`);
      expect((await act(id, 'reply', asOwner, { content: 'Ja.' })).statusCode).toBe(201);
      // Before the mail is written.
      await test.db.updateTable('user_account').set(state).where('id', '=', talker).execute();
      const subjects = (await test.mails(`${name}@example.org`)).map(({ subject }) => subject);
      expect(subjects).toEqual(['Kopie Ihrer Nachricht: Freier Platz?']);
    });

    it('AC-14 link visitors, who have no inbox, to the answer, and contain no text that a person wrote', async () => {
      const subject = 'Gewonnen: https://evil.example';
      const { id } = await send({}, { title: subject, contact_info: { ...contact_info, email: 'gast@example.org' } });
      const content = 'Ab Januar ist etwas frei. <b>Bis dann</b>';
      const reply = await act(id, 'reply', asOwner, { content });
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

      const thread = (await get<Message>(`${id}/`, asOwner)).thread;
      expect(thread.map(({ is_own }) => is_own)).toEqual([false, true]);
    });
  });

  it('AC-14 AC-20 holds what somebody with an unconfirmed address writes; it arrives as the newest once confirmed', async () => {
    const fresh = await insertUser(test.db, 'neu', { email_verified_at: null });
    const asFresh = await signIn(test.databases, fresh);
    const before = await get<{ count: number }>('?unread=5', asOwner);
    const sent = await send(asFresh, { title: 'Wartet' });
    expect(sent.status).toBe('HELD');
    expect(await idsIn('inbox', asOwner)).not.toContain(sent.id);
    expect(await get<{ count: number }>('?unread=5', asOwner)).toEqual(before);
    expect((await test.inject({ url: `${MESSAGES}${sent.id}/`, headers: asOwner })).statusCode).toBe(404);
    expect((await get<MessageList>('?folder=sent', asFresh)).results[0]).toMatchObject({ id: sent.id, is_held: true });
    const subjects = async () => (await test.mails('inhaberin@example.org')).map(({ subject }) => subject);
    expect(await subjects()).not.toContain('Neue Nachricht: Wartet');

    const meanwhile = await send(asRelative, { title: 'Inzwischen' });
    await test.db.updateTable('user_account').set({ email_verified_at: new Date() }).where('id', '=', fresh).execute();
    await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: fresh });
    await test.app.jobs.drain();
    expect((await idsIn('inbox', asOwner)).slice(0, 2)).toEqual([sent.id, meanwhile.id]);
    expect(await subjects()).toContain('Neue Nachricht: Wartet');
    expect((await test.mails('neu@example.org')).at(-1)?.subject).toBe('Kopie Ihrer Nachricht: Wartet');
  });

  it('AC-14 AC-20 delivers nothing to somebody who has blocked the sender meanwhile', async () => {
    const fresh = await insertUser(test.db, 'unerwuenscht', { email_verified_at: null });
    const { id } = await send(await signIn(test.databases, fresh), { title: 'Unerwünscht' });
    const { recipient_id } = await test.db
      .selectFrom('message')
      .select('recipient_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await test.db.insertInto('user_block').values({ user_id: recipient_id!, blocked_user_id: fresh }).execute();
    await test.db.updateTable('user_account').set({ email_verified_at: new Date() }).where('id', '=', fresh).execute();
    await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: fresh });
    await test.app.jobs.drain();
    expect(await idsIn('inbox', asOwner)).not.toContain(id);
  });
});
