import { createPerson } from '../../testing/people';
import { daysFromNow, insertCompany, insertRating } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const API = '/api-backend/rating';
const NOBODY = 999_999_999;

describe('ratings without an answer', () => {
  const test = appOfTests();

  it('AC-16 the owner reads the newest ratings without an answer, their number, and what is examined', async () => {
    const owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    const company = await insertCompany(test.db, 'haus', { owner_id: owner.id, subscription: 'PLUS_TIER' });
    const waiting = async (who = owner, of = company) => who.inject({ url: `${API}/waiting/?company=${of}` });
    expect((await waiting()).json()).toEqual({
      ...{ count: 0, results: [], total: 0, average: null, under_review: 0, can_answer: true },
    });
    const ids: number[] = [];
    for (let n = 0; n < 12; n += 1)
      ids.push(
        await insertRating(test.db, company, null, {
          review_summary: `Nummer ${n}`,
          description: n === 0 ? `${'Wort '.repeat(50)}Ende` : 'Kurz.\n\nUnd gut.',
          created_at: daysFromNow(n - 20),
        }),
      );
    await insertRating(test.db, company, null, { status: 'DISPUTED', review_summary: 'Verborgen' });
    await insertRating(test.db, company, null, { status: 'PENDING', review_summary: 'Verborgen' });
    const answer = (rating: number) =>
      owner.inject({ method: 'POST', url: `${API}/response/`, payload: { rating, description: 'Danke.' } });
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
    await test.db.updateTable('company').set({ subscription: 'FREE_TIER' }).where('id', '=', company).execute();
    expect((await waiting()).json()).toMatchObject({ count: 3, can_answer: false });
    const figures = (await owner.inject({ url: `/api-backend/company/${company}/figures/` })).json();
    expect(figures).toMatchObject({ unanswered_ratings: 3 });
    for (const who of [await createPerson(test, 'fremd'), await createPerson(test, 'redaktion', { is_staff: true })])
      expect((await waiting(who)).statusCode).toBe(404);
    expect((await waiting(owner, NOBODY)).statusCode).toBe(404);
    expect((await owner.inject({ url: `${API}/waiting/` })).statusCode).toBe(404);
  });
});
