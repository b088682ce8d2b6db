import type {
  RatingList,
  RatingListItem,
  CompanyPage,
  ErrorBody,
  OwnRatings,
  RatingCreated,
} from '@care/contracts/schemas';
import { allStars, daysFromNow, updateRows } from '../../testing/rows';
import { appOfTests, expectFields, expectRefusal, expectStatus, statusesOf } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { createPerson, type Person, confirmAddress } from '../../testing/people';
import { during } from '../../testing/wait-until-blocked';
import { atDesk, reported } from '../../testing/rating-cases';
import { deleteAccount } from '../privacy/account-deletion';
import { tellOwnersOfRatings } from './ratings-of-authors';
import { isOfficialName } from './official-name';

const API = '/api-backend';
const TAKEN = 'Der Benutzer hat bereits eine Bewertung für ein bestimmtes Unternehmen erstellt';

/** Authors of ratings in a test, and their calls. */
function authorsOf(test: TestApp) {
  let number = 0;
  const newCompany = (given = {}) => test.insertCompany(`bewertet-${++number}`, given);
  const newPerson = (given = {}) => createPerson(test, `person-${++number}`, given);
  const content = (company: number, given: object = {}) => ({
    company,
    category: 'RELATIVE',
    review_summary: 'Gut aufgehoben',
    description: 'Meine Mutter ist angekommen.',
    preferred_author_name: 'Eine Tochter',
    ...allStars(4),
    ...given,
  });
  const send = (who: Person, company: number, given: object = {}, headers: Record<string, string> = {}) =>
    who.post(`${API}/rating/`, content(company, given), headers);
  const created = async (who: Person, company: number, given: object = {}) =>
    (await send(who, company, given)).json<RatingCreated>();
  /** A person who has rated a new provider. */
  const rated = async (by: object = {}) => {
    const [who, company] = [await newPerson(by), await newCompany()];
    return { who, company, ...(await created(who, company)) };
  };
  const change = (who: Person, id: number, payload: object, headers: Record<string, string> = {}) =>
    who.patch(`${API}/rating/${id}/`, payload, headers);
  const remove = (who: Person, id: number) => who.delete(`${API}/rating/${id}/`);
  const listOf = async (company: number) => (await test.inject(`${API}/rating/list/${company}/`)).json<RatingList>();
  const mine = (who: Person, company: number) => who.get(`${API}/rating/mine/?company=${company}`);
  const own = async (who: Person, query = '') => (await who.get(`${API}/rating/list/user/${query}`)).json<OwnRatings>();
  const companyRow = (id: number) => test.row('company', id);
  const refusal = (response: { json: () => unknown }) => (response.json() as ErrorBody).error;
  return { newCompany, newPerson, send, created, rated, change, remove, listOf, mine, own, companyRow, refusal };
}

