import type { RatingReported } from '@care/contracts/schemas';
import { atDesk, createRatingWorld, report, reported } from '../../testing/rating-cases';
import { insertRating } from '../../testing/rows';
import { createPerson } from '../../testing/people';
import { appOfTests, createTestApp } from '../../testing/test-app';

const REPORTS = '/api-backend/rating/report/';
const visitor = { name: 'Nora Neu', email: 'nora@beispiel.example' };
const ALREADY = 'Sie können eine Bewertung nur einmal melden';

describe('reporting a rating', () => {
  const test = appOfTests();
  let world: Awaited<ReturnType<typeof createRatingWorld>>;
  beforeEach(async () => {
    world = await createRatingWorld(test);
  });
  const send = (payload: object, headers = {}) => test.inject({ method: 'POST', url: REPORTS, payload, headers });
  const reports = () => test.db.selectFrom('rating_report').selectAll().orderBy('id').execute();

  it('RV-05 keeps the report, confirms it by mail with the reference, and brings the rating to the desk', async () => {
    const { reporter, rating, rika } = world;
    const answer = await reporter.inject({ method: 'POST', url: REPORTS, payload: report(rating) });
    expect(answer.statusCode).toBe(201);
    const { reference, status } = answer.json<RatingReported>();
    expect([status, reference]).toEqual(['RECEIVED', expect.stringMatching(/^BW-\d{4}-\d{4,}$/)]);
    const [mail] = await test.mails(reporter.email);
    expect(mail?.subject).toBe(`Eingang Ihrer Meldung ${reference}`);
    expect(mail?.text_body).not.toContain('Kollegin');
    const { newest, opened } = atDesk(rika);
    const found = await newest();
    expect(found).toMatchObject({
      reference,
      kind_label: 'Gemeldete Bewertung',
      title: 'Haus kastanienallee',
      badge: 'Enthält Namen von Personen',
    });
    const shown = await opened(found?.id ?? 0);
    expect(shown.facts).toContainEqual({ label: 'Bewertung', text: 'Frau Beispiel war unfreundlich.', href: null });
    expect(JSON.stringify(shown.evidence)).toContain('Im zweiten Satz steht ihr voller Name.');
    expect(shown).toMatchObject({ measures: ['SUSPEND'], similar: [], history: [{ action: 'Bewertung gemeldet' }] });
    expect(shown.decisions.map(({ decision }) => decision)).toEqual(['KEEP', 'HIDE', 'REMOVE']);
  });

  it('RV-04 RV-05 a rating that its author has changed after the decision can be reported by the same people again', async () => {
    const { reporter, author, rating, rika } = world;
    const { newest, decide } = atDesk(rika);
    const again = async () =>
      (await reporter.inject({ method: 'POST', url: REPORTS, payload: report(rating, { title: 'Noch einmal' }) }))
        .statusCode;
    const asVisitor = async () => (await send(report(rating, visitor))).statusCode;
    await reported(reporter, rating);
    expect([await again(), await asVisitor(), await asVisitor()]).toEqual([409, 201, 409]);
    await decide((await newest())?.id ?? 0, 'KEEP', 'In Ordnung.');
    expect([await again(), await asVisitor()]).toEqual([409, 409]);
    const payload = { review_summary: 'Etwas ganz anderes' };
    await author.inject({ method: 'PATCH', url: `/api-backend/rating/${rating}/`, payload });
    expect([await again(), await asVisitor(), await again()]).toEqual([201, 201, 409]);
    expect(await newest()).toMatchObject({ title: 'Haus kastanienallee' });
    expect(await reports()).toHaveLength(2);
  });

  it('RV-05 refuses a second report of an account with details.author, also in parallel, and repeats an answer by its key', async () => {
    const { reporter, rating } = world;
    const again = (headers = {}) => reporter.inject({ method: 'POST', url: REPORTS, payload: report(rating), headers });
    const both = await Promise.all([again({ 'idempotency-key': 'erste-meldung' }), again()]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = await again();
    expect([refused.statusCode, refused.json().error]).toMatchObject([409, { details: { author: ALREADY } }]);
    expect(await reports()).toHaveLength(1);
    const other = await insertRating(test.db, world.company, null);
    const key = { 'idempotency-key': 'zweite-meldung' };
    const twice = () => reporter.inject({ method: 'POST', url: REPORTS, payload: report(other), headers: key });
    const [first, second] = [await twice(), await twice()];
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await reports()).toHaveLength(2);
  });

  it('RV-05 lets visitors report with name and e-mail, once for each address, and mails them no text that was typed', async () => {
    const { rating } = world;
    const incomplete = await send(report(rating, { reason: undefined, good_faith: undefined }));
    expect([incomplete.statusCode, Object.keys(incomplete.json().error.details).toSorted()]).toEqual([
      422,
      ['email', 'good_faith', 'name', 'reason'],
    ]);
    expect((await send(report(rating, visitor))).statusCode).toBe(201);
    expect((await send(report(rating, { ...visitor, email: 'NORA@beispiel.example' }))).statusCode).toBe(409);
    const [mail] = await test.mails(visitor.email);
    expect(mail?.text_body).toContain('jemand Ihre Adresse angegeben');
    expect(mail?.text_body).not.toMatch(/Kollegin|Nora/);
    // Somebody may have used the address of an account; its owner can still report.
    await createPerson(test, 'nora', { email: visitor.email }).then((nora) => reported(nora, rating));
    expect(await reports()).toMatchObject([
      { reporter_id: null, reporter_email: visitor.email, reporter_name: 'Nora Neu' },
      { reporter_id: expect.any(Number), reporter_email: null, reporter_name: '' },
    ]);
  });

  it('RV-05 takes exactly rating, author, title and description from the signed-in; the title is a reason or free', async () => {
    const { reporter, owner, rating, rika } = world;
    const send = (person: typeof reporter, title: string) =>
      person.inject({
        method: 'POST',
        url: REPORTS,
        payload: { rating, author: person.id, title, description: 'Im zweiten Satz steht ihr voller Name.' },
      });
    expect((await send(reporter, 'Enthält Namen von Personen')).statusCode).toBe(201);
    expect((await atDesk(rika).newest())?.badge).toBe('Enthält Namen von Personen');
    expect((await send(owner, 'Das war nicht bei uns')).statusCode).toBe(201);
    expect((await atDesk(rika).newest())?.badge).toBe('Anderer Grund');
    expect((await send(await createPerson(test, 'dritte'), 'hurtful')).statusCode).toBe(201);
    expect((await reports()).map(({ reason, title }) => [reason, title])).toEqual([
      ['names', 'Enthält Namen von Personen'],
      [null, 'Das war nicht bei uns'],
      ['hurtful', 'hurtful'],
    ]);
  });

  it('RV-05 counts several reports from one network as one, at the desk and for nobody else', async () => {
    const { rating, reporter, rika } = world;
    const from = (address: string) => ({ 'x-forwarded-for': address });
    for (const n of [1, 2, 3, 4, 5, 6, 7])
      await send(report(rating, { ...visitor, email: `nr-${n}@beispiel.example` }), from('203.0.113.9'));
    await reporter.inject({ method: 'POST', url: REPORTS, payload: report(rating), headers: from('203.0.113.9') });
    await send(report(rating, { ...visitor, reason: 'false' }), from('198.51.100.1'));
    const { newest, opened } = atDesk(rika);
    const { evidence } = await opened((await newest())?.id ?? 0);
    expect(evidence.map(({ title }) => title.replace(/^.*?: /, ''))).toEqual([
      'Enthält Namen von Personen (8 Meldungen aus einem Netz, sie zählen als eine)',
      'Falsche Behauptungen',
    ]);
    const hashes = (await reports()).map(({ network_hash }) => network_hash?.length);
    expect(new Set(hashes)).toEqual(new Set([32]));
    expect(JSON.stringify(await reports())).not.toContain('203.0.113');
  });

  it('RV-05 refuses own ratings, and takes the reporter from the session only', async () => {
    const { author, reporter, rating } = world;
    const own = await author.inject({ method: 'POST', url: REPORTS, payload: report(rating, { author: reporter.id }) });
    expect([own.statusCode, own.json().error.details]).toEqual([
      403,
      { detail: 'Eigene Bewertungen können Sie nicht melden.' },
    ]);
    await reporter.inject({ method: 'POST', url: REPORTS, payload: report(rating, { author: author.id, ...visitor }) });
    expect(await reports()).toMatchObject([{ reporter_id: reporter.id, reporter_email: null }]);
  });

  it.each([
    ['title', { title: '  ' }],
    ['description', { description: '\u200b' }],
    ['description', { description: 'x'.repeat(2001) }],
    ['reason', { reason: 'langweilig' }],
    ['good_faith', { good_faith: false }],
  ])('RV-05 reports a missing or wrong %s at its field', async (field, change) => {
    const answer = await world.reporter.inject({ method: 'POST', url: REPORTS, payload: report(world.rating, change) });
    expect([answer.statusCode, Object.keys(answer.json().error.details)]).toEqual([422, [field]]);
    expect(await reports()).toHaveLength(0);
  });

  it('RV-05 answers 404 for ratings that are not public', async () => {
    const { company, rating, reporter } = world;
    const status = async (id: number) =>
      (await reporter.inject({ method: 'POST', url: REPORTS, payload: report(id) })).statusCode;
    for (const state of ['PENDING', 'DISPUTED', 'REMOVED', 'AUTHOR_DELETED'] as const)
      expect(await status(await insertRating(test.db, company, null, { status: state }))).toBe(404);
    expect(await status(999_999)).toBe(404);
    await test.db.updateTable('company').set({ status: 'HIDDEN' }).where('id', '=', company).execute();
    expect(await status(rating)).toBe(404);
  });

  it('RV-05 mails no receipt to an address that an account has not confirmed, and refuses accounts that wait for their deletion', async () => {
    const unconfirmed = await createPerson(test, 'neu', { email_verified_at: null });
    await reported(unconfirmed, world.rating);
    expect(await reports()).toHaveLength(1);
    expect(await test.mails(unconfirmed.email)).toEqual([]);
    const leaving = await createPerson(test, 'geht', { deletion_scheduled_at: new Date(Date.now() + 1e9) });
    const refused = await leaving.inject({ method: 'POST', url: REPORTS, payload: report(world.rating) });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'account_locked']);
  });

  it('RV-05 opens a decided case again with the next report, under its reference', async () => {
    const { reporter, rating, rika } = world;
    const reference = await reported(reporter, rating);
    const { newest, decide } = atDesk(rika);
    await decide((await newest())?.id ?? 0, 'KEEP', 'Das ist eine Meinung.');
    expect((await newest('CLOSED'))?.reference).toBe(reference);
    expect(await reported(world.owner, rating)).toBe(reference);
    expect((await newest())?.reference).toBe(reference);
  });

  it('RV-05 accepts twenty reports a day', async () => {
    const strict = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1 } });
    const { company, reporter } = await createRatingWorld(strict);
    const statuses: number[] = [];
    for (let n = 0; n <= 20; n++) {
      const payload = report(await insertRating(strict.db, company, null));
      // As the shell forwards a request.
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      statuses.push((await reporter.inject({ method: 'POST', url: REPORTS, payload, headers })).statusCode);
    }
    await strict.close();
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
  });
});
