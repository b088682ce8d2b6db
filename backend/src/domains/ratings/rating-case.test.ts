import { t } from '@care/contracts/texts';
import { leastTier } from '@care/contracts/tiers';
import type {
  CompanyPage,
  RatingList,
  RatingQuestion,
  RatingReported,
  RatingListItem,
  RatingResponse,
} from '@care/contracts/schemas';
import { profilePath } from '@care/contracts/routes';
import type { Tier } from '@care/contracts/vocabulary';
import { privateFiles } from '../../platform/files/private-files';
import { atDesk, createRatingWorld, report, reported } from '../../testing/rating-cases';
import { createPerson, type Person } from '../../testing/people';
import { daysFromNow, updateRows } from '../../testing/rows';
import { appOfTests, expectRefusal, expectFields, expectStatus, statusesOf } from '../../testing/test-app';
import { sendFile } from '../../testing/upload-form';
import { during } from '../../testing/wait-until-blocked';
import { sweepPrivateFiles } from '../jobs/applications/attachments';
import { endRatingCasesOf } from './decide-rating';
import { sweepRatingCases } from './rating-question';

const API = '/api-backend';
const REASON = 'Im zweiten Satz steht der volle Name einer Kollegin.';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const REPORTS = '/api-backend/rating/report/';
const visitor = { name: 'Nora Neu', email: 'nora@beispiel.example' };
const ALREADY = 'Sie können eine Bewertung nur einmal melden';
const TEXT = 'Danke für Ihre Worte.\nWir haben mit dem Team gesprochen.';
const ONLY_PLUS = t('errors.onlyPlusPremiumAnswer');
const NOBODY = 999_999_999;

