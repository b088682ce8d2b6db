import type { LightMyRequestResponse } from 'fastify';
import { insertRating, updateRows } from '../rows';
import { appOfTests, type TestApp } from '../test-app';
import { MATRIX } from './matrix';
import { CACHES, LIMITS, routeOf, type Outcome, type Row } from './rows';
import { createWorld, ROLES, sendAs, type Role, type World } from './world';
import { roomInWindow } from '../limit-windows';

const REFUSED_FOR_CONTENT = [400, 404, 409, 410, 413, 415, 422];
function outcomeOf(status: number, expected: Outcome | undefined): Outcome | string {
  if (status < 400) return '+';
  return expected === '~' && REFUSED_FOR_CONTENT.includes(status) ? '~' : String(status);
}
const REFUSED = [401, 403, 404, 409, 410];
const titled = (rows: readonly Row[]) => rows.map((row) => [row.title, row] as const);
/** The calls that name an offer, a picture, a video, a claim or an application of a provider. */
const ABOUT_THINGS = MATRIX.filter(({ route }) =>
  /\/company\/(job-offer|ownership|application)\/.*\{|\/media\/company-.*\{/.test(route),
);
/** Changes of a provider, and what its owner alone reads. */
const ABOUT_PROVIDERS = MATRIX.filter(
  ({ route, outcomes }) => /\/(company|media\/company-[a-z-]+)\//.test(route) && outcomes[3] !== outcomes[4],
);
/** One row of each route, the last one. */
const ROUTES = [...new Map(MATRIX.map((row) => [row.route, row])).values()];
/** Deletes the offers and pictures of the provider, and ends the claim. */
async function deleteThings({ db }: TestApp): Promise<void> {
  await updateRows(db, 'job_offer', {}, { status: 'REMOVED' });
  await db.deleteFrom('company_media').execute();
  await updateRows(db, 'ownership_claim', {}, { status: 'REJECTED' });
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
const SPECIFIED = ['/company/details/{}/ owner', '/company/by-slug/{}/ owner', '/user/profile/by-slug/{}/ user_id'].map(
  (place) => `GET /api-backend${place}`,
);
/** The paths in an answer, without list indexes, that contain the id of an account. */
function placesOf(value: unknown, place: readonly string[] = []): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => placesOf(one, place));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => placesOf(one, [...place, name]));
  const numbers = [...String(value).matchAll(/\d{9}/g)].map(([digits]) => Number(digits));
  return numbers.some((number) => number >= FIRST_ID && number <= LAST_ID) ? [place.join('.')] : [];
}

const registered = new Set<string>();
const test = appOfTests({
  settings: { RATE_LIMIT_FACTOR: 1 },
  extend: (app) =>
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') registered.add(routeOf(`${one} ${url}`));
    }),
});
const query = (sql: string, values?: unknown[]) => test.databases.primary.pool.query(sql, values);
beforeAll(async () => {
  await query(`alter sequence user_account_id_seq restart ${FIRST_ID}`);
});

