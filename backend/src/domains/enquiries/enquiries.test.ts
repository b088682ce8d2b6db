import { careFormLabel } from '@care/contracts/enumerations';
import { berlinDay, formatDate } from '@care/contracts/format';
import { enquiryFields } from '@care/contracts/enquiry';
import type {
  Company,
  CompanySearchAnswer,
  Enquiries,
  Enquiry,
  EnquiryCreated,
  EnquiryOfMessage,
  EnquiryReceiverChoices,
  ErrorBody,
  Message,
  MessageList,
} from '@care/contracts/schemas';
import { sql } from 'kysely';
import { tablesOf } from '../../platform/domain/domain';
import { createPerson, linkParameter, type Person, confirmAddress } from '../../testing/people';
import { daysFromNow } from '../../testing/rows';
import { appOfTests, expectFields, expectRefusal, expectStatus } from '../../testing/test-app';
import { during } from '../../testing/wait-until-blocked';
import { collectData } from '../privacy/data-export';
import { applyRetention } from '../privacy/retention';

const API = '/api-backend';
const VISITOR = 'anke@beispiel.example';
const SOUGHT = { care_grade: 3, care_form: 'stationare-pflege', situation: 'HOSPITAL' } as const;

const test = appOfTests();
let owners: Person[];
let companies: number[];
let relative: Person;
let free: number;

async function provider(name: string) {
  const owner = await createPerson(test, name, { profile_type: 'CARE_PROVIDER' });
  return { owner, company: await test.insertCompany(`haus-${name}`, { owner_id: owner.id, phone: '0221 100' }) };
}
beforeAll(async () => {
  await test.insertCologne();
  const all = [];
  for (const name of ['eins', 'zwei', 'drei', 'vier']) all.push(await provider(name));
  owners = all.map(({ owner }) => owner);
  companies = all.map(({ company }) => company);
  relative = await createPerson(test, 'angehoerige');
  free = await test.insertCompany('ohne-konto', { phone: '0221 4711' });
});
// The limits of calls and mails are tested on their own.
beforeEach(async () => {
  await test.mails();
  await sql`delete from rate_limit_counter`.execute(test.db);
  await sql`delete from mail_outbox`.execute(test.db);
});

const form = (change: object = {}) => ({
  ...{ receivers: companies.slice(0, 3), ...SOUGHT, starts_on: berlinDay(daysFromNow(10)), email: VISITOR },
  ...{
    phone: '0221 4712',
    content: 'Mit Balkon, wenn es geht.',
    allows_waiting_list: true,
    consent: true,
    ...change,
  },
});
const send = (change: object = {}, headers: Partial<Record<string, string>> = {}) =>
  test.post(`${API}/enquiry/`, form(change), headers);
const act = (action: string, body: object, headers = {}) => test.post(`${API}/enquiry/${action}/`, body, headers);
const view = async (key: string) => (await test.get(`${API}/enquiry/?key=${encodeURIComponent(key)}`)).json<Enquiry>();
const keyOf = (text: string) => linkParameter(text, 'key');
/** An enquiry of a visitor, which the address has not confirmed yet. */
async function prepared(change: object = {}) {
  expect((await send(change)).json<EnquiryCreated>()).toEqual({ key: null });
  return keyOf((await test.mails(VISITOR)).at(-1)?.text_body ?? '');
}
async function confirmed(change: object = {}) {
  const key = await prepared(change);
  expect((await act('confirm', { key })).statusCode).toBe(200);
  return key;
}
const messageOf = async (owner: Person) =>
  (await owner.get(`${API}/message/?folder=inbox`)).json<MessageList>().results[0]?.id ?? 0;
const answer = (owner: Person, id: number, kind: string, content: string, headers = {}) =>
  owner.post(`${API}/enquiry/message/${id}/answer/`, { kind, content }, headers);
const messages = () => test.db.selectFrom('message').selectAll().where('kind', '=', 'ENQUIRY').orderBy('id').execute();
const countOf = async () => (await messages()).length;

