import type {
  City,
  JobSeeker,
  JobSeekerMap,
  JobSeekerSearchAnswer,
  MessageList,
  ReceivedApplications,
  SitemapIndex,
  SitemapPage,
  Stats,
} from '@care/contracts/schemas';
import sharp from 'sharp';
import { diskStorage } from '../../platform/files/disk-storage';
import { alertJob } from '../saved-searches/send-alerts';
import { insertCities } from '../../testing/search/cities';
import { createCompany, createPerson, type Person } from '../../testing/people';
import { daysFromNow, insertJobSeeker } from '../../testing/rows';
import { appOfTests, type TestApp } from '../../testing/test-app';

const API = '/api-backend';
const SLUG = 'pflegekraft-0a1b2c3d4e';
const PSEUDONYM = 'Stille Weide';
const ROLES = [
  'visitor',
  'jobSeeker',
  'companyUser',
  'premiumOwner',
  'applicationOwner',
  'careSeeker',
  'staff',
] as const;
type Role = (typeof ROLES)[number];
interface Scene {
  test: TestApp;
  seeker: Person;
  profile: number;
  photo: string;
  people: Record<Exclude<Role, 'visitor'>, Person>;
}

/** Every state in which only the owner can see a profile, starting from a public one. */
const STATES: Record<string, (scene: Scene) => Promise<unknown>> = {
  hidden: ({ seeker, profile }) =>
    seeker.inject({ method: 'PATCH', url: `${API}/user/profile/${profile}/`, payload: { is_hidden: true } }),
  'of an unconfirmed address': ({ test, seeker }) => changeAccount(test, seeker, { email_verified_at: null }),
  'of a disabled account': ({ test, seeker }) => changeAccount(test, seeker, { disabled_at: new Date() }),
  'of an account that waits for its deletion': ({ seeker }) =>
    seeker.inject({ method: 'POST', url: `${API}/user/delete/`, payload: { password: 'Ein-langes-Kennwort-7' } }),
};

const changeAccount = (test: TestApp, { id }: Person, change: object) =>
  test.db.updateTable('user_account').set(change).where('id', '=', id).execute();

/** Every way to read the profile: whether a user in that role gets it. */
const WAYS: Record<string, (scene: Scene, role: Role) => Promise<boolean>> = {
  search: async (scene, role) =>
    (await search(scene, role, 'city_slug=köln')).results.some(({ slug }) => slug === SLUG),
  'search without a place': async (scene, role) => (await search(scene, role, '')).count > 0,
  'facets of the search': async (scene, role) =>
    (await search(scene, role, '')).meta.facets.qualifications.some(({ count }) => count > 0),
  map: async (scene, role) =>
    (await get<JobSeekerMap>(scene, role, '/user/profile/search/map/?city_slug=köln&zoom=9')).features.length > 0,
  'figures of the town': async (scene, role) =>
    (await get<City>(scene, role, `/city/${encodeURIComponent('köln')}/`)).counts.staff > 0,
  'figures of the site': async (scene, role) => (await get<Stats>(scene, role, '/stats/')).job_seekers > 0,
  'by slug': (scene, role) => answers(scene, role, `/user/profile/by-slug/${SLUG}/`),
  photo: (scene, role) => answers(scene, role, scene.photo.replace(API, '')),
  contact: async (scene, role) => {
    const contact_info = { name: 'Paul', lastname: 'Plus', email: 'paul@beispiel.example' };
    const payload = { title: 'Stelle', content: 'Guten Tag', recipient: scene.seeker.id, contact_info };
    return (await as(scene, role, { method: 'POST', url: `${API}/message/`, payload })).statusCode === 201;
  },
  sitemap: async (scene, role) => {
    const { maps } = await get<SitemapIndex>(scene, role, '/sitemap/');
    const pages = await Promise.all(
      maps.map(({ kind, page }) => get<SitemapPage>(scene, role, `/sitemap/${kind}/?page=${page}`)),
    );
    return pages.some(({ entries }) => entries.some(({ path }) => path.includes(SLUG)));
  },
  'alert of a saved search': async ({ test, people }, role) => {
    if (role === 'visitor') return false;
    const { id, email } = people[role];
    const row = {
      user_id: id,
      kind: 'JOB_SEEKER' as const,
      query: '',
      unsubscribe_key: `key-${role}-${Math.random()}`,
    };
    const seen = (await test.mails(email)).length;
    await test.db.deleteFrom('saved_search').execute();
    await test.db
      .insertInto('saved_search')
      .values({ ...row, frequency: 'DAILY', confirmed_at: daysFromNow(-2), checked_at: daysFromNow(-2) })
      .execute();
    await test.app.jobs.perform(alertJob('DAILY'));
    return (await test.mails(email)).slice(seen).some(({ text_body }) => text_body.includes(SLUG));
  },
  'the application that was sent': async (scene, role) => {
    const response = await as(scene, role, { url: `${API}/company/application/` });
    if (response.statusCode !== 200) return false;
    return response.json<ReceivedApplications>().results.some(({ applicant }) => applicant.slug ?? applicant.image);
  },
  'the message that was sent': async (scene, role) => {
    const response = await as(scene, role, { url: `${API}/message/` });
    if (response.statusCode !== 200) return false;
    return response.json<MessageList>().results.some(({ counterparty }) => counterparty?.slug ?? counterparty?.image);
  },
};
/** Others cannot read a profile by id in any state. */
const NO_WAYS = ['', 'preview/', 'visitors/'];

