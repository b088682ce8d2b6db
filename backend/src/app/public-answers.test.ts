import { MATRIX } from '../testing/authorization/matrix';
import { createWorld, type World } from '../testing/authorization/world';
import { insertRating } from '../testing/rows';
import { appOfTests } from '../testing/test-app';

/** A range of numbers that only account ids have. */
const FIRST_ID = 810_000_001;
const LAST_ID = FIRST_ID + 999;

/**
 * Answers that contain the id of a person by the specification: the recipient of messages to a provider, and to a job
 * seeker.
 */
const SPECIFIED = [
  'GET /api-backend/company/details/{id}/ owner',
  'GET /api-backend/company/by-slug/{slug}/ owner',
  'GET /api-backend/user/profile/by-slug/{slug}/ user_id',
];

/** The paths in an answer, without list indexes, that contain the id of an account. */
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
    await test.databases.primary.pool.query(`alter sequence user_account_id_seq restart ${FIRST_ID}`);
    world = await createWorld(test);
    await insertRating(test.db, world.ids.company, world.people.jobSeeker.id);
    await test.db.updateTable('job_seeker').set({ slug: 'pflegekraft-a' }).execute();
  });

  const reads = MATRIX.filter(({ call, outcomes }) => call.startsWith('GET') && outcomes[0] === '+');

  it('SH-24 the accounts of this test have recognisable ids', () => {
    expect(world.people.owner.id).toBeGreaterThanOrEqual(FIRST_ID);
  });

  it.each(reads.map((row) => [row.call, row] as const))(
    'SH-24 %s gives a visitor no id of a person except those in the specification',
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

  it("SH-24 a review shows its author's id only to the author", async () => {
    const rating = await test.db.selectFrom('rating').select('id').executeTakeFirstOrThrow();
    const url = `/api-backend/rating/${rating.id}/`;
    expect(placesOf((await test.inject(url)).json())).toEqual([]);
    expect(placesOf((await world.people.owner.inject({ url })).json())).toEqual([]);
    expect(placesOf((await world.people.jobSeeker.inject({ url })).json())).toEqual(['author']);
  });
});
