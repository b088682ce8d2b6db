import type { SecondFactor } from '@care/contracts/schemas';
import { TestBrowser } from '../../../testing/browser';
import { removeAll } from '../../../testing/empty-tables';
import {
  addPasskey,
  beginPasskey,
  passkeyChallenge,
  sendPasskey,
  SoftwareAuthenticator,
} from '../../../testing/passkey';
import { createPerson, PASSWORD, type Person } from '../../../testing/people';
import { sendCode, setUpFactor } from '../../../testing/second-factor';
import { appOfTests, statusesOf } from '../../../testing/test-app';

const FACTOR = '/api-backend/auth/second-factor/';
const BASE = `${FACTOR}passkey/`;

const test = appOfTests();
let clara: Person;
let device: SoftwareAuthenticator;
beforeEach(async () => {
  await removeAll(test);
  clara = await createPerson(test, 'clara');
  device = new SoftwareAuthenticator();
});

const stateOf = async (person: Person) => (await person.get(FACTOR)).json<SecondFactor>();
const subjects = () => test.subjects();
const nameOf = async (browser: TestBrowser) => (await browser.session()).user?.name;
const add = (person: Person, credential: object, name = 'Laptop') => person.post(BASE, { name, credential });
const confirmed = async (person: Person, used: object) =>
  (await person.post(`${BASE}confirm/`, used)).json<{ confirmation: string }>().confirmation;

it('OP-70 adding passkeys: the first one takes the password, gives recovery codes, ends other sessions and tells the person; the next keeps the codes', async () => {
  const elsewhere = new TestBrowser(test);
  await elsewhere.signIn('clara', PASSWORD);
  expect((await clara.post(`${BASE}options/`, { password: 'geraten' })).statusCode).toBe(422);
  expect(await addPasskey(clara, device)).toHaveLength(10);
  expect(await elsewhere.session()).toEqual({});
  expect(await addPasskey(clara, new SoftwareAuthenticator(), 'Schlüssel')).toEqual([]);
  const passkeys = [{ name: 'Laptop', last_used_at: null }, { name: 'Schlüssel' }];
  expect(await stateOf(clara)).toMatchObject({ authenticator: null, passkeys, recovery_codes_left: 10 });
  expect(await subjects()).toEqual(['Zwei-Faktor-Anmeldung eingerichtet', 'Weitere Art der Anmeldung eingerichtet']);
});

it('OP-70 adding passkeys: an answer counts once, within five minutes, for this account and this site, and only with PIN or the like', async () => {
  const thief = await createPerson(test, 'berta');
  expect((await add(thief, device.create(await beginPasskey(clara)))).statusCode).toBe(409);
  for (const changed of [{ origin: 'https://böse.example' }, { host: 'boese.example' }, { isVerified: false }])
    expect((await add(clara, device.create(await beginPasskey(clara), changed))).statusCode).toBe(409);
  expect((await add(clara, device.create('eigene'))).statusCode).toBe(409);
  expect((await add(clara, device.create(await passkeyChallenge(test)))).statusCode).toBe(409);
  const late = await beginPasskey(clara);
  await test.update('passkey_challenge', {}, { expires_at: new Date() });
  expect((await add(clara, device.create(late))).statusCode).toBe(409);
  expect(await stateOf(clara)).toMatchObject({ passkeys: [] });
  const credential = device.create(await beginPasskey(clara));
  expect(await statusesOf([add(clara, credential), add(clara, credential)])).toEqual([201, 409]);
});

it('OP-70 adding passkeys: a passkey of another account cannot be added, renamed or removed', async () => {
  const berta = await createPerson(test, 'berta');
  await addPasskey(clara, device);
  const { id } = await test.row('passkey', { user_id: clara.id });
  expect((await add(berta, device.create(await beginPasskey(berta)))).statusCode).toBe(409);
  expect((await berta.patch(`${BASE}${id}/`, { name: 'Meiner' })).statusCode).toBe(404);
  expect((await berta.post(`${BASE}${id}/remove/`, { password: PASSWORD })).statusCode).toBe(404);
  expect((await clara.patch(`${BASE}${id}/`, { name: ' Büro ' })).statusCode).toBe(200);
  expect(await stateOf(clara)).toMatchObject({ passkeys: [{ name: 'Büro' }] });
});

it('OP-70 adding passkeys: removing needs the password; the codes stay with another factor and go with the last one', async () => {
  await setUpFactor(clara);
  await addPasskey(clara, device);
  const { id } = await test.row('passkey', {});
  expect((await clara.post(`${BASE}${id}/remove/`, { password: 'geraten' })).statusCode).toBe(422);
  await clara.post(`${FACTOR}remove/`, { password: PASSWORD });
  expect(await stateOf(clara)).toMatchObject({ authenticator: null, recovery_codes_left: 10 });
  await clara.post(`${BASE}${id}/remove/`, { password: PASSWORD });
  expect(await stateOf(clara)).toMatchObject({ passkeys: [], recovery_codes_left: 0 });
  const told = ['Eine Art der Anmeldung wurde entfernt', 'Zwei-Faktor-Anmeldung ausgeschaltet'];
  expect((await subjects()).slice(-2)).toEqual(told);
  expect((await new TestBrowser(test).signIn('clara', PASSWORD)).statusCode).toBe(200);
});

