import type { Message, MessageInput, MessageList, MessageSent } from '@care/contracts/schemas';
import { daysFromNow, insertCompany, insertJobOffer, insertUser, signIn, type Auth } from '../../testing/rows';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { roomInWindow } from '../../testing/limit-windows';

type Change = Partial<Omit<MessageInput, 'contact_info'>> & { contact_info?: Record<string, string> };

const MESSAGES = '/api-backend/message/';

describe('messages to a provider', () => {
  const test = appOfTests();
  let owner: number;
  let company: number;
  let asOwner: Auth;
  let asRelative: Auth;
  beforeAll(async () => {
    owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    company = await insertCompany(test.db, 'haus', { owner_id: owner, subscription: 'PLUS_TIER' });
    asOwner = await signIn(test.databases, owner);
    asRelative = await signIn(test.databases, await insertUser(test.db, 'angehoerige'));
  });

  const message = ({ contact_info, ...change }: Change = {}) => ({
    title: 'Freier Platz?',
    content: 'Guten Tag,\n\nhaben Sie ab Januar einen Platz?',
    recipient: owner,
    ...change,
    contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '', ...contact_info },
  });
  const send = (payload: object, headers: Record<string, string> = {}) =>
    test.inject({ method: 'POST', url: MESSAGES, payload, headers });
  const get = async <Answer>(path: string, headers: Auth): Promise<Answer> =>
    (await test.inject({ url: MESSAGES + path, headers })).json<Answer>();
  const detailsOf = async (payload: object, headers?: Auth) => {
    const response = await send(payload, headers);
    expect(response.statusCode).toBe(422);
    return response.json<{ error: { details: Record<string, string> } }>().error.details;
  };
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
    const sent = await get<MessageList>('?folder=sent', asRelative);
    expect(sent.results).toEqual([
      expect.objectContaining({
        id,
        title: 'Von mir',
        counterparty: { name: 'Haus haus', image: null, slug: 'haus', profile: 'company' },
      }),
    ]);
    expect(await get<Message>(`${id}/`, asRelative)).toMatchObject({ contact_info: null });
  });

  it('PP-15 SH-21 asks for name, lastname, email, content and title, each at the name of its field', async () => {
    const nothing = { title: ' ', content: '', recipient: owner };
    expect(await detailsOf({ ...nothing, contact_info: { name: '', lastname: '' } })).toEqual(
      Object.fromEntries(
        ['title', 'content', 'name', 'lastname', 'email'].map((field) => [field, 'Bitte füllen Sie dieses Feld aus.']),
      ),
    );
  });

  it('PP-15 SH-21 says what is wrong with an e-mail address and a phone number; the number is optional', async () => {
    expect(await detailsOf(message({ contact_info: { email: 'anke@', phone: 'abc' } }))).toEqual({
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
      phone: 'Bitte geben Sie eine gültige Telefonnummer ein, z.\u00a0B. 030 1234567.',
    });
    const { phone, ...others } = message().contact_info;
    expect(phone).toBe('');
    expect((await send({ ...message(), contact_info: others })).statusCode).toBe(201);
  });

  it('PP-26 AC-07 takes messages for owners of published providers only, whose account is in use', async () => {
    const nobody = await insertUser(test.db, 'niemand');
    const hidden = await insertUser(test.db, 'versteckt');
    await insertCompany(test.db, 'versteckt', { owner_id: hidden, status: 'PENDING_REVIEW' });
    const gone = await insertUser(test.db, 'gesperrt', { disabled_at: new Date() });
    await insertCompany(test.db, 'gesperrt', { owner_id: gone });
    const leaving = await insertUser(test.db, 'geht', { deletion_scheduled_at: daysFromNow(14) });
    await insertCompany(test.db, 'geht', { owner_id: leaving });
    for (const recipient of [nobody, hidden, gone, leaving, 999_999]) {
      expect(await detailsOf(message({ recipient }))).toEqual({
        recipient: 'Dieser Pflegeanbieter nimmt hier keine Nachrichten entgegen.',
      });
    }
  });

  it('PP-14 lets no owner write to the own provider', async () => {
    expect(await detailsOf(message(), asOwner)).toHaveProperty('recipient');
  });

  it('PP-15 takes neither a kind that this form is not for nor another provider’s position', async () => {
    const offer = await insertJobOffer(test.db, await insertCompany(test.db, 'anderes'), 'stelle');
    expect(await detailsOf(message({ kind: 'RECRUITMENT' }))).toHaveProperty('kind');
    expect(await detailsOf(message({ job_offer: offer }))).toHaveProperty('job_offer');
    expect(await detailsOf(message({ company: company + 1 }))).toHaveProperty('recipient');
  });

  it('PP-15 removes line breaks that could add a mail header', async () => {
    await send(
      message({
        title: 'Frage\r\nBcc: alle@example.org',
        content: 'Eins\r\nzwei\u202e\u0007 drei',
        contact_info: { name: 'Anke\nX: 1', lastname: 'Ber\u2028ger' },
      }),
    );
    expect(await newest()).toMatchObject({
      title: 'Frage Bcc: alle@example.org',
      content: 'Eins\nzwei drei',
      contact_info: { name: 'Anke X: 1', lastname: 'Ber ger' },
    });
    const details = await detailsOf(message({ title: '\u0001', contact_info: { email: 'a\u0001b@example.org' } }));
    expect(details).toEqual({
      title: 'Bitte füllen Sie dieses Feld aus.',
      email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
    });
  });

  it('PP-15 sends a repeated request once, also when both arrive together', async () => {
    const before = (await inbox()).count;
    const key = { 'idempotency-key': 'anfrage-0001' };
    const answers = await Promise.all([1, 2, 3].map(() => send(message(), key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await inbox()).count).toBe(before + 1);
    expect((await send(message({ content: 'Etwas anderes' }), key)).statusCode).toBe(409);
  });

  it('PP-15 does not store the key of a refused request', async () => {
    const key = { 'idempotency-key': 'anfrage-0002' };
    expect((await send(message({ recipient: 999_999 }), key)).statusCode).toBe(422);
    expect((await send(message(), key)).statusCode).toBe(201);
  });

  it('PP-15 AC-20 limits the number of messages of a sender, and mails the owner about each that is sent', async () => {
    const slow = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1 } });
    const recipient = await insertUser(slow.db, 'inhaberin');
    await insertCompany(slow.db, 'haus', { owner_id: recipient });
    const statuses: number[] = [];
    await roomInWindow(3600, 60);
    for (let n = 0; n < 11; n++) {
      // Headers of a visitor's request that the shell forwards.
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      const payload = message({ recipient });
      statuses.push((await slow.inject({ method: 'POST', url: MESSAGES, payload, headers })).statusCode);
    }
    const mails = await slow.mails('inhaberin@example.org');
    await slow.close();
    expect(statuses).toEqual([...Array<number>(10).fill(201), 429]);
    expect(mails.map(({ subject }) => subject)).toEqual(Array<string>(10).fill('Neue Nachricht: Freier Platz?'));
  });
});

