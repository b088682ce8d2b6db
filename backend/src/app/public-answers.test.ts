import { MATRIX } from '../testing/authorization/matrix';
import { createWorld, type World } from '../testing/authorization/world';
import { insertRating } from '../testing/rows';
import { appOfTests } from '../testing/test-app';

/** Numbers that nothing but an account has. */
const FIRST_ID = 810_000_001;
const LAST_ID = FIRST_ID + 999;

/** Where the specified payloads carry the id of a person: who gets messages to a provider, and to a member of staff. */
const SPECIFIED = [
  'GET /api-backend/company/details/{id}/ owner',
  'GET /api-backend/company/by-slug/{slug}/ owner',
  'GET /api-backend/user/profile/by-slug/{slug}/ user_id',
];

/** The places of an answer, without the numbers of lists, at which there is the id of an account. */
function placesOf(value: unknown, place: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesOf(one, place));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => placesOf(one, [...place, name]));
  const numbers = [...String(value).matchAll(/\d{9}/g)].map(([digits]) => Number(digits));
  return numbers.some((number) => number >= FIRST_ID && number <= LAST_ID) ? [place.join('.')] : [];
}

describe('public answers', () => {
  const test = appOfTests();
  let world: World;
  beforeAll(async () => {
    await createWorld(test);
    await test.databases.primary.pool.query('truncate user_account, company restart identity cascade');
    await test.databases.primary.pool.query(`alter sequence user_account_id_seq start ${FIRST_ID} restart ${FIRST_ID}`);
    world = await createWorld(test);
    await insertRating(test.db, world.ids.company, world.people.jobSeeker.id);
    await test.db.updateTable('job_seeker').set({ slug: 'pflegekraft-a' }).execute();
  });

  const reads = MATRIX.filter(({ call, outcomes }) => call.startsWith('GET') && outcomes[0] === '+');

  it('SH-24 the people of this test have ids that stand out', () => {
    expect(world.people.owner.id).toBeGreaterThanOrEqual(FIRST_ID);
  });

  it.each(reads.map((row) => [row.call, row] as const))(
    'SH-24 %s tells a visitor no id of a person beyond the specified payload',
    async (call, { request }) => {
      const url = call.split(' ')[1] ?? '';
      const wanted = { url, ...request(world, 'visitor') };
      if (call.includes('profile/by-slug')) wanted.url = '/api-backend/user/profile/by-slug/pflegekraft-a/';
      const response = await test.inject(wanted);
      expect(response.statusCode).toBeLessThan(400);
      const places = placesOf(response.json()).map((place) => `${call} ${place}`);
      expect([...new Set(places)].filter((place) => !SPECIFIED.includes(place))).toEqual([]);
    },
  );

  it('SH-24 a review tells nobody but its author who wrote it', async () => {
    const rating = await test.db.selectFrom('rating').select('id').executeTakeFirstOrThrow();
    const url = `/api-backend/rating/${rating.id}/`;
    expect(placesOf((await test.inject(url)).json())).toEqual([]);
    expect(placesOf((await world.people.owner.inject({ url })).json())).toEqual([]);
    expect(placesOf((await world.people.jobSeeker.inject({ url })).json())).toEqual(['author']);
  });
});
