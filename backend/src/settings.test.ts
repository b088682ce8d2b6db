import { readSettings, settingsSchema } from './settings';

const settingsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  if (!read.success) throw new Error(read.problems.join('; '));
  return read.settings;
};
const problemsOf = (environment: Record<string, string>) => {
  const read = readSettings(environment);
  return read.success ? [] : read.problems.map((problem) => problem.split(':')[0]);
};

describe('settings', () => {
  it('SH-27 have a default each, so that an empty environment starts', () => {
    expect(settingsOf({})).toMatchObject({
      API_HOST: '127.0.0.1',
      API_PORT: 4000,
      DEMO_DATA: true,
      RATE_LIMIT_FACTOR: 1,
    });
  });

  it('SH-27 describe themselves for the README', () => {
    const silent = Object.entries(settingsSchema.shape).filter(([, schema]) => !schema.description);
    expect(silent).toEqual([]);
  });

  it('SH-27 treat an empty variable as not set', () => {
    expect(settingsOf({ API_PORT: '', DATABASE_URL: '' }).API_PORT).toBe(4000);
  });

  it.each([
    ['API_PORT', '99999'],
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
  ])('SH-27 refuse %s=%s and name the variable', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([name]);
  });

  it('PP-13 let Mapbox search only with a token for its map, and show what it finds on no other map', () => {
    expect(problemsOf({ GEO_PROVIDER: 'mapbox' })).toEqual(['MAPBOX_TOKEN']);
    const mapbox = { GEO_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'pk.open' };
    expect(problemsOf(mapbox)).toEqual([]);
    expect(problemsOf({ ...mapbox, MAP_STYLE_URL: 'https://tiles.example/style.json' })).toEqual(['MAP_STYLE_URL']);
  });

  it('SH-10 require a secret in production, except for a demonstration', () => {
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual(['AUTH_SECRET']);
    expect(problemsOf({ NODE_ENV: 'production', DEMO: 'on' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) })).toEqual([]);
  });

  it('SH-19 let banners of a real installation say what is counted, unless its operator confirms the claims', () => {
    const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) };
    expect(settingsOf(real).BANNER_FIGURES).toBe('live');
    expect(settingsOf({ ...real, BANNER_FIGURES: 'claims' }).BANNER_FIGURES).toBe('claims');
    expect(settingsOf({ ...real, DEMO: 'on' }).BANNER_FIGURES).toBe('claims');
    expect(settingsOf({}).BANNER_FIGURES).toBe('claims');
  });

  it('SH-10 keep accounts with a known password out of production', () => {
    const real = { NODE_ENV: 'production', AUTH_SECRET: 's'.repeat(32) };
    expect(settingsOf(real).DEMO_DATA).toBe(false);
    expect(problemsOf({ ...real, DEMO_DATA: 'on' })).toEqual(['DEMO_DATA']);
    expect(settingsOf({ ...real, DEMO: 'on' }).DEMO_DATA).toBe(true);
  });
});
