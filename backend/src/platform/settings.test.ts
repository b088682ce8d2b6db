import { SESSION_POLL_MS } from '@care/contracts/constants';
import { BLOCKED_PORTS } from '@care/contracts/schemas';
import { readSettings, settingsSchema } from './settings';

function settingsOf(environment: Record<string, string>) {
  const read = readSettings(environment);
  if (!read.success) throw new Error(read.problems.join('; '));
  return read.settings;
}

function problemsOf(environment: Record<string, string>) {
  const read = readSettings(environment);
  return read.success ? [] : read.problems.map((problem) => problem.split(':')[0]);
}

const PUBLIC_ORIGIN = 'https://pflege.example';

it('SH-27 have defaults, so that an empty environment starts', () =>
  expect(settingsOf({})).toMatchObject({
    API_HOST: '127.0.0.1',
    API_PORT: 4000,
    DEMO_DATA: true,
    RATE_LIMIT_FACTOR: 1,
  }));

it('SH-27 have descriptions for docs/settings.md', () => {
  const silent = Object.entries(settingsSchema.shape).filter(([, schema]) => !schema.description);
  expect(silent).toEqual([]);
});

it('SH-27 treat an empty variable as not set', () =>
  expect(settingsOf({ API_PORT: '', DATABASE_URL: '' }).API_PORT).toBe(4000));

it.each([
  ['API_PORT', '99999'],
  ['API_PORT', '4190'],
  ['DATABASE_URL', 'mysql://x'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres://me:a#b@localhost/care'],
  ['DATABASE_REPLICA_URL', 'postgres://localhost:99999/care'],
  ['DEMO_DATA', 'maybe'],
  ['AUTH_SECRET', 'short'],
  ['RATE_LIMIT_FACTOR', '0'],
  ['SITE_URL', 'javascript:alert(1)'],
  ['TRUSTED_PROXY', 'everyone'],
  ['MAPBOX_TOKEN', 'sk.secret'],
  ['TOKEN_MINUTES', '29'],
])('SH-27 refuse %s=%s and name the variable', (name, value) => expect(problemsOf({ [name]: value })).toEqual([name]));

it('SH-06 a bearer token is renewed before it expires, even if it is just too new at one request for the session', () => {
  const { TOKEN_MINUTES } = settingsOf({ TOKEN_MINUTES: '30' });
  expect((TOKEN_MINUTES / 2) * 60_000 + SESSION_POLL_MS).toBeLessThan(TOKEN_MINUTES * 60_000);
});

it('SH-27 refuse the ports that fetch refuses, so that `npm start` never waits for an API that nobody reaches', async () => {
  const reasonOf = (port: number) =>
    fetch(`http://127.0.0.1:${port}`).catch((error: Error) => (error.cause as Error).message);
  for (const port of BLOCKED_PORTS) {
    expect([port, await reasonOf(port)]).toEqual([port, 'bad port']);
    expect(readSettings({ API_PORT: `${port}` })).toEqual({
      success: false,
      problems: ['API_PORT: is a port that browsers block; take another, such as 3000 or 4000'],
    });
  }
  expect(settingsOf({ API_PORT: '4191', POSTGRES_PORT: '4190' })).toMatchObject({
    API_PORT: 4191,
    POSTGRES_PORT: 4190,
  });
});

it('PP-13 accept Mapbox only with a token, and refuse another map style with it', () => {
  expect(problemsOf({ GEO_PROVIDER: 'mapbox' })).toEqual(['MAPBOX_TOKEN']);
  const mapbox = { GEO_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'pk.open' };
  expect(problemsOf(mapbox)).toEqual([]);
  expect(problemsOf({ ...mapbox, MAP_STYLE_URL: 'https://tiles.example/style.json' })).toEqual(['MAP_STYLE_URL']);
});

it('SH-27 refuse half a key of the store for media, and a store without a bucket', () => {
  const id = { MEDIA_S3_ACCESS_KEY_ID: 'id' };
  const secret = { MEDIA_S3_SECRET_ACCESS_KEY: 'secret' };
  const bucket = { MEDIA_S3_BUCKET: 'media' };
  expect(problemsOf({ ...bucket, ...id })).toEqual(['MEDIA_S3_SECRET_ACCESS_KEY']);
  expect(problemsOf({ ...bucket, ...secret })).toEqual(['MEDIA_S3_ACCESS_KEY_ID']);
  expect(problemsOf({ ...id, ...secret })).toEqual(['MEDIA_S3_BUCKET']);
  expect(problemsOf({ MEDIA_S3_ENDPOINT: 'https://s3.example' })).toEqual(['MEDIA_S3_BUCKET']);
  expect(problemsOf({ ...bucket, ...id, ...secret, MEDIA_S3_ENDPOINT: 'https://s3.example' })).toEqual([]);
  expect(problemsOf(bucket)).toEqual([]);
});

it('SH-10 require a secret in production, except for a demonstration', () => {
  expect(problemsOf({ NODE_ENV: 'production', PUBLIC_ORIGIN })).toEqual(['AUTH_SECRET']);
  expect(problemsOf({ NODE_ENV: 'production', DEMO: 'on' })).toEqual([]);
  expect(problemsOf({ NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_ORIGIN })).toEqual([]);
});

it('SH-19 show counted figures in banners of a real installation, unless its operator confirms the claims', () => {
  const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_ORIGIN };
  expect(settingsOf(real).BANNER_FIGURES).toBe('live');
  expect(settingsOf({ ...real, BANNER_FIGURES: 'claims' }).BANNER_FIGURES).toBe('claims');
  expect(settingsOf({ ...real, DEMO: 'on' }).BANNER_FIGURES).toBe('claims');
  expect(settingsOf({}).BANNER_FIGURES).toBe('claims');
});

