import { createPerson, linkParameter, PASSWORD } from '../../testing/people';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { roomInWindow } from '../../testing/limit-windows';

/** A text that somebody might want to send to a stranger. */
const TEXT = 'Gewonnen';
const NEW_PASSWORD = 'Ein-anderes-Kennwort-8';

describe('mails that a user can cause to be sent to a stranger', () => {
  const test = appOfTests();
  const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
    test.inject({ method: 'POST', url: `/api-backend${url}`, payload, headers });
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
    const act = (url: string, payload: object) =>
      stranger.inject({ method: 'POST', url: `/api-backend${url}`, payload });
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

  it('AC-20 are sent to an address three times an hour, with sixty clients, and each link is valid until one is used', async () => {
    const strict = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1 } });
    const { email } = await createPerson(strict, 'clara');
    const send = (url: string, payload: object, client: number) =>
      strict.inject({
        method: 'POST',
        url: `/api-backend${url}`,
        payload,
        headers: { 'x-forwarded-for': `203.0.113.${client}` },
      });
    const answers = new Set<string>();
    await roomInWindow(3600, 60);
    for (let client = 1; client <= 60; client++) {
      const { statusCode, body } = await send('/auth/password/reset/', { email }, client);
      answers.add(`${statusCode} ${body}`);
    }
    expect([...answers]).toEqual(['202 {}']);
    const mails = await strict.mails(email);
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
    await strict.close();
  });
});
