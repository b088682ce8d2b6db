import type {
  DeskAudit,
  DeskCase,
  FoundReferences,
  ManagedAccounts,
  OwnershipClaim,
  OwnershipDisputes,
  PersonView,
} from '@care/contracts/schemas';
import { removeAll } from '../../testing/empty-tables';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { companyEntry } from '../../testing/company-entry';
import { deskOf } from '../../testing/desk';
import { createCompany, createPerson, linkParameter, PASSWORD, type Person } from '../../testing/people';
import { insertCologne } from '../../testing/rows';
import { appOfTests, expectRefusal, expectFields, expectStatus, statusesOf } from '../../testing/test-app';
import { dueAt } from './queue';

const REASON = 'Der Vertrag nennt die Einrichtung und Ihren Namen.';
const API = '/api-backend';
const VERA = { first_name: 'Vera', last_name: 'Lindner' };

const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
beforeEach(() => removeAll(test));

describe('desk of STAFF', () => {
  let rika: Person;
  let aydin: Person;
  let vera: Person;
  let company: number;
  beforeEach(async () => {
    rika = await createPerson(test, 'rika', { is_staff: true, first_name: 'Rika', last_name: 'Prüfer' });
    aydin = await createPerson(test, 'aydin', { is_staff: true, first_name: 'Mert', last_name: 'Aydin' });
    vera = await createPerson(test, 'vera', { ...VERA, profile_type: 'CARE_PROVIDER' });
    company = await createCompany(test, 'kastanienallee');
  });

  const queue = (query = '', staff = rika) => deskOf(staff).queue(query);
  const opened = (id: number, staff = rika) => deskOf(staff).opened(id);
  const decide = (id: number, decision: string, staff = rika, reason = REASON) =>
    deskOf(staff).decide(id, decision, reason);
  const measure = (id: number, name: string, staff = rika, reason = REASON) => deskOf(staff).measure(id, name, reason);
  const status = () => test.row('company', company);

  const claimed = (person = vera, of = company) => claimWithDocument(person, of);
  async function caseOfClaim(person = vera): Promise<number> {
    await claimed(person);
    return (await queue()).results.at(-1)?.id ?? 0;
  }

  it('PP-18 a document brings a claim into the list, with kind, search and order, until it is withdrawn', async () => {
    const claim = await claimed();
    const all = await queue();
    const shown = { title: 'Haus kastanienallee', badge: 'Nachweis liegt vor', assignee: null };
    expect(all.results).toMatchObject([{ ...shown, kind: 'OWNERSHIP', kind_label: 'Inhaberschaft' }]);
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
    const third = await createPerson(test, 'dritte', { profile_type: 'CARE_PROVIDER' });
    await claimed(third, await createCompany(test, 'neu'));
    const titles = async (query?: string) => (await queue(query)).results.map(({ title }) => title);
    const oldestFirst = ['Haus kastanienallee', 'Haus neu'];
    expect(await titles()).toEqual(oldestFirst);
    expect(await titles('?sort=oldest')).toEqual(oldestFirst);
    expect(await titles('?sort=newest')).toEqual(oldestFirst.toReversed());
    await vera.post(`/api-backend/company/ownership/${claim.id}/withdraw/`);
    expect(await titles()).toEqual(['Haus neu']);
    expect(await titles('?state=CLOSED')).toEqual(['Haus kastanienallee']);
  });

  it('PP-18 a confirmed claim makes the owner; the reason is mailed, and the history has all steps', async () => {
    const id = await caseOfClaim();
    await deskOf(rika).act(id, 'take', {});
    const [file] = (await opened(id)).files;
    await rika.get(`/api-backend${file?.path}`);
    expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
    expect(await status()).toMatchObject({ status: 'PUBLISHED', owner_id: vera.id, is_wpw_confirmed: true });
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain(REASON);
    const { history, state, decisions, files } = await opened(id);
    expect({ state, decisions }).toEqual({ state: 'CLOSED', decisions: [] });
    // No older page takes the case over.
    expect((await deskOf(aydin).act(id, 'take', {})).statusCode).toBe(409);
    expect(files).toMatchObject([{ name: 'Vertrag.pdf', path: null }]);
    expect(history.map(({ action, actor }) => [action, actor])).toEqual([
      ['Bestätigt', 'Rika Prüfer'],
      ['Dokument geöffnet', 'Rika Prüfer'],
      ['Fall übernommen', 'Rika Prüfer'],
      ['Dokument hochgeladen', 'Vera Lindner'],
    ]);
    expect(history[0]?.note).toBe(REASON);
  });

  it('PP-18 no claim is confirmed while its account is suspended or waits for its deletion; a refusal has a reason, which is mailed', async () => {
    const id = await caseOfClaim();
    for (const state of [
      { deletion_scheduled_at: new Date(Date.now() + 86_400_000) },
      { deletion_scheduled_at: null, disabled_at: new Date() },
    ]) {
      await test.update('user_account', vera.id, state);
      const refused = await decide(id, 'APPROVE');
      const text = 'Das Konto dieser Person ist gesperrt oder wird gelöscht. Der Antrag kann nicht bestätigt werden.';
      expectRefusal(refused, 409, text);
    }
    for (const reason of ['', '   ', undefined])
      expectFields(await deskOf(rika).act(id, 'decide', { decision: 'REJECT', reason }), 422, 'reason');
    expect((await decide(id, 'REJECT', rika, 'Der Vertrag nennt einen anderen Träger.')).statusCode).toBe(200);
    expect(await status()).toMatchObject({ owner_id: null });
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain('nennt einen anderen Träger');
  });

  it('PP-18 asks the claimant one question at a time, waits, and opens the case again with the next document', async () => {
    const id = await caseOfClaim();
    const question = 'Bitte auch die Seite mit den Unterschriften.';
    expect(await statusesOf([rika, aydin].map((staff) => decide(id, 'ASK', staff, question)))).toEqual([200, 409]);
    expect(await test.mails(vera.email)).toHaveLength(2);
    expect((await opened(id)).decisions.map(({ decision }) => decision)).toEqual(['APPROVE', 'REJECT']);
    expect((await queue('?state=WAITING')).results).toMatchObject([{ id, badge: 'Nachgefragt' }]);
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain('Seite mit den Unterschriften');
    const url = `/api-backend/company/${company}/ownership/`;
    const { claim } = (await vera.get(url)).json();
    expect(claim).toMatchObject({ status: 'PENDING_REVIEW', question });
    await uploadProof(vera, claim.id);
    expect((await queue()).results).toMatchObject([{ id, badge: 'Nachweis liegt vor' }]);
    expect((await vera.get(url)).json().claim.question).toBeNull();
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

  it('PP-18 AC-05 a new provider is published with the confirmation of its claim', async () => {
    company = (await vera.post('/api-backend/auth/company/register/', companyEntry)).json<{ id: number }>().id;
    await claimed(vera, company);
    const [found] = (await queue('?kind=NEW_COMPANY')).results;
    expect(found?.kind_label).toBe('Neue Einrichtung');
    await decide(found?.id ?? 0, 'APPROVE');
    expect(JSON.stringify(await opened(found?.id ?? 0))).not.toContain('Es gibt schon einen Inhaber');
    expect(await status()).toMatchObject({ status: 'PUBLISHED', owner_id: vera.id, is_wpw_confirmed: true });
  });

  describe('a claim against the present owner', () => {
    let owner: Person;
    let id: number;
    let claim: OwnershipClaim;
    beforeEach(async () => {
      owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
      await test.update('company', company, { owner_id: owner.id });
      claim = await claimed();
      id = (await queue()).results[0]?.id ?? 0;
    });
    const disputes = async (person = owner) =>
      (await person.get(`/api-backend/company/${company}/ownership/disputes/`)).json<OwnershipDisputes>();
    const answer = (payload: object, person = owner) =>
      person.post(`/api-backend/company/ownership/${claim.id}/answer/`, payload);
    const daysAgo = (days: number) =>
      test.update('ownership_answer', {}, { informed_at: new Date(Date.now() - days * 86_400_000) });

    it('PP-18 is confirmed only when the owner has had 14 days to answer; both are told', async () => {
      expect((await queue()).results[0]?.badge).toBe('Zweiter Antrag');
      expect((await test.mails(owner.email)).at(-1)?.text_body).toMatch(/Sie haben bis zum \d+\. \S+ \d{4} Zeit/);
      await daysAgo(13);
      expectRefusal(await decide(id, 'APPROVE'), 409, /^Der jetzige Inhaber hat bis zum .* Zeit zu antworten\./);
      expect(await status()).toMatchObject({ owner_id: owner.id });
      await daysAgo(14.1);
      expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
      expect(await status()).toMatchObject({ owner_id: vera.id });
      expect(await test.subjects(owner.email)).toEqual([
        'Jemand möchte die Inhaberschaft von Haus kastanienallee bestätigen',
        'Die Inhaberschaft von Haus kastanienallee ist übergegangen',
      ]);
    });

    it('PP-18 the owner answers once; STAFF reads the answer and decides at once', async () => {
      const { results } = await disputes();
      expect(results).toMatchObject([{ reference: claim.reference, answered_at: null, agrees: null }]);
      const text = 'Ich bin seit Mai in Rente.';
      expect((await answer({ agrees: true, text })).statusCode).toBe(204);
      // Sent again after a lost answer.
      expect((await answer({ agrees: true, text })).statusCode).toBe(204);
      expectStatus(409, await answer({ agrees: false }), await answer({ agrees: true, text: 'Doch nicht.' }));
      expect((await disputes()).results).toMatchObject([{ agrees: true, text }]);
      const { evidence, history } = await opened(id);
      expect(evidence.map((one) => one.text).join(' ')).toContain(`Er gibt die Einrichtung ab. „${text}“`);
      expect(history.map(({ action }) => action)).toContain('Inhaber gibt die Einrichtung ab');
      expect((await decide(id, 'APPROVE')).statusCode).toBe(200);
      expect(await disputes()).toEqual({ count: 0, results: [] });
    });

    it('PP-18 nobody else reads or answers it, it needs an answer, and may be refused at any time', async () => {
      for (const person of [vera, rika]) {
        expect(await disputes(person)).toEqual({ count: 0, results: [] });
        expect((await answer({ agrees: true }, person)).statusCode).toBe(404);
      }
      expect((await answer({})).json().error.details).toHaveProperty('agrees');
      expect(JSON.stringify(await disputes())).not.toMatch(/Lindner|vera/i);
      expect((await decide(id, 'REJECT')).statusCode).toBe(200);
    });

    it('PP-18 a new owner is informed of open claims, and has 14 days to answer them', async () => {
      await claimed(await createPerson(test, 'dritte', { profile_type: 'CARE_PROVIDER' }));
      await daysAgo(15);
      await decide(id, 'APPROVE');
      const subjects = await test.subjects(vera.email);
      expect(subjects).toContain('Jemand möchte die Inhaberschaft von Haus kastanienallee bestätigen');
      const [later] = (await queue()).results;
      expect((await decide(later?.id ?? 0, 'APPROVE')).statusCode).toBe(409);
      expect((await disputes(vera)).count).toBe(1);
    });
  });

  it('PP-18 hides a provider and shows it again; the owner gets the reason', async () => {
    const id = await caseOfClaim();
    await decide(id, 'APPROVE');
    await measure(id, 'HIDE');
    expect(await status()).toMatchObject({ status: 'HIDDEN' });
    expect((await test.inject(`/api-backend/company/details/${company}/`)).statusCode).toBe(404);
    const subjects = () => test.subjects(vera.email);
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
    expect((await vera.get('/api-backend/user/details/')).statusCode).toBe(401);
    const suspended = await opened(id);
    expect(suspended.measures).toContain('RESUME');
    // Somebody else may have suspended the account in another case.
    expect(suspended.facts.find(({ label }) => label === 'Konto')?.text).toMatch(/, gesperrt seit \d/);
    await measure(id, 'RESUME');
    expect((await opened(id)).facts.find(({ label }) => label === 'Konto')?.text).not.toContain('gesperrt');
    expect((await vera.get('/api-backend/user/details/')).statusCode).toBe(200);
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

  it('PP-18 nobody of STAFF decides about the own case, or suspends an account of STAFF', async () => {
    const double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    const id = await caseOfClaim(double);
    const refused = await decide(id, 'APPROVE', double);
    expect(refused.statusCode).toBe(403);
    expect(refused.payload).toContain('Über einen eigenen Fall entscheidet jemand anderes.');
    expect((await measure(id, 'PROPOSE_REMOVAL', double)).statusCode).toBe(403);
    expect(await status()).toMatchObject({ owner_id: null });
    await expectNoStepFor(double, id);
    expect((await opened(id, aydin)).measures).not.toContain('SUSPEND');
    expect((await measure(id, 'SUSPEND', aydin)).statusCode).toBe(409);
  });

  it('PP-18 the log lists what was done at all cases, the latest first, with search and pages, and cannot be changed', async () => {
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'AGREE_REMOVAL', aydin);
    const log = async (query = '') => (await aydin.get(`/api-backend/admin/audit/${query}`)).json<DeskAudit>();
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
    const { pool } = test.databases.primary;
    for (const change of [`update desk_event set note = 'x'`, 'delete from desk_event', 'truncate desk_event'])
      await expect(pool.query(change)).rejects.toThrow('The log of the desk is append-only.');
    await pool.query('delete from desk_case');
    const kept = await log();
    expect(kept.results.slice(0, 3).map((entry) => entry.case)).toEqual([null, null, null]);
    expect(kept.count).toBeGreaterThanOrEqual(3);
  });

  it('AC-14 PP-18 a reported message is one case, in which its sender can be suspended by others than reporters, who get the reason', async () => {
    const text = { title: 'Angebot ohne Wartezeit', content: 'Überweisen Sie heute 500 €.' };
    const message = await test.insertId('message', { ...text, sender_id: vera.id, recipient_id: aydin.id });
    const url = `/api-backend/message/${message}/report/`;
    const report = (reason: string) => aydin.post(url, { reason });
    expect((await report('Betrug')).statusCode).toBe(201);
    expect((await report('Werbung')).statusCode).toBe(409);
    const { results } = await queue();
    expect(results).toMatchObject([{ kind: 'MESSAGE_REPORT', title: 'Angebot ohne Wartezeit' }]);
    const id = results[0]?.id ?? 0;
    const detail = await opened(id);
    expect(detail.facts.at(-1)?.text).toBe('Überweisen Sie heute 500 €.');
    expect(detail.evidence).toMatchObject([{ text: 'Betrug' }]);
    const isSignedIn = async () => (await vera.get('/api-backend/user/details/')).statusCode === 200;
    expect(await isSignedIn()).toBe(true);
    expect((await measure(id, 'SUSPEND')).statusCode).toBe(200);
    expect(await isSignedIn()).toBe(false);
    expect((await decide(id, 'UPHOLD', aydin)).statusCode).toBe(403);
    await expectNoStepFor(aydin, id);
    expect((await decide(id, 'UPHOLD')).statusCode).toBe(200);
    expect((await test.mails(aydin.email)).at(-1)?.text_body).toContain(REASON);
  });
});

it('PP-18 deadlines of the desk: counts two working days, without the weekend', () => {
  expect(dueAt(new Date('2026-11-19T10:00:00Z')).toISOString()).toBe('2026-11-23T10:00:00.000Z');
  expect(dueAt(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2026-11-24T10:00:00.000Z');
  expect(dueAt(new Date('2026-11-23T10:00:00Z')).toISOString()).toBe('2026-11-25T10:00:00.000Z');
});

describe('STAFF that takes part in a case', () => {
  const REASON = 'Der Vertrag nennt einen anderen Träger.';
  let rika: Person;
  let double: Person;
  let vera: Person;
  let company: number;
  beforeEach(async () => {
    rika = await createPerson(test, 'rika', { is_staff: true });
    double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    vera = await createPerson(test, 'vera', { ...VERA, profile_type: 'CARE_PROVIDER' });
    company = await createCompany(test, 'kastanienallee');
  });

  const queue = (query = '', staff = rika) => deskOf(staff).queue(query);
  const opened = (id: number, staff: Person) => deskOf(staff).opened(id);
  const reject = async (id: number, staff: Person) => (await deskOf(staff, REASON).decide(id, 'REJECT')).statusCode;

  /** The case of a claim of Vera on the provider. */
  async function rivalCase(): Promise<number> {
    await claimWithDocument(vera, company);
    return deskOf(rika).newest();
  }
  /** A claim of the person of STAFF that is only started. */
  async function startedClaim(person = double): Promise<number> {
    const payload = { company, confirm: true, method: 'DOCUMENT' };
    return (await person.post(`${API}/company/ownership/`, payload)).json<{ id: number }>().id;
  }

  const setOwner = (owner_id: number | null) => test.update('company', company, { owner_id });

  const withdraw = (claim: number) => double.post(`${API}/company/ownership/${claim}/withdraw/`);
  const withdrawnClaim = async () => withdraw(await startedClaim());

  /** The person of STAFF owns the provider and hands it over to somebody else. */
  async function handOver(): Promise<void> {
    await setOwner(double.id);
    const nora = await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' });
    const url = `${API}/company/${company}/handover/`;
    await double.post(url, { email: nora.email, password: PASSWORD });
    expect((await nora.post(`${url}accept/`)).statusCode).toBe(204);
  }

  /** Somebody else owns the provider and offers it to the person of STAFF. */
  async function offered(person: Person): Promise<void> {
    const nora = await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' });
    await setOwner(nora.id);
    await nora.post(`${API}/company/${company}/handover/`, { email: person.email.toUpperCase(), password: PASSWORD });
  }

  const endedClaim = (company_id: number) =>
    test.insert('ownership_claim', { company_id, user_id: double.id, method: 'DOCUMENT', status: 'REJECTED' });
  const mergedProvider = (merged_into_id: number) =>
    test.insertCompany('doppelt', { status: 'MERGED', merged_into_id });

  it('PP-18 takes no step in the case of a rival while the own claim is open, nor after withdrawing it', async () => {
    const id = await rivalCase();
    expect((await opened(id, double)).decisions).not.toEqual([]);
    const claim = await startedClaim();
    for (const step of [() => undefined, () => withdraw(claim)]) {
      await step();
      expect(await opened(id, double)).toMatchObject({ is_own: true, decisions: [], measures: [] });
      for (const [action, payload] of Object.entries({
        take: {},
        decide: { decision: 'APPROVE' },
        measure: { measure: 'HIDE' },
        merge: { company: 1 },
      }))
        expect([action, (await deskOf(double, REASON).act(id, action, payload)).statusCode]).toEqual([action, 403]);
    }
    const steps = test.db.selectFrom('desk_event').select('action').where('actor_id', '=', double.id);
    expect(await steps.execute()).toEqual([]);
    expect((await opened(id, rika)).is_own).toBe(false);
    expect(await reject(id, rika)).toBe(200);
  });

  it('PP-18 RV-03 does not decide with or about another account of its mailbox, once that is confirmed', async () => {
    const email = 'doppelt+2@beispiel.example';
    const same = await createPerson(test, 'doppelt2', { profile_type: 'CARE_PROVIDER', email });
    for (const [how, takePart] of Object.entries({
      owns: () => setOwner(same.id),
      owned: () => setOwner(null),
      claims: () => startedClaim(same),
      offered: async () => {
        await test.db.deleteFrom('ownership_claim').where('user_id', '=', same.id).execute();
        await test.db.deleteFrom('company_ownership').execute();
        await offered(same);
      },
    })) {
      await takePart();
      const id = await rivalCase();
      expect([how, await opened(id, double)]).toMatchObject([how, { is_own: true, evidence: [], files: [] }]);
      expect([how, await reject(id, double)]).toEqual([how, 403]);
      expect([how, await reject(id, rika)]).toEqual([how, 200]);
    }
    vera = same;
    company = await createCompany(test, 'anderswo');
    const about = await rivalCase();
    expect(await opened(about, double)).toMatchObject({ is_own: true, decisions: [], measures: [] });
    expect(await reject(about, double)).toBe(403);
    await test.update('user_account', same.id, { email_verified_at: null });
    expect(await reject(about, double)).toBe(200);
  });

  /** Everything that this person of STAFF can read of the case. */
  async function readable(id: number, staff: Person) {
    const { rows } = await test.databases.primary.pool.query<{ path: string }>(
      `select '/company/ownership/' || claim_id || '/document/' || id || '/' as path from ownership_document`,
    );
    const file = await staff.get(`${API}${rows[0]?.path}`);
    const log = (await staff.get(`${API}/admin/audit/?q=kastanienallee`)).json<DeskAudit>();
    const found = await queue('?q=lindner', staff);
    return { detail: await opened(id, staff), file: file.statusCode, log: log.results, found: found.count };
  }

  it.each([
    ['owns the provider', () => setOwner(double.id)],
    [
      'had a claim on it that has expired',
      async () => {
        await startedClaim();
        await test.update('ownership_claim', {}, { expires_at: new Date(Date.now() - 1000) });
      },
    ],
    ['had a claim on a provider that was merged into it', async () => endedClaim(await mergedProvider(company))],
    ['has handed it over', handOver],
  ])('PP-18 does not decide on a rival, or read evidence, files and details, if it %s', async (_reason, takePart) => {
    await takePart();
    const id = await rivalCase();
    const { detail, file, log, found } = await readable(id, double);
    expect(detail).toMatchObject({
      is_own: true,
      title: 'Haus kastanienallee',
      facts: [{ label: 'Einrichtung', href: expect.stringContaining('kastanienallee') }],
      evidence: [],
      files: [],
      history: [],
    });
    expect({ file, log, found }).toEqual({ file: 403, log: [], found: 0 });
    expect(JSON.stringify(detail)).not.toMatch(/Lindner|vera|Vertrag/i);
    expect((await queue('', double)).results).toMatchObject([{ id, title: 'Haus kastanienallee' }]);
    const others = await readable(id, rika);
    expect(others.detail.facts[0]?.text).toContain('Vera Lindner');
    expect(others.detail.evidence).not.toEqual([]);
    expect(others.detail.files).toMatchObject([{ name: 'Vertrag.pdf' }]);
    expect(others).toMatchObject({ file: 200, found: 1, detail: { is_own: false } });
    expect(others.log.map(({ action }) => action)).toEqual(['Dokument geöffnet', 'Dokument hochgeladen']);
    expect([await reject(id, double), await reject(id, rika)]).toEqual([403, 200]);
  });

  /** Somebody registers the same house again, with another legal form, and brings a document. */
  async function duplicateCase(): Promise<number> {
    const entry = { name: 'Haus Kastanienallee gGmbH', status: 'PENDING_REVIEW' } as const;
    const again = await test.insertCompany('noch-einmal', entry);
    await test.insert('ownership_claim', { company_id: again, user_id: vera.id, method: 'DOCUMENT' });
    await claimWithDocument(vera, again);
    return deskOf(rika).newest();
  }

  it.each([
    ['owns', () => setOwner(double.id)],
    ['had claimed', withdrawnClaim],
  ])('PP-18 does not decide on a likely duplicate of a provider that it %s', async (_how, own) => {
    await own();
    const id = await duplicateCase();
    const { detail, file, log, found } = await readable(id, double);
    const nothing = { decisions: [], measures: [], evidence: [], files: [] };
    expect(detail).toMatchObject({ ...nothing, kind: 'NEW_COMPANY', is_own: true });
    expect(detail.similar).toMatchObject([{ id: company, is_own: true }]);
    expect({ file, log, found }).toEqual({ file: 403, log: [], found: 0 });
    expect(await reject(id, double)).toBe(403);
    expect((await opened(id, rika)).is_own).toBe(false);
    expect(await reject(id, rika)).toBe(200);
  });

  /** A message of Vera to the person of STAFF, who has reported it. */
  async function reportedMessage(): Promise<void> {
    const message = { sender_id: vera.id, recipient_id: double.id, title: 'x', content: 'x' };
    await double.post(`${API}/message/${await test.insertId('message', message)}/report/`, { reason: 'Betrug' });
  }

  const propose = (id: number, staff: Person) => deskOf(staff, REASON).measure(id, 'PROPOSE_REMOVAL');
  it('PP-18 does not read who proposes the removal of the provider, nor why', async () => {
    await startedClaim();
    const id = await rivalCase();
    await propose(id, rika);
    const detail = await opened(id, double);
    expect(detail).toMatchObject({ state: 'SECOND_PERSON', is_own: true, proposal: null, history: [] });
    expect(JSON.stringify(detail)).not.toContain(REASON);
    expect((await opened(id, rika)).proposal).toMatchObject({ is_self: true, reason: REASON });
  });

  it('PP-18 still reads the removal that it has proposed before it took part', async () => {
    const id = await rivalCase();
    await propose(id, double);
    await endedClaim(company);
    expect(await opened(id, double)).toMatchObject({
      is_own: true,
      measures: [],
      proposal: { is_self: true, reason: REASON },
    });
  });

  it.each([
    ['claims the provider too', () => rivalCase()],
    ['owns the provider', () => setOwner(vera.id)],
    ['has sent a message that it has reported', reportedMessage],
  ])('PP-18 does not suspend somebody in another case who %s', async (_how, oppose) => {
    await startedClaim();
    await oppose();
    const row = { kind: 'MESSAGE_REPORT', subject_id: 900_000, reference: 'ME-9', title: 'Frage' };
    const { id } = await test.insertRow('desk_case', { ...row, person_id: vera.id, company_id: null });
    const suspend = async (staff: Person) => (await deskOf(staff, REASON).measure(id, 'SUSPEND')).statusCode;
    expect(await opened(id, double)).toMatchObject({ is_own: false, measures: [] });
    expect(await suspend(double)).toBe(409);
    expect((await opened(id, rika)).measures).toEqual(['SUSPEND']);
    expect(await suspend(rika)).toBe(200);
    expect(await opened(id, double)).toMatchObject({ is_own: false, measures: [] });
  });

  it('PP-18 reads the own document and the own steps of the own claim, and not the answer of the owner', async () => {
    await setOwner(vera.id);
    await claimWithDocument(double, company);
    const [dispute] = (await vera.get(`${API}/company/${company}/ownership/disputes/`)).json().results;
    const payload = { agrees: false, text: 'Sie arbeitet hier nicht.' };
    await vera.post(`${API}/company/ownership/${dispute.id}/answer/`, payload);
    const id = (await queue()).results[0]?.id ?? 0;
    const { detail, file, log } = await readable(id, double);
    expect(file).toBe(200);
    for (const steps of [detail.history, log])
      expect(steps.map(({ action }) => action)).toEqual(['Dokument hochgeladen']);
    expect(JSON.stringify([detail, log])).not.toContain('arbeitet hier nicht');
    expect(JSON.stringify((await readable(id, rika)).detail)).toContain('arbeitet hier nicht');
  });
});

describe('accounts at the desk', () => {
  const measure = (by: Person, of: Person, kind: string) =>
    by.post(`${API}/admin/account/${of.id}/measure/`, { measure: kind, reason: 'Das Passwort ist bekannt.' });
  const found = async (by: Person, q: string) => {
    const answer = await by.get(`${API}/admin/account/?q=${encodeURIComponent(q)}`);
    return answer.json<ManagedAccounts>().results.map(({ username }) => username);
  };

  it('OP-15 ADMIN finds accounts by whole names only, suspends them at once, also of STAFF, and resets a sign-in', async () => {
    const chefin = await createPerson(test, 'chefin', { is_staff: true });
    const rika = await createPerson(test, 'rika', { is_staff: true });
    const vera = await createPerson(test, 'vera');
    const company_id = await createCompany(test, 'haus', vera.id);
    await test.insert('desk_case', {
      ...{ kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-1', title: 'Haus', company_id, person_id: rika.id },
    });
    for (const q of ['VERA', vera.email, 'haus']) expect(await found(chefin, q)).toEqual(['vera']);
    expect(await found(chefin, 'in-1')).toEqual(['rika']);
    expect(await found(chefin, 'ver')).toEqual([]);
    for (const _twice of [1, 2])
      expect((await measure(chefin, rika, 'SUSPEND')).json()).toMatchObject({ is_suspended: true });
    expect((await rika.get(`${API}/admin/queue/`)).statusCode).toBe(401);
    expect((await measure(chefin, rika, 'RESUME')).json()).toMatchObject({ is_suspended: false });
    expect((await measure(chefin, vera, 'RESET_SIGN_IN')).statusCode).toBe(200);
    expect((await vera.get(`${API}/user/details/`)).statusCode).toBe(401);
    const told = (await test.mails()).map(({ recipient, subject }) => `${recipient} ${subject.split(':')[0]}`);
    expect(told.toSorted()).toEqual([
      'rika@beispiel.example Konto gesperrt',
      'rika@beispiel.example Konto wieder freigegeben',
      'vera@beispiel.example Anmeldung zurückgesetzt',
    ]);
    const entries = await test.db.selectFrom('audit_entry').select(['action', 'subject']).orderBy('id').execute();
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([`account-suspended account:${rika.id}`, `sign-in-reset account:${vera.id}`]),
    );
    expect(entries.filter(({ action }) => action === 'account-suspended')).toHaveLength(1);
    expect((await measure(chefin, { ...vera, id: 999_999 }, 'SUSPEND')).statusCode).toBe(404);
  });

  it('OP-15 nobody decides about an own account, or one in whose case they take part', async () => {
    const chef = await createPerson(test, 'chef', { is_staff: true });
    const double = await createPerson(test, 'doppelt', { email: 'chef+2@beispiel.example' });
    const rival = await createPerson(test, 'rivale');
    const company_id = await createCompany(test, 'streit', chef.id);
    await test.insert('desk_case', {
      ...{ kind: 'OWNERSHIP', subject_id: 2, reference: 'IN-2', title: 'Streit', company_id, person_id: rival.id },
    });
    for (const person of [chef, double, rival]) expect((await measure(chef, person, 'SUSPEND')).statusCode).toBe(403);
  });

  it('OP-74 MODERATOR finds accounts behind whole references, numbers and addresses of the site, never by parts', async () => {
    const mo = await createPerson(test, 'mo', { is_staff: true });
    const vera = await createPerson(test, 'vera');
    const company_id = await createCompany(test, 'haus', vera.id);
    const rating = await test.insertRating(company_id, vera.id);
    const message = await test.insertId('message', {
      ...{ sender_id: vera.id, recipient_id: mo.id, title: 'Geheim', content: 'Inhalt', company_id },
    });
    const entry = { kind: 'OWNERSHIP', subject_id: 1, reference: 'IN-7', title: 'Haus', company_id };
    const { id } = await test.insertRow('desk_case', { ...entry, person_id: vera.id });
    const found = async (q: string) => (await mo.get(`${API}/admin/find/?q=${encodeURIComponent(q)}`)).json();
    const person = { id: vera.id, username: 'vera' };
    for (const q of ['VERA', vera.email, `KO-${vera.id}`])
      expect((await found(q)).results).toMatchObject([{ kind: 'ACCOUNT', id: vera.id, person }]);
    expect((await found('in-7')).results).toMatchObject([{ kind: 'CASE', path: `/verwaltung/${id}`, person }]);
    expect((await found('https://site.example/pflegeanbieter/profiles/haus?x=1')).results).toMatchObject([
      { kind: 'COMPANY', text: 'Haus haus', path: '/pflegeanbieter/profiles/haus', person },
    ]);
    const { results } = await found(`/pflegeanbieter/bewertung/${rating}/melden`);
    expect(results).toContainEqual(expect.objectContaining({ kind: 'RATING', id: rating, person }));
    const answer = await found(`https://site.example/nachrichten/${message}`);
    expect(answer.results).toContainEqual(expect.objectContaining({ kind: 'MESSAGE', text: 'von', person }));
    expect(JSON.stringify(answer)).not.toMatch(/Geheim|Inhalt/);
    for (const q of ['ver', 'beispiel.example', '%%%']) expect(await found(q)).toEqual({ count: 0, results: [] });
  });

  it('OP-74 OP-75 who takes part learns neither the author of a review nor the account of the other side', async () => {
    const mo = await createPerson(test, 'mo', { is_staff: true });
    const own = await createCompany(test, 'eigenes', mo.id);
    const author = await createPerson(test, 'autorin');
    const rating = await test.insertRating(own, author.id);
    await test.insertRating(await createCompany(test, 'anderes', null), author.id);
    const found = (await mo.get(`${API}/admin/find/?q=/bewertung/${rating}`)).json<FoundReferences>();
    expect(found.results.filter(({ kind }) => kind === 'RATING')).toMatchObject([{ person: null }]);
    const seen = (await mo.get(`${API}/admin/account/${author.id}/`)).json<PersonView>();
    expect(seen.entries.filter(({ section }) => section === 'RATING')).toMatchObject([{ text: 'Haus anderes' }]);
    expect((await mo.get(`${API}/admin/account/${mo.id}/`)).statusCode).toBe(403);
    const rival = await createPerson(test, 'rivale');
    const entry = { kind: 'OWNERSHIP', subject_id: 2, reference: 'IN-2', title: 'Streit', company_id: own };
    await test.insert('desk_case', { ...entry, person_id: rival.id });
    expect((await mo.get(`${API}/admin/account/${rival.id}/`)).statusCode).toBe(403);
    expect((await mo.get(`${API}/admin/find/?q=rivale`)).json().results).toMatchObject([{ person: null }]);
  });

  it('OP-75 MODERATOR sees companies, applications, reviews, consents, sessions and held messages of a person, without texts; opening is in the audit log', async () => {
    const mo = await createPerson(test, 'mo', { is_staff: true });
    const vera = await createPerson(test, 'vera');
    const company = await createCompany(test, 'haus', vera.id);
    await test.insertRating(company, vera.id);
    await test.insert('message', {
      ...{ sender_id: vera.id, recipient_id: mo.id, title: 'Geheim', content: 'Inhalt', is_held: true },
    });
    await vera.post(`${API}/user/consents/`, { key: 'terms', version: '2026-01', granted: true });
    await test.insert('application', { company_id: company, applicant_id: vera.id, message_id: null });
    const answer = await mo.get(`${API}/admin/account/${vera.id}/`);
    const { account, entries } = answer.json<PersonView>();
    expect(account).toMatchObject({ username: 'vera', email: vera.email });
    expect(entries.map(({ section, text, state }) => [section, text, state])).toEqual([
      ['APPLICATION', 'Haus haus', 'SUBMITTED'],
      ['COMPANY', 'Haus haus', 'PUBLISHED'],
      ['CONSENT', 'terms 2026-01', 'GRANTED'],
      ['HELD', '', 'CONTACT'],
      ['RATING', 'Haus haus', 'PUBLISHED'],
      ['SESSION', '203.0.113.x, Test', ''],
    ]);
    expect(answer.body).not.toMatch(/Geheim|Inhalt/);
    const logged = test.db.selectFrom('audit_entry').select(['actor', 'subject']).where('action', '=', 'person-opened');
    expect(await logged.execute()).toContainEqual({ actor: 'mo', subject: `account:${vera.id}` });
    expect((await mo.get(`${API}/admin/account/999999/`)).statusCode).toBe(404);
  });

  const erase = (who: Person, whom: Person, password = PASSWORD) =>
    who.post(`${API}/admin/account/${whom.id}/erase/`, { reason: 'Auf Wunsch per Brief', password });
  const keep = (who: Person, whom: Person) => who.post(`${API}/admin/account/${whom.id}/keep/`, { reason: 'Irrtum' });
  const actionsOn = async (person: Person) => {
    const entries = test.db.selectFrom('audit_entry').select('action').where('subject', '=', `account:${person.id}`);
    return (await entries.orderBy('id').execute()).map(({ action }) => action);
  };

  it('OP-76 ADMIN deletes an account with a reason and the own password; it is locked, can be kept for 14 days, and then is gone', async () => {
    const chefin = await createPerson(test, 'chefin', { is_staff: true });
    const vera = await createPerson(test, 'vera');
    expect((await erase(chefin, vera, 'geraten')).statusCode).toBe(422);
    expect((await erase(chefin, chefin)).statusCode).toBe(403);
    for (const _twice of [1, 2])
      expect((await erase(chefin, vera)).json()).toMatchObject({ deletion_scheduled_at: expect.any(String) });
    expect((await vera.get(`${API}/user/details/`)).statusCode).toBe(401);
    const told = await test.mails(vera.email);
    expect(told.map(({ subject }) => subject)).toEqual(['Ihr Konto wird gelöscht']);
    expect(told[0]?.text_body).toContain('Auf Wunsch per Brief');
    for (const _twice of [1, 2])
      expect((await keep(chefin, vera)).json()).toMatchObject({ deletion_scheduled_at: null });
    expect(await actionsOn(vera)).toEqual(['erasure-scheduled', 'erasure-scheduled', 'erasure-cancelled']);
    await erase(chefin, vera);
    await test.update('user_account', vera.id, { deletion_scheduled_at: new Date() });
    await test.app.jobs.perform('account-deletion');
    expectStatus(404, await chefin.get(`${API}/admin/account/${vera.id}/`), await erase(chefin, vera));
  });

  it('OP-76 the last ADMIN cannot be deleted, also by two at the same time', async () => {
    const [one, two] = [
      await createPerson(test, 'eins', { is_staff: true }),
      await createPerson(test, 'zwei', { is_staff: true }),
    ];
    const both = await Promise.all([erase(one, two), erase(two, one)]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  describe('OP-77 a change of the address after proof', () => {
    const NEW = 'neue.vera@beispiel.example';
    let chefin: Person;
    let vera: Person;
    beforeEach(async () => {
      chefin = await createPerson(test, 'chefin', { is_staff: true });
      vera = await createPerson(test, 'vera');
    });
    const start = (email = NEW, password = PASSWORD, whom = vera) =>
      chefin.post(`${API}/admin/account/${whom.id}/email/`, { email, reason: 'Ausweis gesehen', password });
    const confirm = (key: string) => test.post(`${API}/auth/verify-email/`, { key });
    const keyOf = async (address: string) => linkParameter((await test.mails(address)).at(-1)?.text_body ?? '', 'key');
    const letDaysPass = () =>
      test.databases.primary.pool.query(`update account_key set created_at = created_at - interval '3 days'`);
    const emailOf = async () => (await test.row('user_account', vera.id)).email;

    it('OP-77 the new address confirms after three days, once; all sessions end, and both addresses are told', async () => {
      expect((await start()).statusCode).toBe(200);
      const key = await keyOf(NEW);
      expect((await confirm(key)).json().error.details.key).toMatch(/^Dieser Link gilt erst ab dem /);
      await letDaysPass();
      expect((await confirm(key)).json()).toEqual({ confirmed: 'EMAIL_CHANGE' });
      expect((await confirm(key)).json()).toEqual({ confirmed: 'EMAIL_CHANGE', already: true });
      expect(await emailOf()).toBe(NEW);
      expect((await vera.get(`${API}/user/details/`)).statusCode).toBe(401);
      expect((await confirm(await keyOf(vera.email))).statusCode).toBe(422);
      expect(await actionsOn(vera)).toEqual(['email-change-started', 'email-changed']);
    });

    it('OP-77 the old address objects, and a new password by its owner ends the change', async () => {
      await start();
      expect((await confirm(await keyOf(vera.email))).json()).toEqual({ confirmed: 'EMAIL_KEPT' });
      await letDaysPass();
      expect((await confirm(await keyOf(NEW))).statusCode).toBe(422);
      await start();
      const next = 'Ein-anderes-Kennwort-8';
      await vera.post(`${API}/auth/password/change/`, { old_password: PASSWORD, password: next, password2: next });
      await letDaysPass();
      expect((await confirm(await keyOf(NEW))).statusCode).toBe(422);
      expect(await emailOf()).toBe(vera.email);
    });

    it('OP-77 needs the password of STAFF, another person, and an address of nobody else', async () => {
      const other = await createPerson(test, 'andere');
      for (const [email, password] of [
        [NEW, 'geraten'],
        [vera.email, PASSWORD],
        [other.email, PASSWORD],
      ] as const)
        expect((await start(email, password)).statusCode).toBe(422);
      expect((await start(NEW, PASSWORD, chefin)).statusCode).toBe(403);
      expect(await test.mails(NEW)).toEqual([]);
    });
  });
});