describe('before anything is sent', () => {
  it('EQ-01 names providers in the given order, and says who takes messages and how to call the others', async () => {
    const hidden = await test.insertCompany('verborgen', { owner_id: null, status: 'HIDDEN' });
    const url = `${API}/enquiry/receivers/?ids=${free}&ids=${companies[0]}&ids=${hidden}&ids=x,999999`;
    const { results } = (await test.get(url)).json<EnquiryReceiverChoices>();
    expect(results.map(({ id, is_reachable, phone }) => ({ id, is_reachable, phone }))).toEqual([
      { id: free, is_reachable: false, phone: '0221 4711' },
      { id: companies[0], is_reachable: true, phone: '0221 100' },
    ]);
  });

  it('EQ-01 EQ-02 says what is wrong at each field, and takes neither seven nor unreachable providers', async () => {
    const empty = {
      care_grade: 7,
      care_form: 'x',
      situation: 'x',
      starts_on: '',
      email: 'x',
      phone: 'x',
      consent: false,
    };
    const { details } = (await send(empty)).json<ErrorBody>().error;
    expect(Object.keys(details ?? {}).sort()).toEqual(Object.keys(empty).sort());
    expectFields(await send({ starts_on: '2020-01-01' }), 422, 'starts_on');
    expectRefusal(await send({ email: '' }), 422, { email: 'Bitte füllen Sie dieses Feld aus.' });
    expectFields(await send({ receivers: [] }), 422, 'receivers');
    expectRefusal(await send({ receivers: [1, 2, 3, 4, 5, 6, 7] }), 422, {
      receivers: 'Sechs Anbieter sind das Höchste.',
    });
    expectRefusal(await send({ receivers: [free] }), 422, {
      receivers: 'Haus ohne-konto nimmt hier keine Anfragen entgegen. Bitte rufen Sie dort an.',
    });
    expectFields(await send({ receivers: [999_999] }), 422, 'receivers');
    expectFields(await send({ receivers: [companies[0]] }, owners[0]?.headers), 422, 'receivers');
    expect(await countOf()).toBe(0);
  });

  it('EQ-03 sends nothing before the mail is confirmed: GET of the link shows, POST sends', async () => {
    const key = await prepared();
    expect(await view(key)).toMatchObject({ status: 'UNCONFIRMED', sent_at: null });
    expect(await view(key)).toMatchObject({ status: 'UNCONFIRMED' });
    expect(await countOf()).toBe(0);
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual([VISITOR]);
    expect((await act('confirm', { key })).json<Enquiry>()).toMatchObject({ status: 'SENT' });
    expect(await countOf()).toBe(3);
  });

  it('EQ-03 EQ-05 refuses an old link, and another one can be asked for; for an unknown address with the same answer and no mail', async () => {
    const key = await prepared();
    await sql`update enquiry set confirm_until = now() - interval '1 minute' where sent_at is null`.execute(test.db);
    expect(await view(key)).toMatchObject({ status: 'EXPIRED' });
    expect((await act('confirm', { key })).statusCode).toBe(409);
    const asked = [VISITOR.toUpperCase(), 'niemand@beispiel.example'].map((email) => act('link', { email }));
    for (const response of await Promise.all(asked)) expect([response.statusCode, response.json()]).toEqual([202, {}]);
    expect(await test.mails('niemand@beispiel.example')).toEqual([]);
    const again = (await test.mails(VISITOR)).at(-1)?.text_body ?? '';
    expect(again).toContain('Haus haus-eins');
    expect((await act('confirm', { key: keyOf(again) })).json()).toMatchObject({ status: 'SENT' });
  });
});

