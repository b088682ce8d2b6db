import type { CompanyComparison, CompanyPage, FollowedCompanies, ToggleFollowAnswer } from '@care/contracts/schemas';
import { emptyTables } from '../../testing/empty-tables';
import { appOfTests } from '../../testing/test-app';
import { insertCompany, insertPlace, insertUser, signIn, type Auth, updateRows } from '../../testing/rows';

const API = '/api-backend';

describe('the watch list', () => {
  const test = appOfTests();
  let ids: number[];
  let hidden: number;
  let asOwner: Auth;
  beforeAll(async () => {
    const owner = await insertUser(test.db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    asOwner = await signIn(test.databases, owner);
    ids = [await insertCompany(test.db, 'haus-0', { owner_id: owner, subscription: 'PLUS_TIER' })];
    for (let n = 1; n < 6; n++) ids.push(await insertCompany(test.db, `haus-${n}`));
    hidden = await insertCompany(test.db, 'versteckt', { status: 'HIDDEN' });
  });

  afterEach(() => emptyTables(test, 'company_follow'));

  const newUser = async (name: string, profile_type: 'JOB_SEEKER' | 'CARE_SEEKER' | 'CARE_PROVIDER' = 'CARE_SEEKER') =>
    signIn(test.databases, await insertUser(test.db, name, { profile_type }));
  const toggle = (company: number | undefined, headers: Partial<Auth>) =>
    test.post(`${API}/company/toggle-follow/`, { company }, headers);
  const list = async (headers: Auth, query = '') =>
    (await test.get(`${API}/user/followed-companies/${query}`, headers)).json<FollowedCompanies>();
  const slugs = ({ results }: FollowedCompanies) => results.map(({ slug }) => slug);

  it('PP-17 adds and removes with the same call, which returns the number of entries', async () => {
    const user = await newUser('nutzerin');
    expect((await toggle(ids[1], user)).json<ToggleFollowAnswer>()).toEqual({
      company: ids[1],
      is_followed: true,
      followed_companies_count: 1,
    });
    const page = await test.get(`${API}/company/by-slug/haus-1/`, user);
    expect(page.json<CompanyPage>().viewer.is_followed).toBe(true);
    const details = await test.get(`${API}/user/details/`, user);
    expect(details.json()).toMatchObject({ followed_companies: [ids[1]], followed_companies_count: 1 });
    expect((await toggle(ids[1], user)).json()).toMatchObject({ is_followed: false, followed_companies_count: 0 });
  });

  it('PP-17 lists the latest first, page by page', async () => {
    const user = await newUser('sammlerin');
    for (const id of ids.slice(1)) await toggle(id, user);
    const first = await list(user, '?limit=2&offset=0');
    expect([first.count, slugs(first)]).toEqual([5, ['haus-5', 'haus-4']]);
    expect(first.results[0]).toMatchObject({ is_followed: true, name: 'Haus haus-5' });
    expect(slugs(await list(user, '?limit=2&offset=4'))).toEqual(['haus-1']);
  });

  it('PP-28 is for every signed-in user who does not own the provider', async () => {
    expect((await toggle(ids[0], {})).statusCode).toBe(401);
    expect((await toggle(ids[0], asOwner)).statusCode).toBe(403);
    expect((await toggle(ids[1], asOwner)).statusCode).toBe(200);
    for (const type of ['JOB_SEEKER', 'CARE_SEEKER', 'CARE_PROVIDER'] as const) {
      expect((await toggle(ids[0], await newUser(`rolle-${type}`, type))).json()).toMatchObject({ is_followed: true });
    }
  });

  it('PP-17 accepts published providers only, and lists none that is no longer published', async () => {
    const user = await newUser('verliert');
    for (const id of [hidden, 999_999]) expect((await toggle(id, user)).statusCode).toBe(404);
    const leaving = await insertCompany(test.db, 'geht');
    await toggle(leaving, user);
    await updateRows(test.db, 'company', leaving, { status: 'HIDDEN' });
    expect(await list(user)).toEqual({ count: 0, results: [] });
    expect((await toggle(leaving, user)).json()).toMatchObject({ is_followed: false });
  });

  it('PP-17 adds the entries that the browser stored before signing in', async () => {
    const payload = { companies: [ids[0], ids[2], ids[2], hidden, 999_999] };
    const url = `${API}/user/followed-companies/`;
    expect((await test.post(url, payload)).statusCode).toBe(401);
    await toggle(ids[1], asOwner);
    const taken = await test.post(url, payload, asOwner);
    expect(slugs(taken.json<FollowedCompanies>()).sort()).toEqual(['haus-1', 'haus-2']);
  });

  it('PP-17 works without an account with ids in the address, in their order', async () => {
    const query = `?ids=${ids[3]},x,${ids[1]},${hidden},${ids[3]},-1`;
    const response = await test.inject(`${API}/company/cards/${query}`);
    expect(slugs(response.json<FollowedCompanies>())).toEqual(['haus-3', 'haus-1']);
    expect(response.headers['cache-control']).toContain('public');
    expect((await test.inject(`${API}/company/cards/`)).json()).toEqual({ count: 0, results: [] });
  });

  it('PP-17 compares up to four providers', async () => {
    const { count, results } = (
      await test.inject(`${API}/company/compare/?ids=${ids.join(',')}`)
    ).json<CompanyComparison>();
    expect(count).toBe(4);
    expect(results.map(({ slug }) => slug)).toEqual(['haus-0', 'haus-1', 'haus-2', 'haus-3']);
    expect(results[0]).toMatchObject({
      subscription: 'PLUS_TIER',
      services: [],
      average_rating: null,
      distance_km: null,
    });
  });

  it('PP-17 returns the distance of the compared providers from a town, and none for an unknown town', async () => {
    const centre = { lat: 50.7374, lon: 7.0982 };
    const box = { west: 7.02, south: 50.63, east: 7.21, north: 50.77 };
    await insertPlace(test.db, 'bonn', { name: 'Bonn', first_zip: '53111', ...centre, ...box });
    const near = await insertCompany(test.db, 'in-bonn', centre);
    const far = await insertCompany(test.db, 'in-koeln', { lat: 50.9375, lon: 6.9603 });
    const compare = async (town: string) =>
      (await test.inject(`${API}/company/compare/?ids=${near},${far}&city_slug=${town}`)).json<CompanyComparison>();
    const { place_label, results } = await compare('bonn');
    expect(place_label).toBe('Bonn');
    expect(results.map(({ distance_km }) => distance_km)).toEqual([0, expect.closeTo(24.27, 1)]);
    expect(await compare('nirgends')).toMatchObject({ place_label: null, results: [{ distance_km: null }, {}] });
  });
});