describe('reading ratings', () => {
  const test = appOfTests();
  let companyId: number;
  let ownerId: number;
  let authorId: number;
  let authorsRating: number;
  beforeAll(async () => {
    ownerId = await test.insertUser('owner');
    authorId = await test.insertUser('author-nutzername', { first_name: 'Heimlich', last_name: 'Unbekannt' });
    companyId = await test.insertCompany('haus', { owner_id: ownerId, subscription: 'PLUS_TIER' });
    authorsRating = await test.insertRating(companyId, authorId, {
      ...allStars(5),
      preferred_author_name: 'Eine Tochter',
      is_anonymous: true,
      created_at: daysFromNow(-1),
    });
    for (let age = 2; age <= 12; age++) {
      await test.insertRating(companyId, null, {
        ...allStars((age % 5) + 1),
        category: age % 2 ? 'VISITOR' : 'RESIDENT',
        review_summary: `vor ${age} Tagen`,
        created_at: daysFromNow(-age),
      });
    }
    for (const status of ['PENDING', 'DISPUTED', 'REMOVED'] as const)
      await test.insertRating(companyId, null, { status });
  });

  const url = (query = '') => `/api-backend/rating/list/${companyId}/${query}`;
  const list = async (query = '', headers = {}) => (await test.get(url(query), headers)).json<RatingList>();
  const summaries = ({ results }: RatingList) => results.map(({ review_summary }) => review_summary);

  it('RV-01 lists ten per page, newest first, with the count of all published ones', async () => {
    const first = await list();
    expect([first.count, first.results.length]).toEqual([12, 10]);
    expect(summaries(first).slice(0, 3)).toEqual(['Gut aufgehoben', 'vor 2 Tagen', 'vor 3 Tagen']);
    expect(summaries(await list('?limit=10&offset=10'))).toEqual(['vor 11 Tagen', 'vor 12 Tagen']);
    expect(await list('?offset=500')).toMatchObject({ count: 12, results: [] });
  });

  it('RV-01 returns the averages, the identities of authors, and the distribution of averages in whole stars', async () => {
    const { meta } = await list('?category=VISITOR');
    const stars = [5, ...Array.from({ length: 11 }, (_, index) => ((index + 2) % 5) + 1)];
    const average = Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 100) / 100;
    expect(meta.averages).toEqual({ overall: average, ...allStars(average) });
    expect(meta.by_category).toEqual({ resident: 6, relative: 1, employee: 0, visitor: 5 });
    const countOf = (wanted: number) => stars.filter((one) => one === wanted).length;
    expect(meta.distribution).toEqual({ 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) });
    const id = await test.insertCompany('gerundet');
    await test.insertRating(id, null, { ...allStars(4), housing: 5, food: 5 });
    await test.insertRating(id, null, { ...allStars(5), housing: 4, food: 4 });
    const rounded = (await test.inject(`/api-backend/rating/list/${id}/`)).json<RatingList>().meta;
    expect(rounded.distribution).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 });
  });

  it('RV-01 filters by rater identity and stars, sorts best and worst first, and ignores invalid values', async () => {
    const visitors = await list('?category=VISITOR');
    expect(visitors.count).toBe(5);
    expect(visitors.results.every(({ category }) => category === 'VISITOR')).toBe(true);
    const good = await list('?min=4');
    expect(good.results.every(({ average_rating }) => average_rating >= 4)).toBe(true);
    expect(good.count).toBe(good.meta.distribution[4] + good.meta.distribution[5]);
    const averages = ({ results }: RatingList) => results.map(({ average_rating }) => average_rating);
    const worst = averages(await list('?sort=worst&limit=50'));
    expect(worst).toEqual(worst.toSorted((one, other) => one - other));
    expect(averages(await list('?sort=best&limit=50'))).toEqual(worst.toReversed());
    expect(await list('?category=x&sort=y&min=99&limit=-1&offset=z')).toEqual(await list());
  });

  it('RV-01 says whether the viewer may change, report or answer a rating, and shows the author only to the author', async () => {
    const rightsOf = async (userId: number | null) => {
      const headers = userId === null ? {} : await test.signIn(userId);
      return (await test.get(`/api-backend/rating/${authorsRating}/`, headers)).json<RatingListItem>();
    };
    const none = {
      ...{ can_edit: false, can_delete: false, can_report: false },
      ...{ can_respond: false, can_respond_from_plus: false, can_change_response: false },
    };
    expect((await rightsOf(null)).viewer).toEqual({ ...none, can_report: true });
    expect(await rightsOf(authorId)).toMatchObject({
      author: authorId,
      viewer: { ...none, can_edit: true, can_delete: true },
    });
    expect(await rightsOf(await test.insertUser('reader'))).toMatchObject({
      author: null,
      viewer: { ...none, can_report: true },
    });
    expect((await rightsOf(ownerId)).viewer).toEqual({ ...none, can_report: true, can_respond: true });
  });

  it('RV-01 shows a waiting or disputed rating to its author only, and hides a removed one from everybody', async () => {
    const author = await test.insertUser('waiting-author');
    const waiting = await test.insertRating(companyId, author, { status: 'PENDING' });
    const removed = await test.insertRating(companyId, author, { status: 'REMOVED' });
    const status = async (id: number, headers = {}) =>
      (await test.get(`/api-backend/rating/${id}/`, headers)).statusCode;
    const headers = await test.signIn(author);
    expect([await status(waiting), await status(waiting, headers)]).toEqual([404, 200]);
    await test.update('rating', waiting, { status: 'DISPUTED' });
    expect([await status(waiting), await status(waiting, headers)]).toEqual([404, 200]);
    expect([await status(removed), await status(removed, headers)]).toEqual([404, 404]);
  });

  it('RV-01 PP-18 shows the ratings of a hidden provider to its owner only', async () => {
    const owner = await test.insertUser('owner-of-hidden');
    const id = await test.insertCompany('versteckt', { owner_id: owner, status: 'HIDDEN' });
    const rating = await test.insertRating(id, null);
    const listUrl = `/api-backend/rating/list/${id}/`;
    const own = await test.get(listUrl, await test.signIn(owner));
    expect(own.json<RatingList>()).toMatchObject({ count: 1, results: [{ id: rating }] });
    for (const address of [listUrl, `/api-backend/rating/${rating}/`])
      expect((await test.inject(address)).statusCode).toBe(404);
  });
});

