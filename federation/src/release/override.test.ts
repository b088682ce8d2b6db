import { isAllowedOrigin, isOriginPattern, readGrant, signGrant, type OverrideGrant } from './override';

const SECRET = 'a secret of a site, 32 characters';
const now = Date.UTC(2026, 10, 23);
const grant: OverrideGrant = {
  overrides: { 'mf-search': { version: '1.0.0-1a2b3c4d' }, 'mf-reviews': { url: 'http://127.0.0.1:3102/' } },
  expires: now / 1000 + 60,
};
const signed = signGrant(SECRET, grant);
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a signed grant of overrides', () => {
  it('EM-04 is read with the secret it was signed with', () =>
    expect(readGrant(SECRET, signed, now)).toEqual({ success: true, grant }));

  it('EM-04 is refused when it has expired', () =>
    expect(readGrant(SECRET, signed, now + 60_000)).toMatchObject({ success: false, problem: 'expired' }));

  const [payload = '', signature = ''] = signed.split('.');
  const later = { ...grant, expires: grant.expires + 3600 };
  it.each([
    ['of another secret', signGrant('another secret of 32 characters..', grant)],
    ['with a later end', `${encoded(later)}.${signature}`],
    ['with another slice', `${encoded({ ...grant, overrides: { 'mf-account': { version: '1.0.0' } } })}.${signature}`],
    ['without a signature', payload],
    ['with an empty signature', `${payload}.`],
    ['with a part of the signature', `${payload}.${signature.slice(0, 20)}`],
    ['of nothing', ''],
    ['of something else, although it is signed', signGrant(SECRET, { overrides: {}, expires: -1 })],
  ])('EM-04 is refused %s', (_title, text) =>
    expect(readGrant(SECRET, text, now)).toEqual({ success: false, problem: 'forged' }),
  );
});

describe('the allowed origins of overrides', () => {
  const allowed = [
    'http://localhost:*',
    'https://teams.example',
    'https://*.teams.example',
    'https://dev.example:8443',
  ];

  it.each([
    'http://localhost:3102/',
    'http://localhost/',
    'https://teams.example/x/remoteEntry.js',
    'https://teams.example:443/',
    'https://anna.teams.example/',
    'https://dev.example:8443/',
  ])('EM-04 include %s', (address) => expect(isAllowedOrigin(address, allowed)).toBe(true));

  it.each([
    'https://localhost:3102/',
    'http://localhost.evil.example:3102/',
    'http://teams.example/',
    'https://teams.example:8443/',
    'https://evilteams.example/',
    'https://teams.example.evil.example/',
    'https://teams.example@evil.example/',
    'https://user@teams.example/',
    'https://dev.example/',
    "https://x;script-src'unsafe-inline'.teams.example/",
    'https://x,y.teams.example/',
    'https://*.teams.example/',
    'javascript:alert(1)',
    '//localhost:3102/',
    '',
  ])('EM-04 do not include %s', (address) => expect(isAllowedOrigin(address, allowed)).toBe(false));

  it.each([
    '*',
    'https://*',
    'http://*:3102',
    'teams.example',
    'https://teams.example/',
    'ftp://teams.example',
    "https://x;'",
  ])('EM-04 cannot be written as %s', (pattern) => expect(isOriginPattern(pattern)).toBe(false));
});
