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

  it.each([
    ['EMAIL', '', 'E-Mail-Adresse bestätigen', 'Ihre E-Mail-Adresse ist bestätigt.'],
    ['EMAIL', '&what=constructor', 'E-Mail-Adresse bestätigen', 'Ihre E-Mail-Adresse ist bestätigt.'],
    ['EMAIL_CHANGE_HALF', '&what=change', 'Änderung der E-Mail-Adresse bestätigen', /^Danke\. Die neue Adresse gilt, /],
    ['NEWSLETTER', '&what=newsletter', 'Newsletter bestätigen', 'Ihre Anmeldung zum Newsletter ist bestätigt.'],
  ])(
    'AC-20 a key that confirms %s (%s) does so by one press, not by being opened',
    async (confirmed, what, title, text) => {
      site.answers[confirm] = { confirmed };
      await showAt(`/e-mail-bestaetigen?key=abc${what}`);
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(written()).toEqual([]);
      await press(title);
      const message = await screen.findByText(text);
      await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
      expect(written()).toEqual([{ path: confirm, body: { key: 'abc' } }]);
    },
  );

  it.each([
    ['EMAIL', 'Sie haben Ihre E-Mail-Adresse schon bestätigt.'],
    ['EMAIL_CHANGE_HALF', /^Sie haben die Änderung hier schon bestätigt\./],
    ['EMAIL_CHANGE', /^Sie haben Ihre neue E-Mail-Adresse schon bestätigt\./],
    ['NEWSLETTER', 'Sie haben Ihre Anmeldung zum Newsletter schon bestätigt.'],
  ])('AC-20 a key that was used before for %s says so', async (confirmed, text) => {
    site.answers[confirm] = { confirmed, already: true };
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

  it('AC-20 a failed request can be retried', async () => {
    site.answers[confirm] = 503;
    await showAt('/e-mail-bestaetigen?key=abc');
    await press('E-Mail-Adresse bestätigen');
    await screen.findByText('Ein unerwarteter Fehler ist aufgetreten');
    site.answers[confirm] = { confirmed: 'EMAIL' };
    await press('Erneut versuchen');
    expect(await screen.findByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
  });

  it('AC-01 a forgotten password: the same message for every address', async () => {
    site.answers['POST /api-backend/auth/password/reset/'] = {};
    await showAt('/passwort-vergessen');
    await press('Link anfordern');
    expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'wer@example.org');
    await press('Link anfordern');
    expect(await screen.findByText(/^Wenn zu dieser Adresse ein Konto besteht/)).toBeVisible();
  });

  it('AC-01 a link sets a new password once; afterwards the page offers a new link', async () => {
    const path = 'POST /api-backend/auth/password/reset/confirm/';
    site.answers[path] = {};
    await showAt('/passwort-neu?uid=4&token=t');
    await user.type(secret(/^Passwort \*|^Passwort$/), 'Ein neuer Satz');
    await user.type(secret(/^Passwort wiederholen/), 'Ein neuer Satz');
    await press('Passwort speichern');
    expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
    expect(written()[0]?.body).toEqual({
      uid: '4',
      token: 't',
      password: 'Ein neuer Satz',
      password2: 'Ein neuer Satz',
    });
  });

  it('AC-18 a new password that is easy to guess is message before it is sent', async () => {
    await showAt('/passwort-neu?uid=4&token=t');
    await user.type(secret(/^Passwort \*|^Passwort$/), 'Willkommen2024');
    await user.type(secret(/^Passwort wiederholen/), 'Willkommen2024');
    await press('Passwort speichern');
    expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Passwort ist zu leicht zu erraten.');
    expect(written()).toEqual([]);
  });

  it.each([
    ['/passwort-neu?uid=4&token=t', 'token'],
    ['/e-mail-bestaetigen?key=k', 'key'],
  ])('AC-20 %s says that the address now belongs to another account', async (address, name) => {
    const text = 'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt.';
    const answer = new Refusal(422, { details: { [name]: text } });
    site.answers['POST /api-backend/auth/password/reset/confirm/'] = answer;
    site.answers['POST /api-backend/auth/verify-email/'] = answer;
    await showAt(address);
    if (name === 'token') {
      await user.type(secret(/^Passwort \*|^Passwort$/), 'Ein neuer Satz');
      await user.type(secret(/^Passwort wiederholen/), 'Ein neuer Satz');
      await press('Passwort speichern');
    } else await press('E-Mail-Adresse bestätigen');
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['without a token', '/passwort-neu?uid=4', {}],
    ['with a used one', '/passwort-neu?uid=4&token=t', new Refusal(422, { details: { token: 'x' } })],
  ])('AC-01 a link %s offers a new link', async (_, address, answer) => {
    site.answers['POST /api-backend/auth/password/reset/confirm/'] = answer;
    await showAt(address);
    if (address.includes('token')) {
      await user.type(secret(/^Passwort \*|^Passwort$/), 'Ein neuer Satz');
      await user.type(secret(/^Passwort wiederholen/), 'Ein neuer Satz');
      await press('Passwort speichern');
    }
    expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute(
      'href',
      '/passwort-vergessen',
    );
  });
});
