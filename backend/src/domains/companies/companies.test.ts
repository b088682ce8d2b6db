import { COMPANY_FIELDS, plainFields, publicFields, type Field } from '@care/contracts/company-fields';
import type {
  CompanyDetailsAnswer,
  CompanyPage,
  CompanySections,
  ErrorBody,
  CompanyComparison,
  FollowedCompanies,
  ToggleFollowAnswer,
  CompanyFigures,
  CompanyJobOffers,
  CompanySearchAnswer,
  MessageSent,
} from '@care/contracts/schemas';
import { sql } from 'kysely';
import { createCompany, createPerson, type Person, letterTo } from '../../testing/people';
import { emptyTables } from '../../testing/empty-tables';
import { insertCologne, insertPlace, insertRows, type Auth } from '../../testing/rows';
import { appOfTests, type Calls, createTestApp, expectStatus, statusesOf } from '../../testing/test-app';
import { forgetVisits } from './visits/routes';
import { VisitCounter, visitCounter } from './visits/visit-counter';

const API = '/api-backend';
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const NEW_ADDRESS = { street: 'Am Markt 3, 53111 Bonn, Deutschland', zip_code: '53111', coords: point(7.1, 50.735) };

async function insertBonn(db: Parameters<typeof insertPlace>[0]): Promise<void> {
  const centre = { lat: 50.7374, lon: 7.0982 };
  const town = { name: 'Bonn', first_zip: '53111', west: 7.02, south: 50.63, east: 7.21, north: 50.77, ...centre };
  const place_id = await insertPlace(db, 'bonn', town);
  const state = 'Nordrhein-Westfalen';
  await insertRows(db, 'postcode', { zip: '53111', place_name: 'Bonn', place_id, state, ...centre });
}