describe('reaches exactly the named providers', () => {
  beforeEach(() => sql`delete from message`.execute(test.db));
  const receivers = async () => (await messages()).map(({ recipient_id }) => recipient_id);

  it('EQ-04 in the database and in mails, with each field in the order of the form', async () => {
    const key = await confirmed();
    expect(await receivers()).toEqual(owners.slice(0, 3).map(({ id }) => id));
    const sent = await messages();
    const { content } = sent[0]!;
    const fields = enquiryFields({ ...SOUGHT, ...(await view(key)) }, { careFormLabel, formatDate });
    expect(content.split('\n')).toEqual(fields.map(({ label, text }) => `${label}: ${text}`));
    expect(new Set(sent.map((one) => one.content)).size).toBe(1);
    const mails = await test.mails();
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
      [...owners.slice(0, 3).map(({ email }) => email), VISITOR, VISITOR].sort(),
    );
    for (const { recipient, text_body: text, subject } of mails) {
      expect(text + subject).not.toContain('Balkon');
      // No provider learns who else was asked.
      if (recipient !== VISITOR) expect(text).not.toMatch(/Haus haus-/);
    }
    for (const table of ['message', 'enquiry_receiver'] as const) {
      const rows = await test.db
        .selectFrom(table)
        .select('company_id')
        .where('company_id', '=', companies[3]!)
        .execute();
      expect(rows).toEqual([]);
    }
    expect((await view(key)).receivers.every(({ sent_at }) => sent_at)).toBe(true);
  });

  it('EQ-04 once, with two simultaneous confirmations and with a repeated one', async () => {
    const key = await prepared();
    const lock = (db: typeof test.db) => sql`select id from enquiry for update`.execute(db);
    const confirmTwice = () => Promise.all([act('confirm', { key }), act('confirm', { key })]);
    expectStatus(200, ...(await during(test, lock, confirmTwice, 2)));
    await act('confirm', { key });
    expect(await countOf()).toBe(3);
    expect(await test.mails(owners[0]?.email)).toHaveLength(1);
  });

  it('EQ-04 once, when the form is sent twice with one key', async () => {
    const headers = { 'idempotency-key': 'ein-schluessel' };
    expect([(await send({}, headers)).statusCode, (await send({}, headers)).statusCode]).toEqual([201, 201]);
    expect(await test.mails(VISITOR)).toHaveLength(1);
    const signedIn = { ...headers, ...relative.headers };
    const [one, other] = await Promise.all([send({}, signedIn), send({}, signedIn)]);
    expect(one.json()).toEqual(other.json());
    expect(await countOf()).toBe(3);
  });

  it('EQ-09 for the present owner alone, without a provider that was hidden, lost its owner or blocked the person meanwhile, and says so', async () => {
    const key = await prepared({ receivers: companies });
    await test.update('company', companies[0]!, { status: 'HIDDEN' });
    await test.update('company', companies[1]!, { owner_id: null });
    await test.insert('user_block', { user_id: owners[2]!.id, blocked_email: VISITOR });
    const heir = await createPerson(test, 'erbin', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', companies[3]!, { owner_id: heir.id });
    await act('confirm', { key });
    expect(await receivers()).toEqual([heir.id]);
    expect((await view(key)).receivers.map(({ sent_at }) => sent_at !== null)).toEqual([false, false, false, true]);
    expect((await test.mails(VISITOR)).at(-1)?.text_body).not.toContain('haus-eins');
    await test.update('company', companies[0]!, { status: 'PUBLISHED' });
    for (const place of [1, 3]) await test.update('company', companies[place]!, { owner_id: owners[place]!.id });
    await sql`delete from user_block`.execute(test.db);
    // Confirming again does not catch up.
    await act('confirm', { key });
    expect(await countOf()).toBe(1);
  });

  it('EQ-02 AC-20 sends that of an account at once; of an unconfirmed one it is held until the confirmation', async () => {
    const person = await createPerson(test, 'neu', { email_verified_at: null });
    const { key } = (await send({ email: 'fremd@beispiel.example' }, person.headers)).json<EnquiryCreated>();
    expect((await messages()).map(({ is_held, sender_id }) => [is_held, sender_id])).toEqual(
      Array(3).fill([true, person.id]),
    );
    const held = await view(String(key));
    expect(held.email).toBe(person.email);
    expect(held.receivers[0]).toMatchObject({ is_held: true, can_reply: false });
    expect(await test.mails()).toEqual([]);
    expect(await messageOf(owners[0]!)).toBe(0);
    await confirmAddress(test, person.id);
    expect((await test.mails()).map(({ recipient }) => recipient).sort()).toEqual(
      owners
        .slice(0, 3)
        .map(({ email }) => email)
        .sort(),
    );
    expect((await view(String(key))).receivers[0]).toMatchObject({ is_held: false, can_reply: true });
  });

  it('EQ-07 nobody when a held enquiry is withdrawn', async () => {
    const person = await createPerson(test, 'zurueck', { email_verified_at: null });
    const { key } = (await send({}, person.headers)).json<EnquiryCreated>();
    await act('withdraw', { key });
    await confirmAddress(test, person.id);
    expect(await test.mails()).toEqual([]);
    expect(await countOf()).toBe(0);
    expect((await view(String(key))).receivers.map(({ sent_at }) => sent_at)).toEqual([null, null, null]);
  });
});

