import { newAuthenticatorSchema, recoveryCodesSchema, secondFactorSchema } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { paul, Refusal } from '@care/contracts/testing/site';
import { expectFocus } from '@care/contracts/testing/expect-seen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts } from '../testing/account-parts';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
/** What the device of the person answers; null if the person cancels. */
const device: { create: object | null; use: object | null } = { create: null, use: { id: 'x' } };
const answerOf = async (answer: object | null) => answer ?? Promise.reject(new Error('cancelled'));
jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: () => answerOf(device.create),
  startAuthentication: () => answerOf(device.use),
}));
afterEach(() => void Reflect.deleteProperty(window, 'PublicKeyCredential'));
const BASE = '/api-backend/auth/second-factor/';
const none = sample(secondFactorSchema, { is_required: true });
const active = { ...none, authenticator: { confirmed_at: '2026-11-20T10:00:00.000Z' }, recovery_codes_left: 10 };
const app = newAuthenticatorSchema.parse({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' });
const codes = recoveryCodesSchema.parse({ recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function givePassword(button: string) {
  await userEvent.type(screen.getByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'geheim');
  await press(button);
}

beforeEach(() => {
  site.signedIn = true;
  site.user = paul;
  Object.assign(site.answers, accountParts, { [BASE]: none });
});

it('AC-30 OP-73 sets up an app with the password, a picture or the typed secret, and a first code; shows the recovery codes once', async () => {
  await showAt('/profile/sicherheit');
  expect(await screen.findByText(/Für Konten der Redaktion/)).toBeVisible();
  expect(await screen.findByRole('list', { name: 'Angemeldete Geräte' })).toHaveTextContent(
    /aus dem Netz 203\.0\.113\.x.*Ort unbekannt/,
  );
  await press('App einrichten');
  expect(screen.getByLabelText(/^Ihr Passwort/, { selector: 'input' })).toHaveFocus();
  site.answers[`POST ${BASE}authenticator/`] = app;
  await givePassword('Weiter');
  expect(await screen.findByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH')).toBeVisible();
  expect(screen.getByRole('link', { name: /in einer app/i })).toHaveAttribute('href', app.address);
  const code = screen.getByRole('textbox', { name: /^Code aus der App/ });
  site.answers[`POST ${BASE}authenticator/confirm/`] = new Refusal(422, { details: { code: 'Falscher Code.' } });
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Falscher Code\./));
  Object.assign(site.answers, { [`POST ${BASE}authenticator/confirm/`]: codes, [BASE]: active });
  await press('Einrichtung abschließen');
  const list = await screen.findByRole('list', { name: 'Ihre Wiederherstellungscodes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes.recovery_codes);
  await expectFocus('Ihre Wiederherstellungscodes');
  expect(screen.getByRole('button', { name: 'Als Datei speichern' })).toBeVisible();
  await press('Ich habe die Codes aufbewahrt');
  expect(await screen.findByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible();
  expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
});

it('AC-32 gives new recovery codes and removes the app, each with the password', async () => {
  site.answers[BASE] = active;
  await showAt('/profile/sicherheit');
  await press('Neue Wiederherstellungscodes');
  site.answers[`POST ${BASE}recovery-codes/`] = codes;
  await givePassword('Neue Wiederherstellungscodes');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  await press('Ich habe die Codes aufbewahrt');
  await press('App entfernen');
  site.answers[`POST ${BASE}remove/`] = {};
  site.answers[BASE] = none;
  await givePassword('App entfernen');
  expect(await screen.findByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'App einrichten' })).toBeVisible();
  expect(site.written.map(({ body }) => body)).toEqual([{ password: 'geheim' }, { password: 'geheim' }]);
});

it('OP-62 an address that takes no mail is named with what helps, instead of a request to confirm it', async () => {
  site.user = { ...paul, email_verified: false, email_undeliverable: true };
  await showAt('/profile');
  expect(await screen.findByText(`Unsere E-Mails an ${paul.email} kommen nicht an`)).toBeVisible();
  expect(screen.queryByText(/Bitte bestätigen Sie Ihre E-Mail-Adresse/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/kontakt');
  site.user = { ...paul, email_undeliverable: true };
  await showAt('/profile');
  await press('E-Mail-Adresse ändern');
  expect(screen.getByText(/^Sie erhalten an die neue Adresse eine E-Mail\./)).toBeVisible();
});

it('OP-70 OP-72 adds a passkey with a name, which then confirms instead of the password; renames and removes it', async () => {
  Object.defineProperty(window, 'PublicKeyCredential', { value: class {}, configurable: true });
  const passkey = { id: 3, name: 'Laptop', created_at: '2026-11-20T10:00:00.000Z', last_used_at: null };
  const withPasskey = { ...none, passkeys: [passkey], recovery_codes_left: 10 };
  await showAt('/profile/sicherheit');
  await press('Passkey hinzufügen');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name des Passkeys/ }), 'Laptop');
  site.answers[`POST ${BASE}passkey/options/`] = { challenge: 'a' };
  device.create = null;
  await givePassword('Passkey hinzufügen');
  expect(await screen.findByText(/Ihr Gerät hat keinen Passkey angelegt\./)).toBeVisible();
  device.create = { id: 'x' };
  Object.assign(site.answers, { [`POST ${BASE}passkey/`]: codes, [BASE]: withPasskey });
  await press('Passkey hinzufügen');
  expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ name: 'Laptop', credential: { id: 'x' } });
  await press('Ich habe die Codes aufbewahrt');
  await press('„Laptop“ umbenennen');
  const name = screen.getByRole('textbox', { name: /^Name des Passkeys/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Büro');
  site.answers[`PATCH ${BASE}passkey/3/`] = {};
  await press('Namen speichern');
  await press('„Laptop“ entfernen');
  Object.assign(site.answers, {
    [`POST ${BASE}passkey/challenge/`]: { challenge: 'b' },
    [`POST ${BASE}passkey/confirm/`]: { confirmation: 'einmal' },
    [`POST ${BASE}passkey/3/remove/`]: {},
    [BASE]: none,
  });
  await press('Stattdessen mit Passkey bestätigen');
  expect(await screen.findByText('Mit Passkey bestätigt.')).toBeVisible();
  await press('„Laptop“ entfernen');
  expect(await screen.findByText('Die Zwei-Faktor-Anmeldung ist ausgeschaltet.')).toBeVisible();
  expect(site.written.at(-1)?.body).toEqual({ password: 'einmal' });
});
