import { leastTier } from '@care/contracts/tiers';
import { berlinDay } from '@care/contracts/format';
import type {
  CompanyFigures,
  CompanyPage,
  EmbeddedCompany,
  ErrorBody,
  FollowedCompanies,
  WidgetKey,
  WidgetKeys,
} from '@care/contracts/schemas';
import { createPerson } from '../../testing/people';
import { allStars, daysFromNow, type insertCompany } from '../../testing/rows';
import { appOfTests, createTestApp, expectRefusal, expectStatus } from '../../testing/test-app';

const API = '/api-backend';
const HOME = 'https://www.haus.example';

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

let number = 0;

async function newCompany(changes: Parameters<typeof insertCompany>[2] = {}) {
  const slug = `einbetten-${++number}`;
  const owner = await createPerson(test, `einbetter-${number}`, { profile_type: 'CARE_PROVIDER' });
  return { owner, slug, id: await test.insertCompany(slug, { owner_id: owner.id, ...changes }) };
}
const embed = (slug: string, { key, origin }: { key?: string; origin?: string } = {}) =>
  test.inject({
    url: `${API}/embed/company/${slug}/`,
    ...(key && { query: { key } }),
    headers: { ...(origin && { origin }) },
  });
async function premium() {
  const company = await newCompany({ subscription: 'PREMIUM_TIER' });
  await test.insertJobOffer(company.id, 'nachtdienst');
  const created = await company.owner.post(`${API}/company/${company.id}/widget/`, {
    name: 'Karriereseite',
    allowed_origins: [HOME],
  });
  expect(created.statusCode).toBe(201);
  return { ...company, key: created.json<WidgetKey>().key };
}

