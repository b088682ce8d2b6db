import { bearerOf, TestBrowser } from '../../testing/browser';
import { createPerson, linkParameter, PASSWORD, postTo, removeAccounts, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';

const SHARED = 'geteilt@beispiel.example';
const OTHER = 'Ein-anderes-Kennwort-8';
const CONFIRM = 'Bitte bestätigen Sie Ihre E-Mail-Adresse';
const RESET = 'Ihr Passwort zurücksetzen';
const ALREADY = 'Sie haben bereits ein Konto bei Pflegefenster';
const TAKEN =
  'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt. Bitte melden Sie sich mit diesem Konto an; falls Sie das Passwort nicht mehr wissen, können Sie es zurücksetzen.';

describe('an address that several accounts have', () => {
  const test = appOfTests();
  const post = postTo(test);
  afterEach(() => removeAccounts(test));

  const register = async (username: string, password = PASSWORD, change: object = {}): Promise<number> => {
    const names = { username, first_name: 'Clara', last_name: 'Zimmer', email: SHARED };
    const entry = { ...names, password, password2: password, consents: true, profile_type: 'CARE_SEEKER', ...change };
    const response = await post('/auth/register/', entry);
    expect(response.statusCode).toBe(201);
    await test.app.jobs.drain();
    return response.json<{ pk: number }>().pk;
  };
  const owner = (): Promise<Person> => createPerson(test, 'inhaberin', { email: SHARED });
  const headersOf = (name: string, password = PASSWORD) => bearerOf(test, name, password);
  const signedInAs = async (name: string, password: string): Promise<string | undefined> => {
    const browser = new TestBrowser(test);
    await browser.signIn(name, password);
    return (await browser.session()).user?.name ?? undefined;
  };
  const subjects = async (to = SHARED) => (await test.mails(to)).map(({ subject }) => subject);
  const texts = async (subject: string, to = SHARED) =>
    (await test.mails(to)).filter((mail) => mail.subject === subject).map(({ text_body }) => text_body);
  const keys = async () => (await texts(CONFIRM)).map((text) => linkParameter(text, 'key'));
  const verify = (key = '') => post('/auth/verify-email/', { key });
  const reset = (link: string, password = OTHER) => {
    const query = new URL(link).searchParams;
    const entry = { uid: query.get('uid'), token: query.get('token'), password, password2: password };
    return post('/auth/password/reset/confirm/', entry);
  };
  const linksIn = (text = '') => text.match(/https?:\/\/\S+passwort-neu\S+/g) ?? [];
  const confirmedNames = async () => {
    const rows = test.db.selectFrom('user_account').select('username').where('email_verified_at', 'is not', null);
    return (await rows.orderBy('id').execute()).map(({ username }) => username);
  };

  it('AC-18 creates the account in both cases, and tells the owner of the address only by mail', async () => {
    await owner();
    await register('zweite', PASSWORD, { newsletter: true });
    expect(await signedInAs('zweite', PASSWORD)).toBe('zweite');
    expect(await subjects()).toEqual([ALREADY]);
    const text = (await texts(ALREADY)).join();
    expect(text).toContain('/passwort-vergessen');
    expect(text).not.toContain('zweite');
    const again = await post('/auth/register/', { username: 'ZWEITE' });
    expect(again.statusCode).toBe(422);
  });

  it('AC-18 accepts two simultaneous registrations with one address', async () => {
    await Promise.all([register('erste'), register('zweite')]);
    expect((await subjects()).sort()).toEqual([CONFIRM, CONFIRM]);
  });

  describe('signing in with the address', () => {
    it('AC-01 selects the unconfirmed account by its password', async () => {
      await register('erste');
      await register('zweite', OTHER);
      expect(await signedInAs(SHARED, PASSWORD)).toBe('erste');
      expect(await signedInAs(SHARED.toUpperCase(), OTHER)).toBe('zweite');
      expect(await signedInAs(SHARED, 'Noch-ein-Kennwort-9')).toBeUndefined();
    });

    it('AC-01 checks the owner first, and of two accounts with the same password selects the owner', async () => {
      await register('zweite');
      await owner();
      expect(await signedInAs(SHARED, PASSWORD)).toBe('inhaberin');
    });

    it('AC-01 still works after a password change while the address is unconfirmed', async () => {
      await register('erste');
      await register('zweite', OTHER);
      const next = 'Noch-ein-Kennwort-9';
      const change = { old_password: OTHER, password: next, password2: next };
      await post('/auth/password/change/', change, await headersOf('zweite', OTHER));
      expect(await signedInAs(SHARED, next)).toBe('zweite');
      expect(await signedInAs(SHARED, OTHER)).toBeUndefined();
    });

    it('AC-01 the password of another account does not reset the counters that protect the owner', async () => {
      await owner();
      await register('zweite', OTHER);
      const browser = new TestBrowser(test);
      for (let guess = 1; guess <= 4; guess++) {
        expect((await browser.signIn(SHARED, `geraten-und-falsch-${guess}`)).statusCode).toBe(401);
        expect((await browser.signIn(SHARED, OTHER)).statusCode).toBe(200);
      }
      const change = { old_password: OTHER, password: 'Noch-ein-Kennwort-9', password2: 'Noch-ein-Kennwort-9' };
      expect((await post('/auth/password/change/', change, await headersOf('zweite', OTHER))).statusCode).toBe(200);
      expect((await browser.signIn(SHARED, 'geraten-und-falsch-5')).statusCode).toBe(401);
      expect((await browser.signIn(SHARED, PASSWORD)).statusCode).toBe(429);
    });

    it('AC-01 AC-20 does not count a right password as a failure before the address is confirmed', async () => {
      await register('erste');
      for (let time = 0; time < 7; time++) expect(await signedInAs(SHARED, PASSWORD)).toBe('erste');
    });
  });

  describe('confirming it', () => {
    it('AC-20 gives the address to the first account that confirms it; the next one is told so', async () => {
      await register('erste');
      await register('zweite');
      const [first, second] = await keys();
      expect((await verify(second)).json()).toEqual({ confirmed: 'EMAIL' });
      const late = await verify(first);
      expect([late.statusCode, late.json().error.details]).toEqual([422, { key: TAKEN }]);
      expect(await confirmedNames()).toEqual(['zweite']);
    });

    it('AC-20 lets only one of two simultaneous confirmations succeed', async () => {
      await register('erste');
      await register('zweite');
      const answers = await Promise.all((await keys()).map(verify));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
      expect(await confirmedNames()).toHaveLength(1);
    });

    it('AC-20 works later, when the other account has changed its address', async () => {
      const other = await owner();
      await test.db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', other.id).execute();
      await register('zweite');
      await test.db
        .updateTable('user_account')
        .set({ email_verified_at: new Date() })
        .where('id', '=', other.id)
        .execute();
      const [key] = await keys();
      expect((await verify(key)).statusCode).toBe(422);
      await test.db.deleteFrom('user_account').where('id', '=', other.id).execute();
      expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL' });
    });

    it('AC-20 sends the link again to the account that requests it', async () => {
      await register('erste');
      await register('zweite', OTHER);
      await post('/auth/verify-email/resend/', { email: SHARED }, await headersOf('erste'));
      const sent = await keys();
      expect(sent).toHaveLength(3);
      await verify(sent.at(-1));
      expect(await confirmedNames()).toEqual(['erste']);
    });

    it('AC-20 sends a visitor no link that could confirm the account of somebody else', async () => {
      await register('erste');
      await register('zweite');
      await post('/auth/verify-email/resend/', { email: SHARED });
      expect(await subjects()).toEqual([
        CONFIRM,
        CONFIRM,
        'Bitte melden Sie sich an, um Ihre E-Mail-Adresse zu bestätigen',
      ]);
    });

    it('AC-18 AC-20 tells the owner when another account requests the link again', async () => {
      await owner();
      await register('zweite', OTHER);
      await post('/auth/verify-email/resend/', { email: SHARED }, await headersOf('zweite', OTHER));
      expect(await subjects()).toEqual([ALREADY, ALREADY]);
    });

    it('AC-07 reports a change to an address that was confirmed by another account in the meantime', async () => {
      const person = await createPerson(test, 'clara');
      await post('/auth/email/change/', { email: SHARED, password: PASSWORD }, person.headers);
      const old = linkParameter(
        (await texts('Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse', person.email))[0] ?? '',
        'key',
      );
      const fresh = linkParameter((await texts('Bitte bestätigen Sie Ihre neue E-Mail-Adresse'))[0] ?? '', 'key');
      await owner();
      expect((await verify(old)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      const late = await verify(fresh);
      expect([late.statusCode, late.json().error.details]).toEqual([422, { key: TAKEN }]);
    });

    it('AC-07 sends the link of a change to an address that other accounts have not confirmed', async () => {
      await register('erste');
      const person = await createPerson(test, 'clara');
      await post('/auth/email/change/', { email: SHARED, password: PASSWORD }, person.headers);
      expect(await subjects()).toContain('Bitte bestätigen Sie Ihre neue E-Mail-Adresse');
    });
  });

  describe('a new password by mail', () => {
    it('AC-01 is for the owner of the address', async () => {
      const { id } = await owner();
      await register('zweite');
      await post('/auth/password/reset/', { email: SHARED });
      const links = linksIn((await texts(RESET))[0]);
      expect(links.map((link) => new URL(link).searchParams.get('uid'))).toEqual([String(id)]);
    });

    it('AC-01 offers the unconfirmed accounts to the reader, without text from their creators', async () => {
      await register('erste', PASSWORD, { first_name: 'Böser Text' });
      await register('zweite');
      await post('/auth/password/reset/', { email: SHARED });
      const [text = ''] = await texts(RESET);
      expect(text).not.toMatch(/Böser Text|erste|zweite/);
      expect(text).toContain('bestätigen Sie zugleich diese E-Mail-Adresse');
      const [latest = '', first = ''] = linksIn(text);
      expect((await reset(first)).statusCode).toBe(200);
      expect(await signedInAs(SHARED, OTHER)).toBe('erste');
      expect(await confirmedNames()).toEqual(['erste']);
      const late = await reset(latest);
      expect([late.statusCode, late.json().error.details]).toEqual([422, { token: TAKEN }]);
      expect(await signedInAs('zweite', PASSWORD)).toBe('zweite');
    });

    it('AC-01 names at most five accounts in one mail', async () => {
      for (let number = 1; number <= 6; number++) await register(`konto-${number}`);
      await post('/auth/password/reset/', { email: SHARED });
      expect(linksIn((await texts(RESET))[0])).toHaveLength(5);
    });
  });

  describe('mails about an account with an unconfirmed address', () => {
    it('AC-07 are not sent to the owner: change of password, data, deletion', async () => {
      await owner();
      await register('zweite', OTHER);
      const headers = await headersOf('zweite', OTHER);
      const next = 'Noch-ein-Kennwort-9';
      await post('/auth/password/change/', { old_password: OTHER, password: next, password2: next }, headers);
      await post('/user/export/', {}, headers);
      await post('/user/delete/', { password: next, delete_ratings: false }, headers);
      await test.db
        .updateTable('user_account')
        .set({ deletion_scheduled_at: new Date(0) })
        .where('username', '=', 'zweite')
        .execute();
      await test.app.jobs.perform('account-deletion');
      expect(await subjects()).toEqual([ALREADY]);
      expect(await confirmedNames()).toEqual(['inhaberin']);
    });
  });
});
