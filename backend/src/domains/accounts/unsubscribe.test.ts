import { createHmac } from 'node:crypto';
import type { NotificationSettings } from '@care/contracts/schemas';
import { authSecret } from '../../platform/secrets/auth-secret';
import { unsubscribeKey, unsubscribeLink, type Unsubscribable } from '../../platform/mail/unsubscribe';
import { createPerson, type Person } from '../../testing/people';
import { insertUser, signIn } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

describe('the unsubscribe link of a mail', () => {
  const test = appOfTests();
  let person: Person;
  beforeEach(async () => {
    await test.databases.primary.pool.query('truncate user_account, mail_outbox cascade');
    person = await createPerson(test, 'clara');
    await test.db.updateTable('user_account').set({ newsletter: true }).where('id', '=', person.id).execute();
    await test.db
      .insertInto('newsletter_subscription')
      .values({ user_id: person.id, confirmed_at: new Date(), ended_at: null })
      .execute();
  });

  const ALL_ON = { email_notifications: true, messages: true, saved_searches: true, newsletter: 'ON' };
  const settings = async () =>
    (await person.inject({ url: '/api-backend/user/notification-settings/' })).json<NotificationSettings>();
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
    return (await test.inject({ method: 'POST', url, headers, payload: '' })).body;
  }

  it('AC-20 a GET by a mail program changes nothing', async () => {
    expect(await open()).toContain('<form method="post"');
    expect(await settings()).toEqual(ALL_ON);
  });

  it('AC-07 AC-20 a POST by a mail program stops the mails of its kind only, without signing in', async () => {
    const response = await test.inject({
      method: 'POST',
      url: link(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([response.statusCode, response.json()]).toEqual([200, {}]);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
    await test.inject({ method: 'POST', url: link('newsletter') });
    expect(await settings()).toEqual({ ...ALL_ON, messages: false, newsletter: 'OFF' });
  });

  it('AC-07 the mail about a new message carries the link of its kind', async () => {
    const { id: company } = await createPerson(test, 'inhaberin', { profile_type: 'CARE_PROVIDER' });
    await test.db
      .insertInto('company')
      .values({
        ...{ slug: 'haus', name: 'Haus', street: 'Weg 1, 50667 Köln, Deutschland', zip_code: '50667', city: 'Köln' },
        ...{ city_slug: 'köln', place_kind: 1, lat: 50.9, lon: 6.9, owner_id: company },
      })
      .execute();
    const headers = await signIn(test.databases, await insertUser(test.db, 'fragt'));
    const contact_info = { name: 'A', lastname: 'B', email: 'fragt@example.org', phone: '' };
    const payload = { title: 'Frage', content: 'Haben Sie einen Platz?', recipient: company, contact_info };
    await test.inject({ method: 'POST', url: '/api-backend/message/', headers, payload });
    const mail = (await test.mails('inhaberin@beispiel.example')).find(({ subject }) => subject.startsWith('Neue'));
    expect(mail?.headers).toMatchObject({ 'List-Unsubscribe': expect.stringContaining(`key=${company}.messages.`) });
  });

  it('AC-07 its page says which mails it stops, and the button undoes it', async () => {
    const page = await open();
    expect(page).toContain('Möchten Sie von Pflegefenster keine Hinweise auf neue Nachrichten mehr erhalten?');
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
    await test.inject({ method: 'POST', url });
    expect(await settings()).toEqual({ ...ALL_ON, newsletter: 'OFF' });
  });

  it('AC-07 links in older mails about messages, which stopped everything, stop those mails only', async () => {
    const text = `${person.id}.email_notifications`;
    const signature = createHmac('sha256', authSecret(test.app.settings)).update(`unsubscribe:${text}`);
    const url = unsubscribeLink('', `${text}.${signature.digest('base64url')}`);
    expect((await test.inject({ method: 'POST', url })).statusCode).toBe(200);
    expect(await settings()).toEqual({ ...ALL_ON, messages: false });
  });

  it('AC-20 refuses a key of another person, of another kind, and of a deleted account', async () => {
    const other = await createPerson(test, 'berta');
    const forged = link().replace(`${person.id}.`, `${other.id}.`);
    const otherKind = link().replace('.messages.', '.newsletter.');
    const gone = link();
    await test.db.deleteFrom('user_account').where('id', '=', person.id).execute();
    for (const url of [forged, otherKind, gone]) {
      expect((await test.inject({ method: 'POST', url })).statusCode).toBe(422);
      expect((await test.inject(url)).statusCode).toBe(404);
    }
  });
});
