import type { CompanyPage, DeskCase, OwnershipDisputes, OwnershipClaim } from '@care/contracts/schemas';
import { sql, type Updateable } from 'kysely';
import { countOf, pick } from '../../platform/database/queries';
import type { Database } from '../../platform/database/schema';
import { removeAll } from '../../testing/empty-tables';
import { claimWithDocument, uploadProof } from '../../testing/claims';
import { deskOf } from '../../testing/desk';
import { addPasskey, passkeyChallenge, SoftwareAuthenticator } from '../../testing/passkey';
import { createPerson, createProfile, PASSWORD, type Person, createCompany } from '../../testing/people';
import { insertCologne, insertRows } from '../../testing/rows';
import { appOfTests, expectRefusal, expectFields, statusesOf } from '../../testing/test-app';
import { tablesOf } from '../../platform/domain/domain';
import { during, waitUntilBlocked } from '../../testing/wait-until-blocked';

const REASON = 'Beide Einträge meinen das Haus in der Lindenstraße.';
const API = '/api-backend';

const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
let rika: Person;
let vera: Person;
beforeEach(async () => {
  await removeAll(test);
  rika = await createPerson(test, 'rika', { is_staff: true, first_name: 'Rika', last_name: 'Prüfer' });
  vera = await createPerson(test, 'vera', { profile_type: 'CARE_PROVIDER' });
});