describe('writing ratings', () => {
  const test = appOfTests();
  const { newCompany, newPerson, send, created, rated, change, remove, listOf, mine, own, companyRow, refusal } =
    authorsOf(test);

  it('RV-02 publishes the rating of a person with a confirmed address at once', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    const comments = { food_comment: ' Mittags gut.\u202e\nAbends kalt. ' };
    const response = await send(who, company, { ...comments, review_summary: ' Gut\u0000\n auf\tgehoben ', food: 2 });
    expect([response.statusCode, response.json<RatingCreated>().status]).toEqual([201, 'PUBLISHED']);
    const { count, results } = await listOf(company);
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      id: response.json<RatingCreated>().id,
      author: null,
      review_summary: 'Gut auf gehoben',
      description: 'Meine Mutter ist angekommen.',
      preferred_author_name: 'Eine Tochter',
      food: 2,
      food_comment: 'Mittags gut. Abends kalt.',
      housing_comment: '',
      average_rating: 3.67,
      origin: 'online bewertet',
      verification: 'EMAIL',
    });
  });

  it('RV-02 answers with a German text at every field that is missing or invalid', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    const stars = 'Bitte vergeben Sie 1 bis 5 Sterne.';
    const response = await send(who, company, {
      category: 'BOSS',
      review_summary: ' \u200b ',
      description: 'x'.repeat(5001),
      preferred_author_name: 'x'.repeat(101),
      housing: 0,
      food: 6,
      activities: 2.5,
      competence: undefined,
      food_comment: 'x'.repeat(1001),
    });
    expect(response.statusCode).toBe(422);
    expect(refusal(response).details).toMatchObject({
      category: 'Bitte wählen Sie einen der angebotenen Werte aus.',
      review_summary: 'Bitte füllen Sie dieses Feld aus.',
      description: 'Bitte kürzen Sie den Text auf höchstens 5000 Zeichen.',
      preferred_author_name: 'Bitte kürzen Sie den Text auf höchstens 100 Zeichen.',
      food_comment: 'Bitte kürzen Sie den Text auf höchstens 1000 Zeichen.',
      ...{ housing: stars, food: stars, activities: stars, competence: stars },
    });
    expect((await send(who, company, { description: 'x'.repeat(5000) })).statusCode).toBe(201);
  });

  it('RV-02 RV-10 the sender is the author, whoever the body names', async () => {
    const [who, other, company] = [await newPerson(), await newPerson(), await newCompany()];
    const { id } = await created(who, company, { author: other.id });
    expect((await test.row('rating', id)).author_id).toBe(who.id);
    await change(who, id, { author: other.id, company: await newCompany(), housing: 1 });
    expect(await test.row('rating', id)).toMatchObject({ author_id: who.id, company_id: company, housing: 1 });
  });

  it('RV-10 shows the given name of an anonymous author; otherwise first name and initial, never a chosen name', async () => {
    const [who, company] = [await newPerson({ first_name: 'Clara', last_name: 'Zimmer' }), await newCompany()];
    const { id } = await created(who, company, { is_anonymous: false, preferred_author_name: 'Erika Muster' });
    const name = async () => (await listOf(company)).results[0]?.preferred_author_name;
    expect(await name()).toBe('Clara Z.');
    const answer = await change(who, id, { is_anonymous: true, preferred_author_name: '' });
    expect(answer.json()).toMatchObject({ is_anonymous: true, preferred_author_name: '' });
    expect(await name()).toBe('');
    for (const path of [`list/${company}`, String(id)])
      expect((await test.inject(`${API}/rating/${path}/`)).body).not.toMatch(
        /Clara|Zimmer|person-|is_anonymous|"author":\d/,
      );
  });

  it('RV-10 readers see whether a name is chosen; it may not look like that of staff, a doctor or the site', async () => {
    const company = await newCompany();
    const isChosen = async () => (await listOf(company)).results[0]?.name_is_chosen;
    const who = await newPerson({ first_name: 'Redaktion', last_name: 'Pflegefenster' });
    const refused = await send(who, company, { preferred_author_name: 'Dr. med. Anna B.' });
    const text = 'Bitte wählen Sie einen Namen, der nicht nach einem Amt, einem Titel oder nach uns klingt.';
    expectRefusal(refused, 422, { preferred_author_name: text });
    expectFields(await send(who, company, { is_anonymous: false }), 422, 'is_anonymous');
    const { id } = await created(who, company, { preferred_author_name: 'Angehörige aus Köln' });
    expect(await isChosen()).toBe(true);
    expect((await change(who, id, { preferred_author_name: '(Redaktion)' })).statusCode).toBe(422);
    await change(who, id, { preferred_author_name: '' });
    expect(await isChosen()).toBe(false);
    await remove(who, id);
    await created(await newPerson(), company, { is_anonymous: false });
    expect(await isChosen()).toBe(false);
  });

  it('RV-02 a rating waits until the address is confirmed, for its author only, and is then published', async () => {
    const { who, company, id, status } = await rated({ email_verified_at: null });
    expect(status).toBe('PENDING');
    expect(await listOf(company)).toMatchObject({ count: 0, meta: { averages: { overall: null } } });
    expect((await test.inject(`${API}/rating/${id}/`)).statusCode).toBe(404);
    expect((await own(who)).results).toMatchObject([{ id, status: 'PENDING', viewer: { can_edit: true } }]);
    expect((await change(who, id, { food: 1 })).json()).toMatchObject({ status: 'PENDING', food: 1 });
    await confirmAddress(test, who.id);
    expect((await listOf(company)).results).toMatchObject([{ id, status: 'PUBLISHED', verification: 'EMAIL' }]);
    expect(await companyRow(company)).toMatchObject({ ratings_count: 1, average_rating: 3.5 });
  });

  it('RV-02 waits for a confirmation of the address that is not finished, and is public then', async () => {
    const [who, company] = [await newPerson({ email_verified_at: null }), await newCompany()];
    const confirm = (db: typeof test.db) => updateRows(db, 'user_account', who.id, { email_verified_at: new Date() });
    expect(await during(test, confirm, () => created(who, company))).toMatchObject({ status: 'PUBLISHED' });
  });

  it('RV-02 RV-09 a waiting rating is not published if its author owns the provider meanwhile', async () => {
    const { who, company } = await rated({ email_verified_at: null });
    await test.update('company', company, { owner_id: who.id });
    await test.app.jobs.publish('email-confirmed', { userId: who.id });
    await test.app.jobs.drain();
    expect(await companyRow(company)).toMatchObject({ ratings_count: 0 });
  });

  it('RV-03 RV-09 returns the own rating of a provider and refuses a second one, until the first is deleted', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    for (const path of [`?company=${company}`, ''])
      expect((await who.get(`${API}/rating/mine/${path}`)).statusCode).toBe(404);
    const { id } = await created(who, company);
    expect((await mine(who, company)).json()).toMatchObject({ id, author: who.id, is_anonymous: true });
    expect((await mine(await newPerson(), company)).statusCode).toBe(404);
    const second = await send(who, company, { review_summary: 'Noch einmal' });
    expect(second.statusCode).toBe(409);
    expect(refusal(second)).toMatchObject({ code: 'uniqueness', details: { uniqueness: TAKEN } });
    expect((await remove(who, id)).statusCode).toBe(204);
    expect((await send(who, company)).statusCode).toBe(201);
    expect((await listOf(company)).count).toBe(1);
  });

  it('RV-03 RV-07 of parallel ratings of one person one is stored, and those of several people are all counted', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    expect(await statusesOf([1, 2, 3, 4].map(() => send(who, company)))).toEqual([201, 409, 409, 409]);
    const people = [await newPerson(), await newPerson(), await newPerson(), await newPerson()];
    await Promise.all(people.map((person, index) => send(person, company, allStars(index + 1))));
    expect(await companyRow(company)).toMatchObject({ ratings_count: 5, average_rating: 2.8 });
  });

  it('RV-02 a rating that is sent again with its key after a lost answer is one rating', async () => {
    const [who, company] = [await newPerson(), await newCompany()];
    const headers = { 'idempotency-key': 'entwurf-1234' };
    const [first, again] = [await send(who, company, {}, headers), await send(who, company, {}, headers)];
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect((await listOf(company)).count).toBe(1);
    await remove(who, first.json<RatingCreated>().id);
    const late = await send(who, company, {}, headers);
    expect([late.statusCode, refusal(late).code]).toEqual([409, 'conflict']);
    expect((await listOf(company)).count).toBe(0);
  });

  it('RV-07 RV-09 neither the owner nor a former owner may rate a provider, and their pages say so', async () => {
    const [former, owner] = [await newPerson(), await newPerson()];
    const slug = 'uebergeben';
    const company = await test.insertCompany(slug, { owner_id: former.id });
    const mayRate = async (who: Person) =>
      (await who.get(`${API}/company/by-slug/${slug}/`)).json<CompanyPage>().viewer.can_rate;
    await test.update('company', company, { owner_id: owner.id });
    const ofMerged = await newPerson();
    await newCompany({ owner_id: ofMerged.id, status: 'MERGED', merged_into_id: company } as const);
    for (const who of [former, owner, ofMerged]) {
      const text = 'Eine Einrichtung, die Sie vertreten oder vertreten haben, können Sie nicht bewerten.';
      expectRefusal(await send(who, company), 403, text);
      expect(await mayRate(who)).toBe(false);
    }
    expect(await mayRate(await newPerson())).toBe(true);
    const secondAccount = await newPerson({ email: owner.email.replace('@', '+zwei@') });
    expect((await send(secondAccount, company)).statusCode).toBe(403);
  });

  it('RV-09 a rating of a provider that its author owns now can be deleted, and no longer changed', async () => {
    const { who, company, id } = await rated();
    await test.update('company', company, { owner_id: who.id });
    expect((await who.get(`${API}/rating/${id}/`)).json()).toMatchObject({ status: 'OWNED' });
    expect((await own(who)).results[0]?.viewer).toMatchObject({ can_edit: false, can_delete: true });
    expect((await change(who, id, { housing: 5 })).statusCode).toBe(403);
    expect((await remove(who, id)).statusCode).toBe(204);
  });

  it('RV-09 a provider that is not public cannot be rated; the author may delete a rating of it', async () => {
    for (const status of ['HIDDEN', 'REMOVED'] as const) {
      const { who, company, id } = await rated();
      await test.update('company', company, { status });
      expectStatus(404, await send(await newPerson(), company), await change(who, id, { housing: 5 }));
      expect((await own(who)).results[0]?.viewer).toMatchObject({ can_edit: false, can_delete: true });
      expect((await remove(who, id)).statusCode).toBe(204);
    }
  });

  it('RV-09 an account that is suspended or waits for its deletion cannot rate, change or delete', async () => {
    const company = await newCompany();
    for (const column of ['disabled_at', 'deletion_scheduled_at'] as const) {
      const who = await newPerson();
      const { id } = await created(who, company);
      await test.update('user_account', who.id, { [column]: new Date() });
      const code = column === 'disabled_at' ? 401 : 403;
      const other = await newCompany();
      expectStatus(code, await send(who, other), await change(who, id, { food: 1 }), await remove(who, id));
    }
    expect((await listOf(company)).count).toBe(2);
  });

  it('RV-04 RV-07 only the author changes and deletes a rating; counts and averages are right after each', async () => {
    const [who, other, company] = [await newPerson(), await newPerson(), await newCompany()];
    const { id } = await created(who, company, allStars(2));
    await created(other, company, allStars(5));
    expect(await companyRow(company)).toMatchObject({
      ratings_count: 2,
      average_rating: 3.5,
      average_food_rating: 3.5,
    });
    expectStatus(404, await change(other, id, { food: 5 }), await remove(other, id));
    const changed = await change(who, id, { ...allStars(3), review_summary: 'Besser geworden', category: 'VISITOR' });
    expect(changed.json<RatingListItem>()).toMatchObject({
      review_summary: 'Besser geworden',
      category: 'VISITOR',
      description: 'Meine Mutter ist angekommen.',
      viewer: { can_edit: true, can_delete: true, can_report: false },
    });
    expect(await companyRow(company)).toMatchObject({ ratings_count: 2, average_rating: 4 });
    expect((await listOf(company)).meta).toMatchObject({ averages: { overall: 4 }, distribution: { 3: 1, 5: 1 } });
    await test.insert('rating_response', { rating_id: id, description: 'Danke' });
    expect((await remove(who, id)).statusCode).toBe(204);
    expect((await remove(who, id)).statusCode).toBe(404);
    expect(await companyRow(company)).toMatchObject({ ratings_count: 1, average_rating: 5 });
    const left = await test.row('rating', id);
    expect(left).toMatchObject({
      status: 'AUTHOR_DELETED',
      review_summary: '',
      description: '',
      preferred_author_name: '',
    });
    expect(await test.db.selectFrom('rating_response').select('id').where('rating_id', '=', id).execute()).toEqual([]);
    for (const address of [`${API}/rating/${id}/`, `${API}/rating/mine/?company=${company}`])
      expect((await who.get(address)).statusCode).toBe(404);
  });

  it('RV-04 a change that is based on an older version is refused', async () => {
    const { who, company, id } = await rated();
    const read = await mine(who, company);
    const headers = { 'if-match': String(read.headers.etag) };
    expect((await who.get(`${API}/rating/${id}/`)).headers.etag).toBe(read.headers.etag);
    expect((await change(who, id, { food: 5 }, headers)).statusCode).toBe(200);
    const stale = await change(who, id, { food: 1 }, headers);
    expectRefusal(stale, 412, 'Die Daten wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu.');
  });

  it('RV-04 a disputed rating stays hidden after a change; a removed one can be neither changed nor deleted', async () => {
    const { who, company, id } = await rated();
    const setStatus = (status: 'DISPUTED' | 'REMOVED') => test.update('rating', id, { status });
    await setStatus('DISPUTED');
    expect((await change(who, id, { food: 5 })).json()).toMatchObject({ status: 'DISPUTED' });
    expect((await listOf(company)).count).toBe(0);
    await setStatus('REMOVED');
    expectStatus(404, await change(who, id, { food: 1 }), await remove(who, id));
    const { results } = await own(who);
    expect(results).toMatchObject([{ status: 'REMOVED', viewer: { can_edit: false, can_delete: false } }]);
  });

  it('AC-07 lists the own ratings five at a time, newest first, without those that the author has deleted', async () => {
    const who = await newPerson();
    const ids: number[] = [];
    for (let count = 1; count <= 7; count++) {
      const created_at = new Date(Date.UTC(2026, 0, count));
      ids.unshift(await test.insertRating(await newCompany(), who.id, { created_at }));
    }
    await test.insertRating(await newCompany(), (await newPerson()).id);
    const first = await own(who);
    expect([first.count, first.results.map(({ id }) => id)]).toEqual([7, ids.slice(0, 5)]);
    expect((await own(who, '?limit=5&offset=5')).results.map(({ id }) => id)).toEqual(ids.slice(5));
    await remove(who, ids[0] ?? 0);
    expect((await own(who)).count).toBe(6);
  });
});

