import path from 'node:path';
import { consentServicesOf, mapOriginsOf, readSettings } from './settings';

it('have a default each, also for an empty variable', () =>
  expect(readSettings({ PORT: '' })).toMatchObject({
    success: true,
    settings: { PORT: 3000, HOST: '127.0.0.1', RENDER_DEADLINE_MS: 1000 },
  }));
it.each([
  [{}, []],
  [{ GEO_PROVIDER: 'photon', GEO_URL: 'https://photon.example' }, []],
  [{ GEO_PROVIDER: 'mapbox' }, ['https://api.mapbox.com', 'https://events.mapbox.com']],
  [{ GEO_PROVIDER: 'mapbox', GEO_URL: 'http://127.0.0.1:9/maps' }, ['http://127.0.0.1:9']],
  [
    {
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      MAP_ORIGINS: 'https://fonts.example, https://tiles.example',
    },
    ['https://tiles.example', 'https://fonts.example'],
  ],
  [{ MAP_STYLE_URL: '/style.json' }, []],
])('PP-13 %j opens the policy for %j and nobody else', (environment, origins) => {
  const read = readSettings(environment);
  expect(read.success && mapOriginsOf(read.settings)).toEqual(origins);
});
it.each([
  [{}, []],
  [{ MAP_STYLE_URL: '/style.json', GEO_PROVIDER: 'photon', GEO_URL: 'https://photon.example' }, []],
  [{ PUBLIC_ORIGIN: 'https://pflege.example', MAP_STYLE_URL: 'https://pflege.example/style.json' }, []],
  [{ MAP_STYLE_URL: 'https://tiles.example/style.json', STATISTICS: 'off' }, ['maps']],
  [{ GEO_PROVIDER: 'mapbox', STATISTICS: 'on', AD_FRAME_URL: 'https://ads.example/a' }, ['statistics', 'maps', 'ads']],
])('SH-16 %j needs consent to %j and to nothing else', (environment, services) => {
  const read = readSettings(environment);
  expect(read.success && consentServicesOf(read.settings)).toEqual(services);
});
it('SH-27 take addresses as people write them, and a folder wherever the shell is started', () => {
  const read = readSettings({
    API_URL: 'http://api.internal:4000/',
    PUBLIC_ORIGIN: 'https://pflege.example/',
    RELEASES_DIR: 'store',
    TRUSTED_PROXIES: '10.1.0.0/16, ::1,uniquelocal',
  });
  expect(read).toMatchObject({
    success: true,
    settings: {
      API_URL: 'http://api.internal:4000',
      PUBLIC_ORIGIN: 'https://pflege.example',
      RELEASES_DIR: path.resolve('store'),
      TRUSTED_PROXIES: ['10.1.0.0/16', '::1', 'uniquelocal'],
    },
  });
});
it.each([
  ['PORT', '4190'],
  ['API_URL', 'localhost:4000'],
  ['API_URL', 'http://127.0.0.1:4190'],
  ['PUBLIC_ORIGIN', 'pflege.example:443'],
  ['TRUSTED_PROXIES', 'everyone'],
  ['TRUSTED_PROXIES', '10.0.0.0/99'],
  ['GEO_PROVIDER', 'mapbx'],
  ['RELEASE_PUBLIC_KEYS', 'MCowBQYDK2VwAyEA'],
  ['MAP_STYLE_URL', 'style.json'],
])('SH-27 refuse %s=%s and name the variable', (name, value) =>
  expect(readSettings({ [name]: value })).toEqual({
    success: false,
    problems: [expect.stringMatching(new RegExp(`^${name}\\b`))],
  }),
);
it('SH-10 require an origin in production, encrypted unless it is the machine itself, except for a demonstration', () => {
  const problems = (environment: NodeJS.ProcessEnv) => {
    const read = readSettings({ NODE_ENV: 'production', ...environment });
    return read.success ? [] : read.problems.map((problem) => problem.split(':')[0]);
  };
  expect(problems({})).toEqual(['PUBLIC_ORIGIN']);
  expect(problems({ PUBLIC_ORIGIN: 'http://pflege.example' })).toEqual(['PUBLIC_ORIGIN']);
  expect(problems({ PUBLIC_ORIGIN: 'https://pflege.example' })).toEqual([]);
  expect(problems({ PUBLIC_ORIGIN: 'http://127.0.0.1:3000' })).toEqual([]);
  expect(problems({ DEMO: 'on' })).toEqual([]);
});
it.each([
  [{ SECURITY_CONTACT: 'sicherheit@pflege.example', SECURITY_EXPIRES: '2027-01-01' }],
  [{ SECURITY_CONTACT: 'mailto:sicherheit@pflege.example' }],
  [{ SECURITY_EXPIRES: '2027-01-01' }],
  [{ SECURITY_CONTACT: 'mailto:sicherheit@pflege.example', SECURITY_EXPIRES: 'morgen' }],
])('SH-10 refuse %j for security.txt', (environment) =>
  expect(readSettings(environment)).toEqual({ success: false, problems: [expect.stringMatching(/^SECURITY_/)] }),
);
it('name every variable that is wrong', () => {
  const read = readSettings({ PORT: 'achtzig', API_URL: 'hier' });
  expect(read).toEqual({
    success: false,
    problems: [expect.stringContaining('PORT'), expect.stringContaining('API_URL')],
  });
});
