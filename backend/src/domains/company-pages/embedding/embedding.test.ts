import { leastTier } from '@care/contracts/tiers';
import { berlinDay } from '@care/contracts/format';
import type { CompanyFigures, EmbeddedCompany, ErrorBody, WidgetKey, WidgetKeys } from '@care/contracts/schemas';
import { createPerson } from '../../../testing/people';
import { daysFromNow, type insertCompany } from '../../../testing/rows';
import { appOfTests, createTestApp, expectRefusal, expectStatus } from '../../../testing/test-app';

const API = '/api-backend';
const HOME = 'https://www.haus.example';

const test = appOfTests();
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
