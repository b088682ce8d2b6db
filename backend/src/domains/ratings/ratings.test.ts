import type { RatingList, RatingListItem } from '@care/contracts/schemas';
import { allStars, daysFromNow, insertCompany, insertRating, insertUser, signIn } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

describe('reading ratings', () => {
  const test = appOfTests();
  let companyId: number;
  let ownerId: number;
  let authorId: number;
  let authorsRating: number;
  beforeAll(async () => {
    ownerId = await insertUser(test.db, 'owner');
    authorId = await insertUser(test.db, 'author-nutzername', { first_name: 'Heimlich', last_name: 'Unbekannt' });
    companyId = await insertCompany(test.db, 'haus', { owner_id: ownerId, subscription: 'PLUS_TIER' });
    authorsRating = await insertRating(test.db, companyId, authorId, {
      ...allStars(5),
      preferred_author_name: 'Eine Tochter',
      is_anonymous: true,
      created_at: daysFromNow(-1),
    });
    for (let age = 2; age <= 12; age++) {
      await insertRating(test.db, companyId, null, {
        ...allStars((age % 5) + 1),
        category: age % 2 ? 'VISITOR' : 'RESIDENT',
        review_summary: `vor ${age} Tagen`,
        created_at: daysFromNow(-age),
      });
    }
    for (const status of ['PENDING', 'DISPUTED', 'REMOVED'] as const)
      await insertRating(test.db, companyId, null, { status });
  });

  const url = (query = '') => `/api-backend/rating/list/${companyId}/${query}`;
  const list = async (query = '', headers = {}) => (await test.inject({ url: url(query), headers })).json<RatingList>();
  const summaries = ({ results }: RatingList) => results.map(({ review_summary }) => review_summary);

  it('RV-01 lists ten per page, newest first, with the count of all published ones', async () => {
    const first = await list();
    expect([first.count, first.results.length]).toEqual([12, 10]);
    expect(summaries(first).slice(0, 3)).toEqual(['Gut aufgehoben', 'vor 2 Tagen', 'vor 3 Tagen']);
    expect(summaries(await list('?limit=10&offset=10'))).toEqual(['vor 11 Tagen', 'vor 12 Tagen']);
    expect(await list('?offset=500')).toMatchObject({ count: 12, results: [] });
  });

  it('RV-01 returns the overall and six averages, the identities of authors and the distribution of stars', async () => {
    const { meta } = await list('?category=VISITOR');
    const stars = [5, ...Array.from({ length: 11 }, (_, index) => ((index + 2) % 5) + 1)];
    const average = Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 100) / 100;
    expect(meta.averages).toEqual({ overall: average, ...allStars(average) });
    expect(meta.by_category).toEqual({ resident: 6, relative: 1, employee: 0, visitor: 5 });
    const countOf = (wanted: number) => stars.filter((one) => one === wanted).length;
    expect(meta.distribution).toEqual({ 1: countOf(1), 2: countOf(2), 3: countOf(3), 4: countOf(4), 5: countOf(5) });
  });

  it('RV-01 counts a rating in the distribution by its average, rounded to whole stars', async () => {
    const id = await insertCompany(test.db, 'gerundet');
    await insertRating(test.db, id, null, { ...allStars(4), housing: 5, food: 5 });
    await insertRating(test.db, id, null, { ...allStars(5), housing: 4, food: 4 });
    const { meta } = (await test.inject(`/api-backend/rating/list/${id}/`)).json<RatingList>();
    expect(meta.distribution).toEqual({ 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 });
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

  it('RV-10 contains neither id nor name of the author, only the name given for the rating', async () => {
    for (const path of [url(), `/api-backend/rating/${authorsRating}/`]) {
      const { body } = await test.inject(path);
      expect(body).toContain('Eine Tochter');
      expect(body).not.toMatch(/Heimlich|Unbekannt|author-nutzername|"author":\d/);
    }
  });

  it('RV-01 says whether the viewer may change, report or answer a rating, and shows the author only to the author', async () => {
    const rightsOf = async (userId: number | null) => {
      const headers = userId === null ? {} : await signIn(test.databases, userId);
      return (await test.inject({ url: `/api-backend/rating/${authorsRating}/`, headers })).json<RatingListItem>();
    };
    const none = {
      can_edit: false,
      can_delete: false,
      can_report: false,
      can_respond: false,
      can_respond_from_plus: false,
      can_change_response: false,
    };
    expect((await rightsOf(null)).viewer).toEqual({ ...none, can_report: true });
    expect(await rightsOf(authorId)).toMatchObject({
      author: authorId,
      viewer: { ...none, can_edit: true, can_delete: true },
    });
    expect(await rightsOf(await insertUser(test.db, 'reader'))).toMatchObject({
      author: null,
      viewer: { ...none, can_report: true },
    });
    expect((await rightsOf(ownerId)).viewer).toEqual({ ...none, can_report: true, can_respond: true });
  });

  it('RV-06 shows the answer; the owner may not answer again, and Free owners may never answer', async () => {
    const freeOwner = await insertUser(test.db, 'free-owner');
    const free = await insertCompany(test.db, 'frei', { owner_id: freeOwner });
    const unanswered = await insertRating(test.db, free, null);
    const answered = await insertRating(test.db, companyId, null, { created_at: daysFromNow(-40) });
    const answer = { rating_id: answered, author_id: ownerId, description: 'Vielen Dank.' };
    await test.db.insertInto('rating_response').values(answer).execute();
    const read = async (id: number, userId: number) =>
      (
        await test.inject({ url: `/api-backend/rating/${id}/`, headers: await signIn(test.databases, userId) })
      ).json<RatingListItem>();
    expect(await read(answered, ownerId)).toMatchObject({
      response: { description: 'Vielen Dank.' },
      viewer: { can_respond: false, can_change_response: true },
    });
    expect(await read(unanswered, freeOwner)).toMatchObject({
      response: null,
      viewer: { can_respond: false, can_respond_from_plus: true, can_change_response: false },
    });
  });

  it('RV-01 shows a waiting or disputed rating to its author only, and hides a removed one from everybody', async () => {
    const author = await insertUser(test.db, 'waiting-author');
    const waiting = await insertRating(test.db, companyId, author, { status: 'PENDING' });
    const removed = await insertRating(test.db, companyId, author, { status: 'REMOVED' });
    const status = async (id: number, headers = {}) =>
      (await test.inject({ url: `/api-backend/rating/${id}/`, headers })).statusCode;
    const headers = await signIn(test.databases, author);
    expect([await status(waiting), await status(waiting, headers)]).toEqual([404, 200]);
    await test.db.updateTable('rating').set({ status: 'DISPUTED' }).where('id', '=', waiting).execute();
    expect([await status(waiting), await status(waiting, headers)]).toEqual([404, 200]);
    expect([await status(removed), await status(removed, headers)]).toEqual([404, 404]);
  });

  it('RV-08 returns an empty list with empty averages for a provider without ratings', async () => {
    const id = await insertCompany(test.db, 'unbewertet');
    expect((await test.inject(`/api-backend/rating/list/${id}/`)).json()).toMatchObject({
      count: 0,
      results: [],
      meta: { averages: { overall: null, food: null }, distribution: { 5: 0 } },
    });
  });

  it.each(['list/999999/', 'list/abc/', 'list/0/', '999999/', 'abc/', '-1/'])(
    'SH-01 answers 404 for rating/%s',
    async (path) => {
      const response = await test.inject(`/api-backend/rating/${path}`);
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
    },
  );

  it('RV-01 PP-18 shows the ratings of a hidden provider to its owner only', async () => {
    const owner = await insertUser(test.db, 'owner-of-hidden');
    const id = await insertCompany(test.db, 'versteckt', { owner_id: owner, status: 'HIDDEN' });
    const rating = await insertRating(test.db, id, null);
    const listUrl = `/api-backend/rating/list/${id}/`;
    const own = await test.inject({ url: listUrl, headers: await signIn(test.databases, owner) });
    expect(own.json<RatingList>()).toMatchObject({ count: 1, results: [{ id: rating }] });
    for (const address of [listUrl, `/api-backend/rating/${rating}/`])
      expect((await test.inject(address)).statusCode).toBe(404);
  });
});