describe('a reported rating at the desk', () => {
  const test = appOfTests();
  let world: Awaited<ReturnType<typeof createRatingWorld>>;
  let desk: ReturnType<typeof atDesk>;
  let second: ReturnType<typeof atDesk>;
  let id: number;
  beforeEach(async () => {
    world = await createRatingWorld(test);
    desk = atDesk(world.rika);
    second = atDesk(world.mert);
    await reported(world.reporter, world.rating);
    id = (await desk.newest())?.id ?? 0;
    await test.mails();
    await test.db.deleteFrom('mail_outbox').execute();
  });

  /** The public view: the number of ratings in the list, and the figures of the profile and its structured data. */
  async function publicFigures() {
    const list = (await test.inject(`${API}/rating/list/${world.company}/`)).json<RatingList>();
    const page = (await test.inject(`${API}/company/by-slug/kastanienallee/`)).json<CompanyPage>();
    const embedded = (await test.inject(`${API}/embed/company/kastanienallee/`)).body;
    return [
      list.results.some(({ id: shown }) => shown === world.rating),
      list.count,
      list.meta.averages.overall,
      page.ratings_count,
      page.average_rating,
      embedded.includes('Nie wieder'),
    ];
  }
  const WITH_IT = [true, 2, 3, 2, 3, expect.any(Boolean)];
  const WITHOUT_IT = [false, 1, 5, 1, 5, false];
  const statusOf = async () =>
    (await test.db.selectFrom('rating').select('status').where('id', '=', world.rating).executeTakeFirst())?.status;
  const subjects = (to: Person) => test.subjects(to.email);
  const question = (person: Person) => person.get(`${API}/rating/${world.rating}/question/`);
  const answer = (text: string, person = world.author) =>
    person.post(`${API}/rating/${world.rating}/answer/`, { answer: text });
  const upload = (content = PDF, name = 'Rechnung.pdf') =>
    sendFile(world.author, `${API}/rating/${world.rating}/evidence/`, { name, content });

  it('RV-05 removes a rating only with a second person; it is hidden meanwhile, and the author gets the statement of reasons', async () => {
    expect(await publicFigures()).toEqual(WITH_IT);
    expect((await desk.decide(id, 'REMOVE', REASON)).json()).toMatchObject({
      state: 'SECOND_PERSON',
      badge: 'Entfernen vorgeschlagen',
      decisions: [],
      measures: ['WITHDRAW_REMOVAL'],
      proposal: { is_self: true, reason: REASON },
    });
    expect([await statusOf(), await publicFigures()]).toEqual(['DISPUTED', WITHOUT_IT]);
    expectRefusal(await desk.measure(id, 'AGREE_REMOVAL', REASON), 403, 'Zustimmen kann nur jemand anderes.');
    for (const _again of [1, 2])
      expect((await second.measure(id, 'AGREE_REMOVAL', 'Ich stimme zu.')).json()).toMatchObject({
        state: 'CLOSED',
        badge: 'Entfernt',
        proposal: null,
      });
    expect([await statusOf(), await publicFigures()]).toEqual(['REMOVED', WITHOUT_IT]);
    const mails = await test.mails(world.author.email);
    expect(
      mails.map(({ text_body: text }) => /Ihre Bewertung zu „Haus kastanienallee“ (.*?)\./.exec(text)?.[1]),
    ).toEqual(['bis zur Entscheidung ausgeblendet', 'entfernt']);
    for (const { text_body: text } of mails)
      for (const part of [REASON, 'Nummer 4', 'Automatisierte Mittel: keine', 'innerhalb von sechs Monaten', 'Gericht'])
        expect(text).toContain(part);
    const [toReporter, ...more] = await test.mails(world.reporter.email);
    expect([toReporter?.text_body, more]).toEqual([expect.stringContaining(REASON), []]);
    for (const mail of [...mails, toReporter]) expect(mail?.text_body).not.toContain('Ich stimme zu.');
    const { history } = await desk.opened(id);
    expect(history.map(({ action, actor }) => [action, actor])).toEqual([
      ['Entfernen zugestimmt', 'Mert Aydin'],
      ['Entfernen vorgeschlagen', 'Rika Prüfer'],
      ['Bewertung gemeldet', 'Clara Zimmer'],
    ]);
  });

  it('RV-05 author and reporter read the reason as the second person has corrected it; the log has all words', async () => {
    await desk.decide(id, 'REMOVE', REASON);
    const corrected = 'Im dritten Satz steht der volle Name einer Kollegin.';
    for (const _again of [1, 2])
      expect((await second.measure(id, 'AGREE_REMOVAL', 'Dritter Satz.', corrected)).statusCode).toBe(200);
    for (const { email } of [world.author, world.reporter]) {
      const text = (await test.mails(email)).at(-1)?.text_body;
      expect(text).toContain(corrected);
      expect(text).not.toContain('Dritter Satz.');
    }
    expect((await desk.opened(id)).history.map(({ note }) => note)).toEqual(['Dritter Satz.', corrected, REASON, '']);
  });

  it('RV-05 makes a rating public again when its removal is withdrawn or refused, and tells the author', async () => {
    for (const [who, step] of [
      [desk, 'WITHDRAW_REMOVAL'],
      [second, 'REFUSE_REMOVAL'],
    ] as const) {
      await desk.decide(id, 'REMOVE', REASON);
      const settled = await who.measure(id, step, 'Das war ein Irrtum.');
      expect(settled.json()).toMatchObject({ state: 'OPEN', proposal: null });
      expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
      expect((await subjects(world.author)).at(-1)).toBe('Ihre Bewertung zu Haus kastanienallee ist wieder öffentlich');
      expect(await subjects(world.reporter)).toEqual([]);
    }
    expect((await desk.decide(id, 'KEEP', REASON)).json()).toMatchObject({ state: 'CLOSED' });
    const [mail] = await test.mails(world.reporter.email);
    expect(mail?.subject).toMatch(/^Ihre Meldung BW-.* ist entschieden$/);
    expect(mail?.text_body).toContain(REASON);
  });

  it('RV-05 hides a rating and asks its author, who has 14 days; before that it is not removed', async () => {
    expect((await desk.decide(id, 'HIDE', REASON)).json()).toMatchObject({ state: 'WAITING' });
    expect([await statusOf(), await publicFigures()]).toEqual(['DISPUTED', WITHOUT_IT]);
    const [mail] = await test.mails(world.author.email);
    expect(mail?.subject).toBe('Bitte antworten Sie: Ihre Bewertung zu Haus kastanienallee');
    expect(mail?.text_body).toContain(`/pflegeanbieter/bewertung/${world.rating}/nachweis`);
    expectRefusal(await desk.decide(id, 'REMOVE', REASON), 409, /kann bis zum/);
    const asked = (await question(world.author)).json<RatingQuestion>();
    expect(asked).toMatchObject({ question: REASON, is_open: true, answered_at: null, documents: [] });
    expect(Math.round((Date.parse(asked.answer_until) - Date.now()) / 86_400_000)).toBe(14);
    for (const other of [world.reporter, world.owner, world.rika]) expect((await question(other)).statusCode).toBe(404);
  });

  it('RV-05 brings the answer of the author with its proof back to the desk, once', async () => {
    await desk.decide(id, 'HIDE', REASON);
    for (const _again of [1, 2])
      expect((await upload()).json()).toMatchObject({ documents: [{ file_name: 'Rechnung.pdf' }] });
    expect((await upload(Buffer.from('kein PDF'))).statusCode).toBe(415);
    expect((await answer('x', world.reporter)).statusCode).toBe(404);
    for (const _again of [1, 2])
      expect((await answer('Ich war im Mai dort.')).json()).toMatchObject({
        is_open: false,
        answer: 'Ich war im Mai dort.',
      });
    expectStatus(409, await answer('Oder im Juni.'), await upload(Buffer.concat([PDF, PDF])));
    const shown = await desk.opened(id);
    expect(shown).toMatchObject({ state: 'OPEN', badge: 'Antwort liegt vor', files: [{ name: 'Rechnung.pdf' }] });
    expect(JSON.stringify(shown.evidence)).toContain('Ich war im Mai dort.');
    const path = `${API}${shown.files[0]?.path ?? ''}`;
    expect((await world.rika.get(path)).rawPayload).toEqual(PDF);
    expect((await world.author.get(path)).statusCode).toBe(200);
    for (const other of [world.reporter, world.owner]) expect((await other.get(path)).statusCode).toBe(404);
    expect((await desk.opened(id)).history[0]).toMatchObject({ action: 'Nachweis geöffnet', actor: 'Rika Prüfer' });
    expect((await desk.decide(id, 'KEEP', 'Der Nachweis genügt.')).statusCode).toBe(200);
    expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
    expect((await subjects(world.author)).at(-1)).toContain('wieder öffentlich');
  });

  it('RV-05 a rating says that the contact is proven once the desk has seen a proof of it, and never without one', async () => {
    const offered = async () => (await desk.opened(id)).decisions.map(({ decision }) => decision);
    const shown = async () => {
      const { results } = (await test.inject(`${API}/rating/list/${world.company}/`)).json<RatingList>();
      return results.find((one) => one.id === world.rating)?.verification;
    };
    expect(await offered()).toEqual(['KEEP', 'HIDE', 'REMOVE']);
    await desk.decide(id, 'HIDE', REASON);
    await answer('Ich war im Mai dort.');
    expect((await desk.decide(id, 'PROVEN', 'Das genügt.')).statusCode).toBe(409);
    expect(await statusOf()).toBe('DISPUTED');
    await desk.decide(id, 'HIDE', 'Bitte senden Sie einen Beleg.');
    await upload();
    await answer('Hier ist die Rechnung.');
    expect(await offered()).toEqual(['KEEP', 'PROVEN', 'HIDE', 'REMOVE']);
    expect((await desk.decide(id, 'PROVEN', 'Die Rechnung zeigt es.')).statusCode).toBe(200);
    expect([await statusOf(), await shown()]).toEqual(['PUBLISHED', 'CONTACT_PROVEN']);
  });

  it('RV-05 brings a question without an answer back after 14 days; then the rating may be removed', async () => {
    await desk.decide(id, 'HIDE', REASON);
    await sweepRatingCases(test);
    expect((await desk.opened(id)).state).toBe('WAITING');
    await test.update('rating_question', {}, { answer_until: new Date(Date.now() - 1000) });
    for (const _again of [1, 2]) await sweepRatingCases(test);
    const shown = await desk.opened(id);
    expect(shown).toMatchObject({ state: 'OPEN', badge: 'Keine Antwort' });
    expect(shown.history.filter(({ action }) => action === 'Frist ohne Antwort abgelaufen')).toHaveLength(1);
    await desk.decide(id, 'REMOVE', REASON);
    expect((await second.measure(id, 'REFUSE_REMOVAL', REASON)).json()).toMatchObject({ state: 'OPEN' });
    // It was hidden before, and stays so.
    expect(await statusOf()).toBe('DISPUTED');
    await desk.decide(id, 'REMOVE', 'Niemand hat geantwortet.');
    await second.measure(id, 'AGREE_REMOVAL', REASON);
    expect(await statusOf()).toBe('REMOVED');
  });

  it('RV-05 deletes proofs 30 days after the decision, and who has reported without an account after six months', async () => {
    await test.post(`${API}/rating/report/`, report(world.rating, { name: 'Nora', email: 'nora@beispiel.example' }));
    await desk.decide(id, 'HIDE', REASON);
    await upload();
    await answer('Ich war dort.');
    await desk.decide(id, 'KEEP', REASON);
    const { storage_key } = await test.row('rating_document', {});
    const kept = async () => (await privateFiles(test.app.settings).find(storage_key ?? '')) !== undefined;
    await sweepRatingCases(test);
    await sweepPrivateFiles(test.app);
    expect([storage_key, await kept()]).toEqual([expect.any(String), true]);
    await test.databases.primary.pool.query(`update desk_case set closed_at = now() - interval '31 days'`);
    await test.databases.primary.pool.query(`update rating_report set decided_at = now() - interval '7 months'`);
    await sweepRatingCases(test);
    const rows = await test.db.selectFrom('rating_document').select('storage_key').execute();
    expect(rows).toEqual([{ storage_key: null }]);
    const visitors = test.db.selectFrom('rating_report').select(['reporter_name', 'reporter_email']);
    expect(await visitors.where('reporter_id', 'is', null).execute()).toEqual([
      { reporter_name: '', reporter_email: null },
    ]);
    expect((await desk.opened(id)).files).toMatchObject([{ name: 'Rechnung.pdf', path: null }]);
  });

  it('RV-05 STAFF that has written or reported the rating, or owns the provider, decides nothing and sees nothing of it', async () => {
    const staff = await createPerson(test, 'redaktion', { is_staff: true, first_name: 'Ines' });
    const asStaff = atDesk(staff);
    const isOutside = async () => {
      const shown = await asStaff.opened(id);
      expect(shown).toMatchObject({ is_own: true, decisions: [], measures: [], evidence: [] });
      expect(JSON.stringify(shown)).not.toMatch(/Frau Beispiel|Kollegin|Clara Zimmer/);
      expect((await asStaff.decide(id, 'KEEP', REASON)).statusCode).toBe(403);
    };
    await test.update('desk_case', {}, { person_id: staff.id });
    await isOutside();
    await test.update('desk_case', {}, { person_id: world.author.id });
    expect((await asStaff.opened(id)).is_own).toBe(false);
    await reported(staff, world.rating);
    await isOutside();
    await test.db.deleteFrom('rating_report').where('reporter_id', '=', staff.id).execute();
    for (const email of [staff.email.toUpperCase(), 'redaktion+melden@beispiel.example']) {
      await test.post(`${API}/rating/report/`, report(world.rating, { name: 'Nora', email }));
      await isOutside();
      await test.db.deleteFrom('rating_report').where('reporter_id', 'is', null).execute();
    }
    const again = await createPerson(test, 'redaktion2', { email: 'redaktion+2@beispiel.example' });
    await reported(again, world.rating);
    await isOutside();
    await test.db.deleteFrom('rating_report').where('reporter_id', '=', again.id).execute();
    await test.update('company', world.company, { owner_id: staff.id });
    await isOutside();
  });

  it('RV-05 nothing can be done to the provider in the case of a rating, and its removal is not blocked by it', async () => {
    await desk.decide(id, 'REMOVE', REASON);
    for (const step of ['HIDE', 'PROPOSE_REMOVAL']) expect((await desk.measure(id, step, REASON)).statusCode).toBe(409);
    const twin = await test.insertCompany('kastanienallee-2', { name: 'Haus kastanienallee' });
    expect((await desk.merge(id, twin, REASON)).statusCode).toBe(409);
    const { rows } = await test.databases.primary.pool.query<{ id: number }>(
      `insert into desk_case (kind, subject_id, reference, title, company_id) values ('MESSAGE_REPORT', 1, 'ME-1', 'x', $1)
       returning id`,
      [world.company],
    );
    const other = rows[0]?.id ?? 0;
    expect((await desk.measure(other, 'PROPOSE_REMOVAL', REASON)).statusCode).toBe(200);
    expect((await second.measure(other, 'AGREE_REMOVAL', REASON)).statusCode).toBe(200);
    expect(await desk.opened(id)).toMatchObject({ state: 'CLOSED', proposal: null });
    const [mail] = await test.mails(world.reporter.email);
    expect(mail?.text_body).toContain('Die Einrichtung ist nicht mehr öffentlich');
  });

  it('RV-04 RV-05 closes the case when the author deletes the rating, tells the reporter, and notes a change', async () => {
    const url = `${API}/rating/${world.rating}/`;
    await world.author.patch(url, { description: 'Die Leiterin war unfreundlich.' });
    expect((await desk.opened(id)).history[0]).toMatchObject({ action: 'Bewertung geändert' });
    await desk.decide(id, 'HIDE', REASON);
    expect((await world.author.delete(url)).statusCode).toBe(204);
    expect(await desk.opened(id)).toMatchObject({
      state: 'CLOSED',
      decisions: [],
      history: [{ action: 'Bewertung gelöscht' }, {}, {}, {}],
    });
    expect((await question(world.author)).json<RatingQuestion>().is_open).toBe(false);
    const [mail] = await test.mails(world.reporter.email);
    expect(mail?.text_body).toContain('inzwischen gelöscht');
  });

  it('RV-05 a deletion by the author and a decision of the desk wait for each other', async () => {
    const both = await Promise.all([
      desk.decide(id, 'REMOVE', REASON),
      world.author.delete(`${API}/rating/${world.rating}/`),
    ]);
    expect([200, 409]).toContain(both[0].statusCode);
    expect(both[1].statusCode).toBe(204);
    expect(await statusOf()).toBe('AUTHOR_DELETED');
  });

  it('RV-05 AC-20 closes the case when the rating is deleted with the account', async () => {
    await test.db.transaction().execute((db) => endRatingCasesOf(test.app, db, world.author.id));
    expect(await desk.opened(id)).toMatchObject({ state: 'CLOSED' });
    expect(await subjects(world.reporter)).toHaveLength(1);
  });

  it('RV-05 asks nobody about a rating without an account, and moves a case with a merged provider', async () => {
    await test.update('rating', world.rating, { author_id: null });
    expect((await desk.decide(id, 'HIDE', REASON)).statusCode).toBe(409);
    expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
    expect((await desk.opened(id)).facts[1]?.href).toBe(profilePath('kastanienallee'));
  });
});

