import { loadSession } from '@care/contracts/testing';
import { paul } from '@care/contracts/testing/site';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts } from '../testing/account-parts';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();
const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));

describe('the own account', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    Object.assign(site.answers, accountParts);
  });

  it('AC-07 shows the name, the kind of account, the e-mail address and the own provider', async () => {
    await showAt('/profile');
    expect(screen.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
    expect(screen.getByText('paul.plus@example.org')).toBeVisible();
    expect(screen.getByText('Pflegeanbieter')).toBeVisible();
    expect(screen.getByText('Plus, jährlich')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Haus Lindenhof' })).toHaveAttribute(
      'href',
      '/pflegeanbieter/profiles/lindenhof',
    );
  });

  it('AC-07 greets a user without a name by user name, and says that the address is not confirmed', async () => {
    site.user = { ...paul, first_name: '', last_name: '', company: null, email_verified: false };
    await showAt('/profile');
    expect(await screen.findByText('Guten Tag, inhaber-plus')).toBeVisible();
    expect(screen.getByText('(noch nicht bestätigt)')).toBeVisible();
    expect(screen.queryByText('Einrichtung')).toBeNull();
  });

  it('SH-05 a failed sign-out says so and stays on the page; signing out shows the sign-in page', async () => {
    site.faults = { signOut: 503 };
    const { addressNow } = await showAt('/profile');
    await screen.findByText('Guten Tag, Paul Plus');
    await signOut();
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Abmelden hat nicht geklappt.');
    expect(addressNow()).toBe('/profile');
    site.faults = {};
    await signOut();
    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(site.signedIn).toBe(false);
  });

  it('SH-09 a visitor signs in and returns', async () => {
    site.signedIn = false;
    const { addressNow } = await showAt('/profile?success=rating-added');
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile%3Fsuccess%3Drating-added'));
    await userEvent.type(screen.getByRole('textbox'), 'inhaber-plus');
    await userEvent.type(screen.getByLabelText(/^Passwort/, { selector: 'input' }), 'geheim{Enter}');
    expect(await screen.findByText('Ihre Bewertung wurde hinzugefügt.')).toBeVisible();
    await waitFor(() => expect(addressNow()).toBe('/profile'));
  });

  it('SH-07 a refused session ends and asks to sign in again, which shows the account', async () => {
    site.faults = { details: 401 };
    const { addressNow } = await showAt('/profile');
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile'));
    expect(site.signedIn).toBe(false);
    site.faults = {};
    site.signedIn = true;
    await loadSession();
    expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
    expect(site.signedIn).toBe(true);
  });

  it('SH-07 SH-06 a fault keeps the session and shows a retry button; a sign-out in another tab ends it', async () => {
    site.faults = { details: 503 };
    const { addressNow } = await showAt('/profile');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ihr Konto konnte nicht geladen werden.');
    expect(site.signedIn).toBe(true);
    site.faults = {};
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Guten Tag, Paul Plus')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    site.signedIn = false;
    await loadSession();
    await waitFor(() => expect(addressNow()).toBe('/login?callbackUrl=%2Fprofile'));
  });
});
