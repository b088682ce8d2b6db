import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { RATING_CATEGORIES } from '@care/contracts/vocabulary';
import type { InjectOptions } from 'fastify';
import fc from 'fast-check';
import sharp from 'sharp';
import {
  insertCologne,
  insertCompany,
  insertContent,
  insertJobOffer,
  insertJobSeeker,
  insertMedia,
  insertRating,
  insertUser,
  signIn,
  type Auth,
} from '../testing/rows';
import { TestBrowser } from '../testing/browser';
import { companyEntry } from '../testing/company-entry';
import { runs } from '../testing/runs';
import { appOfTests, type TestApp } from '../testing/test-app';
import { uploadForm } from '../testing/upload-form';
import type { RateLimitRule } from '../platform/http/rate-limit';

/** The owner of the test company and the company: the first rows of their tables. */
const FIRST = 1;
const PRODUCT = 1001;

/** One row of everything, so that every call has data for its answer. */
async function insertOneOfEach({ db }: TestApp): Promise<Record<string, number>> {
  const owner = await insertUser(db, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
  const user = await insertUser(db, 'nutzer');
  const company = await insertCompany(db, 'haus', { subscription: 'PLUS_TIER', owner_id: owner });
  for (const kind of ['LOGO', 'MAIN_IMAGE', 'GALLERY'] as const) await insertMedia(db, company, kind);
  const endingOffer = await insertJobOffer(db, company, 'endet');
  await insertRating(db, company, user);
  const jobSeekerUser = await insertUser(db, 'kraft', { profile_type: 'JOB_SEEKER' });
  const jobSeeker = await insertJobSeeker(db, jobSeekerUser, 'kraft');
  const ownRating = await insertRating(db, company, jobSeekerUser);
  const provider = await insertUser(db, 'anbieterin', { profile_type: 'CARE_PROVIDER' });
  await insertCologne(db);
  await insertContent(db, 'product_category', 'betten', { fields: { name: 'Betten' } });
  await insertContent(db, 'product', 'bett', { id: PRODUCT, fields: { category: 'betten' } });
  return { owner, user, company, endingOffer, jobSeekerUser, jobSeeker, ownRating, provider };
}

/** Who sends a call: a visitor, any user, the job seeker, a company user without a company, or the company's owner. */
type Caller = 'visitor' | 'user' | 'jobSeeker' | 'provider' | 'owner';

interface Call {
  by: Caller;
  /** Method and path, without the prefix of the API; `{…}` is replaced by an id of the test data. */
  call: string;
  /** Members of the answer as the specification names them. */
  answer: string[];
  status: number;
  /** The whole answer, if it is a plain list. */
  list?: string[];
  body?: Record<string, unknown>;
  /** Text fields of a multipart form whose `file` is a picture; `{…}` is replaced as in the path. */
  upload?: Record<string, string>;
  form?: Record<string, string>;
  /** The name by which later calls use the id of the answer. */
  as?: string;
}

const call = (by: Caller, text: string, answer: string[] = [], more: Partial<Call> = {}): Call => ({
  by,
  call: text,
  answer,
  status: 200,
  ...more,
});

/** One change of each section that the specification names (PP-06). */
const COMPANY_CHANGES: Record<string, unknown>[] = [
  { name: 'Haus', phone: '0221 5550123', website: '', street: 'Lindenstraße 12, 50733 Köln, Deutschland' },
  { name: 'Haus', phone: '', website: '', street: 'Lindenstraße 12, 50733 Köln, Deutschland' },
  { services: ['stationare-pflege'] },
  { features: [1] },
  { additional_features: ['Garten'] },
  { description: 'Text', activities: 'Text' },
];
const PROFILE_CHANGES: Record<string, unknown>[] = [
  { certificates: ['Praxisanleitung'] },
  { description: 'Seit zehn Jahren in der Pflege.' },
  { additional_requirements: ['keine Nachtdienste'] },
  {
    gender: 'FEMALE',
    localizations: [{ address: '50667 Köln', coords: { type: 'Point', coordinates: [6.95, 50.93] }, radius: 20 }],
    qualifications: ['Pflegehilfskraft'],
    is_open_for_offers: true,
  },
];
const ACCOUNT = {
  ...{ username: 'neue.nutzerin', first_name: 'Nina', last_name: 'Neu', email: 'nina@example.org' },
  ...{ password: 'Regenbogen-Forelle-7', password2: 'Regenbogen-Forelle-7' },
  ...{ newsletter: false, consents: true, profile_type: 'CARE_PROVIDER' },
};
const RATING = {
  ...{ company: FIRST, author: FIRST, category: 'VISITOR', preferred_author_name: 'Ein Besucher' },
  ...{ review_summary: 'Gut', description: '' },
  ...Object.fromEntries(RATING_CATEGORIES.flatMap((name) => [[name, 4] as const, [`${name}_comment`, ''] as const])),
};
const MESSAGE = {
  ...{ title: 'Freier Platz?', content: 'Guten Tag, haben Sie einen Platz?', recipient: FIRST },
  contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '' },
};
const INQUIRY = {
  ...{ product: PRODUCT, first_name: 'Anke', last_name: 'Berger', address: 'Domstraße 1' },
  ...{ postcode_and_place: '50668 Köln', email: 'anke@example.org', phone: '0221 4711' },
  ...{ message: 'Passt es in ein kleines Zimmer?', consent: true, communication_consent: true },
};
const REPORT = { rating: 1, author: 1, title: 'Falsche Behauptungen', description: 'Das war nicht bei uns.' };
const VIDEO = { user: FIRST, company: FIRST, file_name: 'rundgang.mp4', order: 1 };
const PHOTO = { user: '{jobSeekerUser}', user_profile: '{jobSeeker}', url: '' };
const UNKNOWN = { username: 'niemand', password: 'falsch' };
const created = (body: Record<string, unknown>) => ({ body, status: 201 });
const upload = { user: '{owner}', company: '{company}', url: '' };
const PICTURES = ['company-logo', 'company-main-image', 'company-gallery/image'];
const error = { status: 422, answer: ['error'] };
const form = {};

