import type { DeskAudit, DeskCase, DeskQueue } from '@care/contracts/schemas';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, PASSWORD, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const API = '/api-backend';
const REASON = 'Der Vertrag nennt einen anderen Träger.';

describe('STAFF that takes part in a case', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let rika: Person;
  let double: Person;
  let vera: Person;
  let company: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, desk_case, mail_outbox, rate_limit_counter cascade',
    );
    rika = await createPerson(test, 'rika', { is_staff: true });
    double = await createPerson(test, 'doppelt', { profile_type: 'CARE_PROVIDER', is_staff: true });
    vera = await createPerson(test, 'vera', {
      profile_type: 'CARE_PROVIDER',
      first_name: 'Vera',
      last_name: 'Lindner',
    });
    company = await createCompany(test, 'kastanienallee');
  });

  const queue = async (query = '', staff = rika) =>
    (await staff.inject({ url: `${API}/admin/queue/${query}` })).json<DeskQueue>();
  const opened = async (id: number, staff: Person) =>
    (await staff.inject({ url: `${API}/admin/case/${id}/` })).json<DeskCase>();
  const reject = async (id: number, staff: Person) => {
    const payload = { decision: 'REJECT', reason: REASON };
    return (await staff.inject({ method: 'POST', url: `${API}/admin/case/${id}/decide/`, payload })).statusCode;
  };

  /** The case of a claim of Vera on the provider. */
  async function rivalCase(): Promise<number> {
    await claimWithDocument(vera, company);
    const [found] = (await queue('?sort=newest')).results;
    return found?.id ?? 0;
  }
  /** A claim of the person of STAFF that is only started. */
  async function startedClaim(): Promise<number> {
    const payload = { company, confirm: true, method: 'DOCUMENT' };
    const answer = await double.inject({ method: 'POST', url: `${API}/company/ownership/`, payload });
    return answer.json<{ id: number }>().id;
  }

  const setOwner = (owner_id: number | null) =>
    test.db.updateTable('company').set({ owner_id }).where('id', '=', company).execute();

  const withdraw = (claim: number) =>
    double.inject({ method: 'POST', url: `${API}/company/ownership/${claim}/withdraw/` });
  const withdrawnClaim = async () => withdraw(await startedClaim());

  /** The person of STAFF owns the provider and hands it over to somebody else. */
  async function handOver(): Promise<void> {
    await setOwner(double.id);
    const nora = await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' });
    const url = `${API}/company/${company}/handover/`;
    await double.inject({ method: 'POST', url, payload: { email: nora.email, password: PASSWORD } });
    expect((await nora.inject({ method: 'POST', url: `${url}accept/` })).statusCode).toBe(204);
  }

  /** Somebody else owns the provider and offers it to the person of STAFF. */
  async function offered(): Promise<void> {
    const nora = await createPerson(test, 'nora', { profile_type: 'CARE_PROVIDER' });
    await setOwner(nora.id);
    const payload = { email: double.email.toUpperCase(), password: PASSWORD };
    await nora.inject({ method: 'POST', url: `${API}/company/${company}/handover/`, payload });
  }

  const endedClaim = (company_id: number) =>
    test.db
      .insertInto('ownership_claim')
      .values({ company_id, user_id: double.id, method: 'DOCUMENT', status: 'REJECTED' })
      .execute();
  const mergedProvider = (merged_into_id: number) =>
    insertCompany(test.db, 'doppelt', { status: 'MERGED', merged_into_id });

  it('PP-18 does not decide on a claim of a rival while the own claim on the provider is open, nor after withdrawing it', async () => {
    const claim = await startedClaim();
    const id = await rivalCase();
    for (const step of [() => undefined, () => withdraw(claim)]) {
      await step();
      expect(await opened(id, double)).toMatchObject({ is_own: true, decisions: [], measures: [] });
      expect(await reject(id, double)).toBe(403);
    }
    expect((await opened(id, rika)).is_own).toBe(false);
    expect(await reject(id, rika)).toBe(200);
  });

  it.each([
    ['take', {}],
    ['decide', { decision: 'APPROVE' }],
    ['measure', { measure: 'HIDE' }],
    ['measure', { measure: 'SUSPEND' }],
    ['merge', { company: 1 }],
  ])(
    'PP-18 a page that was opened before the own claim cannot "%s" %j any more, also after its withdrawal',
    async (action, payload) => {
      const id = await rivalCase();
      expect((await opened(id, double)).decisions).not.toEqual([]);
      const claim = await startedClaim();
      for (const step of [() => undefined, () => withdraw(claim)]) {
        await step();
        const url = `${API}/admin/case/${id}/${action}/`;
        expect((await double.inject({ method: 'POST', url, payload: { ...payload, reason: REASON } })).statusCode).toBe(
          403,
        );
      }
      const changed = await test.db
        .selectFrom('desk_event')
        .select('action')
        .where('actor_id', '=', double.id)
        .execute();
      expect(changed).toEqual([]);
    },
  );

  it('PP-18 does not decide on a claim of a rival after the own one has expired, but on claims on other providers', async () => {
    await startedClaim();
    const id = await rivalCase();
    await test.db
      .updateTable('ownership_claim')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', double.id)
      .execute();
    expect(await reject(id, double)).toBe(403);
    company = await createCompany(test, 'anderswo');
    const other = await rivalCase();
    expect((await opened(other, double)).is_own).toBe(false);
    expect(await reject(other, double)).toBe(200);
  });

  it('PP-18 does not decide on a claim of which the person was informed as the owner', async () => {
    await setOwner(double.id);
    const id = await rivalCase();
    await setOwner(null);
    expect(await reject(id, double)).toBe(403);
    expect(await reject(id, rika)).toBe(200);
  });

  /** Everything that this person of STAFF can read of the case. */
  async function readable(id: number, staff: Person) {
    const { rows } = await test.databases.primary.pool.query<{ path: string }>(
      `select '/company/ownership/' || claim_id || '/document/' || id || '/' as path from ownership_document`,
    );
    const file = await staff.inject({ url: `${API}${rows[0]?.path}` });
    const log = (await staff.inject({ url: `${API}/admin/audit/?q=kastanienallee` })).json<DeskAudit>();
    const found = await queue('?q=lindner', staff);
    return { detail: await opened(id, staff), file: file.statusCode, log: log.results, found: found.count };
  }

  it.each([
    ['owns the provider', () => setOwner(double.id)],
    ['has an open claim on it', startedClaim],
    ['has withdrawn its claim on it', withdrawnClaim],
    ['had a claim on it that was refused', () => endedClaim(company)],
    ['had a claim on a provider that was merged into it', async () => endedClaim(await mergedProvider(company))],
    ['has handed it over', handOver],
  ])('PP-18 does not read the evidence, files and details of a rival if it %s', async (_reason, takePart) => {
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
  });

  it('PP-18 does not decide on a claim that was made after the person has handed the provider over', async () => {
    await handOver();
    const id = await rivalCase();
    expect(await reject(id, double)).toBe(403);
    expect(await reject(id, rika)).toBe(200);
  });

  it('PP-18 does not decide on a claim on a provider while it is offered to the person', async () => {
    await offered();
    const id = await rivalCase();
    expect(await opened(id, double)).toMatchObject({ is_own: true, decisions: [], files: [] });
    expect(await reject(id, double)).toBe(403);
    await double.inject({ method: 'DELETE', url: `${API}/company/${company}/handover/` });
    expect((await opened(id, double)).is_own).toBe(false);
    expect(await reject(id, double)).toBe(200);
  });

  /** Somebody registers the same house again, with another legal form, and brings a document. */
  async function duplicateCase(change: Parameters<typeof insertCompany>[2] = {}): Promise<number> {
    const name = 'Haus Kastanienallee gGmbH';
    const again = await insertCompany(test.db, 'noch-einmal', { name, status: 'PENDING_REVIEW', ...change });
    const values = { company_id: again, user_id: vera.id, method: 'DOCUMENT' } as const;
    await test.db.insertInto('ownership_claim').values(values).execute();
    await claimWithDocument(vera, again);
    const [found] = (await queue('?sort=newest')).results;
    return found?.id ?? 0;
  }

  it.each([
    ['owns', () => setOwner(double.id)],
    ['has claimed', startedClaim],
    ['had claimed', withdrawnClaim],
    ['has handed over', handOver],
  ])(
    'PP-18 does not decide on a registration that is a likely duplicate of a provider that it %s',
    async (_how, own) => {
      await own();
      const id = await duplicateCase();
      const { detail, file, log, found } = await readable(id, double);
      expect(detail).toMatchObject({
        kind: 'NEW_COMPANY',
        is_own: true,
        decisions: [],
        measures: [],
        evidence: [],
        files: [],
      });
      expect(detail.similar).toMatchObject([{ id: company, is_own: true }]);
      expect({ file, log, found }).toEqual({ file: 403, log: [], found: 0 });
      expect(await reject(id, double)).toBe(403);
      expect((await opened(id, rika)).is_own).toBe(false);
      expect(await reject(id, rika)).toBe(200);
    },
  );

  it.each([
    ['in another town', { zip_code: '50667' }],
    ['of another name', { name: 'Pflegedienst Meyer' }],
    ['in another street', { street: 'Ring 1, 50733 Köln, Deutschland', lat: 50.95 }],
  ])('PP-18 decides on a registration %s than the own provider', async (_how, change) => {
    await setOwner(double.id);
    const id = await duplicateCase(change);
    expect((await opened(id, double)).is_own).toBe(false);
    expect(await reject(id, double)).toBe(200);
  });

  it('PP-18 takes part in a claim that stayed at a provider when that was merged into the own one', async () => {
    const id = await rivalCase();
    const remaining = await createCompany(test, 'bleibt', double.id);
    await test.db
      .updateTable('company')
      .set({ status: 'MERGED', merged_into_id: remaining })
      .where('id', '=', company)
      .execute();
    const { detail, file, log, found } = await readable(id, double);
    expect({ detail, file, log, found }).toMatchObject({ detail: { is_own: true }, file: 403, log: [], found: 0 });
    expect(await reject(id, double)).toBe(403);
  });

  /** A message of Vera to the person of STAFF, who has reported it. */
  async function reportedMessage(): Promise<void> {
    const insert = `insert into message (sender_id, recipient_id, title, content) values ($1, $2, 'x', 'x') returning id`;
    const { rows } = await test.databases.primary.pool.query<{ id: number }>(insert, [vera.id, double.id]);
    const payload = { reason: 'Betrug' };
    await double.inject({ method: 'POST', url: `${API}/message/${rows[0]?.id}/report/`, payload });
  }

  const propose = (id: number, staff: Person) => {
    const payload = { measure: 'PROPOSE_REMOVAL', reason: REASON };
    return staff.inject({ method: 'POST', url: `${API}/admin/case/${id}/measure/`, payload });
  };
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
    ['registers it again', () => duplicateCase()],
    ['has sent a message that it has reported', reportedMessage],
  ])('PP-18 does not suspend somebody in another case who %s', async (_how, oppose) => {
    await startedClaim();
    await oppose();
    const row = { kind: 'MESSAGE_REPORT', subject_id: 900_000, reference: 'ME-9', title: 'Frage' };
    const { id } = await test.db
      .insertInto('desk_case')
      .values({ ...row, person_id: vera.id, company_id: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    const suspend = async (staff: Person) => {
      const payload = { measure: 'SUSPEND', reason: REASON };
      return (await staff.inject({ method: 'POST', url: `${API}/admin/case/${id}/measure/`, payload })).statusCode;
    };
    expect(await opened(id, double)).toMatchObject({ is_own: false, measures: [] });
    expect(await suspend(double)).toBe(409);
    expect((await opened(id, rika)).measures).toEqual(['SUSPEND']);
    expect(await suspend(rika)).toBe(200);
    expect(await opened(id, double)).toMatchObject({ is_own: false, measures: [] });
  });

  it('PP-18 reads the own document and the own steps of the own claim, and not the answer of the owner', async () => {
    await setOwner(vera.id);
    await claimWithDocument(double, company);
    const [dispute] = (await vera.inject({ url: `${API}/company/${company}/ownership/disputes/` })).json().results;
    const payload = { agrees: false, text: 'Sie arbeitet hier nicht.' };
    await vera.inject({ method: 'POST', url: `${API}/company/ownership/${dispute.id}/answer/`, payload });
    const id = (await queue()).results[0]?.id ?? 0;
    const { detail, file, log } = await readable(id, double);
    expect(file).toBe(200);
    for (const steps of [detail.history, log])
      expect(steps.map(({ action }) => action)).toEqual(['Dokument hochgeladen']);
    expect(JSON.stringify([detail, log])).not.toContain('arbeitet hier nicht');
    expect(JSON.stringify((await readable(id, rika)).detail)).toContain('arbeitet hier nicht');
  });
});