describe('reporting a rating', () => {
  const test = appOfTests();
  let world: Awaited<ReturnType<typeof createRatingWorld>>;
  beforeEach(async () => {
    world = await createRatingWorld(test);
  });
  const send = (payload: object, headers = {}) => test.post(REPORTS, payload, headers);
  const reports = () => test.db.selectFrom('rating_report').selectAll().orderBy('id').execute();

  it('RV-05 keeps the report, confirms it by mail with the reference, and brings the rating to the desk', async () => {
    const { reporter, rating, rika } = world;
    const answer = await reporter.post(REPORTS, report(rating));
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
    const again = async () => (await reporter.post(REPORTS, report(rating, { title: 'Noch einmal' }))).statusCode;
    const asVisitor = async () => (await send(report(rating, visitor))).statusCode;
    await reported(reporter, rating);
    expect([await again(), await asVisitor(), await asVisitor()]).toEqual([409, 201, 409]);
    await decide((await newest())?.id ?? 0, 'KEEP', 'In Ordnung.');
    expect([await again(), await asVisitor()]).toEqual([409, 409]);
    await author.patch(`/api-backend/rating/${rating}/`, { review_summary: 'Etwas ganz anderes' });
    expect([await again(), await asVisitor(), await again()]).toEqual([201, 201, 409]);
    expect(await newest()).toMatchObject({ title: 'Haus kastanienallee' });
    expect(await reports()).toHaveLength(2);
  });

  it('RV-05 refuses a second report of an account with details.author, also in parallel, and repeats an answer by its key', async () => {
    const { reporter, rating } = world;
    const again = (headers = {}) => reporter.post(REPORTS, report(rating), headers);
    expect(await statusesOf([again({ 'idempotency-key': 'erste-meldung' }), again()])).toEqual([201, 409]);
    const refused = await again();
    expect([refused.statusCode, refused.json().error]).toMatchObject([409, { details: { author: ALREADY } }]);
    expect(await reports()).toHaveLength(1);
    const other = await test.insertRating(world.company, null);
    const key = { 'idempotency-key': 'zweite-meldung' };
    const twice = () => reporter.post(REPORTS, report(other), key);
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
      person.post(REPORTS, { rating, author: person.id, title, description: 'Im zweiten Satz steht ihr voller Name.' });
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
    await reporter.post(REPORTS, report(rating), from('203.0.113.9'));
    await send(report(rating, { ...visitor, reason: 'false' }), from('198.51.100.1'));
    const { newest, opened } = atDesk(rika);
    const { evidence } = await opened((await newest())?.id ?? 0);
    const text = 'Enthält Namen von Personen (8 Meldungen aus einem Netz, sie zählen als eine)';
    expect(evidence.map(({ title }) => title.replace(/^.*?: /, ''))).toEqual([text, 'Falsche Behauptungen']);
    expect(new Set((await reports()).map(({ network_hash }) => network_hash?.length))).toEqual(new Set([32]));
    expect(JSON.stringify(await reports())).not.toContain('203.0.113');
  });

  it('RV-05 refuses own ratings, and takes the reporter from the session only', async () => {
    const { author, reporter, rating } = world;
    const own = await author.post(REPORTS, report(rating, { author: reporter.id }));
    expectRefusal(own, 403, { detail: 'Eigene Bewertungen können Sie nicht melden.' });
    await reporter.post(REPORTS, report(rating, { author: author.id, ...visitor }));
    expect(await reports()).toMatchObject([{ reporter_id: reporter.id, reporter_email: null }]);
  });

  it('RV-05 reports what is missing or wrong at its field, and answers 404 for ratings that are not public', async () => {
    for (const [field, wrong] of [
      ['title', '  '],
      ['description', '\u200b'],
      ['description', 'x'.repeat(2001)],
      ['reason', 'langweilig'],
      ['good_faith', false],
    ] as const)
      expectFields(await world.reporter.post(REPORTS, report(world.rating, { [field]: wrong })), 422, field);
    expect(await reports()).toHaveLength(0);
    const { company, rating, reporter } = world;
    const status = async (id: number) => (await reporter.post(REPORTS, report(id))).statusCode;
    for (const state of ['PENDING', 'DISPUTED', 'REMOVED', 'AUTHOR_DELETED'] as const)
      expect(await status(await test.insertRating(company, null, { status: state }))).toBe(404);
    expect(await status(999_999)).toBe(404);
    await test.update('company', company, { status: 'HIDDEN' });
    expect(await status(rating)).toBe(404);
  });

  it('RV-05 mails no receipt to an address that an account has not confirmed, and refuses accounts that wait for their deletion', async () => {
    const unconfirmed = await createPerson(test, 'neu', { email_verified_at: null });
    await reported(unconfirmed, world.rating);
    expect(await reports()).toHaveLength(1);
    expect(await test.mails(unconfirmed.email)).toEqual([]);
    const leaving = await createPerson(test, 'geht', { deletion_scheduled_at: new Date(Date.now() + 1e9) });
    const refused = await leaving.post(REPORTS, report(world.rating));
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
});

describe('the answer of a provider to a rating', () => {
  const API = '/api-backend/rating';

  const test = appOfTests();
  let world: Awaited<ReturnType<typeof createRatingWorld>>;
  beforeEach(async () => {
    world = await createRatingWorld(test);
    await setTier('PLUS_TIER');
  });
  const setTier = (subscription: Tier) => test.update('company', world.company, { subscription });
  const send = (payload: object, person = world.owner, headers = {}) =>
    person.post(`${API}/response/`, payload, headers);
  const answer = (person = world.owner, headers = {}) =>
    send({ rating: world.rating, description: TEXT }, person, headers);
  const shown = async (person = world.owner) => (await person.get(`${API}/${world.rating}/`)).json<RatingListItem>();
  const stored = () => test.db.selectFrom('rating_response').selectAll().execute();

  it('RV-06 PK-05 is public at once from Plus, and the author is told without the text', async () => {
    const sent = await answer();
    expect([sent.statusCode, sent.json()]).toMatchObject([201, { description: TEXT }]);
    expect((await test.inject(`${API}/${world.rating}/`)).json<RatingListItem>().response).toEqual(sent.json());
    expect((await shown()).viewer).toMatchObject({ can_respond: false, can_change_response: true });
    const [mail] = await test.mails(world.author.email);
    expect(mail).toMatchObject({ subject: 'Antwort auf Ihre Bewertung: Haus kastanienallee' });
    expect(mail?.text_body).toContain('/pflegeanbieter/profiles/kastanienallee#ratings');
    expect(mail?.text_body).not.toContain('Danke');
  });

  it('RV-06 PK-05 is refused on Free with details.detail, inside the transaction; a published one stays after a downgrade', async () => {
    await setTier('FREE_TIER');
    expect((await shown()).viewer).toMatchObject({ can_respond: false, can_respond_from_plus: true });
    const refused = await answer();
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      403,
      { code: 'tier_required', required_tier: leastTier('answerReviews'), details: { detail: ONLY_PLUS } },
    ]);
    await setTier('PLUS_TIER');
    const { id } = (await answer()).json<RatingResponse>();
    await setTier('FREE_TIER');
    expect((await shown()).response?.description).toBe(TEXT);
    const url = `${API}/response/${id}/`;
    expectRefusal(await world.owner.patch(url, { description: 'Anders.' }), 403, { detail: ONLY_PLUS });
    expect((await world.owner.delete(url)).statusCode).toBe(204);
  });

  it('RV-06 PK-05 waits for a change of the package that is not finished', async () => {
    const downgrade = (db: typeof test.db) => updateRows(db, 'company', world.company, { subscription: 'FREE_TIER' });
    expect((await during(test, downgrade, () => answer())).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('RV-06 there is at most one, under parallel requests and after a lost answer', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => answer()));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(Object.keys(all.find(({ statusCode }) => statusCode === 409)?.json().error.details)).toEqual(['rating']);
    expect(await stored()).toHaveLength(1);
    await test.db.deleteFrom('rating_response').execute();
    const key = { 'idempotency-key': 'eine-antwort' };
    const [first, again] = [await answer(world.owner, key), await answer(world.owner, key)];
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await stored()).toHaveLength(1);
    expect(await test.mails(world.author.email)).toHaveLength(2);
  });

  it('RV-06 is given by the owner only, whatever author the body names', async () => {
    const other = await createPerson(test, 'andere', { profile_type: 'CARE_PROVIDER' });
    for (const person of [other, world.author, world.reporter, world.rika]) {
      const refused = await send({ rating: world.rating, description: TEXT, author: world.owner.id }, person);
      expectFields(refused, 403, 'detail');
    }
    await send({ rating: world.rating, description: TEXT, author: other.id });
    expect(await stored()).toMatchObject([{ author_id: world.owner.id }]);
  });

  it('RV-06 reports a rating that is not public any more as details.rating, and an empty text at its field', async () => {
    for (const status of ['DISPUTED', 'REMOVED', 'AUTHOR_DELETED', 'PENDING'] as const) {
      const rating = await test.insertRating(world.company, null, { status });
      expectFields(await send({ rating, description: TEXT }), 404, 'rating');
    }
    for (const description of ['', ' \u200b', 'x'.repeat(5001)])
      expectFields(await send({ rating: world.rating, description }), 422, 'description');
  });

  it('RV-06 is changed and deleted by the present owner only; then the owner may answer again', async () => {
    const { id } = (await answer()).json<RatingResponse>();
    const url = `${API}/response/${id}/`;
    const next = await createPerson(test, 'neue', { profile_type: 'CARE_PROVIDER' });
    const change = (person = world.owner) => person.patch(url, { description: 'Neu.', author: 1 });
    expect((await change(next)).statusCode).toBe(404);
    expect((await change()).json()).toMatchObject({ id, description: 'Neu.' });
    await test.update('company', world.company, { owner_id: next.id });
    expectStatus(404, await change(), await world.owner.delete(url));
    expect((await next.delete(url)).statusCode).toBe(204);
    expect((await next.delete(url)).statusCode).toBe(404);
    expect((await shown(next)).viewer).toMatchObject({ can_respond: true, can_change_response: false });
    expect((await answer(next)).statusCode).toBe(201);
  });

  it('RV-06 sends no mail to an author who has switched it off, has not confirmed the address or waits for the deletion', async () => {
    for (const change of [
      { notify_messages: false },
      { notify_messages: true, email_notifications: false },
      { email_notifications: true, email_verified_at: null },
      { email_verified_at: new Date(), deletion_scheduled_at: daysFromNow(14) },
    ]) {
      await test.update('user_account', world.author.id, change);
      await test.db.deleteFrom('rating_response').execute();
      expect((await answer()).statusCode).toBe(201);
      expect([change, await test.mails(world.author.email)]).toEqual([change, []]);
    }
  });
});