const as = (scene: Scene, role: Role, request: { method?: 'GET' | 'POST'; url: string; payload?: object }) =>
  role === 'visitor' ? scene.test.inject(request) : scene.people[role].inject(request);

async function get<Answer>(scene: Scene, role: Role, path: string): Promise<Answer> {
  const response = await as(scene, role, { url: API + path });
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
}

const answers = async (scene: Scene, role: Role, path: string): Promise<boolean> =>
  (await as(scene, role, { url: API + path })).statusCode === 200;
const search = (scene: Scene, role: Role, query: string) =>
  get<JobSeekerSearchAnswer>(scene, role, `/user/profile/search/?${query}`);

async function makeScene(test: TestApp): Promise<Scene> {
  await insertCities(test.db);
  const seeker = await createPerson(test, 'weide', { profile_type: 'JOB_SEEKER' });
  const profile = await insertJobSeeker(test.db, seeker.id, SLUG, { visible_name: PSEUDONYM, qualifications_mask: 1 });
  const spot = { address: '50667 Köln', city: 'Köln', lat: 50.93, lon: 6.95 };
  await test.db
    .insertInto('job_seeker_localization')
    .values({ job_seeker_id: profile, position: 1, ...spot })
    .execute();
  const picture = sharp({ create: { width: 320, height: 320, channels: 3, background: '#234b78' } });
  const photo = await diskStorage(test.app.settings.DATA_DIR).put(await picture.webp().toBuffer(), 'webp');
  await test.db
    .insertInto('job_seeker_image')
    .values({
      job_seeker_id: profile,
      url: photo,
      width: 320,
      height: 320,
      variants: JSON.stringify([{ w: 320, url: photo }]),
    })
    .execute();
  const people = {
    jobSeeker: await createPerson(test, 'andere', { profile_type: 'JOB_SEEKER' }),
    companyUser: await createPerson(test, 'ohne', { profile_type: 'CARE_PROVIDER' }),
    premiumOwner: await createPerson(test, 'premium', { profile_type: 'CARE_PROVIDER' }),
    applicationOwner: await createPerson(test, 'arbeitgeber', { profile_type: 'CARE_PROVIDER' }),
    careSeeker: await createPerson(test, 'angehoerige'),
    staff: await createPerson(test, 'redaktion', { is_staff: true }),
  };
  await createCompany(test, 'premium', people.premiumOwner.id);
  const employer = await createCompany(test, 'arbeitgeber', people.applicationOwner.id);
  await test.db.updateTable('company').set({ subscription: 'PREMIUM_TIER' }).execute();
  const application = { message: 'Guten Tag', email: 'weide@beispiel.example', consent: true };
  await seeker.inject({ method: 'POST', url: `${API}/company/${employer}/application/`, payload: application });
  return { test, seeker, profile, photo, people };
}