describe('likely duplicates at the desk', () => {
  let known: number;
  let twice: number;
  beforeEach(async () => {
    known = await test.insertCompany('haus-am-park', { name: 'Haus am Park' });
    twice = await test.insertCompany('haus-am-park-ggmbh', {
      name: 'Haus am Park gGmbH',
      street: 'Lindenstr. 14, 50733 Köln, Deutschland',
      status: 'PENDING_REVIEW',
    });
    await test.insert('ownership_claim', { company_id: twice, user_id: vera.id, method: 'DOCUMENT' });
  });

  /** The case of a claim with a document. */
  async function caseOf(company: number, person = vera): Promise<DeskCase> {
    await claimWithDocument(person, company);
    return opened(await deskOf(rika).newest());
  }
  const opened = (id: number) => deskOf(rika).opened(id);
  const merge = (id: number, company: number, reason = REASON) => deskOf(rika).merge(id, company, reason);
  const decide = (id: number, decision: 'APPROVE' | 'REJECT' | 'KEEP') => deskOf(rika, REASON).decide(id, decision);
  const companyRow = (id: number) => test.row('company', id);

  /** The owner of the remaining provider is told of a claim by mail, and only an answer lets the desk confirm it. */
  async function expectAnswerBeforeApproval(owner: Person, caseId: number): Promise<void> {
    expect(await test.subjects(owner.email)).toContain('Jemand möchte die Inhaberschaft von Haus am Park bestätigen');
    const { person_id } = await test.row('desk_case', caseId);
    const { id: claim } = await test.row('ownership_claim', { company_id: known, user_id: person_id ?? 0 });
    const disputes = await owner.get(`${API}/company/${known}/ownership/disputes/`);
    expect(disputes.json<OwnershipDisputes>().results).toContainEqual(
      expect.objectContaining({ id: claim, answered_at: null }),
    );
    expect((await decide(caseId, 'APPROVE')).statusCode).toBe(409);
    expect((await owner.post(`${API}/company/ownership/${claim}/answer/`, { agrees: true })).statusCode).toBe(204);
    expect((await decide(caseId, 'APPROVE')).statusCode).toBe(200);
  }

  it('PP-18 a case lists providers with a similar name and postcode in this street or nearby, and no others', async () => {
    const street = 'Anderswo 3, 50733 Köln, Deutschland';
    await test.insertCompany('fern', { name: 'Haus am Park', street, lat: 50.943 });
    const near = await test.insertCompany('nah', { name: 'Haus am Park Köln', street, lat: 50.939 });
    await test.insertCompany('anderer-name', { name: 'Rosengarten Seniorenheim' });
    await test.insertCompany('andere-plz', { name: 'Haus am Park', zip_code: '50735' });
    await test.insertCompany('entfernt', { name: 'Haus am Park', status: 'REMOVED' });
    const hidden = await test.insertCompany('ausgeblendet', { name: 'Haus am Park GmbH', status: 'HIDDEN' });
    const { similar } = await caseOf(twice);
    expect(similar.map(({ id, is_public }) => [id, is_public])).toEqual([
      [hidden, false],
      [known, true],
      [near, true],
    ]);
  });

  it('PP-18 a registration that is merged, once, redirects to the directory entry, and its claim holds for that entry', async () => {
    const { id } = await caseOf(twice);
    expect(await statusesOf([merge(id, known), merge(id, known)])).toEqual([200, 409]);
    expect(await opened(id)).toMatchObject({
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
    const booked = { subscription: 'PLUS_TIER', billing_period: 'MONTHLY' } as const;
    const copy = await test.insertCompany('haus-am-park-2', { name: 'Haus am Park', owner_id: owner.id, ...booked });
    const before = await test.insertCompany('ganz-alt', { status: 'MERGED', merged_into_id: copy });
    for (const company of [copy, known]) {
      await test.insertRating(company, fan.id, { housing: company === known ? 5 : 1 });
      await test.insertJobOffer(company, 'pflegefachkraft');
      await test.insert('company_follow', { company_id: company, user_id: fan.id });
      const day = { day: '2026-11-01', views: 3, hits: 1 };
      await test.insert('company_day_count', { company_id: company, ...day });
      await test.insert('application', { company_id: company, applicant_id: fan.id });
    }
    await test.insertRating(copy, claimant.id);
    await test.insert('company_follow', { company_id: copy, user_id: vera.id });
    const letter = { title: 'Platz', content: 'Frei?', recipient_id: owner.id };
    await test.insert('message', { ...letter, company_id: copy });
    const now = new Date();
    const hired = { offer_title: 'Nachtwache', person_name: 'Abeba T.', net_cents: 80_000, vat_percent: 19 };
    const confirmed = { employer_confirmed_at: now, applicant_confirmed_at: now, confirmed_at: now };
    await test.insert('placement', { ...hired, ...confirmed, company_id: copy });
    const { id } = await caseOf(known, claimant);
    // The case is about the entry of the directory, so a case of the copy is what is merged.
    await test.update('desk_case', id, { company_id: copy });
    expect((await merge(id, known)).statusCode).toBe(200);

    const count = async (table: 'rating' | 'company_follow' | 'message' | 'application' | 'placement') =>
      countOf(test.db.selectFrom(table).where('company_id', '=', known));
    const moved = ['rating', 'company_follow', 'message', 'application', 'placement'] as const;
    expect(await Promise.all(moved.map(count))).toEqual([2, 2, 1, 1, 1]);
    const kept = { owner_id: owner.id, ...booked, is_wpw_confirmed: true, ratings_count: 2 };
    expect(await companyRow(known)).toMatchObject(kept);
    const offers = await test.db.selectFrom('job_offer').selectAll().where('company_id', '=', known).execute();
    expect(offers).toHaveLength(2);
    expect(offers.map(({ status }) => status).sort()).toEqual(['PAUSED', 'PUBLISHED']);
    expect(offers.map(({ slug }) => slug).sort()[1]).toMatch(/^pflegefachkraft-\d+$/);
    expect(await test.row('company_day_count', { company_id: known })).toMatchObject({ views: 6, hits: 2 });
    expect(await companyRow(before)).toMatchObject({ merged_into_id: known });
    // Mails of one step are sent at the same time, so their order is open.
    expect((await test.subjects(owner.email)).sort()).toEqual([
      'Jemand möchte die Inhaberschaft von Haus am Park bestätigen',
      'Zwei Einträge wurden zusammengeführt: Haus am Park',
    ]);
    expect((await test.inject(`${API}/company/by-slug/haus-am-park/`)).json<CompanyPage>().owner_state).toBe('OWNED');
  });

  it('PP-18 AC-13 PK-05 PK-08 blocks, people written to this month, widget keys, and open beside withdrawn applications move', async () => {
    const seeker = await createPerson(test, 'pflegekraft', { profile_type: 'JOB_SEEKER' });
    const job_seeker_id = await createProfile(test, seeker.id);
    await test.insert('user_block', { user_id: seeker.id, blocked_company_id: twice });
    await sql`insert into recruiting_contact (company_id, month, job_seeker_id)
      values (${twice}, berlin_month(now()), ${job_seeker_id})`.execute(test.db);
    const widget = { key: 'schluessel', allowed_origins: ['https://haus.example'] };
    await test.insert('widget_key', { ...widget, company_id: twice });
    await test.insert('application', [
      { applicant_id: seeker.id, company_id: twice, status: 'INVITED' },
      { applicant_id: seeker.id, company_id: known, status: 'WITHDRAWN' },
    ]);
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    const { rows } = await sql`
      select (select user_id from user_block where blocked_company_id = ${known}) as blocked_by,
        (select job_seeker_id from recruiting_contact where company_id = ${known} and month = berlin_month(now())) as written_to,
        (select key from widget_key where company_id = ${known}) as key,
        (select array_agg(status order by status) from application where company_id = ${known}) as applications`.execute(
      test.db,
    );
    const applications = ['INVITED', 'WITHDRAWN'];
    expect(rows).toEqual([{ blocked_by: seeker.id, written_to: job_seeker_id, key: 'schluessel', applications }]);
  });

  const ratingRow = async (id: number) => pick(await test.row('rating', id), ['company_id', 'status']);
  it('PP-18 RV-03 a review moves to the desk if an account of its author has a removed one at the remaining provider', async () => {
    const fan = await createPerson(test, 'fan');
    const other = await createPerson(test, 'fan2', { email: 'fan+2@beispiel.example' });
    await test.insertRating(known, other.id, { status: 'REMOVED' });
    const rating = await test.insertRating(twice, fan.id);
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    expect(await ratingRow(rating)).toEqual({ company_id: known, status: 'DISPUTED' });
    expect(await companyRow(known)).toMatchObject({ ratings_count: 0 });
    const [open] = (await deskOf(rika).queue('?kind=RATING_REPORT')).results;
    expect(open).toMatchObject({ badge: 'Nach Zusammenführung', title: 'Haus am Park' });
    expect((await test.mails(fan.email)).at(-1)?.text_body).toContain('zwei Einträge derselben Einrichtung');
    expect((await decide(open?.id ?? 0, 'KEEP')).statusCode).toBe(200);
    expect(await ratingRow(rating)).toEqual({ company_id: known, status: 'PUBLISHED' });
    expect(await companyRow(known)).toMatchObject({ ratings_count: 1 });
  });

  it('PP-18 RV-03 a moved review beside a removed one is hidden while the desk reads it, and not read again if it was kept', async () => {
    const ratings: number[] = [];
    for (const state of ['OPEN', 'CLOSED'] as const) {
      const fan = await createPerson(test, `fan-${state}`);
      await test.insertRating(known, fan.id, { status: 'REMOVED' });
      const subject_id = await test.insertRating(twice, fan.id);
      const values = { kind: 'RATING_REPORT', subject_id, reference: `BN-${subject_id}`, title: 'x', state };
      await test.insert('desk_case', values);
      ratings.push(subject_id);
    }
    ratings.push(await test.insertRating(twice, (await createPerson(test, 'andere')).id));
    // Of two reviews by accounts of one mailbox that of the remaining provider stays public.
    const [fan, again] = [
      await createPerson(test, 'fan'),
      await createPerson(test, 'fan2', { email: 'fan+2@beispiel.example' }),
    ];
    ratings.push(await test.insertRating(known, fan.id));
    const second = await test.insertRating(twice, again.id);
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    expect(await Promise.all(ratings.map(ratingRow))).toEqual([
      { company_id: known, status: 'DISPUTED' },
      { company_id: known, status: 'PUBLISHED' },
      { company_id: known, status: 'PUBLISHED' },
      { company_id: known, status: 'PUBLISHED' },
    ]);
    expect((await ratingRow(second)).company_id).toBe(twice);
  });

  it('PP-18 the owner of the remaining provider answers a claim that moves to it, which can then be confirmed', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await test.update('company', known, { owner_id: owner.id });
    const { id } = await caseOf(twice);
    expect((await merge(id, known)).statusCode).toBe(200);
    await expectAnswerBeforeApproval(owner, id);
    expect(await companyRow(known)).toMatchObject({ owner_id: vera.id });
  });

  it('PP-18 the claim of somebody who has claimed both stays at the merged provider and can only be refused', async () => {
    const { id } = await caseOf(twice);
    await caseOf(known);
    expect((await merge(id, known)).statusCode).toBe(200);
    const approved = await decide(id, 'APPROVE');
    const text = 'Diese Einrichtung wurde mit einer anderen zusammengeführt.';
    expect([approved.statusCode, approved.payload]).toEqual([409, expect.stringContaining(text)]);
    expect(await companyRow(twice)).toMatchObject({ owner_id: null, status: 'MERGED' });
    const document = await uploadProof(vera, (await test.row('desk_case', id)).subject_id);
    expectRefusal(document, 409, 'Diese Einrichtung wurde mit einer anderen zusammengeführt.');
    expect((await decide(id, 'REJECT')).statusCode).toBe(200);
  });

  it('PP-18 PK-05 a merge does not replace the paid package of the remaining provider', async () => {
    const { id } = await caseOf(twice);
    const change = (company: number, values: Updateable<Database['company']>) =>
      test.update('company', company, values);
    await change(twice, { owner_id: vera.id, subscription: 'PLUS_TIER', billing_period: 'MONTHLY' });
    const booked = { subscription: 'PREMIUM_TIER', billing_period: 'YEARLY' } as const;
    await change(known, booked);
    expect((await merge(id, known)).statusCode).toBe(200);
    expect(await companyRow(known)).toMatchObject({ ...booked, owner_id: vera.id });
  });

  it('PP-18 two owners, a provider that is not similar or not public, and a missing reason are refused; nothing changes', async () => {
    const { id } = await caseOf(twice);
    const stranger = await test.insertCompany('fremd', { name: 'Rosengarten' });
    const hidden = await test.insertCompany('versteckt', { name: 'Haus am Park', status: 'HIDDEN' });
    for (const company of [stranger, hidden, twice, 999_999]) {
      const answer = await merge(id, company);
      expect([company, answer.statusCode === 422 || answer.statusCode === 409]).toEqual([company, true]);
    }
    expect(Object.keys((await merge(id, known, ' ')).json().error.details)).toEqual(['reason']);
    const owners = [await createPerson(test, 'eins'), await createPerson(test, 'zwei')];
    for (const [index, company] of [known, twice].entries())
      await test.update('company', company, { owner_id: owners[index]?.id });
    const both = await merge(id, known);
    const text = 'Beide Einträge haben einen Inhaber. Bitte klären Sie zuerst, wer die Einrichtung vertritt.';
    expectRefusal(both, 409, text);
    expect(await companyRow(twice)).toMatchObject({ status: 'PENDING_REVIEW', merged_into_id: null });
  });

  it('PP-18 nobody of STAFF merges a provider into one that the person owns', async () => {
    const { id } = await caseOf(twice);
    await test.update('company', known, { owner_id: rika.id });
    expect(await opened(id)).toMatchObject({ is_own: true, similar: [{ id: known, is_public: true, is_own: true }] });
    expect((await merge(id, known)).statusCode).toBe(403);
    expect(await companyRow(twice)).toMatchObject({ status: 'PENDING_REVIEW', merged_into_id: null });
    const aydin = deskOf(await createPerson(test, 'aydin', { is_staff: true }), REASON);
    expect(await aydin.opened(id)).toMatchObject({ is_own: false, similar: [{ id: known, is_own: false }] });
    expect((await aydin.merge(id, known)).statusCode).toBe(200);
  });

  it('PP-18 every table that refers to providers is moved or left on purpose', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'company'::regclass order by 1`.execute(test.db);
    expect(rows.map(({ name }) => name)).toEqual(
      tablesOf(test.app.domains)
        .flatMap(([table, { merge }]) => (merge ? table : []))
        .sort(),
    );
  });

  it('OP-100 a merge needs the own password, and without it nothing moves', async () => {
    const { id } = await caseOf(twice);
    const tried = (password?: string) =>
      rika.post(`${API}/admin/case/${id}/merge/`, { company: known, reason: REASON, password });
    for (const password of [undefined, '', 'geraten']) expectFields(await tried(password), 422, 'password');
    expect(await companyRow(twice)).toMatchObject({ status: 'PENDING_REVIEW', merged_into_id: null });
    expect((await tried(PASSWORD)).statusCode).toBe(200);
  });

  it('RV-09 a merge hides what the owners of both entries have written about them', async () => {
    await decide((await caseOf(twice)).id, 'APPROVE');
    await test.insertRating(known, vera.id);
    const other = await createPerson(test, 'andere', { profile_type: 'CARE_PROVIDER' });
    await test.insertRating(twice, other.id);
    await test.insert('company_ownership', { company_id: known, user_id: other.id });
    await test.insertRating(twice, null);
    expect((await merge((await caseOf(twice, other)).id, known)).statusCode).toBe(200);
    const rows = test.db.selectFrom('rating').select(['status', 'author_id']).where('company_id', '=', known);
    expect(await rows.orderBy('id').execute()).toEqual([
      { status: 'OWNED', author_id: vera.id },
      { status: 'OWNED', author_id: other.id },
      { status: 'PUBLISHED', author_id: null },
    ]);
    expect(await companyRow(known)).toMatchObject({ ratings_count: 1, owner_id: vera.id });
  });
});

describe('removal of a provider at the desk', () => {
  const REASON = 'Die Einrichtung ist seit Mai geschlossen.';
  let aydin: Person;
  let company: number;
  beforeEach(async () => {
    aydin = await createPerson(test, 'aydin', { is_staff: true });
    company = await createCompany(test, 'kastanienallee');
  });

  const opened = (id: number, staff = rika) => deskOf(staff).opened(id);
  const decide = (id: number, decision: string) => deskOf(rika, REASON).decide(id, decision);
  const AGREED = 'Ich stimme zu.';
  const measure = (id: number, name: string, staff = rika) =>
    deskOf(staff).measure(id, name, name === 'AGREE_REMOVAL' ? AGREED : REASON);
  const companyRow = () => test.row('company', company);

  const caseRow = (id: number) => test.row('desk_case', id);

  /** A claim with a document, and the case that it became. */
  async function claimed(person = vera, of = company): Promise<{ claim: number; id: number }> {
    const claim = await claimWithDocument(person, of);
    return { claim: claim.id, id: (await deskOf(rika).queue(`?q=${claim.reference}`)).results[0]?.id ?? 0 };
  }
  const caseOfClaim = async (person = vera): Promise<number> => (await claimed(person)).id;
  const secondClaim = async () => claimed(await createPerson(test, 'zweite', { profile_type: 'CARE_PROVIDER' }));

  it('PP-18 RV-03 PK-05 a removal needs a second person, not another account of the first; until then the provider is hidden and keeps its package', async () => {
    const booked = { subscription: 'PREMIUM_TIER', billing_period: 'YEARLY' } as const;
    await test.update('company', company, booked);
    const again = await createPerson(test, 'rika2', { is_staff: true, email: 'rika+2@beispiel.example' });
    const id = await caseOfClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    expect(await companyRow()).toMatchObject({ status: 'HIDDEN', ...booked });
    for (const staff of [rika, again])
      expectRefusal(await measure(id, 'AGREE_REMOVAL', staff), 403, 'Zustimmen kann nur jemand anderes.');
    expect((await opened(id)).proposal).toEqual({ name: 'Rika Prüfer', is_self: true, reason: REASON });
    expect(await opened(id, again)).toMatchObject({ measures: ['WITHDRAW_REMOVAL'], proposal: { is_self: true } });
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    await measure(id, 'AGREE_REMOVAL', aydin);
    expect(await companyRow()).toMatchObject({ status: 'REMOVED', subscription: 'FREE_TIER', billing_period: null });
    expect((await vera.get(`${API}/company/${company}/ownership/`)).statusCode).toBe(404);
  });

  it('OP-100 the second person agrees with the own password only; ten wrong ones are enough, and a passkey confirms once', async () => {
    const id = await caseOfClaim();
    // Requests without an address are the site's own, and not counted.
    const agree = (password?: string) =>
      aydin.inject({
        ...{ method: 'POST', url: `${API}/admin/case/${id}/measure/` },
        payload: { measure: 'AGREE_REMOVAL', reason: AGREED, password },
        headers: { 'x-forwarded-for': '203.0.113.7' },
      });
    await measure(id, 'PROPOSE_REMOVAL');
    expect((await agree()).json().error.details).toEqual({ password: 'Bitte füllen Sie dieses Feld aus.' });
    const device = new SoftwareAuthenticator();
    await addPasskey(aydin, device);
    const confirmation = async () =>
      (await aydin.post(`${API}/auth/second-factor/passkey/confirm/`, device.use(await passkeyChallenge(test)))).json<{
        confirmation: string;
      }>().confirmation;
    const agreed = { measure: 'AGREE_REMOVAL', password: await confirmation() };
    expect((await deskOf(rika, REASON).act(id, 'measure', agreed)).statusCode).toBe(422);
    const wrong = await Promise.all(Array.from({ length: 10 }, () => agree('geraten')));
    expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
    expect((await agree(PASSWORD)).statusCode).toBe(429);
    expect((await measure(id, 'REFUSE_REMOVAL', aydin)).statusCode).toBe(200);
    await sql`delete from rate_limit_counter`.execute(test.db);
    await measure(id, 'PROPOSE_REMOVAL');
    expect((await agree(await confirmation())).statusCode).toBe(200);
    expect(await companyRow()).toMatchObject({ status: 'REMOVED' });
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
    expect(await companyRow()).toMatchObject({ status: 'REMOVED', owner_id: null });
    expect((await vera.get('/api-backend/user/details/')).json()).toMatchObject({ company: null });
  });

  it('PP-18 a refused removal restores what was there before, and hides nothing that another case has shown meanwhile', async () => {
    const id = await caseOfClaim();
    const { id: other } = await secondClaim();
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect(await companyRow()).toMatchObject({ status: 'PUBLISHED' });
    await measure(id, 'HIDE');
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'WITHDRAW_REMOVAL');
    expect(await companyRow()).toMatchObject({ status: 'HIDDEN' });
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(other, 'SHOW');
    await measure(id, 'WITHDRAW_REMOVAL');
    expect(await companyRow()).toMatchObject({ status: 'PUBLISHED' });
  });

  it('PP-18 a provider has one proposed removal at a time, also with two cases, and is not merged meanwhile', async () => {
    const first = await caseOfClaim();
    const { id: second } = await secondClaim();
    const into = await test.insertCompany('kastanienallee-2', { name: 'Haus kastanienallee' });
    await measure(first, 'PROPOSE_REMOVAL');
    expect((await opened(second, aydin)).measures).not.toContain('PROPOSE_REMOVAL');
    expect((await measure(second, 'PROPOSE_REMOVAL', aydin)).statusCode).toBe(409);
    const refused = await deskOf(rika, REASON).merge(second, into);
    const text = 'Für diesen Eintrag ist das Entfernen vorgeschlagen. Bitte entscheiden Sie zuerst darüber.';
    expectRefusal(refused, 409, text);
    await measure(first, 'REFUSE_REMOVAL', aydin);
    expect((await measure(second, 'PROPOSE_REMOVAL', aydin)).statusCode).toBe(200);
    await measure(second, 'WITHDRAW_REMOVAL', aydin);
    expect((await deskOf(rika, REASON).merge(second, into)).statusCode).toBe(200);
  });

  it('PP-18 after a proposed removal a question still waits unless it was answered, and a decided case stays decided', async () => {
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
    await decide(id, 'APPROVE');
    const { closed_at } = await caseRow(id);
    await measure(id, 'PROPOSE_REMOVAL');
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect(await caseRow(id)).toMatchObject({ state: 'CLOSED', closed_at });
  });

  it('PP-18 a proposed removal waits for its second person although the claimant goes on', async () => {
    const { id, claim } = await claimed();
    await measure(id, 'PROPOSE_REMOVAL');
    expect((await uploadProof(vera, claim)).statusCode).toBe(201);
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    expect((await vera.post(`${API}/company/ownership/${claim}/withdraw/`)).statusCode).toBe(200);
    expect((await opened(id, aydin)).measures).toEqual(['AGREE_REMOVAL', 'REFUSE_REMOVAL']);
    await measure(id, 'REFUSE_REMOVAL', aydin);
    expect([(await companyRow()).status, (await caseRow(id)).state]).toEqual(['PUBLISHED', 'CLOSED']);
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
    const mine = await vera.get(`${API}/company/ownership/?mine=1`);
    expect(mine.json().results).toMatchObject([{ status: 'REJECTED', reason: REASON }]);
    expect(await companyRow()).toMatchObject({ status: 'REMOVED', owner_id: null });
  });
});

describe('a step at the desk that meets a step of the claimant', () => {
  let known: number;
  let twice: number;
  let claim: OwnershipClaim;
  let id: number;
  beforeEach(async () => {
    known = await test.insertCompany('haus-am-park', { name: 'Haus am Park' });
    twice = await test.insertCompany('haus-am-park-2', { name: 'Haus am Park II' });
    claim = await claimWithDocument(vera, twice);
    id = await deskOf(rika).newest();
  });

  const step = (action: string, payload: object) => deskOf(rika, REASON).act(id, action, payload);
  const withdraw = () => vera.post(`${API}/company/ownership/${claim.id}/withdraw/`);

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
    const follow = (db: typeof test.db) => insertRows(db, 'company_follow', { user_id: vera.id, company_id: twice });
    expect((await during(test, follow, () => step('merge', { company: known }))).statusCode).toBe(200);
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
