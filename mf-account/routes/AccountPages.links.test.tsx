import { Refusal } from '@care/contracts/testing/site';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';

configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const secret = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const written = () => site.written;

describe('pages linked from mails', () => {
  const confirm = 'POST /api-backend/auth/verify-email/';
  const key = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
  const otherAccount = 'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt.';

  it.each([
    ['EMAIL', '&what=constructor', 'E-Mail-Adresse bestätigen', 'Ihre E-Mail-Adresse ist bestätigt.'],
    ['EMAIL_CHANGE_HALF', '&what=change', 'Änderung der E-Mail-Adresse bestätigen', /^Danke\. Die neue Adresse gilt, /],
    ['NEWSLETTER', '&what=newsletter', 'Newsletter bestätigen', 'Ihre Anmeldung zum Newsletter ist bestätigt.'],
  ])(
    'AC-20 a key that confirms %s (%s) does so by one press, not by being opened; a failure can be retried',
    async (confirmed, what, title, text) => {
      site.answers[confirm] = 503;
      await showAt(`/e-mail-bestaetigen?key=abc${what}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(written()).toEqual([]);
      await press(title);
      await screen.findByText('Ein unerwarteter Fehler ist aufgetreten');
      site.answers[confirm] = { confirmed };
      await press('Erneut versuchen');
      const message = await screen.findByText(text);
      await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
      expect(written().at(-1)).toEqual({ path: confirm, body: { key: 'abc' } });
    },
  );

  it.each([
    ['it was used before', { confirmed: 'EMAIL_CHANGE', already: true }, /^Sie haben Ihre neue E-Mail-Adresse schon/],
    ['the address has another account', new Refusal(422, { details: { key: otherAccount } }), otherAccount],
  ])('AC-20 a key says that %s', async (_what, answer, text) => {
    site.answers[confirm] = answer;
    await showAt('/e-mail-bestaetigen?key=abc');
    await press('E-Mail-Adresse bestätigen');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('AC-20 an expired key offers another mail without revealing whether the address is known', async () => {
    site.answers[confirm] = new Refusal(422, { details: { key } });
    site.answers['POST /api-backend/auth/verify-email/resend/'] = {};
    await showAt('/e-mail-bestaetigen?key=alt');
    await press('E-Mail-Adresse bestätigen');
    expect(await screen.findByText(key)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'anke@example.org');
    await press('Bestätigungs-E-Mail erneut senden');
    expect(await screen.findByText(/^Wenn zu dieser Adresse ein unbestätigtes Konto besteht/)).toBeVisible();
  });

  it.each([
    ['change', 'Änderung der E-Mail-Adresse bestätigen', /die E-Mail-Adresse in Ihrem Konto noch einmal ändern/],
    ['newsletter', 'Newsletter bestätigen', /den Newsletter in Ihrem Konto neu einschalten/],
  ])(
    'AC-07 AC-20 an expired key for what=%s leads to the account, where a new link is requested',
    async (what, title, text) => {
      site.answers[confirm] = new Refusal(422, { details: { key } });
      await showAt(`/e-mail-bestaetigen?key=alt&what=${what}`);
      await press(title);
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByRole('link', { name: 'Zu Mein Konto' })).toHaveAttribute('href', '/profile');
      expect(screen.queryByRole('textbox')).toBeNull();
    },
  );

  it('AC-01 a forgotten password: the same message for every address', async () => {
    site.answers['POST /api-backend/auth/password/reset/'] = {};
    await showAt('/passwort-vergessen');
    await press('Link anfordern');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'wer@example.org');
    await press('Link anfordern');
    expect(await screen.findByText(/^Wenn zu dieser Adresse ein Konto besteht/)).toBeVisible();
  });

  it('AC-01 AC-18 a link sets a new password that is hard to guess, once; a used one offers a new link', async () => {
    const path = 'POST /api-backend/auth/password/reset/confirm/';
    await showAt('/passwort-neu?uid=4&token=t');
    const enter = async (text: string) => {
      for (const name of [/^Passwort \*|^Passwort$/, /^Passwort wiederholen/]) {
        await user.clear(secret(name));
        await user.type(secret(name), text);
      }
      await press('Passwort speichern');
    };
    await enter('Willkommen2024');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Passwort ist zu leicht zu erraten.');
    expect(written()).toEqual([]);
    site.answers[path] = new Refusal(422, { details: { token: otherAccount } });
    const password = 'Ein neuer Satz';
    await enter(password);
    expect(await screen.findByText(otherAccount)).toBeVisible();
    expect(written()[0]?.body).toEqual({ uid: '4', token: 't', password, password2: password });
    expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/passwort-vergessen');
  });

  it('AC-01 a new password is saved; a link without a token offers a new link', async () => {
    site.answers['POST /api-backend/auth/password/reset/confirm/'] = {};
    await showAt('/passwort-neu?uid=4&token=t');
    await user.type(secret(/^Passwort \*|^Passwort$/), 'Ein neuer Satz');
    await user.type(secret(/^Passwort wiederholen/), 'Ein neuer Satz');
    await press('Passwort speichern');
    expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
    await showAt('/passwort-neu?uid=4');
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
  });
});
