import type { ErrorBody, SupportRequest, Appointment, DeskCase, DeskQueue } from '@care/contracts/schemas';
import { roomInWindow } from '../../../testing/limit-windows';
import { createPerson } from '../../../testing/people';
import { daysFromNow, insertCompany, updateRows, insertRow } from '../../../testing/rows';
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
} from '../../../testing/support-requests';
import { appOfTests } from '../../../testing/test-app';
import { waitUntilBlocked } from '../../../testing/wait-until-blocked';
import { collectData } from '../../privacy/data-export';
import { deleteAccount } from '../../privacy/delete-account';
import { applyRetention } from '../../privacy/retention';

const API = '/api-backend';

describe('requests of Premium providers', () => {
  const test = appOfTests();
  const world = supportWorld(test);
  const ask = async (payload: Sent = question) =>
    (await send(world.owner, world.company, payload)).json<SupportRequest>();
  const errorOf = async (payload: object, person = world.owner) =>
    (await send(person, world.company, payload)).json<ErrorBody>().error;
  const changeCompany = (values: object) => updateRows(test.db, 'company', world.company, values);

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
    expect((await other.get(requestsUrl(world.company))).statusCode).toBe(404);
    expect((await errorOf(question, world.staff)).status).toBe(404);
  });

  it('PK-08 AC-07 is refused to a suspended account and to one that waits for its deletion', async () => {
    const change = (values: object) => updateRows(test.db, 'user_account', world.owner.id, values);
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
    expect((await world.owner.get(requestsUrl(world.company))).statusCode).toBe(404);
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
    const { owner, company } = world;
    await roomInWindow(24 * 3600, 60);
    expect((await send(owner, company, { ...question, text: '' })).statusCode).toBe(422);
    const sent = await Promise.all(Array.from({ length: 7 }, () => send(owner, company, question)));
    const codes = sent.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([201, 201, 201, 201, 201, 429, 429]);
    const refused = sent.find(({ statusCode }) => statusCode === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    await updateRows(test.db, 'support_request', {}, { created_at: daysFromNow(-25 / 24) });
    expect((await send(owner, company, question)).statusCode).toBe(201);
  });
});

