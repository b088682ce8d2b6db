import { appOfTests } from '../../testing/test-app';
import { TestBrowser } from '../../testing/browser';
import { townOf } from './registration';

const account = {
  username: 'clara',
  first_name: 'Clara',
  last_name: 'Zimmer',
  email: 'clara@beispiel.example',
  password: 'Ein-langes-Kennwort-7',
  password2: 'Ein-langes-Kennwort-7',
  newsletter: true,
  consents: true,
};
const carer = {
  ...account,
  profile_type: 'JOB_SEEKER',
  gender: 'FEMALE',
  phone: '0221 5550123',
  qualifications: ['Altenpflegehelfer/in', 'Seniorenbetreuer/in', 'Wundexpertin'],
  localizations: [
    { address: '50667 Köln, Deutschland', coords: { type: 'Point', coordinates: [6.95, 50.94] }, radius: 20 },
    {
      address: 'Domstraße 1, 50668 Köln, Deutschland',
      coords: { type: 'Point', coordinates: [6.96, 50.95] },
      radius: 50,
    },
  ],
};

describe('registration', () => {
  const test = appOfTests();
  afterEach(async () => {
    await test.databases.primary.pool.query('truncate user_account, company cascade');
  });

  const register = (payload: object) => test.inject({ method: 'POST', url: '/api-backend/auth/register/', payload });
  const without = (key: string) => Object.fromEntries(Object.entries(carer).filter(([name]) => name !== key));

  it.each(['CARE_PROVIDER', 'CARE_SEEKER'])(
    'AC-02 AC-04 registers a %s, who can sign in at once',
    async (profile_type) => {
      const response = await register({ ...account, profile_type });
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ pk: expect.any(Number), email_verified: false });
      expect((await new TestBrowser(test).signIn('clara', account.password)).statusCode).toBe(200);
      const consents = await test.db.selectFrom('user_consent').selectAll().execute();
      expect(consents).toMatchObject([{ user_id: response.json().pk, key: 'terms', granted: true }]);
    },
  );

  it('AC-02 AC-18 makes one account of a registration that is sent again after a lost answer', async () => {
    const once = { ...account, profile_type: 'CARE_SEEKER', username: 'einmal', email: 'einmal@beispiel.example' };
    const send = (payload: object, key = 'konto-0001') =>
      test.inject({
        method: 'POST',
        url: '/api-backend/auth/register/',
        payload: { ...once, ...payload },
        headers: { 'idempotency-key': key },
      });
    const [first, second] = await Promise.all([send({}), send({})]);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    const subjects = (await test.mails(once.email)).map(({ subject }) => subject);
    expect(subjects).toEqual([...new Set(subjects)]);
    expect((await send({ username: 'zweimal' })).statusCode).toBe(409);
    expect((await send({}, 'konto-0002')).json().error.details).toHaveProperty('username');
    expect(await test.db.selectFrom('user_account').select('id').execute()).toHaveLength(1);
  });

  it('AC-03 registers a job seeker with qualifications, a free-text one, and work locations by town', async () => {
    expect((await register(carer)).statusCode).toBe(201);
    const profile = await test.db.selectFrom('job_seeker').selectAll().executeTakeFirstOrThrow();
    expect(profile).toMatchObject({
      gender: 'FEMALE',
      qualifications_mask: 0b100010,
      custom_qualifications: ['Wundexpertin'],
    });
    const places = await test.db.selectFrom('job_seeker_localization').selectAll().orderBy('position').execute();
    expect(places).toMatchObject([
      { city: 'Köln', zip_code: '50667', radius: 20, lat: 50.94, lon: 6.95 },
      { city: 'Köln', zip_code: '50668', radius: 50 },
    ]);
  });

  it('AC-13 the profile has no last name and no guessable address', async () => {
    await register(carer);
    const profile = await test.db.selectFrom('job_seeker').select(['visible_name', 'slug']).executeTakeFirstOrThrow();
    expect(profile.visible_name).toBe('Clara Z.');
    expect(profile.slug).not.toMatch(/clara|zimmer/i);
  });

  it.each([
    'username',
    'first_name',
    'last_name',
    'email',
    'password',
    'password2',
    'phone',
    'gender',
    'localizations',
  ])('AC-18 requires %s and gives the message at that field', async (key) => {
    const response = await register(without(key));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().error.details)).toContain(key);
  });

  it('AC-02 requires the consents with the quoted text', async () => {
    const response = await register({ ...account, profile_type: 'CARE_SEEKER', consents: false });
    expect(response.json().error).toMatchObject({
      code: 'validation_error',
      details: { consents: 'Diese Zustimmung ist erforderlich.' },
    });
  });

  it('AC-18 refuses two different passwords at password2', async () => {
    const response = await register({ ...account, profile_type: 'CARE_SEEKER', password2: 'Etwas-anderes-8' });
    expect(response.json().error.details).toEqual({ password2: 'Die Passwörter stimmen nicht überein.' });
  });

  it.each([
    'Passwort2026!',
    'Sommer2024',
    'P4ssw0rt2024',
    'Iloveyou2024',
    'aaaaaaaaaaaa',
    '1212121212',
    'clara1234567',
  ])('AC-18 refuses the guessable password %s', async (password) => {
    const response = await register({
      ...account,
      username: 'clara',
      profile_type: 'CARE_SEEKER',
      password,
      password2: password,
    });
    expect(response.json().error.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
  });

  it.each(['Holunder-2026', 'Rosenkamp-2026', 'Tannwald-2026', 'Wiesenau-2026'])(
    'AC-18 refuses %s, which has a name of the person',
    async (password) => {
      const names = { username: 'holunder', first_name: 'Rosenkamp', last_name: 'Tannwald' };
      const entry = { ...account, ...names, email: 'wiesenau@beispiel.example', profile_type: 'CARE_SEEKER' };
      const refused = await register({ ...entry, password, password2: password });
      expect(refused.json().error?.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
      const others = await register({ ...account, profile_type: 'CARE_SEEKER', password, password2: password });
      expect(others.statusCode).toBe(201);
    },
  );

  it('AC-03 refuses a fourth and a repeated work location', async () => {
    const [place] = carer.localizations;
    expect((await register({ ...carer, localizations: Array(4).fill(place) })).json().error.details).toHaveProperty(
      'localizations',
    );
    const twice = await register({ ...carer, localizations: [place, place] });
    expect(twice.json().error.details).toEqual({ localizations: 'Der Standort wurde bereits hinzugefügt' });
  });

  it('AC-03 refuses a work location abroad, with the message at its position in the list', async () => {
    const [place] = carer.localizations;
    const paris = { address: 'Paris', coords: { type: 'Point', coordinates: [2.35, 48.85] }, radius: 20 };
    const { error } = (await register({ ...carer, localizations: [place, paris] })).json();
    expect(error.details).toEqual({ 'localizations.1.address': 'Wählen Sie einen Standort aus' });
  });

  it('AC-03 uses a radius of 20 km for a work location without a radius', async () => {
    const localizations = carer.localizations.map(({ address, coords }) => ({ address, coords }));
    expect((await register({ ...carer, localizations })).statusCode).toBe(201);
    const rows = await test.db.selectFrom('job_seeker_localization').select('radius').execute();
    expect(rows).toEqual([{ radius: 20 }, { radius: 20 }]);
  });

  it('AC-03 accepts one free-text qualification besides the six', async () => {
    const response = await register({ ...carer, qualifications: ['Wundexpertin', 'Palliativ-Fachkraft'] });
    expect(Object.keys(response.json().error.details)).toEqual(['qualifications']);
  });

  it('AC-18 reports a taken user name, in upper or lower case', async () => {
    await register({ ...account, profile_type: 'CARE_SEEKER' });
    const response = await register({
      ...account,
      username: 'CLARA',
      email: 'x@beispiel.example',
      profile_type: 'CARE_SEEKER',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().error.details).toEqual({ username: 'Dieser Benutzername ist bereits vergeben.' });
  });

  it('AC-18 refuses a user name that looks like an address', async () => {
    const response = await register({ ...account, username: 'clara@beispiel.example', profile_type: 'CARE_SEEKER' });
    expect(response.json().error.details).toEqual({ username: 'Bitte wählen Sie einen Benutzernamen ohne @.' });
  });

  it('AC-18 accepts exactly one of two simultaneous registrations with the same user name', async () => {
    const both = await Promise.all(
      ['a', 'b'].map((name) =>
        register({ ...account, email: `${name}@beispiel.example`, profile_type: 'CARE_SEEKER' }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('SH-23 refuses an unknown kind of account, a missing body and invalid JSON', async () => {
    expect((await register({ ...account, profile_type: 'ADMIN' })).json().error.details).toHaveProperty('profile_type');
    const empty = await test.inject({ method: 'POST', url: '/api-backend/auth/register/' });
    expect(empty.statusCode).toBe(422);
    const broken = await test.inject({
      method: 'POST',
      url: '/api-backend/auth/register/',
      headers: { 'content-type': 'application/json' },
      payload: '{"a":',
    });
    expect(broken.json()).toMatchObject({ error: { status: 400, code: 'bad_request' } });
  });

  it("SH-08 returns the person's details, with company and tier of an owner", async () => {
    const { pk } = (await register({ ...account, profile_type: 'CARE_PROVIDER' })).json();
    const place = {
      street: 'Domstraße 1, 50668 Köln, Deutschland',
      zip_code: '50668',
      city: 'Köln',
      city_slug: 'köln',
      lat: 50.9,
      lon: 6.9,
      place_kind: 1 as const,
    };
    await test.db
      .insertInto('company')
      .values({
        ...place,
        slug: 'haus-am-dom',
        name: 'Haus am Dom',
        owner_id: pk,
        subscription: 'PLUS_TIER',
        billing_period: 'YEARLY',
      })
      .execute();
    const browser = new TestBrowser(test);
    await browser.signIn('clara', account.password);
    const { accessToken } = await browser.session();
    const response = await test.inject({
      url: '/api-backend/user/details/',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.json()).toMatchObject({
      pk,
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

it.each([
  ['Domstraße 1, 50668 Köln, Deutschland', 'Köln', '50668'],
  ['50668 Köln', 'Köln', '50668'],
  ['Köln, Deutschland', 'Köln', null],
])('AC-13 stores only the town of %s', (address, city, zip_code) => {
  expect(townOf(address)).toEqual({ city, zip_code });
});
