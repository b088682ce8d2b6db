import { createPerson, linkParameter, type Person } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';

describe('the own account', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await test.databases.primary.pool.query('truncate user_account, mail_outbox cascade');
    person = await createPerson(test, 'clara');
  });

  const get = async (url: string) => (await person.inject({ url: `/api-backend${url}` })).json();
  const send = (method: 'POST' | 'PATCH', url: string, payload?: object) =>
    person.inject({ method, url: `/api-backend${url}`, ...(payload && { payload }) });

  it('AC-07 changes name and phone number, but no field that needs proof', async () => {
    const change = { first_name: 'Carla', phone: '0221 5550123', email: 'x@x.example', profile_type: 'CARE_PROVIDER' };
    const response = await send('PATCH', '/user/details/', change);
    expect(response.json()).toMatchObject({
      first_name: 'Carla',
      last_name: 'Zimmer',
      phone: '0221 5550123',
      email: person.email,
      profile_type: 'CARE_SEEKER',
    });
    const emptied = await send('PATCH', '/user/details/', { phone: '' });
    expect(emptied.json().phone).toBeNull();
  });

  it('SH-21 names the invalid field', async () => {
    const response = await send('PATCH', '/user/details/', { first_name: ' ', phone: 'x' });
    expect(Object.keys(response.json().error.details).sort()).toEqual(['first_name', 'phone']);
  });

  it('AC-07 SH-23 switches the e-mail notifications', async () => {
    const flip = async () => (await send('POST', '/user/toggle-email-notifications/')).json();
    expect([await flip(), await flip()]).toEqual([{ email_notifications: false }, { email_notifications: true }]);
  });

  it('AC-20 keeps a switch for each kind of mail; the newsletter waits for its confirmation', async () => {
    expect(await get('/user/notification-settings/')).toEqual({
      email_notifications: true,
      messages: true,
      saved_searches: true,
      newsletter: 'OFF',
    });
    const on = await send('PATCH', '/user/notification-settings/', { messages: false, newsletter: true });
    expect(on.json()).toMatchObject({ messages: false, saved_searches: true, newsletter: 'PENDING' });
    const [mail] = await test.mails(person.email);
    const key = linkParameter(mail?.text_body ?? '', 'key');
    await test.inject({ method: 'POST', url: '/api-backend/auth/verify-email/', payload: { key } });
    expect(await get('/user/notification-settings/')).toMatchObject({ newsletter: 'ON' });
    const off = await send('PATCH', '/user/notification-settings/', { newsletter: false });
    expect(off.json()).toMatchObject({ newsletter: 'OFF' });
  });

  it.each(['email_notifications', 'messages', 'saved_searches'])(
    'AC-20 the switch %s changes that kind of mail and no other',
    async (kind) => {
      const before = await get('/user/notification-settings/');
      await send('PATCH', '/user/notification-settings/', { [kind]: false });
      expect(await get('/user/notification-settings/')).toEqual({ ...before, [kind]: false });
    },
  );

  it('AC-20 invalidates the link of a newsletter that was cancelled', async () => {
    await send('PATCH', '/user/notification-settings/', { newsletter: true });
    const [mail] = await test.mails(person.email);
    await send('PATCH', '/user/notification-settings/', { newsletter: false });
    const key = linkParameter(mail?.text_body ?? '', 'key');
    const late = await test.inject({ method: 'POST', url: '/api-backend/auth/verify-email/', payload: { key } });
    expect(late.statusCode).toBe(422);
  });

  it('AC-20 a newsletter that was cancelled can be ordered again, with a new confirmation', async () => {
    const order = (newsletter: boolean) => send('PATCH', '/user/notification-settings/', { newsletter });
    await order(true);
    expect(await test.mails(person.email)).toHaveLength(1);
    await order(false);
    expect((await order(true)).json()).toMatchObject({ newsletter: 'PENDING' });
    const [, again] = await test.mails(person.email);
    const key = linkParameter(again?.text_body ?? '', 'key');
    await test.inject({ method: 'POST', url: '/api-backend/auth/verify-email/', payload: { key } });
    expect(await get('/user/notification-settings/')).toMatchObject({ newsletter: 'ON' });
  });

  describe('consents', () => {
    const entry = { key: 'profile-visibility', version: '2026-01', granted: true, text_hash: 'a'.repeat(64) };

    it('AC-20 are appended; the latest entry is the valid one', async () => {
      expect((await send('POST', '/user/consents/', entry)).statusCode).toBe(201);
      await send('POST', '/user/consents/', { ...entry, granted: false });
      const { count, results } = await get('/user/consents/');
      expect(count).toBe(2);
      expect(results).toMatchObject([
        { granted: false, text_hash: entry.text_hash },
        { granted: true, version: '2026-01' },
      ]);
      expect((await get('/user/details/')).consents).toEqual([
        { key: entry.key, version: entry.version, granted: false },
      ]);
    });

    it('AC-20 cannot be changed, not even in the database', async () => {
      await send('POST', '/user/consents/', entry);
      const change = test.db.updateTable('user_consent').set({ granted: false }).execute();
      await expect(change).rejects.toThrow('never changed');
    });

    it('AC-20 show only the own entries', async () => {
      const other = await createPerson(test, 'berta');
      await send('POST', '/user/consents/', entry);
      expect((await other.inject({ url: '/api-backend/user/consents/' })).json()).toEqual({ count: 0, results: [] });
    });
  });
});
