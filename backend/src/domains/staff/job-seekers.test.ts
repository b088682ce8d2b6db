import type * as schemas from '@care/contracts/schemas';
import sharp from 'sharp';
import type { Tier } from '@care/contracts/vocabulary';
import { daysFromNow, type Auth } from '../../testing/rows';
import { emptyTables, removeAll } from '../../testing/empty-tables';
import { appOfTests } from '../../testing/test-app';
import { picture } from '../../testing/pictures';
import { insertCities } from '../../testing/search/cities';
import { sendFile } from '../../testing/upload-form';
import { diskStorage } from '../../platform/files/disk-storage';
import { alertJob } from '../saved-searches/send-alerts';
import { createCompany, createPerson, PASSWORD, type Person, letterTo } from '../../testing/people';
import { EMAIL_CONFIRMED } from '../accounts';

const API = '/api-backend';
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const KÖLN = { address: 'Geheimweg 7, 50733 Köln, Deutschland', coords: point(6.96, 50.94), radius: 20 };
const BONN = { address: '53113 Bonn, Deutschland', coords: point(7.1, 50.73), radius: 50 };

describe("reading a job seeker's profile", () => {
  const test = appOfTests();
  let userId: number;
  let profileId: number;
  beforeAll(async () => {
    userId = await test.insertUser('schwester', { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
    profileId = await test.insertJobSeeker(userId, 'pflegekraft-k', {
      qualifications_mask: 0b1001,
      custom_qualifications: ['Wundexpertin'],
      certificates: ['Praxisanleitung'],
      description: 'Seit zehn Jahren in der Pflege.',
      additional_requirements: ['keine Nachtdienste'],
    });
    const place = { job_seeker_id: profileId, lat: 50.94, lon: 6.96 };
    await test.insert('job_seeker_localization', [
      { ...place, position: 2, address: 'Am Rhein 1, 53113 Bonn, Deutschland', city: 'Bonn', radius: 50 },
      { ...place, position: 1, address: 'Geheimweg 7, 50733 Köln, Deutschland', city: 'Köln' },
    ]);
    await test.insert('job_seeker_image', {
      job_seeker_id: profileId,
      url: '/api-backend/media/k.webp',
      width: 400,
      height: 400,
    });
  });

  const read = (path: string, headers = {}) => test.get(`/api-backend/user/profile/${path}/`, headers);

  it('AC-08 returns photo, gender, qualifications, locations, certificates, wishes and text', async () => {
    const response = await read('by-slug/pflegekraft-k');
    expect(response.statusCode).toBe(200);
    expect(response.json<schemas.JobSeeker>()).toMatchObject({
      id: profileId,
      user_id: userId,
      visible_name: 'Pflegekraft K.',
      gender: 'FEMALE',
      is_open_for_offers: true,
      image: { url: '/api-backend/media/k.webp', alt: 'Pflegekraft K.' },
      qualifications: [
        { id: 1, name: 'Examinierte/r Altenpfleger/in' },
        { id: 4, name: 'Pflegefachfrau/Pflegefachmann' },
        { id: null, name: 'Wundexpertin' },
      ],
      certificates: ['Praxisanleitung'],
      additional_requirements: ['keine Nachtdienste'],
    });
  });

  it('AC-13 others read it by its slug only, because ids can be enumerated', async () => {
    const path = String(profileId);
    const stranger = await test.signIn(await test.insertUser('zaehlt'));
    expect((await read(path)).statusCode).toBe(401);
    const [existing, missing] = [await read(path, stranger), await read('99999', stranger)];
    expect([existing.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(existing.json().error.message).toBe(missing.json().error.message);
    expect((await read(path, await test.signIn(userId))).json()).toMatchObject({ id: profileId });
  });

  it('AC-13 gives others the towns and the person the addresses; nobody reads the last name', async () => {
    const stranger = await test.signIn(await test.insertUser('stranger', { last_name: 'Andere' }));
    for (const headers of [{}, stranger]) {
      const response = await read('by-slug/pflegekraft-k', headers);
      expect(response.json<schemas.JobSeeker>().localizations).toEqual([
        { address: 'Köln', coords: null, radius: 20 },
        { address: 'Bonn', coords: null, radius: 50 },
      ]);
      expect(response.body).not.toMatch(/Geheim|50733|@example/);
    }
    const own = await read('by-slug/pflegekraft-k', await test.signIn(userId));
    const address = 'Geheimweg 7, 50733 Köln, Deutschland';
    const coords = { lat: 50.94, lng: 6.96 };
    expect(own.json<schemas.JobSeeker>().localizations[0]).toEqual({ address, coords, radius: 20 });
    expect(own.body).not.toContain('Geheimname');
  });
});

describe('the own profile', () => {
  const test = appOfTests();
  let user: number;
  let profile: number;
  let own: Auth;
  let stranger: Auth;
  beforeEach(async () => {
    await removeAll(test);
    await emptyTables(test, 'place');
    user = await test.insertUser('kraft', { profile_type: 'JOB_SEEKER', last_name: 'Sommerwind' });
    profile = await test.insertJobSeeker(user, 'kraft');
    own = await test.signIn(user);
    stranger = await test.signIn(await test.insertUser('fremd'));
  });

  const newEmployer = async (name: string, subscription: Tier = 'PLUS_TIER', given: object = {}) => {
    const owner = await test.insertUser(name, { profile_type: 'CARE_PROVIDER', ...given });
    const company = await test.insertCompany(name, { owner_id: owner, subscription });
    return { owner, company, auth: await test.signIn(owner) };
  };
  const change = (payload: object, headers: Record<string, string> = own, id = profile) =>
    test.patch(`${API}/user/profile/${id}/`, payload, headers);
  const read = (headers: Partial<Auth> = {}, path = 'by-slug/kraft/') =>
    test.get(`${API}/user/profile/${path}`, headers);
  const detailsOf = async (payload: object) => {
    const response = await change(payload);
    expect(response.statusCode).toBe(422);
    return response.json<schemas.ErrorBody>().error.details;
  };

  it('AC-08 AC-09 AC-10 SR-22 changes section by section, as activity of today; lists are stored as sent, each entry once', async () => {
    await test.update('job_seeker', profile, { active_on: '2026-01-05' });
    const response = await change({
      certificates: ['Praxisanleitung', 'Wundexpertin', 'Praxisanleitung', 'Kinästhetik'],
    });
    expect(response.statusCode).toBe(200);
    expect(response.json<schemas.JobSeeker>().certificates).toEqual(['Praxisanleitung', 'Wundexpertin', 'Kinästhetik']);
    expect((await test.row('job_seeker', profile)).active_on).not.toBe('2026-01-05');
    await change({ description: 'Seit zehn Jahren\r\nin der Pflege.' });
    await change({ additional_requirements: ['keine Nachtdienste'] });
    const qualifications = ['Pflegefachfrau/Pflegefachmann', 'Hygienebeauftragte'];
    await change({ gender: 'OTHER', qualifications, localizations: [KÖLN, BONN], is_open_for_offers: false });
    expect((await read()).json<schemas.JobSeeker>()).toMatchObject({
      certificates: ['Praxisanleitung', 'Wundexpertin', 'Kinästhetik'],
      description: 'Seit zehn Jahren\nin der Pflege.',
      additional_requirements: ['keine Nachtdienste'],
      gender: 'OTHER',
      is_open_for_offers: false,
      qualifications: [
        { id: 4, name: 'Pflegefachfrau/Pflegefachmann' },
        { id: null, name: 'Hygienebeauftragte' },
      ],
      localizations: [
        { address: 'Köln', coords: null, radius: 20 },
        { address: 'Bonn', coords: null, radius: 50 },
      ],
    });
    await change({ certificates: [] });
    expect((await read()).json<schemas.JobSeeker>().certificates).toEqual([]);
  });

  it('AC-20 enforces the rules for locations: one to three, none twice', async () => {
    const twice = 'Der Standort wurde bereits hinzugefügt';
    expect(await detailsOf({ localizations: [KÖLN, KÖLN] })).toEqual({ localizations: twice });
    expect(await detailsOf({ localizations: [] })).toHaveProperty('localizations');
    const four = [1, 2, 3, 4].map((n) => ({ ...BONN, address: `Ort ${n}` }));
    expect(await detailsOf({ localizations: four })).toHaveProperty('localizations');
  });

  it('AC-13 accepts a pseudonym, but none that contains a last name of three letters or more', async () => {
    expect((await change({ visible_name: 'Jona S.' })).json()).toMatchObject({ visible_name: 'Jona S.' });
    expect(await detailsOf({ visible_name: 'Jona sommerWIND' })).toHaveProperty('visible_name');
    expect(await detailsOf({ visible_name: ' \u202e ' })).toHaveProperty('visible_name');
    await test.update('user_account', user, { last_name: 'Ott' });
    expect(await detailsOf({ visible_name: 'Jona Ott' })).toHaveProperty('visible_name');
  });

  it('AC-08 refuses a change that is based on an older version', async () => {
    const tag = (await read(own)).headers.etag as string;
    expect((await change({ description: 'neu' }, { ...own, 'if-match': tag })).statusCode).toBe(200);
    const late = await change({ description: 'alt' }, { ...own, 'if-match': tag });
    expect([late.statusCode, late.json<schemas.ErrorBody>().error.code]).toEqual([412, 'conflict']);
    expect((await read(own)).json()).toMatchObject({ description: 'neu' });
    const current = (await read(own)).headers.etag as string;
    expect((await read({ ...own, 'if-none-match': current } as Auth)).statusCode).toBe(304);
  });

  it('AC-13 shows its owner the view of providers', async () => {
    const preview = await read(own, `${profile}/preview/`);
    expect(preview.json()).toEqual((await read()).json());
    expect(preview.body).not.toMatch(/Geheimweg|is_hidden|is_public/);
    expect((await read(stranger, `${profile}/preview/`)).statusCode).toBe(404);
  });

  it('AC-13 SR-22 stores neighbours at the same point, rounded to about a kilometre, which no search can tell apart', async () => {
    for (const home of [point(6.958_307, 50.941_278), point(6.9612, 50.9371), point(6.9561, 50.9442)]) {
      await change({ localizations: [{ ...KÖLN, coords: home }] });
      expect((await read(own)).json<schemas.JobSeeker>().localizations[0]?.coords).toEqual({ lng: 6.96, lat: 50.94 });
    }
  });

  it('AC-13 can be hidden, also from the search', async () => {
    const found = async () =>
      (await read({}, 'search/')).json<schemas.JobSeekerSearchAnswer>().results.some(({ slug }) => slug === 'kraft');
    expect(await found()).toBe(true);
    expect((await change({ is_hidden: true })).json()).toMatchObject({ is_hidden: true });
    expect(await found()).toBe(false);
    expect((await read()).statusCode).toBe(404);
    expect((await read(own)).json()).toMatchObject({ is_hidden: true });
    expect((await read(own, `${profile}/preview/`)).statusCode).toBe(200);
    await change({ is_hidden: false });
    expect((await read()).body).not.toContain('is_hidden');
  });

  const sees = async (auth: Auth) => {
    const list = (await read(auth, 'search/')).json<schemas.JobSeekerSearchAnswer>();
    const { features } = (await read(auth, 'search/map/')).json<schemas.JobSeekerMap>();
    const { statusCode } = await read(auth, 'by-slug/kraft/');
    return [list.results.some(({ slug }) => slug === 'kraft'), features.length > 0, statusCode];
  };

  it('AC-13 AC-14 does not exist for a blocked employer or person: page, search, its map and by slug', async () => {
    const { auth, company, owner } = await newEmployer('gesperrt');
    await insertCities(test.db);
    await change({ localizations: [KÖLN] });
    expect(await sees(auth)).toEqual([true, true, 200]);
    const url = `${API}/user/block/`;
    const blocked = await test.post(url, { company }, own);
    expect(blocked.json()).toMatchObject({ count: 1, results: [{ company: { slug: 'gesperrt' } }] });
    expect(await sees(auth)).toEqual([false, false, 404]);
    await test.delete(`${url}${blocked.json().results[0].id}/`, own);
    expect(await sees(auth)).toEqual([true, true, 200]);
    await test.insert('user_block', { user_id: user, blocked_user_id: owner });
    expect(await sees(auth)).toEqual([false, false, 404]);
    await test.update('company', company, { owner_id: null });
    expect(await sees(await test.signIn(owner))).toEqual([false, false, 404]);
  });

  it('AC-08 AC-20 lists the employers who viewed it, within an hour once, or whose message arrived, for its owner only', async () => {
    const looked = await newEmployer('schaut');
    const wrote = await newEmployer('schreibt');
    await read(looked.auth);
    await read(looked.auth);
    await read(stranger);
    const unconfirmed = await newEmployer('unbestaetigt', 'PLUS_TIER', { email_verified_at: null });
    await read(unconfirmed.auth);
    const write = (headers: Auth) => test.post(`${API}/message/`, letterTo(user), headers);
    expect((await write(unconfirmed.auth)).json()).toMatchObject({ status: 'HELD' });
    await write(wrote.auth);
    const { results } = (await read(own, `${profile}/visitors/`)).json<schemas.ProfileVisitors>();
    const of = (slug: string) => results.find(({ company }) => company.slug === slug);
    expect(of('schaut')).toMatchObject({ views: 1, has_written: false });
    expect(of('schreibt')).toMatchObject({ views: 0, last_viewed_at: null, has_written: true });
    expect(of('unbestaetigt')).toMatchObject({ views: 1, has_written: false });
    expect((await read(looked.auth, `${profile}/visitors/`)).statusCode).toBe(404);
    expect((await read(own, `${profile}/visitors/?limit=1`)).json<schemas.ProfileVisitors>()).toMatchObject({
      count: results.length,
      results: [{ company: { slug: 'schreibt' } }],
    });
    await test.update('job_seeker_view', {}, { last_at: daysFromNow(-2) });
    await read(looked.auth);
    const [latest] = (await read(own, `${profile}/visitors/?limit=1`)).json<schemas.ProfileVisitors>().results;
    expect(latest).toMatchObject({ company: { slug: 'schaut' }, views: 2 });
    expect(Date.parse(latest?.last_viewed_at ?? '')).toBeGreaterThan(daysFromNow(-1).getTime());
  });

  describe('its photo', () => {
    const upload = (content: Buffer, headers = own, given: object = {}) => {
      const fields = { user, user_profile: profile, url: '', ...given };
      return sendFile(test, `${API}/media/user-profile/`, { name: 'x.png', content }, fields, headers);
    };
    const remove = (id: number, headers = own) => test.delete(`${API}/media/user-profile/${id}/`, headers);
    const served = async (url: string) => (await test.inject(url)).statusCode;
    /** The address without the key for the owner. */
    const plain = (url: string) => url.split('?')[0] ?? '';

    it('AC-11 is shown on the profile, replaced by the next one, and removed when deleted', async () => {
      const first = await upload(await picture(400));
      expect(first.statusCode).toBe(201);
      const { id, url, variants } = first.json<schemas.Image>();
      expect(variants.map(({ w }) => w)).toEqual([320]);
      expect((await read(own)).json<schemas.JobSeeker>().image).toMatchObject({ id, url });
      expect((await read()).json<schemas.JobSeeker>().image).toMatchObject({ id, url: plain(url) });
      const second = (await upload(await picture(500, 300))).json<schemas.Image>();
      expect((await read()).json<schemas.JobSeeker>().image?.url).toBe(plain(second.url));
      expect([await served(url), await served(second.url)]).toEqual([404, 200]);
      expect((await remove(second.id, stranger)).statusCode).toBe(404);
      expect((await remove(second.id)).statusCode).toBe(204);
      expect((await read()).json<schemas.JobSeeker>().image).toBeNull();
      expect(await served(second.url)).toBe(404);
    });

    it('AC-13 is cached for at most half a minute, and disappears with the profile, also for clients that know its address', async () => {
      const { url } = (await upload(await picture(360))).json<schemas.Image>();
      const address = plain(url);
      const shown = await test.inject(address);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=30, must-revalidate']);
      expect(shown.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cross-origin-resource-policy': 'same-origin' });
      await change({ is_hidden: true });
      expect(await served(address)).toBe(404);
      const mine = await test.inject(url);
      expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, max-age=30, must-revalidate']);
      await change({ is_hidden: false });
      expect(await served(address)).toBe(200);
    });

    it('AC-13 can be opened by its owner with a key that expires and is valid for one file', async () => {
      const first = (await upload(await picture(700))).json<schemas.Image>();
      const [one, two] = [first.url, first.variants[0]?.url ?? ''];
      await change({ is_hidden: true });
      expect([await served(one), await served(two)]).toEqual([200, 200]);
      const query = one.split('?')[1] ?? '';
      expect(plain(two)).not.toBe(plain(one));
      expect(await served(`${plain(two)}?${query}`)).toBe(404);
      const key = new URLSearchParams(query).get('key');
      const past = Math.floor(Date.now() / 1000) - 10;
      for (const attempt of [
        '',
        'until=x&key=',
        `until=${past}&key=${key}`,
        query.slice(0, -1),
        `until=9${query.slice(6)}`,
      ])
        expect(await served(`${plain(one)}?${attempt}`)).toBe(404);
      await change({ is_hidden: false });
    });

    it('AC-11 deleting it keeps a file that another profile also uses', async () => {
      const file = await picture(333);
      const other = await test.insertUser('zwilling', { profile_type: 'JOB_SEEKER' });
      const otherProfile = await test.insertJobSeeker(other, 'zwilling');
      const auth = await test.signIn(other);
      const { url } = (await upload(file, auth, { user: other, user_profile: otherProfile })).json<schemas.Image>();
      await remove((await upload(file)).json<schemas.Image>().id);
      expect(await served(url)).toBe(200);
    });
  });

  it('AC-13 no answer to others contains the last name', async () => {
    const employer = await newEmployer('neugierig', 'PREMIUM_TIER');
    await test.post(`${API}/message/`, letterTo(user), employer.auth);
    const application = { message: 'Text', email: 'kraft@example.org', consent: true };
    const applied = `${API}/company/${employer.company}/application/`;
    const { message_id } = (await test.post(applied, application, own)).json();
    const offer = await test.insertJobOffer(employer.company, 'neugierige-stelle');
    const ids: Record<string, number> = { message: message_id, 'job-offer': offer, profile, company: employer.company };
    const addresses = Object.entries(test.paths())
      .filter(([, operations]) => 'get' in operations)
      .map(([path]) =>
        path
          .replace(
            /\/([\w-]+)(\/details)?\/\{id\}/,
            (_, noun: string, more = '') => `/${noun}${more}/${ids[noun] ?? profile}`,
          )
          .replace('/user/profile/by-slug/{slug}', '/user/profile/by-slug/kraft')
          .replace(/\{\w+\}/g, 'neugierig'),
      );
    let answered = 0;
    for (const url of addresses)
      for (const headers of [{}, employer.auth]) {
        const { body, statusCode } = await test.get(url, headers);
        expect([url, body.includes('Sommerwind')]).toEqual([url, false]);
        if (statusCode === 200) answered++;
      }
    // Makes sure that many calls answer with data, so that a name would be found.
    expect(answered).toBeGreaterThan((addresses.length * 2) / 3);
  });
});

describe('profiles in every state', () => {
  // Alone, because the figures of the site are kept for a minute.
  const test = appOfTests({ isAlone: true });
  const ROLES = ['visitor', 'premiumOwner', 'applicationOwner', 'careSeeker', 'staff'] as const;
  type Role = (typeof ROLES)[number];
  interface Profile {
    seeker: Person;
    id: number;
    slug: string;
    photo: string;
  }

  /** A public profile, and every state in which only the owner can see a profile. */
  const STATES: Record<string, (profile: Profile) => Promise<unknown>> = {
    public: () => Promise.resolve(),
    hidden: ({ seeker, id }) => seeker.patch(`${API}/user/profile/${id}/`, { is_hidden: true }),
    unconfirmed: ({ seeker }) => changeAccount(seeker, { email_verified_at: null }),
    disabled: ({ seeker }) => changeAccount(seeker, { disabled_at: new Date() }),
    'waiting-for-deletion': ({ seeker }) => seeker.post(`${API}/user/delete/`, { password: PASSWORD }),
  };
  const profiles: Record<string, Profile> = {};
  let people: Record<Exclude<Role, 'visitor'>, Person>;

  const changeAccount = ({ id }: Person, change: object) => test.update('user_account', id, change);

  async function createInCologne(slug: string, width: number): Promise<Profile> {
    const seeker = await createPerson(test, slug, { profile_type: 'JOB_SEEKER' });
    const id = await test.insertJobSeeker(seeker.id, slug, { qualifications_mask: 1 });
    const spot = { address: '50667 Köln', city: 'Köln', lat: 50.93, lon: 6.95 };
    await test.insert('job_seeker_localization', { job_seeker_id: id, position: 1, ...spot });
    const content = await sharp(await picture(width, 320))
      .webp()
      .toBuffer();
    const photo = await diskStorage(test.app.settings.DATA_DIR).put(content, 'webp');
    const variants = JSON.stringify([{ w: 320, url: photo }]);
    await test.insert('job_seeker_image', { job_seeker_id: id, url: photo, width, height: 320, variants });
    return { seeker, id, slug, photo };
  }

  beforeAll(async () => {
    await insertCities(test.db);
    people = {
      premiumOwner: await createPerson(test, 'premium', { profile_type: 'CARE_PROVIDER' }),
      applicationOwner: await createPerson(test, 'arbeitgeber', { profile_type: 'CARE_PROVIDER' }),
      careSeeker: await createPerson(test, 'angehoerige'),
      staff: await createPerson(test, 'redaktion', { is_staff: true }),
    };
    await createCompany(test, 'premium', people.premiumOwner.id);
    const employer = await createCompany(test, 'arbeitgeber', people.applicationOwner.id);
    await test.update('company', {}, { subscription: 'PREMIUM_TIER' });
    const application = { message: 'Guten Tag', email: 'weide@beispiel.example', consent: true };
    for (const [index, [state, reach]] of Object.entries(STATES).entries()) {
      const profile = await createInCologne(state, 320 + index);
      await profile.seeker.post(`${API}/company/${employer}/application/`, application);
      await reach(profile);
      profiles[state] = profile;
    }
  });

  const as = (role: Role, request: { method?: 'GET' | 'POST'; url: string; payload?: object }) =>
    role === 'visitor' ? test.inject(request) : people[role].inject(request);

  async function get<Answer>(role: Role, path: string): Promise<Answer> {
    const response = await as(role, { url: API + path });
    expect(response.statusCode).toBe(200);
    return response.json<Answer>();
  }

  const search = (role: Role, query: string) =>
    get<schemas.JobSeekerSearchAnswer>(role, `/user/profile/search/?${query}`);

  /** The profiles whose request succeeds. */
  async function answering(role: Role, request: (profile: Profile) => Parameters<typeof as>[1]): Promise<string[]> {
    const found: string[] = [];
    for (const profile of Object.values(profiles))
      if ((await as(role, request(profile))).statusCode < 300) found.push(profile.slug);
    return found;
  }

  const numbered = (count: number): string[] => Array<string>(count).fill('public');
  const named = (text: string): string[] => Object.keys(STATES).filter((state) => text.includes(`/${state}`));
  const EMPLOYERS = ['premiumOwner', 'applicationOwner'];
  const SIGNED_IN = ROLES.filter((role) => role !== 'visitor');

  /** Every way to find profiles, the roles that find a public one on it, and what a role finds. */
  const WAYS: [way: string, roles: readonly string[], find: (role: Role) => Promise<unknown[]>][] = [
    ['search', ROLES, async (role) => (await search(role, 'city_slug=köln')).results.map(({ slug }) => slug)],
    ['search without a place', ROLES, async (role) => numbered((await search(role, '')).count)],
    [
      'facets of the search',
      ROLES,
      async (role) => (await search(role, '')).meta.facets.qualifications.flatMap(({ count }) => numbered(count)),
    ],
    [
      'map',
      ROLES,
      async (role) => {
        const { features } = await get<schemas.JobSeekerMap>(role, '/user/profile/search/map/?city_slug=köln&zoom=9');
        return features.flatMap(({ properties }) => numbered(properties.count));
      },
    ],
    [
      'figures of the town',
      ROLES,
      async (role) => numbered((await get<schemas.City>(role, `/city/${encodeURIComponent('köln')}/`)).counts.staff),
    ],
    ['figures of the site', ROLES, async (role) => numbered((await get<schemas.Stats>(role, '/stats/')).job_seekers)],
    ['address', ROLES, (role) => answering(role, ({ slug }) => ({ url: `${API}/user/profile/by-slug/${slug}/` }))],
    ['photo', ROLES, (role) => answering(role, ({ photo }) => ({ url: photo }))],
    [
      'contact',
      EMPLOYERS,
      (role) =>
        answering(role, ({ seeker }) => ({ method: 'POST', url: `${API}/message/`, payload: letterTo(seeker.id) })),
    ],
    [
      'sitemap',
      [],
      async (role) => {
        const { maps } = await get<schemas.SitemapIndex>(role, '/sitemap/');
        const pages = await Promise.all(
          maps.map(({ kind, page }) => get<schemas.SitemapPage>(role, `/sitemap/${kind}/?page=${page}`)),
        );
        return pages.flatMap(({ entries }) => entries.flatMap(({ path }) => named(path)));
      },
    ],
    [
      'alert of a saved search',
      SIGNED_IN,
      async (role) => (role === 'visitor' ? [] : named(await alertTo(people[role]))),
    ],
    [
      'the application that was sent',
      ['applicationOwner'],
      async (role) => {
        const response = await as(role, { url: `${API}/company/application/` });
        if (response.statusCode !== 200) return [];
        const { results } = response.json<schemas.ReceivedApplications>();
        return results.map(({ applicant }) => applicant.slug ?? applicant.image).filter(Boolean);
      },
    ],
    [
      'the message that was sent',
      ['applicationOwner'],
      async (role) => {
        const response = await as(role, { url: `${API}/message/` });
        if (response.statusCode !== 200) return [];
        const { results } = response.json<schemas.MessageList>();
        return results.map(({ counterparty }) => counterparty?.slug ?? counterparty?.image).filter(Boolean);
      },
    ],
  ];

  /** Text of the alerts about the saved search for all job seekers of the last day. */
  async function alertTo({ id, email }: Person): Promise<string> {
    const seen = (await test.mails(email)).length;
    await test.db.deleteFrom('saved_search').execute();
    await test.insert('saved_search', {
      user_id: id,
      kind: 'JOB_SEEKER',
      query: '',
      unsubscribe_key: `key-${id}`,
      frequency: 'DAILY',
      confirmed_at: daysFromNow(-2),
      checked_at: daysFromNow(-1),
    });
    await test.app.jobs.perform(alertJob('DAILY'));
    return (await test.mails(email))
      .slice(seen)
      .map(({ text_body }) => text_body)
      .join();
  }

  it.each(WAYS)('AC-13 AC-20 %s: permitted roles find the public profile, nobody another', async (_, roles, find) => {
    for (const role of ROLES) expect([role, await find(role)]).toEqual([role, roles.includes(role) ? ['public'] : []]);
  });

  it('AC-08 AC-20 its owner reads profile and photo while nobody else can, and gets the reason', async () => {
    const own = async (path: string, { seeker }: Profile) =>
      (await seeker.get(`${API}/user/profile/${path}`)).json<schemas.JobSeeker>();
    expect(await own('by-slug/public/', profiles.public!)).toMatchObject({ is_hidden: false, is_public: true });
    const { unconfirmed } = profiles;
    expect(await own('by-slug/unconfirmed/', unconfirmed!)).toMatchObject({ is_hidden: false, is_public: false });
    for (const path of ['by-slug/unconfirmed/', `${unconfirmed?.id}/`, `${unconfirmed?.id}/preview/`]) {
      const { image } = await own(path, unconfirmed!);
      for (const url of [image?.url, image?.variants[0]?.url])
        expect((await test.inject(url ?? '')).statusCode).toBe(200);
    }
  });

  it('AC-20 is a new hit of a saved search when the address is confirmed, however long after registering', async () => {
    const { id, seeker } = profiles.unconfirmed!;
    await test.update('job_seeker', id, { created_at: daysFromNow(-9) });
    await changeAccount(seeker, { email_verified_at: new Date() });
    expect(named(await alertTo(people.premiumOwner))).toContain('unconfirmed');
    await changeAccount(seeker, { email_verified_at: null });
  });
});

describe('announcements of new staff', () => {
  const test = appOfTests();

  const newEmployer = async (name: string, subscription: Tier, given: object = {}) => {
    const owner = await test.insertUser(name, { profile_type: 'CARE_PROVIDER' });
    const company = await test.insertCompany(name, { owner_id: owner, subscription, ...given });
    return { company, owner, auth: await test.signIn(owner) };
  };

  const insertNurse = async (name: string, given: object = {}) => {
    const nurse = await test.insertUser(name, { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
    const id = await test.insertJobSeeker(nurse, name, { qualifications_mask: 0b1000, ...given });
    const place = { job_seeker_id: id, position: 1, address: 'Geheimweg 7, 50733 Köln', city: 'Köln' };
    await test.insert('job_seeker_localization', { ...place, lat: 50.94, lon: 6.96, radius: 20 });
    return nurse;
  };
  const inbox = async ({ auth }: { auth: Auth }) =>
    (await test.get(`${API}/message/`, auth)).json<schemas.MessageList>().results;

  it('PK-08 PP-18 AC-14 tells matching Premium providers of new staff once, when the address is confirmed', async () => {
    const nurse = await insertNurse('neue', { visible_name: 'Nele N.' });
    const told = {
      any: await newEmployer('sucht-alle', 'PREMIUM_TIER'),
      fitting: await newEmployer('sucht-diese', 'PREMIUM_TIER', { qualifications_mask: 0b1001 }),
      offering: await newEmployer('schreibt-aus', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
    };
    await test.insertJobOffer(told.offering.company, 'stelle', { qualifications_mask: 0b1000 });
    const untold = {
      plus: await newEmployer('nur-plus', 'PLUS_TIER'),
      other: await newEmployer('sucht-andere', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
      far: await newEmployer('weit-weg', 'PREMIUM_TIER', { lat: 52.5, lon: 13.4 }),
      blocked: await newEmployer('unerwuenscht', 'PREMIUM_TIER'),
      ofBlockedOwner: await newEmployer('inhaber-unerwuenscht', 'PREMIUM_TIER'),
      hidden: await newEmployer('nicht-oeffentlich', 'PREMIUM_TIER', { status: 'HIDDEN' }),
      suspended: await newEmployer('gesperrt', 'PREMIUM_TIER'),
      withoutOpenOffer: await newEmployer('schreibt-nicht-aus', 'PREMIUM_TIER', { qualifications_mask: 0b1 }),
    };
    const closed = {
      entwurf: { status: 'DRAFT' },
      pause: { status: 'PAUSED' },
      vorbei: { valid_through: daysFromNow(-2) },
    } as const;
    for (const [slug, given] of Object.entries(closed))
      await test.insertJobOffer(untold.withoutOpenOffer.company, slug, { qualifications_mask: 0b1000, ...given });
    await test.insert('user_block', [
      { user_id: nurse, blocked_company_id: untold.blocked.company },
      { user_id: nurse, blocked_user_id: untold.ofBlockedOwner.owner },
    ]);
    const suspend = (disabled_at: Date | null) => test.update('user_account', untold.suspended.owner, { disabled_at });
    await suspend(new Date());
    for (const _ of ['first', 'again']) {
      await test.app.jobs.publish(EMAIL_CONFIRMED, { userId: nurse });
      await test.mails();
    }
    await suspend(null);
    for (const employer of Object.values(told)) {
      const messages = await inbox(employer);
      expect(messages).toMatchObject([{ kind: 'SYSTEM', title: 'Neue Pflegekraft in Ihrer Nähe', counterparty: null }]);
      expect(messages[0]?.snippet).toContain('Nele N.');
      expect(JSON.stringify(messages)).not.toMatch(/Geheim/);
    }
    for (const employer of Object.values(untold)) expect(await inbox(employer)).toEqual([]);
    expect(await test.mails('sucht-alle@example.org')).toHaveLength(1);
    expect(await test.mails('gesperrt@example.org')).toEqual([]);
  });

  it('AC-09 AC-13 PK-08 announces nobody who is hidden or does not welcome offers', async () => {
    const employer = await newEmployer('wartet', 'PREMIUM_TIER');
    const nurses = [
      await insertNurse('versteckt', { visible_name: 'Hilde H.', is_hidden: true }),
      await insertNurse('zufrieden', { visible_name: 'Zoe Z.', is_open_for_offers: false }),
      await insertNurse('sucht', { visible_name: 'Sina S.' }),
    ];
    for (const userId of nurses) await test.app.jobs.publish(EMAIL_CONFIRMED, { userId });
    await test.app.jobs.drain();
    expect((await inbox(employer)).map(({ snippet }) => snippet)).toEqual([expect.stringContaining('Sina S.')]);
  });
});
