import type { CompanyDetailsAnswer, CompanyPage, CompanySections, ErrorBody } from '@care/contracts/schemas';
import { createCompany, createPerson, type Person } from '../../../testing/people';
import { emptyTables } from '../../../testing/empty-tables';
import { insertCologne, insertJobOffer, insertMedia, insertPlace, insertRows, updateRows } from '../../../testing/rows';
import { appOfTests, type Calls } from '../../../testing/test-app';

const API = '/api-backend';
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const NEW_ADDRESS = {
  street: 'Am Markt 3, 53111 Bonn, Deutschland',
  zip_code: '53111',
  coords: point(7.1, 50.735),
};

async function insertBonn(db: Parameters<typeof insertPlace>[0]): Promise<void> {
  const centre = { lat: 50.7374, lon: 7.0982 };
  const box = { west: 7.02, south: 50.63, east: 7.21, north: 50.77 };
  const place_id = await insertPlace(db, 'bonn', {
    name: 'Bonn',
    first_zip: '53111',
    population: 330_000,
    ...centre,
    ...box,
  });
  await insertRows(db, 'postcode', {
    zip: '53111',
    place_name: 'Bonn',
    place_id,
    state: 'Nordrhein-Westfalen',
    ...centre,
  });
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
    const write = (masks: object) => updateRows(test.db, 'company', { slug: 'gast' }, masks);
    await write({ services_mask: 2, features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 5 });
    await write({ features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 5 });
    await write({ services_mask: 1, features_mask: 1 });
    expect(await stored()).toEqual({ features_mask: 1 });
  });

  it('PP-06 SR-21 changes section by section; the answer has the stored fields, and visitors see them at once', async () => {
    const contact = { name: 'Haus  Abendrot', operator: 'Abendrot gGmbH', phone: '0221 12345', website: '' };
    const answer = (await change(contact)).json<CompanyDetailsAnswer>();
    expect(answer).toMatchObject({
      name: 'Haus Abendrot',
      operator: 'Abendrot gGmbH',
      phone: '0221 12345',
      website: null,
    });
    await change({ description: 'Ein Haus\r\nam Park.', activities: 'Singen' });
    // In the order that the owner gives.
    await change({ services: ['ambulante-pflege', 'Nachtcafé', 'stationare-pflege'], opening_hours: 'Mo–Fr 9–17 Uhr' });
    await change({ features: [1, 4], place: 2 });
    await change({ additional_features: ['Eigene Küche'], qualifications: [1, 4] });
    expect(await page()).toMatchObject({
      name: 'Haus Abendrot',
      website: null,
      description: 'Ein Haus\nam Park.',
      activities: 'Singen',
      services: ['ambulante-pflege', 'Nachtcafé', 'stationare-pflege'],
      opening_hours: 'Mo–Fr 9–17 Uhr',
      features: [{ index: 1 }, { index: 4 }],
      place: 2,
      additional_features: ['Eigene Küche'],
      qualifications: [{ id: 1 }, { id: 4 }],
    });
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
    const here = await insertJobOffer(test.db, company, 'hier');
    const elsewhere = await insertJobOffer(test.db, company, 'anderswo', { city: 'Aachen', lat: 50.77, lon: 6.08 });
    const foreign = await insertJobOffer(test.db, await createCompany(test, 'nachbarn'), 'nebenan');
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

  it('PP-07 refuses a street that was typed and not picked; an unchanged one needs no new pick', async () => {
    const text = 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).';
    const { street } = await page();
    expect((await change({ street, phone: '0221 5550' })).statusCode).toBe(200);
    expect(await detailsOf({ street: 'Am Markt 4, 53111 Bonn, Deutschland' })).toEqual({ street: text });
    expect(await detailsOf({ ...NEW_ADDRESS, street: 'Am Markt 4, Bonn' })).toEqual({ street: text });
    const moved = { ...NEW_ADDRESS, street: 'Am Markt 4, 53111 Bonn, Deutschland' };
    expect(await detailsOf({ ...moved, coords: point(13.4, 52.5) })).toEqual({ street: text });
    expect(await detailsOf({ ...moved, zip_code: '50668' })).toHaveProperty('zip_code');
    expect((await page()).street).toBe(street);
  });

  it('PP-07 refuses a postcode that is not that of the stored street, alone and with the unchanged street', async () => {
    const { street, zip_code } = await page();
    const details = { zip_code: 'Die Postleitzahl passt nicht zur Adresse.' };
    expect(await detailsOf({ zip_code: '50668' })).toEqual(details);
    expect(await detailsOf({ street, zip_code: '50668' })).toEqual(details);
    expect((await change({ zip_code })).json()).toMatchObject({ zip_code });
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

  it('PP-06 does not let two people in different sections disturb each other', async () => {
    const [texts, contact] = [await tagOf('texts'), await tagOf('contact')];
    expect((await change({ description: 'Neu', activities: 'Neu' }, owner, { 'if-match': texts })).statusCode).toBe(
      200,
    );
    expect((await change({ phone: '0221 777' }, owner, { 'if-match': contact })).statusCode).toBe(200);
  });

  it('PP-06 shows the later of two people in one section the stored version, and stores theirs only when they choose it', async () => {
    const read = await tagOf('texts');
    const first = await change({ description: 'Erste', activities: 'Tanz' }, owner, { 'if-match': read });
    expect(first.statusCode).toBe(200);
    const late = await change({ description: 'Zweite' }, owner, { 'if-match': read });
    expect(late.statusCode).toBe(412);
    const { etag } = first.headers;
    expect(late.json().error).toMatchObject({
      code: 'conflict',
      section: 'texts',
      etag,
      changed_at: expect.any(String),
      stored: { description: 'Erste', activities: 'Tanz' },
    });
    expect((await page()).description).toBe('Erste');
    expect((await change({ description: 'Zweite' }, owner, { 'if-match': String(etag) })).statusCode).toBe(200);
    expect((await page()).description).toBe('Zweite');
  });

  it('PP-06 refuses benefits that are based on an outdated version, and keeps those of the other person', async () => {
    const read = await tagOf('benefits');
    expect((await changeBenefits(['Betriebskino'], { 'if-match': read })).statusCode).toBe(200);
    const late = await changeBenefits(['Obstkorb'], { 'if-match': read });
    expect(late.statusCode).toBe(412);
    const stored = { benefits: ['Betriebskino'] };
    expect(late.json().error).toMatchObject({ code: 'conflict', section: 'benefits', stored });
    const details = await owner.get(`${API}/company/details/${company}/`);
    expect(details.json()).toMatchObject(stored);
  });

  it('PP-06 lets exactly one of 20 simultaneous changes based on the same version through', async () => {
    const read = await tagOf('texts');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => change({ description: `Fassung ${n}` }, owner, { 'if-match': read })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(19).fill(412)]);
  });

  it('PP-06 says when each section was last confirmed, and confirms one without a change', async () => {
    const stateOf = async (name: string) => (await sections()).sections.find(({ section }) => section === name);
    expect(await stateOf('logo')).toMatchObject({ changed_at: null, confirmed_at: null });
    const tag = await tagOf('texts');
    const confirm = (name: string, who: Person) => who.post(`${API}/company/${company}/sections/${name}/confirm/`);
    for (const name of ['logo', 'texts']) expect((await confirm(name, owner)).statusCode).toBe(200);
    expect(await stateOf('logo')).toMatchObject({ changed_at: null, confirmed_at: expect.any(String) });
    expect(await tagOf('texts')).toBe(tag);
    expect((await confirm('logo', stranger)).statusCode).toBe(404);
    expect((await confirm('unknown', owner)).statusCode).toBe(404);
  });

  it('PP-06 lists at most three gaps, the most wanted first, and what the tier hides', async () => {
    expect((await sections()).missing).toEqual(['images', 'texts', 'opening_hours']);
    for (let position = 0; position < 5; position++) await insertMedia(test.db, company, 'GALLERY', position);
    const mainImage = await insertMedia(test.db, company, 'MAIN_IMAGE');
    await changeBenefits(['Betriebskino']);
    await insertJobOffer(test.db, company, 'stelle');
    const { missing, hidden, hidden_main_image } = await sections();
    expect(missing).toEqual(['texts', 'opening_hours', 'contact']);
    expect(hidden).toEqual(['benefits', 'main_image', 'gallery', 'job_offers']);
    expect(hidden_main_image).toMatchObject({ id: mainImage });
    await updateRows(test.db, 'company', company, { subscription: 'PLUS_TIER' });
    expect(await sections()).toMatchObject({ hidden: [], hidden_main_image: null });
  });
});