describe('ratings without an answer', () => {
  const API = '/api-backend/rating';

  const test = appOfTests();

  it('AC-16 the owner reads the newest ratings without an answer, their number, and what is examined', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company = await test.insertCompany('haus', { owner_id: owner.id, subscription: 'PLUS_TIER' });
    const waiting = async (who = owner, of = company) => who.get(`${API}/waiting/?company=${of}`);
    expect((await waiting()).json()).toEqual({
      ...{ count: 0, results: [], total: 0, average: null, under_review: 0, can_answer: true },
    });
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1)
      ids.push(
        await test.insertRating(company, null, {
          review_summary: `Nummer ${n}`,
          description: n === 0 ? `${'Wort '.repeat(50)}Ende` : 'Kurz.\n\nUnd gut.',
          created_at: daysFromNow(n - 20),
        }),
      );
    await test.insertRating(company, null, { status: 'DISPUTED', review_summary: 'Verborgen' });
    await test.insertRating(company, null, { status: 'PENDING', review_summary: 'Verborgen' });
    const answer = (rating: number) => owner.post(`${API}/response/`, { rating, description: 'Danke.' });
    for (const id of ids.slice(2, 11)) await answer(id);
    const { body } = await waiting();
    const found = JSON.parse(body) as { results: object[] };
    expect(found).toMatchObject({ count: 3, total: 12, average: 4, under_review: 1 });
    expect(found.results).toMatchObject([
      { id: ids[11], page: 1, excerpt: 'Kurz. Und gut.' },
      { id: ids[1], page: 2 },
      { id: ids[0], page: 2, excerpt: expect.stringMatching(/^(Wort )+…$/) },
    ]);
    expect(body).not.toContain('Verborgen');
    await test.update('company', company, { subscription: 'FREE_TIER' });
    expect((await waiting()).json()).toMatchObject({ count: 3, can_answer: false });
    const figures = (await owner.get(`/api-backend/company/${company}/figures/`)).json();
    expect(figures).toMatchObject({ unanswered_ratings: 3 });
    for (const who of [await createPerson(test, 'fremd'), await createPerson(test, 'redaktion', { is_staff: true })])
      expect((await waiting(who)).statusCode).toBe(404);
    expectStatus(404, await waiting(owner, NOBODY), await owner.get(`${API}/waiting/`));
  });
});