describe('using a passkey', () => {
  let codes: string[];
  beforeEach(async () => {
    codes = await addPasskey(clara, device);
  });

  it('OP-71 signs in without a password, and after the password instead of a code; a recovery code still works', async () => {
    const browser = new TestBrowser(test);
    expect((await sendPasskey(browser, device.use(await passkeyChallenge(test)))).statusCode).toBe(200);
    expect(await nameOf(browser)).toBe('clara');
    expect((await stateOf(clara)).passkeys[0]?.last_used_at).toEqual(expect.any(String));
    const half = new TestBrowser(test);
    const asked = await half.signIn('clara', PASSWORD);
    expect(new URL(asked.json().url).searchParams.get('code')).toBe('second_factor_passkey');
    expect(await half.session()).toEqual({});
    await sendPasskey(half, device.use(await passkeyChallenge(test)));
    expect(await nameOf(half)).toBe('clara');
    const lost = new TestBrowser(test);
    await lost.signIn('clara', PASSWORD);
    await sendCode(lost, codes[0] ?? '');
    expect(await nameOf(lost)).toBe('clara');
  });

  it('OP-71 opens no session with a used, foreign or old challenge, from another site, without PIN, with a changed answer or for a suspended account', async () => {
    const refused = async (used: ReturnType<SoftwareAuthenticator['use']>) => {
      const browser = new TestBrowser(test);
      expect((await sendPasskey(browser, used)).statusCode).toBe(401);
      expect(await browser.session()).toEqual({});
    };
    const challenge = await passkeyChallenge(test);
    const used = device.use(challenge);
    expect((await sendPasskey(new TestBrowser(test), used)).statusCode).toBe(200);
    await refused(used);
    await refused(device.use(challenge));
    await refused(device.use('eigene'));
    await refused(device.use(await beginPasskey(clara)));
    for (const changed of [{ origin: 'https://boese.example' }, { host: 'boese.example' }, { isVerified: false }])
      await refused(device.use(await passkeyChallenge(test), changed));
    const other = new SoftwareAuthenticator();
    await refused(other.use(await passkeyChallenge(test)));
    // Signed by another device in the name of this one.
    await refused({ ...other.use(await passkeyChallenge(test)), ...{ id: device.id.toString('base64url') } });
    const late = device.use(await passkeyChallenge(test));
    await test.update('passkey_challenge', {}, { expires_at: new Date() });
    await refused(late);
    await refused({ ...device.use(await passkeyChallenge(test)), id: 'kein/base64' });
    await test.update('user_account', clara.id, { disabled_at: new Date() });
    await refused(device.use(await passkeyChallenge(test)));
  });

  it('OP-71 a copy of a device that counts its uses is noticed', async () => {
    device.counter = 5;
    expect((await sendPasskey(new TestBrowser(test), device.use(await passkeyChallenge(test)))).statusCode).toBe(200);
    device.counter = 4;
    expect((await sendPasskey(new TestBrowser(test), device.use(await passkeyChallenge(test)))).statusCode).toBe(401);
  });

  it('OP-71 one answer in two browsers at the same time opens one session', async () => {
    const used = device.use(await passkeyChallenge(test));
    expect(await statusesOf([1, 2].map(() => sendPasskey(new TestBrowser(test), used)))).toEqual([200, 401]);
  });

  it('OP-72 confirms once what needs the password, for the own account and five minutes', async () => {
    const berta = await createPerson(test, 'berta');
    const remove = (person: Person, password: string) => person.post('/api-backend/user/delete/', { password });
    expect((await berta.post(`${BASE}confirm/`, device.use(await passkeyChallenge(test)))).statusCode).toBe(409);
    const first = await confirmed(clara, device.use(await passkeyChallenge(test)));
    expect((await remove(berta, first)).statusCode).toBe(422);
    const late = await confirmed(clara, device.use(await passkeyChallenge(test)));
    await test.update('account_key', { purpose: 'CONFIRMED' }, { expires_at: new Date() });
    expect((await remove(clara, late)).statusCode).toBe(422);
    const renew = (password: string) => clara.post(`${FACTOR}recovery-codes/`, { password });
    const fresh = await confirmed(clara, device.use(await passkeyChallenge(test)));
    expect(await statusesOf([renew(fresh), renew(fresh)])).toEqual([200, 422]);
    const last = await confirmed(clara, device.use(await passkeyChallenge(test)));
    expect((await remove(clara, last)).statusCode).toBe(202);
  });
});