describe('is private', () => {
  it('EQ-05 opens with its own link only', async () => {
    const key = await confirmed();
    const [id = '', signature = ''] = key.split('.');
    for (const wrong of ['', 'x', id, `${Number(id) + 1}.${signature}`, `${id}.`, `${key}x`, `0.${signature}`]) {
      expect((await test.get(`${API}/enquiry/?key=${encodeURIComponent(wrong)}`)).statusCode).toBe(404);
      for (const action of ['confirm', 'withdraw']) expect((await act(action, { key: wrong })).statusCode).toBe(404);
    }
    const response = await test.get(`${API}/enquiry/?key=${key}`);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json<Enquiry>()).toMatchObject({ status: 'SENT', email: VISITOR });
  });

  it('EQ-05 EQ-06 does not change the receivers of another enquiry', async () => {
    const key = await confirmed();
    const { receivers } = await view(await confirmed());
    const foreign = { key, receiver: receivers[0]!.id };
    expectStatus(404, await act('leave-waiting-list', foreign), await act('reply', { ...foreign, content: 'Hallo' }));
  });

  it('EQ-05 is in the list of its account only', async () => {
    const { key } = (await send({}, relative.headers)).json<EnquiryCreated>();
    const { results } = (await relative.get(`${API}/user/enquiry/`)).json<Enquiries>();
    expect(results[0]).toMatchObject({ key, receivers: ['Haus haus-eins', 'Haus haus-zwei', 'Haus haus-drei'] });
    expect((await owners[0]!.get(`${API}/user/enquiry/`)).json()).toEqual({ count: 0, results: [] });
  });
});

describe('in the inbox of a provider', () => {
  it('EQ-06 EQ-08 is answered there, and the person sees when it was delivered, read and answered', async () => {
    const key = await confirmed();
    const [owner] = owners as [Person, ...Person[]];
    const id = await messageOf(owner);
    const message = (await owner.get(`${API}/message/${id}/`)).json<Message>();
    expect(message).toMatchObject({ kind: 'ENQUIRY', can_reply: false, counterparty: { name: 'Anfragende Person' } });
    expect(JSON.stringify(message)).not.toMatch(/haus-(zwei|drei)/);
    expect((await view(key)).receivers[0]).toMatchObject({ read_at: null, answered_at: null });
    await owner.patch(`${API}/message/${id}/`, { read: true });
    const state = (await owner.get(`${API}/enquiry/message/${id}/`)).json<EnquiryOfMessage>();
    expect(state).toMatchObject({ key: null, answers: ['OFFER', 'WAITING_LIST', 'QUESTION', 'DECLINE'] });
    expect((await answer(owner, id, 'OFFER', 'Ein Zimmer ist frei.')).statusCode).toBe(201);
    const [first, second] = (await view(key)).receivers;
    expect(first).toMatchObject({ read_at: expect.any(String), answered_at: expect.any(String) });
    expect(first?.conversation).toMatchObject([{ content: 'Ein Zimmer ist frei.', is_own: false }]);
    expect(second).toMatchObject({ read_at: null, answered_at: null, conversation: [] });
    const mail = (await test.mails(VISITOR)).at(-1);
    expect(mail).toMatchObject({ subject: 'Antwort auf Ihre Anfrage' });
    expect(mail?.text_body).not.toContain('Zimmer');
    expect(keyOf(mail?.text_body ?? '')).toBe(key);
  });

  it('EQ-06 continues: the person replies, also twice with one key, and the provider reads it', async () => {
    const key = await confirmed();
    const receiver = (await view(key)).receivers[0]!.id;
    const headers = { 'idempotency-key': 'antwort-der-person' };
    const reply = () => act('reply', { key, receiver, content: 'Wir kommen gern.' }, headers);
    expect([(await reply()).statusCode, (await reply()).statusCode]).toEqual([200, 200]);
    const message = (await owners[0]!.get(`${API}/message/${await messageOf(owners[0]!)}/`)).json<Message>();
    expect(message.thread.map(({ content }) => content).slice(1)).toEqual(['Wir kommen gern.']);
    expect((await view(key)).receivers[0]?.conversation).toMatchObject([{ is_own: true }]);
  });

  it('EQ-06 of a person with an account arrives in the inbox of the account, which leads to the private page', async () => {
    const { key } = (await send({}, relative.headers)).json<EnquiryCreated>();
    await answer(owners[0]!, await messageOf(owners[0]!), 'QUESTION', 'Wie heißt die Klinik?');
    const mine = await messageOf(relative);
    expect((await relative.get(`${API}/enquiry/message/${mine}/`)).json()).toMatchObject({ key, answers: [] });
    expect((await view(String(key))).receivers[0]?.conversation).toMatchObject([
      { content: 'Wie heißt die Klinik?', is_own: false },
    ]);
    const subjects = await test.subjects(relative.email);
    expect(subjects).toEqual(['Ihre Anfrage ist gesendet', expect.stringContaining('Neue Nachricht')]);
  });

  it('EQ-06 EQ-08 is declined with a reason only, once, and nothing follows; the person sees that it was deleted there', async () => {
    const key = await confirmed();
    const [owner] = owners as [Person, ...Person[]];
    const id = await messageOf(owner);
    expectFields(await answer(owner, id, 'DECLINE', ' '), 422, 'content');
    await answer(owner, id, 'DECLINE', 'Kein Platz für Pflegegrad 3.');
    expect((await answer(owner, id, 'OFFER', 'Doch.')).statusCode).toBe(409);
    expect((await view(key)).receivers[0]).toMatchObject({
      declined_at: expect.any(String),
      decline_reason: 'Kein Platz für Pflegegrad 3.',
      can_reply: false,
    });
    expect((await owner.get(`${API}/enquiry/message/${id}/`)).json()).toMatchObject({ answers: [] });
    await owner.delete(`${API}/message/${id}/`);
    const deleted = { sent_at: expect.any(String), is_deleted: true, can_reply: false };
    expect((await view(key)).receivers[0]).toMatchObject(deleted);
  });

  it('EQ-08 is answered once when sent twice with one key, and not by others', async () => {
    const key = await confirmed();
    const id = await messageOf(owners[0]!);
    const headers = { 'idempotency-key': 'antwort-zweimal' };
    await Promise.all([1, 2].map(() => answer(owners[0]!, id, 'OFFER', 'Frei.', headers)));
    expect((await view(key)).receivers[0]?.conversation).toHaveLength(1);
    expect((await answer(owners[1]!, id, 'OFFER', 'Frei.')).statusCode).toBe(404);
    expect((await owners[1]!.get(`${API}/enquiry/message/${id}/`)).statusCode).toBe(404);
  });

  it('EQ-10 needs consent for the waiting list; the person leaves it, and is not put on it again', async () => {
    await confirmed({ allows_waiting_list: false });
    const [owner] = owners as [Person, ...Person[]];
    expectFields(await answer(owner, await messageOf(owner), 'WAITING_LIST', 'Gern.'), 422, 'kind');
    const key = await confirmed();
    const id = await messageOf(owner);
    await answer(owner, id, 'WAITING_LIST', 'Sie stehen auf der Liste.');
    const [receiver] = (await view(key)).receivers;
    expect(receiver).toMatchObject({ waiting_since: expect.any(String), waiting_left_at: null });
    const leave = () => act('leave-waiting-list', { key, receiver: receiver!.id });
    expect((await leave()).json<Enquiry>().receivers[0]).toMatchObject({
      waiting_since: null,
      waiting_left_at: expect.any(String),
    });
    await leave();
    expect((await view(key)).receivers[0]?.conversation.filter(({ is_own }) => is_own)).toHaveLength(1);
    expectFields(await answer(owner, id, 'WAITING_LIST', 'Noch einmal.'), 422, 'kind');
  });
});

