import type { CompanyPage, DeskCase, DeskQueue, OwnershipDisputes } from '@care/contracts/schemas';
import { sql, type Updateable } from 'kysely';
import type { CompanyTable } from '../../platform/database/schema';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { createPerson, createProfile, type Person } from '../../testing/people';
import { insertCologne, insertCompany, insertJobOffer, insertRating } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { LEFT, MOVES } from './merge-companies';

const REASON = 'Beide Einträge meinen das Haus in der Lindenstraße.';
const API = '/api-backend';

describe('likely duplicates at the desk', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let rika: Person;
  let vera: Person;
  let known: number;
  let twice: number;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query(
      'truncate user_account, company, desk_case, mail_outbox, rate_limit_counter cascade',
    );
    rika = await createPerson(test, 'rika', { is_staff: true });
    vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
    known = await insertCompany(test.db, 'haus-am-park', { name: 'Haus am Park' });
    twice = await insertCompany(test.db, 'haus-am-park-ggmbh', {
      name: 'Haus am Park gGmbH',
      street: 'Lindenstr. 14, 50733 Köln, Deutschland',
      status: 'PENDING_REVIEW',
    });
    await test.db
      .insertInto('ownership_claim')
      .values({ company_id: twice, user_id: vera.id, method: 'DOCUMENT' })
      .execute();
  });

  /** The case of a claim with a document. */
  async function caseOf(company: number, person = vera): Promise<DeskCase> {
    await claimWithDocument(person, company);
    const { results } = (await rika.inject({ url: `${API}/admin/queue/?sort=newest` })).json<DeskQueue>();
    return opened(results[0]?.id ?? 0);
  }
  const opened = async (id: number) => (await rika.inject({ url: `${API}/admin/case/${id}/` })).json<DeskCase>();
  const merge = (id: number, company: number, reason = REASON, staff = rika) =>
    staff.inject({ method: 'POST', url: `${API}/admin/case/${id}/merge/`, payload: { company, reason } });
  const decide = (id: number, decision: 'APPROVE' | 'REJECT') =>
    rika.inject({ method: 'POST', url: `${API}/admin/case/${id}/decide/`, payload: { decision, reason: REASON } });
  const companyRow = (id: number) =>
    test.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  /** The owner of the remaining provider is told of a claim by mail, and only an answer lets the desk confirm it. */
  async function expectAnswerBeforeApproval(owner: Person, caseId: number): Promise<void> {
    const subjects = (await test.mails(owner.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Jemand möchte die Inhaberschaft von Haus am Park bestätigen');
    const { person_id } = await test.db
      .selectFrom('desk_case')
      .select('person_id')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow();
    const { id: claim } = await test.db
      .selectFrom('ownership_claim')
      .select('id')
      .where('company_id', '=', known)
      .where('user_id', '=', person_id)
      .executeTakeFirstOrThrow();
    const disputes = await owner.inject({ url: `${API}/company/${known}/ownership/disputes/` });
    expect(disputes.json<OwnershipDisputes>().results).toContainEqual(
      expect.objectContaining({ id: claim, answered_at: null }),
    );
    expect((await decide(caseId, 'APPROVE')).statusCode).toBe(409);
    const url = `${API}/company/ownership/${claim}/answer/`;
    expect((await owner.inject({ method: 'POST', url, payload: { agrees: true } })).statusCode).toBe(204);
    expect((await decide(caseId, 'APPROVE')).statusCode).toBe(200);
  }

  it('PP-18 a case lists providers with a similar name and postcode in this street or nearby, and no others', async () => {
    const street = 'Anderswo 3, 50733 Köln, Deutschland';
    await insertCompany(test.db, 'fern', { name: 'Haus am Park', street, lat: 50.943 });
    const near = await insertCompany(test.db, 'nah', { name: 'Haus am Park Köln', street, lat: 50.939 });
    await insertCompany(test.db, 'anderer-name', { name: 'Rosengarten Seniorenheim' });
    await insertCompany(test.db, 'andere-plz', { name: 'Haus am Park', zip_code: '50735' });
    await insertCompany(test.db, 'entfernt', { name: 'Haus am Park', status: 'REMOVED' });
    const hidden = await insertCompany(test.db, 'ausgeblendet', { name: 'Haus am Park GmbH', status: 'HIDDEN' });
    const { similar } = await caseOf(twice);
    expect(similar.map(({ id, is_public }) => [id, is_public])).toEqual([
      [hidden, false],
      [known, true],
      [near, true],
    ]);
  });

  it('PP-18 a merged registration redirects to the directory entry, and its claim holds for that entry', async () => {
    const { id } = await caseOf(twice);
    const answer = await merge(id, known);
    expect(answer.statusCode).toBe(200);
    expect(answer.json<DeskCase>()).toMatchObject({
      kind: 'OWNERSHIP',
      title: 'Haus am Park',
      state: 'OPEN',
      similar: [],
      history: [{ action: '„Haus am Park gGmbH“ mit „Haus am Park“ zusammengeführt', note: REASON }, {}],
    });
    const moved = await test.inject(`${API}/company/by-slug/haus-am-park-ggmbh/`);
    expect([moved.statusCode, moved.json()]).toEqual([301, expect.objectContaining({ moved_to: 'haus-am-park' })]);
    expect((await test.mails(vera.email)).at(-1)?.text_body).toContain(REASON);
    await decide(id, 'APPROVE');
    expect(await companyRow(known)).toMatchObject({ owner_id: vera.id, is_wpw_confirmed: true, status: 'PUBLISHED' });
    expect(await companyRow(twice)).toMatchObject({ owner_id: null, status: 'MERGED', merged_into_id: known });
  });

  it('PP-18 PK-07 ratings, followers, applications, placements, messages and job offers move; the owner and the package too', async () => {
    const [owner, fan, claimant] = [
      await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' }),
      await createPerson(test, 'fan'),
      await createPerson(test, 'antrag', { profile_type: 'CARE_PROVIDER' }),
    ];
    const copy = await insertCompany(test.db, 'haus-am-park-2', {
      name: 'Haus am Park',
      owner_id: owner.id,
      subscription: 'PLUS_TIER',
      billing_period: 'MONTHLY',
    });
    const before = await insertCompany(test.db, 'ganz-alt', { status: 'MERGED', merged_into_id: copy });
    for (const company of [copy, known]) {
      await insertRating(test.db, company, fan.id, { housing: company === known ? 5 : 1 });
      await insertJobOffer(test.db, company, 'pflegefachkraft');
      await test.db.insertInto('company_follow').values({ company_id: company, user_id: fan.id }).execute();
      const day = '2026-11-01';
      await test.db.insertInto('company_day_count').values({ company_id: company, day, views: 3, hits: 1 }).execute();
      const values = { company_id: company, job_offer_id: null, applicant_id: fan.id };
      await test.db.insertInto('application').values(values).execute();
    }
    await insertRating(test.db, copy, claimant.id);
    await test.db.insertInto('company_follow').values({ company_id: copy, user_id: vera.id }).execute();
    await sql`insert into message (recipient_id, company_id, title, content) values (${owner.id}, ${copy}, 'Platz', 'Frei?')`.execute(
      test.db,
    );
    await sql`insert into placement (company_id, offer_title, person_name, net_cents, vat_percent,
      employer_confirmed_at, applicant_confirmed_at, confirmed_at)
      values (${copy}, 'Nachtwache', 'Abeba T.', 80000, 19, now(), now(), now())`.execute(test.db);
    const { id } = await caseOf(known, claimant);
    // The case is about the entry of the directory, so a case of the copy is what is merged.
    await test.db.updateTable('desk_case').set({ company_id: copy }).where('id', '=', id).execute();
    expect((await merge(id, known)).statusCode).toBe(200);

    const count = async (table: string) =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from ${sql.table(table)} where company_id = ${known}`.execute(test.db)
      ).rows[0]?.n;
    const moved = ['rating', 'company_follow', 'message', 'application', 'placement'];
    expect(await Promise.all(moved.map(count))).toEqual([2, 2, 1, 1, 1]);
    expect(await companyRow(known)).toMatchObject({
      owner_id: owner.id,
      subscription: 'PLUS_TIER',
      billing_period: 'MONTHLY',
      is_wpw_confirmed: true,
      ratings_count: 2,
    });
    const offers = await test.db
      .selectFrom('job_offer')
      .select(['slug', 'status'])
      .where('company_id', '=', known)
      .orderBy('id')
      .execute();
    expect(offers).toHaveLength(2);
    expect(offers.map(({ status }) => status).sort()).toEqual(['PAUSED', 'PUBLISHED']);
    expect(offers.map(({ slug }) => slug).sort()[1]).toMatch(/^pflegefachkraft-\d+$/);
    const { rows } = await sql`select views, hits from company_day_count where company_id = ${known}`.execute(test.db);
    expect(rows).toEqual([{ views: 6, hits: 2 }]);
    expect(await companyRow(before)).toMatchObject({ merged_into_id: known });
    // Mails of one step are sent at the same time, so their order is open.
    expect((await test.mails(owner.email)).map(({ subject }) => subject).sort()).toEqual([
      'Jemand möchte die Inhaberschaft von Haus am Park bestätigen',
      'Zwei Einträge wurden zusammengeführt: Haus am Park',
    ]);
    const page = (await test.inject(`${API}/company/by-slug/haus-am-park/`)).json<CompanyPage>();
    expect(page.owner_state).toBe('OWNED');
  });

  it('PP-18 AC-13 PK-05 PK-08 a block, the people written to this month and a widget key hold for the remaining provider', async () => {
    const seeker = await createPerson(test, 'pflegekraft', { profile_type: 'JOB_SEEKER' });
    const job_seeker_id = await createProfile(test, seeker.id);
    await test.db.insertInto('user_block').values({ user_id: seeker.id, blocked_company_id: twice }).execute();
    await test.db
      .insertInto('recruiting_contact')
      .values({ company_id: twice, month: sql<string>`berlin_month(now())`, job_seeker_id })
      .execute();
    await test.db
      .insertInto('widget_key')
      .values({ key: 'schluessel', company_id: twice, allowed_origins: ['https://haus.example'] })
      .execute();
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    const { rows } = await sql`
      select (select user_id from user_block where blocked_company_id = ${known}) as blocked_by,
        (select job_seeker_id from recruiting_contact where company_id = ${known} and month = berlin_month(now())) as written_to,
        (select key from widget_key where company_id = ${known}) as key`.execute(test.db);
    expect(rows).toEqual([{ blocked_by: seeker.id, written_to: job_seeker_id, key: 'schluessel' }]);
  });

  it('PP-18 an open application moves although the applicant has a withdrawn one at the remaining provider', async () => {
    const applicant = await createPerson(test, 'pflegekraft', { profile_type: 'JOB_SEEKER' });
    const values = { job_offer_id: null, applicant_id: applicant.id };
    await test.db
      .insertInto('application')
      .values([
        { ...values, company_id: twice, status: 'INVITED' },
        { ...values, company_id: known, status: 'WITHDRAWN' },
      ])
      .execute();
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    const moved = await test.db.selectFrom('application').select('status').where('company_id', '=', known).execute();
    expect(moved.map(({ status }) => status).sort()).toEqual(['INVITED', 'WITHDRAWN']);
  });

  it('PP-18 a review moves although its author once had a removed one at the remaining provider', async () => {
    const fan = await createPerson(test, 'fan');
    await insertRating(test.db, known, fan.id, { status: 'REMOVED' });
    const rating = await insertRating(test.db, twice, fan.id);
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    const { company_id } = await test.db
      .selectFrom('rating')
      .select('company_id')
      .where('id', '=', rating)
      .executeTakeFirstOrThrow();
    expect(company_id).toBe(known);
  });

  it('PP-18 RV-03 of two reviews by accounts of one mailbox only that of the remaining provider stays public', async () => {
    const [fan, again] = [
      await createPerson(test, 'fan'),
      await createPerson(test, 'fan2', { email: 'fan+2@beispiel.example' }),
    ];
    const kept = await insertRating(test.db, known, fan.id);
    await insertRating(test.db, twice, again.id);
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    const ratings = test.db.selectFrom('rating').select('id').where('company_id', '=', known);
    expect(await ratings.execute()).toEqual([{ id: kept }]);
  });

  it('PP-18 the owner of the remaining provider answers a claim that moves to it, which can then be confirmed', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await test.db.updateTable('company').set({ owner_id: owner.id }).where('id', '=', known).execute();
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    await expectAnswerBeforeApproval(owner, id);
    expect(await companyRow(known)).toMatchObject({ owner_id: vera.id });
  });

  it('PP-18 who becomes the owner of the remaining provider by a merge answers a claim that was there before', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const other = await createPerson(test, 'zweite', { profile_type: 'CARE_PROVIDER' });
    const before = await caseOf(known, other);
    const { id } = await caseOf(twice);
    const owned = { owner_id: owner.id, status: 'PUBLISHED' } as const;
    await test.db.updateTable('company').set(owned).where('id', '=', twice).execute();
    expect((await merge(id, known)).statusCode).toBe(200);
    expect(await companyRow(known)).toMatchObject({ owner_id: owner.id });
    await expectAnswerBeforeApproval(owner, before.id);
    expect(await companyRow(known)).toMatchObject({ owner_id: other.id });
  });

  it('PP-18 the claim of somebody who has claimed both stays at the merged provider and can only be refused', async () => {
    const { id } = await caseOf(twice);
    await caseOf(known);
    expect((await merge(id, known)).statusCode).toBe(200);
    const approved = await decide(id, 'APPROVE');
    expect([approved.statusCode, approved.payload]).toEqual([
      409,
      expect.stringContaining('Diese Einrichtung wurde mit einer anderen zusammengeführt.'),
    ]);
    expect(await companyRow(twice)).toMatchObject({ owner_id: null, status: 'MERGED' });
    const { subject_id } = await test.db
      .selectFrom('desk_case')
      .select('subject_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const document = await uploadProof(vera, subject_id);
    expect([document.statusCode, document.json().error.message]).toEqual([
      409,
      'Diese Einrichtung wurde mit einer anderen zusammengeführt.',
    ]);
    expect((await decide(id, 'REJECT')).statusCode).toBe(200);
  });

  it('PP-18 PK-05 a merge does not replace the paid package of the remaining provider', async () => {
    const { id } = await caseOf(twice);
    const change = (company: number, values: Updateable<CompanyTable>) =>
      test.db.updateTable('company').set(values).where('id', '=', company).execute();
    await change(twice, { owner_id: vera.id, subscription: 'PLUS_TIER', billing_period: 'MONTHLY' });
    const booked = { subscription: 'PREMIUM_TIER', billing_period: 'YEARLY' } as const;
    await change(known, booked);
    expect((await merge(id, known)).statusCode).toBe(200);
    expect(await companyRow(known)).toMatchObject({ ...booked, owner_id: vera.id });
  });

  it('PP-18 two owners, a provider that is not similar or not public, and a missing reason are refused; nothing changes', async () => {
    const { id } = await caseOf(twice);
    const stranger = await insertCompany(test.db, 'fremd', { name: 'Rosengarten' });
    const hidden = await insertCompany(test.db, 'versteckt', { name: 'Haus am Park', status: 'HIDDEN' });
    for (const company of [stranger, hidden, twice, 999_999]) {
      const answer = await merge(id, company);
      expect([company, answer.statusCode === 422 || answer.statusCode === 409]).toEqual([company, true]);
    }
    expect(Object.keys((await merge(id, known, ' ')).json().error.details)).toEqual(['reason']);
    const owners = [await createPerson(test, 'eins'), await createPerson(test, 'zwei')];
    for (const [index, company] of [known, twice].entries())
      await test.db.updateTable('company').set({ owner_id: owners[index]?.id }).where('id', '=', company).execute();
    const both = await merge(id, known);
    expect([both.statusCode, both.json().error.message]).toEqual([
      409,
      'Beide Einträge haben einen Inhaber. Bitte klären Sie zuerst, wer die Einrichtung vertritt.',
    ]);
    expect(await companyRow(twice)).toMatchObject({ status: 'PENDING_REVIEW', merged_into_id: null });
  });

  const ownedByRika = () => test.db.updateTable('company').set({ owner_id: rika.id }).where('id', '=', known).execute();
  const claimOfRika = (status: 'PENDING_PROOF' | 'PENDING_REVIEW' | 'WITHDRAWN') =>
    test.db
      .insertInto('ownership_claim')
      .values({ company_id: known, user_id: rika.id, method: 'DOCUMENT', status })
      .execute();
  it.each([
    ['owns', ownedByRika],
    ['has just claimed', () => claimOfRika('PENDING_PROOF')],
    ['has claimed with a document', () => claimOfRika('PENDING_REVIEW')],
    ['has claimed before', () => claimOfRika('WITHDRAWN')],
  ])('PP-18 nobody of STAFF merges a provider into one that the person %s', async (_how, takePart) => {
    const { id } = await caseOf(twice);
    await takePart();
    const similar = [{ id: known, is_public: true, is_own: true }];
    expect(await opened(id)).toMatchObject({ is_own: true, similar });
    expect((await merge(id, known)).statusCode).toBe(403);
    expect(await companyRow(twice)).toMatchObject({ status: 'PENDING_REVIEW', merged_into_id: null });
    const aydin = await createPerson(test, 'aydin', { is_staff: true });
    const forOthers = (await aydin.inject({ url: `${API}/admin/case/${id}/` })).json<DeskCase>();
    expect(forOthers).toMatchObject({ is_own: false, similar: [{ id: known, is_own: false }] });
    expect((await merge(id, known, REASON, aydin)).statusCode).toBe(200);
  });

  it('PP-18 of two simultaneous merges only one succeeds', async () => {
    const { id } = await caseOf(twice);
    const answers = await Promise.all([merge(id, known), merge(id, known)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('PP-18 every table that refers to providers is moved or left on purpose', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'company'::regclass order by 1`.execute(test.db);
    expect(rows.map(({ name }) => name)).toEqual([...Object.keys(MOVES), ...LEFT].sort());
  });

  it('RV-09 a merge hides what the owners of both entries have written about them', async () => {
    const { id } = await caseOf(twice);
    await decide(id, 'APPROVE');
    await insertRating(test.db, known, vera.id);
    const other = await createPerson(test, 'andere', { profile_type: 'CARE_PROVIDER' });
    await insertRating(test.db, twice, other.id);
    await test.db.insertInto('company_ownership').values({ company_id: known, user_id: other.id }).execute();
    await insertRating(test.db, twice, null);
    const open = await caseOf(twice, other);
    expect((await merge(open.id, known)).statusCode).toBe(200);
    const { rows } = await sql`select status, author_id from rating where company_id = ${known} order by id`.execute(
      test.db,
    );
    expect(rows).toEqual([
      { status: 'OWNED', author_id: vera.id },
      { status: 'OWNED', author_id: other.id },
      { status: 'PUBLISHED', author_id: null },
    ]);
    expect(await companyRow(known)).toMatchObject({ ratings_count: 1, owner_id: vera.id });
  });
});
