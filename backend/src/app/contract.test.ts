import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import fc from 'fast-check';
import { signIn, insertCompany, insertJobOffer, insertRating } from '../testing/rows';
import type { Call } from '../testing/api-call';
import { TestBrowser } from '../testing/browser';
import { companyEntry } from '../testing/company-entry';
import { COMPANY_CHANGES, COMPANY_MEDIA_CALLS, INQUIRY, seedContract, UPLOADED_THINGS } from '../testing/contract-seed';
import { RATING_CALLS } from '../testing/rating-calls';
import { SPECIFIED_CALLS, type SpecifiedCall } from '../testing/specified-calls';
import { runs } from '../testing/runs';
import { appOfTests } from '../testing/test-app';
import { uploadForm } from '../testing/upload-form';
import { rateLimits, type RateLimitRule } from '../platform/http/rate-limit';

const API = '/api-backend';
/** The owner of the test company; the first account of a new database. */
const FIRST_USER = 1;
const FIRST_COMPANY = 1;
/** A report of a rating, or an answer to one, without texts. */
const emptyText = (to: string, body: Record<string, unknown>): Call => ({
  ...{ method: 'POST', path: `${API}/rating/${to}/`, token: 'provider', body, status: 422, answer: ['error'] },
});
const asOwner = (method: Call['method'], path: string, route: string) =>
  ({ method, path: API + path, route: API + route, token: 'owner' }) as const;