describe('rules about ratings', () => {
  const test = appOfTests();

  const { newCompany, newPerson, send, created, rated, change, remove, listOf, own, companyRow } = authorsOf(test);

  it('RV-03 RV-05 whoever had a review removed, or deleted it while it was examined, publishes none without the desk', async () => {
    const rika = await newPerson({ is_staff: true });
    const mert = await newPerson({ is_staff: true });
    const reporter = await newPerson();
    for (const way of ['reported', 'hidden', 'proposed', 'removed'] as const) {
      const { who, company, id } = await rated();
      await reported(reporter, id);
      const [desk, second] = [atDesk(rika), atDesk(mert)];
      const case_id = (await desk.newest())?.id ?? 0;
      if (way === 'hidden') await desk.decide(case_id, 'HIDE', 'Bitte erklären.');
      if (way === 'proposed' || way === 'removed') await desk.decide(case_id, 'REMOVE', 'Ein Name.');
      if (way === 'removed') await second.measure(case_id, 'AGREE_REMOVAL', 'Ja.');
      expect((await remove(who, id)).statusCode).toBe(way === 'removed' ? 404 : 204);
      const again = await created(who, company);
      expect([way, again.status, (await listOf(company)).count]).toEqual([way, 'DISPUTED', 0]);
      const opened = await desk.newest();
      expect(opened).toMatchObject({ badge: 'Erneut geschrieben', reference: expect.stringMatching(/^BN-/) });
      const mail = (await test.mails(who.email)).at(-1);
      expect(mail?.text_body).toContain('bis zur Entscheidung nicht veröffentlicht');
      expect(mail?.text_body).toContain('Anlass: unsere eigene Prüfung.');
      // Deleting this one too does not help.
      await remove(who, again.id);
      const third = await created(who, company);
      expect(third.status).toBe('DISPUTED');
      expect((await desk.decide((await desk.newest())?.id ?? 0, 'KEEP', 'In Ordnung.')).statusCode).toBe(200);
      expect((await listOf(company)).results).toMatchObject([{ id: third.id, status: 'PUBLISHED' }]);
      expect((await created(await newPerson(), company)).status).toBe('PUBLISHED');
    }
  });

  it('RV-03 RV-05 deleting the account, with its reviews or without, and registering again does not get around the desk', async () => {
    const [rika, mert] = [await newPerson({ is_staff: true }), await newPerson({ is_staff: true })];
    for (const [isRemoved, deleteRatings] of [
      [true, true],
      [false, true],
      [false, false],
    ] as const) {
      const [who, company] = [await newPerson(), await newCompany()];
      await reported(await newPerson(), (await created(who, company)).id);
      const case_id = (await atDesk(rika).newest())?.id ?? 0;
      if (isRemoved) await atDesk(rika).decide(case_id, 'REMOVE', 'Ein Name.');
      if (isRemoved) await atDesk(mert).measure(case_id, 'AGREE_REMOVAL', 'Ja.');
      await deleteAccount(test.app, who.id, () => Promise.resolve({ deleteRatings }));
      const again = await newPerson({ email: who.email.replace('@', '+neu@') });
      const states = [(await created(again, company)).status, (await created(again, await newCompany())).status];
      expect([isRemoved, deleteRatings, ...states]).toEqual([isRemoved, deleteRatings, 'DISPUTED', 'PUBLISHED']);
    }
  });

  it('RV-03 a review that waited for the confirmation of the address goes to the desk too, after a removed one', async () => {
    const [who, company] = [await newPerson({ email_verified_at: null }), await newCompany()];
    await test.insertRating(company, who.id, { status: 'REMOVED' });
    expect((await created(who, company)).status).toBe('PENDING');
    await confirmAddress(test, who.id);
    expect((await own(who)).results.map(({ status }) => status)).toEqual(['DISPUTED', 'REMOVED']);
  });

  it('RV-03 a deletion and a new review at the same time do not get around the desk', async () => {
    const { who, company, id } = await rated();
    await reported(await newPerson(), id);
    const [, again] = await Promise.all([remove(who, id), send(who, company)]);
    if (again.statusCode === 201) expect(again.json<RatingCreated>().status).toBe('DISPUTED');
    else expect(again.statusCode).toBe(409);
    expect((await listOf(company)).count).toBe(0);
  });

  it('RV-09 a rating of a provider that its author owns now is neither shown nor counted, and the author is told', async () => {
    const [who, company, reporter] = [await newPerson(), await newCompany(), await newPerson()];
    const { id } = await created(who, company);
    await reported(reporter, id);
    await test.update('company', company, { owner_id: who.id });
    expect([(await listOf(company)).count, await companyRow(company)]).toMatchObject([0, { ratings_count: 0 }]);
    expect((await test.inject(`${API}/rating/${id}/`)).statusCode).toBe(404);
    for (const _again of [1, 2]) await tellOwnersOfRatings(test.app);
    const mails = (await test.mails(who.email)).map(({ text_body: text }) => text);
    expect(mails.filter((text) => text.includes('zeigen wir deshalb nicht mehr'))).toHaveLength(1);
    const told = (await test.mails(reporter.email)).at(-1)?.text_body;
    expect(told).toContain('aus einem anderen Grund nicht mehr öffentlich');
    // After a handover to somebody else it stays so.
    await test.update('company', company, { owner_id: reporter.id });
    expect([(await own(who)).results[0]?.status, (await listOf(company)).count]).toEqual(['OWNED', 0]);
  });

  it('RV-03 RV-09 accounts of one confirmed mailbox are one person: for the desk, for owners, and for the one rating', async () => {
    const twins = async (given = {}) => {
      const first = await newPerson();
      return [first, await newPerson({ email: first.email.replace('@', '+zwei@'), ...given })] as const;
    };
    const [author, second] = await twins();
    const removed = await newCompany();
    await test.insertRating(removed, author.id, { ...allStars(1), status: 'REMOVED' });
    expect((await created(second, removed)).status).toBe('DISPUTED');

    const [voter, voterAgain] = await twins();
    const rated = await newCompany();
    expect((await send(voter, rated)).statusCode).toBe(201);
    expect((await send(voterAgain, rated)).statusCode).toBe(409);

    const [owner, ownerAgain] = await twins();
    const owned = await newCompany();
    expect((await send(ownerAgain, owned)).statusCode).toBe(201);
    const setOwner = (owner_id: number) => test.update('company', owned, { owner_id });
    await setOwner(owner.id);
    expect((await listOf(owned)).count).toBe(0);
    await remove(ownerAgain, (await own(ownerAgain)).results[0]?.id ?? 0);
    await setOwner((await newPerson()).id);
    expect((await send(ownerAgain, owned)).statusCode).toBe(403);

    const [writer, stranger] = await twins({ email_verified_at: null });
    const ofStranger = await newCompany();
    expect((await send(writer, ofStranger)).statusCode).toBe(201);
    await test.update('company', ofStranger, { owner_id: stranger.id });
    expect((await listOf(ofStranger)).count).toBe(1);
  });

  it('RV-02 home care is not rated for rooms and meals; a rating of a house has all six', async () => {
    const who = await newPerson();
    const without = { housing: undefined, food: null };
    const homeCare = await newCompany({ services_mask: 1 });
    expect((await send(who, homeCare, without)).statusCode).toBe(201);
    expect((await created(await newPerson(), homeCare, { ...without, ...{ reliability: 1 } })).status).toBe(
      'PUBLISHED',
    );
    const { results, meta } = await listOf(homeCare);
    expect(results).toMatchObject([{ housing: null, food: null, average_rating: 3.25 }, { average_rating: 4 }]);
    expect(meta.averages).toMatchObject({ overall: 3.63, housing: null, food: null, reliability: 2.5 });
    // All six are taken too, as the specification has them.
    expect((await send(await newPerson(), homeCare)).statusCode).toBe(201);
    for (const services_mask of [3, 4, 64]) {
      const refused = await send(who, await newCompany({ services_mask }), without);
      const stars = 'Bitte vergeben Sie 1 bis 5 Sterne.';
      expectRefusal(refused, 422, { housing: stars, food: stars });
    }
    const { id } = await created(who, await newCompany({ services_mask: 4 }));
    expect((await change(who, id, { food: null })).statusCode).toBe(422);
  });
});

