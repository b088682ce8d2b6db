import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts, settings } from '../testing/account-parts';
import { showAt, siteOfTests } from '../testing/show-site';

const site = siteOfTests();

it('AC-07 a switch and a frequency are not disabled while they are saved, and send one change at a time', async () => {
  site.signedIn = true;
  Object.assign(site.answers, accountParts);
  await showAt('/profile');
  const searchMails = await screen.findByRole('switch', { name: 'Neue Treffer für gespeicherte Suchen' });
  const interval = await screen.findByRole('combobox', { name: /^E-Mail für/ });
  for (let press = 0; press < 2; press++) {
    fireEvent.click(searchMails);
    fireEvent.change(interval, { target: { value: 'WEEKLY' } });
  }
  for (const field of [searchMails, interval]) {
    expect(field).toBeEnabled();
    expect(field).toHaveAttribute('aria-disabled', 'true');
  }
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
  expect(site.written).toHaveLength(2);
});

it('AC-07 the switch of all e-mails sends the same again after a lost answer, and not the opposite', async () => {
  site.signedIn = true;
  Object.assign(site.answers, accountParts);
  await showAt('/profile');
  const all = await screen.findByRole('switch', { name: 'E-Mail-Benachrichtigungen' });
  site.answers['PATCH /api-backend/user/notification-settings/'] = 504;
  fireEvent.click(all);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ein unerwarteter Fehler ist aufgetreten');
  const changed = { ...settings, email_notifications: false };
  site.answers['PATCH /api-backend/user/notification-settings/'] = changed;
  site.answers['/api-backend/user/notification-settings/'] = changed;
  fireEvent.click(all);
  await waitFor(() => expect(all).not.toBeChecked());
  expect(site.written.map(({ body }) => body)).toEqual([
    { email_notifications: false },
    { email_notifications: false },
  ]);
});

it('AC-07 the late answer of a canceled form leaves the next one open', async () => {
  site.signedIn = true;
  Object.assign(site.answers, accountParts);
  let answerLate = () => undefined as void;
  site.answers['POST /api-backend/auth/email/change/'] = new Promise<object>((resolve) => {
    answerLate = () => resolve({});
  });
  await showAt('/profile');
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  const type = (name: RegExp, text: string) => userEvent.type(screen.getByLabelText(name, { selector: 'input' }), text);
  await press('E-Mail-Adresse ändern');
  await type(/^Neue E-Mail-Adresse/, 'neu@example.org');
  await type(/^Ihr Passwort/, 'geheim');
  await press('E-Mail-Adresse ändern');
  await waitFor(() => expect(site.written).toHaveLength(1));
  await press('Abbrechen');
  await press('Passwort ändern');
  answerLate();
  await type(/^Bisheriges Passwort/, 'geheim');
  await type(/^Passwort \*|^Passwort$/, 'Ein neuer Satz');
  await type(/^Passwort wiederholen/, 'Ein neuer Satz');
  site.answers['POST /api-backend/auth/password/change/'] = {};
  await press('Passwort speichern');
  expect(await screen.findByText(/^Ihr Passwort wurde geändert\./)).toBeVisible();
});
