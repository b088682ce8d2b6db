import { createCompany, createPerson, linkParameter, PASSWORD, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { waitUntilBlocked } from '../../testing/wait-until-blocked';
import { EMAIL_CONFIRMED } from './confirmed-email';

const account = {
  username: 'clara',
  first_name: 'Clara',
  last_name: 'Zimmer',
  email: 'clara@beispiel.example',
  password: PASSWORD,
  password2: PASSWORD,
  newsletter: true,
  consents: true,
  profile_type: 'CARE_SEEKER',
};

describe('e-mail addresses', () => {
  const test = appOfTests();
  const confirmed: number[] = [];
  beforeAll(async () => {
    test.app.jobs.subscribe<{ userId: number }>(EMAIL_CONFIRMED, 'test', async ({ userId }) => {
      confirmed.push(userId);
    });
  });
  afterEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query('truncate user_account, company, mail_outbox cascade');
    confirmed.length = 0;
  });

  const post = (url: string, payload: object) =>
    test.inject({ method: 'POST', url: `/api-backend${url}`, payload, headers: { host: 'pflege.example' } });
  const register = async (change: object = {}): Promise<number> =>
    (await post('/auth/register/', { ...account, ...change })).json<{ pk: number }>().pk;
  const mailTo = async (to: string, subject: string) =>
    (await test.mails(to)).filter((mail) => mail.subject === subject).at(-1)?.text_body ?? '';
  const CONFIRM = 'Bitte bestätigen Sie Ihre E-Mail-Adresse';
  const verify = (key: string) => post('/auth/verify-email/', { key });
  const isConfirmed = async (id: number) => {
    const account = test.db.selectFrom('user_account').select('email_verified_at').where('id', '=', id);
    return (await account.executeTakeFirstOrThrow()).email_verified_at !== null;
  };

  it('AC-20 sends a link that confirms the address; a second use says that it is already confirmed', async () => {
    const id = await register();
    const text = await mailTo(account.email, CONFIRM);
    // The address is unconfirmed, so the mail has no name that a stranger may have typed.
    expect(text).toContain('Guten Tag,\n');
    expect(text).toMatch(/http:\/\/pflege\.example(:80)?\/e-mail-bestaetigen\?key=/);
    expect(await isConfirmed(id)).toBe(false);
    const key = linkParameter(text, 'key');
    expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL' });
    expect(await isConfirmed(id)).toBe(true);
    expect((await verify(key)).json()).toEqual({ confirmed: 'EMAIL', already: true });
    await test.app.jobs.drain();
    expect(confirmed).toEqual([id]);
  });

  it('AC-20 a used link has no further effect, and is reported as invalid when the confirmation no longer applies', async () => {
    const id = await register();
    const key = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    await verify(key);
    await test.db.updateTable('user_account').set({ email: 'anders@beispiel.example' }).where('id', '=', id).execute();
    const late = await verify(key);
    expect(late.statusCode).toBe(422);
    expect(late.json().error.details).toEqual({ key: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' });
    await test.db
      .updateTable('user_account')
      .set({ email: account.email, email_verified_at: null })
      .where('id', '=', id)
      .execute();
    expect((await verify(key)).statusCode).toBe(422);
    expect(await isConfirmed(id)).toBe(false);
  });

  it('AC-20 a used link lets others store what refers to the person', async () => {
    const user_id = await register();
    const company_id = await createCompany(test, 'gemerkt');
    const key = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    const { verified } = await test.db.transaction().execute(async (db) => {
      await db.selectFrom('account_key').select('id').where('user_id', '=', user_id).forUpdate().execute();
      // It has locked the person and waits for the key.
      const verifying = Promise.resolve(verify(key));
      await waitUntilBlocked(test);
      await db.insertInto('company_follow').values({ user_id, company_id }).execute();
      return { verified: verifying };
    });
    expect((await verified).statusCode).toBe(200);
  });

  it('AC-20 publishes an event on confirmation, so that waiting messages are sent', async () => {
    const id = await register();
    await verify(linkParameter(await mailTo(account.email, CONFIRM), 'key'));
    await test.app.jobs.drain();
    expect(confirmed).toEqual([id]);
  });

  it('AC-20 a suspended account confirms nothing; its link is valid again once the account is', async () => {
    const id = await register();
    const key = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    const suspend = (disabled_at: Date | null) =>
      test.db.updateTable('user_account').set({ disabled_at }).where('id', '=', id).execute();
    await suspend(new Date());
    expect([(await verify(key)).statusCode, await isConfirmed(id)]).toEqual([422, false]);
    await suspend(null);
    expect([(await verify(key)).statusCode, await isConfirmed(id)]).toEqual([200, true]);
  });

  it('AC-20 refuses an expired and an invented key', async () => {
    await register();
    const key = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    await test.db
      .updateTable('account_key')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await verify(key)).statusCode).toBe(422);
    expect((await verify('erfunden')).statusCode).toBe(422);
    expect((await verify('')).json().error.details).toHaveProperty('key');
  });

  it('AC-20 stores only a hash of the key', async () => {
    await register();
    const key = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    const rows = await test.db.selectFrom('account_key').select('key_hash').execute();
    expect(rows.some(({ key_hash }) => key_hash.includes(key))).toBe(false);
  });

  it('AC-20 sends the newsletter only to people who confirmed it by mail', async () => {
    const id = await register();
    const subscribed = async () =>
      (await test.db.selectFrom('user_account').select('newsletter').where('id', '=', id).executeTakeFirstOrThrow())
        .newsletter;
    expect(await subscribed()).toBe(false);
    const text = await mailTo(account.email, 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter');
    expect(linkParameter(text, 'what')).toBe('newsletter');
    const key = linkParameter(text, 'key');
    expect((await verify(key)).json()).toEqual({ confirmed: 'NEWSLETTER' });
    expect(await subscribed()).toBe(true);
    expect((await verify(key)).json()).toEqual({ confirmed: 'NEWSLETTER', already: true });
    await test.db.updateTable('user_account').set({ newsletter: false }).where('id', '=', id).execute();
    expect((await verify(key)).statusCode).toBe(422);
    expect(await subscribed()).toBe(false);
  });

  it('AC-20 sends no confirmation mail to a person who did not order the newsletter', async () => {
    await register({ newsletter: false });
    expect((await test.mails(account.email)).map(({ subject }) => subject)).toEqual([CONFIRM]);
  });

  it('AC-20 sends the link again; the older one also works', async () => {
    await register({ newsletter: false });
    const first = linkParameter(await mailTo(account.email, CONFIRM), 'key');
    expect((await post('/auth/verify-email/resend/', { email: 'CLARA@beispiel.example' })).statusCode).toBe(202);
    const mails = await test.mails(account.email);
    expect(mails).toHaveLength(2);
    expect((await verify(first)).statusCode).toBe(200);
    expect((await verify(linkParameter(mails[1]?.text_body ?? '', 'key'))).statusCode).toBe(200);
  });

  it.each(['niemand@beispiel.example', 'bestaetigt@beispiel.example'])(
    'AC-20 answers a request for the link the same for %s, and sends none',
    async (email) => {
      await createPerson(test, 'bestaetigt');
      const response = await post('/auth/verify-email/resend/', { email });
      expect([response.statusCode, response.json()]).toEqual([202, {}]);
      expect(await test.mails(email)).toEqual([]);
    },
  );

  it('AC-18 tells the owner of an address, only by mail, that somebody tried to register it again', async () => {
    await createPerson(test, 'clara');
    const id = await register({ username: 'jemand' });
    expect(await isConfirmed(id)).toBe(false);
    const mails = await test.mails();
    expect(mails).toMatchObject([
      { recipient: account.email, subject: 'Sie haben bereits ein Konto bei Pflegefenster' },
    ]);
    expect(mails[0]?.text_body).toContain('/passwort-vergessen');
  });

  describe('change of the address', () => {
    let person: Person;
    const NEW = 'neu@beispiel.example';
    beforeEach(async () => {
      person = await createPerson(test, 'clara');
    });
    const change = (payload: object) =>
      person.inject({ method: 'POST', url: '/api-backend/auth/email/change/', payload });
    const oldLink = async () =>
      linkParameter(await mailTo(person.email, 'Bitte bestätigen Sie die Änderung Ihrer E-Mail-Adresse'), 'key');
    const newLink = async () =>
      linkParameter(await mailTo(NEW, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse'), 'key');
    const current = async () =>
      (await test.db.selectFrom('user_account').select('email').where('id', '=', person.id).executeTakeFirstOrThrow())
        .email;

    it.each([
      ['old', 'new'],
      ['new', 'old'],
    ])('AC-07 takes effect when both addresses have confirmed, the %s one first', async (first) => {
      expect((await change({ email: NEW, password: PASSWORD })).statusCode).toBe(202);
      const keys = [await oldLink(), await newLink()];
      if (first === 'new') keys.reverse();
      expect((await verify(keys[0] ?? '')).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expect((await verify(keys[0] ?? '')).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF', already: true });
      expect(await current()).toBe(person.email);
      expect((await verify(keys[1] ?? '')).json()).toEqual({ confirmed: 'EMAIL_CHANGE' });
      expect(await current()).toBe(NEW);
      expect((await verify(keys[1] ?? '')).json()).toEqual({ confirmed: 'EMAIL_CHANGE', already: true });
      const told = (await test.mails()).filter(({ subject }) => subject === 'Ihre E-Mail-Adresse wurde geändert');
      expect(told.map(({ recipient }) => recipient).sort()).toEqual([person.email, NEW].sort());
    });

    it('AC-07 AC-20 an unconfirmed wrong address is corrected with the link to the new one only, and gets no mail about it', async () => {
      await test.db.updateTable('user_account').set({ email_verified_at: null }).where('id', '=', person.id).execute();
      expect((await change({ email: NEW, password: PASSWORD })).statusCode).toBe(202);
      expect((await verify(await newLink())).json()).toEqual({ confirmed: 'EMAIL_CHANGE' });
      expect(await current()).toBe(NEW);
      expect(await test.mails(person.email)).toEqual([]);
      expect((await test.mails(NEW)).map(({ text_body }) => text_body).join()).not.toContain('bisherige Adresse');
    });

    it('AC-07 requires the password', async () => {
      const response = await change({ email: NEW, password: 'falsch' });
      expect(response.json().error.details).toEqual({ password: 'Dieses Passwort stimmt nicht.' });
      expect(await test.mails()).toEqual([]);
    });

    it('AC-07 does not reveal that the new address has an account', async () => {
      await createPerson(test, 'neu');
      const response = await change({ email: NEW, password: PASSWORD });
      expect([response.statusCode, response.json()]).toEqual([202, {}]);
      expect((await test.mails(NEW)).map(({ subject }) => subject)).toEqual([
        'Sie haben bereits ein Konto bei Pflegefenster',
      ]);
      expect((await verify(await oldLink())).json()).toEqual({ confirmed: 'EMAIL_CHANGE_HALF' });
      expect(await current()).toBe(person.email);
    });

    it('AC-07 a second request for a change replaces the first', async () => {
      await change({ email: NEW, password: PASSWORD });
      const stale = await newLink();
      await change({ email: 'anders@beispiel.example', password: PASSWORD });
      await verify(await oldLink());
      expect((await verify(stale)).statusCode).toBe(422);
      expect(await current()).toBe(person.email);
    });

    it('AC-07 refuses the address that the account already has', async () => {
      expect((await change({ email: person.email, password: PASSWORD })).json().error.details).toHaveProperty('email');
    });
  });
});
