import type { LightMyRequestResponse } from 'fastify';
import { bearerOf, TestBrowser } from '../../testing/browser';
import { createPerson, linkParameter, PASSWORD, postTo, removeAccounts, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';

const OWNER = 'opfer@beispiel.example';
const ATTACKER = 'angreifer@beispiel.example';
const NEXT = 'Ein-anderes-Kennwort-8';
const both = { password: NEXT, password2: NEXT };
const RESET = 'Ihr Passwort zurücksetzen';
const EXPIRED = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';

describe('taking an account over', () => {
  const test = appOfTests();
  const post = postTo(test);
  afterEach(() => removeAccounts(test));

  const verify = (key: string) => post('/auth/verify-email/', { key });
  const lastMail = async (to: string, subject: RegExp | string) =>
    (await test.mails(to)).filter((mail) => mail.subject.match(subject)).at(-1)?.text_body ?? '';
  const requestReset = async (email: string) => {
    await post('/auth/password/reset/', { email });
    const text = await lastMail(email, RESET);
    return { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
  };
  const reset = (link: object) => post('/auth/password/reset/confirm/', { ...link, ...both });
  const account = (id: number) =>
    test.db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  describe('registered with the address of somebody else', () => {
    let id: number;
    let attacker: { authorization: string };
    beforeEach(async () => {
      const response = await post('/auth/register/', {
        username: 'angreifer',
        first_name: 'A',
        last_name: 'B',
        email: OWNER,
        password: PASSWORD,
        password2: PASSWORD,
        newsletter: true,
        consents: true,
        profile_type: 'CARE_SEEKER',
      });
      id = response.json<{ pk: number }>().pk;
      attacker = await bearerOf(test, 'angreifer', PASSWORD);
    });

    it('AC-01 AC-07 a reset by the owner of the address ends the pending change of address', async () => {
      expect((await post('/auth/email/change/', { email: ATTACKER, password: PASSWORD }, attacker)).statusCode).toBe(
        202,
      );
      const stale = linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key');
      expect((await reset(await requestReset(OWNER))).statusCode).toBe(200);
      const late = await verify(stale);
      expect([late.statusCode, late.json().error.details]).toEqual([422, { key: EXPIRED }]);
      expect(await account(id)).toMatchObject({ email: OWNER, email_verified_at: expect.any(Date) });
      const details = { url: '/api-backend/user/details/', headers: attacker };
      expect((await test.inject(details)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn('angreifer', PASSWORD)).statusCode).toBe(401);
      expect((await new TestBrowser(test).signIn(OWNER, NEXT)).statusCode).toBe(200);
    });

    it('AC-01 AC-20 a reset invalidates every other link of the account, including confirmation and newsletter', async () => {
      const mails = await test.mails(OWNER);
      const keys = mails.map(({ text_body }) => linkParameter(text_body, 'key'));
      expect(keys).toHaveLength(2);
      expect((await reset(await requestReset(OWNER))).statusCode).toBe(200);
      for (const key of keys) expect((await verify(key)).json().error.details).toEqual({ key: EXPIRED });
      expect(await test.db.selectFrom('account_key').select('id').where('used_at', 'is', null).execute()).toEqual([]);
      expect((await account(id)).newsletter).toBe(false);
    });

    it('AC-07 confirming the address ends a change that was requested before', async () => {
      await post('/auth/email/change/', { email: ATTACKER, password: PASSWORD }, attacker);
      const stale = linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key');
      const confirmation = linkParameter(await lastMail(OWNER, 'Bitte bestätigen Sie Ihre E-Mail-Adresse'), 'key');
      expect((await verify(confirmation)).json()).toEqual({ confirmed: 'EMAIL' });
      expect((await verify(stale)).statusCode).toBe(422);
      expect((await account(id)).email).toBe(OWNER);
    });
  });

  describe('with a password that somebody else knows', () => {
    let person: Person;
    beforeEach(async () => {
      person = await createPerson(test, 'clara');
    });
    const changePassword = () =>
      person.inject({
        method: 'POST',
        url: '/api-backend/auth/password/change/',
        payload: { old_password: PASSWORD, ...both },
      });
    const changeAddress = () =>
      person.inject({
        method: 'POST',
        url: '/api-backend/auth/email/change/',
        payload: { email: ATTACKER, password: PASSWORD },
      });
    const changeLinks = async () => [
      linkParameter(await lastMail(person.email, /Änderung Ihrer E-Mail-Adresse/), 'key'),
      linkParameter(await lastMail(ATTACKER, /neue E-Mail-Adresse/), 'key'),
    ];

    it('AC-01 AC-07 a new password ends the pending change of address, half confirmed or not', async () => {
      await changeAddress();
      const [old = '', fresh = ''] = await changeLinks();
      expect((await verify(fresh)).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expect((await changePassword()).statusCode).toBe(200);
      expect((await verify(old)).json().error.details).toEqual({ key: EXPIRED });
      expect((await account(person.id)).email).toBe(person.email);
    });

    it('AC-01 a new password invalidates pending resets, and a reset ends changes of the address', async () => {
      const link = await requestReset(person.email);
      await changeAddress();
      expect((await reset(link)).statusCode).toBe(200);
      for (const key of await changeLinks()) expect((await verify(key)).statusCode).toBe(422);
      expect((await account(person.id)).email).toBe(person.email);
    });

    it('AC-01 a reset invalidates data downloads and deletes the known addresses', async () => {
      await new TestBrowser(test).signIn('clara', PASSWORD);
      const url = '/api-backend/user/export/';
      await person.inject({ method: 'POST', url });
      await test.app.jobs.drain();
      const text = await lastMail(person.email, /Daten stehen/);
      const download = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(200);
      expect((await reset(await requestReset(person.email))).statusCode).toBe(200);
      expect((await test.inject(download.pathname + download.search)).statusCode).toBe(404);
      expect(await test.db.selectFrom('sign_in_address').selectAll().execute()).toEqual([]);
    });

    /** Sends a request during a reset: it has read the old password when the new one is stored. */
    async function duringReset(send: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
      const client = await test.databases.primary.pool.connect();
      try {
        await client.query('begin');
        await client.query(`update user_account set password_hash = 'another' where id = $1`, [person.id]);
        await client.query('update user_session set ended_at = now() where user_id = $1', [person.id]);
        const answer = send();
        await waitUntilBlocked(test);
        await client.query('commit');
        return await answer;
      } finally {
        client.release();
      }
    }

    it('AC-01 AC-07 a change of address that began before a reset does not survive it', async () => {
      const response = await duringReset(changeAddress);
      expect(response.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
      expect(await test.db.selectFrom('account_key').selectAll().execute()).toEqual([]);
    });

    it('AC-01 a change of password that began before a reset does not undo it', async () => {
      const response = await duringReset(changePassword);
      expect(response.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
      expect((await account(person.id)).password_hash).toBe('another');
    });

    it('AC-01 a sign-in that began before a reset opens no session after it', async () => {
      const browser = new TestBrowser(test);
      expect((await duringReset(() => browser.signIn('clara', PASSWORD))).statusCode).toBe(401);
      expect(await browser.session()).toEqual({});
      const live = test.db.selectFrom('user_session').select('id').where('ended_at', 'is', null);
      expect(await live.execute()).toEqual([]);
    });
  });
});