const EVERY_WAY = Object.entries(WAYS).flatMap(([way, reaches]) => ROLES.map((role) => [way, role, reaches] as const));

/** The roles that can read a public profile; this checks the ways themselves. */
function expectedWhenPublic(way: string, role: Role): boolean {
  if (way === 'sitemap') return false;
  if (way === 'contact') return role === 'premiumOwner' || role === 'applicationOwner';
  if (way === 'alert of a saved search') return role !== 'visitor';
  if (way.startsWith('the ')) return role === 'applicationOwner';
  return true;
}

describe('a public profile', () => {
  const test = appOfTests();
  let scene: Scene;
  beforeAll(async () => void (scene = await makeScene(test)));

  it.each(EVERY_WAY)('AC-13 %s, %s: is readable for the permitted roles', async (way, role, reaches) => {
    expect(await reaches(scene, role)).toBe(expectedWhenPublic(way, role));
  });
});

describe.each(Object.entries(STATES))('a profile that is %s', (_state, hide) => {
  const test = appOfTests();
  let scene: Scene;
  beforeAll(async () => {
    scene = await makeScene(test);
    await hide(scene);
  });

  it.each(EVERY_WAY)('AC-13 AC-20 %s, %s: is not readable', async (_way, role, reaches) => {
    expect(await reaches(scene, role)).toBe(false);
  });

  it.each(NO_WAYS.flatMap((end) => ROLES.map((role) => [role, end] as const)))(
    'AC-13 %s cannot read it by its id: %s',
    async (role, end) => {
      const { statusCode } = await as(scene, role, { url: `${API}/user/profile/${scene.profile}/${end}` });
      expect(statusCode).toBe(role === 'visitor' ? 401 : 404);
    },
  );
});

describe('its owner', () => {
  const test = appOfTests();
  let scene: Scene;
  beforeAll(async () => void (scene = await makeScene(test)));
  const own = async (path: string) => {
    const response = await scene.seeker.inject({ url: `${API}/user/profile/${path}` });
    expect(response.statusCode).toBe(200);
    return response.json<JobSeeker>();
  };

  it('AC-08 AC-20 can read the own profile and photo while nobody else can, and gets the reason', async () => {
    expect(await own(`by-slug/${SLUG}/`)).toMatchObject({ is_hidden: false, is_public: true });
    await changeAccount(test, scene.seeker, { email_verified_at: null });
    expect(await own(`by-slug/${SLUG}/`)).toMatchObject({ is_hidden: false, is_public: false });
    for (const path of [`by-slug/${SLUG}/`, `${scene.profile}/`, `${scene.profile}/preview/`]) {
      const { image } = await own(path);
      for (const url of [image?.url, image?.variants[0]?.url])
        expect((await test.inject(url ?? '')).statusCode).toBe(200);
    }
    expect((await test.inject(scene.photo)).statusCode).toBe(404);
  });

  it('AC-20 is a new hit of a saved search when the address is confirmed, however long after registering', async () => {
    const { id, email } = scene.people.premiumOwner;
    await changeAccount(test, scene.seeker, { email_verified_at: new Date() });
    await test.db
      .updateTable('job_seeker')
      .set({ created_at: daysFromNow(-9) })
      .execute();
    const row = { user_id: id, kind: 'JOB_SEEKER' as const, query: '', unsubscribe_key: 'key' };
    await test.db
      .insertInto('saved_search')
      .values({ ...row, frequency: 'DAILY', confirmed_at: daysFromNow(-2), checked_at: daysFromNow(-1) })
      .execute();
    await test.app.jobs.perform(alertJob('DAILY'));
    expect((await test.mails(email)).at(-1)?.text_body).toContain(SLUG);
  });
});
