import type { DeskCase, DeskQueue, OwnershipClaim } from '@care/contracts/schemas';
import { companyEntry } from '../../testing/company-entry';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { insertCologne } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';
import { dueAt } from './queue';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const REASON = 'Der Vertrag nennt die Einrichtung und Ihren Namen.';

describe('desk of STAFF', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let rika: Person;
  let aydin: Person;
  let vera: Person;
  let company: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, desk_case, mail_outbox, rate_limit_counter cascade',
    );
    rika = await createPerson(test, 'rika', { is_staff: true, first_name: 'Rika', last_name: 'Prüfer' });
    aydin = await createPerson(test, 'aydin', { is_staff: true, first_name: 'Mert', last_name: 'Aydin' });
    vera = await createPerson(test, 'vera', {
      profile_type: 'CARE_PROVIDER',
      first_name: 'Vera',
      last_name: 'Lindner',
    });
    company = await createCompany(test, 'kastanienallee');
  });

  const queue = async (query = '', staff = rika) =>
    (await staff.inject({ url: `/api-backend/admin/queue/${query}` })).json<DeskQueue>();
  const opened = async (id: number, staff = rika) =>
    (await staff.inject({ url: `/api-backend/admin/case/${id}/` })).json<DeskCase>();
  const act = (id: number, action: string, payload: object, staff = rika) =>
    staff.inject({ method: 'POST', url: `/api-backend/admin/case/${id}/${action}/`, payload });
  const decide = (id: number, decision: string, staff = rika, reason = REASON) =>
    act(id, 'decide', { decision, reason }, staff);
  const measure = (id: number, name: string, staff = rika) =>
    act(id, 'measure', { measure: name, reason: REASON }, staff);
  const status = async () =>
    test.db
      .selectFrom('company')
      .select(['status', 'owner_id', 'is_wpw_confirmed'])
      .where('id', '=', company)
      .executeTakeFirstOrThrow();

  async function claimed(person = vera, of = company): Promise<OwnershipClaim> {
    const payload = { company: of, confirm: true, method: 'DOCUMENT', dispute: true };
    const answer = await person.inject({ method: 'POST', url: '/api-backend/company/ownership/', payload });
    const { id } = answer.json<OwnershipClaim>();
    return (await upload(id, person)).json<OwnershipClaim>();
  }
  const upload = (id: number, person = vera) =>
    person.inject({
      method: 'POST',
      url: `/api-backend/company/ownership/${id}/document/`,
      ...uploadForm({}, { name: 'Vertrag.pdf', content: PDF }),
    });
  async function caseOfClaim(person = vera): Promise<number> {
    await claimed(person);
    return (await queue()).results.at(-1)?.id ?? 0;
  }

  it('PP-18 nobody but STAFF gets anything of it', async () => {
    const id = await caseOfClaim();
    const calls = [
      { url: '/api-backend/admin/queue/' },
      { url: `/api-backend/admin/case/${id}/` },
      ...['take', 'decide', 'measure'].map((action) => ({
        method: 'POST' as const,
        url: `/api-backend/admin/case/${id}/${action}/`,
        payload: { decision: 'APPROVE', measure: 'HIDE', reason: REASON },
      })),
    ];
    for (const call of calls) {
      expect((await test.inject(call)).statusCode).toBe(401);
      const refused = await vera.inject(call);
      expect(refused.statusCode).toBe(403);
      expect(refused.payload).not.toContain('kastanienallee');
    }
  });

  it('PP-18 a document brings a claim into the list, with kind, age, deadline and search', async () => {
    await claimed();
    const all = await queue();
    expect(all.results).toMatchObject([
      {
        kind: 'OWNERSHIP',
        kind_label: 'Inhaberschaft',
        title: 'Haus kastanienallee',
        badge: 'Nachweis liegt vor',
        assignee: null,
      },
    ]);
    expect(all.kinds.map(({ label, count }) => [label, count])).toEqual([
      ['Inhaberschaft', 1],
      ['Neue Einrichtung', 0],
      ['Gemeldete Nachricht', 0],
    ]);
    for (const [query, count] of [
      ['?q=lindner', 1],
      ['?q=VERA@', 1],
      ['?q=50733', 1],
      ['?q=IN-', 1],
      ['?q=%25', 0],
      ['?q=anderswo', 0],
      ['?kind=NEW_COMPANY', 0],
      ['?state=CLOSED', 0],
    ] as const)
      expect([query, (await queue(query)).count]).toEqual([query, count]);
  });

  it('PP-18 counts two working days, without the weekend', () => {
    expect(dueAt(new Date('2026-11-19T10:00:00Z')).toISOString()).toBe('2026-11-23T10:00:00.000Z');
    expect(dueAt(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-11-24T10:00:00.000Z');
    expect(dueAt(new Date('2026-11-23T10:00:00Z')).toISOString()).toBe('2026-11-25T10:00:00.000Z');
  });

  it('PP-18 a confirmed claim makes the owner; the reason is mailed, and the history has all steps', async () => {
    const id = await caseOfClaim();
    await act(id, 'take', {});
    const [file] = (await opened(id)).files;
    await rika.inject({ url: `/api-backend${file?.path}` });
    expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
    expect(await status()).toEqual({ status: 'PUBLISHED', owner_id: vera.id, is_wpw_confirmed: true });
    const mail = (await test.mails(vera.email)).at(-1);
    expect(mail?.text_body).toContain(REASON);
    const { history, state, decisions, files } = await opened(id);
    expect({ state, decisions }).toEqual({ state: 'CLOSED', decisions: [] });
    expect(files).toMatchObject([{ name: 'Vertrag.pdf', path: null }]);
    expect(history.map(({ action, actor }) => [action, actor])).toEqual([
      ['Bestätigt', 'Rika Prüfer'],
      ['Dokument geöffnet', 'Rika Prüfer'],
      ['Fall übernommen', 'Rika Prüfer'],
      ['Dokument hochgeladen', 'Vera Lindner'],
    ]);
    expect(history[0]?.note).toBe(REASON);
  });

  it('PP-18 asks the claimant, waits, and opens the case again with the next document', async () => {
    const id = await caseOfClaim();
    await decide(id, 'ASK', rika, 'Bitte auch die Seite mit den Unterschriften.');
    expect((await queue('?state=WAITING')).results).toMatchObject([{ id, badge: 'Nachgefragt' }]);
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain('Seite mit den Unterschriften');
    const url = `/api-backend/company/${company}/ownership/`;
    const { claim } = (await vera.inject({ url })).json();
    expect(claim).toMatchObject({ status: 'PENDING_REVIEW', question: 'Bitte auch die Seite mit den Unterschriften.' });
    await upload(claim.id);
    expect((await queue()).results).toMatchObject([{ id }]);
    expect((await vera.inject({ url })).json().claim.question).toBeNull();
  });

  it('PP-18 a refusal needs a reason, which the claimant reads', async () => {
    const id = await caseOfClaim();
    for (const reason of ['', '   ', undefined]) {
      const answer = await act(id, 'decide', { decision: 'REJECT', reason });
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().error.details)).toEqual(['reason']);
    }
    await decide(id, 'REJECT', rika, 'Der Vertrag nennt einen anderen Träger.');
    expect(await status()).toMatchObject({ owner_id: null });
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain('nennt einen anderen Träger');
  });

  it('PP-18 of two decisions at the same time one holds, the other is told', async () => {
    const id = await caseOfClaim();
    const answers = await Promise.all([decide(id, 'APPROVE', rika), decide(id, 'REJECT', aydin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.mails(vera.email)).toHaveLength(1);
  });

  it('PP-18 AC-05 a new provider is published with the confirmation of its claim', async () => {
    const registered = await vera.inject({
      method: 'POST',
      url: '/api-backend/auth/company/register/',
      payload: companyEntry,
    });
    company = registered.json<{ id: number }>().id;
    await claimed(vera, company);
    const [found] = (await queue('?kind=NEW_COMPANY')).results;
    expect(found?.kind_label).toBe('Neue Einrichtung');
    await decide(found?.id ?? 0, 'APPROVE');
    expect(await status()).toEqual({ status: 'PUBLISHED', owner_id: vera.id, is_wpw_confirmed: true });
  });

  it('PP-18 the desk decides against an owner only with a document; the owner before is told', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await test.db.updateTable('company').set({ owner_id: owner.id }).where('id', '=', company).execute();
    const id = await caseOfClaim();
    expect((await queue()).results[0]?.badge).toBe('Zweiter Antrag');
    await decide(id, 'APPROVE');
    expect(await status()).toMatchObject({ owner_id: vera.id });
    expect((await test.mails(owner.email)).map(({ subject }) => subject)).toEqual([
      'Jemand möchte die Inhaberschaft von Haus kastanienallee bestätigen',
      'Die Inhaberschaft von Haus kastanienallee ist übergegangen',
    ]);
  });

  it('PP-18 a withdrawn claim leaves the list', async () => {
    const claim = await claimed();
    await vera.inject({ method: 'POST', url: `/api-backend/company/ownership/${claim.id}/withdraw/` });
    expect((await queue()).count).toBe(0);
    expect((await queue('?state=CLOSED')).count).toBe(1);
  });

  it('PP-18 hides a provider and shows it again; the owner gets the reason', async () => {
    const id = await caseOfClaim();
    await decide(id, 'APPROVE');
    await measure(id, 'HIDE');
    expect(await status()).toMatchObject({ status: 'HIDDEN' });
    expect((await test.inject(`/api-backend/company/details/${company}/`)).statusCode).toBe(404);
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain(REASON);
    await measure(id, 'SHOW');
    expect((await test.inject(`/api-backend/company/details/${company}/`)).statusCode).toBe(200);
    expect((await measure(id, 'SHOW')).statusCode).toBe(409);
  });

  it('PP-18 a suspended account is out at once, until it is released', async () => {
    const id = await caseOfClaim();
    await measure(id, 'SUSPEND');
    expect((await vera.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(401);
    expect((await opened(id)).measures).toContain('RESUME');
    await measure(id, 'RESUME');
    expect((await vera.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(200);
  });

  it('PP-18 a removal needs a second person; until then the provider is only hidden', async () => {
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    expect(await status()).toMatchObject({ status: 'HIDDEN' });
    const alone = await measure(id, 'AGREE_REMOVAL');
    expect(alone.statusCode).toBe(403);
    expect(alone.json().error.message).toBe('Zustimmen kann nur jemand anderes.');
    expect((await opened(id)).proposal).toEqual({ name: 'Rika Prüfer', is_self: true, reason: REASON });
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    await measure(id, 'AGREE_REMOVAL', aydin);
    expect(await status()).toMatchObject({ status: 'REMOVED' });
    const url = `/api-backend/company/${company}/ownership/`;
    expect((await vera.inject({ url })).statusCode).toBe(404);
  });

  it('PP-18 a refused removal restores what was there before', async () => {
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect(await status()).toMatchObject({ status: 'PUBLISHED' });
    await measure(id, 'HIDE');
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'WITHDRAW_REMOVAL');
    expect(await status()).toMatchObject({ status: 'HIDDEN' });
  });

  it('PP-18 nobody of STAFF decides about the own case', async () => {
    const double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    const id = await caseOfClaim(double);
    expect((await decide(id, 'APPROVE', double)).statusCode).toBe(403);
    expect((await measure(id, 'PROPOSE_REMOVAL', double)).statusCode).toBe(403);
    expect(await status()).toMatchObject({ owner_id: null });
  });

  it('PP-18 the database refuses to change, delete or empty the log', async () => {
    const id = await caseOfClaim();
    const { pool } = test.databases.primary;
    for (const statement of [
      `update desk_event set note = 'x' where case_id = ${id}`,
      `delete from desk_event where case_id = ${id}`,
      'truncate desk_event',
    ])
      await expect(pool.query(statement)).rejects.toThrow('The log of the desk is append-only.');
    expect((await opened(id)).history).toHaveLength(1);
  });

  it('AC-14 PP-18 a reported message is a case once, however many report it; reporters get the reason', async () => {
    const insert = `insert into message (sender_id, recipient_id, title, content)
      values ($1, $2, 'Angebot ohne Wartezeit', 'Überweisen Sie heute 500 €.') returning id`;
    const { rows } = await test.databases.primary.pool.query<{ id: number }>(insert, [vera.id, aydin.id]);
    const url = `/api-backend/message/${rows[0]?.id}/report/`;
    const report = () => aydin.inject({ method: 'POST', url, payload: { reason: 'Betrug' } });
    expect((await report()).statusCode).toBe(201);
    expect((await report()).statusCode).toBe(409);
    const { results } = await queue();
    expect(results).toMatchObject([{ kind: 'MESSAGE_REPORT', title: 'Angebot ohne Wartezeit' }]);
    const id = results[0]?.id ?? 0;
    const detail = await opened(id);
    expect(detail.facts.at(-1)?.text).toBe('Überweisen Sie heute 500 €.');
    expect(detail.evidence).toMatchObject([{ text: 'Betrug' }]);
    await decide(id, 'UPHOLD');
    expect((await test.mails(aydin.email)).at(-1)?.text_body).toContain(REASON);
  });
});
