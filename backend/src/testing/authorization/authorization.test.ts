import { appOfTests, type TestApp } from '../test-app';
import { MATRIX } from './matrix';
import type { Outcome, Row } from './rows';
import { createWorld, ROLES, sendAs, type World } from './world';
import { insertRating } from '../rows';

const REFUSED_FOR_CONTENT = [400, 404, 409, 410, 413, 415, 422];
function outcomeOf(status: number, expected: Outcome | undefined): Outcome | string {
  if (status < 400) return '+';
  return expected === '~' && REFUSED_FOR_CONTENT.includes(status) ? '~' : String(status);
}
/** The calls of the API in the OpenAPI document. */
async function documentedCalls(test: TestApp): Promise<string[]> {
  const { paths } = (await test.inject('/api-backend/openapi.json')).json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
}
const REFUSED = [401, 403, 404, 409, 410];
const titled = (rows: readonly Row[]) =>
  rows.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const);
/** The calls that name an offer, a picture, a video, a claim or an application of a provider. */
const ABOUT_THINGS = MATRIX.filter(({ call }) =>
  /\/company\/(job-offer|ownership|application)\/.*\{|\/media\/company-.*\{/.test(call),
);
/** Changes of a provider, and what its owner alone reads. */
const ABOUT_PROVIDERS = MATRIX.filter(
  ({ call, outcomes }) => /\/(company|media\/company-[a-z-]+)\//.test(call) && outcomes[3] !== outcomes[4],
);
/** Deletes the offers and pictures of the provider, and ends the claim. */
async function deleteThings({ db }: TestApp): Promise<void> {
  await db.updateTable('job_offer').set({ status: 'REMOVED' }).execute();
  await db.deleteFrom('company_media').execute();
  await db.updateTable('ownership_claim').set({ status: 'REJECTED' }).execute();
  await db.deleteFrom('ownership_document').execute();
  await db.deleteFrom('application').execute();
}
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

describe('permissions', () => {
  const test = appOfTests();
  /** Shared until a row has changed it. */
  let unchanged: World | undefined;
  let origin: string;
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('SH-23 every call of the OpenAPI document is in the authorisation matrix, and no other', async () => {
    const documented = await documentedCalls(test);
    const declared = new Set(MATRIX.map(({ call }) => call));
    expect(documented.filter((call) => !declared.has(call))).toEqual([]);
    expect([...declared].filter((call) => !documented.includes(call))).toEqual([]);
  });

  it.each(MATRIX.map((row) => [row.when ? `${row.call} ${row.when}` : row.call, row] as const))(
    'SH-23 %s answers every role as declared',
    async (_title, { call, outcomes, request }) => {
      const [method = '', url = ''] = call.split(' ');
      const world = (unchanged ??= await createWorld(test));
      const found: string[] = [];
      for (const [index, role] of ROLES.entries()) {
        const status = await sendAs(origin, world, role, { method, url, ...request(world, role) });
        found.push(outcomeOf(status, outcomes[index]));
      }
      if (method !== 'GET' && found.includes('+')) unchanged = undefined;
      expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, outcomes[index]])),
      );
    },
  );
});

describe('permissions for what is deleted', () => {
  const test = appOfTests();
  let origin: string;
  /** Shared by all rows, because no call changes it. */
  let world: World;
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  });

  /** The second person of STAFF agrees to the removal of the owner's provider. */
  async function removeProvider(): Promise<void> {
    const { ids, people } = world;
    await test.db
      .updateTable('desk_case')
      .set({ company_id: ids.company, state: 'SECOND_PERSON', proposed_by: people.careSeeker.id })
      .where('id', '=', ids.deskCase)
      .execute();
    const url = `/api-backend/admin/case/${ids.deskCase}/measure/`;
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.' };
    expect(await sendAs(origin, world, 'staff', { method: 'POST', url, payload })).toBe(200);
  }

  /** Roles that the API does not refuse. */
  async function notRefused({ call, request }: Row): Promise<string[]> {
    const [method = '', url = ''] = call.split(' ');
    const found: string[] = [];
    for (const role of ROLES) {
      const status = await sendAs(origin, world, role, { method, url, ...request(world, role) });
      if (!REFUSED.includes(status)) found.push(`${role} ${status}`);
    }
    return found;
  }

  describe('of a provider', () => {
    beforeAll(async () => {
      world = await createWorld(test);
      await deleteThings(test);
    });

    it.each(titled(ABOUT_THINGS))('SH-23 %s is refused to every role when it is deleted', async (_title, row) => {
      expect(await notRefused(row)).toEqual([]);
    });
  });

  describe('with its provider', () => {
    beforeAll(async () => {
      world = await createWorld(test);
      await removeProvider();
    });

    it.each(titled(ABOUT_PROVIDERS))(
      'SH-23 PP-06 %s is refused to every role of a removed provider',
      async (_title, row) => {
        expect(await notRefused(row)).toEqual([]);
      },
    );
  });
});

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
