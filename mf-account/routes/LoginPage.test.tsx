import '@testing-library/jest-dom';
import { loadSession, setSession, show } from '@care/contracts/testing';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';
import { head as loginHead } from '../exposes/login';
import { PASSWORD, Refusal, paul } from '@care/contracts/testing/site';
import { CareForm, FormDraft, TextField } from '@care/ui/form';
import { SignInAgain } from '../features/sign-in/SignInAgain';

const site = siteOfTests();
/** What the device of the person answers; null if the person cancels. */
const device: { use: object | null } = { use: null };
jest.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => device.use ?? Promise.reject(new Error('cancelled')),
}));

const username = () => screen.getByRole('textbox', { name: /Benutzername oder E-Mail/ });
const password = () => screen.getByLabelText(/^Passwort/, { selector: 'input' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

async function signIn(secret: string) {
  await userEvent.type(username(), ' inhaber-plus ');
  await userEvent.type(password(), secret);
  await send();
}

it('AC-01 AC-06 SH-09 SH-25 signing in: requires both fields, keeps what was typed with the message that fits, and succeeds when corrected', async () => {
  const { addressNow, goTo } = await showAt('/login');
  expect(screen.getByRole('link', { name: 'Jetzt kostenlos registrieren' })).toHaveAttribute('href', '/registration');
  await send();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  expect(within(alert).getAllByRole('link')).toHaveLength(2);
  expect(username()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus\./);
  expect(site.requests.filter((one) => one.startsWith('POST '))).toEqual([]);
  await signIn('falsch');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Falsche Anmeldeinformationen'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(username()).toHaveValue(' inhaber-plus ');
  expect(password()).toHaveValue('falsch');
  expect(password()).toHaveAccessibleDescription('Prüfen Sie auch die Groß- und Kleinschreibung.');
  for (const [status, message] of [
    [429, 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in 42 Sekunden erneut.'],
    [403, 'Ein unerwarteter Fehler ist aufgetreten'],
  ] as const) {
    site.faults = { signIn: status };
    await send();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
  }
  expect(addressNow()).toBe('/login');
  site.faults = {};
  await userEvent.clear(password());
  await userEvent.type(password(), 'geheim{Enter}');
  await waitFor(() => expect(addressNow()).toBe('/profile'));
  // An address of another site leads to the home page.
  await goTo('/login?callbackUrl=%2F%5Cboese.example%2F');
  await waitFor(() => expect(addressNow()).toBe('/'));
});

it('AC-01 SH-06 signing in: shows and hides the password on request; a sign-in in another tab leads on', async () => {
  const { addressNow } = await showAt('/login?callbackUrl=%2Fpakete');
  expect(loginHead()).toMatchObject({ title: 'Anmelden', robots: 'noindex,follow' });
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
  expect(password()).toHaveAttribute('type', 'password');
  await setSession(site, true);
  await waitFor(() => expect(addressNow()).toBe('/pakete'));
});

it('OP-71 signs in with a passkey, and says when the device or the site knows none', async () => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  site.answers['POST /api-backend/auth/second-factor/passkey/challenge/'] = { challenge: 'a' };
  const { addressNow } = await showAt('/login');
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Mit Passkey anmelden' }));
  await press();
  expect(await screen.findByText(/Auf diesem Gerät wurde kein Passkey verwendet\./)).toBeVisible();
  device.use = { id: 'x' };
  site.faults = { signIn: 401 };
  await press();
  expect(await screen.findByText(/Dieser Passkey gehört zu keinem Konto/)).toBeVisible();
  site.faults = {};
  await press();
  await waitFor(() => expect(addressNow()).toBe('/profile'));
  Reflect.deleteProperty(window, 'PublicKeyCredential');
});

it('AC-31 signing in: asks for the code of the second factor or a recovery code, keeps a wrong one with the error at its field, and for the password again if it is too late', async () => {
  site.secondFactor = '123456';
  const { addressNow } = await showAt('/login?callbackUrl=%2Fpakete');
  await signIn('geheim');
  const code = await screen.findByRole('textbox', { name: /^Code aus der App/ });
  expect(code).toHaveFocus();
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription(/Dieser Code stimmt nicht oder wurde schon verwendet\./),
  );
  expect(code).toHaveValue('000000');
  site.isHalfSignedIn = false;
  await send();
  expect(await screen.findByText('Bitte melden Sie sich noch einmal mit Ihrem Passwort an.')).toBeVisible();
  await signIn('geheim');
  await userEvent.click(await screen.findByRole('button', { name: 'Wiederherstellungscode verwenden' }));
  const recovery = screen.getByRole('textbox', { name: /^Wiederherstellungscode/ });
  expect(recovery).toHaveFocus();
  await userEvent.type(recovery, '123456{Enter}');
  await waitFor(() => expect(addressNow()).toBe('/pakete'));
});

configure({ asyncUtilTimeout: 15_000 });
const user = userEvent.setup({ delay: null });
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const secret = (name: RegExp) => screen.getByLabelText(name, { selector: 'input' });
const written = () => site.written;

const CONFIRM = 'POST /api-backend/auth/verify-email/';
const EXPIRED = 'Dieser Link ist abgelaufen oder wurde bereits verwendet.';
const OTHER_ACCOUNT = 'Diese E-Mail-Adresse ist inzwischen bei einem anderen Konto bestätigt.';

it.each([
  ['EMAIL', '&what=constructor', 'E-Mail-Adresse bestätigen', 'Ihre E-Mail-Adresse ist bestätigt.'],
  ['EMAIL_CHANGE_HALF', '&what=change', 'Änderung der E-Mail-Adresse bestätigen', /^Danke\. Die neue Adresse gilt, /],
  ['EMAIL_KEPT', '&what=keep', 'Änderung der E-Mail-Adresse widersprechen', /^Ihre E-Mail-Adresse bleibt\./],
  ['NEWSLETTER', '&what=newsletter', 'Newsletter bestätigen', 'Ihre Anmeldung zum Newsletter ist bestätigt.'],
])('AC-20 a key confirms %s (%s) by one press; a failure can be retried', async (confirmed, what, title, text) => {
  site.answers[CONFIRM] = 503;
  await showAt(`/e-mail-bestaetigen?key=abc${what}`);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(written()).toEqual([]);
  await press(title);
  await screen.findByText('Ein unerwarteter Fehler ist aufgetreten');
  site.answers[CONFIRM] = { confirmed };
  await press('Erneut versuchen');
  const message = await screen.findByText(text);
  await waitFor(() => expect(message.closest('[tabindex]')).toHaveFocus());
  expect(written().at(-1)).toEqual({ path: CONFIRM, body: { key: 'abc' } });
});

it.each([
  ['it was used before', { confirmed: 'EMAIL_CHANGE', already: true }, /^Sie haben Ihre neue E-Mail-Adresse schon/],
  ['the address has another account', new Refusal(422, { details: { key: OTHER_ACCOUNT } }), OTHER_ACCOUNT],
])('AC-20 pages linked from mails: a key says that %s', async (_what, answer, text) => {
  site.answers[CONFIRM] = answer;
  await showAt('/e-mail-bestaetigen?key=abc');
  await press('E-Mail-Adresse bestätigen');
  expect(await screen.findByText(text)).toBeVisible();
});

it('AC-20 pages linked from mails: an expired key offers another mail without revealing whether the address is known', async () => {
  site.answers[CONFIRM] = new Refusal(422, { details: { key: EXPIRED } });
  site.answers['POST /api-backend/auth/verify-email/resend/'] = {};
  await showAt('/e-mail-bestaetigen?key=alt');
  await press('E-Mail-Adresse bestätigen');
  expect(await screen.findByText(EXPIRED)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'anke@example.org');
  await press('Bestätigungs-E-Mail erneut senden');
  expect(await screen.findByText(/^Wenn zu dieser Adresse ein unbestätigtes Konto besteht/)).toBeVisible();
});

it.each([
  ['change', 'Änderung der E-Mail-Adresse bestätigen', /die E-Mail-Adresse in Ihrem Konto noch einmal ändern/],
  ['newsletter', 'Newsletter bestätigen', /den Newsletter in Ihrem Konto neu einschalten/],
])('AC-07 AC-20 an expired key for what=%s leads to the account with a new link', async (what, title, text) => {
  site.answers[CONFIRM] = new Refusal(422, { details: { key: EXPIRED } });
  await showAt(`/e-mail-bestaetigen?key=alt&what=${what}`);
  await press(title);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu Mein Konto' })).toHaveAttribute('href', '/profile');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('AC-01 pages linked from mails: a forgotten password: the same message for every address', async () => {
  site.answers['POST /api-backend/auth/password/reset/'] = {};
  await showAt('/passwort-vergessen');
  await press('Link anfordern');
  expect(await screen.findByRole('alert')).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
  await user.type(screen.getByRole('textbox', { name: /^E-Mail/ }), 'wer@example.org');
  await press('Link anfordern');
  expect(await screen.findByText(/^Wenn zu dieser Adresse ein Konto besteht/)).toBeVisible();
});

it('AC-01 AC-18 pages linked from mails: a link sets a new password that is hard to guess; a used one and one without a token offer a new link', async () => {
  const path = 'POST /api-backend/auth/password/reset/confirm/';
  await showAt('/passwort-neu?uid=4&token=t');
  const enter = async (text: string) => {
    for (const name of [/^Passwort \*|^Passwort$/, /^Passwort wiederholen/]) {
      await user.clear(secret(name));
      await user.paste(text);
    }
    await press('Passwort speichern');
  };
  await enter('Willkommen2024');
  expect(await screen.findByRole('alert')).toHaveTextContent('Dieses Passwort ist zu leicht zu erraten.');
  expect(written()).toEqual([]);
  site.answers[path] = new Refusal(422, { details: { token: OTHER_ACCOUNT } });
  const password = 'Ein neuer Satz';
  await enter(password);
  expect(await screen.findByText(OTHER_ACCOUNT)).toBeVisible();
  expect(written()[0]?.body).toEqual({ uid: '4', token: 't', password, password2: password });
  expect(screen.getByRole('link', { name: 'Neuen Link anfordern' })).toHaveAttribute('href', '/passwort-vergessen');
  cleanup();
  site.answers[path] = {};
  await showAt('/passwort-neu?uid=4&token=neu');
  await enter(password);
  expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
  await showAt('/passwort-neu?uid=4');
  expect(await screen.findByRole('link', { name: 'Neuen Link anfordern' })).toBeVisible();
});

const onSubmit = jest.fn();
const Form = ({ name }: { name: string }) => (
  <CareForm onSubmit={onSubmit}>
    {() => (
      <>
        <FormDraft name={name} />
        <TextField name="reason" label="Grund" />
      </>
    )}
  </CareForm>
);

it('SH-09 if the session ends while several forms are unsent, one dialog signs in again for all', async () => {
  await setSession(site, true);
  const forms = ['one', 'two'].map((name) => <Form key={name} name={name} />);
  show(<>{forms}</>, { fillings: { 'session.sign-in-again': SignInAgain } });
  const reasons = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Grund/ });
  for (const [index, field] of reasons().entries()) await userEvent.type(field, `Grund ${index}`);
  site.signedIn = false;
  await act(loadSession);
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schließen' }));
  const [, second = dialog, ...others] = screen.getAllByRole('button', { name: 'Erneut anmelden' });
  expect(others).toHaveLength(0);
  await userEvent.click(second);
  const again = within(screen.getByRole('dialog'));
  await userEvent.type(again.getByRole('textbox', { name: 'Benutzername oder E-Mail' }), paul.username);
  await userEvent.type(again.getByLabelText(/^Passwort/, { selector: 'input' }), `${PASSWORD}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erneut anmelden' })).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(reasons().map(({ value }) => value)).toEqual(['Grund 0', 'Grund 1']);
  expect(onSubmit).not.toHaveBeenCalled();
});