it('SH-10 require an https origin in production, or http on the machine itself, except for a demonstration', () => {
  const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) };
  expect(problemsOf(real)).toEqual(['PUBLIC_ORIGIN']);
  expect(problemsOf({ ...real, PUBLIC_ORIGIN: 'http://pflege.example' })).toEqual(['PUBLIC_ORIGIN']);
  expect(problemsOf({ ...real, PUBLIC_ORIGIN, SITE_URL: 'http://pflege.example' })).toEqual(['SITE_URL']);
  expect(problemsOf({ ...real, PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })).toEqual([]);
  expect(problemsOf({ ...real, SITE_URL: PUBLIC_ORIGIN })).toEqual([]);
  expect(problemsOf({ ...real, DEMO: 'on' })).toEqual([]);
});

it('SH-10 use that origin for cookies and links, and the host of the request only in a demonstration without https', () => {
  const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) };
  expect(settingsOf({ ...real, PUBLIC_ORIGIN }).SITE_URL).toBe(PUBLIC_ORIGIN);
  expect(settingsOf({ ...real, DEMO: 'on', PUBLIC_ORIGIN }).SITE_URL).toBe(PUBLIC_ORIGIN);
  expect(settingsOf({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' }).SITE_URL).toBeUndefined();
});

it('SH-10 a demonstration that sends mails needs one origin, which PUBLIC_ORIGIN is enough for', () => {
  const demonstration = { NODE_ENV: 'production', DEMO: 'on', SMTP_URL: 'smtp://mail.example' };
  const origin = 'http://pflege.test:3000';
  expect(settingsOf({ ...demonstration, PUBLIC_ORIGIN: origin }).SITE_URL).toBe(origin);
  expect(readSettings(demonstration)).toEqual({
    success: false,
    problems: ['PUBLIC_ORIGIN: is required with SMTP_URL, as mails carry links to the site'],
  });
});

it('SH-10 refuse accounts with a known password in production', () => {
  const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32), PUBLIC_ORIGIN };
  expect(settingsOf(real).DEMO_DATA).toBe(false);
  expect(problemsOf({ ...real, DEMO_DATA: 'on' })).toEqual(['DEMO_DATA']);
  expect(settingsOf({ ...real, DEMO: 'on' }).DEMO_DATA).toBe(true);
});
