import type { CompanyPage, FollowedCompanies } from '@care/contracts/schemas';
import { appOfTests } from '../../testing/test-app';
import { allStars, daysFromNow, type insertCompany } from '../../testing/rows';

const test = appOfTests();
let owners: Record<'free' | 'plus', number>;
beforeAll(async () => {
  owners = { free: await test.insertUser('free-owner'), plus: await test.insertUser('plus-owner') };
  for (const tier of ['free', 'plus'] as const) {
    const id = await test.insertCompany(tier, {
      subscription: tier === 'free' ? 'FREE_TIER' : 'PLUS_TIER',
      owner_id: owners[tier],
      services_mask: 0b1000101,
      custom_services: ['Hausnotruf'],
      features_mask: 0b1000000001,
      benefits: ['jobBike', 'Mitarbeiterwohnung'],
      qualifications_mask: 0b11,
      description: 'Ein ruhiges Haus.',
    });
    for (const kind of ['LOGO', 'MAIN_IMAGE'] as const) await test.insertMedia(id, kind);
    for (let position = 0; position < 6; position++) await test.insertMedia(id, 'GALLERY', position);
    await test.insertJobOffer(id, 'pflegekraft');
  }
});

const read = (slug: string, headers = {}) =>
  test.get(`/api-backend/company/by-slug/${encodeURIComponent(slug)}/`, headers);
const page = async (slug: string, headers = {}) => (await read(slug, headers)).json<CompanyPage>();
const idOf = async (slug: string) => (await test.row('company', { slug })).id;

it('PP-05 returns address, services, features, pictures, benefits and job offers in one answer, by slug and by id', async () => {
  const response = await read('plus');
  expect(response.statusCode).toBe(200);
  const company = response.json<CompanyPage>();
  expect(company).toMatchObject({
    slug: 'plus',
    name: 'Haus plus',
    street: 'Lindenstraße 12, 50733 Köln, Deutschland',
    coords: { lat: 50.9375, lng: 6.9603 },
    owner: owners.plus,
    services: ['stationare-pflege', 'ambulante-pflege', 'Hausnotruf'],
    benefits: ['jobBike', 'Mitarbeiterwohnung'],
    canonical_path: '/pflegeanbieter/profiles/plus',
    owner_state: 'OWNED',
    job_offers_limit: 3,
  });
  expect(company.features.map(({ index, name }) => [index, name])).toEqual([
    [1, 'Demenzpflege'],
    [10, 'Kultursensible, internationale Pflege'],
  ]);
  expect(company.qualifications.map(({ id }) => id)).toEqual([1, 2]);
  expect(company.logo?.variants).toEqual([{ w: 320, url: company.logo?.url }]);
  expect(company.gallery.map(({ order, file_type }) => [order, file_type])).toEqual(
    [0, 1, 2, 3, 4, 5].map((order) => [order, 'IMAGE']),
  );
  expect(company.job_offers).toEqual([
    { id: expect.any(Number), slug: 'pflegekraft', title: 'Pflegefachkraft (m/w/d)', employment_type: 'Vollzeit' },
  ]);
  const byId = await test.inject(`/api-backend/company/details/${company.id}/`);
  expect(byId.json()).toMatchObject({ slug: 'plus', main_image: { width: 640 }, logo: { width: 640 } });
  expect(company.profile).toEqual({ id: company.id, benefits: company.benefits, job_offers: company.job_offers });
});

it('PP-03 shows of a Free provider four pictures, no benefits and no job offers, except to its owner; a main image to nobody', async () => {
  const company = await page('free');
  expect(company).toMatchObject({ main_image: null, benefits: [], job_offers: [], job_offers_count: 0 });
  expect(company.profile).toMatchObject({ benefits: [], job_offers: [] });
  expect(company.gallery).toHaveLength(4);
  expect(company.logo).not.toBeNull();
  const own = await page('free', await test.signIn(owners.free));
  expect(own).toMatchObject({ main_image: null, benefits: ['jobBike', 'Mitarbeiterwohnung'], job_offers: [{}] });
  expect(own.gallery).toHaveLength(6);
  const nothing = { is_followed: false, can_rate: false, has_rated: false, can_contact: false };
  expect(own.viewer).toEqual({ is_owner: true, ...nothing });
});

it('PP-19 tells only the owner whether one more job offer is allowed, by the limit of the tier', async () => {
  const owner = await test.signIn(owners.plus);
  expect(await page('plus')).toMatchObject({ can_add_job_offer: false });
  const onFree = await page('free', await test.signIn(owners.free));
  expect(onFree).toMatchObject({ can_add_job_offer: false, job_offers_limit: 0 });
  const id = await idOf('plus');
  await test.insertJobOffer(id, 'paused', { status: 'PAUSED' });
  await test.insertJobOffer(id, 'past', { valid_through: daysFromNow(-1) });
  expect(await page('plus', owner)).toMatchObject({ can_add_job_offer: true, job_offers_count: 1 });
  for (const slug of ['second', 'third']) await test.insertJobOffer(id, slug);
  expect(await page('plus', owner)).toMatchObject({ can_add_job_offer: false, job_offers_count: 3 });
});

it('PP-14 PP-17 RV-09 returns what a signed-in person may do and has done, whatever others have done', async () => {
  const userId = await test.insertUser('visitor');
  const headers = await test.signIn(userId);
  const id = await idOf('plus');
  const other = await test.insertUser('other-visitor');
  await test.insert('company_follow', { user_id: other, company_id: id });
  await test.insertRating(id, other, { status: 'PENDING' });
  const fresh = { is_owner: false, is_followed: false, can_rate: true, has_rated: false, can_contact: true };
  expect((await page('plus', headers)).viewer).toEqual(fresh);
  await test.insert('company_follow', { user_id: userId, company_id: id });
  await test.insertRating(id, userId, { status: 'PENDING' });
  expect((await page('plus', headers)).viewer).toEqual({ ...fresh, is_followed: true, has_rated: true });
  expect((await page('plus')).viewer).toEqual({ ...fresh, can_rate: false });
});

