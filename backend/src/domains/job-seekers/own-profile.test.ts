import sharp from 'sharp';
import type {
  ErrorBody,
  Image,
  JobSeeker,
  JobSeekerMap,
  JobSeekerSearchAnswer,
  ProfileVisitors,
} from '@care/contracts/schemas';
import type { Tier } from '@care/contracts/vocabulary';
import { insertCities } from '../../testing/search/cities';
import {
  daysFromNow,
  insertCompany,
  insertJobOffer,
  insertJobSeeker,
  insertUser,
  signIn,
  type Auth,
} from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';
import { uploadForm } from '../../testing/upload-form';

const API = '/api-backend';
const point = (lng: number, lat: number) => ({ type: 'Point', coordinates: [lng, lat] });
const KÖLN = { address: 'Geheimweg 7, 50733 Köln, Deutschland', coords: point(6.96, 50.94), radius: 20 };
const BONN = { address: '53113 Bonn, Deutschland', coords: point(7.1, 50.73), radius: 50 };

describe('the own profile', () => {
  const test = appOfTests();
  let user: number;
  let profile: number;
  let own: Auth;
  let stranger: Auth;
  beforeAll(async () => {
    user = await insertUser(test.db, 'kraft', { profile_type: 'JOB_SEEKER', last_name: 'Sommerwind' });
    profile = await insertJobSeeker(test.db, user, 'kraft');
    own = await signIn(test.databases, user);
    stranger = await signIn(test.databases, await insertUser(test.db, 'fremd'));
  });

  const newEmployer = async (name: string, subscription: Tier = 'PLUS_TIER', given: object = {}) => {
    const owner = await insertUser(test.db, name, { profile_type: 'CARE_PROVIDER', ...given });
    const company = await insertCompany(test.db, name, { owner_id: owner, subscription });
    return { owner, company, auth: await signIn(test.databases, owner) };
  };
  const change = (payload: object, headers: Record<string, string> = own, id = profile) =>
    test.inject({ method: 'PATCH', url: `${API}/user/profile/${id}/`, headers, payload });
  const read = (headers: Partial<Auth> = {}, path = 'by-slug/kraft/') =>
    test.inject({ url: `${API}/user/profile/${path}`, headers });
  const detailsOf = async (payload: object) => {
    const response = await change(payload);
    expect(response.statusCode).toBe(422);
    return response.json<ErrorBody>().error.details;
  };

  it('SR-22 a change counts as activity of today', async () => {
    await test.db.updateTable('job_seeker').set({ active_on: '2026-01-05' }).where('id', '=', profile).execute();
    expect((await change({ description: 'Neu.' })).statusCode).toBe(200);
    const { active_on } = await test.db
      .selectFrom('job_seeker')
      .select('active_on')
      .where('id', '=', profile)
      .executeTakeFirstOrThrow();
    expect(active_on).not.toBe('2026-01-05');
  });

  it('AC-08 AC-10 changes section by section; lists are stored as sent, each entry once', async () => {
    const response = await change({
      certificates: ['Praxisanleitung', 'Wundexpertin', 'Praxisanleitung', 'Kinästhetik'],
    });
    expect(response.statusCode).toBe(200);
    expect(response.json<JobSeeker>().certificates).toEqual(['Praxisanleitung', 'Wundexpertin', 'Kinästhetik']);
    await change({ description: 'Seit zehn Jahren\r\nin der Pflege.' });
    await change({ additional_requirements: ['keine Nachtdienste'] });
    const qualifications = ['Pflegefachfrau/Pflegefachmann', 'Hygienebeauftragte'];
    await change({ gender: 'OTHER', qualifications, localizations: [KÖLN, BONN], is_open_for_offers: false });
    expect((await read()).json<JobSeeker>()).toMatchObject({
      certificates: ['Praxisanleitung', 'Wundexpertin', 'Kinästhetik'],
      description: 'Seit zehn Jahren\nin der Pflege.',
      additional_requirements: ['keine Nachtdienste'],
      gender: 'OTHER',
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
    expect((await read()).json<JobSeeker>().certificates).toEqual([]);
  });

  it('AC-09 switches open for offers on and off', async () => {
    for (const is_open_for_offers of [false, true]) {
      expect((await change({ is_open_for_offers })).json()).toMatchObject({ is_open_for_offers });
      expect((await read()).json()).toMatchObject({ is_open_for_offers });
    }
  });

  it('AC-20 enforces the rules for locations: one to three, none twice', async () => {
    const twice = 'Der Standort wurde bereits hinzugefügt';
    expect(await detailsOf({ localizations: [KÖLN, KÖLN] })).toEqual({ localizations: twice });
    expect(await detailsOf({ localizations: [] })).toHaveProperty('localizations');
    const four = [1, 2, 3, 4].map((n) => ({ ...BONN, address: `Ort ${n}` }));
    expect(await detailsOf({ localizations: four })).toHaveProperty('localizations');
  });

  it('AC-13 accepts a pseudonym, but none that contains the last name', async () => {
    expect((await change({ visible_name: 'Jona S.' })).json()).toMatchObject({ visible_name: 'Jona S.' });
    expect(await detailsOf({ visible_name: 'Jona sommerWIND' })).toHaveProperty('visible_name');
    expect(await detailsOf({ visible_name: ' \u202e ' })).toHaveProperty('visible_name');
  });

  it('AC-13 refuses a pseudonym with a last name of three letters', async () => {
    const ott = await insertUser(test.db, 'ott', { profile_type: 'JOB_SEEKER', last_name: 'Ott' });
    const id = await insertJobSeeker(test.db, ott, 'ott');
    const response = await change({ visible_name: 'Jona Ott' }, await signIn(test.databases, ott), id);
    expect(response.statusCode).toBe(422);
    expect(response.json<ErrorBody>().error.details).toHaveProperty('visible_name');
  });

  it('AC-08 can be changed by its owner only', async () => {
    expect((await change({ description: 'x' }, {})).statusCode).toBe(401);
    expect((await change({ description: 'x' }, stranger)).statusCode).toBe(404);
    expect((await change({ description: 'x' }, own, 999_999)).statusCode).toBe(404);
  });

  it('AC-08 refuses a change that is based on an older version', async () => {
    const tag = (await read(own)).headers.etag as string;
    expect((await change({ description: 'neu' }, { ...own, 'if-match': tag })).statusCode).toBe(200);
    const late = await change({ description: 'alt' }, { ...own, 'if-match': tag });
    expect([late.statusCode, late.json<ErrorBody>().error.code]).toEqual([412, 'conflict']);
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

  it('AC-13 stores work locations rounded to about a kilometre, also for its owner', async () => {
    const exact = { ...KÖLN, coords: point(6.958_307, 50.941_278) };
    await change({ localizations: [exact] });
    expect((await read(own)).json<JobSeeker>().localizations[0]?.coords).toEqual({ lng: 6.96, lat: 50.94 });
    await change({ localizations: [KÖLN, BONN] });
  });

  it('AC-13 can be hidden, also from the search', async () => {
    const found = async () =>
      (await read({}, 'search/')).json<JobSeekerSearchAnswer>().results.some(({ slug }) => slug === 'kraft');
    expect(await found()).toBe(true);
    expect((await change({ is_hidden: true })).json()).toMatchObject({ is_hidden: true });
    expect(await found()).toBe(false);
    expect((await read()).statusCode).toBe(404);
    expect((await read(own)).json()).toMatchObject({ is_hidden: true });
    expect((await read(own, `${profile}/preview/`)).statusCode).toBe(200);
    await change({ is_hidden: false });
    expect((await read()).body).not.toContain('is_hidden');
  });

  it.each(['by-slug/kraft/', 'search/', 'search/map/'])(
    'AC-13 is not cached, so that hiding takes effect at once: %s',
    async (path) => {
      const { statusCode, headers } = await read({}, path);
      expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
    },
  );

  const sees = async (auth: Auth) => {
    const list = (await read(auth, 'search/')).json<JobSeekerSearchAnswer>();
    const { features } = (await read(auth, 'search/map/')).json<JobSeekerMap>();
    const { statusCode } = await read(auth, 'by-slug/kraft/');
    return [list.results.some(({ slug }) => slug === 'kraft'), features.length > 0, statusCode];
  };

  it('AC-13 does not exist for a blocked employer: page, search, its map and by slug', async () => {
    const { auth, company } = await newEmployer('gesperrt');
    await insertCities(test.db);
    expect(await sees(auth)).toEqual([true, true, 200]);
    const url = `${API}/user/block/`;
    const blocked = await test.inject({ method: 'POST', url, headers: own, payload: { company } });
    expect(blocked.json()).toMatchObject({ count: 1, results: [{ company: { slug: 'gesperrt' } }] });
    expect(await sees(auth)).toEqual([false, false, 404]);
    await test.inject({ method: 'DELETE', url: `${url}${blocked.json().results[0].id}/`, headers: own });
    expect(await sees(auth)).toEqual([true, true, 200]);
  });

  it('AC-13 AC-14 does not exist for a blocked person, with or without an employer', async () => {
    const { owner, company, auth } = await newEmployer('zudringlich');
    expect(await sees(auth)).toEqual([true, true, 200]);
    await test.db.insertInto('user_block').values({ user_id: user, blocked_user_id: owner }).execute();
    expect(await sees(auth)).toEqual([false, false, 404]);
    await test.db.updateTable('company').set({ owner_id: null }).where('id', '=', company).execute();
    expect(await sees(await signIn(test.databases, owner))).toEqual([false, false, 404]);
  });

  it('AC-08 AC-20 lists the employers who viewed it or whose message arrived, for its owner only', async () => {
    const looked = await newEmployer('schaut');
    const wrote = await newEmployer('schreibt');
    await read(looked.auth);
    await read(looked.auth);
    await read(stranger);
    const unconfirmed = await newEmployer('unbestaetigt', 'PLUS_TIER', { email_verified_at: null });
    await read(unconfirmed.auth);
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const payload = { title: 'Tour', content: 'Text', recipient: user, contact_info };
    const write = (headers: Auth) => test.inject({ method: 'POST', url: `${API}/message/`, headers, payload });
    expect((await write(unconfirmed.auth)).json()).toMatchObject({ status: 'HELD' });
    await write(wrote.auth);
    const { results } = (await read(own, `${profile}/visitors/`)).json<ProfileVisitors>();
    const of = (slug: string) => results.find(({ company }) => company.slug === slug);
    expect(of('schaut')).toMatchObject({ views: 1, has_written: false });
    expect(of('schreibt')).toMatchObject({ views: 0, last_viewed_at: null, has_written: true });
    expect(of('unbestaetigt')).toMatchObject({ views: 1, has_written: false });
    expect((await read(looked.auth, `${profile}/visitors/`)).statusCode).toBe(404);
    expect((await read(own, `${profile}/visitors/?limit=1`)).json<ProfileVisitors>()).toMatchObject({
      count: results.length,
      results: [{ company: { slug: 'schreibt' } }],
    });
  });

  it('AC-08 counts another view of an employer after an hour, and says when the last one was', async () => {
    const { auth, company } = await newEmployer('schaut-wieder');
    await read(auth);
    const earlier = { last_at: daysFromNow(-2) };
    await test.db.updateTable('job_seeker_view').set(earlier).where('company_id', '=', company).execute();
    await read(auth);
    const { results } = (await read(own, `${profile}/visitors/`)).json<ProfileVisitors>();
    const visitor = results.find(({ company: { id } }) => id === company);
    expect(visitor?.views).toBe(2);
    expect(Date.parse(visitor?.last_viewed_at ?? '')).toBeGreaterThan(daysFromNow(-1).getTime());
  });

  describe('its photo', () => {
    const picture = (width: number, height = width) =>
      sharp({ create: { width, height, channels: 3, background: '#234b78' } })
        .png()
        .toBuffer();
    const upload = async (content: Buffer, headers = own, fields: object = {}) => {
      const form = uploadForm({ user, user_profile: profile, url: '', ...fields }, { name: 'x.png', content }, headers);
      return test.inject({ method: 'POST', url: `${API}/media/user-profile/`, ...form });
    };
    const remove = (id: number, headers = own) =>
      test.inject({ method: 'DELETE', url: `${API}/media/user-profile/${id}/`, headers });
    const served = async (url: string) => (await test.inject(url)).statusCode;
    /** The address without the key for the owner. */
    const plain = (url: string) => url.split('?')[0] ?? '';

    it('AC-11 is shown on the profile, replaced by the next one, and removed when deleted', async () => {
      const first = await upload(await picture(400));
      expect(first.statusCode).toBe(201);
      const { id, url, variants } = first.json<Image>();
      expect(variants.map(({ w }) => w)).toEqual([320]);
      expect((await read(own)).json<JobSeeker>().image).toMatchObject({ id, url });
      expect((await read()).json<JobSeeker>().image).toMatchObject({ id, url: plain(url) });
      const second = (await upload(await picture(500, 300))).json<Image>();
      expect((await read()).json<JobSeeker>().image?.url).toBe(plain(second.url));
      expect([await served(url), await served(second.url)]).toEqual([404, 200]);
      expect((await remove(second.id, stranger)).statusCode).toBe(404);
      expect((await remove(second.id)).statusCode).toBe(204);
      expect((await read()).json<JobSeeker>().image).toBeNull();
      expect(await served(second.url)).toBe(404);
    });

    it('AC-13 is cached for at most half a minute, and disappears with the profile, also for clients that know its address', async () => {
      const { url } = (await upload(await picture(360))).json<Image>();
      const address = plain(url);
      const shown = await test.inject(address);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'public, max-age=30, must-revalidate']);
      expect(shown.headers).toMatchObject({
        'x-robots-tag': 'noindex',
        'cross-origin-resource-policy': 'same-origin',
      });
      await change({ is_hidden: true });
      expect(await served(address)).toBe(404);
      const mine = await test.inject(url);
      expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, max-age=30, must-revalidate']);
      await change({ is_hidden: false });
      expect(await served(address)).toBe(200);
    });

    it('AC-13 can be opened by its owner with a key that expires and is valid for one file', async () => {
      const first = (await upload(await picture(700))).json<Image>();
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
      ]) {
        expect(await served(`${plain(one)}?${attempt}`)).toBe(404);
      }
      await change({ is_hidden: false });
    });

    it('AC-11 deleting it keeps a file that another profile also uses', async () => {
      const file = await picture(333);
      const other = await insertUser(test.db, 'zwilling', { profile_type: 'JOB_SEEKER' });
      const otherProfile = await insertJobSeeker(test.db, other, 'zwilling');
      const auth = await signIn(test.databases, other);
      const { url } = (await upload(file, auth, { user: other, user_profile: otherProfile })).json<Image>();
      const { id } = (await upload(file)).json<Image>();
      await remove(id);
      expect(await served(url)).toBe(200);
    });

    it('AC-11 PP-22 is checked for type, then size, then resolution, each with its message', async () => {
      const gif = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } })
        .gif()
        .toBuffer();
      const cases: [Buffer, number, string][] = [
        [gif, 415, 'ungültiger Dateityp'],
        [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'ungültiger Dateityp'],
        [Buffer.concat([await picture(300), Buffer.alloc(600_001)]), 413, 'Die Datei ist zu groß'],
        [Buffer.concat([await picture(300), Buffer.alloc(3_000_000)]), 413, 'Die Datei ist zu groß'],
        [
          await picture(199, 300),
          422,
          'Das Bild muss zwischen 200 × 200 und 8.000 × 8.000 Pixel groß sein und darf höchstens 25 Megapixel haben.',
        ],
      ];
      for (const [content, status, text] of cases) {
        const response = await upload(content);
        expect([response.statusCode, response.json<ErrorBody>().error.details]).toEqual([status, { file: text }]);
      }
    });

    it('AC-11 can be changed by its owner only', async () => {
      const file = await picture(300);
      expect((await upload(file, {} as Auth)).statusCode).toBe(401);
      expect((await upload(file, stranger)).statusCode).toBe(403);
      expect((await upload(file, own, { user: user + 1 })).statusCode).toBe(403);
      expect((await upload(file, own, { user_profile: 'x' })).statusCode).toBe(422);
      const url = `${API}/media/user-profile/`;
      expect((await test.inject({ method: 'POST', url, headers: own, payload: {} })).statusCode).toBe(400);
    });
  });

  it('AC-13 no answer to others contains the last name', async () => {
    const employer = await newEmployer('neugierig', 'PREMIUM_TIER');
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@example.org' };
    const letter = { title: 'Tour', content: 'Text', recipient: user, contact_info };
    await test.inject({ method: 'POST', url: `${API}/message/`, headers: employer.auth, payload: letter });
    const application = { message: 'Text', email: 'kraft@example.org', consent: true };
    const applied = `${API}/company/${employer.company}/application/`;
    const { message_id } = (
      await test.inject({ method: 'POST', url: applied, headers: own, payload: application })
    ).json();
    const offer = await insertJobOffer(test.db, employer.company, 'neugierige-stelle');
    const ids: Record<string, number> = { message: message_id, 'job-offer': offer, profile, company: employer.company };
    const addresses = Object.entries(test.app.swagger().paths ?? {})
      .filter(([, operations]) => 'get' in (operations ?? {}))
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
    for (const url of addresses) {
      for (const headers of [{}, stranger, employer.auth]) {
        const { body, statusCode } = await test.inject({ url, headers });
        expect([url, body.includes('Sommerwind')]).toEqual([url, false]);
        if (statusCode === 200) answered++;
      }
    }
    // Makes sure that most calls answer with data, so that a name would be found.
    expect(answered).toBeGreaterThan(addresses.length);
  });
});
