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
  it('AC-01 goes to the account page', async () => {
    const { addressNow } = await showAt('/login');
    await signIn('geheim');
    await waitFor(() => expect(addressNow()).toBe('/profile'));
  });

  it.each([
    ['/pakete?a=1', '/pakete?a=1'],
    ['/profile?success=rating-added', '/profile?success=rating-added'],
    ['https://boese.example/', '/'],
    ['//boese.example/', '/'],
    ['/\\boese.example/', '/'],
  ])('AC-01 SH-09 the callbackUrl %s leads to %s', async (callbackUrl, target) => {
    const { addressNow } = await showAt(`/login?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await signIn('geheim');
    await waitFor(() => expect(addressNow()).toBe(target));
  });

  it('AC-01 shows "Falsche Anmeldeinformationen" with the focus, and keeps the typed values', async () => {
    const { addressNow } = await showAt('/login');
    await signIn('falsch');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Falsche Anmeldeinformationen');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(username()).toHaveValue(' inhaber-plus ');
    expect(password()).toHaveValue('falsch');
    expect(password()).toHaveAccessibleDescription('Prüfen Sie auch die Groß- und Kleinschreibung.');
    expect(addressNow()).toBe('/login');
  });

  it('AC-01 succeeds after a corrected wrong attempt', async () => {
    const { addressNow } = await showAt('/login');
    await signIn('falsch');
    await screen.findByRole('alert');
    await userEvent.clear(password());
    await userEvent.type(password(), 'geheim{Enter}');
    await waitFor(() => expect(addressNow()).toBe('/profile'));
  });

  it('AC-06 requires both fields before sending', async () => {
    await showAt('/login');
    await send();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Bitte füllen Sie alle Pflichtfelder aus.');
    expect(within(alert).getAllByRole('link')).toHaveLength(2);
    expect(username()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription(/Bitte füllen Sie dieses Feld aus\./);
    expect(site.requests.filter((one) => one.startsWith('POST '))).toEqual([]);
  });

  it.each([
    [429, 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in 42 Sekunden erneut.'],
    [500, 'Ein unerwarteter Fehler ist aufgetreten'],
    [403, 'Ein unerwarteter Fehler ist aufgetreten'],
  ])('AC-01 SH-25 shows a matching message when the server answers %i', async (status, message) => {
    site.faults = { signIn: status };
    await showAt('/login');
    await signIn('geheim');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('AC-01 shows and hides the password on request', async () => {
    await showAt('/login');
    await userEvent.type(password(), 'geheim');
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Passwort verbergen' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('AC-01 a signed-in user is redirected at once', async () => {
    site.signedIn = true;
    const { addressNow } = await showAt('/login?callbackUrl=%2Fpakete');
    await waitFor(() => expect(addressNow()).toBe('/pakete'));
  });

  it('SH-06 redirects when another tab signs in', async () => {
    const { addressNow } = await showAt('/login');
    site.signedIn = true;
    await loadSession();
    await waitFor(() => expect(addressNow()).toBe('/profile'));
  });

  it('AC-01 links to the registration, and is not indexed', async () => {
    await showAt('/login');
    expect(screen.getByRole('link', { name: 'Jetzt kostenlos registrieren' })).toHaveAttribute('href', '/registration');
    expect(loginHead()).toMatchObject({ title: 'Anmelden', robots: 'noindex,follow' });
  });
});
