import { paul } from '@care/contracts/testing/site';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountParts } from '../testing/account-parts';
import { showAt, siteOfTests } from '../testing/show-site';

configure({ asyncUtilTimeout: 15_000 });
const site = siteOfTests();
const user = userEvent.setup({ delay: null });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

describe('the devices on the account page', () => {
  beforeEach(() => {
    site.signedIn = true;
    site.user = paul;
    Object.assign(site.answers, accountParts);
  });

  const sessionsCall = '/api-backend/auth/sessions/';
  const { results: devices } = accountParts[sessionsCall];
  const thisDeviceOnly = { count: 1, results: devices.filter(({ is_current }) => is_current) };
  const otherDevice = { name: 'Unbekanntes Gerät abmelden' };

  it('SH-05 lists devices; one that was signed out disappears', async () => {
    await showAt('/profile');
    const list = within(await screen.findByRole('region', { name: 'Angemeldete Geräte' }));
    expect(await list.findByText('Firefox auf Linux')).toBeVisible();
    site.answers[`DELETE ${sessionsCall}2/`] = {};
    site.answers[sessionsCall] = thisDeviceOnly;
    await press(otherDevice.name);
    await waitFor(() => expect(list.getByRole('list')).toHaveFocus());
    await waitFor(() => expect(list.queryByRole('button', otherDevice)).toBeNull());
    expect(list.getAllByRole('listitem')).toHaveLength(1);
  });

  it('SH-05 a device that disappears does not take the focus from a field', async () => {
    await showAt('/profile');
    const other = await screen.findByRole('button', otherDevice);
    let answer: (body: object) => void = () => undefined;
    site.answers[`DELETE ${sessionsCall}2/`] = new Promise<object>((resolve) => (answer = resolve));
    site.answers[sessionsCall] = thisDeviceOnly;
    await press(otherDevice.name);
    const elsewhere = screen.getByRole('button', { name: 'Abmelden' });
    elsewhere.focus();
    answer({});
    await waitFor(() => expect(other).not.toBeInTheDocument());
    expect(elsewhere).toHaveFocus();
  });

  it('SH-05 ending all other sessions leaves this device only', async () => {
    await showAt('/profile');
    const other = await screen.findByRole('button', otherDevice);
    site.answers[`DELETE ${sessionsCall}?others=1`] = { ended: 1 };
    site.answers[sessionsCall] = thisDeviceOnly;
    await press('Auf allen anderen Geräten abmelden');
    await waitFor(() => expect(other).not.toBeInTheDocument());
    const message = await screen.findByText('1 anderes Gerät wurde abgemeldet.');
    expect(message.closest('[role=status]')).toHaveFocus();
  });

  it.each([otherDevice.name, 'Auf allen anderen Geräten abmelden', 'Überall abmelden'])(
    'SH-05 "%s" keeps the focus and sends one request, also if that fails',
    async (name) => {
      for (const call of ['2/', '?others=1', '']) site.answers[`DELETE ${sessionsCall}${call}`] = 503;
      await showAt('/profile');
      const button = await screen.findByRole('button', { name });
      button.focus();
      for (let press = 0; press < 2; press++) fireEvent.click(button);
      expect(button).toBeEnabled();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      expect(await screen.findByRole('alert')).toBeVisible();
      expect(button).toHaveFocus();
      expect(site.written).toHaveLength(1);
    },
  );

  it('SH-05 devices of one kind are told apart by the last day on which they were active', async () => {
    await showAt('/profile');
    expect(await screen.findByRole('button', otherDevice)).toHaveAccessibleDescription(/^zuletzt aktiv am/);
  });

  it('SH-05 signing out everywhere also ends this session', async () => {
    site.answers['DELETE /api-backend/auth/sessions/'] = { ended: 2 };
    const { addressNow } = await showAt('/profile');
    await press('Überall abmelden');
    await waitFor(() => expect(addressNow()).toBe('/login'));
    expect(site.signedIn).toBe(false);
  });
});
