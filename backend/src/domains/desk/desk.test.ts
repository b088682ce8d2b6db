import type { DeskAudit, DeskCase, DeskQueue, OwnershipClaim, OwnershipDisputes } from '@care/contracts/schemas';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { companyEntry } from '../../testing/company-entry';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { insertCologne } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

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
  const measure = (id: number, name: string, staff = rika, reason = REASON) =>
    act(id, 'measure', { measure: name, reason }, staff);
  const status = async () =>
    test.db
      .selectFrom('company')
      .select(['status', 'owner_id', 'is_wpw_confirmed'])
      .where('id', '=', company)
      .executeTakeFirstOrThrow();

  const claimed = (person = vera, of = company) => claimWithDocument(person, of);
  async function caseOfClaim(person = vera): Promise<number> {
    await claimed(person);
    return (await queue()).results.at(-1)?.id ?? 0;
  }

  it('PP-18 nobody but STAFF gets anything of it', async () => {
    const id = await caseOfClaim();
    const calls = [
      { url: '/api-backend/admin/queue/' },
      { url: '/api-backend/admin/audit/' },
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
    expect(all.kinds.map(({ label }) => label).join()).toBe(
      'Inhaberschaft,Neue Einrichtung,Gemeldete Nachricht,Gemeldete Bewertung,Produktanfrage,Frage eines Anbieters,Besuch vor Ort',
    );
    expect(all.kinds.map(({ count }) => count)).toEqual(all.kinds.map((_kind, index) => (index === 0 ? 1 : 0)));
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

  it('PP-18 lists the oldest cases first, and the newest first if asked', async () => {
    await claimed();
    await claimed(
      await createPerson(test, 'dritte', { profile_type: 'CARE_PROVIDER' }),
      await createCompany(test, 'neu'),
    );
    const titles = async (query?: string) => (await queue(query)).results.map(({ title }) => title);
    const oldestFirst = ['Haus kastanienallee', 'Haus neu'];
    expect(await titles()).toEqual(oldestFirst);
    expect(await titles('?sort=oldest')).toEqual(oldestFirst);
    expect(await titles('?sort=newest')).toEqual(oldestFirst.toReversed());
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
    await uploadProof(vera, claim.id);
    expect((await queue()).results).toMatchObject([{ id, badge: 'Nachweis liegt vor' }]);
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

  it('PP-18 of two simultaneous decisions only one succeeds; the other is told', async () => {
    const id = await caseOfClaim();
    const answers = await Promise.all([decide(id, 'APPROVE', rika), decide(id, 'REJECT', aydin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    // The receipt of the document, and one decision.
    expect(await test.mails(vera.email)).toHaveLength(2);
  });

  it('PP-18 a decided case is not taken over from an older page', async () => {
    const id = await caseOfClaim();
    await decide(id, 'APPROVE', rika);
    const taken = await aydin.inject({ method: 'POST', url: `/api-backend/admin/case/${id}/take/`, payload: {} });
    expect(taken.statusCode).toBe(409);
    expect((await opened(id)).assignee?.is_self).toBe(true);
  });

  it('PP-18 a step that is sent again after a lost answer is taken once, and answered like the first time', async () => {
    const id = await caseOfClaim();
    const steps = [() => measure(id, 'HIDE'), () => decide(id, 'ASK'), () => decide(id, 'REJECT')];
    for (const step of steps) {
      expect((await step()).statusCode).toBe(200);
      const { history } = await opened(id);
      const mails = await test.mails(vera.email);
      expect((await step()).json<DeskCase>()).toMatchObject({ history });
      expect(await test.mails(vera.email)).toHaveLength(mails.length);
    }
    const others = [await decide(id, 'REJECT', aydin), await decide(id, 'APPROVE')];
    expect(others).toMatchObject([{ statusCode: 409 }, { statusCode: 409 }]);
  });

  it('PP-18 asks one question at a time; while a case waits, it can be confirmed or refused', async () => {
    const id = await caseOfClaim();
    const answers = await Promise.all([decide(id, 'ASK', rika), decide(id, 'ASK', aydin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await test.mails(vera.email)).toHaveLength(2);
    expect((await opened(id)).decisions.map(({ decision }) => decision)).toEqual(['APPROVE', 'REJECT']);
    expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
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
    expect(JSON.stringify(await opened(found?.id ?? 0))).not.toContain('Es gibt schon einen Inhaber');
    expect(await status()).toEqual({ status: 'PUBLISHED', owner_id: vera.id, is_wpw_confirmed: true });
  });

  describe('a claim against the present owner', () => {
    let owner: Person;
    let id: number;
    let claim: OwnershipClaim;
    beforeEach(async () => {
      owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
      await test.db.updateTable('company').set({ owner_id: owner.id }).where('id', '=', company).execute();
      claim = await claimed();
      id = (await queue()).results[0]?.id ?? 0;
    });
    const disputes = async (person = owner) =>
      (await person.inject({ url: `/api-backend/company/${company}/ownership/disputes/` })).json<OwnershipDisputes>();
    const answer = (payload: object, person = owner) =>
      person.inject({ method: 'POST', url: `/api-backend/company/ownership/${claim.id}/answer/`, payload });
    const daysAgo = (days: number) =>
      test.db
        .updateTable('ownership_answer')
        .set({ informed_at: new Date(Date.now() - days * 86_400_000) })
        .execute();

    it('PP-18 is confirmed only when the owner has had 14 days to answer; both are told', async () => {
      expect((await queue()).results[0]?.badge).toBe('Zweiter Antrag');
      const notice = (await test.mails(owner.email)).at(-1);
      expect(notice?.text_body).toContain('Sie haben 14 Tage Zeit');
      await daysAgo(13);
      const refused = await decide(id, 'APPROVE');
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        expect.stringMatching(/^Der jetzige Inhaber hat bis zum .* Zeit zu antworten\./),
      ]);
      expect(await status()).toMatchObject({ owner_id: owner.id });
      await daysAgo(14.1);
      expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
      expect(await status()).toMatchObject({ owner_id: vera.id });
      expect((await test.mails(owner.email)).map(({ subject }) => subject)).toEqual([
        'Jemand möchte die Inhaberschaft von Haus kastanienallee bestätigen',
        'Die Inhaberschaft von Haus kastanienallee ist übergegangen',
      ]);
    });

    it('PP-18 may be refused at any time', async () => {
      expect((await decide(id, 'REJECT')).statusCode).toBe(200);
    });

    it('PP-18 the owner answers once; STAFF reads the answer and decides at once', async () => {
      expect((await disputes()).results).toMatchObject([
        { reference: claim.reference, answered_at: null, agrees: null },
      ]);
      const text = 'Ich bin seit Mai in Rente.';
      expect((await answer({ agrees: true, text })).statusCode).toBe(204);
      // Sent again after a lost answer.
      expect((await answer({ agrees: true, text })).statusCode).toBe(204);
      expect((await answer({ agrees: false })).statusCode).toBe(409);
      expect((await answer({ agrees: true, text: 'Doch nicht.' })).statusCode).toBe(409);
      expect((await disputes()).results).toMatchObject([{ agrees: true, text }]);
      const { evidence, history } = await opened(id);
      expect(evidence.map((one) => one.text).join(' ')).toContain(`Er gibt die Einrichtung ab. „${text}“`);
      expect(history.map(({ action }) => action)).toContain('Inhaber gibt die Einrichtung ab');
      expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
      expect(await disputes()).toEqual({ count: 0, results: [] });
    });

    it('PP-18 nobody else reads or answers it, and it needs an answer', async () => {
      for (const person of [vera, rika]) {
        expect(await disputes(person)).toEqual({ count: 0, results: [] });
        expect((await answer({ agrees: true }, person)).statusCode).toBe(404);
      }
      expect((await answer({})).json().error.details).toHaveProperty('agrees');
      expect(JSON.stringify(await disputes())).not.toMatch(/Lindner|vera/i);
    });

    it('PP-18 a new owner is informed of open claims, and has 14 days to answer them', async () => {
      const third = await createPerson(test, 'dritte', { profile_type: 'CARE_PROVIDER' });
      await claimed(third);
      await daysAgo(15);
      await decide(id, 'APPROVE');
      expect((await test.mails(vera.email)).map(({ subject }) => subject)).toContain(
        'Jemand möchte die Inhaberschaft von Haus kastanienallee bestätigen',
      );
      const [later] = (await queue()).results;
      expect((await decide(later?.id ?? 0, 'APPROVE')).statusCode).toBe(409);
      expect((await disputes(vera)).count).toBe(1);
    });
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
    const subjects = async () => (await test.mails(vera.email)).map(({ subject }) => subject);
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain(REASON);
    expect((await subjects()).at(-1)).toBe('Eintrag ausgeblendet: Haus kastanienallee');
    await measure(id, 'SHOW');
    expect((await subjects()).at(-1)).toBe('Eintrag wieder eingeblendet: Haus kastanienallee');
    expect((await test.inject(`/api-backend/company/details/${company}/`)).statusCode).toBe(200);
    expect((await measure(id, 'SHOW', rika, 'Ein anderer Grund.')).statusCode).toBe(409);
  });

  it('PP-18 a suspended account is out at once, until it is released; both reasons are mailed', async () => {
    const id = await caseOfClaim();
    await measure(id, 'SUSPEND');
    expect((await vera.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(401);
    const suspended = await opened(id);
    expect(suspended.measures).toContain('RESUME');
    // Somebody else may have suspended the account in another case.
    expect(suspended.facts.find(({ label }) => label === 'Konto')?.text).toMatch(/, gesperrt seit \d/);
    await measure(id, 'RESUME');
    expect((await opened(id)).facts.find(({ label }) => label === 'Konto')?.text).not.toContain('gesperrt');
    expect((await vera.inject({ url: '/api-backend/user/details/' })).statusCode).toBe(200);
    // The first one is the receipt of the document.
    const [, ...mails] = await test.mails(vera.email);
    expect(mails.map(({ subject, text_body }) => [subject, text_body.includes(REASON)])).toEqual([
      [expect.stringMatching(/^Konto gesperrt: /), true],
      [expect.stringMatching(/^Konto wieder freigegeben: /), true],
    ]);
  });

  /** The case itself says that this person takes part in it and what others may do. */
  async function expectNoStepFor(person: Person, id: number): Promise<void> {
    expect(await opened(id, person)).toMatchObject({ is_own: true, decisions: [], measures: [] });
    const forOthers = await opened(id);
    expect(forOthers.is_own).toBe(false);
    expect(forOthers.decisions).not.toEqual([]);
    expect(forOthers.measures).not.toEqual([]);
  }

  it('PP-18 nobody of STAFF decides about the own case', async () => {
    const double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    const id = await caseOfClaim(double);
    expect((await decide(id, 'APPROVE', double)).statusCode).toBe(403);
    expect((await measure(id, 'PROPOSE_REMOVAL', double)).statusCode).toBe(403);
    expect(await status()).toMatchObject({ owner_id: null });
    await expectNoStepFor(double, id);
  });

  it('PP-18 nobody of STAFF decides on a claim against the own provider', async () => {
    const double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    await test.db.updateTable('company').set({ owner_id: double.id }).where('id', '=', company).execute();
    const id = await caseOfClaim();
    const refused = await decide(id, 'REJECT', double);
    expect(refused.statusCode).toBe(403);
    expect(refused.payload).toContain('Über einen eigenen Fall entscheidet jemand anderes.');
    expect((await measure(id, 'SUSPEND', double)).statusCode).toBe(403);
    await expectNoStepFor(double, id);
    expect((await decide(id, 'REJECT')).statusCode).toBe(200);
  });

  it('PP-18 nobody of STAFF suspends an account of STAFF', async () => {
    const double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    const id = await caseOfClaim(double);
    expect((await opened(id, aydin)).measures).not.toContain('SUSPEND');
    expect((await measure(id, 'SUSPEND', aydin)).statusCode).toBe(409);
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

  it('PP-18 the log lists what was done at all cases, the latest first, with search and pages', async () => {
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'AGREE_REMOVAL', aydin);
    const log = async (query = '') =>
      (await aydin.inject({ url: `/api-backend/admin/audit/${query}` })).json<DeskAudit>();
    const mine = (await log('?q=kastanienallee')).results;
    expect(mine.map(({ action, actor }) => [action, actor])).toEqual([
      ['Entfernen zugestimmt, Eintrag entfernt', 'Mert Aydin'],
      ['Entfernen vorgeschlagen, Eintrag ausgeblendet', 'Rika Prüfer'],
      ['Dokument hochgeladen', 'Vera Lindner'],
    ]);
    expect(mine[0]).toMatchObject({ note: REASON, case: { id, title: 'Haus kastanienallee' } });
    const [second] = (await log('?limit=1&offset=1')).results;
    expect(second?.id).toBe(mine[1]?.id);
    expect((await log('?q=%25')).count).toBe(0);
    await test.databases.primary.pool.query('delete from desk_case');
    const kept = await log();
    expect(kept.results.slice(0, 3).map((entry) => entry.case)).toEqual([null, null, null]);
    expect(kept.count).toBeGreaterThanOrEqual(3);
  });

  it('AC-14 PP-18 a reported message is one case, in which its sender can be suspended by others than reporters, who get the reason', async () => {
    const insert = `insert into message (sender_id, recipient_id, title, content)
      values ($1, $2, 'Angebot ohne Wartezeit', 'Überweisen Sie heute 500 €.') returning id`;
    const { rows } = await test.databases.primary.pool.query<{ id: number }>(insert, [vera.id, aydin.id]);
    const url = `/api-backend/message/${rows[0]?.id}/report/`;
    const report = (reason: string) => aydin.inject({ method: 'POST', url, payload: { reason } });
    expect((await report('Betrug')).statusCode).toBe(201);
    expect((await report('Werbung')).statusCode).toBe(409);
    const { results } = await queue();
    expect(results).toMatchObject([{ kind: 'MESSAGE_REPORT', title: 'Angebot ohne Wartezeit' }]);
    const id = results[0]?.id ?? 0;
    const detail = await opened(id);
    expect(detail.facts.at(-1)?.text).toBe('Überweisen Sie heute 500 €.');
    expect(detail.evidence).toMatchObject([{ text: 'Betrug' }]);
    const isSignedIn = async () => (await vera.inject({ url: '/api-backend/user/details/' })).statusCode === 200;
    expect(await isSignedIn()).toBe(true);
    expect((await measure(id, 'SUSPEND')).statusCode).toBe(200);
    expect(await isSignedIn()).toBe(false);
    expect((await decide(id, 'UPHOLD', aydin)).statusCode).toBe(403);
    await expectNoStepFor(aydin, id);
    expect((await decide(id, 'UPHOLD')).statusCode).toBe(200);
    expect((await test.mails(aydin.email)).at(-1)?.text_body).toContain(REASON);
  });
});
