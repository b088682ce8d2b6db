import type { DeskCase, DeskQueue } from '@care/contracts/schemas';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { insertCologne, insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const API = '/api-backend';
const REASON = 'Die Einrichtung ist seit Mai geschlossen.';

describe('removal of a provider at the desk', () => {
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
    aydin = await createPerson(test, 'aydin', { is_staff: true });
    vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    company = await createCompany(test, 'kastanienallee');
  });

  const opened = async (id: number, staff = rika) =>
    (await staff.inject({ url: `${API}/admin/case/${id}/` })).json<DeskCase>();
  const act = (id: number, action: string, payload: object, staff = rika) =>
    staff.inject({
      method: 'POST',
      url: `${API}/admin/case/${id}/${action}/`,
      payload: { reason: REASON, ...payload },
    });
  const decide = (id: number, decision: string) => act(id, 'decide', { decision });
  const AGREED = 'Ich stimme zu.';
  const measure = (id: number, name: string, staff = rika) =>
    act(id, 'measure', { measure: name, ...(name === 'AGREE_REMOVAL' && { reason: AGREED }) }, staff);
  const status = () =>
    test.db.selectFrom('company').select(['status', 'owner_id']).where('id', '=', company).executeTakeFirstOrThrow();

  const caseRow = (id: number) =>
    test.db.selectFrom('desk_case').select(['state', 'closed_at']).where('id', '=', id).executeTakeFirstOrThrow();

  /** A claim with a document, and the case that it became. */
  async function claimed(person = vera, of = company): Promise<{ claim: number; id: number }> {
    const claim = await claimWithDocument(person, of);
    const { results } = (await rika.inject({ url: `${API}/admin/queue/?q=${claim.reference}` })).json<DeskQueue>();
    return { claim: claim.id, id: results[0]?.id ?? 0 };
  }
  const caseOfClaim = async (person = vera): Promise<number> => (await claimed(person)).id;
  const secondClaim = async () => claimed(await createPerson(test, 'zweite', { profile_type: 'CARE_PROVIDER' }));

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

  it('PP-18 a removed provider has no owner any more, who is told why; steps inside the desk are not mailed', async () => {
    const id = await caseOfClaim();
    await decide(id, 'APPROVE');
    const before = (await test.mails(vera.email)).length;
    for (const [name, staff] of [
      ['PROPOSE_REMOVAL', rika],
      ['REFUSE_REMOVAL', aydin],
      ['PROPOSE_REMOVAL', rika],
      ['WITHDRAW_REMOVAL', rika],
      ['PROPOSE_REMOVAL', rika],
      ['AGREE_REMOVAL', aydin],
    ] as const)
      expect((await measure(id, name, staff)).statusCode).toBe(200);
    const proposed = 'Entfernen vorgeschlagen, Eintrag ausgeblendet: Haus kastanienallee';
    expect((await test.mails(vera.email)).slice(before).map(({ subject }) => subject)).toEqual([
      proposed,
      proposed,
      proposed,
      'Entfernen zugestimmt, Eintrag entfernt: Haus kastanienallee',
    ]);
    // The reason is that of the proposal; the words of the second person stay inside.
    const text = (await test.mails(vera.email)).at(-1)?.text_body;
    expect(text).toContain(REASON);
    expect(text).not.toContain(AGREED);
    expect(await status()).toMatchObject({ status: 'REMOVED', owner_id: null });
    expect((await vera.inject({ url: '/api-backend/user/details/' })).json()).toMatchObject({ company: null });
  });

  it('PP-18 PK-05 a removed provider has no package any more, one that is only hidden keeps it', async () => {
    const booked = { subscription: 'PREMIUM_TIER', billing_period: 'YEARLY' } as const;
    await test.db.updateTable('company').set(booked).where('id', '=', company).execute();
    const stored = () =>
      test.db
        .selectFrom('company')
        .select(['subscription', 'billing_period'])
        .where('id', '=', company)
        .executeTakeFirstOrThrow();
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    expect(await stored()).toEqual(booked);
    await measure(id, 'AGREE_REMOVAL', aydin);
    expect(await stored()).toEqual({ subscription: 'FREE_TIER', billing_period: null });
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

  it('PP-18 a provider has one proposed removal at a time, also with two cases', async () => {
    const first = await caseOfClaim();
    const { id: second } = await secondClaim();
    await measure(first, 'PROPOSE_REMOVAL');
    expect((await opened(second, aydin)).measures).not.toContain('PROPOSE_REMOVAL');
    expect((await measure(second, 'PROPOSE_REMOVAL', aydin)).statusCode).toBe(409);
    await measure(first, 'REFUSE_REMOVAL', aydin);
    expect((await measure(second, 'PROPOSE_REMOVAL', aydin)).statusCode).toBe(200);
  });

  it('PP-18 a refused removal does not hide what another case has shown meanwhile', async () => {
    const first = await caseOfClaim();
    const { id: second } = await secondClaim();
    await measure(first, 'HIDE');
    await measure(first, 'PROPOSE_REMOVAL');
    await measure(second, 'SHOW');
    await measure(first, 'WITHDRAW_REMOVAL');
    expect(await status()).toMatchObject({ status: 'PUBLISHED' });
  });

  it('PP-18 a provider is not merged while its removal is proposed in another case', async () => {
    const first = await caseOfClaim();
    const { id: second } = await secondClaim();
    const into = await insertCompany(test.db, 'kastanienallee-2', { name: 'Haus kastanienallee' });
    await measure(first, 'PROPOSE_REMOVAL');
    const refused = await act(second, 'merge', { company: into });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      'Für diesen Eintrag ist das Entfernen vorgeschlagen. Bitte entscheiden Sie zuerst darüber.',
    ]);
    await measure(first, 'WITHDRAW_REMOVAL');
    expect((await act(second, 'merge', { company: into })).statusCode).toBe(200);
  });

  it('PP-18 a decided case is decided again after a removal that was not carried out', async () => {
    const id = await caseOfClaim();
    await decide(id, 'APPROVE');
    const { closed_at } = await caseRow(id);
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect(await caseRow(id)).toEqual({ state: 'CLOSED', closed_at });
  });

  it('PP-18 a question that was asked before a proposed removal still waits after it, unless it was answered', async () => {
    const { claim, id } = await claimed();
    await decide(id, 'ASK');
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect((await caseRow(id)).state).toBe('WAITING');
    expect((await decide(id, 'ASK')).statusCode).toBe(409);
    await measure(id, 'PROPOSE_REMOVAL');
    await uploadProof(vera, claim);
    await measure(id, 'WITHDRAW_REMOVAL');
    expect((await caseRow(id)).state).toBe('OPEN');
  });

  it('PP-18 a proposed removal waits for its second person although the claimant goes on', async () => {
    const { id, claim } = await claimed();
    await measure(id, 'PROPOSE_REMOVAL');
    expect((await uploadProof(vera, claim)).statusCode).toBe(201);
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    const withdrawn = await vera.inject({ method: 'POST', url: `${API}/company/ownership/${claim}/withdraw/` });
    expect(withdrawn.statusCode).toBe(200);
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect([(await status()).status, (await caseRow(id)).state]).toEqual(['PUBLISHED', 'CLOSED']);
  });

  it('PP-18 open claims end with the provider, in all cases; each claimant is told why', async () => {
    const first = await claimed();
    const second = await secondClaim();
    await measure(first.id, 'PROPOSE_REMOVAL');
    expect((await measure(first.id, 'AGREE_REMOVAL', aydin)).statusCode).toBe(200);
    for (const { id } of [first, second]) {
      expect(await opened(id)).toMatchObject({ state: 'CLOSED', files: [{ path: null }] });
      expect((await opened(id)).history[0]).toMatchObject({
        action: 'Entfernen zugestimmt, Eintrag entfernt',
        note: id === first.id ? AGREED : REASON,
      });
      expect((await decide(id, 'APPROVE')).statusCode).toBe(409);
    }
    for (const email of [vera.email, 'zweite@beispiel.example']) {
      const mail = (await test.mails(email)).at(-1);
      expect(mail?.subject).toBe('Zu Ihrem Antrag auf Inhaberschaft: Haus kastanienallee');
      expect(mail?.text_body).toContain(REASON);
    }
    const mine = await vera.inject({ url: `${API}/company/ownership/?mine=1` });
    expect(mine.json().results).toMatchObject([{ status: 'REJECTED', reason: REASON }]);
    expect(await status()).toEqual({ status: 'REMOVED', owner_id: null });
  });

  it('PP-18 a claim that is still open on a removed provider can only be refused', async () => {
    const { id } = await claimed();
    await test.db.updateTable('company').set({ status: 'REMOVED' }).where('id', '=', company).execute();
    const approved = await decide(id, 'APPROVE');
    expect([approved.statusCode, approved.json().error.message]).toEqual([409, 'Diese Einrichtung wurde entfernt.']);
    expect((await decide(id, 'REJECT')).statusCode).toBe(200);
  });
});
