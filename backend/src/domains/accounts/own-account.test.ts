import { createHmac } from 'node:crypto';
import type { NotificationSettings } from '@care/contracts/schemas';
import { removeAll } from '../../testing/empty-tables';
import { createPerson, linkParameter, type Person, PASSWORD } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { authSecret } from '../../platform/secrets/auth-secret';
import { unsubscribeKey, unsubscribeLink, type Unsubscribable } from '../../platform/mail/unsubscribe';
import { insertUser, signIn, updateRows, insertRows } from '../../testing/rows';
import { roomInWindow } from '../../testing/limit-windows';

/** A text that somebody might want to send to a stranger. */
const TEXT = 'Gewonnen';
const NEW_PASSWORD = 'Ein-anderes-Kennwort-8';

describe('the own account', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await removeAll(test);
    person = await createPerson(test, 'clara');
  });

  const get = async (url: string) => (await person.get(`/api-backend${url}`)).json();
  const send = (method: 'POST' | 'PATCH', url: string, payload?: object) =>
    person.inject({ method, url: `/api-backend${url}`, ...(payload && { payload }) });

  it('AC-07 SH-21 changes name and phone number, but no field that needs proof, and names an invalid one', async () => {
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
    const wrong = await send('PATCH', '/user/details/', { first_name: ' ', phone: 'x' });
    expect(Object.keys(wrong.json().error.details).sort()).toEqual(['first_name', 'phone']);
  });

  it('AC-07 AC-20 SH-23 each switch changes its kind of mail and no other', async () => {
    const url = '/user/notification-settings/';
    const all = { email_notifications: true, messages: true, saved_searches: true, newsletter: 'OFF' };
    expect(await get(url)).toEqual(all);
    for (const kind of ['email_notifications', 'messages', 'saved_searches']) {
      await send('PATCH', url, { [kind]: false });
      expect(await get(url)).toEqual({ ...all, [kind]: false });
      await send('PATCH', url, { [kind]: true });
    }
    const flip = async () => (await send('POST', '/user/toggle-email-notifications/')).json();
    expect([await flip(), await flip()]).toEqual([{ email_notifications: false }, { email_notifications: true }]);
  });

  it('AC-20 the newsletter waits for its confirmation, and a cancelled one for a new one', async () => {
    const order = async (newsletter: boolean) =>
      (await send('PATCH', '/user/notification-settings/', { newsletter })).json().newsletter;
    const confirm = async () => {
      const key = linkParameter((await test.mails(person.email)).at(-1)?.text_body ?? '', 'key');
      return (await test.post('/api-backend/auth/verify-email/', { key })).statusCode;
    };
    expect([await order(true), (await test.mails(person.email)).length]).toEqual(['PENDING', 1]);
    expect([await order(false), await confirm()]).toEqual(['OFF', 422]);
    expect([await order(true), await confirm()]).toEqual(['PENDING', 200]);
    expect(await get('/user/notification-settings/')).toMatchObject({ newsletter: 'ON' });
    expect(await order(false)).toBe('OFF');
  });

  it('AC-20 consents are appended and never changed; the latest entry of each person is the valid one', async () => {
    const entry = { key: 'profile-visibility', version: '2026-01', granted: true, text_hash: 'a'.repeat(64) };
    expect((await send('POST', '/user/consents/', entry)).statusCode).toBe(201);
    await send('POST', '/user/consents/', { ...entry, granted: false });
    const { count, results } = await get('/user/consents/');
    expect(count).toBe(2);
    expect(results).toMatchObject([
      { granted: false, text_hash: entry.text_hash },
      { granted: true, version: '2026-01' },
    ]);
    const { key, version } = entry;
    expect((await get('/user/details/')).consents).toEqual([{ key, version, granted: false }]);
    const change = updateRows(test.db, 'user_consent', {}, { granted: false });
    await expect(change).rejects.toThrow('never changed');
    const other = await createPerson(test, 'berta');
    expect((await other.get('/api-backend/user/consents/')).json()).toEqual({ count: 0, results: [] });
  });
});

