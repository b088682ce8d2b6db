import type { RatingListItem, RatingResponse } from '@care/contracts/schemas';
import type { Tier } from '@care/contracts/vocabulary';
import { createRatingWorld } from '../../testing/rating-cases';
import { createPerson } from '../../testing/people';
import { insertRating } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const API = '/api-backend/rating';
const TEXT = 'Danke für Ihre Worte.\nWir haben mit dem Team gesprochen.';
const ONLY_PLUS = 'Nur plus- und premium-stufe kann antworten geben.';

describe('the answer of a provider to a rating', () => {
  const test = appOfTests();
  let world: Awaited<ReturnType<typeof createRatingWorld>>;
  beforeEach(async () => {
    world = await createRatingWorld(test);
    await setTier('PLUS_TIER');
  });
  const setTier = (subscription: Tier) =>
    test.db.updateTable('company').set({ subscription }).where('id', '=', world.company).execute();
  const send = (payload: object, person = world.owner, headers = {}) =>
    person.inject({ method: 'POST', url: `${API}/response/`, payload, headers });
  const answer = (person = world.owner, headers = {}) =>
    send({ rating: world.rating, description: TEXT }, person, headers);
  const shown = async (person = world.owner) =>
    (await person.inject({ url: `${API}/${world.rating}/` })).json<RatingListItem>();
  const stored = () => test.db.selectFrom('rating_response').selectAll().execute();

  it.each(['PLUS_TIER', 'PREMIUM_TIER'] as const)(
    'RV-06 PK-05 is public at once with %s, and the author is told without the text',
    async (tier) => {
      await setTier(tier);
      const sent = await answer();
      expect([sent.statusCode, sent.json()]).toMatchObject([201, { description: TEXT }]);
      const { response } = (await test.inject(`${API}/${world.rating}/`)).json<RatingListItem>();
      expect(response).toEqual(sent.json());
      expect((await shown()).viewer).toMatchObject({ can_respond: false, can_change_response: true });
      const [mail] = await test.mails(world.author.email);
      expect(mail).toMatchObject({ subject: 'Antwort auf Ihre Bewertung: Haus kastanienallee' });
      expect(mail?.text_body).toContain('/pflegeanbieter/profiles/kastanienallee#ratings');
      expect(mail?.text_body).not.toContain('Danke');
    },
  );

  it('RV-06 PK-05 is refused on Free with details.detail, inside the transaction; a published one stays after a downgrade', async () => {
    await setTier('FREE_TIER');
    expect((await shown()).viewer).toMatchObject({ can_respond: false, can_respond_from_plus: true });
    const refused = await answer();
    expect([refused.statusCode, refused.json().error]).toMatchObject([
      403,
      { code: 'tier_required', required_tier: 'PLUS_TIER', details: { detail: ONLY_PLUS } },
    ]);
    await setTier('PLUS_TIER');
    const { id } = (await answer()).json<RatingResponse>();
    await setTier('FREE_TIER');
    expect((await shown()).response?.description).toBe(TEXT);
    const url = `${API}/response/${id}/`;
    const changed = await world.owner.inject({ method: 'PATCH', url, payload: { description: 'Anders.' } });
    expect([changed.statusCode, changed.json().error.details]).toEqual([403, { detail: ONLY_PLUS }]);
    expect((await world.owner.inject({ method: 'DELETE', url })).statusCode).toBe(204);
  });

  it('RV-06 PK-05 waits for a change of the package that is not finished', async () => {
    let sent: ReturnType<typeof answer> | undefined;
    await test.db.transaction().execute(async (db) => {
      await db.updateTable('company').set({ subscription: 'FREE_TIER' }).where('id', '=', world.company).execute();
      sent = answer();
      sent.catch(() => undefined);
      await test.db.selectFrom('company').select('id').execute();
    });
    expect((await sent)?.statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  it('RV-06 there is at most one, under parallel requests and after a lost answer', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => answer()));
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    const refused = all.find(({ statusCode }) => statusCode === 409);
    expect(Object.keys(refused?.json().error.details)).toEqual(['rating']);
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
      expect([refused.statusCode, Object.keys(refused.json().error.details)]).toEqual([403, ['detail']]);
    }
    await send({ rating: world.rating, description: TEXT, author: other.id });
    expect(await stored()).toMatchObject([{ author_id: world.owner.id }]);
  });

  it('RV-06 reports a rating that is not public any more as details.rating, and an empty text at its field', async () => {
    for (const status of ['DISPUTED', 'REMOVED', 'AUTHOR_DELETED', 'PENDING'] as const) {
      const rating = await insertRating(test.db, world.company, null, { status });
      const refused = await send({ rating, description: TEXT });
      expect([refused.statusCode, Object.keys(refused.json().error.details)]).toEqual([404, ['rating']]);
    }
    for (const description of ['', ' \u200b', 'x'.repeat(5001)]) {
      const refused = await send({ rating: world.rating, description });
      expect([refused.statusCode, Object.keys(refused.json().error.details)]).toEqual([422, ['description']]);
    }
  });

  it('RV-06 is changed and deleted by the present owner only; then the owner may answer again', async () => {
    const { id } = (await answer()).json<RatingResponse>();
    const url = `${API}/response/${id}/`;
    const next = await createPerson(test, 'neue', { profile_type: 'CARE_PROVIDER' });
    const change = (person = world.owner) =>
      person.inject({ method: 'PATCH', url, payload: { description: 'Neu.', author: 1 } });
    expect((await change(next)).statusCode).toBe(404);
    expect((await change()).json()).toMatchObject({ id, description: 'Neu.' });
    await test.db.updateTable('company').set({ owner_id: next.id }).where('id', '=', world.company).execute();
    expect((await change()).statusCode).toBe(404);
    expect((await world.owner.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await next.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    expect((await next.inject({ method: 'DELETE', url })).statusCode).toBe(404);
    expect((await shown(next)).viewer).toMatchObject({ can_respond: true, can_change_response: false });
    expect((await answer(next)).statusCode).toBe(201);
  });

  it.each([
    ['has switched messages off', { notify_messages: false }],
    ['has switched all mails off', { email_notifications: false }],
    ['has not confirmed the address', { email_verified_at: null }],
    ['waits for the deletion', { deletion_scheduled_at: new Date(Date.now() + 1e9) }],
  ])('RV-06 an author who %s gets no mail', async (_who, change) => {
    await test.db.updateTable('user_account').set(change).where('id', '=', world.author.id).execute();
    expect((await answer()).statusCode).toBe(201);
    expect(await test.mails(world.author.email)).toEqual([]);
  });
});