describe('editing the own provider', () => {
  const test = appOfTests({
    seed: async (db) => {
      await insertCologne(db);
      await insertBonn(db);
    },
  });
  let owner: Person;
  let company: number;
  let stranger: Person;
  beforeEach(async () => {
    await emptyTables(test, 'user_account', 'company');
    owner = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    stranger = await createPerson(test, 'fremd', { profile_type: 'CARE_PROVIDER' });
    company = await createCompany(test, 'haus', owner.id);
    await createCompany(test, 'anderes', stranger.id);
  });

  const change = (payload: object, who: Calls = owner, headers: Record<string, string> = {}) =>
    who.patch(`${API}/company/details/${company}/`, payload, headers);
  const changeBenefits = (benefits: unknown, headers: Record<string, string> = {}) =>
    owner.patch(`${API}/company/profile/${company}/`, { benefits }, headers);
  const page = async () => (await test.inject(`${API}/company/by-slug/haus/`)).json<CompanyPage>();
  const sections = async () => (await owner.get(`${API}/company/${company}/sections/`)).json<CompanySections>();
  const tagOf = async (name: string) => (await sections()).sections.find(({ section }) => section === name)?.etag ?? '';
  const detailsOf = async (payload: object) => {
    const response = await change(payload);
    expect(response.statusCode).toBe(422);
    return response.json<ErrorBody>().error.details;
  };

  it('PP-09 SR-08 short-term care as a service is the feature too, and cannot be taken away from it alone', async () => {
    await createCompany(test, 'gast', (await createPerson(test, 'gastgeber', { profile_type: 'CARE_PROVIDER' })).id);
    const stored = () =>
      test.db.selectFrom('company').select('features_mask').where('slug', '=', 'gast').executeTakeFirstOrThrow();
    const write = (masks: object) => test.update('company', { slug: 'gast' }, masks);
    await write({ services_mask: 2, features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 5 });
    await write({ features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 5 });
    await write({ services_mask: 1, features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 1 });
  });

  it('PP-06 SR-21 stores cleaned texts and lists in the order of the owner, and visitors see them at once', async () => {
    const lists = {
      services: ['ambulante-pflege', 'Nachtcafé', 'stationare-pflege'],
      place: 2,
      additional_features: ['Eigene Küche'],
    };
    const answer = await change({ name: 'Haus  Abendrot', website: '', ...lists, features: [1, 4] });
    expect(answer.json()).toMatchObject({ name: 'Haus Abendrot', website: null });
    await change({ description: 'Ein Haus\r\nam Park.', qualifications: [1, 4] });
    expect(await page()).toMatchObject({
      ...{ ...lists, name: 'Haus Abendrot', website: null, description: 'Ein Haus\nam Park.' },
      features: [{ index: 1 }, { index: 4 }],
      qualifications: [{ id: 1 }, { id: 4 }],
    });
  });

  it('PP-06 stores every field of the table by its kind, refuses what is too long, and shows visitors the public ones', async () => {
    const samples: Record<Field['kind'], (field: Field) => unknown> = {
      line: ({ label }) => `Angabe zu ${label}`,
      text: ({ label }) => `Angaben zu ${label}`,
      phone: () => '0221 12345',
      email: () => 'info@abendrot.example',
      website: () => 'https://www.abendrot.example',
      number: ({ max = 1 }) => max,
      price: ({ max = 1 }) => max,
      day: () => '2026-01-01',
      flag: () => true,
      own: () => undefined,
    };
    const valueOf = (field: Field): unknown => samples[field.kind](field);
    const values = Object.fromEntries(plainFields().map((name) => [name, valueOf(COMPANY_FIELDS[name])]));
    expect((await change(values)).json()).toMatchObject(values);
    const shown: Partial<Record<string, unknown>> = { ...(await page()) };
    const isPublic = (name: string) => publicFields().some((one) => one === name);
    for (const [name, value] of Object.entries(values))
      expect([name, shown[name] === value]).toEqual([name, isPublic(name)]);
    const limited = plainFields().filter((name) => 'max' in COMPANY_FIELDS[name]);
    const tooMuch = ({ kind, max = 0 }: Field) =>
      kind === 'number' || kind === 'price' ? max + 1 : 'x'.repeat(max + 1);
    const excess = Object.fromEntries(limited.map((name) => [name, tooMuch(COMPANY_FIELDS[name])]));
    expect(Object.keys((await detailsOf(excess)) ?? {}).sort()).toEqual([...limited].sort());
  });

  const HOME = { price_care: 1642_00, price_lodging: 512_60, price_board: 418_90, price_investment: 548_50 };

  it('CO-04 CO-06 prices have a day, and a home with every needed part has an own share', async () => {
    await change({ services: ['stationare-pflege'] });
    const missing = 'Bitte geben Sie an, seit wann diese Preise gelten.';
    expect(await detailsOf(HOME)).toEqual({ prices_from: missing });
    const future = 'Bitte geben Sie einen Tag an, der nicht in der Zukunft liegt.';
    expect(await detailsOf({ ...HOME, prices_from: '2999-01-01' })).toEqual({ prices_from: future });
    expect(await detailsOf({ prices_from: 'gestern' })).toEqual({ prices_from: 'Bitte geben Sie ein Datum ein.' });
    for (const price_care of [-1, 1.5, 2_000_001, '1642'])
      expect(await detailsOf({ price_care })).toEqual({ price_care: expect.stringContaining('Betrag in Euro') });
    expect(await page()).toMatchObject({ price_care: null, own_share: null });

    const { price_investment, ...parts } = HOME;
    await change({ ...parts, prices_from: '2026-07-01' });
    expect(await page()).toMatchObject({ ...parts, price_investment: null, own_share: null });
    await change({ price_investment, price_training: 102_00 });
    // 1.744 € of care less 15 %, and 1.480 € of other parts.
    expect(await page()).toMatchObject({ prices_from: '2026-07-01', own_share: 2962_40 });
    await change({ price_single_room: 100_00 });
    expect((await page()).own_share).toBe(2962_40);
    expect(await detailsOf({ prices_from: '' })).toEqual({ prices_from: missing });
    expect((await change(HOME, stranger)).statusCode).toBe(404);
    await change({ services: ['ambulante-pflege'] });
    expect(await page()).toMatchObject({ price_care: HOME.price_care, own_share: null });
  });

  it('PP-06 PP-07 changes the e-mail address of the registration, which only the owner reads', async () => {
    expect(await detailsOf({ email: 'kein' })).toHaveProperty('email');
    expect((await change({ email: 'info@abendrot.example' })).json()).toMatchObject({ email: 'info@abendrot.example' });
    const url = `${API}/company/by-slug/haus/`;
    expect((await owner.get(url)).json<CompanyPage>().email).toBe('info@abendrot.example');
    for (const read of [stranger.get(url), test.inject(url)]) expect((await read).body).not.toContain('info@');
    await change({ email: '' });
    expect((await owner.get(url)).json<CompanyPage>().email).toBeNull();
  });

  it('PP-07 derives town, postcode and position of a changed street, and moves the own job offers that were there', async () => {
    const here = await test.insertJobOffer(company, 'hier');
    const elsewhere = await test.insertJobOffer(company, 'anderswo', { city: 'Aachen', lat: 50.77, lon: 6.08 });
    const foreign = await test.insertJobOffer(await createCompany(test, 'nachbarn'), 'nebenan');
    const answer = (await change(NEW_ADDRESS)).json<CompanyDetailsAnswer>();
    expect(answer).toMatchObject({
      city: 'Bonn',
      city_slug: 'bonn',
      zip_code: '53111',
      coords: { lng: 7.1, lat: 50.735 },
    });
    const found = await test.inject(`${API}/company/search/?city_slug=bonn`);
    expect(found.json().results.map(({ slug }: { slug: string }) => slug)).toContain('haus');
    const offers = await test.db
      .selectFrom('job_offer')
      .select(['city', 'lat', 'lon'])
      .where('id', 'in', [here, elsewhere, foreign])
      .orderBy('id')
      .execute();
    expect(offers).toEqual([
      { city: 'Bonn', lat: 50.735, lon: 7.1 },
      { city: 'Aachen', lat: 50.77, lon: 6.08 },
      { city: 'Köln', lat: 50.9375, lon: 6.9603 },
    ]);
  });

  it('PP-07 refuses a street that was typed and not picked, or a postcode of another one; an unchanged one needs no new pick', async () => {
    const text = 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).';
    const { street, zip_code } = await page();
    expect((await change({ street, zip_code, phone: '0221 5550' })).statusCode).toBe(200);
    expect(await detailsOf({ street: 'Am Markt 4, 53111 Bonn, Deutschland' })).toEqual({ street: text });
    expect(await detailsOf({ ...NEW_ADDRESS, street: 'Am Markt 4, Bonn' })).toEqual({ street: text });
    expect(await detailsOf({ ...NEW_ADDRESS, coords: point(13.4, 52.5) })).toEqual({ street: text });
    expect(await detailsOf({ ...NEW_ADDRESS, zip_code: '50668' })).toHaveProperty('zip_code');
    const details = { zip_code: 'Die Postleitzahl passt nicht zur Adresse.' };
    expect(await detailsOf({ zip_code: '50668' })).toEqual(details);
    expect(await detailsOf({ street, zip_code: '50668' })).toEqual(details);
    expect((await page()).street).toBe(street);
  });

  it('PP-07 PP-09 PP-10 PP-23 refuses repeated and empty entries at their field and stores nothing', async () => {
    const before = await page();
    for (const [payload, details] of [
      [{ services: ['Nachtcafé', 'nachtcafé'] }, { services: 'Diese Leistung ist bereits in Ihrer Liste.' }],
      [{ description: ' ' }, { description: 'Die Beschreibung darf nicht leer sein' }],
      [{ activities: '' }, { activities: 'Die Aktivitäten dürfen nicht leer sein' }],
      [{ qualifications: [4, 4] }, { qualifications: 'Ist bereits vorhanden' }],
      [
        { name: '\u200b', phone: 'x' },
        { name: expect.any(String), phone: expect.any(String) },
      ],
    ] as const)
      expect(await detailsOf(payload)).toEqual(details);
    expect(await page()).toEqual(before);
  });

  it('PP-08 stores benefits of the catalogue and free texts; empty ones are ignored', async () => {
    const answer = await changeBenefits(['Betriebskino', 'companyPension', '', '  ', 'Betriebskino']);
    expect(answer.json()).toEqual({ benefits: ['companyPension', 'Betriebskino'] });
    expect((await changeBenefits('x')).statusCode).toBe(422);
    expect((await changeBenefits([])).json()).toEqual({ benefits: [] });
  });

  it('PP-06 shows the later of two people in one section the stored version, and stores theirs only when they choose it', async () => {
    const [read, contact] = [await tagOf('texts'), await tagOf('contact')];
    const { etag } = (await change({ description: 'Erste', activities: 'Tanz' }, owner, { 'if-match': read })).headers;
    const late = await change({ description: 'Zweite' }, owner, { 'if-match': read });
    expect(late.statusCode).toBe(412);
    const stored = { description: 'Erste', activities: 'Tanz' };
    const conflict = { code: 'conflict', section: 'texts', etag, changed_at: expect.any(String), stored };
    expect(late.json().error).toMatchObject(conflict);
    expect((await page()).description).toBe('Erste');
    expect((await change({ description: 'Zweite' }, owner, { 'if-match': String(etag) })).statusCode).toBe(200);
    expect((await page()).description).toBe('Zweite');
    // Another section has a version of its own.
    expect((await change({ phone: '0221 777' }, owner, { 'if-match': contact })).statusCode).toBe(200);
  });

  it('PP-06 refuses benefits that are based on an outdated version, and keeps those of the other person', async () => {
    const read = await tagOf('benefits');
    expect((await changeBenefits(['Betriebskino'], { 'if-match': read })).statusCode).toBe(200);
    const late = await changeBenefits(['Obstkorb'], { 'if-match': read });
    expect(late.statusCode).toBe(412);
    const stored = { benefits: ['Betriebskino'] };
    expect(late.json().error).toMatchObject({ code: 'conflict', section: 'benefits', stored });
    expect((await owner.get(`${API}/company/details/${company}/`)).json()).toMatchObject(stored);
  });

  it('PP-06 lets exactly one of 20 simultaneous changes based on the same version through', async () => {
    const read = await tagOf('texts');
    const send = (_: unknown, n: number) => change({ description: `Fassung ${n}` }, owner, { 'if-match': read });
    expect(await statusesOf(Array.from({ length: 20 }, send))).toEqual([200, ...Array<number>(19).fill(412)]);
  });

  it('PP-06 says when each section was last confirmed, and confirms one without a change', async () => {
    const stateOf = async (name: string) => (await sections()).sections.find(({ section }) => section === name);
    expect(await stateOf('logo')).toMatchObject({ changed_at: null, confirmed_at: null });
    const tag = await tagOf('texts');
    const confirm = (name: string, who: Person) => who.post(`${API}/company/${company}/sections/${name}/confirm/`);
    for (const name of ['logo', 'texts']) expect((await confirm(name, owner)).statusCode).toBe(200);
    expect(await stateOf('logo')).toMatchObject({ changed_at: null, confirmed_at: expect.any(String) });
    expect(await tagOf('texts')).toBe(tag);
    expectStatus(404, await confirm('logo', stranger), await confirm('unknown', owner));
  });

  it('PP-06 lists at most three gaps, the most wanted first, and what the tier hides', async () => {
    expect((await sections()).missing).toEqual(['images', 'texts', 'opening_hours']);
    for (let position = 0; position < 5; position++) await test.insertMedia(company, 'GALLERY', position);
    const mainImage = await test.insertMedia(company, 'MAIN_IMAGE');
    await changeBenefits(['Betriebskino']);
    await test.insertJobOffer(company, 'stelle');
    const { missing, hidden, hidden_main_image } = await sections();
    expect(missing).toEqual(['texts', 'opening_hours', 'contact']);
    expect(hidden).toEqual(['benefits', 'main_image', 'gallery', 'job_offers']);
    expect(hidden_main_image).toMatchObject({ id: mainImage });
    await test.update('company', company, { subscription: 'PLUS_TIER' });
    expect(await sections()).toMatchObject({ hidden: [], hidden_main_image: null });
  });
});