it('PP-21 is public data only, for every origin, without cookies', async () => {
  const { slug, owner } = await newCompany({ subscription: 'PREMIUM_TIER' });
  const answer = await embed(slug, { origin: 'https://stadt.example' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
  const company = answer.json<EmbeddedCompany>();
  expect(company).toMatchObject({ slug, can_contact: true, widgets: 'none', job_offers: [] });
  for (const field of ['owner', 'subscription', 'viewer', 'id', 'email']) expect(company).not.toHaveProperty(field);
  expect(answer.body).not.toContain(`"owner":${owner.id}`);
});
it('PP-21 answers 304 to a known version, and shows nothing of a Free profile that its page does not show', async () => {
  const { slug, id } = await newCompany({ subscription: 'FREE_TIER' });
  await test.insertMedia(id, 'MAIN_IMAGE');
  for (let position = 0; position < 6; position++) await test.insertMedia(id, 'GALLERY', position);
  const answer = await embed(slug);
  const { main_image, gallery } = answer.json<EmbeddedCompany>();
  expect([main_image, gallery.length]).toEqual([null, 4]);
  const again = await test.get(`${API}/embed/company/${slug}/`, { 'if-none-match': String(answer.headers.etag) });
  expect([again.statusCode, again.headers['access-control-allow-origin']]).toEqual([304, '*']);
});
it('PP-21 PP-26 AC-07 has no contact without an owner who can read: none, or one who waits for the deletion of the account', async () => {
  const { slug, owner, id } = await newCompany();
  const has = async () => (await embed(slug)).json<EmbeddedCompany>().can_contact;
  expect(await has()).toBe(true);
  await test.update('user_account', owner.id, { deletion_scheduled_at: daysFromNow(14) });
  expect(await has()).toBe(false);
  await test.update('company', id, { owner_id: null });
  expect(await has()).toBe(false);
});
it('EM-05 of a merged provider leads to the other one, a removed one is gone, a hidden one is unknown', async () => {
  const target = await newCompany();
  const merged = await newCompany({ owner_id: null, status: 'MERGED', merged_into_id: target.id });
  const moved = await embed(merged.slug, { key: 'pp_x' });
  expect(moved.statusCode).toBe(301);
  const location = `${API}/embed/company/${target.slug}/?key=pp_x`;
  expect(moved.headers).toMatchObject({ location, 'access-control-allow-origin': '*' });
  const removed = await newCompany({ owner_id: null, status: 'REMOVED' });
  const hidden = await newCompany({ owner_id: null, status: 'HIDDEN' });
  const codes = await Promise.all([removed.slug, hidden.slug, 'nie-da'].map(async (slug) => embed(slug)));
  expect(codes.map(({ statusCode }) => statusCode)).toEqual([410, 404, 404]);
  for (const { headers } of codes) expect(headers['access-control-allow-origin']).toBe('*');
});

it('PK-08 has its job offers only with a key, on an origin of this key, while the tier is Premium', async () => {
  const { slug, id, key, owner } = await premium();
  const shown = await embed(slug, { key, origin: HOME });
  expect(shown.headers).toMatchObject({
    'access-control-allow-origin': HOME,
    vary: expect.stringMatching(/origin/i),
  });
  expect(shown.json<EmbeddedCompany>()).toMatchObject({
    widgets: 'allowed',
    job_offers: [{ slug: 'nachtdienst', path: `/pflegeanbieter/profiles/${slug}/nachtdienst` }],
  });
  const refused = async (options: { key?: string; origin?: string }) => {
    const answer = await embed(slug, options);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    const { widgets, job_offers } = answer.json<EmbeddedCompany>();
    expect(job_offers).toEqual([]);
    return widgets;
  };
  expect(await refused({ key, origin: 'https://www.haus.example.evil.example' })).toBe('origin');
  expect(await refused({ key, origin: 'http://www.haus.example' })).toBe('origin');
  expect(await refused({ key })).toBe('origin');
  expect(await refused({ key: 'pp_other', origin: HOME })).toBe('unknown');
  expect(await refused({ key: (await premium()).key, origin: HOME })).toBe('unknown');

  await test.update('company', id, { subscription: 'PLUS_TIER' });
  expect(await refused({ key, origin: HOME })).toBe('tier');
  await test.update('company', id, { subscription: 'PREMIUM_TIER' });
  const url = `${API}/company/${id}/widget/${key}/`;
  expect((await owner.delete(url)).statusCode).toBe(204);
  expect(await refused({ key, origin: HOME })).toBe('revoked');
  expect((await owner.delete(url)).statusCode).toBe(204);
  expect((await owner.get(`${API}/company/${id}/widget/`)).json()).toMatchObject({
    count: 1,
    results: [{ key, revoked_at: expect.any(String) }],
  });
});
it('PK-08 a key is not for an origin with a path, without https, with a wildcard or with credentials', async () => {
  const { id, owner } = await newCompany({ subscription: 'PREMIUM_TIER' });
  for (const origin of [
    `${HOME}/seite`,
    'http://www.haus.example',
    'https://*.haus.example',
    'haus',
    'https://a@b.de',
  ]) {
    const answer = await owner.post(`${API}/company/${id}/widget/`, { name: 'Website', allowed_origins: [origin] });
    const { status, details } = answer.json<ErrorBody>().error;
    expect([origin, status, JSON.stringify(details)]).toEqual([origin, 422, expect.stringContaining('https://')]);
  }
});
it('PK-08 a key needs Premium, and at most ten are in use, also when they are asked for at once', async () => {
  const free = await newCompany({ subscription: 'PLUS_TIER' });
  const ask = ({ id, owner }: typeof free) =>
    owner.post(`${API}/company/${id}/widget/`, { name: 'Website', allowed_origins: [HOME, `${HOME}/`] });
  expect((await ask(free)).json()).toMatchObject({ error: { status: 403, required_tier: leastTier('widgets') } });
  const full = await newCompany({ subscription: 'PREMIUM_TIER' });
  const answers = await Promise.all(Array.from({ length: 14 }, () => ask(full)));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([...Array<number>(10).fill(201), ...Array<number>(4).fill(409)]);
  const created = answers.find(({ statusCode }) => statusCode === 201)?.json<WidgetKey>();
  expect(created).toMatchObject({ allowed_origins: [HOME] });
  await full.owner.delete(`${API}/company/${full.id}/widget/${created?.key}/`);
  expect([(await ask(full)).statusCode, (await ask(full)).statusCode]).toEqual([201, 409]);
});

it('PK-08 makes one key of a creation that is repeated after a lost answer', async () => {
  const { id, owner } = await newCompany({ subscription: 'PREMIUM_TIER' });
  const url = `${API}/company/${id}/widget/`;
  const ask = (name: string) =>
    owner.post(url, { name, allowed_origins: [HOME] }, { 'idempotency-key': 'schluessel-0001' });
  const answers = await Promise.all([ask('Website'), ask('Website')]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [first, second] = answers.map((answer) => answer.json<WidgetKey>());
  expect(second).toEqual(first);
  expect((await owner.get(url)).json()).toMatchObject({ count: 1 });
  expect((await ask('Andere Website')).statusCode).toBe(409);
  await owner.delete(`${url}${first?.key}/`);
  const revoked = await ask('Website');
  expectRefusal(
    revoked,
    409,
    'Dieser Schlüssel war schon angelegt und wurde widerrufen. Ändern Sie etwas daran, um einen neuen anzulegen.',
  );
  await test.update('company', id, { owner_id: null });
  expect((await ask('Website')).statusCode).toBe(404);
});

it('PK-08 an owner changes name and origins of a key, not of a revoked one and not of that of another provider', async () => {
  const { slug, id, key, owner } = await premium();
  const other = await premium();
  const change = (by: typeof owner, company: number, payload: object) =>
    by.put(`${API}/company/${company}/widget/${key}/`, payload);
  const elsewhere = { name: ' Neue\nSeite ', allowed_origins: ['https://neu.example/'] };
  expect((await change(owner, id, elsewhere)).json()).toMatchObject({
    key,
    name: 'Neue Seite',
    allowed_origins: ['https://neu.example'],
  });
  const widgets = async (origin: string) => (await embed(slug, { key, origin })).json<EmbeddedCompany>().widgets;
  expect([await widgets(HOME), await widgets('https://neu.example')]).toEqual(['origin', 'allowed']);

  const answer = await change(owner, id, { ...elsewhere, name: '' });
  expect(answer.json<ErrorBody>().error.details).toHaveProperty('name');
  expectStatus(404, await change(other.owner, id, elsewhere), await change(other.owner, other.id, elsewhere));
  await owner.delete(`${API}/company/${id}/widget/${key}/`);
  expect((await change(owner, id, elsewhere)).statusCode).toBe(409);
});

it('PP-18 PK-08 asks a new owner about the keys of the former one, until the owner keeps or revokes them', async () => {
  const { id, key } = await premium();
  const owner = await createPerson(test, `uebernimmt-${id}`, { profile_type: 'CARE_PROVIDER' });
  const url = `${API}/company/${id}/widget/`;
  const asked = async () => [
    (await owner.get(url)).json<WidgetKeys>().results.map(({ is_of_former_owner }) => is_of_former_owner),
    (await owner.get(`${API}/company/${id}/figures/`)).json<CompanyFigures>().former_widget_keys,
  ];
  await test.update('company', id, { owner_id: owner.id });
  expect(await asked()).toEqual([[true], 1]);
  expect((await owner.put(`${url}${key}/`, { name: 'Karriereseite', allowed_origins: [HOME] })).statusCode).toBe(200);
  expect(await asked()).toEqual([[false], 0]);
});

it('PK-08 counts for a month how often a key is used on its sites, not the preview on this one, and keeps that for 90 days', async () => {
  const { slug, id, key, owner } = await premium();
  const uses = async () =>
    (await owner.get(`${API}/company/${id}/widget/`))
      .json<WidgetKeys>()
      .results.map((one) => [one.last_used_on, one.recent_uses]);
  expect(await uses()).toEqual([[null, 0]]);
  const preview = await test.inject({
    url: `${API}/embed/company/${slug}/`,
    query: { key },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(preview.json<EmbeddedCompany>()).toMatchObject({ widgets: 'allowed', job_offers: [{}] });
  await embed(slug, { key, origin: 'https://fremd.example' });
  expect(await uses()).toEqual([[null, 0]]);
  await Promise.all([1, 2, 3].map(() => embed(slug, { key, origin: HOME })));
  expect(await uses()).toEqual([[berlinDay(new Date()), 3]]);
  await embed(slug, { key, origin: HOME });
  expect(await uses()).toEqual([[berlinDay(new Date()), 4]]);

  const day = berlinDay(daysFromNow(-28));
  await test.update('widget_key_use', { key }, { day });
  await test.insert('widget_key_use', { key, day: berlinDay(daysFromNow(-92)), uses: 1 });
  await test.app.jobs.perform('widget-key-use-end');
  expect(await uses()).toEqual([[day, 4]]);
  expect(await storedUses(key)).toEqual([{ day, uses: 4 }]);
});

const storedUses = (key: string) =>
  test.db.selectFrom('widget_key_use').select(['day', 'uses']).where('key', '=', key).orderBy('day').execute();

it('PK-08 writes the uses before the process ends', async () => {
  const { slug, key } = await premium();
  const other = await createTestApp({
    database: { url: String(test.app.settings.DATABASE_URL), drop: async () => undefined },
  });
  await other.inject({ url: `${API}/embed/company/${slug}/`, query: { key }, headers: { origin: HOME } });
  await other.close();
  expect(await storedUses(key)).toMatchObject([{ uses: 1 }]);
});

const card = (url: string, query: object = {}) =>
  test.inject({ url: `${API}/oembed/`, query: { url, ...query }, headers: { host: 'site.example' } });

it('EM-05 oEmbed makes a card of a profile address, also of a merged provider, and of no other one', async () => {
  const { slug, id } = await newCompany({ name: 'Haus Rose', city: 'Köln' });
  const merged = await newCompany({ owner_id: null, status: 'MERGED', merged_into_id: id });
  const profile = `http://site.example/pflegeanbieter/profiles/${slug}`;
  for (const url of [
    profile,
    `${profile}/`,
    `http://site.example/pflegeanbieter/${encodeURIComponent('köln')}/${slug}`,
    profile.replace(slug, merged.slug),
  ])
    expect((await card(url)).json()).toMatchObject({ version: '1.0', type: 'rich', title: 'Haus Rose, Köln' });
  for (const url of [
    'http://other.example/pflegeanbieter/profiles/x',
    'http://site.example/login',
    'x',
    `${profile}/%E0`,
    `${profile}/stellenangebote`,
    `http://site.example/pflegeanbieter/neue/${slug}`,
  ])
    expect((await card(url)).statusCode).toBe(404);
});

it('EM-05 oEmbed gives the HTML of the embedded profile, within the room that is asked for, with a link inside', async () => {
  const { slug } = await newCompany({ name: 'Haus "Rose" <b>', city: 'Köln' });
  const url = `http://site.example/pflegeanbieter/profiles/${slug}`;
  expect((await card(url)).json()).toMatchObject({ width: 640, height: 400 });
  const { html, ...size } = (await card(url, { maxwidth: '320', maxheight: '900' })).json<{ html: string }>();
  expect(size).toMatchObject({ width: 320, height: 400 });
  expect(html).toBe(
    '<script type="module" crossorigin="anonymous" src="http://site.example/einbinden/1/profil.js"></script>' +
      `<pflege-profil slug="${slug}"><a href="${url}">Haus &#34;Rose&#34; &#60;b&#62;, Köln</a></pflege-profil>`,
  );
});

it('PP-03 EM-05 oEmbed has the main image as its thumbnail where the tier has one, and none on Free', async () => {
  const thumbnailOf = async (subscription: 'FREE_TIER' | 'PLUS_TIER') => {
    const { slug, id } = await newCompany({ subscription });
    await test.insertMedia(id, 'MAIN_IMAGE');
    const answer = await card(`http://site.example/pflegeanbieter/profiles/${slug}`);
    return answer.json<{ thumbnail_url?: string }>().thumbnail_url;
  };
  expect(await thumbnailOf('PLUS_TIER')).toMatch(/^http:\/\/site\.example\/api-backend\/media\/main_image-/);
  expect(await thumbnailOf('FREE_TIER')).toBeUndefined();
});
