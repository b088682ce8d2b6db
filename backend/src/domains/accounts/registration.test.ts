import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import { emptyTables, removeAll } from '../../testing/empty-tables';
import { appOfTests, expectRefusal, expectStatus } from '../../testing/test-app';
import { TestBrowser, bearerOf } from '../../testing/browser';
import { accountEntry } from '../../testing/account-entry';
import { companyEntry } from '../../testing/company-entry';
import {
  createPerson,
  createCompany,
  lastMail,
  linkParameter,
  PASSWORD,
  type Person,
  personOfTests,
  postTo,
} from '../../testing/people';
import { daysFromNow, insertCologne } from '../../testing/rows';
import { EMAIL_CONFIRMED } from './email-address';

const point = (...coordinates: number[]) => ({ type: 'Point', coordinates });
const account = { ...accountEntry, newsletter: true };
const carer = {
  ...account,
  profile_type: 'JOB_SEEKER',
  gender: 'FEMALE',
  phone: '0221 5550123',
  qualifications: ['Altenpflegehelfer/in', 'Seniorenbetreuer/in', 'Wundexpertin'],
  localizations: [
    { address: '50667 Köln, Deutschland', coords: point(6.95, 50.94) },
    { address: 'Domstraße 1, 50668 Köln, Deutschland', coords: point(6.96, 50.95), radius: 50 },
    { address: 'Bonn, Deutschland', coords: point(7.1, 50.73) },
  ],
};
const entry = { ...companyEntry, services: ['Kurzzeitpflege', 'Hausnotruf', 'stationare-pflege', 'kurzzeitpflege'] };
const SHARED = 'geteilt@beispiel.example';
const OTHER = 'Ein-anderes-Kennwort-8';
const CONFIRM = 'Bitte bestätigen Sie Ihre E-Mail-Adresse';
const RESET = 'Ihr Passwort zurücksetzen';
const EXPIRED = { key: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' };
const ALREADY = 'Sie haben bereits ein Konto bei Pflegefenster';
const TAKEN =
  'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt. Bitte melden Sie sich mit diesem Konto an; falls Sie das Passwort nicht mehr wissen, können Sie es zurücksetzen.';

describe('registration', () => {
  const test = appOfTests();
  afterEach(() => removeAll(test));

  const register = (payload: object) => test.post('/api-backend/auth/register/', payload);

  it('AC-02 AC-04 registers a care seeker and a provider, who can sign in at once', async () => {
    for (const profile_type of ['CARE_SEEKER', 'CARE_PROVIDER']) {
      const username = profile_type.toLowerCase();
      const response = await register({ ...account, profile_type, username });
      expect([response.statusCode, response.json()]).toEqual([201, { pk: expect.any(Number), email_verified: false }]);
      expect((await new TestBrowser(test).signIn(username, account.password)).statusCode).toBe(200);
      const consents = await test.db.selectFrom('user_consent').selectAll().orderBy('id', 'desc').execute();
      expect(consents[0]).toMatchObject({ user_id: response.json().pk, key: 'terms', granted: true });
    }
  });

  it('AC-02 AC-18 makes one account of a registration that is sent again after a lost answer', async () => {
    const once = { ...account, username: 'einmal', email: 'einmal@beispiel.example' };
    const send = (payload: object, key = 'konto-0001') =>
      test.post('/api-backend/auth/register/', { ...once, ...payload }, { 'idempotency-key': key });
    const [first, second] = await Promise.all([send({}), send({})]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    const subjects = await test.subjects(once.email);
    expect(subjects).toEqual([...new Set(subjects)]);
    expect((await send({ username: 'zweimal' })).statusCode).toBe(409);
    expect((await send({}, 'konto-0002')).json().error.details).toHaveProperty('username');
    expect(await test.db.selectFrom('user_account').select('id').execute()).toHaveLength(1);
  });

  it('AC-03 AC-13 registers a job seeker with qualifications and work locations by town; the profile has no last name and no guessable address', async () => {
    expect((await register(carer)).statusCode).toBe(201);
    expect(await test.row('job_seeker', {})).toMatchObject({
      ...{ gender: 'FEMALE', qualifications_mask: 0b100010, custom_qualifications: ['Wundexpertin'] },
      ...{ visible_name: 'Clara Z.', slug: expect.not.stringMatching(/clara|zimmer/i) },
    });
    const places = await test.db.selectFrom('job_seeker_localization').selectAll().orderBy('position').execute();
    expect(places).toMatchObject([
      { city: 'Köln', zip_code: '50667', radius: 20, lat: 50.94, lon: 6.95 },
      { city: 'Köln', zip_code: '50668', radius: 50 },
      { city: 'Bonn', zip_code: null },
    ]);
  });

  it('AC-02 AC-03 AC-18 SH-23 refuses a wrong entry with the message at its field', async () => {
    const [place] = carer.localizations;
    const paris = { address: 'Paris', coords: point(2.35, 48.85), radius: 20 };
    const message = expect.any(String);
    for (const [entry, details] of [
      [{ consents: false }, { consents: 'Diese Zustimmung ist erforderlich.' }],
      [{ password2: 'Etwas-anderes-8' }, { password2: 'Die Passwörter stimmen nicht überein.' }],
      [{ username: account.email }, { username: 'Bitte wählen Sie einen Benutzernamen ohne @.' }],
      [{ profile_type: 'ADMIN' }, { profile_type: message }],
      [{ ...carer, localizations: Array(4).fill(place) }, { localizations: message }],
      [{ ...carer, localizations: [place, place] }, { localizations: 'Der Standort wurde bereits hinzugefügt' }],
      [{ ...carer, localizations: [place, paris] }, { 'localizations.1.address': 'Wählen Sie einen Standort aus' }],
      [{ ...carer, qualifications: ['Wundexpertin', 'Palliativ-Fachkraft'] }, { qualifications: message }],
    ] as const)
      expect((await register({ ...account, ...entry })).json().error?.details).toEqual(details);
    const { error } = (await register({ profile_type: 'JOB_SEEKER' })).json();
    const fields = ['username', 'first_name', 'last_name', 'email', 'password', 'password2'];
    expect(Object.keys(error.details)).toEqual(expect.arrayContaining([...fields, 'phone', 'gender', 'localizations']));
  });

  it('AC-18 refuses a guessable password, and one with a name of the person', async () => {
    const names = { username: 'holunder', first_name: 'Rosenkamp', last_name: 'Tannwald' };
    const entry = { ...account, ...names, email: 'wiesenau@beispiel.example' };
    for (const password of ['Passwort2026!', 'Holunder-2026', 'Rosenkamp-2026', 'Tannwald-2026', 'Wiesenau-2026']) {
      const refused = await register({ ...entry, password, password2: password });
      expect(refused.json().error?.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
    }
  });

  it('AC-18 accepts one of two simultaneous registrations with a user name, in upper or lower case', async () => {
    const answers = await Promise.all(['CLARA', 'clara'].map((username) => register({ ...account, username })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
    const refused = answers.find(({ statusCode }) => statusCode === 422);
    expect(refused?.json().error.details).toEqual({ username: 'Dieser Benutzername ist bereits vergeben.' });
  });

  it("SH-08 returns the person's details, with company and tier of an owner", async () => {
    const person = await createPerson(test, 'clara', { profile_type: 'CARE_PROVIDER', email_verified_at: null });
    const tier = { subscription: 'PLUS_TIER', billing_period: 'YEARLY' } as const;
    await test.insertCompany('haus-am-dom', { owner_id: person.id, ...tier });
    const response = await person.get('/api-backend/user/details/');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toMatchObject({
      pk: person.id,
      profile_type: 'CARE_PROVIDER',
      company: { slug: 'haus-am-dom' },
      backend_permission_group_name: 'PLUS_TIER',
      backend_period_name: 'YEARLY',
      email_verified: false,
      followed_companies: [],
      followed_companies_count: 0,
    });
  });
});

describe('registration of a provider', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  const provider = personOfTests(test, 'anbieter', { profile_type: 'CARE_PROVIDER' });

  const request = (payload: object) => ({
    method: 'POST' as const,
    url: '/api-backend/auth/company/register/',
    payload,
  });
  const register = (change: object = {}) => provider.inject(request({ ...entry, ...change }));
  const details = async (change: object) => (await register(change)).json().error.details;
  const known = { name: 'Haus am Dom', street: entry.street, zip_code: '50668', lat: 50.9505, lon: 6.9605 };

  it('AC-05 OP-03 offers a provider with the same name and postcode in the same street or less than 200 m away', async () => {
    const id = await createCompany(test, 'haus-am-dom');
    await test.update('company', id, { ...known, name: 'HAUS am Dom' });
    for (const change of [{ coordinates: point(6.99, 50.99) }, { street: 'Domplatz 2, 50668 Köln, Deutschland' }]) {
      const response = await register(change);
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({
        code: 'company_exists',
        message: 'Diese Einrichtung gibt es bei uns schon.',
        company: { id, slug: 'haus-am-dom', name: 'HAUS am Dom' },
      });
    }
    expect(await test.db.selectFrom('company').select('id').execute()).toEqual([{ id }]);
  });

  it('AC-05 registers next to providers with another name, elsewhere, or waiting for their own proof, with a slug of its own', async () => {
    const street = 'Rheinufer 7, 50668 Köln, Deutschland';
    for (const [slug, change] of Object.entries({
      'haus-am-dom-koeln': { name: 'Haus am Rhein' },
      '300-m-away': { lat: 50.9527, lon: 6.96, street },
      elsewhere: { lat: 50.97, lon: 6.99, street },
      waits: { status: 'PENDING_REVIEW' as const },
    }))
      await test.update('company', await createCompany(test, slug), { ...known, ...change });
    const response = await register();
    expect(response.json()).toEqual({ id: expect.any(Number) });
    expect(await test.row('company', response.json().id)).toMatchObject({ slug: 'haus-am-dom-koeln-2' });
  });

  it('AC-05 refuses to register a provider again whose first registration waits for proof, until it is withdrawn', async () => {
    await register();
    const again = await register({ street: 'Domplatz 2, 50668 Köln, Deutschland' });
    const text = 'Diese Einrichtung haben Sie schon registriert. Die Prüfung finden Sie unter „Mein Unternehmen“.';
    expectRefusal(again, 409, text);
    expect((await register({ name: 'Haus am Rhein' })).statusCode).toBe(201);
    await test.update('ownership_claim', {}, { status: 'WITHDRAWN' });
    expect((await register()).statusCode).toBe(201);
  });

  it('SR-13 AC-05 answers with the id; provider and claim wait for proof, and the services keep their order', async () => {
    const response = await register();
    expect(response.statusCode).toBe(201);
    const { id } = response.json<{ id: number }>();
    expect(await test.row('company', id)).toMatchObject({
      slug: 'haus-am-dom-koeln',
      status: 'PENDING_REVIEW',
      owner_id: null,
      city: 'Köln',
      city_slug: 'köln',
      services_mask: 0b1000110,
      care_form_order: [2, 7, 3],
      custom_services: ['Hausnotruf'],
      subscription: 'FREE_TIER',
      place_kind: 1,
    });
    const account = (await provider.get('/api-backend/user/details/')).json();
    expect(account.requested_ownerships).toMatchObject([{ company: { id }, status: 'PENDING_PROOF' }]);
    expect(account.company).toBeNull();
  });

  describe('in a town', () => {
    const zip_code = '56154';
    const insertTown = async (name: string, population: number) => {
      const place_id = await test.insertPlace(name.toLowerCase().replace(' ', '-'), { name, population });
      const postcode = { zip: zip_code, place_name: name, place_id, state: 'Rheinland-Pfalz', lat: 50.2, lon: 7.6 };
      await test.insert('postcode', postcode);
    };
    const registerIn = async (town: string) => {
      const street = `Kirchgasse 1, ${zip_code} ${town}, Deutschland`;
      const response = await register({ name: `Haus ${town}`, street, zip_code, coordinates: point(7.6, 50.2) });
      return test.row('company', response.json<{ id: number }>().id);
    };
    afterEach(async () => {
      await test.db.deleteFrom('postcode').where('zip', '=', zip_code).execute();
      await test.db.deleteFrom('place').where('name', '<>', 'Köln').execute();
    });

    it('AC-05 PP-07 SR-09 takes the town of the address if several share its postcode, else the largest; its size gives the surroundings', async () => {
      await insertTown('Boppard', 20_000);
      await insertTown('Bad Salzig', 19_999);
      expect(await registerIn('Bad Salzig')).toMatchObject({ city_slug: 'bad-salzig', place_kind: 2 });
      expect(await registerIn('Rheinbay')).toMatchObject({ city: 'Boppard', city_slug: 'boppard', place_kind: 1 });
    });
  });

  it('AC-05 shows the provider before the proof only to the person who registered it', async () => {
    const { id } = (await register()).json<{ id: number }>();
    const paths = [`/api-backend/company/details/${id}/`, '/api-backend/company/by-slug/haus-am-dom-koeln/'];
    const stranger = await createPerson(test, 'fremd', { profile_type: 'CARE_PROVIDER' });
    for (const url of paths) {
      expectStatus(404, await test.inject(url), await stranger.get(url));
      expect((await provider.get(url)).statusCode).toBe(200);
    }
    const page = (await provider.get(paths[1]!)).json();
    expect(page).toMatchObject({ is_in_review: true, owner_state: 'PENDING', viewer: { is_owner: false } });
    await test.update('ownership_claim', {}, { status: 'REJECTED' });
    expect((await provider.get(paths[1]!)).statusCode).toBe(404);
    expect((await test.inject('/api-backend/company/search/?city_slug=köln')).json().count).toBe(0);
  });

  it('AC-05 asks a visitor to sign in, and gives another account the specified text, byte for byte', async () => {
    const text = 'Bitte melden Sie sich an, um ein Konto für Ihre Einrichtung anzulegen.';
    expect((await test.inject(request({}))).json().error).toMatchObject({ status: 401, message: text });
    const other = await createPerson(test, 'andere', { profile_type: 'JOB_SEEKER' });
    expect((await other.inject(request(entry))).json().error).toMatchObject({
      status: 403,
      message: INVALID_ACCOUNT_TYPE,
      details: { detail: 'Invalid account type. Sign out and create an account as a carer to register the company.' },
    });
  });

  it('AC-05 AC-18 refuses a wrong entry with the message at its field', async () => {
    const fields = ['name', 'operator', 'street', 'email', 'phone', 'website', 'zip_code', 'coordinates'];
    const nothing = Object.fromEntries(fields.map((field) => [field, undefined]));
    expect(Object.keys(await details(nothing))).toEqual(expect.arrayContaining(fields));
    const zip_code = 'Die Postleitzahl passt nicht zur Adresse.';
    const street = 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).';
    const message = expect.any(String);
    expect(await details({ street: 'Domstraße 1, Köln' })).toEqual({ street });
    expect(await details({ zip_code: '50667' })).toEqual({ zip_code });
    expect(await details({ zip_code: '00000', street: 'Domstraße 1, 00000 Köln, Deutschland' })).toEqual({ zip_code });
    expect(await details({ coordinates: point(2.35, 48.85) })).toEqual({ street: message });
    expect(await details({ coordinates: point(13.4, 52.52) })).toEqual({ street: message });
    expect(await details({ services: ['Hausnotruf', 'Nachtwache'] })).toEqual({ services: message });
  });

  it('AC-05 registers one provider and sends one receipt if the request is repeated; none to an unconfirmed address', async () => {
    const send = (name: string) =>
      provider.inject({ ...request({ ...entry, name }), headers: { 'idempotency-key': 'einrichtung-0001' } });
    const first = await send('Haus am Dom');
    expect(first.statusCode).toBe(201);
    for (const again of await Promise.all([send('Haus am Dom'), send('Haus am Dom')]))
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await test.db.selectFrom('company').select('slug').execute()).toEqual([{ slug: 'haus-am-dom-koeln' }]);
    expect(await test.db.selectFrom('ownership_claim').select('id').execute()).toHaveLength(1);
    expect((await send('Haus am Rhein')).statusCode).toBe(409);
    await test.update('user_account', {}, { email_verified_at: null });
    await register({ name: 'Haus am Rhein' });
    expect(await test.subjects(provider.email)).toEqual(['Ihre Einrichtung ist registriert: Haus am Dom']);
  });

  it('AC-05 refuses a second provider of an owner, and a sixth registration while five wait for proof', async () => {
    let number = 0;
    const registerNext = () => register({ name: `Haus ${++number}` });
    for (const statusCode of [201, 201, 201, 201, 201, 409]) expect(await registerNext()).toMatchObject({ statusCode });
    const [withdrawn, expired] = await test.db.selectFrom('ownership_claim').select('id').orderBy('id').execute();
    const change = (id = 0) => test.db.updateTable('ownership_claim').where('id', '=', id);
    await change(withdrawn?.id).set({ status: 'WITHDRAWN' }).execute();
    await change(expired?.id)
      .set({ expires_at: daysFromNow(-1) })
      .execute();
    for (const statusCode of [201, 201, 409]) expect(await registerNext()).toMatchObject({ statusCode });
    await emptyTables(test, 'company');
    await createCompany(test, 'eigenes', provider.id);
    expect((await register()).json().error.message).toBe('Ihr Konto verwaltet bereits eine Einrichtung.');
  });
});

describe('an address that several accounts have', () => {
  const test = appOfTests();
  const post = postTo(test);
  afterEach(() => removeAll(test));

  const register = async (username: string, password = PASSWORD, change: object = {}): Promise<number> => {
    const entry = { ...accountEntry, username, email: SHARED, password, password2: password, ...change };
    const response = await post('/auth/register/', entry);
    expect(response.statusCode).toBe(201);
    await test.app.jobs.drain();
    return response.json<{ pk: number }>().pk;
  };
  const owner = (): Promise<Person> => createPerson(test, 'inhaberin', { email: SHARED });
  const headersOf = (name: string, password = PASSWORD) => bearerOf(test, name, password);
  const signedInAs = async (name: string, password: string): Promise<string | undefined> => {
    const browser = new TestBrowser(test);
    await browser.signIn(name, password);
    return (await browser.session()).user?.name ?? undefined;
  };
  const subjects = (to = SHARED) => test.subjects(to);
  const texts = async (subject: string) =>
    (await test.mails(SHARED)).filter((mail) => mail.subject === subject).map(({ text_body }) => text_body);
  const keys = async () => (await texts(CONFIRM)).map((text) => linkParameter(text, 'key'));
  const verify = (key = '') => post('/auth/verify-email/', { key });
  const reset = (link: string, password = OTHER) => {
    const query = new URL(link).searchParams;
    const entry = { uid: query.get('uid'), token: query.get('token'), password, password2: password };
    return post('/auth/password/reset/confirm/', entry);
  };
  const linksIn = (text = '') => text.match(/https?:\/\/\S+passwort-neu\S+/g) ?? [];
  const confirmedNames = async () => {
    const rows = test.db.selectFrom('user_account').select('username').where('email_verified_at', 'is not', null);
    return (await rows.orderBy('id').execute()).map(({ username }) => username);
  };

  it('AC-18 creates the account in both cases, and tells the owner of the address only by mail', async () => {
    await owner();
    await register('zweite', PASSWORD, { newsletter: true });
    expect(await signedInAs('zweite', PASSWORD)).toBe('zweite');
    expect(await subjects()).toEqual([ALREADY]);
    const text = (await texts(ALREADY)).join();
    expect(text).toContain('/passwort-vergessen');
    expect(text).not.toContain('zweite');
    expect((await post('/auth/register/', { username: 'ZWEITE' })).statusCode).toBe(422);
  });

  describe('signing in with the address', () => {
    it('AC-01 selects the unconfirmed account by its password, also after a change of it', async () => {
      await register('erste');
      await register('zweite', OTHER);
      expect(await signedInAs(SHARED, PASSWORD)).toBe('erste');
      expect(await signedInAs(SHARED.toUpperCase(), OTHER)).toBe('zweite');
      const next = 'Noch-ein-Kennwort-9';
      expect(await signedInAs(SHARED, next)).toBeUndefined();
      const change = { old_password: OTHER, password: next, password2: next };
      await post('/auth/password/change/', change, await headersOf('zweite', OTHER));
      expect(await signedInAs(SHARED, next)).toBe('zweite');
      expect(await signedInAs(SHARED, OTHER)).toBeUndefined();
    });

    it('AC-01 checks the owner first, and of two accounts with the same password selects the owner', async () => {
      await register('zweite');
      await owner();
      expect(await signedInAs(SHARED, PASSWORD)).toBe('inhaberin');
    });

    it('AC-01 the password of another account does not reset the counters that protect the owner', async () => {
      await owner();
      await register('zweite', OTHER);
      const browser = new TestBrowser(test);
      for (let guess = 1; guess <= 4; guess++) {
        expect((await browser.signIn(SHARED, `geraten-und-falsch-${guess}`)).statusCode).toBe(401);
        expect((await browser.signIn(SHARED, OTHER)).statusCode).toBe(200);
      }
      const change = { old_password: OTHER, password: 'Noch-ein-Kennwort-9', password2: 'Noch-ein-Kennwort-9' };
      expect((await post('/auth/password/change/', change, await headersOf('zweite', OTHER))).statusCode).toBe(200);
      expect((await browser.signIn(SHARED, 'geraten-und-falsch-5')).statusCode).toBe(401);
      expect((await browser.signIn(SHARED, PASSWORD)).statusCode).toBe(429);
    });

    it('AC-01 AC-20 does not count a right password as a failure before the address is confirmed', async () => {
      await register('erste');
      for (let time = 0; time < 6; time++) expect(await signedInAs(SHARED, PASSWORD)).toBe('erste');
    });
  });

  describe('confirming it', () => {
    it('AC-20 gives the address to one of two accounts that confirm it at the same time; the other one is told so', async () => {
      await register('erste');
      await register('zweite');
      const answers = await Promise.all((await keys()).map(verify));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(answers.find(({ statusCode }) => statusCode === 422)?.json().error.details).toEqual({ key: TAKEN });
      expect(await confirmedNames()).toHaveLength(1);
    });

    it('AC-20 works later, when the other account has changed its address', async () => {
      const other = await owner();
      await test.update('user_account', other.id, { email_verified_at: null });
      await register('zweite');
      await test.update('user_account', other.id, { email_verified_at: new Date() });
      const [key] = await keys();
      expect((await verify(key)).statusCode).toBe(422);
      await test.db.deleteFrom('user_account').where('id', '=', other.id).execute();
      expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL' });
    });

    it('AC-20 sends the link again to the account that requests it, and to a visitor none that could confirm the account of somebody else', async () => {
      await register('erste');
      await register('zweite', OTHER);
      await post('/auth/verify-email/resend/', { email: SHARED });
      const ask = 'Bitte melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen';
      expect(await subjects()).toEqual([CONFIRM, CONFIRM, ask]);
      await post('/auth/verify-email/resend/', { email: SHARED }, await headersOf('erste'));
      const sent = await keys();
      expect(sent).toHaveLength(3);
      await verify(sent.at(-1));
      expect(await confirmedNames()).toEqual(['erste']);
    });

    it('AC-18 AC-20 tells the owner when another account requests the link again', async () => {
      await owner();
      await register('zweite', OTHER);
      await post('/auth/verify-email/resend/', { email: SHARED }, await headersOf('zweite', OTHER));
      expect(await subjects()).toEqual([ALREADY, ALREADY]);
    });

    it('AC-07 sends the link of a change to an address that others have not confirmed, and reports when one has meanwhile', async () => {
      await register('erste');
      const person = await createPerson(test, 'clara');
      await post('/auth/email/change/', { email: SHARED, password: PASSWORD }, person.headers);
      const old = await lastMail(test, person.email, 'Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse');
      const fresh = await lastMail(test, SHARED, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
      await owner();
      expect((await verify(linkParameter(old, 'key'))).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expectRefusal(await verify(linkParameter(fresh, 'key')), 422, { key: TAKEN });
    });
  });

  describe('a new password by mail', () => {
    it('AC-01 is for the owner of the address, else names at most five accounts', async () => {
      for (let number = 1; number <= 6; number++)
        await createPerson(test, `konto-${number}`, { email: SHARED, email_verified_at: null });
      await post('/auth/password/reset/', { email: SHARED });
      expect(linksIn((await texts(RESET))[0])).toHaveLength(5);
      const { id } = await owner();
      await post('/auth/password/reset/', { email: SHARED });
      const links = linksIn((await texts(RESET))[1]);
      expect(links.map((link) => new URL(link).searchParams.get('uid'))).toEqual([String(id)]);
    });

    it('AC-01 offers the unconfirmed accounts to the reader, without text from their creators', async () => {
      await register('erste', PASSWORD, { first_name: 'Böser Text' });
      await register('zweite');
      await post('/auth/password/reset/', { email: SHARED });
      const [text = ''] = await texts(RESET);
      expect(text).not.toMatch(/Böser Text|erste|zweite/);
      expect(text).toContain('bestätigen Sie zugleich diese E-Mail-Adresse');
      const [latest = '', first = ''] = linksIn(text);
      expect((await reset(first)).statusCode).toBe(200);
      expect(await signedInAs(SHARED, OTHER)).toBe('erste');
      expect(await confirmedNames()).toEqual(['erste']);
      expectRefusal(await reset(latest), 422, { token: TAKEN });
    });
  });

  describe('mails about an account with an unconfirmed address', () => {
    it('AC-07 are not sent to the owner: change of password, data, deletion', async () => {
      await owner();
      await register('zweite', OTHER);
      const headers = await headersOf('zweite', OTHER);
      const next = 'Noch-ein-Kennwort-9';
      await post('/auth/password/change/', { old_password: OTHER, password: next, password2: next }, headers);
      await post('/user/export/', {}, headers);
      await post('/user/delete/', { password: next, delete_ratings: false }, headers);
      await test.update('user_account', { username: 'zweite' }, { deletion_scheduled_at: new Date(0) });
      await test.app.jobs.perform('account-deletion');
      expect(await subjects()).toEqual([ALREADY]);
      expect(await confirmedNames()).toEqual(['inhaberin']);
    });
  });
});

describe('e-mail addresses', () => {
  const test = appOfTests();
  const confirmed: number[] = [];
  beforeAll(async () => {
    test.app.jobs.subscribe<{ userId: number }>(EMAIL_CONFIRMED, 'test', async ({ userId }) => {
      confirmed.push(userId);
    });
  });
  afterEach(async () => {
    await removeAll(test);
    confirmed.length = 0;
  });

  const post = (url: string, payload: object) => test.post(`/api-backend${url}`, payload, { host: 'pflege.example' });
  const register = async (change: object = {}): Promise<number> =>
    (await post('/auth/register/', { ...account, ...change })).json<{ pk: number }>().pk;
  const keyIn = async (to: string, subject: string) => linkParameter(await lastMail(test, to, subject), 'key');
  const confirmationKey = () => keyIn(account.email, CONFIRM);
  const verify = (key: string) => post('/auth/verify-email/', { key });
  const isConfirmed = async (id: number) => {
    const account = test.db.selectFrom('user_account').select('email_verified_at').where('id', '=', id);
    return (await account.executeTakeFirstOrThrow()).email_verified_at !== null;
  };

  it('AC-20 sends a link that confirms the address once and publishes that; a second use says so, until it no longer applies', async () => {
    const id = await register();
    const text = await lastMail(test, account.email, CONFIRM);
    // The address is unconfirmed, so the mail has no name that a stranger may have typed.
    expect(text).toContain('Guten Tag,\n');
    expect(text).toMatch(/http:\/\/pflege\.example(:80)?\/e-mail-bestaetigen\?key=/);
    const key = linkParameter(text, 'key');
    const rows = await test.db.selectFrom('account_key').select('key_hash').execute();
    expect(rows.some(({ key_hash }) => key_hash.includes(key))).toBe(false);
    expect(await isConfirmed(id)).toBe(false);
    expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL' });
    expect(await isConfirmed(id)).toBe(true);
    expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL', already: true });
    await test.app.jobs.drain();
    expect(confirmed).toEqual([id]);
    await test.update('user_account', id, { email: 'anders@beispiel.example' });
    expect((await verify(key)).json().error.details).toEqual(EXPIRED);
    await test.update('user_account', id, { email: account.email, email_verified_at: null });
    expect((await verify(key)).statusCode).toBe(422);
    expect(await isConfirmed(id)).toBe(false);
  });

  it('AC-20 refuses an expired or invented key and a suspended account; its link is valid again once the account is', async () => {
    const id = await register();
    const key = await confirmationKey();
    const suspend = (disabled_at: Date | null) => test.update('user_account', id, { disabled_at });
    const expire = (expires_at: Date) => test.update('account_key', {}, { expires_at });
    await suspend(new Date());
    expect([(await verify(key)).statusCode, await isConfirmed(id)]).toEqual([422, false]);
    await suspend(null);
    await expire(new Date(0));
    for (const wrong of [key, 'erfunden']) expect((await verify(wrong)).json().error.details).toEqual(EXPIRED);
    await expire(daysFromNow(1));
    expect([(await verify(key)).statusCode, await isConfirmed(id)]).toEqual([200, true]);
  });

  it('AC-20 sends the newsletter only to people who confirmed it by mail', async () => {
    const id = await register();
    const subscribed = async () => (await test.row('user_account', id)).newsletter;
    expect(await subscribed()).toBe(false);
    const text = await lastMail(test, account.email, 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter');
    // Without a name that a stranger may have typed.
    expect(text).toContain('Guten Tag,\n');
    expect(linkParameter(text, 'what')).toBe('newsletter');
    const key = linkParameter(text, 'key');
    expect((await verify(key)).json()).toEqual({ confirmed: 'NEWSLETTER' });
    expect(await subscribed()).toBe(true);
    expect((await verify(key)).json()).toEqual({ confirmed: 'NEWSLETTER', already: true });
    await test.update('user_account', id, { newsletter: false });
    expect((await verify(key)).statusCode).toBe(422);
    expect(await subscribed()).toBe(false);
  });

  it('AC-20 sends the link again, the older one also works, and no link to a confirmed or unknown address', async () => {
    const resend = async (email: string) => {
      const response = await post('/auth/verify-email/resend/', { email });
      expect([response.statusCode, response.json()]).toEqual([202, {}]);
      return test.mails(email);
    };
    await register({ newsletter: false });
    const first = await confirmationKey();
    await resend('CLARA@beispiel.example');
    const mails = await test.mails(account.email);
    expect(mails.map(({ subject }) => subject)).toEqual([CONFIRM, CONFIRM]);
    expectStatus(200, await verify(first), await verify(linkParameter(mails[1]?.text_body ?? '', 'key')));
    expect(await resend('niemand@beispiel.example')).toEqual([]);
    expect(await resend(account.email)).toHaveLength(2);
  });

  describe('change of the address', () => {
    let person: Person;
    const NEW = 'neu@beispiel.example';
    beforeEach(async () => {
      person = await createPerson(test, 'clara');
    });
    const change = (payload: object) => person.post('/api-backend/auth/email/change/', payload);
    const oldLink = (to = person.email) => keyIn(to, 'Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse');
    const newLink = (to = NEW) => keyIn(to, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
    const current = async () => (await test.row('user_account', person.id)).email;

    it('AC-07 takes effect when both addresses have confirmed, in any order', async () => {
      for (const isReversed of [false, true]) {
        const [email, next] = isReversed ? [NEW, person.email] : [person.email, NEW];
        expect((await change({ email: next, password: PASSWORD })).statusCode).toBe(202);
        const links = [await oldLink(email), await newLink(next)] as const;
        const [first, second] = isReversed ? ([links[1], links[0]] as const) : links;
        expect((await verify(first)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
        expect((await verify(first)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF', already: true });
        expect(await current()).toBe(email);
        expect((await verify(second)).json()).toEqual({ confirmed: 'EMAIL_CHANGE' });
        expect(await current()).toBe(next);
        expect((await verify(second)).json()).toEqual({ confirmed: 'EMAIL_CHANGE', already: true });
        const told = (await test.mails()).filter(({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert');
        const recipients = told.slice(-2).map(({ recipient }) => recipient);
        expect(recipients.sort()).toEqual([person.email, NEW].sort());
      }
    });

    it('AC-07 AC-20 an unconfirmed wrong address is corrected with the link to the new one only, and gets no mail about it', async () => {
      await test.update('user_account', person.id, { email_verified_at: null });
      expect((await change({ email: NEW, password: PASSWORD })).statusCode).toBe(202);
      expect((await verify(await newLink())).json()).toEqual({ confirmed: 'EMAIL_CHANGE' });
      expect(await current()).toBe(NEW);
      expect(await test.mails(person.email)).toEqual([]);
      expect((await test.mails(NEW)).map(({ text_body }) => text_body).join()).not.toContain('bisherige Adresse');
    });

    it('AC-07 requires the password, and refuses the address that the account already has', async () => {
      const response = await change({ email: NEW, password: 'falsch' });
      expect(response.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
      expect((await change({ email: person.email, password: PASSWORD })).json().error.details).toHaveProperty('email');
      expect(await test.mails()).toEqual([]);
    });

    it('AC-07 a second request for a change replaces the first', async () => {
      await change({ email: NEW, password: PASSWORD });
      const stale = await newLink();
      await change({ email: 'anders@beispiel.example', password: PASSWORD });
      await verify(await oldLink());
      expect((await verify(stale)).statusCode).toBe(422);
      expect(await current()).toBe(person.email);
    });
  });
});