/** The built calls of `SPECIFIED_CALLS`, with exactly their method, path and payload. */
const specified: Call[] = [
  {
    method: 'GET',
    path: `${API}/company/details/{company}/`,
    route: `${API}/company/details/:id/`,
    answer: ['logo', 'main_image', 'gallery'],
  },
  ...COMPANY_CHANGES.map((body): Call => ({
    ...asOwner('PATCH', '/company/details/{company}/', '/company/details/:id/'),
    body,
    answer: Object.keys(body),
  })),
  {
    ...asOwner('PATCH', '/company/profile/{company}/', '/company/profile/:id/'),
    body: { benefits: ['Garten'] },
    answer: ['benefits'],
  },
  { ...asOwner('DELETE', '/company/job-offer/{endingOffer}/', '/company/job-offer/:id/'), answer: [], status: 204 },
  { method: 'GET', path: `${API}/company/services/`, answer: ['services'] },
  { method: 'GET', path: `${API}/user/profile/qualifications/`, answer: ['qualifications'] },
  { method: 'GET', path: `${API}/city/suggest/?phrase=K%C3%B6&freetext=false`, answer: [] },
  {
    method: 'GET',
    path: `${API}/page-builder?source_type=FOOTER`,
    route: `${API}/page-builder/`,
    answer: ['html', 'css', 'js'],
  },
  { method: 'GET', path: '/api/auth/session', answer: [] },
  { method: 'GET', path: '/api/auth/csrf', answer: ['csrfToken'] },
  { method: 'GET', path: '/api/auth/providers', answer: ['credentials'] },
  { method: 'POST', path: '/api/auth/signin', form: {}, answer: ['url'] },
  {
    method: 'POST',
    path: '/api/auth/signin/credentials',
    route: '/api/auth/signin/:provider',
    form: {},
    answer: ['url'],
  },
  {
    method: 'POST',
    path: '/api/auth/callback/credentials',
    route: '/api/auth/callback/:provider',
    form: { username: 'niemand', password: 'falsch' },
    status: 401,
    answer: ['url'],
  },
  { method: 'POST', path: '/api/auth/session', form: {}, answer: [] },
  { method: 'POST', path: '/api/auth/signout', form: {}, answer: ['url'] },
  { method: 'POST', path: '/api/auth/_log', form: {}, answer: [] },
  {
    method: 'GET',
    path: `${API}/user/details/`,
    token: true,
    answer: [
      ...['pk', 'username', 'first_name', 'last_name', 'email', 'profile_type', 'slug', 'profile', 'company'],
      ...['backend_permission_group_name', 'backend_period_name', 'email_notifications', 'followed_companies'],
      ...['followed_companies_count', 'requested_ownerships'],
    ],
  },
  {
    method: 'POST',
    path: `${API}/auth/register/`,
    body: {
      username: 'neue.nutzerin',
      first_name: 'Nina',
      last_name: 'Neu',
      email: 'nina@example.org',
      password: 'Regenbogen-Forelle-7',
      password2: 'Regenbogen-Forelle-7',
      newsletter: false,
      consents: true,
      profile_type: 'CARE_PROVIDER',
    },
    status: 201,
    answer: [],
  },
  {
    method: 'POST',
    path: `${API}/auth/register/`,
    body: { profile_type: 'CARE_PROVIDER' },
    status: 422,
    answer: ['error'],
  },
  {
    method: 'POST',
    path: `${API}/auth/company/register/`,
    token: 'provider',
    body: companyEntry,
    status: 201,
    answer: ['id'],
  },
  {
    method: 'POST',
    path: `${API}/auth/company/register/`,
    token: 'provider',
    body: {},
    status: 422,
    answer: ['error'],
  },
  { method: 'POST', path: `${API}/user/toggle-email-notifications/`, token: true, answer: ['email_notifications'] },
  {
    method: 'GET',
    path: `${API}/user/profile/{jobSeeker}/`,
    route: `${API}/user/profile/:id/`,
    token: 'jobSeeker',
    answer: ['image'],
  },
  {
    method: 'GET',
    path: `${API}/rating/list/{company}/?limit=10&offset=0`,
    route: `${API}/rating/list/:company_id/`,
    answer: ['results', 'count'],
  },
  ...RATING_CALLS,
  {
    method: 'POST',
    path: `${API}/message/`,
    body: {
      title: 'Freier Platz?',
      content: 'Guten Tag, haben Sie einen Platz?',
      recipient: FIRST_USER,
      contact_info: { name: 'Anke', lastname: 'Berger', email: 'anke@example.org', phone: '' },
    },
    status: 201,
    answer: ['id', 'title', 'created_at', 'status', 'thread', 'quota'],
  },
  emptyText('report', { rating: 1, author: FIRST_USER, title: '', description: '' }),
  emptyText('response', { rating: 1, author: FIRST_USER, description: '' }),
  { method: 'POST', path: `${API}/message/`, body: { recipient: FIRST_USER }, status: 422, answer: ['error'] },
  { method: 'GET', path: `${API}/message/?unread=5`, token: true, answer: ['count'] },
  { method: 'GET', path: `${API}/message/`, token: true, answer: ['results'] },
  {
    method: 'POST',
    path: `${API}/company/toggle-follow/`,
    token: true,
    body: { company: FIRST_COMPANY },
    answer: ['company', 'is_followed'],
  },
  {
    method: 'GET',
    path: `${API}/user/followed-companies/?limit=10&offset=0`,
    token: true,
    answer: ['results', 'count'],
  },
  ...[
    { certificates: ['Praxisanleitung'] },
    { description: 'Seit zehn Jahren in der Pflege.' },
    { additional_requirements: ['keine Nachtdienste'] },
    {
      gender: 'FEMALE',
      localizations: [{ address: '50667 Köln', coords: { type: 'Point', coordinates: [6.95, 50.93] }, radius: 20 }],
      qualifications: ['Pflegehilfskraft'],
      is_open_for_offers: true,
    },
  ].map((body): Call => ({
    method: 'PATCH',
    path: `${API}/user/profile/{jobSeeker}/`,
    route: `${API}/user/profile/:id/`,
    token: 'jobSeeker',
    body,
    answer: Object.keys(body),
  })),
  {
    method: 'POST',
    path: `${API}/media/user-profile/`,
    token: 'jobSeeker',
    upload: { user: '{jobSeekerUser}', user_profile: '{jobSeeker}', url: '' },
    status: 201,
    answer: ['id', 'url'],
  },
  ...COMPANY_MEDIA_CALLS.map((call): Call => ({ ...call, token: 'owner' })),
  {
    method: 'DELETE',
    path: `${API}/media/user-profile/{photo}/`,
    route: `${API}/media/user-profile/:id/`,
    token: 'jobSeeker',
    status: 204,
    answer: [],
  },
  { method: 'POST', path: `${API}/product/inquiry/`, body: INQUIRY, status: 201, answer: ['id', 'reference'] },
];
/** Calls that the specification does not define and this API adds. */
const ours: Call[] = [
  { method: 'GET', path: `${API}/company/search/`, answer: ['count', 'results', 'meta'] },
  { method: 'GET', path: `${API}/company/search/map/`, answer: ['type', 'features'] },
  { method: 'GET', path: `${API}/company/search/count/`, answer: ['count'] },
  { method: 'GET', path: `${API}/company/features/`, answer: ['features'] },
  { method: 'GET', path: `${API}/company/benefits/`, answer: ['benefits'] },
  {
    method: 'GET',
    path: `${API}/company/by-slug/haus/`,
    route: `${API}/company/by-slug/:slug/`,
    answer: ['profile', 'ratings', 'viewer', 'canonical_path'],
  },
  { method: 'GET', path: `${API}/company/job-offer/search/`, answer: ['count', 'results', 'meta'] },
  { method: 'GET', path: `${API}/company/job-offer/search/map/`, answer: ['type', 'features'] },
  {
    method: 'GET',
    path: `${API}/company/job-offer/{jobOffer}/`,
    route: `${API}/company/job-offer/:id/`,
    answer: ['id', 'slug', 'title', 'employment_type', 'company'],
  },
  {
    method: 'GET',
    path: `${API}/company/job-offer/by-slug/haus/stelle/`,
    route: `${API}/company/job-offer/by-slug/:company_slug/:offer_slug/`,
    answer: ['id', 'slug', 'title', 'employment_type', 'company'],
  },
  {
    method: 'GET',
    path: `${API}/company/{company}/job-offers/`,
    route: `${API}/company/:id/job-offers/`,
    answer: ['count', 'results'],
  },
  { method: 'GET', path: `${API}/message/`, token: true, answer: ['count', 'results'] },
  {
    method: 'GET',
    path: `${API}/message/{message}/`,
    route: `${API}/message/:id/`,
    token: true,
    answer: ['id', 'title', 'content', 'contact_info', 'read_at', 'thread'],
  },
  {
    method: 'PATCH',
    path: `${API}/message/{message}/`,
    route: `${API}/message/:id/`,
    token: true,
    body: { read: true },
    answer: ['id', 'read_at'],
  },
  { method: 'GET', path: `${API}/user/profile/search/`, answer: ['count', 'results', 'meta'] },
  { method: 'GET', path: `${API}/user/profile/search/map/`, answer: ['type', 'features'] },
  {
    method: 'GET',
    path: `${API}/user/profile/by-slug/kraft/`,
    route: `${API}/user/profile/by-slug/:slug/`,
    answer: ['visible_name', 'gender', 'localizations'],
  },
  {
    method: 'GET',
    path: `${API}/rating/{rating}/`,
    route: `${API}/rating/:id/`,
    answer: ['company', 'review_summary', 'average_rating', 'response', 'origin'],
  },
  {
    method: 'GET',
    path: `${API}/city/k%C3%B6ln/`,
    route: `${API}/city/:city_slug/`,
    answer: ['slug', 'name', 'counts', 'nearby'],
  },
  {
    method: 'GET',
    path: `${API}/stats/`,
    answer: ['companies', 'job_seekers', 'job_offers', 'ratings', 'as_of', 'banners'],
  },
  { method: 'GET', path: `${API}/package/`, answer: ['results'] },
  { method: 'GET', path: `${API}/product/category/`, answer: ['count', 'results'] },
  {
    method: 'GET',
    path: `${API}/product/category/betten/`,
    route: `${API}/product/category/:slug/`,
    answer: ['slug', 'name', 'products'],
  },
  {
    method: 'GET',
    path: `${API}/product/by-slug/betten/bett/`,
    route: `${API}/product/by-slug/:category/:slug/`,
    answer: ['id', 'title', 'slug', 'category', 'main_image', 'qa'],
  },
  { method: 'GET', path: `${API}/content/article/`, answer: ['count', 'results'] },
  {
    method: 'GET',
    path: `${API}/content/article/artikel/`,
    route: `${API}/content/article/:slug/`,
    answer: ['slug', 'title', 'description', 'published_at', 'main_image'],
  },
  { method: 'GET', path: `${API}/content/guide/`, answer: ['count', 'results'] },
  {
    method: 'GET',
    path: `${API}/content/guide/leitfaden/`,
    route: `${API}/content/guide/:slug/`,
    answer: ['slug', 'title', 'name', 'main_image'],
  },
];
const documentedPath = ({ route, path }: Call): string => (route ?? path.split('?')[0]!).replace(/:(\w+)/g, '{$1}');
const specifiedRows = SPECIFIED_CALLS.map((row): [string, SpecifiedCall] => [
  `${row.method} ${row.path} (${row.payload?.join(', ') ?? ''})`,
  row,
]);
/** The names of the fields that a call sends, in its body, form or query. */
const payloadOf = ({ path, body, form, upload }: Call): string[] => [
  ...Object.keys(body ?? {}),
  ...(form ? ['csrfToken', 'callbackUrl', 'json', ...Object.keys(form)] : []),
  ...(upload ? [...Object.keys(upload), 'file'] : []),
  ...new URLSearchParams(path.split('?')[1]).keys(),
];
/** Paths with a place-holder for user input. */
const paths = [
  'company/by-slug/*/',
  'company/details/*/',
  'company/job-offer/*/',
  'company/job-offer/by-slug/haus/*/',
  'company/*/job-offers/',
  'user/profile/by-slug/*/',
  'rating/*/',
  'rating/list/*/',
  'product/category/*/',
  'product/by-slug/*/x/',
  'content/article/*/',
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
const page = readFileSync(path.join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
/** The cells of each row of the tables in a section of docs/operations.md, without their headings. */
function rowsOf(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row]) => (row ?? '').split(' | '))
    .filter(([first]) => first !== '---')
    .slice(1);
}
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
  let ids: Record<string, number>;
  let token: { authorization: string };
  let jobSeekerToken: { authorization: string };
  let providerToken: { authorization: string };
  let ownerToken: { authorization: string };
  let picture: Buffer;
  beforeAll(async () => {
    ids = await seedContract(test);
    token = await signIn(test.databases, ids['user']!);
    jobSeekerToken = await signIn(test.databases, ids['jobSeekerUser']!);
    providerToken = await signIn(test.databases, ids['provider']!);
    ownerToken = await signIn(test.databases, ids['owner']!);
    picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#234b78' } })
      .png()
      .toBuffer();
  });

  const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  const requestFor = async ({ method, path, token: who, body, form, upload }: Call): Promise<InjectOptions> => {
    const url = filled(path);
    const tokens = { jobSeeker: jobSeekerToken, provider: providerToken, owner: ownerToken };
    const headers = who && (who === true ? token : tokens[who]);
    if (upload) {
      const fields = Object.fromEntries(Object.entries(upload).map(([name, value]) => [name, filled(value)]));
      return { method, url, ...uploadForm(fields, { name: 'foto.png', content: picture }, headers) };
    }
    // The type is JSON in every call, also in one without a body.
    const json = { 'content-type': 'application/json', ...headers };
    if (!form) return { method, url, headers: json, ...(body && { payload: body }) };
    const browser = new TestBrowser(test);
    const payload = new URLSearchParams({
      ...form,
      csrfToken: await browser.csrfToken(),
      callbackUrl: 'http://localhost:80/profile',
      json: 'true',
    });
    const formHeaders = { cookie: browser.jar.header, 'content-type': 'application/x-www-form-urlencoded' };
    return { method, url, headers: formHeaders, payload: payload.toString() };
  };

  const answers = async (call: Call) => {
    const documented = documentedPath(call);
    expect(test.app.swagger().paths?.[documented]).toHaveProperty(call.method.toLowerCase());
    const response = await test.inject(await requestFor(call));
    expect(response.statusCode).toBe(call.status ?? 200);
    const body: unknown = response.body && response.json();
    const uploaded = call.method === 'POST' && UPLOADED_THINGS.find(([path]) => call.path.endsWith(path))?.[1];
    if (uploaded) ids[uploaded] = (body as { id: number }).id;
    for (const member of call.answer) expect(body).toHaveProperty(member);
    return body;
  };

  it.each(specifiedRows)(
    'SH-23 the list below has %s with the specified payload',
    (_, { method, path, payload = [] }) => {
      const calls = specified.filter((call) => call.method === method && documentedPath(call) === path);
      expect(calls.map(payloadOf)).toContainEqual(expect.arrayContaining(payload));
    },
  );

  it.each(specified.map((call) => [`${call.method} ${call.path}`, call] as const))('SH-23 %s', async (_, call) => {
    await answers(call);
  });

  it.each(ours.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'SH-23 not in the specification: %s',
    async (_, call) => {
      await answers(call);
    },
  );

  it('SH-23 returns city suggestions as a plain list of names', async () => {
    expect((await test.inject(`${API}/city/suggest/?phrase=K%C3%B6&freetext=false`)).json()).toEqual(['Köln']);
  });

  it('SH-23 answers every call with and without the trailing slash', async () => {
    for (const path of [
      `${API}/company/services`,
      `${API}/company/services/`,
      `${API}/page-builder/?source_type=FOOTER`,
    ]) {
      expect((await test.inject(path)).statusCode).toBe(200);
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

  it.each(['x'.repeat(400), '\u0000', '😀'])(
    'SH-01 gets 404, also if it is too long or cannot be decoded: %j',
    async (text) => {
      for (const path of [
        'company/by-slug/*/',
        'user/profile/by-slug/*/',
        'content/article/*/',
        'product/category/*/',
        'city/*/',
      ])
        expect([path, await status(path.replace('*', encodeURIComponent(text)))]).toEqual([path, 404]);
    },
  );

  it('SH-23 in a query is answered with 200, or 404 for an unknown block', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...queried),
        fc.array(fc.tuple(fc.constantFrom(...parameters), typed), { maxLength: 5 }),
        async (path, pairs) => {
          const query = new URLSearchParams(pairs).toString();
          expect(await status(`${path}?${query}`)).toBe(path === 'page-builder' ? 404 : 200);
        },
      ),
      { numRuns: runs(60, 200) },
    );
  });

  it.each([
    'company/by-slug/%E0%A4%A/',
    'company/by-slug/%ED%A0%80/',
    'rating/list/1/?limit=%E0%A4%A',
    `rating/1/?${'x'.repeat(10_000)}`,
  ])('SH-23 gets 400 if the address is not valid at all (%#)', async (url) => {
    const response = await test.inject(`/api-backend/${url}`);
    expect(response.statusCode).toBeLessThan(500);
  });
});