it('PP-26 AC-07 has no contact for a provider without owner, with a pending claim, or whose owner cannot read', async () => {
  const id = await test.insertCompany('ownerless');
  expect(await page('ownerless')).toMatchObject({ owner: null, owner_state: 'NONE', viewer: { can_contact: false } });
  const user_id = await test.insertUser('claimant');
  await test.insert('ownership_claim', { company_id: id, user_id, method: 'EMAIL' });
  expect(await page('ownerless')).toMatchObject({ owner_state: 'PENDING' });
  for (const [name, state] of Object.entries({
    disabled: { disabled_at: new Date() },
    leaving: { deletion_scheduled_at: daysFromNow(14) },
  })) {
    await test.insertCompany(name, { owner_id: await test.insertUser(name, state) });
    expect(await page(name)).toMatchObject({ owner_state: 'OWNED', viewer: { can_contact: false } });
  }
});

it('RV-01 returns the averages of the published ratings and the identities of their authors; RV-08 none without ratings', async () => {
  const id = await test.insertCompany('rated');
  expect(await page('rated')).toMatchObject({ average_rating: null, ratings_count: 0 });
  await test.insertRating(id, null, { ...allStars(5), food: 2, category: 'RESIDENT' });
  await test.insertRating(id, null, allStars(4));
  await test.insertRating(id, null, { ...allStars(1), status: 'DISPUTED' });
  expect(await page('rated')).toMatchObject({
    ratings_count: 2,
    average_rating: 4.25,
    average_food_rating: 3,
    ratings: { ratings_count: 2, by_category: { resident: 1, relative: 1, employee: 0, visitor: 0 } },
  });
});

it('PP-01 keeps umlauts in slugs, and redirects from a merged provider and from a slug in capitals', async () => {
  const id = await test.insertCompany('häuser-am-see');
  await test.insertCompany('alter-name', { status: 'MERGED', merged_into_id: id });
  expect((await page('häuser-am-see')).canonical_path).toBe('/pflegeanbieter/profiles/h%C3%A4user-am-see');
  const moved = await read('alter-name');
  expect([moved.statusCode, moved.json()]).toEqual([301, { moved_to: 'häuser-am-see' }]);
  expect((await test.inject(String(moved.headers.location))).statusCode).toBe(200);
  expect((await read('HÄUSER-am-see')).json()).toEqual({ moved_to: 'häuser-am-see' });
});

it('SH-01 answers 404 in the usual error format for an unknown provider, and for one under review except to its owner', async () => {
  const unreadable = ['by-slug/%00/', `by-slug/${'x'.repeat(250)}/`, 'details/0/', 'details/99999999999999999999/'];
  for (const path of ['by-slug/gibt-es-nicht/', 'by-slug/HAUS-NIRGENDWO/', ...unreadable, 'details/1e3/']) {
    const { error } = (await test.inject(`/api-backend/company/${path}`)).json();
    expect({ path, ...error }).toMatchObject({ path, status: 404, code: 'not_found' });
  }
  const owner_id = await test.insertUser('new-owner');
  await test.insertCompany('waiting', { status: 'PENDING_REVIEW', owner_id });
  expect((await read('waiting')).statusCode).toBe(404);
  expect((await read('waiting', await test.signIn(owner_id))).statusCode).toBe(200);
});

it('PP-05 lets a public answer be cached for a minute and answers 304 until shown data changes, but none to a signed-in user', async () => {
  await test.insertCompany('tagged');
  const first = await read('tagged');
  expect(first.headers['cache-control']).toBe('public, max-age=60, stale-while-revalidate=300');
  const headers = { 'if-none-match': `W/${String(first.headers.etag)}` };
  const second = await read('tagged', headers);
  expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', first.headers.etag]);
  await test.insertRating(await idOf('tagged'), null);
  expect((await read('tagged', headers)).statusCode).toBe(200);
  const signedIn = await read('plus', await test.signIn(owners.plus));
  expect(signedIn.headers['cache-control']).toBe('private, no-store');
  expect(signedIn.headers.vary).toContain('Authorization');
});

it('PP-26 names the nearest providers with the same care form that can be written to', async () => {
  const at = (slug: string, lat: number, values: Parameters<typeof insertCompany>[2] = {}) =>
    test.insertCompany(slug, { lat, lon: 6.9, services_mask: 0b1, ...values });
  const owner = (name: string, values = {}) => test.insertUser(name, values);
  const id = await at('ohne-inhaber', 52.5);
  await at('weiter', 52.6, { owner_id: await owner('weiter') });
  await at('naeher', 52.55, { owner_id: await owner('naeher') });
  await at('zu-weit', 52.8, { owner_id: await owner('zu-weit') });
  await at('andere-form', 52.51, { owner_id: await owner('andere-form'), services_mask: 0b10 });
  await at('gesperrt', 52.51, { owner_id: await owner('gesperrt', { disabled_at: new Date() }) });
  await at('auch-ohne', 52.51);
  const answer = (await test.inject(`/api-backend/company/${id}/nearby/`)).json<FollowedCompanies>();
  expect(answer.results.map(({ slug, distance_km }) => [slug, Math.round(distance_km ?? 0)])).toEqual([
    ['naeher', 6],
    ['weiter', 11],
  ]);
});
