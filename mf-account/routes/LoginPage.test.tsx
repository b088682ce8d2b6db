import { loadSession } from '@care/contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showAt, siteOfTests } from '../testing/show-site';
import { head as loginHead } from '../exposes/login';

const site = siteOfTests();

const username = () => screen.getByRole('textbox', { name: /Benutzername oder E-Mail/ });
const password = () => screen.getByLabelText(/^Passwort/, { selector: 'input' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));

async function signIn(secret: string) {
  await userEvent.type(username(), ' inhaber-plus ');
  await userEvent.type(password(), secret);
  await send();
}

describe('signing in', () => {
  it.each([
    ['/login', '/profile'],
    ['/login?callbackUrl=%2Fprofile%3Fsuccess%3Drating-added', '/profile?success=rating-added'],
    ['/login?callbackUrl=%2F%5Cboese.example%2F', '/'],
  ])('AC-01 SH-09 %s leads to %s', async (at, target) => {
    const { addressNow } = await showAt(at);
    await signIn('geheim');
    await waitFor(() => expect(addressNow()).toBe(target));
  });

  it('AC-01 AC-06 SH-25 requires both fields, keeps what was typed with the message that fits, and succeeds when corrected', async () => {
    const { addressNow } = await showAt('/login');
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
  });

  it('AC-01 SH-06 shows and hides the password on request; a sign-in in another tab leads on', async () => {
    const { addressNow } = await showAt('/login?callbackUrl=%2Fpakete');
    expect(loginHead()).toMatchObject({ title: 'Anmelden', robots: 'noindex,follow' });
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect(password()).toHaveAttribute('type', 'password');
    site.signedIn = true;
    await loadSession();
    await waitFor(() => expect(addressNow()).toBe('/pakete'));
  });

  it('AC-01 a signed-in user is redirected at once', async () => {
    site.signedIn = true;
    const { addressNow } = await showAt('/login?callbackUrl=%2Fpakete');
    await waitFor(() => expect(addressNow()).toBe('/pakete'));
  });
});
