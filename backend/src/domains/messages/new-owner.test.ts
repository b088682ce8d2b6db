import type { DeskCase, DeskQueue, Message, MessageList, MessageSent } from '@care/contracts/schemas';
import { EMAIL_CONFIRMED } from '../accounts/confirmed-email';
import { createCompany, createPerson, createProfile, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';

const MESSAGES = '/api-backend/message/';

describe('conversations of a provider that gets another owner', () => {
  const test = appOfTests();
  let former: Person;
  let owner: Person;
  let relative: Person;
  let company: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query('truncate user_account, company, mail_outbox, rate_limit_counter cascade');
    former = await createPerson(test, 'bisher', { profile_type: 'CARE_PROVIDER' });
    owner = await createPerson(test, 'jetzt', { profile_type: 'CARE_PROVIDER' });
    relative = await createPerson(test, 'angehoerige', { profile_type: 'CARE_SEEKER' });
    company = await createCompany(test, 'haus', former.id);
  });

  const contact_info = { name: 'Anke', lastname: 'Berger', email: 'anke@beispiel.example' };
  const written = (recipient: number) => ({ title: 'Freier Platz?', content: 'Ab Januar?', recipient, contact_info });
  const send = async (by: Person, to = former) =>
    (await by.inject({ method: 'POST', url: MESSAGES, payload: written(to.id) })).json<MessageSent>().id;
  const reply = (by: Person, id: number, content = 'Ja.') =>
    by.inject({ method: 'POST', url: `${MESSAGES}${id}/reply/`, payload: { content } });
  const read = (by: Person, id: number) => by.inject({ url: `${MESSAGES}${id}/` });
  const message = async (by: Person, id: number) => (await read(by, id)).json<Message>();
  const change = (to: Person | null = owner) =>
    test.db
      .updateTable('company')
      .set({ owner_id: to?.id ?? null })
      .where('id', '=', company)
      .execute();
  const inbox = async (by: Person) => (await by.inject({ url: MESSAGES })).json<MessageList>().results;

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
    const { message_id } = (await nurse.inject({ method: 'POST', url, payload })).json<{ message_id: number }>();
    await test.db.updateTable('application').set({ status: 'REJECTED' }).execute();
    await change();
    expect((await read(owner, message_id)).statusCode).toBe(404);
    expect((await message(former, message_id)).can_reply).toBe(false);
    // A question of the applicant reaches the present owner.
    expect((await reply(nurse, message_id, 'Warum?')).statusCode).toBe(201);
    expect((await inbox(owner)).map(({ snippet }) => snippet)).toEqual(['Warum?']);
    expect((await inbox(former)).map(({ snippet }) => snippet)).toEqual(['Guten Tag']);
  });

  it('PP-18 the new owner does not answer for what the former one has written', async () => {
    const id = await send(relative);
    const answered = (await reply(former, id, 'Eine Beleidigung')).json<MessageSent>().id;
    await change();
    const report = {
      method: 'POST',
      url: `${MESSAGES}${answered}/report/`,
      payload: { reason: 'Beleidigend' },
    } as const;
    expect((await relative.inject(report)).statusCode).toBe(201);
    const staff = await createPerson(test, 'pruefung', { is_staff: true });
    const queue = (await staff.inject({ url: '/api-backend/admin/queue/' })).json<DeskQueue>();
    const shown = await staff.inject({ url: `/api-backend/admin/case/${queue.results[0]?.id}/` });
    expect(shown.json<DeskCase>().facts[0]?.text).toContain(former.email);
    const { person_id } = await test.db.selectFrom('desk_case').select('person_id').executeTakeFirstOrThrow();
    expect(person_id).toBe(former.id);
  });

  it('AC-20 PP-18 what the former owner wrote before confirming the address is never delivered', async () => {
    const id = await send(relative);
    await test.db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', former.id).execute();
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