describe('ends', () => {
  it('EQ-04 EQ-07 with one call, which tells only those who have not declined, not twice, and sends nothing after it', async () => {
    const key = await confirmed();
    await answer(owners[0]!, await messageOf(owners[0]!), 'DECLINE', 'Kein Platz.');
    await test.mails();
    const before = await countOf();
    expect((await act('withdraw', { key })).json()).toMatchObject({ status: 'WITHDRAWN' });
    const told = (await messages()).slice(before);
    expect(told.map(({ recipient_id }) => recipient_id)).toEqual([owners[1]?.id, owners[2]?.id]);
    expect(told[0]?.content).toContain('einen Platz gefunden');
    await act('withdraw', { key });
    await act('confirm', { key });
    const unsent = await prepared();
    await act('withdraw', { key: unsent });
    expect((await act('confirm', { key: unsent })).json()).toMatchObject({ status: 'WITHDRAWN', sent_at: null });
    expect(await countOf()).toBe(before + 2);
    expect((await answer(owners[1]!, await messageOf(owners[1]!), 'OFFER', 'Frei.')).statusCode).toBe(409);
    const receiver = (await view(key)).receivers[1]!.id;
    expect((await act('reply', { key, receiver, content: 'Hallo' })).statusCode).toBe(403);
  });

  it('EQ-12 OP-55 after six months by itself, at the receivers too; unconfirmed ones a day after their link', async () => {
    const key = await confirmed();
    await answer(owners[0]!, await messageOf(owners[0]!), 'OFFER', 'Frei.');
    const open = await prepared();
    await applyRetention(test.app);
    expect(await view(open)).toMatchObject({ status: 'UNCONFIRMED' });
    await sql`update enquiry set created_at = now() - interval '6 months 1 hour',
        confirm_until = now() - interval '25 hours'`.execute(test.db);
    await applyRetention(test.app);
    expect(await countOf()).toBe(0);
    for (const gone of [key, open]) expect((await test.get(`${API}/enquiry/?key=${gone}`)).statusCode).toBe(404);
  });

  it('EQ-12 AC-07 with the account, also those that its address sent without it; the download has them', async () => {
    const person = await createPerson(test, 'geht', { email: VISITOR });
    await confirmed();
    await send({}, person.headers);
    const data = await collectData(test.app, person.id);
    expect([data.get('enquiry')?.length, data.get('enquiry_receiver')?.length]).toEqual([2, 6]);
    const before = await countOf();
    await test.update('user_account', person.id, { deletion_scheduled_at: daysFromNow(-1) });
    await test.app.jobs.perform('account-deletion');
    expect(await countOf()).toBe(before - 6);
    expect(await test.db.selectFrom('enquiry').select('email').where('email', '=', VISITOR).execute()).toEqual([]);
  });

  it('EQ-13 keeps its state when providers merge, and what was not sent stays with the named one', async () => {
    const [, table] = tablesOf(test.app.domains).find(([name]) => name === 'enquiry_receiver')!;
    const sent = await confirmed({ receivers: [companies[0]] });
    const both = await confirmed({ receivers: companies.slice(0, 2) });
    const open = await prepared({ receivers: [companies[0]] });
    if (typeof table.merge === 'function') await table.merge(companies[0]!, companies[1]!).execute(test.db);
    const names = async (key: string) => (await view(key)).receivers.map(({ name }) => name);
    expect(await names(sent)).toEqual(['Haus haus-zwei']);
    expect(await names(both)).toEqual(['Haus haus-eins', 'Haus haus-zwei']);
    expect(await names(open)).toEqual(['Haus haus-eins']);
  });
});

