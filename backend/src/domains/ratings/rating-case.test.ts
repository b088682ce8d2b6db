import type { CompanyPage, RatingList, RatingQuestion } from '@care/contracts/schemas';
import { profilePath } from '@care/contracts/routes';
import { privateFiles } from '../../platform/files/private-files';
import { atDesk, createRatingWorld, report, reported } from '../../testing/rating-cases';
import { createPerson, type Person } from '../../testing/people';
import { insertCompany } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';
import { sweepPrivateFiles } from '../applications/attachments';
import { endRatingCasesOf } from './decide-rating';
import { sweepRatingCases } from './rating-question';

const API = '/api-backend';
const REASON = 'Im zweiten Satz steht der volle Name einer Kollegin.';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

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
  const subjects = async (to: Person) => (await test.mails(to.email)).map(({ subject }) => subject);
  const question = (person: Person) => person.inject({ url: `${API}/rating/${world.rating}/question/` });
  const answer = (text: string, person = world.author) =>
    person.inject({ method: 'POST', url: `${API}/rating/${world.rating}/answer/`, payload: { answer: text } });
  const upload = (content = PDF, name = 'Rechnung.pdf') =>
    world.author.inject({
      method: 'POST',
      url: `${API}/rating/${world.rating}/evidence/`,
      ...uploadForm({}, { name, content }),
    });

  it('RV-05 keeps a rating that is not objected to, and tells the reporter only', async () => {
    expect((await desk.decide(id, 'KEEP', REASON)).statusCode).toBe(200);
    expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
    const [mail] = await test.mails(world.reporter.email);
    expect(mail?.subject).toMatch(/^Ihre Meldung BW-.* ist entschieden$/);
    expect(mail?.text_body).toContain(REASON);
    expect(await subjects(world.author)).toEqual([]);
  });

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
    const own = await desk.measure(id, 'AGREE_REMOVAL', REASON);
    expect([own.statusCode, own.json().error.message]).toEqual([403, 'Zustimmen kann nur jemand anderes.']);
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

  it.each([
    ['withdrawn', 'WITHDRAW_REMOVAL'],
    ['refused', 'REFUSE_REMOVAL'],
  ])('RV-05 makes a rating public again when its removal is %s, and tells the author', async (_how, step) => {
    await desk.decide(id, 'REMOVE', REASON);
    const settled = await (step === 'WITHDRAW_REMOVAL' ? desk : second).measure(id, step, 'Das war ein Irrtum.');
    expect(settled.json()).toMatchObject({ state: 'OPEN', proposal: null });
    expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
    expect((await subjects(world.author)).at(-1)).toBe('Ihre Bewertung zu Haus kastanienallee ist wieder öffentlich');
    expect(await subjects(world.reporter)).toEqual([]);
    expect((await desk.decide(id, 'KEEP', REASON)).json()).toMatchObject({ state: 'CLOSED' });
  });

  it('RV-05 hides a rating and asks its author, who has 14 days; before that it is not removed', async () => {
    expect((await desk.decide(id, 'HIDE', REASON)).json()).toMatchObject({ state: 'WAITING' });
    expect([await statusOf(), await publicFigures()]).toEqual(['DISPUTED', WITHOUT_IT]);
    const [mail] = await test.mails(world.author.email);
    expect(mail?.subject).toBe('Bitte antworten Sie: Ihre Bewertung zu Haus kastanienallee');
    expect(mail?.text_body).toContain(`/pflegeanbieter/bewertung/${world.rating}/nachweis`);
    const early = await desk.decide(id, 'REMOVE', REASON);
    expect([early.statusCode, early.json().error.message]).toEqual([409, expect.stringContaining('kann bis zum')]);
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
    expect((await answer('Oder im Juni.')).statusCode).toBe(409);
    expect((await upload(Buffer.concat([PDF, PDF]))).statusCode).toBe(409);
    const shown = await desk.opened(id);
    expect(shown).toMatchObject({ state: 'OPEN', badge: 'Antwort liegt vor', files: [{ name: 'Rechnung.pdf' }] });
    expect(JSON.stringify(shown.evidence)).toContain('Ich war im Mai dort.');
    const path = `${API}${shown.files[0]?.path ?? ''}`;
    expect((await world.rika.inject({ url: path })).rawPayload).toEqual(PDF);
    expect((await world.author.inject({ url: path })).statusCode).toBe(200);
    for (const other of [world.reporter, world.owner]) expect((await other.inject({ url: path })).statusCode).toBe(404);
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
    await test.db
      .updateTable('rating_question')
      .set({ answer_until: new Date(Date.now() - 1000) })
      .execute();
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
    await test.inject({
      method: 'POST',
      url: `${API}/rating/report/`,
      payload: report(world.rating, { name: 'Nora', email: 'nora@beispiel.example' }),
    });
    await desk.decide(id, 'HIDE', REASON);
    await upload();
    await answer('Ich war dort.');
    await desk.decide(id, 'KEEP', REASON);
    const { storage_key } = await test.db.selectFrom('rating_document').select('storage_key').executeTakeFirstOrThrow();
    const kept = async () => (await privateFiles(test.app.settings).find(storage_key ?? '')) !== undefined;
    await sweepRatingCases(test);
    await sweepPrivateFiles(test.app);
    expect([storage_key, await kept()]).toEqual([expect.any(String), true]);
    await test.databases.primary.pool.query(`update desk_case set closed_at = now() - interval '31 days'`);
    await test.databases.primary.pool.query(`update rating_report set decided_at = now() - interval '7 months'`);
    await sweepRatingCases(test);
    expect(await test.db.selectFrom('rating_document').select('storage_key').execute()).toEqual([
      { storage_key: null },
    ]);
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
    await test.db.updateTable('desk_case').set({ person_id: staff.id }).execute();
    await isOutside();
    await test.db.updateTable('desk_case').set({ person_id: world.author.id }).execute();
    expect((await asStaff.opened(id)).is_own).toBe(false);
    await reported(staff, world.rating);
    await isOutside();
    await test.db.deleteFrom('rating_report').where('reporter_id', '=', staff.id).execute();
    const payload = report(world.rating, { name: 'Nora', email: staff.email.toUpperCase() });
    await test.inject({ method: 'POST', url: `${API}/rating/report/`, payload });
    await isOutside();
    await test.db.deleteFrom('rating_report').where('reporter_id', 'is', null).execute();
    await test.db.updateTable('company').set({ owner_id: staff.id }).where('id', '=', world.company).execute();
    await isOutside();
  });

  it('RV-05 nothing can be done to the provider in the case of a rating, and its removal is not blocked by it', async () => {
    await desk.decide(id, 'REMOVE', REASON);
    for (const step of ['HIDE', 'PROPOSE_REMOVAL']) expect((await desk.measure(id, step, REASON)).statusCode).toBe(409);
    const twin = await insertCompany(test.db, 'kastanienallee-2', { name: 'Haus kastanienallee' });
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
    await world.author.inject({ method: 'PATCH', url, payload: { description: 'Die Leiterin war unfreundlich.' } });
    expect((await desk.opened(id)).history[0]).toMatchObject({ action: 'Bewertung geändert' });
    await desk.decide(id, 'HIDE', REASON);
    expect((await world.author.inject({ method: 'DELETE', url })).statusCode).toBe(204);
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
      world.author.inject({ method: 'DELETE', url: `${API}/rating/${world.rating}/` }),
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

  it('RV-05 does not touch a rating that its author has deleted meanwhile', async () => {
    await desk.decide(id, 'REMOVE', REASON);
    await test.db.updateTable('rating').set({ status: 'AUTHOR_DELETED' }).where('id', '=', world.rating).execute();
    expect((await second.measure(id, 'REFUSE_REMOVAL', REASON)).statusCode).toBe(200);
    expect(await statusOf()).toBe('AUTHOR_DELETED');
    expect((await desk.decide(id, 'HIDE', REASON)).statusCode).toBe(409);
    expect((await desk.decide(id, 'REMOVE', REASON)).statusCode).toBe(409);
  });

  it('RV-05 two people of the desk decide one after the other', async () => {
    const both = await Promise.all([desk.decide(id, 'KEEP', 'Eins.'), second.decide(id, 'REMOVE', 'Zwei.')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('RV-05 asks nobody about a rating without an account, and moves a case with a merged provider', async () => {
    await test.db.updateTable('rating').set({ author_id: null }).where('id', '=', world.rating).execute();
    expect((await desk.decide(id, 'HIDE', REASON)).statusCode).toBe(409);
    expect([await statusOf(), await publicFigures()]).toEqual(['PUBLISHED', WITH_IT]);
    expect((await desk.opened(id)).facts[1]?.href).toBe(profilePath('kastanienallee'));
  });
});
