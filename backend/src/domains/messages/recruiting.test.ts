import { sql } from 'kysely';
import type { ErrorBody, Message, MessageList, MessageSent, RecruitingAllowance } from '@care/contracts/schemas';
import { insertCompany, insertJobSeeker, insertUser, signIn, type Auth } from '../../testing/rows';
import type { Tier } from '@care/contracts/vocabulary';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const MESSAGES = '/api-backend/message/';

describe('writing to a job seeker', () => {
  const test = appOfTests();
  let seekers: number[];
  beforeAll(async () => {
    seekers = [];
    for (let n = 0; n < 8; n++) {
      const user = await insertUser(test.db, `kraft${n}`, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
      await insertJobSeeker(test.db, user, `kraft-${n}`, { visible_name: `Kraft ${n}` });
      seekers.push(user);
    }
  });

  const newEmployer = async (
    name: string,
    subscription: Tier,
  ): Promise<{ auth: Auth; company: number; owner: number }> => {
    const owner = await insertUser(test.db, name, { profile_type: 'CARE_PROVIDER' });
    const company = await insertCompany(test.db, name, { owner_id: owner, subscription });
    return { auth: await signIn(test.databases, owner), company, owner };
  };
  const write = (recipient: number | undefined, headers: Partial<Auth>) => {
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const payload = { title: 'Frühtour', content: 'Guten Tag, hätten Sie Interesse?', recipient, contact_info };
    return test.inject({ method: 'POST', url: MESSAGES, payload, headers });
  };
  const allowance = async (headers: Auth): Promise<RecruitingAllowance> =>
    (await test.inject({ url: `${MESSAGES}quota/`, headers })).json();
  const nextMonth = async () => {
    const { rows } = await sql<{
      month: string;
    }>`select (berlin_month(now()) + interval '1 month')::date::text as month`.execute(test.db);
    return rows[0]!.month;
  };

  it('AC-12 needs an account, a company and Plus or Premium; the answer names the tier', async () => {
    expect((await write(seekers[0], {})).statusCode).toBe(401);
    const relative = await signIn(test.databases, await insertUser(test.db, 'angehoerige'));
    expect((await write(seekers[0], relative)).statusCode).toBe(403);
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
    const asSeeker = await signIn(test.databases, seekers[0]!);
    const message = (await test.inject({ url: `${MESSAGES}${sent.id}/`, headers: asSeeker })).json<Message>();
    expect(message).toMatchObject({
      kind: 'RECRUITMENT',
      counterparty: { name: 'Haus plus-haus', slug: 'plus-haus', profile: 'company' },
      contact_info: { name: 'Paul', email: 'paul@example.org' },
    });
    const own = await test.inject({ url: `${MESSAGES}?folder=sent`, headers: auth });
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
    for (const seeker of [...seekers.slice(0, 5), seekers[0], seekers[4]]) {
      expect((await write(seeker, auth)).statusCode).toBe(201);
    }
    const refused = await write(seekers[5], auth);
    expect(refused.statusCode).toBe(403);
    const { error } = refused.json<ErrorBody>();
    expect(error).toMatchObject({ code: 'limit_reached', limit: 5, used: 5 });
    expect(error.details).toEqual({
      detail:
        'Sie haben in diesem Monat bereits 5 Pflegekräfte angeschrieben. Mit dem Premium-Paket können Sie unbegrenzt viele Pflegekräfte kontaktieren.',
    });
    const reset = new Date(error.resets_at!);
    const berlin = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    expect(berlin.format(reset)).toBe(`${await nextMonth()} 00:00:00`);
    expect(await allowance(auth)).toMatchObject({ can_contact: false, quota: { limit: 5, used: 5 } });
    // Moves the used contacts to the previous month.
    await sql`update recruiting_contact set month = (month - interval '1 month')::date where company_id = ${company}`.execute(
      test.db,
    );
    expect((await write(seekers[5], auth)).json<MessageSent>().quota).toMatchObject({ used: 1 });
  });

  it('AC-12 PK-05 does not count a person again who was contacted this month', async () => {
    const { auth } = await newEmployer('plus-wieder', 'PLUS_TIER');
    for (const seeker of seekers.slice(0, 5)) expect((await write(seeker, auth)).statusCode).toBe(201);
    const allowanceFor = async (recipient: number | undefined): Promise<RecruitingAllowance> =>
      (await test.inject({ url: `${MESSAGES}quota/?recipient=${recipient}`, headers: auth })).json();
    expect(await allowanceFor(seekers[4])).toMatchObject({ can_contact: true, quota: { limit: 5, used: 5 } });
    expect(await allowanceFor(seekers[5])).toMatchObject({ can_contact: false, quota: { limit: 5, used: 5 } });
    expect((await write(seekers[4], auth)).statusCode).toBe(201);
  });

  it('AC-12 PK-05 has no limit for Premium', async () => {
    const { auth } = await newEmployer('premium-haus', 'PREMIUM_TIER');
    for (const seeker of seekers) expect((await write(seeker, auth)).json<MessageSent>().quota).toBeNull();
    expect(await allowance(auth)).toEqual({ can_contact: true, quota: null });
  });

  it('PK-05 counts what Premium used in the month of a downgrade, and still allows messages to these people', async () => {
    const { auth, company } = await newEmployer('premium-zu-plus', 'PREMIUM_TIER');
    for (const seeker of seekers.slice(0, 7)) expect((await write(seeker, auth)).statusCode).toBe(201);
    await test.db.updateTable('company').set({ subscription: 'PLUS_TIER' }).where('id', '=', company).execute();
    expect((await write(seekers[7], auth)).json<ErrorBody>().error).toMatchObject({ code: 'limit_reached', used: 5 });
    expect((await write(seekers[0], auth)).json<MessageSent>().quota).toMatchObject({ limit: 5, used: 7 });
  });

  it('PK-05 counts by calendar months of Berlin', async () => {
    const monthOf = async (moment: string) => {
      const { rows } = await sql<{ month: string }>`select berlin_month(${moment}::timestamptz)::text as month`.execute(
        test.db,
      );
      return rows[0]?.month;
    };
    expect(await monthOf('2026-10-31T22:59:59Z')).toBe('2026-10-01');
    expect(await monthOf('2026-10-31T23:00:00Z')).toBe('2026-11-01');
    expect(await monthOf('2026-06-30T21:59:59Z')).toBe('2026-06-01');
    expect(await monthOf('2026-06-30T22:00:00Z')).toBe('2026-07-01');
  });

  it('PK-05 gives the last free contact to exactly one of 100 simultaneous requests', async () => {
    const { auth, company, owner } = await newEmployer('plus-rennen', 'PLUS_TIER');
    for (const seeker of seekers.slice(0, 4)) expect((await write(seeker, auth)).statusCode).toBe(201);
    const racers: number[] = [];
    for (let n = 0; n < 100; n++) {
      const user = await insertUser(test.db, `rennen${n}`, { profile_type: 'JOB_SEEKER' });
      await insertJobSeeker(test.db, user, `rennen-${n}`);
      racers.push(user);
    }
    const answers = await Promise.all(racers.map((racer) => write(racer, auth)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 403)).toHaveLength(99);
    const counts = await test.db
      .selectNoFrom([
        sql<number>`(select count(*)::int from recruiting_contact where company_id = ${company})`.as('contacts'),
        sql<number>`(select count(*)::int from message where sender_id = ${owner})`.as('messages'),
      ])
      .executeTakeFirstOrThrow();
    expect(counts).toEqual({ contacts: 5, messages: 5 });
  });

  it('AC-12 PP-18 is refused for a former owner whose request arrived before the handover', async () => {
    const { auth, company } = await newEmployer('plus-uebergabe', 'PLUS_TIER');
    const heir = await insertUser(test.db, 'erbin', { profile_type: 'CARE_PROVIDER' });
    const answer = await test.db.transaction().execute(async (handover) => {
      await handover.updateTable('company').set({ owner_id: heir }).where('id', '=', company).execute();
      const sent = write(seekers[0], auth);
      await waitUntilBlocked(test);
      return { sent };
    });
    expect((await answer.sent).statusCode).toBe(403);
    expect(await test.db.selectFrom('message').select('id').where('company_id', '=', company).execute()).toEqual([]);
  });

  it('AC-12 AC-07 is refused, without a deadlock, while the account of the job seeker is deleted', async () => {
    const { auth, company } = await newEmployer('plus-loeschung', 'PLUS_TIER');
    const leaving = await insertUser(test.db, 'geht', { profile_type: 'JOB_SEEKER' });
    await insertJobSeeker(test.db, leaving, 'geht');
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
    const hidden = await insertUser(test.db, 'unsichtbar', { profile_type: 'JOB_SEEKER' });
    await insertJobSeeker(test.db, hidden, 'unsichtbar', { is_hidden: true });
    await test.db.insertInto('user_block').values({ user_id: seekers[7]!, blocked_company_id: company }).execute();
    const texts = [];
    for (const recipient of [hidden, seekers[7], 999_999]) {
      const response = await write(recipient, auth);
      expect(response.statusCode).toBe(422);
      texts.push(response.json<ErrorBody>().error.details);
    }
    expect(new Set(texts.map((text) => JSON.stringify(text))).size).toBe(1);
    const self = await signIn(test.databases, seekers[0]!);
    expect((await write(seekers[0], self)).statusCode).toBe(422);
  });

  it('AC-14 is refused for everybody who acts for the employer after its message is blocked', async () => {
    const { auth, company } = await newEmployer('aufdringlich', 'PREMIUM_TIER');
    const { id } = (await write(seekers[6], auth)).json<MessageSent>();
    const headers = await signIn(test.databases, seekers[6]!);
    const block = (payload: object) =>
      test.inject({ method: 'POST', url: `${MESSAGES}${id}/block/`, headers, payload });
    await block({});
    const successor = await insertUser(test.db, 'nachfolgerin', { profile_type: 'CARE_PROVIDER' });
    await test.db.updateTable('company').set({ owner_id: successor }).where('id', '=', company).execute();
    const asSuccessor = await signIn(test.databases, successor);
    expect((await write(seekers[6], asSuccessor)).statusCode).toBe(422);
    await block({ blocked: false });
    expect((await write(seekers[6], asSuccessor)).statusCode).toBe(201);
  });

  it('AC-14 takes no reply from a blocked employer', async () => {
    const { auth, company } = await newEmployer('gesperrt', 'PREMIUM_TIER');
    const { id } = (await write(seekers[6], auth)).json<MessageSent>();
    const reply = async () => {
      const payload = { content: 'Haben Sie es sich überlegt?' };
      return (await test.inject({ method: 'POST', url: `${MESSAGES}${id}/reply/`, headers: auth, payload })).statusCode;
    };
    expect(await reply()).toBe(201);
    const headers = await signIn(test.databases, seekers[6]!);
    await test.inject({ method: 'POST', url: '/api-backend/user/block/', headers, payload: { company } });
    expect(await reply()).toBe(403);
  });

  it.each(['PLUS_TIER', 'PREMIUM_TIER'] as const)(
    'AC-12 PP-18 an employer with %s that STAFF has hidden may write to nobody and reads why, also with contacts used',
    async (tier) => {
      const { auth, company } = await newEmployer(`verborgen-${tier.toLowerCase()}`, tier);
      for (const seeker of seekers.slice(0, 5)) expect((await write(seeker, auth)).statusCode).toBe(201);
      await test.db.updateTable('company').set({ status: 'HIDDEN' }).where('id', '=', company).execute();
      expect(await allowance(auth)).toEqual({ can_contact: false, quota: null });
      const refused = await write(seekers[0], auth);
      expect(refused.statusCode).toBe(403);
      const message = 'Ihr Profil ist zurzeit nicht öffentlich. Deshalb können Sie keine Pflegekräfte anschreiben.';
      expect(refused.json<ErrorBody>().error).toMatchObject({ code: 'permission_denied', message });
    },
  );
});
