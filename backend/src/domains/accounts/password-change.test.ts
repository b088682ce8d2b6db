import { TestBrowser } from '../../testing/browser';
import { createPerson, linkParameter, PASSWORD, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';

const NEXT = 'Ein-anderes-Kennwort-8';
const both = { password: NEXT, password2: NEXT };

describe('passwords', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await test.app.jobs.drain();
    await test.databases.primary.pool.query('truncate user_account, mail_outbox cascade');
    person = await createPerson(test, 'clara');
  });

  const post = (url: string, payload: object) => test.inject({ method: 'POST', url: `/api-backend${url}`, payload });
  const requestLink = async () => {
    expect((await post('/auth/password/reset/', { email: person.email })).statusCode).toBe(202);
    const [mail] = await test.mails(person.email);
    const text = mail?.text_body ?? '';
    return { uid: linkParameter(text, 'uid'), token: linkParameter(text, 'token') };
  };
  const confirm = (payload: object) => post('/auth/password/reset/confirm/', payload);
  const details = () => person.inject({ url: '/api-backend/user/details/' });
  const signInStatus = async (password: string) => (await new TestBrowser(test).signIn('clara', password)).statusCode;

  it('AC-01 sets a new password by mail and ends every session', async () => {
    const link = await requestLink();
    expect((await details()).statusCode).toBe(200);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    expect((await details()).statusCode).toBe(401);
    expect([await signInStatus(PASSWORD), await signInStatus(NEXT)]).toEqual([401, 200]);
    const mails = await test.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort zurücksetzen', 'Ihr Passwort wurde geändert']);
  });

  it('AC-01 accepts a link once, for its own account, within an hour', async () => {
    const link = await requestLink();
    expect((await confirm({ ...link, uid: String(person.id + 1), ...both })).statusCode).toBe(422);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    const again = await confirm({ ...link, password: 'Noch-ein-Kennwort-9', password2: 'Noch-ein-Kennwort-9' });
    expect(again.json().error.details).toEqual({ token: 'Dieser Link ist abgelaufen oder wurde bereits verwendet.' });
    await test.databases.primary.pool.query('truncate mail_outbox');
    const late = await requestLink();
    const { expires_at } = await test.db
      .selectFrom('account_key')
      .select('expires_at')
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect((expires_at.getTime() - Date.now()) / 60_000).toBeCloseTo(60, 0);
    await test.db
      .updateTable('account_key')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await confirm({ ...late, ...both })).statusCode).toBe(422);
  });

  it('AC-01 a reset that is sent again after a lost answer succeeds within the hour, with no further effect', async () => {
    const link = await requestLink();
    await confirm({ ...link, ...both });
    const browser = new TestBrowser(test);
    await browser.signIn('clara', NEXT);
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
    expect((await confirm({ ...link, uid: String(person.id + 1), ...both })).statusCode).toBe(422);
    expect(await browser.session()).toHaveProperty('user');
    const mails = await test.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort zurücksetzen', 'Ihr Passwort wurde geändert']);
    await test.db
      .updateTable('account_key')
      .set({ expires_at: new Date(0) })
      .execute();
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
  });

  it('AC-01 refuses a weak or a different second password, and the link stays valid', async () => {
    const link = await requestLink();
    const weak = await confirm({ ...link, password: 'Passwort2026!', password2: 'Passwort2026!' });
    expect(weak.json().error.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
    const short = await confirm({ ...link, password: 'kurz', password2: 'kurz' });
    expect(short.json().error.details).toHaveProperty('password');
    const differing = await confirm({ ...link, password: NEXT, password2: PASSWORD });
    expect(differing.json().error.details).toEqual({ password2: 'Die Passwörter stimmen nicht überein.' });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(200);
  });

  it.each(['Holunder-2026', 'Rosenkamp-2026', 'Tannwald-2026', 'Wiesenau-2026'])(
    'AC-01 AC-18 refuses %s, which has a name of the person, at a change and by mail',
    async (password) => {
      const names = { username: 'holunder', first_name: 'Rosenkamp', last_name: 'Tannwald' };
      person = await createPerson(test, names.username, { ...names, email: 'wiesenau@beispiel.example' });
      const entry = { password, password2: password };
      const answers = [
        await person.inject({
          method: 'POST',
          url: '/api-backend/auth/password/change/',
          payload: { old_password: PASSWORD, ...entry },
        }),
        await confirm({ ...(await requestLink()), ...entry }),
      ];
      for (const answer of answers)
        expect(answer.json().error?.details).toEqual({ password: 'Dieses Passwort ist zu leicht zu erraten.' });
    },
  );

  it('AC-01 answers a request for a new password the same whether the address is known or not', async () => {
    const known = await post('/auth/password/reset/', { email: person.email });
    const unknown = await post('/auth/password/reset/', { email: 'niemand@beispiel.example' });
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    // Neither request looked up the address before the answer. A job does that, so the response time reveals nothing.
    expect(await test.db.selectFrom('account_key').select('id').execute()).toEqual([]);
    expect((await test.mails()).map(({ recipient }) => recipient)).toEqual([person.email]);
  });

  it('AC-01 sends no link to a disabled account', async () => {
    await test.db.updateTable('user_account').set({ disabled_at: new Date() }).execute();
    await post('/auth/password/reset/', { email: person.email });
    expect(await test.mails()).toEqual([]);
  });

  it('AC-01 changing the password keeps this session and ends all others', async () => {
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', PASSWORD);
    const change = (payload: object) =>
      person.inject({ method: 'POST', url: '/api-backend/auth/password/change/', payload });
    const wrong = await change({ old_password: 'falsch', ...both });
    expect(wrong.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
    expect((await change({ old_password: PASSWORD, ...both })).statusCode).toBe(200);
    expect((await details()).statusCode).toBe(200);
    expect(await elsewhere.session()).toEqual({});
    expect([await signInStatus(PASSWORD), await signInStatus(NEXT)]).toEqual([401, 200]);
    expect((await test.mails(person.email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
  });

  it('AC-01 a change that is sent again after a lost answer succeeds; only the new password does, not any', async () => {
    const change = (old_password: string, password = NEXT) =>
      person.inject({
        method: 'POST',
        url: '/api-backend/auth/password/change/',
        payload: { old_password, password, password2: password },
      });
    expect((await change(PASSWORD)).statusCode).toBe(200);
    const elsewhere = new TestBrowser(test);
    await elsewhere.signIn('clara', NEXT);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    // As the page says, all other devices are signed out.
    expect([(await details()).statusCode, await elsewhere.session()]).toEqual([200, {}]);
    const another = await change(PASSWORD, 'Noch-ein-Kennwort-9');
    expect(another.json().error.details).toEqual({ old_password: 'Dieses Passwort stimmt nicht.' });
    expect(await signInStatus(NEXT)).toBe(200);
    expect((await test.mails(person.email)).map(({ subject }) => subject)).toEqual(['Ihr Passwort wurde geändert']);
  });

  it('AC-01 changing the password invalidates older links', async () => {
    const link = await requestLink();
    const payload = { old_password: PASSWORD, ...both };
    await person.inject({ method: 'POST', url: '/api-backend/auth/password/change/', payload });
    expect((await confirm({ ...link, ...both })).statusCode).toBe(422);
  });
});
