import type { ErrorBody, SupportRequest } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { roomInWindow } from '../../testing/limit-windows';
import { createPerson } from '../../testing/people';
import { insertCompany } from '../../testing/rows';
import {
  inDays,
  listOf,
  question,
  requestsUrl,
  send,
  step,
  supportWorld,
  visit,
  wishes,
  type Sent,
} from '../../testing/support-requests';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { collectData } from '../privacy/data-export';
import { deleteAccount } from '../privacy/delete-account';
import { applyRetention } from '../privacy/retention';

describe('requests of Premium providers', () => {
  const test = appOfTests();
  const world = supportWorld(test);
  const ask = async (payload: Sent = question) =>
    (await send(world.owner, world.company, payload)).json<SupportRequest>();
  const errorOf = async (payload: object, person = world.owner) =>
    (await send(person, world.company, payload)).json<ErrorBody>().error;
  const changeCompany = (values: object) =>
    test.db.updateTable('company').set(values).where('id', '=', world.company).execute();

  it('PK-08 stores a question, answers with its reference and mails the receipt without typed text', async () => {
    const answer = await send(world.owner, world.company, question);
    expect(answer.statusCode).toBe(201);
    const sent = answer.json<SupportRequest>();
    expect(sent).toMatchObject({ ...question, state: 'RECEIVED', phone: null, wishes: [], answer: null });
    expect(sent.reference).toMatch(/^FR-20\d\d-\d{4,}$/);
    expect(await listOf(world.owner, world.company)).toEqual([sent]);
    const [mail, ...others] = await test.mails(world.owner.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ihre Anfrage ${sent.reference}`);
    expect(mail?.text_body).toContain('innerhalb von zwei Arbeitstagen per E-Mail');
    expect(mail?.text_body).toContain('/profile/company/unterstuetzung');
    expect(mail?.text_body).not.toContain('Wie ändere ich');
  });

  it('PK-08 stores a request for a visit with three times, address, contact and phone', async () => {
    const sent = await ask(visit);
    expect(sent).toMatchObject({ ...visit, state: 'RECEIVED', appointment: null });
    expect(sent.reference).toMatch(/^VB-/);
  });

  it.each([
    ['a question without its text', { ...question, text: ' ' }, ['text']],
    ['a text of more than 2000 characters', { ...question, text: 'x'.repeat(2001) }, ['text']],
    ['an unknown subject', { ...question, subject: 'X' }, ['subject']],
    ['an answer by phone without a number', { ...question, answer_by: 'PHONE', phone: '' }, ['phone']],
    ['a wrong number', { ...question, answer_by: 'PHONE', phone: 'abc' }, ['phone']],
    ['a visit without contact and address', { ...visit, contact: '', address: ' ' }, ['contact', 'address']],
    ['two times', { ...visit, wishes: wishes.slice(1) }, ['wishes']],
    ['no kind', { ...question, kind: '' }, ['kind']],
  ])('PK-08 refuses %s at its field', async (_title, payload, fields) => {
    const { status, details } = await errorOf(payload);
    expect([status, Object.keys(details ?? {}).sort()]).toEqual([422, fields.sort()]);
    expect(await listOf(world.owner, world.company)).toEqual([]);
  });

  it('PK-08 a wish is from tomorrow on, within 90 days, and named once', async () => {
    const wish = (day: string) => ({ day, time: 'MORNING' });
    const at = async (...days: string[]) =>
      Object.keys((await errorOf({ ...visit, wishes: days.map(wish) })).details ?? {});
    expect(await at(inDays(0), inDays(1), inDays(91))).toEqual(['wishes.0.day', 'wishes.2.day']);
    expect(await at(inDays(1), inDays(2), inDays(1))).toEqual(['wishes.2.day']);
  });

  it.each(['FREE_TIER', 'PLUS_TIER'] as const)('PK-08 PK-05 is refused with the package %s', async (subscription) => {
    await changeCompany({ subscription });
    expect(await errorOf(question)).toMatchObject({
      status: 403,
      code: 'tier_required',
      required_tier: 'PREMIUM_TIER',
    });
  });

  it('PK-08 PP-18 is refused while the provider is not public, and for a provider of somebody else', async () => {
    await changeCompany({ status: 'HIDDEN' });
    expect(await errorOf(question)).toMatchObject({ status: 403, code: 'permission_denied' });
    const other = await createPerson(test, 'fremd', { profile_type: 'CARE_PROVIDER' });
    expect((await errorOf(question, other)).status).toBe(404);
    expect((await other.inject({ url: requestsUrl(world.company) })).statusCode).toBe(404);
    expect((await errorOf(question, world.staff)).status).toBe(404);
  });

  it('PK-08 AC-07 is refused to a suspended account and to one that waits for its deletion', async () => {
    const change = (values: object) =>
      test.db.updateTable('user_account').set(values).where('id', '=', world.owner.id).execute();
    await change({ deletion_scheduled_at: new Date() });
    expect(await errorOf(question)).toMatchObject({ status: 403, code: 'account_locked' });
    await change({ deletion_scheduled_at: null, disabled_at: new Date() });
    expect((await errorOf(question)).status).toBe(401);
  });

  it('PK-08 a request that is sent again with its key has no further effect, also at the same time', async () => {
    const again = () => send(world.owner, world.company, visit, { 'idempotency-key': 'anfrage-0001' });
    const answers = await Promise.all([again(), again(), again()]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await listOf(world.owner, world.company)).toHaveLength(1);
    expect(await test.mails(world.owner.email)).toHaveLength(1);
    const other = await send(world.owner, world.company, question, { 'idempotency-key': 'anfrage-0001' });
    expect(other.statusCode).toBe(409);
    // Sent again after the package has ended, it is still answered.
    await changeCompany({ subscription: 'FREE_TIER' });
    expect((await again()).statusCode).toBe(201);
  });

  it('PK-08 own requests stay readable after the package has ended, and a visit can be withdrawn', async () => {
    const { id } = await ask(visit);
    await changeCompany({ subscription: 'FREE_TIER' });
    expect(await listOf(world.owner, world.company)).toMatchObject([{ id, state: 'RECEIVED' }]);
    expect((await step(world.owner, id, 'cancel')).json()).toMatchObject({ id, state: 'CANCELED' });
  });

  it('PK-08 another owner of the provider sees and cancels no earlier request', async () => {
    const { id } = await ask(visit);
    const next = await createPerson(test, 'nachfolger', { profile_type: 'CARE_PROVIDER' });
    await changeCompany({ owner_id: next.id, subscription: 'PREMIUM_TIER' });
    expect(await listOf(next, world.company)).toEqual([]);
    expect((await step(next, id, 'cancel')).statusCode).toBe(404);
    expect((await world.owner.inject({ url: requestsUrl(world.company) })).statusCode).toBe(404);
    expect((await step(world.owner, id, 'cancel')).statusCode).toBe(200);
  });

  it('PK-08 a question cannot be canceled', async () => {
    const { id } = await ask();
    expect((await step(world.owner, id, 'cancel')).statusCode).toBe(409);
    expect((await step(world.owner, id + 999, 'cancel')).statusCode).toBe(404);
  });

  it('PK-08 an owner without a confirmed address gets no mail', async () => {
    const person = test.db.updateTable('user_account').set({ email_verified_at: null });
    await person.where('id', '=', world.owner.id).execute();
    expect((await send(world.owner, world.company, question)).statusCode).toBe(201);
    expect(await test.mails(world.owner.email)).toEqual([]);
  });

  it('PK-08 AC-07 are part of the data export, and end with the account without a name in their cases', async () => {
    await ask(visit);
    const exported = (await collectData(test.app, world.owner.id)).get('support_request') ?? [];
    expect(exported).toMatchObject([{ text: visit.text, contact: 'Vera Vogt' }]);
    await deleteAccount(test.app, world.owner.id, () => Promise.resolve({ deleteRatings: true }));
    expect(await test.db.selectFrom('support_request').selectAll().execute()).toEqual([]);
    expect(await test.db.selectFrom('desk_case').select(['state', 'search_text', 'title']).execute()).toEqual([
      { state: 'CLOSED', search_text: '', title: 'Haus haus: Stellenangebote' },
    ]);
  });

  it('PK-08 AC-07 a request that arrives while the account is deleted is refused', async () => {
    let sending: ReturnType<typeof send> | undefined;
    await deleteAccount(test.app, world.owner.id, async () => {
      sending = send(world.owner, world.company, question);
      await waitUntilBlocked(test);
      return { deleteRatings: true };
    });
    expect((await sending)?.statusCode).toBe(401);
    expect(await test.db.selectFrom('support_request').select('id').execute()).toEqual([]);
  });

  it('PK-08 AC-07 are kept until 24 months after the answer, open ones as long as they are open', async () => {
    await ask();
    const { id } = await ask(visit);
    await step(world.owner, id, 'cancel');
    await test.databases.primary.pool.query(
      `update support_request set created_at = now() - interval '30 months',
         settled_at = case when settled_at is not null then now() - interval '25 months' end`,
    );
    await applyRetention(test.app);
    expect(await listOf(world.owner, world.company)).toMatchObject([{ kind: 'QUESTION' }]);
    const cases = await test.db.selectFrom('desk_case').select(['state', 'search_text']).orderBy('id').execute();
    expect(cases).toEqual([
      { state: 'OPEN', search_text: expect.stringContaining('Zimmer') as string },
      { state: 'CLOSED', search_text: '' },
    ]);
  });

  it('PK-08 one provider sends five in 24 hours, also at the same time; refused forms do not count', async () => {
    const strict = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1 } });
    const owner = await createPerson(strict, 'viel', { profile_type: 'CARE_PROVIDER' });
    const company = await insertCompany(strict.db, 'haus', { owner_id: owner.id, subscription: 'PREMIUM_TIER' });
    await roomInWindow(24 * 3600, 60);
    expect((await send(owner, company, { ...question, text: '' })).statusCode).toBe(422);
    const sent = await Promise.all(Array.from({ length: 7 }, () => send(owner, company, question)));
    const codes = sent.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = sent.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    await strict.db
      .updateTable('support_request')
      .set({ created_at: sql<Date>`now() - interval '25 hours'` })
      .execute();
    expect((await send(owner, company, question)).statusCode).toBe(201);
    await strict.close();
  });
});