describe('the inbox', () => {
  const test = appOfTests();
  let asOwner: Auth;
  let asOther: Auth;
  let ids: number[];
  beforeAll(async () => {
    const owner = await insertUser(test.db, 'inhaberin');
    await insertCompany(test.db, 'haus', { owner_id: owner });
    asOwner = await signIn(test.databases, owner);
    asOther = await signIn(test.databases, await insertUser(test.db, 'fremd'));
    ids = [];
    for (const title of ['Erste', 'Zweite', 'Dritte']) {
      const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke@example.org' };
      const payload = { title, content: 'Text '.repeat(100), recipient: owner, contact_info };
      ids.push((await test.inject({ method: 'POST', url: MESSAGES, payload })).json<MessageSent>().id);
    }
  });

  const get = (path: string, headers?: Auth) => test.inject({ url: MESSAGES + path, headers });

  it('AC-14 lists the newest first, page by page, with the beginning of each', async () => {
    const { count, results } = (await get('?limit=2&offset=1', asOwner)).json<MessageList>();
    expect(count).toBe(3);
    expect(results.map(({ title }) => title)).toEqual(['Zweite', 'Erste']);
    expect(results[0]?.snippet).toHaveLength(160);
  });

  it('AC-14 counts unread messages; reading marks them only on request', async () => {
    const unread = async () => (await get('?unread=5', asOwner)).json<unknown>();
    expect(await unread()).toEqual({ count: 3 });
    await get(`${ids[0]}/`, asOwner);
    expect(await unread()).toEqual({ count: 3 });
    const url = `${MESSAGES}${ids[0]}/`;
    const response = await test.inject({ method: 'PATCH', url, headers: asOwner, payload: { read: true } });
    expect(response.json<Message>().read_at).not.toBeNull();
    expect(await unread()).toEqual({ count: 2 });
  });

  it('AC-14 counts no unread message of the archive', async () => {
    const archive = (archived: boolean) =>
      test.inject({ method: 'POST', url: `${MESSAGES}${ids[2]}/archive/`, headers: asOwner, payload: { archived } });
    const unread = async () => (await get('?unread=5', asOwner)).json<{ count: number }>().count;
    const before = await unread();
    await archive(true);
    expect(await unread()).toBe(before - 1);
    await archive(false);
    expect(await unread()).toBe(before);
  });

  it('AC-14 shows a message to its sender and recipient only', async () => {
    expect((await get(`${ids[0]}/`)).statusCode).toBe(401);
    expect((await get(`${ids[0]}/`, asOther)).statusCode).toBe(404);
    const url = `${MESSAGES}${ids[1]}/`;
    const payload = { read: true };
    expect((await test.inject({ method: 'PATCH', url, headers: asOther, payload })).statusCode).toBe(404);
    expect((await get(`${ids[1]}/`, asOwner)).json<Message>().read_at).toBeNull();
    expect((await get('', asOther)).json<MessageList>()).toEqual({ count: 0, results: [] });
  });
});