/** The calls of the specification (P7 and A7), each with exactly its method, path and payload. */
const CALLS: Call[] = [
  call('visitor', 'GET /api/auth/session'),
  call('visitor', 'GET /api/auth/csrf', ['csrfToken']),
  call('visitor', 'GET /api/auth/providers', ['credentials']),
  call('visitor', 'POST /api/auth/signin', ['url'], { form }),
  call('visitor', 'POST /api/auth/signin/credentials', ['url'], { form }),
  call('visitor', 'POST /api/auth/callback/credentials', ['url'], { form: UNKNOWN, status: 401 }),
  call('visitor', 'POST /api/auth/session', [], { form }),
  call('visitor', 'POST /api/auth/signout', ['url'], { form }),
  call('visitor', 'POST /api/auth/_log', [], { form }),
  call('visitor', 'POST /auth/register/', [], created(ACCOUNT)),
  call('visitor', 'POST /auth/register/', [], { body: { profile_type: 'CARE_PROVIDER' }, ...error }),
  call('provider', 'POST /auth/company/register/', ['id'], created(companyEntry)),
  call('provider', 'POST /auth/company/register/', [], { body: {}, ...error }),
  call('user', 'GET /user/details/', [
    ...['pk', 'username', 'first_name', 'last_name', 'email', 'profile_type', 'slug', 'profile', 'company'],
    ...['backend_permission_group_name', 'backend_period_name', 'email_notifications', 'followed_companies'],
    ...['followed_companies_count', 'requested_ownerships'],
  ]),
  call('user', 'POST /user/toggle-email-notifications/', ['email_notifications']),
  call('visitor', 'GET /company/details/{company}/', ['logo', 'main_image', 'gallery']),
  ...COMPANY_CHANGES.map((body) => call('owner', 'PATCH /company/details/{company}/', Object.keys(body), { body })),
  call('owner', 'PATCH /company/profile/{company}/', ['benefits'], { body: { benefits: ['Garten'] } }),
  call('owner', 'DELETE /company/job-offer/{endingOffer}/', [], { status: 204 }),
  call('visitor', 'GET /company/services/', ['services']),
  call('visitor', 'GET /company/services', ['services']),
  call('visitor', 'GET /city/suggest/?phrase=K%C3%B6&freetext=false', [], { list: ['Köln'] }),
  call('visitor', 'GET /page-builder?source_type=FOOTER', ['html', 'css', 'js']),
  call('visitor', 'GET /page-builder/?source_type=FOOTER', ['html', 'css', 'js']),
  call('user', 'POST /company/toggle-follow/', ['company', 'is_followed'], { body: { company: FIRST } }),
  call('user', 'GET /user/followed-companies/?limit=10&offset=0', ['results', 'count']),
  call('visitor', 'POST /message/', ['id', 'title', 'created_at', 'status', 'thread', 'quota'], created(MESSAGE)),
  call('visitor', 'POST /message/', [], { body: { recipient: FIRST }, ...error }),
  call('user', 'GET /message/?unread=5', ['count']),
  call('user', 'GET /message/', ['results']),
  call('visitor', 'GET /rating/list/{company}/?limit=10&offset=0', ['results', 'count']),
  call('provider', 'POST /rating/', ['id', 'status'], created(RATING)),
  call('jobSeeker', 'PATCH /rating/{ownRating}/', ['review_summary', 'viewer'], { body: RATING }),
  call('jobSeeker', 'GET /rating/list/user/?limit=5&offset=0', ['results', 'count']),
  call('provider', 'POST /rating/report/', ['reference', 'status'], created(REPORT)),
  call('provider', 'POST /rating/report/', [], { body: { ...REPORT, title: '', description: '' }, ...error }),
  call('provider', 'POST /rating/response/', [], { body: { rating: 1, author: FIRST, description: '' }, ...error }),
  call('jobSeeker', 'DELETE /rating/{ownRating}/', [], { status: 204 }),
  call('visitor', 'GET /user/profile/qualifications/', ['qualifications']),
  call('jobSeeker', 'GET /user/profile/{jobSeeker}/', ['image']),
  ...PROFILE_CHANGES.map((body) => call('jobSeeker', 'PATCH /user/profile/{jobSeeker}/', Object.keys(body), { body })),
  call('jobSeeker', 'POST /media/user-profile/', ['id', 'url'], { upload: PHOTO, status: 201, as: 'photo' }),
  call('jobSeeker', 'DELETE /media/user-profile/{photo}/', [], { status: 204 }),
  call('owner', 'POST /media/company-gallery/video/signed-url/', ['url'], created(VIDEO)),
  ...PICTURES.map((as) =>
    call('owner', `POST /media/${as}/`, ['id', 'url'], { upload, status: 201, as: as.replace('/', '-') }),
  ),
  call('owner', 'PUT /media/company-gallery/image/{company-gallery-image}/', ['id', 'url'], { upload }),
  ...PICTURES.map((as) => call('owner', `DELETE /media/${as}/{${as.replace('/', '-')}}/`, [], { status: 204 })),
  call('visitor', 'POST /product/inquiry/', ['id', 'reference'], created(INQUIRY)),
];