describe('docs/operations.md', () => {
  const test = appOfTests();

  it('lists every rate limit with its number, its time and the counted caller', () => {
    const written = rowsOf('Rate limits').map(([rule, limit, caller]) => [
      rule?.split(' (')[0],
      limit,
      caller?.split(',')[0],
    ]);
    const defined = Object.values<RateLimitRule>(rateLimits).map((rule) => [
      `\`${rule.name}\``,
      limitOf(rule),
      rule.key === 'user' ? 'person' : 'address',
    ]);
    expect(written.toSorted()).toEqual(defined.toSorted());
  });

  it('SR-22 sends alerts every ten minutes, every day at 7:00 and on Mondays at 7:00, in Berlin', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query(
      "select name, cron, timezone from jobs.schedule where name like 'alerts-%' order by name",
    );
    const timezone = 'Europe/Berlin';
    expect(rows).toEqual([
      { name: 'alerts-daily', cron: '0 7 * * *', timezone },
      { name: 'alerts-instant', cron: '*/10 * * * *', timezone },
      { name: 'alerts-weekly', cron: '0 7 * * 1', timezone },
    ]);
  });

  it('lists every scheduled job, and the hour of those that run once a day or a week', async () => {
    await test.app.jobs.start();
    const { rows } = await test.databases.primary.pool.query<{ name: string; cron: string }>(
      'select name, cron from jobs.schedule',
    );
    const text = rowsOf('Jobs').map((cells) => cells.join(' | '));
    const written = text.flatMap((row) =>
      [...(row.split(' (')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, name]) => name),
    );
    // It is scheduled only if videos are kept in a bucket.
    expect(written.toSorted()).toEqual([...rows.map(({ name }) => name), 'take-stored-videos'].toSorted());
    const withoutClock = rows.filter(
      ({ name, cron }) => !text.some((row) => row.includes(`\`${name}\``) && row.includes(clockOf(cron) ?? '')),
    );
    expect(withoutClock).toEqual([]);
  });
});
