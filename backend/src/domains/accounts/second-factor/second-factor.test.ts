import { Secret } from 'otpauth';
import { TestBrowser } from '../../../testing/browser';
import { removeAll } from '../../../testing/empty-tables';
import { createPerson, linkParameter, PASSWORD, type Person } from '../../../testing/people';
import { codeOf, sendCode, setUpFactor } from '../../../testing/second-factor';
import { appOfTests, expectStatus, statusesOf } from '../../../testing/test-app';
import { resetSignIn } from '..';

const BASE = '/api-backend/auth/second-factor/';
const NEXT = 'Ein-anderes-Kennwort-8';
const WRONG = '000000';

const test = appOfTests();
let clara: Person;
beforeEach(async () => {
  await removeAll(test);
  clara = await createPerson(test, 'clara');
  // The codes of apps change with the time, which stands still.
  passSteps(0);
});
afterEach(() => jest.restoreAllMocks());

const stateOf = async (person: Person) => (await person.get(BASE)).json<Record<string, unknown>>();
const begin = (person: Person, password = PASSWORD) => person.post(`${BASE}authenticator/`, { password });
const confirm = (person: Person, code: string) => person.post(`${BASE}authenticator/confirm/`, { code });
const subjects = () => test.subjects();
const nameOf = async (browser: TestBrowser) => (await browser.session()).user?.name;

/** A browser that has given the right password. */
async function half(name = 'clara', password = PASSWORD): Promise<TestBrowser> {
  const browser = new TestBrowser(test);
  expect((await browser.signIn(name, password)).statusCode).toBe(409);
  return browser;
}
/** Time passes for the codes of apps. */
function passSteps(steps: number): void {
  const later = Date.now() + steps * 30_000;
  jest.spyOn(Date, 'now').mockImplementation(() => later);
}