/** Paths with a place-holder for user input. */
const bySlug = ['company/by-slug/*/', 'user/profile/by-slug/*/', 'content/article/*/', 'product/category/*/'];
const paths = [
  ...bySlug,
  'company/details/*/',
  'company/job-offer/*/',
  'company/job-offer/by-slug/haus/*/',
  'company/*/job-offers/',
  'rating/*/',
  'rating/list/*/',
  'product/by-slug/*/x/',
  'content/guide/*/',
];
const queried = [
  'rating/list/1/',
  'company/1/job-offers/',
  'company/cards/',
  'company/compare/',
  'content/article/',
  'content/guide/',
  'page-builder',
];
const parameters = ['limit', 'offset', 'category', 'sort', 'min', 'status', 'source_type', 'ids', '__proto__'];
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.integer().map(String),
  fc.constantFrom('0', '-1', '1e9', '9'.repeat(25), '..', "' or 1=1 --", '\u0000', 'null', '{}', 'x'.repeat(400)),
);
const pairs = fc.array(fc.tuple(fc.constantFrom(...parameters), typed), { maxLength: 5 });
/** The cells of each row of a table in docs/, without its heading. */
const rowsOf = (table: string): string[][] =>
  parse(readFileSync(path.join(import.meta.dirname, '../../../docs', table), 'utf8'), { from: 2 });

const SPANS: Record<number, string> = {
  60: 'a minute',
  600: 'in 10 minutes',
  900: 'in 15 minutes',
  3600: 'an hour',
  86_400: 'a day',
};
const limitOf = ({ limit, windowSeconds }: RateLimitRule): string =>
  `${limit} ${SPANS[windowSeconds] ?? windowSeconds}`;
/** The time of day of a schedule, as the page writes it; undefined for a job that runs several times a day. */
function clockOf(cron: string): string | undefined {
  const [minute, hour] = cron.split(' ');
  return hour === '*' ? undefined : `${hour}:${minute?.padStart(2, '0')}`;
}

