import type { DeskCase, DeskQueue } from '@care/contracts/schemas';
import { claimWithDocument } from '../../testing/claims';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { insertCologne } from '../../testing/rows';
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

  it('PP-18 does not decide on a claim of a rival while the own claim on the provider is open', async () => {
    const claim = await startedClaim();
    const id = await rivalCase();
    expect(await opened(id, double)).toMatchObject({ is_own: true, decisions: [], measures: [] });
    expect(await reject(id, double)).toBe(403);
    await double.inject({ method: 'POST', url: `${API}/company/ownership/${claim}/withdraw/` });
    expect((await opened(id, double)).is_own).toBe(false);
    expect(await reject(id, double)).toBe(200);
  });

  it('PP-18 decides on a claim of a rival after the own one has expired, and on claims on other providers', async () => {
    await startedClaim();
    const id = await rivalCase();
    await test.db
      .updateTable('ownership_claim')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', double.id)
      .execute();
    expect((await opened(id, double)).is_own).toBe(false);
    company = await createCompany(test, 'anderswo');
    await startedClaim();
    expect((await opened(id, double)).is_own).toBe(false);
    expect(await reject(id, double)).toBe(200);
  });

  it('PP-18 does not decide on a claim of which the person was informed as the owner', async () => {
    await test.db.updateTable('company').set({ owner_id: double.id }).where('id', '=', company).execute();
    const id = await rivalCase();
    await test.db.updateTable('company').set({ owner_id: null }).where('id', '=', company).execute();
    expect(await reject(id, double)).toBe(403);
    expect(await reject(id, rika)).toBe(200);
  });
});