it('AC-30 setting up an app: takes the password and a first code, gives ten recovery codes, ends other sessions and tells the person', async () => {
  const elsewhere = new TestBrowser(test);
  await elsewhere.signIn('clara', PASSWORD);
  const { secret, address } = (await begin(clara)).json<{ secret: string; address: string }>();
  expect(decodeURIComponent(address)).toMatch(/^otpauth:\/\/totp\/Pflegefenster:clara\?issuer=Pflegefenster&secret=/);
  const none = { authenticator: null, passkeys: [], recovery_codes_left: 0, is_required: false };
  expect(await stateOf(clara)).toEqual(none);
  expect((await confirm(clara, WRONG)).json().error.details).toHaveProperty('code');
  expect(await nameOf(elsewhere)).toBe('clara');
  const { recovery_codes } = (await confirm(clara, codeOf(secret))).json<{ recovery_codes: string[] }>();
  expect(new Set(recovery_codes).size).toBe(10);
  expect(recovery_codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  const authenticator = { confirmed_at: expect.any(String) };
  expect(await stateOf(clara)).toMatchObject({ authenticator, recovery_codes_left: 10 });
  expect(await elsewhere.session()).toEqual({});
  expect(await subjects()).toContain('Zwei-Faktor-Anmeldung eingerichtet');
});

it('AC-30 setting up an app: keeps neither the secret nor a recovery code readable', async () => {
  const { secret, codes } = await setUpFactor(clara);
  const { rows } = await test.databases.primary.pool.query<{ stored: string }>(
    `select row_to_json(a)::text || (select json_agg(r)::text from recovery_code r) as stored from authenticator a`,
  );
  const hex = (text: string) => Secret.fromBase32(text.replaceAll('-', '')).hex.toLowerCase();
  for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
    expect([rows[0]?.stored.includes(one), rows[0]?.stored.includes(hex(one))]).toEqual([false, false]);
  const berta = await createPerson(test, 'berta');
  await setUpFactor(berta);
  const { secret: copied } = await test.row('authenticator', { user_id: clara.id });
  await test.update('authenticator', { user_id: berta.id }, { secret: copied, last_step: 0 });
  expect((await sendCode(await half('berta'), codeOf(secret))).statusCode).toBe(401);
});

it('AC-30 setting up an app: of two set-ups at once the last one counts, and a second confirmation changes nothing', async () => {
  const [first, second] = [(await begin(clara)).json().secret, (await begin(clara)).json().secret];
  expect((await confirm(clara, codeOf(first))).statusCode).toBe(422);
  expect(await statusesOf([confirm(clara, codeOf(second)), confirm(clara, codeOf(second))])).toEqual([200, 409]);
  expect((await begin(clara)).statusCode).toBe(409);
  expect(await stateOf(clara)).toMatchObject({ recovery_codes_left: 10 });
});

it('AC-30 setting up an app: a thief with the session but without the password can neither begin nor finish, nor read new codes or switch it off', async () => {
  const guesses = [begin(clara, 'geraten'), clara.post(`${BASE}remove/`, { password: 'geraten' })];
  for (const { statusCode } of await Promise.all(guesses)) expect(statusCode).toBe(422);
  expect((await confirm(clara, WRONG)).statusCode).toBe(409);
  await begin(clara);
  await test.update('authenticator', {}, { created_at: new Date(Date.now() - 31 * 60_000) });
  expect((await confirm(clara, WRONG)).statusCode).toBe(409);
  expect((await clara.post(`${BASE}recovery-codes/`, { password: 'geraten' })).statusCode).toBe(422);
  expect((await clara.post(`${BASE}recovery-codes/`, { password: PASSWORD })).statusCode).toBe(409);
});

describe('signing in with the second factor', () => {
  let secret: string;
  let codes: string[];
  beforeEach(async () => {
    ({ secret, codes } = await setUpFactor(clara));
  });

  it('AC-31 the password alone opens no session, also not in the next request; the code does', async () => {
    const browser = await half();
    expect(await browser.session()).toEqual({});
    expect((await sendCode(browser, WRONG)).statusCode).toBe(401);
    passSteps(1);
    expect((await sendCode(browser, codeOf(secret).replace(/(...)/, '$1 '))).statusCode).toBe(200);
    expect(await nameOf(browser)).toBe('clara');
  });

  it('AC-31 a code is accepted once, also in another sign-in and from an older step, and by a clock that is one step off', async () => {
    const [first, second, third] = [await half(), await half(), await half()];
    // The first code was used for the set-up.
    expect((await sendCode(first, codeOf(secret))).statusCode).toBe(401);
    const later = codeOf(secret, 1);
    expect(await statusesOf([sendCode(first, later), sendCode(second, later)])).toEqual([200, 401]);
    passSteps(3);
    expectStatus(401, await sendCode(third, codeOf(secret, -2)), await sendCode(third, codeOf(secret, 2)));
    expect((await sendCode(third, codeOf(secret, -1))).statusCode).toBe(200);
  });

  it('AC-31 a waiting sign-in belongs to its browser, opens one session, and ends after ten minutes, five codes or a new password', async () => {
    const browser = await half();
    expect((await sendCode(new TestBrowser(test), codes[0] ?? '')).statusCode).toBe(409);
    const copy = new TestBrowser(test, browser.jar.copy());
    expect(await statusesOf([sendCode(browser, codes[0] ?? ''), sendCode(copy, codes[1] ?? '')])).toEqual([200, 409]);
    expect(await stateOf(clara)).toMatchObject({ recovery_codes_left: 9 });
    const late = await half();
    await test.update('sign_in_step', {}, { expires_at: new Date() });
    const expired = await sendCode(late, codes[2] ?? '');
    expect(new URL(expired.json().url).searchParams.get('code')).toBe('second_factor_expired');
    const before = await half();
    const both2 = { password: NEXT, password2: NEXT };
    await clara.post('/api-backend/auth/password/change/', { old_password: PASSWORD, ...both2 });
    expect((await sendCode(before, codes[2] ?? '')).statusCode).toBe(409);
    const guessing = await half('clara', NEXT);
    for (const expected of [401, 401, 401, 401]) expect((await sendCode(guessing, WRONG)).statusCode).toBe(expected);
    await test.update('sign_in_step', {}, { attempts: 5 });
    expect((await sendCode(guessing, codes[2] ?? '')).statusCode).toBe(409);
  });

  it('AC-31 guessed codes are delayed over all sign-ins, and nobody without the password can cause that', async () => {
    const guesser = await half();
    for (let guess = 0; guess < 5; guess++) await sendCode(guesser, WRONG);
    const again = await half();
    const delayed = await sendCode(again, codes[0] ?? '');
    expect([delayed.statusCode, Number(delayed.headers['retry-after']) > 0]).toEqual([429, true]);
    await test.db.deleteFrom('sign_in_failure').execute();
    for (let guess = 0; guess < 5; guess++) await new TestBrowser(test).signIn(`\n${clara.id}`, 'geraten');
    expect((await sendCode(again, codes[0] ?? '')).statusCode).toBe(200);
  });

  it('AC-31 AC-32 a recovery code replaces a lost device once, however it is typed, and the person is told', async () => {
    const typed = (codes[3] ?? '').toLowerCase().replaceAll('-', ' ');
    expect((await sendCode(await half(), typed)).statusCode).toBe(200);
    expect((await sendCode(await half(), typed)).statusCode).toBe(401);
    const mail = (await test.mails()).find(({ subject }) => subject === 'Wiederherstellungscode verwendet');
    expect(mail?.text_body).toContain('Verbleibende Codes: 9.');
    const { recovery_codes } = (await clara.post(`${BASE}recovery-codes/`, { password: PASSWORD })).json();
    expect((await sendCode(await half(), codes[4] ?? '')).statusCode).toBe(401);
    expect((await sendCode(await half(), recovery_codes[0])).statusCode).toBe(200);
  });

  it('AC-32 a new password by mail does not remove the second factor; switching off does, with the password', async () => {
    await test.post('/api-backend/auth/password/reset/', { email: clara.email });
    const text = (await test.mails(clara.email)).at(-1)?.text_body ?? '';
    const [uid, token] = [linkParameter(text, 'uid'), linkParameter(text, 'token')];
    const entry = { uid, token, password: NEXT, password2: NEXT };
    expect((await test.post('/api-backend/auth/password/reset/confirm/', entry)).statusCode).toBe(200);
    const browser = await half('clara', NEXT);
    await sendCode(browser, codes[5] ?? '');
    const authorization = `Bearer ${(await browser.session()).accessToken}`;
    expect((await test.post(`${BASE}remove/`, { password: NEXT }, { authorization })).statusCode).toBe(200);
    expect((await new TestBrowser(test).signIn('clara', NEXT)).statusCode).toBe(200);
    expect(await subjects()).toContain('Zwei-Faktor-Anmeldung ausgeschaltet');
  });

  it('AC-32 for a lost device without recovery codes the operator resets the sign-in, which ends waiting sign-ins, too', async () => {
    const browser = await half();
    await test.db.transaction().execute((db) => resetSignIn(db, clara.id));
    expect((await sendCode(browser, codes[0] ?? '')).statusCode).toBe(409);
    const left = await test.db.selectFrom('recovery_code').selectAll().execute();
    expect([await test.row('authenticator', {}).catch(() => 'none'), left]).toEqual(['none', []]);
  });

  it('AC-31 a suspended account gets no session by the second step', async () => {
    const browser = await half();
    await test.update('user_account', {}, { disabled_at: new Date() });
    expect((await sendCode(browser, codes[0] ?? '')).statusCode).toBe(409);
  });
});

describe('STAFF of a real installation', () => {
  const real = appOfTests({ settings: { NODE_ENV: 'production' } });

  it('AC-33 OP-70 have no rights as STAFF until an app or a passkey is set up, and lose them with it', async () => {
    const rika = await createPerson(real, 'rika', { is_staff: true });
    const queue = () => rika.get('/api-backend/admin/queue/');
    expect((await queue()).json()).toMatchObject({ error: { status: 403, code: 'second_factor_required' } });
    expect(await stateOf(rika)).toMatchObject({ is_required: true });
    await setUpFactor(rika);
    expect((await queue()).statusCode).toBe(200);
    await rika.post(`${BASE}remove/`, { password: PASSWORD });
    expect((await queue()).statusCode).toBe(403);
    const passkey = { user_id: rika.id, credential_id: 'x', public_key: Buffer.from('x'), counter: 0, name: 'Laptop' };
    await real.insertRow('passkey', { ...passkey, transports: [] });
    expect((await queue()).statusCode).toBe(200);
    const ordinary = await createPerson(real, 'paula');
    expect((await ordinary.get('/api-backend/admin/queue/')).json().error.code).toBe('permission_denied');
  });
});
