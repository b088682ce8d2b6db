import { STAFF_ROLES, type StaffRole } from '@care/contracts/vocabulary';
import type { LightMyRequestResponse } from 'fastify';
import { updateRows } from '../rows';
import { PASSWORD } from '../people';
import { appOfTests, type TestApp } from '../test-app';
import { MATRIX } from './matrix';
import { CACHES, routeOf, type Outcome, type Row } from './rows';
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

/** A successful answer to a visitor has ids of persons only where the specification has them. */
function expectNoPerson({ route }: Row, answer: LightMyRequestResponse): void {
  if (!route.startsWith('GET') || answer.statusCode >= 400) return;
  const isJson = String(answer.headers['content-type']).includes('json');
  const places = placesOf(isJson ? answer.json() : answer.body).map((place) => `${route} ${place}`);
  expect([...new Set(places)].filter((place) => !SPECIFIED.includes(place))).toEqual([]);
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
  const worldFor = async () => (unchanged ??= await createWorld(test));
  beforeEach(() => query('delete from rate_limit_counter'));

  it('SH-23 all are in the table, and no others', () =>
    expect([...registered].sort()).toEqual(ROUTES.map(({ route }) => route).sort()));

  /** The client of a role; no other test of this file has it. */
  const addressOf = (role: Role) => `198.51.100.${ROLES.indexOf(role)}`;

  /** `contract.test.ts` compares them with their document. */
  const limits = () => test.app.domains.flatMap((domain) => Object.values(domain.limits ?? {}));

  /** Sets the counters of limits as if every role had sent this many requests in this window. */
  async function count(world: World, hitsOf: (name: string, most: number) => number): Promise<void> {
    const counters = limits().flatMap(({ name: rule, limit, windowSeconds: seconds, key }) =>
      ROLES.map((role) => {
        const isUser = key === 'user' && role !== 'visitor';
        const caller = isUser ? `user:${world.people[role].id}` : `address:${addressOf(role)}`;
        return { caller, rule, seconds, hits: hitsOf(rule, limit) };
      }),
    );
    await query(
      `insert into rate_limit_counter (rule, caller, window_start, expires_at, hits)
       select rule, caller, start, start + make_interval(secs => seconds), hits
       from jsonb_to_recordset($1) as t(rule text, caller text, seconds int, hits int),
         lateral (select to_timestamp(floor(extract(epoch from now()) / seconds) * seconds) as start) w
       on conflict (rule, caller, window_start) do update set hits = excluded.hits`,
      [JSON.stringify(counters)],
    );
  }

  const send = async (world: World, row: Row, role: Role) =>
    sendAs(test, world, role, await row.request(test, world, role), addressOf(role));

  function expectCaching({ route, cache }: Row, answer: LightMyRequestResponse, isVisitor: boolean): void {
    const kept = String(answer.headers['cache-control']);
    if (isVisitor && route.startsWith('GET') && answer.statusCode < 400) expect(kept).toBe(CACHES[cache]);
    else if (isVisitor || cache === 'never' || cache === 'minute') expect(kept).toContain('no-store');
  }

  it.each(titled(MATRIX))(
    'SH-23 SH-24 %s answers every role as declared, up to its limit and beyond all others, and a visitor without ids of persons',
    async (_title, row) => {
      const world = await worldFor();
      await count(world, (name, most) => (name === row.limit ? most - 1 : most));
      const found: string[] = [];
      for (const [index, role] of ROLES.entries()) {
        const answer = await send(world, row, role);
        found.push(outcomeOf(answer.statusCode, row.outcomes[index]));
        expectCaching(row, answer, role === 'visitor');
        if (role === 'visitor' && !row.isPrepared) expectNoPerson(row, answer);
      }
      if (row.isPrepared || (!row.route.startsWith('GET') && found.includes('+'))) unchanged = undefined;
      expect(Object.fromEntries(ROLES.map((role, index) => [role, found[index]]))).toEqual(
        Object.fromEntries(ROLES.map((role, index) => [role, row.outcomes[index]])),
      );
    },
  );

  /** The staff of the world has exactly these roles until the next change. */
  async function setRoles(world: World, roles: readonly StaffRole[]): Promise<void> {
    await query('delete from staff_role where user_id = $1', [world.people.staff.id]);
    await query('insert into staff_role (user_id, role) select $1, unnest($2::text[])', [world.people.staff.id, roles]);
  }

  it.each(titled(MATRIX.filter(({ outcomes }) => outcomes[6] !== '403' && outcomes[5] === '403')))(
    'OP-10 %s needs one role of STAFF, and no other role replaces it',
    async (_title, row) => {
      const world = await worldFor();
      unchanged = undefined;
      await setRoles(
        world,
        STAFF_ROLES.filter((role) => role !== row.staffRole),
      );
      expect((await send(world, row, 'staff')).statusCode).toBe(403);
      await setRoles(world, row.staffRole ? [row.staffRole] : []);
      const { statusCode } = await send(world, row, 'staff');
      expect(outcomeOf(statusCode, row.outcomes[6])).toBe(row.outcomes[6]);
      if (row.isPrepared || !row.route.startsWith('GET')) return;
      await setRoles(world, STAFF_ROLES);
      unchanged = world;
    },
  );

  it.each(titled(ROUTES.filter(({ limit }) => limit)))('SH-23 %s is refused beyond its limit', async (_title, row) => {
    const { windowSeconds: seconds } = limits().find(({ name }) => name === row.limit)!;
    await roomInWindow(seconds, 5);
    // A role whose requests the route accepts.
    const roleWith = (outcome: string) => ROLES.find((_, index) => row.outcomes[index] === outcome);
    const role = row.outcomes[0] === '401' ? (roleWith('+') ?? roleWith('~') ?? 'owner') : 'visitor';
    const world = await worldFor();
    await count(world, (_name, most) => most);
    const { statusCode, headers } = await send(world, row, role);
    if (row.isPrepared) unchanged = undefined;
    expect(statusCode).toBe(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(seconds);
    expect(headers['cache-control']).toBe('no-store');
  });

  it("SH-24 a review shows its author's id only to the author", async () => {
    const { ids, people } = await worldFor();
    const url = `/api-backend/rating/${ids.rating}/`;
    expect(placesOf((await test.inject(url)).json())).toEqual([]);
    expect(placesOf((await people.owner.get(url)).json())).toEqual([]);
    expect(placesOf((await people.jobSeeker.get(url)).json())).toEqual(['author']);
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
    const payload = { measure: 'AGREE_REMOVAL', reason: 'Das Haus ist geschlossen.', password: PASSWORD };
    expect((await sendAs(test, world, 'staff', { method: 'POST', url, payload })).statusCode).toBe(200);
  }

  /** Roles that the API does not refuse, of those that it served before the deletion. */
  async function notRefused(row: Row): Promise<string[]> {
    const found: string[] = [];
    for (const role of ROLES.filter((_, index) => !REFUSED.map(String).includes(row.outcomes[index] ?? ''))) {
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

    it.each(titled(ABOUT_THINGS))('SH-23 %s is refused to whom it served, when it is deleted', async (_title, row) =>
      expect(await notRefused(row)).toEqual([]),
    );
  });

  describe('with its provider', () => {
    beforeAll(async () => {
      world = await createWorld(test);
      await removeProvider();
    });

    it.each(titled(ABOUT_PROVIDERS))(
      'SH-23 PP-06 %s is refused to whom it served, when the provider is removed',
      async (_title, row) => expect(await notRefused(row)).toEqual([]),
    );
  });
});
