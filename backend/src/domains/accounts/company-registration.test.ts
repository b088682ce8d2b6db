import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import { companyEntry } from '../../testing/company-entry';
import { createPerson, createCompany, type Person } from '../../testing/people';
import { daysFromNow, insertCologne, insertCompany, insertPlace } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const entry = { ...companyEntry, services: ['stationare-pflege', 'Kurzzeitpflege', 'Hausnotruf'] };

describe('registration of a provider', () => {
  const test = appOfTests({ seed: async (db) => void (await insertCologne(db)) });
  let provider: Person;
  beforeEach(async () => {
    await test.databases.primary.pool.query('truncate user_account, company, mail_outbox cascade');
    provider = await createPerson(test, 'anbieter', { profile_type: 'CARE_PROVIDER' });
  });

  const request = (payload: object) => ({
    method: 'POST' as const,
    url: '/api-backend/auth/company/register/',
    payload,
  });
  const register = (change: object = {}) => provider.inject(request({ ...entry, ...change }));
  const details = async (change: object) => (await register(change)).json().error.details;

  it.each([
    ['in the same street', { coordinates: { type: 'Point', coordinates: [6.99, 50.99] } }],
    ['less than 200 m away', { street: 'Domplatz 2, 50668 Köln, Deutschland' }],
  ])(
    'AC-05 OP-03 offers a provider with the same name and postcode %s and creates no duplicate',
    async (_where, change) => {
      const id = await createCompany(test, 'haus-am-dom');
      await test.db
        .updateTable('company')
        .set({ name: 'HAUS am Dom', street: entry.street, zip_code: '50668', lat: 50.9505, lon: 6.9605 })
        .where('id', '=', id)
        .execute();
      const response = await register(change);
      expect(response.statusCode).toBe(409);
      expect(response.json().error).toMatchObject({
        code: 'company_exists',
        message: 'Diese Einrichtung gibt es bei uns schon.',
        company: { id, slug: 'haus-am-dom', name: 'HAUS am Dom' },
      });
      expect(await test.db.selectFrom('company').select('id').execute()).toEqual([{ id }]);
    },
  );

  it.each([
    ['has another name', { name: 'Haus am Rhein' }],
    ['lies 300 m away in another street', { lat: 50.9527, lon: 6.96, street: 'Rheinufer 7, 50668 Köln, Deutschland' }],
    ['lies elsewhere', { lat: 50.97, lon: 6.99, street: 'Rheinufer 7, 50668 Köln, Deutschland' }],
    ['waits for its own proof', { status: 'PENDING_REVIEW' as const }],
  ])('AC-05 registers next to a provider that %s', async (_how, change) => {
    const id = await createCompany(test, 'haus-am-dom');
    const known = {
      name: 'Haus am Dom',
      street: entry.street,
      zip_code: '50668',
      lat: 50.9505,
      lon: 6.9605,
      ...change,
    };
    await test.db.updateTable('company').set(known).where('id', '=', id).execute();
    expect((await register()).statusCode).toBe(201);
  });

  it('AC-05 answers with the id; provider and claim wait for proof', async () => {
    const response = await register();
    expect(response.statusCode).toBe(201);
    const { id } = response.json<{ id: number }>();
    const company = await test.db.selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(company).toMatchObject({
      slug: 'haus-am-dom-koeln',
      status: 'PENDING_REVIEW',
      owner_id: null,
      city: 'Köln',
      city_slug: 'köln',
      services_mask: 0b1000110,
      care_form_order: [3, 2, 7],
      custom_services: ['Hausnotruf'],
      subscription: 'FREE_TIER',
      place_kind: 1,
    });
    const account = (await provider.inject({ url: '/api-backend/user/details/' })).json();
    expect(account.requested_ownerships).toMatchObject([{ company: { id }, status: 'PENDING_PROOF' }]);
    expect(account.company).toBeNull();
  });

  describe('in a town', () => {
    const zip_code = '56154';
    const insertTown = async (name: string, population: number) => {
      const place_id = await insertPlace(test.db, name.toLowerCase().replace(' ', '-'), { name, population });
      const postcode = { zip: zip_code, place_name: name, place_id, state: 'Rheinland-Pfalz', lat: 50.2, lon: 7.6 };
      await test.db.insertInto('postcode').values(postcode).execute();
    };
    const registerIn = async (town: string) => {
      const { id } = (
        await register({
          street: `Kirchgasse 1, ${zip_code} ${town}, Deutschland`,
          zip_code,
          coordinates: { type: 'Point', coordinates: [7.6, 50.2] },
        })
      ).json<{ id: number }>();
      return test.db
        .selectFrom('company')
        .select(['city', 'city_slug', 'place_kind'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    };
    afterEach(async () => {
      await test.db.deleteFrom('postcode').where('zip', '=', zip_code).execute();
      await test.db.deleteFrom('place').where('name', '<>', 'Köln').execute();
    });

    it('AC-05 PP-07 takes the town of the address if several share its postcode, else the largest', async () => {
      await insertTown('Boppard', 15_000);
      await insertTown('Bad Salzig', 900);
      expect(await registerIn('Bad Salzig')).toMatchObject({ city: 'Bad Salzig', city_slug: 'bad-salzig' });
      expect(await registerIn('Rheinbay')).toMatchObject({ city: 'Boppard', city_slug: 'boppard' });
    });

    it.each([
      [19_999, 2],
      [20_000, 1],
    ])('AC-05 SR-09 with %i inhabitants is in the surroundings %i', async (population, place_kind) => {
      await insertTown('Boppard', population);
      expect(await registerIn('Boppard')).toMatchObject({ place_kind });
    });
  });

  it('SR-13 AC-05 keeps the order of the chosen services, the main one first', async () => {
    const services = ['Kurzzeitpflege', 'Hausnotruf', 'stationare-pflege', 'kurzzeitpflege'];
    const { id } = (await register({ ...entry, services })).json<{ id: number }>();
    const answer = await provider.inject({ url: `/api-backend/company/details/${id}/` });
    expect(answer.json().services).toEqual(['kurzzeitpflege', 'Hausnotruf', 'stationare-pflege']);
  });

  it('AC-05 shows the provider before the proof only to the person who registered it', async () => {
    const { id } = (await register()).json<{ id: number }>();
    const paths = [`/api-backend/company/details/${id}/`, '/api-backend/company/by-slug/haus-am-dom-koeln/'];
    const stranger = await createPerson(test, 'fremd', { profile_type: 'CARE_PROVIDER' });
    for (const url of paths) {
      expect((await test.inject(url)).statusCode).toBe(404);
      expect((await stranger.inject({ url })).statusCode).toBe(404);
      expect((await provider.inject({ url })).statusCode).toBe(200);
    }
    const page = (await provider.inject({ url: paths[1] })).json();
    expect(page).toMatchObject({ is_in_review: true, owner_state: 'PENDING', viewer: { is_owner: false } });
    await test.db.updateTable('ownership_claim').set({ status: 'REJECTED' }).execute();
    expect((await provider.inject({ url: paths[1] })).statusCode).toBe(404);
    const search = await test.inject('/api-backend/company/search/?city_slug=köln');
    expect(search.json().count).toBe(0);
  });

  it('AC-05 asks a visitor to sign in, whatever was entered', async () => {
    for (const payload of [entry, {}]) {
      const response = await test.inject(request(payload));
      expect(response.statusCode).toBe(401);
      expect(response.json().error.message).toBe(
        'Bitte melden Sie sich an, um ein Konto für Ihre Einrichtung anzulegen.',
      );
    }
  });

  it.each(['JOB_SEEKER', 'CARE_SEEKER'] as const)(
    'AC-05 gives a %s the specified text about the account type, byte for byte',
    async (profile_type) => {
      const other = await createPerson(test, 'andere', { profile_type });
      const response = await other.inject(request(entry));
      expect(response.statusCode).toBe(403);
      expect(response.json().error.details).toEqual({
        detail: 'Invalid account type. Sign out and create an account as a carer to register the company.',
      });
      expect(response.json().error.message).toBe(INVALID_ACCOUNT_TYPE);
    },
  );

  it.each(['name', 'operator', 'street', 'email', 'phone', 'website', 'zip_code', 'coordinates'])(
    'AC-18 requires %s and gives the message at that field',
    async (field) => {
      expect(Object.keys(await details({ [field]: undefined }))).toContain(field);
    },
  );

  it('AC-05 accepts only an address with three parts', async () => {
    expect(await details({ street: 'Domstraße 1, Köln' })).toEqual({
      street: 'Bitte wählen Sie Ihre Adresse aus den Vorschlägen aus (Straße und Hausnummer, PLZ und Ort, Land).',
    });
  });

  it('AC-05 refuses a postcode that does not match the address', async () => {
    expect(await details({ zip_code: '50667' })).toEqual({ zip_code: 'Die Postleitzahl passt nicht zur Adresse.' });
    const unknown = { zip_code: '00000', street: 'Domstraße 1, 00000 Köln, Deutschland' };
    expect(await details(unknown)).toEqual({ zip_code: 'Die Postleitzahl passt nicht zur Adresse.' });
  });

  it('AC-05 accepts only places in Germany', async () => {
    const coordinates = { type: 'Point', coordinates: [2.35, 48.85] };
    expect(Object.keys(await details({ coordinates }))).toEqual(['street']);
  });

  it('AC-05 refuses a position far from the postcode', async () => {
    const coordinates = { type: 'Point', coordinates: [13.4, 52.52] };
    expect(Object.keys(await details({ coordinates }))).toEqual(['street']);
  });

  it('AC-05 accepts one free-text service besides those of the list', async () => {
    expect(await details({ services: ['Hausnotruf', 'Nachtwache'] })).toHaveProperty('services');
  });

  it('AC-05 gives providers with the same name different slugs', async () => {
    await createCompany(test, 'haus-am-dom-koeln');
    const { id } = (await register()).json<{ id: number }>();
    const { slug } = await test.db.selectFrom('company').select('slug').where('id', '=', id).executeTakeFirstOrThrow();
    expect(slug).toBe('haus-am-dom-koeln-2');
  });

  it('AC-05 sends one receipt by mail, to a confirmed address only', async () => {
    await test.mails();
    await test.db.deleteFrom('mail_outbox').execute();
    for (const _try of ['first', 'again'])
      await provider.inject({ ...request(entry), headers: { 'idempotency-key': 'registrierung-1' } });
    expect((await test.mails(provider.email)).map(({ subject }) => subject)).toEqual([
      'Ihre Einrichtung ist registriert: Haus am Dom',
    ]);
    await test.db.updateTable('user_account').set({ email_verified_at: null }).execute();
    await register({ name: 'Haus am Rhein' });
    expect(await test.mails(provider.email)).toHaveLength(1);
  });

  it('AC-05 registers one provider if the request is repeated after a lost answer', async () => {
    const send = (name: string) =>
      provider.inject({ ...request({ ...entry, name }), headers: { 'idempotency-key': 'einrichtung-0001' } });
    const first = await send('Haus am Dom');
    expect(first.statusCode).toBe(201);
    for (const again of await Promise.all([send('Haus am Dom'), send('Haus am Dom')]))
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    expect(await test.db.selectFrom('company').select('slug').execute()).toEqual([{ slug: 'haus-am-dom-koeln' }]);
    expect(await test.db.selectFrom('ownership_claim').select('id').execute()).toHaveLength(1);
    expect((await send('Haus am Rhein')).statusCode).toBe(409);
  });

  it('AC-05 a registration lets others store what refers to the person', async () => {
    const registered = await test.db.transaction().execute(async (db) => {
      await insertCompany(db, 'haus-am-dom-koeln');
      // It has locked the person and waits for the address of the other provider.
      const registering = Promise.resolve(register());
      await waitUntilBlocked(test);
      const company_id = await insertCompany(db, 'gemerkt');
      await db.insertInto('company_follow').values({ user_id: provider.id, company_id }).execute();
      await db.deleteFrom('company').where('slug', '=', 'haus-am-dom-koeln').execute();
      return { registering };
    });
    expect((await registered.registering).statusCode).toBe(201);
    expect(await test.db.selectFrom('company_follow').select('user_id').execute()).toEqual([{ user_id: provider.id }]);
  });

  it('AC-05 refuses a second provider of an owner, and a sixth registration while five wait for proof', async () => {
    for (let time = 0; time < 5; time++) expect((await register()).statusCode).toBe(201);
    expect((await register()).statusCode).toBe(409);
    const [withdrawn, expired] = await test.db.selectFrom('ownership_claim').select('id').orderBy('id').execute();
    const change = (id = 0) => test.db.updateTable('ownership_claim').where('id', '=', id);
    await change(withdrawn?.id).set({ status: 'WITHDRAWN' }).execute();
    await change(expired?.id)
      .set({ expires_at: daysFromNow(-1) })
      .execute();
    for (const statusCode of [201, 201, 409]) expect(await register()).toMatchObject({ statusCode });
    await test.databases.primary.pool.query('truncate company cascade');
    await createCompany(test, 'eigenes', provider.id);
    expect((await register()).json().error.message).toBe('Ihr Konto verwaltet bereits eine Einrichtung.');
  });
});