describe('calls of the API', () => {
  const test = appOfTests();
  const tokens: Partial<Record<Caller, Auth>> = {};
  let ids: Record<string, number>;
  let picture: Buffer;
  beforeAll(async () => {
    ids = await insertOneOfEach(test);
    for (const caller of ['user', 'jobSeeker', 'provider', 'owner'] as const)
      tokens[caller] = await signIn(test.databases, ids[caller === 'jobSeeker' ? 'jobSeekerUser' : caller] ?? 0);
    const blue = { width: 300, height: 300, channels: 3, background: '#234b78' } as const;
    picture = await sharp({ create: blue }).png().toBuffer();
  });

  const filled = (text: string) => text.replace(/\{([\w-]+)\}/g, (_, name: string) => String(ids[name]));
  const requestFor = async ({ by, call: text, body, form: fields, upload: parts }: Call): Promise<InjectOptions> => {
    const [method, path = ''] = filled(text).split(' ') as ['GET' | 'POST', string];
    const url = path.startsWith('/api/') ? path : `/api-backend${path}`;
    const headers = tokens[by] ?? {};
    if (parts) {
      const named = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, filled(value)]));
      return { method, url, ...uploadForm(named, { name: 'foto.png', content: picture }, headers) };
    }
    // The type is JSON in every call, also in one without a body.
    const json = { 'content-type': 'application/json', ...headers };
    if (!fields) return { method, url, headers: json, ...(body && { payload: body }) };
    const browser = new TestBrowser(test);
    const sent = { csrfToken: await browser.csrfToken(), callbackUrl: 'http://localhost:80/profile', json: 'true' };
    const payload = new URLSearchParams({ ...fields, ...sent });
    const formHeaders = { cookie: browser.jar.header, 'content-type': 'application/x-www-form-urlencoded' };
    return { method, url, headers: formHeaders, payload: payload.toString() };
  };

  // In their order: a call may need what one before it has made.
  it('SH-23 each answers with its status and its members', async () => {
    for (const one of CALLS) {
      const response = await test.inject(await requestFor(one));
      expect([one.call, response.statusCode]).toEqual([one.call, one.status]);
      const body: unknown = response.body && response.json();
      for (const member of one.answer) expect(body).toHaveProperty(member);
      if (one.list) expect(body).toEqual(one.list);
      if (one.as) ids[one.as] = (body as { id: number }).id;
    }
  });
});

describe('arbitrary input in an address', () => {
  const test = appOfTests();
  beforeAll(async () => {
    const id = await insertCompany(test.db, 'haus', { subscription: 'PLUS_TIER' });
    await insertJobOffer(test.db, id, 'stelle');
    await insertRating(test.db, id, null);
  });

  const status = async (url: string) => (await test.inject(`/api-backend/${url}`)).statusCode;

  it('SH-23 in a path is answered and never causes a server error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), typed, async (path, text) => {
        expect(await status(path.replace('*', encodeURIComponent(text)))).toBeLessThan(500);
      }),
      { numRuns: runs(60, 200) },
    );
  });

  it('SH-01 gets 404, also if it is too long or cannot be decoded', async () => {
    for (const text of ['x'.repeat(400), '\u0000', '😀'])
      for (const path of [...bySlug, 'city/*/'])
        expect([path, text, await status(path.replace('*', encodeURIComponent(text)))]).toEqual([path, text, 404]);
  });

  it('SH-23 in a query is answered with 200, or 404 for an unknown block', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...queried), pairs, async (path, chosen) => {
        const query = new URLSearchParams(chosen).toString();
        expect(await status(`${path}?${query}`)).toBe(path === 'page-builder' ? 404 : 200);
      }),
      { numRuns: runs(60, 200) },
    );
  });

  it('SH-23 that is not valid at all causes no server error', async () => {
    for (const url of [
      ...['company/by-slug/%E0%A4%A/', 'company/by-slug/%ED%A0%80/', 'rating/list/1/?limit=%E0%A4%A'],
      `rating/1/?${'x'.repeat(10_000)}`,
    ])
      expect(await status(url)).toBeLessThan(500);
  });
});

describe('the documents of operations', () => {
  const test = appOfTests({ isAlone: true });

  it('lists every rate limit with its number, its time and the counted caller', () => {
    const written = rowsOf('rate-limits.csv').map(([rule, , limit, caller]) => [rule, limit, caller?.split(',')[0]]);
    const defined = test.app.domains
      .flatMap(({ limits = {} }) => Object.values(limits))
      .map((rule) => [rule.name, limitOf(rule), rule.key === 'user' ? 'person' : 'address']);
    expect(written.toSorted()).toEqual(defined.toSorted());
  });

  it('SR-22 lists every scheduled job, and the hour of those that run once a day or a week; alerts are sent in Berlin time', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query<{ name: string; cron: string; timezone: string }>(
      'select name, cron, timezone from jobs.schedule order by name',
    );
    const timezone = 'Europe/Berlin';
    expect(rows.filter(({ name }) => name.startsWith('alerts-'))).toEqual([
      { name: 'alerts-daily', cron: '0 7 * * *', timezone },
      { name: 'alerts-instant', cron: '*/10 * * * *', timezone },
      { name: 'alerts-weekly', cron: '0 7 * * 1', timezone },
    ]);
    const written = rowsOf('jobs.csv');
    // It is scheduled only if videos are kept in a bucket.
    const scheduled = [...rows.map(({ name }) => name), 'take-stored-videos'];
    expect(written.map(([name]) => name).toSorted()).toEqual(scheduled.toSorted());
    const withoutClock = rows.filter(
      ({ name, cron }) => !written.some(([job, , when]) => job === name && when?.includes(clockOf(cron) ?? '')),
    );
    expect(withoutClock).toEqual([]);
  });
});