describe('the unsubscribe link of a mail', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await removeAll(test);
    person = await createPerson(test, 'clara');
    await updateRows(test.db, 'user_account', person.id, { newsletter: true });
    await insertRows(test.db, 'newsletter_subscription', {
      user_id: person.id,
      confirmed_at: new Date(),
      ended_at: null,
    });
  });

  const ALL_ON = { email_notifications: true, messages: true, saved_searches: true, newsletter: 'ON' };
  const settings = async () =>
    (await person.get('/api-backend/user/notification-settings/')).json<NotificationSettings>();
  const link = (what: Unsubscribable = 'messages') =>
    unsubscribeLink('', unsubscribeKey(authSecret(test.app.settings), person.id, what));
  const open = async (url = link()) => (await test.inject(url)).body;
  /** The request of a browser when the person presses a button of the page. */
  async function press(page: string, label: string): Promise<string> {
    const form = [...page.matchAll(/<form method="post" action="([^"]*)"><button>([^<]*)<\/button>/g)].find(
      ([, , text]) => text === label,
    );
    if (!form) throw new Error(`no button "${label}" in ${page}`);
    const url = `/api-backend/unsubscribe/${(form[1] ?? '').replaceAll('&#38;', '&')}`;
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    return (await test.post(url, '', headers)).body;
  }

  it('AC-07 AC-20 a POST by a mail program stops the mails of its kind only, without signing in', async () => {
    const response = await test.post(link(), 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
    await test.post(link('newsletter'));
    expect(await settings()).toEqual({ ...ALL_ON, messages: false, newsletter: 'OFF' });
  });

  it('AC-07 the mail about a new message carries the link of its kind', async () => {
    const { id: company } = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await insertRows(test.db, 'company', {
      ...{ slug: 'haus', name: 'Haus', street: 'Weg 1, 50667 Köln, Deutschland', zip_code: '50667', city: 'Köln' },
      ...{ city_slug: 'köln', place_kind: 1, lat: 50.9, lon: 6.9, owner_id: company },
    });
    const headers = await signIn(test.databases, await insertUser(test.db, 'fragt'));
    const contact_info = { name: 'A', lastname: 'B', email: 'fragt@example.org', phone: '' };
    const payload = { title: 'Frage', content: 'Haben Sie einen Platz?', recipient: company, contact_info };
    await test.post('/api-backend/message/', payload, headers);
    const mail = (await test.mails('inhaberin@beispiel.example')).find(({ subject }) => subject.startsWith('Neue'));
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': expect.stringContaining(`key=${company}.messages.`) });
  });

  it('AC-07 AC-20 its page says which mails it stops and changes nothing before the button is pressed; another one undoes it', async () => {
    const page = await open();
    expect(page).toContain('Möchten Sie von Pflegefenster keine Hinweise auf neue Nachrichten mehr erhalten?');
    expect(await settings()).toEqual(ALL_ON);
    const stopped = await press(page, 'Abbestellen');
    expect(stopped).toContain('Sie erhalten von Pflegefenster keine Hinweise auf neue Nachrichten mehr.');
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
    expect(await open()).toContain('keine Hinweise auf neue Nachrichten mehr.');
    const undone = await press(stopped, 'Rückgängig machen');
    expect(undone).toContain('Sie erhalten von Pflegefenster wieder Hinweise auf neue Nachrichten.');
    expect(await settings()).toEqual(ALL_ON);
  });

  it('AC-07 its page also stops all others, and switches notifications on again', async () => {
    const stopped = await press(await press(await open(), 'Abbestellen'), 'Auch alle anderen abbestellen');
    expect(stopped).toContain('keine Benachrichtigungen und keinen Newsletter mehr');
    expect(await settings()).toEqual({
      email_notifications: false,
      messages: false,
      saved_searches: true,
      newsletter: 'OFF',
    });
    const undone = await press(stopped, 'Rückgängig machen');
    expect(undone).toContain('Den Newsletter können Sie in Ihrem Konto wieder bestellen.');
    expect(await settings()).toEqual({ ...ALL_ON, newsletter: 'OFF' });
  });

  it('AC-20 the newsletter is ordered again in the account, because that needs a confirmation', async () => {
    const stopped = await press(await open(link('newsletter')), 'Abbestellen');
    expect(stopped).toContain('Sie erhalten von Pflegefenster keinen Newsletter mehr.');
    expect(stopped).toContain('Den Newsletter können Sie in Ihrem Konto wieder bestellen.');
    expect(stopped).not.toContain('Rückgängig');
    const url = `${link('newsletter')}&action=undo`;
    await test.post(url);
    expect(await settings()).toEqual({ ...ALL_ON, newsletter: 'OFF' });
  });

  it('AC-07 links in older mails about messages, which stopped everything, stop those mails only', async () => {
    const text = `${person.id}.email_notifications`;
    const signature = createHmac('sha256', authSecret(test.app.settings)).update(`unsubscribe:${text}`);
    const url = unsubscribeLink('', `${text}.${signature.digest('base64url')}`);
    expect((await test.post(url)).statusCode).toBe(200);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
  });

  it('AC-20 refuses a key of another person, of another kind, and of a deleted account', async () => {
    const other = await createPerson(test, 'berta');
    const forged = link().replace(`${person.id}.`, `${other.id}.`);
    const otherKind = link().replace('.messages.', '.newsletter.');
    const gone = link();
    await test.db.deleteFrom('user_account').where('id', '=', person.id).execute();
    for (const url of [forged, otherKind, gone]) {
      expect((await test.post(url)).statusCode).toBe(422);
      expect((await test.inject(url)).statusCode).toBe(404);
    }
  });
});