describe('the watch list', () => {
  const test = appOfTests();
  let ids: number[];
  let hidden: number;
  let asOwner: Auth;
  beforeAll(async () => {
    const owner = await test.insertUser('inhaberin', { profile_type: 'CARE_PROVIDER' });
    asOwner = await test.signIn(owner);
    ids = [await test.insertCompany('haus-0', { owner_id: owner, subscription: 'PLUS_TIER' })];
    for (let n = 1; n < 6; n++) ids.push(await test.insertCompany(`haus-${n}`));
    hidden = await test.insertCompany('versteckt', { status: 'HIDDEN' });
  });

  afterEach(() => emptyTables(test, 'company_follow'));

  const newUser = async (name: string, profile_type: 'JOB_SEEKER' | 'CARE_SEEKER' | 'CARE_PROVIDER' = 'CARE_SEEKER') =>
    test.signIn(await test.insertUser(name, { profile_type }));
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
    expect((await test.get(`${API}/company/by-slug/haus-1/`, user)).json<CompanyPage>().viewer.is_followed).toBe(true);
    const details = await test.get(`${API}/user/details/`, user);
    expect(details.json()).toMatchObject({ followed_companies: [ids[1]], followed_companies_count: 1 });
    expect((await toggle(ids[1], user)).json()).toMatchObject({ is_followed: false, followed_companies_count: 0 });
  });

  it('PP-17 lists the own entries only, the latest first, page by page', async () => {
    const [user, other] = [await newUser('sammlerin'), await newUser('andere')];
    await toggle(ids[1], other);
    for (const id of ids.slice(1)) await toggle(id, user);
    const first = await list(user, '?limit=2&offset=0');
    expect([first.count, slugs(first)]).toEqual([5, ['haus-5', 'haus-4']]);
    expect(first.results[0]).toMatchObject({ is_followed: true, name: 'Haus haus-5' });
    expect(slugs(await list(user, '?limit=2&offset=4'))).toEqual(['haus-1']);
    await toggle(ids[1], user);
    expect(slugs(await list(other))).toEqual(['haus-1']);
  });

  it('PP-28 is for every signed-in user who does not own the provider', async () => {
    expect((await toggle(ids[0], {})).statusCode).toBe(401);
    expect((await toggle(ids[0], asOwner)).statusCode).toBe(403);
    expect((await toggle(ids[1], asOwner)).statusCode).toBe(200);
    for (const type of ['JOB_SEEKER', 'CARE_SEEKER', 'CARE_PROVIDER'] as const)
      expect((await toggle(ids[0], await newUser(`rolle-${type}`, type))).json()).toMatchObject({ is_followed: true });
  });

  it('PP-17 accepts published providers only, and lists none that is no longer published', async () => {
    const user = await newUser('verliert');
    for (const id of [hidden, 999_999]) expect((await toggle(id, user)).statusCode).toBe(404);
    const leaving = await test.insertCompany('geht');
    await toggle(leaving, user);
    await test.update('company', leaving, { status: 'HIDDEN' });
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

  it('PP-17 compares up to four providers, with their distance from a town, if it exists', async () => {
    const compare = async (query: string) =>
      (await test.inject(`${API}/company/compare/?ids=${query}`)).json<CompanyComparison>();
    const four = await compare(ids.join(','));
    expect(four.results.map(({ slug }) => slug)).toEqual(['haus-0', 'haus-1', 'haus-2', 'haus-3']);
    expect(four).toMatchObject({ count: 4, results: [{ subscription: 'PLUS_TIER', distance_km: null }, {}, {}, {}] });
    await insertBonn(test.db);
    const near = await test.insertCompany('in-bonn', { lat: 50.7374, lon: 7.0982 });
    const { place_label, results } = await compare(`${near},${ids[1]}&city_slug=bonn`);
    expect(place_label).toBe('Bonn');
    expect(results.map(({ distance_km }) => distance_km)).toEqual([0, expect.closeTo(24.27, 1)]);
    const nowhere = await compare(`${near}&city_slug=nirgends`);
    expect(nowhere).toMatchObject({ place_label: null, results: [{ distance_km: null }] });
  });
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/150.0';

describe('views of profiles, and the figures of the company area', () => {
  const test = appOfTests();
  let number = 0;

  async function newCompany() {
    const slug = `haus-${++number}`;
    const owner = await createPerson(test, `inhaber-${number}`, { profile_type: 'CARE_PROVIDER' });
    return { owner, slug, company: await test.insertCompany(slug, { owner_id: owner.id }) };
  }
  const report =
    <Body>(call: 'visit' | 'hits', payloadOf: (body: Body) => object) =>
    (body: Body, userAgent = BROWSER, who?: Person, remoteAddress = '203.0.113.7') =>
      (who ?? test).inject({
        method: 'POST',
        url: `${API}/company/${call}/`,
        payload: payloadOf(body),
        headers: { 'user-agent': userAgent },
        remoteAddress,
      });
  const visit = report('visit', (company: number) => ({ company }));
  const show = report('hits', (companies: number[]) => ({ companies }));
  const figures = async (owner: Person, company: number) =>
    (await owner.get(`${API}/company/${company}/figures/`)).json<CompanyFigures>();
  const viewsOf = async (owner: Person, company: number) => (await figures(owner, company)).weeks.at(-1)?.views;

  it('AC-16 counts a browser once a day, and another one again', async () => {
    const { owner, company } = await newCompany();
    expect((await visit(company)).statusCode).toBe(204);
    await visit(company);
    expect(await viewsOf(owner, company)).toBe(1);
    await visit(company, `${BROWSER} andere`);
    await visit(company, BROWSER, undefined, '203.0.113.8');
    expect(await viewsOf(owner, company)).toBe(3);
    expect((await figures(owner, company)).months.at(-1)?.views).toBe(3);
  });

  it('AC-16 counts the same browser again on the next day, and keeps nothing of the day before', async () => {
    const { company } = await newCompany();
    const counter = visitCounter(test.databases);
    const browser = { network: '203.0.113.9', userAgent: BROWSER };
    const now = new Date();
    for (const at of [now, new Date(now.getTime() - 86_400_000), now])
      await counter.countView({ company }, browser, at);
    await counter.flush();
    const counts = test.db.selectFrom('company_day_count').select('views').where('company_id', '=', company);
    expect(await counts.execute()).toEqual([{ views: 1 }, { views: 1 }]);

    const daysOf = async (table: 'visit_mark' | 'visit_salt') =>
      (await test.db.selectFrom(table).select('day').distinct().execute()).length;
    expect([await daysOf('visit_mark'), await daysOf('visit_salt')]).toEqual([2, 2]);
    await forgetVisits(test.databases);
    expect([await daysOf('visit_mark'), await daysOf('visit_salt')]).toEqual([1, 1]);
  });

  it('AC-16 keeps the counts of the 24 months that the figures show, and deletes older ones', async () => {
    const { owner, company } = await newCompany();
    for (const months of [23, 28])
      await sql`insert into company_day_count (company_id, day, views)
        values (${company}, berlin_month(now()) - make_interval(months => ${months}), 7)`.execute(test.db);
    await test.app.jobs.perform('company-day-count-end');
    const { rows } = await sql`select views from company_day_count where company_id = ${company}`.execute(test.db);
    expect(rows).toEqual([{ views: 7 }]);
    expect((await figures(owner, company)).months[0]?.views).toBe(7);
  });

  it('AC-16 several API processes count a browser once, also when they write at the same time', async () => {
    const { owner, company } = await newCompany();
    const processes = [1, 2, 3].map(() => new VisitCounter(test.databases));
    const browser = { network: '203.0.113.10', userAgent: BROWSER };
    for (let time = 0; time < 2; time++) {
      await Promise.all(processes.map((counter) => counter.countView({ company }, browser)));
      await Promise.all(processes.map((counter) => counter.flush()));
    }
    expect(await viewsOf(owner, company)).toBe(1);
  });

  it('AC-16 writes what was counted before the process ends', async () => {
    const { company } = await newCompany();
    const url = String(test.databases.primary.pool.options.connectionString);
    const other = await createTestApp({ database: { url, drop: () => Promise.resolve() } });
    visitCounter(other.databases).countHits([company]);
    await other.close();
    expect(await test.row('company_day_count', { company_id: company })).toMatchObject({ hits: 1 });
  });

  it('AC-16 writes views and hits with the next ones if they could not be written', async () => {
    const { owner, company } = await newCompany();
    const [views, hits] = [new VisitCounter(test.databases), new VisitCounter(test.databases)];
    await views.countView({ company }, { network: '203.0.113.11', userAgent: BROWSER });
    hits.countHits([company]);
    await test.db.schema.alterTable('company_day_count').renameTo('counts_elsewhere').execute();
    try {
      for (const counter of [views, hits]) await expect(counter.flush()).rejects.toThrow('company_day_count');
    } finally {
      await test.db.schema.alterTable('counts_elsewhere').renameTo('company_day_count').execute();
    }
    hits.countHits([company]);
    for (const counter of [views, hits]) await counter.flush();
    expect((await figures(owner, company)).weeks.at(-1)).toMatchObject({ views: 1, hits: 2 });
  });

  it('AC-16 stores no address and no browser: a mark cannot be computed without the salt of the day', async () => {
    await visit((await newCompany()).company, `${BROWSER} geheim`, undefined, '203.0.113.99');
    await visitCounter(test.databases).flush();
    const { rows } = await sql<{ mark: string }>`select mark from visit_mark`.execute(test.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { mark } of rows) expect(mark).toMatch(/^[A-Za-z0-9+/]{16}$/);
    const { rows: tables } = await sql<{ kind: string }>`
      select relpersistence as kind from pg_class where relname in ('visit_mark', 'visit_salt')`.execute(test.db);
    expect(tables.map(({ kind }) => kind)).toEqual(['u', 'u']);
  });

  it('AC-16 the owner reads views and applications of each job offer; nobody else does', async () => {
    const { owner, company } = await newCompany();
    const other = await newCompany();
    await test.update('company', company, { subscription: 'PLUS_TIER' });
    const offer = await test.insertJobOffer(company, `stelle-${number}`);
    const see = (job_offer: number, of = company, userAgent = BROWSER) =>
      test.post(`${API}/company/visit/`, { company: of, job_offer }, { 'user-agent': userAgent });
    await see(offer);
    await see(offer);
    await see(offer, company, `${BROWSER} andere`);
    await see(offer, other.company, `${BROWSER} falscher Anbieter`);
    await see(999_999);
    await visitCounter(test.databases).flush();
    expect(await viewsOf(owner, company)).toBe(0); // the profile was not opened
    const applicant = await test.insertUser(`bewerbung-${number}`, { profile_type: 'JOB_SEEKER' });
    for (const status of ['SUBMITTED', 'WITHDRAWN'] as const)
      await test.insert('application', { company_id: company, job_offer_id: offer, applicant_id: applicant, status });
    const url = `${API}/company/${company}/job-offers/`;
    const read = async (who: Calls) => (await who.get(url)).json<CompanyJobOffers>().results[0];
    expect(await read(owner)).toMatchObject({ id: offer, views: 2, applications: 1 });
    for (const who of [test, other.owner]) {
      expect(await read(who)).not.toHaveProperty('views');
      expect(await read(who)).not.toHaveProperty('applications');
    }
  });

  it('AC-16 a view or hit counts when a person sees it: not for programs, the owner, STAFF or an answer of the API alone', async () => {
    const { owner, slug, company } = await newCompany();
    const staff = await createPerson(test, 'pruefstelle', { is_staff: true });
    await test.inject(`${API}/company/search/?q=${slug}`);
    for (const program of [
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Mozilla/5.0 HeadlessChrome/142.0',
      'facebookexternalhit/1.1 LinkPreview',
      'curl/8.5.0',
      '',
    ])
      for (const answer of [await visit(company, program), await show([company], program)])
        expect(answer.statusCode).toBe(204);
    const neighbour = await newCompany();
    for (const who of [owner, staff]) {
      await visit(company, BROWSER, who);
      await show([company, neighbour.company], BROWSER, who);
    }
    for (const unknown of [await show([999_999]), await visit(999_999)]) expect(unknown.statusCode).toBe(204);
    expect((await figures(owner, company)).weeks.at(-1)).toMatchObject({ views: 0, hits: 0 });
    expect((await figures(neighbour.owner, neighbour.company)).weeks.at(-1)?.hits).toBe(1);
    const other = await createPerson(test, 'besuch');
    await visit(company, BROWSER, other);
    await show([company], BROWSER, other);
    expect((await figures(owner, company)).weeks.at(-1)).toMatchObject({ views: 1, hits: 1 });
    for (const wrong of [[], Array.from({ length: 51 }, (_, index) => index + 1)])
      expect((await show(wrong)).statusCode).toBe(422);
  });

  it('AC-16 counts hits of searches, watch lists, messages and applications', async () => {
    const { owner, slug, company } = await newCompany();
    const fan = await createPerson(test, `fan-${number}`);
    const answer = (await test.inject(`${API}/company/search/?q=${slug}`)).json<CompanySearchAnswer>();
    const companies = answer.results.map(({ id }) => id);
    expect(companies).toContain(company);
    await show([...companies, company]);
    await fan.post(`${API}/company/toggle-follow/`, { company });
    const seeker = await test.insertUser(`pflegekraft-${number}`, { profile_type: 'JOB_SEEKER' });
    await test.insertJobSeeker(seeker, `pflegekraft-${number}`);
    const applied = await test.post(
      `${API}/company/${company}/application/`,
      { message: 'Guten Tag', email: 'x@example.org', consent: true },
      await test.signIn(seeker),
    );
    expect(applied.statusCode).toBe(201);
    const shown = await figures(owner, company);
    expect(shown).toMatchObject({ followers: 1, new_applications: 1 });
    expect(shown.weeks.at(-1)).toMatchObject({ hits: 1, follows: 1, applications: 1, messages: 0 });
    expect(shown.months).toHaveLength(24);
    await test.update('application', { company_id: company }, { employer_deleted_at: new Date() });
    expect((await figures(owner, company)).new_applications).toBe(0);
  });

  it('AC-16 AC-20 counts a message once, and not while the address of its sender is unconfirmed', async () => {
    const { owner, company } = await newCompany();
    const write = async (sender: Person, title: string) =>
      (await sender.post(`${API}/message/`, letterTo(owner.id, { title }))).json<MessageSent>();
    const messages = async () => (await figures(owner, company)).weeks.at(-1)?.messages;
    const fresh = await createPerson(test, `neu-${number}`, { email_verified_at: null });
    expect((await write(fresh, 'Wartet')).status).toBe('HELD');
    expect(await messages()).toBe(0);
    const { id } = await write(await createPerson(test, `angehoerige-${number}`), 'Freier Platz?');
    const reply = { method: 'POST' as const, url: `${API}/message/${id}/reply/`, payload: { content: 'Ja.' } };
    expect((await owner.inject(reply)).statusCode).toBe(201);
    expect(await messages()).toBe(1);
  });
});