describe('calls of the API', () => {
  /** Shared until a row has changed it. */
  let unchanged: World | undefined;
  beforeEach(() => query('delete from rate_limit_counter'));

  it('SH-23 all are in the table, and no others', () => {
    expect([...registered].sort()).toEqual(ROUTES.map(({ route }) => route).sort());
  });

  function expectCaching({ route, cache }: Row, answer: LightMyRequestResponse, isVisitor: boolean): void {
    const kept = String(answer.headers['cache-control']);
    if (isVisitor && route.startsWith('GET') && answer.statusCode < 400) expect(kept).toBe(CACHES[cache]);
    else if (isVisitor || cache === 'never' || cache === 'minute') expect(kept).toContain('no-store');
  }

  it.each(titled(MATRIX))('SH-23 %s answers every role as declared', async (_title, row) => {
    const world = (unchanged ??= await createWorld(test));
    const found: string[] = [];
    for (const [index, role] of ROLES.entries()) {
      const answer = await sendAs(test, world, role, await row.request(test, world, role), `198.51.100.${index}`);
      found.push(outcomeOf(answer.statusCode, row.outcomes[index]));
      expectCaching(row, answer, role === 'visitor');
    }
    if (row.isPrepared || (!row.route.startsWith('GET') && found.includes('+'))) unchanged = undefined;
    expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
      Object.fromEntries(ROLES.map((role, index) => [role, row.outcomes[index]])),
    );
  });

  /** Sets the counters of limits as if a caller had sent this many requests in this window. */
  const count = (caller: Record<'address' | 'user', string>, counters: [name: string, hits: number][]) => {
    const limits = counters.map(([name, hits]) => {
      const [, seconds, key] = LIMITS[name as keyof typeof LIMITS];
      return { rule: name, seconds, caller: caller[key], hits };
    });
    return query(
      `insert into rate_limit_counter (rule, caller, window_start, expires_at, hits)
       select rule, caller, start, start + make_interval(secs => seconds), hits
       from jsonb_to_recordset($1) as t(rule text, caller text, seconds int, hits int),
         lateral (select to_timestamp(floor(extract(epoch from now()) / seconds) * seconds) as start) w
       on conflict (rule, caller, window_start) do update set hits = excluded.hits`,
      [JSON.stringify(limits)],
    );
  };
  let clients = 0;
  /** Sends a request of a role whose requests the route accepts, always of a new client. */
  async function sender(row: Row) {
    const world = (unchanged ??= await createWorld(test));
    const isPublic = row.outcomes[0] !== '401';
    const role: Role = isPublic ? 'visitor' : (ROLES.find((_role, index) => row.outcomes[index] === '+') ?? 'owner');
    const address = `203.0.${++clients >> 8}.${clients & 255}`;
    const caller = {
      address: `address:${address}`,
      user: role === 'visitor' ? `address:${address}` : `user:${world.people[role].id}`,
    };
    const request = await row.request(test, world, role);
    const send = async () => {
      const answer = await sendAs(test, world, role, request, address);
      if (row.isPrepared || (!row.route.startsWith('GET') && answer.statusCode < 400)) unchanged = undefined;
      return answer;
    };
    return { caller, send };
  }

  it.each(titled(ROUTES))('SH-23 %s has the declared limit and no other', async (_title, row) => {
    const { limit } = row;
    if (limit) await roomInWindow(LIMITS[limit][1], 5);
    const allowed = await sender(row);
    await query('delete from rate_limit_counter');
    await count(
      allowed.caller,
      Object.entries(LIMITS).map(([name, [most]]) => [name, name === limit ? most - 1 : most]),
    );
    expect((await allowed.send()).statusCode).not.toBe(429);
    if (!limit) return;
    // Prepared again, because the first request may close the route before its limit does.
    const refused = await sender(row);
    await count(refused.caller, [[limit, LIMITS[limit][0]]]);
    const { statusCode, headers } = await refused.send();
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(LIMITS[limit][1]);
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('permissions for what is deleted', () => {
  /** Shared by all rows, because no call changes it. */
  let world: World;
  beforeEach(() => query('delete from rate_limit_counter'));

  /** The second person of STAFF agrees to the removal of the owner's provider. */
  async function removeProvider(): Promise<void> {
    const { ids, people } = world;
    await updateRows(test.db, 'desk_case', ids.deskCase, {
      company_id: ids.company,
      state: 'SECOND_PERSON',
      proposed_by: people.careSeeker.id,
    });
    const url = `/api-backend/admin/case/${ids.deskCase}/measure/`;
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.' };
    expect((await sendAs(test, world, 'staff', { method: 'POST', url, payload })).statusCode).toBe(200);
  }

  /** Roles that the API does not refuse. */
  async function notRefused(row: Row): Promise<string[]> {
    const found: string[] = [];
    for (const role of ROLES) {
      const { statusCode } = await sendAs(test, world, role, await row.request(test, world, role));
      if (!REFUSED.includes(statusCode)) found.push(`${role} ${statusCode}`);
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
  let world: World;
  beforeAll(async () => {
    world = await createWorld(test);
    await insertRating(test.db, world.ids.company, world.people.jobSeeker.id);
  });

  const reads = MATRIX.filter(
    ({ route, outcomes, isPrepared }) => route.startsWith('GET') && outcomes[0] === '+' && !isPrepared,
  );

  it('SH-24 the accounts of this test have recognisable ids', () => {
    expect(world.people.owner.id).toBeGreaterThanOrEqual(FIRST_ID);
  });

  it.each(titled(reads))(
    'SH-24 %s gives a visitor no id of a person except those in the specification',
    async (_title, row) => {
      const answer = await test.inject(await row.request(test, world, 'visitor'));
      expect(answer.statusCode).toBeLessThan(400);
      const isJson = String(answer.headers['content-type']).includes('json');
      const places = placesOf(isJson ? answer.json() : answer.body).map((place) => `${row.route} ${place}`);
      expect([...new Set(places)].filter((place) => !SPECIFIED.includes(place))).toEqual([]);
    },
  );

  it("SH-24 a review shows its author's id only to the author", async () => {
    const rating = await test.db
      .selectFrom('rating')
      .select('id')
      .where('author_id', '=', world.people.jobSeeker.id)
      .executeTakeFirstOrThrow();
    const url = `/api-backend/rating/${rating.id}/`;
    expect(placesOf((await test.inject(url)).json())).toEqual([]);
    expect(placesOf((await world.people.owner.get(url)).json())).toEqual([]);
    expect(placesOf((await world.people.jobSeeker.get(url)).json())).toEqual(['author']);
  });
});