describe('mails that a user can cause to be sent to a stranger', () => {
  const test = appOfTests();
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.post(`/api-backend${url}`, payload, headers);
  const textsTo = async (email: string) =>
    (await test.mails(email)).map((mail) => `${mail.subject} ${mail.text_body} ${mail.html_body}`);

  it('AC-20 contain no text from the registration, however often the account requests them', async () => {
    const email = 'opfer@beispiel.example';
    const registration = {
      username: 'gewonnen.evil',
      first_name: `${TEXT} evil.example`,
      last_name: TEXT,
      email,
      password: PASSWORD,
      password2: PASSWORD,
      newsletter: true,
      consents: true,
      profile_type: 'CARE_SEEKER',
    };
    expect((await post('/auth/register/', registration)).statusCode).toBe(201);
    await post('/auth/verify-email/resend/', { email });
    await post('/auth/password/reset/', { email });
    const texts = await textsTo(email);
    expect(texts.length).toBeGreaterThanOrEqual(3);
    expect(texts.filter((text) => /Gewonnen|evil/i.test(text))).toEqual([]);
  });

  it('AC-20 contain no name of an account with an unconfirmed address, whatever the account does', async () => {
    const email = 'opfer2@beispiel.example';
    const stranger = await createPerson(test, 'fremd', { email, first_name: TEXT, email_verified_at: null });
    const act = (url: string, payload: object) => stranger.post(`/api-backend${url}`, payload);
    await act('/user/export/', {});
    await act('/auth/password/change/', { old_password: PASSWORD, password: NEW_PASSWORD, password2: NEW_PASSWORD });
    await act('/user/delete/', { password: NEW_PASSWORD });
    await act('/user/delete/cancel/', {});
    await post('/alert/', { email, kind: 'COMPANY', query: `q=${TEXT}`, frequency: 'DAILY' });
    const texts = await textsTo(email);
    expect(texts.length).toBeGreaterThanOrEqual(1);
    expect(texts.filter((text) => text.includes(TEXT))).toEqual([]);
  });

  it('AC-20 contain the name if the address is confirmed', async () => {
    const person = await createPerson(test, 'bekannt');
    await post('/auth/password/reset/', { email: person.email });
    expect((await test.mails(person.email)).at(-1)?.text_body).toContain('Guten Tag Clara,');
  });

  it('AC-20 are sent to an address three times an hour, from many clients, and each link is valid until one is used', async () => {
    const { email } = await createPerson(test, 'clara');
    const send = (url: string, payload: object, client: number) =>
      test.post(`/api-backend${url}`, payload, { 'x-forwarded-for': `203.0.113.${client}` });
    const answers = new Set<string>();
    await roomInWindow(3600, 60);
    for (let client = 1; client <= 6; client++) {
      const { statusCode, body } = await send('/auth/password/reset/', { email }, client);
      answers.add(`${statusCode} ${body}`);
    }
    expect([...answers]).toEqual(['202 {}']);
    const mails = await test.mails(email);
    expect(mails).toHaveLength(3);

    const reset = async ({ text_body }: { text_body: string }, client: number, password = NEW_PASSWORD) => {
      const link = { uid: linkParameter(text_body, 'uid'), token: linkParameter(text_body, 'token') };
      const payload = { ...link, password, password2: password };
      return (await send('/auth/password/reset/confirm/', payload, client)).statusCode;
    };
    const [first, second, third] = mails;
    expect(await reset(first!, 100)).toBe(200);
    expect([await reset(second!, 101), await reset(third!, 102)]).toEqual([422, 422]);
    expect(await reset(first!, 103, 'Noch-ein-Kennwort-9')).toBe(422);
  });
});