describe('reply time', () => {
  const daysOf = async (id = companies[3]!) => {
    await test.app.jobs.perform('reply-times');
    return (await test.row('company', id)).reply_days;
  };
  /** An enquiry of so many days ago, answered after so many days. */
  const past = async (sent: number, answered: number | null, withdrawn: number | null = null) => {
    const { id } = await test.db
      .insertInto('enquiry')
      .values({
        ...{ ...SOUGHT, email: 'x@beispiel.example', starts_on: '2099-01-01', allows_waiting_list: false },
        ...{ consent_version: '1', confirm_until: new Date(), sent_at: daysFromNow(-sent) },
        withdrawn_at: withdrawn === null ? null : daysFromNow(withdrawn - sent),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await test.insert('enquiry_receiver', {
      ...{ enquiry_id: id, company_id: companies[3]!, sent_at: daysFromNow(-sent) },
      answered_at: answered === null ? null : daysFromNow(answered - sent),
    });
  };
  beforeEach(() => sql`delete from enquiry`.execute(test.db));

  it('EQ-11 is the median from five enquiries on, on card and profile, and ends with them', async () => {
    for (const days of [0.5, 1.5, 9, 1.2]) await past(20, days);
    expect(await daysOf()).toBeNull();
    await past(20, 3);
    expect(await daysOf()).toBe(2);
    expect((await test.get(`${API}/company/by-slug/haus-vier/`)).json<Company>().reply_days).toBe(2);
    const { results } = (await test.get(`${API}/company/search/?city_slug=köln`)).json<CompanySearchAnswer>();
    expect(results.find(({ id }) => id === companies[3])).toMatchObject({ reply_days: 2 });
    await sql`delete from enquiry`.execute(test.db);
    expect(await daysOf()).toBeNull();
  });

  it('EQ-11 counts enquiries without an answer after 14 days, unless they were withdrawn before', async () => {
    for (const days of [1, 1, 1]) await past(20, days);
    for (const _ of [1, 2]) await past(20, null, 3);
    expect(await daysOf()).toBeNull();
    for (const _ of [1, 2]) await past(20, null);
    expect(await daysOf()).toBe(1);
    for (const _ of [1, 2]) await past(20, null);
    expect(await daysOf()).toBeNull();
  });
});