describe('requests of providers at the desk', () => {
  const test = appOfTests();
  const world = supportWorld(test);
  const ask = async (payload: Sent) => (await send(world.owner, world.company, payload)).json<SupportRequest>();
  const queue = async () => (await world.staff.get(`${API}/admin/queue/`)).json<DeskQueue>().results;
  const caseOf = async ({ reference }: SupportRequest) => {
    const found = await test.db
      .selectFrom('desk_case')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return (await world.staff.get(`${API}/admin/case/${found.id}/`)).json<DeskCase>();
  };
  const REASON = 'Wir bringen alles mit.';
  const decide = async (request: SupportRequest, decision: string, appointment?: Appointment, reason = REASON) => {
    const { id } = await caseOf(request);
    const payload = { decision, reason, ...(appointment && { appointment }) };
    const answer = await world.staff.post(`${API}/admin/case/${id}/decide/`, payload);
    const body = answer.json<Partial<ErrorBody>>();
    return { status: answer.statusCode, fields: Object.keys(body.error?.details ?? {}) };
  };
  const now = async () => (await listOf(world.owner, world.company))[0];
  /** In no certain order: mails are sent at the same time. */
  const subjects = async () => (await test.mails(world.owner.email)).map(({ subject }) => subject).sort();
  const textOf = async (subject: string) =>
    (await test.mails(world.owner.email)).find((mail) => mail.subject === subject)?.text_body;
  const wished = { day: inDays(3), time: '10:30' };
  const other = { day: inDays(10), time: '14:00' };

  it('PK-08 shows a question with its facts and earlier requests, without measures', async () => {
    const earlier = await ask({ ...question, subject: 'OTHER' });
    const request = await ask(question);
    const { facts, evidence, measures, similar, decisions, kind_label, due_at, opened_at } = await caseOf(request);
    expect(kind_label).toBe('Frage eines Anbieters');
    expect(facts.map(({ label, text, href }) => [label, text, href])).toEqual([
      ['Einrichtung', 'Haus haus', '/pflegeanbieter/profiles/haus'],
      ['Von', 'Clara Zimmer', null],
      ['Thema', 'Stellenangebote', null],
      ['Anliegen', question.text, null],
      ['Antwort gewünscht', `per E-Mail an ${world.owner.email}`, null],
    ]);
    expect(evidence).toMatchObject([{ title: `Weitere Anfrage ${earlier.reference}: Eingegangen` }]);
    expect([measures, similar]).toEqual([[], []]);
    expect(decisions.map(({ button }) => button)).toEqual([
      'Per E-Mail antworten',
      'Als telefonisch beantwortet abschließen',
    ]);
    expect(Date.parse(due_at)).toBeGreaterThan(Date.parse(opened_at));
  });

  it('PK-08 the answer goes to the owner by mail and on the page, once', async () => {
    const request = await ask(question);
    expect((await decide(request, 'ANSWER')).status).toBe(200);
    expect((await decide(request, 'ANSWER')).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'ANSWERED', answer: REASON, answered_at: expect.any(String) as string });
    expect(await textOf(`Antwort auf Ihre Anfrage ${request.reference}`)).toContain(REASON);
    expect(await subjects()).toHaveLength(2);
    expect(await queue()).toEqual([]);
  });

  it('PK-08 after a call the answer is on the page only', async () => {
    const request = await ask({ ...question, answer_by: 'PHONE', phone: '0221 4711' });
    expect((await caseOf(request)).facts.at(-1)?.text).toBe('telefonisch unter 0221 4711');
    expect((await decide(request, 'CALLED')).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'ANSWERED', answer: REASON });
    expect(await subjects()).toHaveLength(1);
  });

  it('PK-08 confirms one of the wished times, and mails it', async () => {
    const request = await ask(visit);
    expect(
      (await caseOf(request)).decisions.map(({ decision, takes_appointment }) => [decision, takes_appointment]),
    ).toEqual([
      ['CONFIRM', true],
      ['PROPOSE', true],
      ['DECLINE', undefined],
    ]);
    expect(await decide(request, 'CONFIRM')).toEqual({ status: 422, fields: ['appointment.day', 'appointment.time'] });
    expect(await decide(request, 'CONFIRM', { ...wished, time: '13:00' })).toEqual({
      status: 422,
      fields: ['appointment.day'],
    });
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: wished, answer: REASON });
    expect(await textOf(`Ihr Termin ist bestätigt: ${request.reference}`)).toMatch(
      /10:30 Uhr[\s\S]*Domstraße 1, 50668 Köln[\s\S]*Vera Vogt[\s\S]*Wir bringen/,
    );
    const { history, state } = await caseOf(request);
    expect(state).toBe('CLOSED');
    expect(history[0]?.action).toMatch(/^Termin bestätigt: .*, 10:30 Uhr$/);
  });

  it('PK-08 another time is proposed, accepted as it was read, once', async () => {
    const request = await ask(visit);
    expect((await decide(request, 'PROPOSE', { ...other, day: inDays(181) })).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'PROPOSE', { ...other, day: '2020-01-01' })).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'PROPOSE', other)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'PROPOSED', appointment: other });
    expect((await caseOf(request)).state).toBe('WAITING');
    expect((await step(world.owner, request.id, 'accept', wished)).statusCode).toBe(409);
    const accept = () => step(world.owner, request.id, 'accept', other);
    const answers = await Promise.all([accept(), accept()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: other });
    expect(await subjects()).toEqual([
      `Ein anderer Termin für Ihre Anfrage ${request.reference}`,
      `Ihr Termin ist bestätigt: ${request.reference}`,
      `Ihre Anfrage ${request.reference}`,
    ]);
    const { state, history } = await caseOf(request);
    expect([state, history.filter(({ action }) => action.startsWith('Termin angenommen')).length]).toEqual([
      'CLOSED',
      1,
    ]);
  });

  it('PK-08 a second proposal replaces the first, and one that was agreed to by phone is confirmed', async () => {
    const request = await ask(visit);
    await decide(request, 'PROPOSE', other);
    const second = { ...other, time: '16:00' };
    expect((await decide(request, 'PROPOSE', second)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'PROPOSED', appointment: second });
    expect((await decide(request, 'CONFIRM', other)).fields).toEqual(['appointment.day']);
    expect((await decide(request, 'CONFIRM', second)).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'CONFIRMED', appointment: second });
  });

  it('PK-08 declines a visit with a reason, and nothing can be canceled then', async () => {
    const request = await ask(visit);
    await decide(request, 'PROPOSE', other);
    expect((await decide(request, 'DECLINE')).status).toBe(200);
    expect(await now()).toMatchObject({ state: 'DECLINED', answer: REASON, appointment: null });
    expect((await step(world.owner, request.id, 'cancel')).statusCode).toBe(409);
    expect((await step(world.owner, request.id, 'accept', other)).statusCode).toBe(409);
  });

  it('PK-08 a withdrawn request leaves the desk, once', async () => {
    const request = await ask(visit);
    const cancel = () => step(world.owner, request.id, 'cancel');
    expect((await Promise.all([cancel(), cancel()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const { state, history } = await caseOf(request);
    expect([state, history.map(({ action }) => action)]).toEqual([
      'CLOSED',
      ['Anfrage zurückgezogen', 'Besuch angefragt'],
    ]);
    expect(await subjects()).toHaveLength(1);
  });

  it('PK-08 a canceled visit comes back to the desk, which only takes note of it', async () => {
    const request = await ask(visit);
    await decide(request, 'CONFIRM', wished);
    expect((await step(world.owner, request.id, 'cancel')).json()).toMatchObject({
      state: 'CANCELED',
      appointment: wished,
    });
    expect(await queue()).toMatchObject([{ badge: 'Termin storniert', state: 'OPEN' }]);
    expect(await subjects()).toContain(`Ihr Termin ist storniert: ${request.reference}`);
    const { decisions, history } = await caseOf(request);
    expect(decisions.map(({ decision }) => decision)).toEqual(['NOTED']);
    expect(history[0]?.action).toMatch(/^Termin storniert: /);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(409);
    expect((await decide(request, 'NOTED')).status).toBe(200);
    expect(await queue()).toEqual([]);
  });

  it('PK-08 a visit that has taken place cannot be canceled', async () => {
    const request = await ask(visit);
    await decide(request, 'CONFIRM', wished);
    await updateRows(test.db, 'support_request', {}, { appointment_day: inDays(-1) });
    expect((await step(world.owner, request.id, 'cancel')).statusCode).toBe(409);
  });

  it('PK-08 canceling and confirming at the same time have one result', async () => {
    const request = await ask(visit);
    const { id } = await caseOf(request);
    const payload = { decision: 'CONFIRM', reason: REASON, appointment: wished };
    const [, decided] = await Promise.all([
      step(world.owner, request.id, 'cancel'),
      world.staff.post(`${API}/admin/case/${id}/decide/`, payload),
    ]);
    expect([200, 409]).toContain(decided.statusCode);
    expect(await now()).toMatchObject({ state: 'CANCELED' });
  });

  it('PK-08 PP-18 after a change of the owner the desk is warned, and can only decline', async () => {
    const request = await ask(visit);
    const next = await createPerson(test, 'nachfolger', { profile_type: 'CARE_PROVIDER' });
    await updateRows(test.db, 'company', world.company, { owner_id: next.id });
    expect((await caseOf(request)).evidence).toMatchObject([{ tone: 'warn', title: 'Nicht mehr Inhaber' }]);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(409);
    expect((await decide(request, 'DECLINE')).status).toBe(200);
    expect(await subjects()).toContain(`Zu Ihrer Anfrage ${request.reference}`);
  });

  it('PK-08 warns of an ended package and of an address that is not confirmed', async () => {
    const request = await ask(question);
    await updateRows(test.db, 'company', {}, { subscription: 'FREE_TIER' });
    await updateRows(test.db, 'user_account', world.owner.id, { email_verified_at: null });
    const { evidence } = await caseOf(request);
    expect(evidence.map(({ title }) => title)).toEqual(['Paket Premium beendet', 'E-Mail nicht bestätigt']);
    expect((await decide(request, 'ANSWER')).status).toBe(200);
    expect(await subjects()).toHaveLength(1);
  });

  it('PK-08 PP-18 STAFF does not decide about an own request', async () => {
    await updateRows(test.db, 'company', world.company, { owner_id: world.staff.id });
    const request = (await send(world.staff, world.company, question)).json<SupportRequest>();
    expect(await caseOf(request)).toMatchObject({ is_own: true, decisions: [] });
    expect((await decide(request, 'ANSWER')).status).toBe(403);
  });

  it('PK-08 PP-18 requests of a merged provider belong to the remaining one', async () => {
    const request = await ask(visit);
    const into = await insertCompany(test.db, 'haus-zwei', { name: 'Haus haus' });
    const { id } = await insertRow(test.db, 'desk_case', {
      ...{ kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-1', title: 'Haus', company_id: world.company },
    });
    const payload = { company: into, reason: 'Dasselbe Haus.' };
    const merged = await world.staff.post(`${API}/admin/case/${id}/merge/`, payload);
    expect(merged.statusCode).toBe(200);
    expect(await listOf(world.owner, into)).toMatchObject([{ id: request.id, state: 'RECEIVED' }]);
    expect((await decide(request, 'CONFIRM', wished)).status).toBe(200);
    expect((await step(world.owner, request.id, 'cancel')).statusCode).toBe(200);
  });

  it('PK-08 PP-18 the removal of the provider ends what is open, and the owner is told', async () => {
    const request = await ask(visit);
    const { id } = await insertRow(test.db, 'desk_case', {
      ...{ kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-1', title: 'Haus', company_id: world.company },
      ...{ state: 'SECOND_PERSON', proposed_by: world.owner.id },
    } as never);
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.' };
    const removed = await world.staff.post(`${API}/admin/case/${id}/measure/`, payload);
    expect(removed.statusCode).toBe(200);
    const rows = await test.db.selectFrom('support_request').select('state').execute();
    expect(rows).toEqual([{ state: 'CANCELED' }]);
    expect((await caseOf(request)).state).toBe('CLOSED');
    expect(await subjects()).toContain(`Ihre Anfrage endet: ${request.reference}`);
  });
});
