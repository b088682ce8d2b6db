import type { DeskQueue, OwnershipClaim } from '@care/contracts/schemas';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { createPerson, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const API = '/api-backend';
const REASON = 'Die Einrichtung ist seit Mai geschlossen.';

describe('a step at the desk that meets a step of the claimant', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let rika: Person;
  let vera: Person;
  let known: number;
  let twice: number;
  let claim: OwnershipClaim;
  let id: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, desk_case, mail_outbox, rate_limit_counter cascade',
    );
    rika = await createPerson(test, 'rika', { is_staff: true });
    vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    known = await insertCompany(test.db, 'haus-am-park', { name: 'Haus am Park' });
    twice = await insertCompany(test.db, 'haus-am-park-2', { name: 'Haus am Park II' });
    claim = await claimWithDocument(vera, twice);
    id = (await rika.inject({ url: `${API}/admin/queue/` })).json<DeskQueue>().results[0]?.id ?? 0;
  });

  const step = (action: string, payload: object) =>
    rika.inject({ method: 'POST', url: `${API}/admin/case/${id}/${action}/`, payload: { ...payload, reason: REASON } });
  const withdraw = () => vera.inject({ method: 'POST', url: `${API}/company/ownership/${claim.id}/withdraw/` });

  /** Keeps a row locked until the first step waits for it and the second step waits for the first. */
  async function whileLocked<First, Second>(
    row: { table: 'ownership_claim' | 'desk_case'; id: number },
    first: () => PromiseLike<First>,
    second: () => PromiseLike<Second>,
  ): Promise<[First, Second]> {
    const { steps } = await test.db.transaction().execute(async (db) => {
      await db.selectFrom(row.table).select('id').where('id', '=', row.id).forUpdate().execute();
      const before = Promise.resolve(first());
      await waitUntilBlocked(test);
      const after = Promise.resolve(second());
      await waitUntilBlocked(test, 2);
      return { steps: Promise.all([before, after]) };
    });
    return steps;
  }

  it.each([
    ['decide', 409, () => ({ decision: 'REJECT' })],
    ['measure', 200, () => ({ measure: 'SUSPEND' })],
    ['merge', 409, () => ({ company: known })],
  ] as const)('PP-18 "%s" waits for a claimant who withdraws, and answers %i', async (action, status, payload) => {
    const [withdrawn, done] = await whileLocked({ table: 'ownership_claim', id: claim.id }, withdraw, () =>
      step(action, payload()),
    );
    expect([withdrawn.statusCode, done.statusCode]).toEqual([200, status]);
  });

  it('PP-18 a merge waits for somebody who is following the provider, and moves that too', async () => {
    const values = { user_id: vera.id, company_id: twice };
    const { merged } = await test.db.transaction().execute(async (db) => {
      await db.insertInto('company_follow').values(values).execute();
      const merging = step('merge', { company: known });
      await waitUntilBlocked(test);
      return { merged: merging };
    });
    expect((await merged).statusCode).toBe(200);
    const followed = test.db.selectFrom('company_follow').select('user_id').where('company_id', '=', known);
    expect(await followed.execute()).toEqual([{ user_id: vera.id }]);
  });

  it('PP-18 a document waits for a decision, and is refused after it', async () => {
    const [decided, uploaded] = await whileLocked(
      { table: 'desk_case', id },
      () => step('decide', { decision: 'REJECT' }),
      () => uploadProof(vera, claim.id),
    );
    expect([decided.statusCode, uploaded.statusCode]).toEqual([200, 409]);
  });
});
