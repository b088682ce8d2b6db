import { newAuthenticatorSchema, recoveryCodesSchema, secondFactorSchema } from '@care/contracts/schemas';
import { paul, Refusal } from '@care/contracts/testing/site';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts } from '../testing/account-parts';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const BASE = '/api-backend/auth/second-factor/';
const none = secondFactorSchema.parse({ authenticator: null, recovery_codes_left: 0, is_required: true });
const active = { ...none, authenticator: { confirmed_at: '2026-11-20T10:00:00.000Z' }, recovery_codes_left: 10 };
const app = newAuthenticatorSchema.parse({ secret: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH' });
const codes = recoveryCodesSchema.parse({ recovery_codes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'] });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
async function givePassword(button: string) {
  await userEvent.type(screen.getByLabelText(/^Ihr Passwort/, { selector: 'input' }), 'geheim');
  await press(button);
}

describe('the page "Sicherheit"', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    Object.assign(site.answers, accountParts, { [BASE]: none });
  });

  it('AC-30 sets up an app with the password, a picture or the typed secret, and a first code; shows the recovery codes once', async () => {
    await showAt('/profile/sicherheit');
    expect(await screen.findByText(/Für Konten der Redaktion/)).toBeVisible();
    expect(screen.getByRole('list', { name: 'Angemeldete Geräte' })).toBeVisible();
    await press('App einrichten');
    expect(screen.getByLabelText(/^Ihr Passwort/, { selector: 'input' })).toHaveFocus();
    site.answers[`POST ${BASE}authenticator/`] = app;
    await givePassword('Weiter');
    expect(await screen.findByRole('img', { name: 'QR-Code für die Authenticator-App' })).toBeVisible();
    expect(screen.getByText('ABCD EFGH')).toBeVisible();
    expect(screen.getByRole('link', { name: /in einer app/i })).toHaveAttribute('href', app.address);
    const code = screen.getByRole('textbox', { name: /^Code aus der App/ });
    site.answers[`POST ${BASE}authenticator/confirm/`] = new Refusal(422, {
      details: { code: 'Dieser Code stimmt nicht.' },
    });
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Dieser Code stimmt nicht\./));
    Object.assign(site.answers, { [`POST ${BASE}authenticator/confirm/`]: codes, [BASE]: active });
    await press('Einrichtung abschließen');
    const list = await screen.findByRole('list', { name: 'Ihre Wiederherstellungscodes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes.recovery_codes);
    expect(screen.getByText('Ihre Wiederherstellungscodes').closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Als Datei speichern' })).toBeVisible();
    await press('Ich habe die Codes aufbewahrt');
    expect(await screen.findByText('Sie haben noch 10 Wiederherstellungscodes.')).toBeVisible();
    expect(screen.queryByText('AAAA-BBBB-CCCC-DDDD')).not.toBeInTheDocument();
  });

  it('AC-32 gives new recovery codes and switches the second factor off, each with the password', async () => {
    site.answers[BASE] = active;
    await showAt('/profile/sicherheit');
    await press('Neue Wiederherstellungscodes');
    site.answers[`POST ${BASE}recovery-codes/`] = codes;
    await givePassword('Neue Wiederherstellungscodes');
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
    await press('Ich habe die Codes aufbewahrt');
    await press('Ausschalten');
    site.answers[`POST ${BASE}remove/`] = {};
    site.answers[BASE] = none;
    await givePassword('Ausschalten');
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
});