it('RV-10 tells names that look like staff, a doctor or the site from names that may be chosen', () => {
  const official = [
    ...['(Redaktion)', 'R e d a k t i o n', 'Redakti0n', 'Rеdaktion', 'ʀedaktion', 'Team Pflegefenster'],
    ...['Dr.Anna', 'Prof. Meier', 'Ärztin aus Köln', 'Hausarzt', 'Chefärztin', 'dr med Kurz', 'Schwester Anna'],
    ...['Heimleitung', 'Pflegedienstleiterin', 'PDL', 'Geschaeftsfuehrung', 'Geschäfts führung', 'Inhaberin'],
    ...['Heimaufsicht', 'Gesundheitsamt Köln', 'Amt für Pflege', 'Medizinischer Dienst', 'Behörde', 'Verwaltung'],
    ...['Kundendienst', 'Verified', 'verifiziert', '✓ geprüft', 'Moderation', 'Offizielle Antwort'],
    ...['haus-linde.de', 'ADMIN', 'Pflege-Fenster'],
  ];
  expect(official.filter((name) => !isOfficialName(name))).toEqual([]);
  const free = [
    ...['', 'Angehörige aus Köln', 'Eine Tochter', 'A. B.', 'Clara Z.', 'Sohn einer Bewohnerin', 'Begleiterin'],
    ...['Maria Schwarz, Tochter', 'Schwester der Bewohnerin', 'Enkel 25', 'Mehmet Ö.', 'Angehörige aus St.Augustin'],
    ...['Ehemalige Mitarbeiterin', 'Nachbarin von Frau M.', 'Андрей', "O'Neill"],
  ];
  expect(free.filter(isOfficialName)).toEqual([]);
});
