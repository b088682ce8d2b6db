import { fireEvent, screen } from '@testing-library/react';
import { accountParts } from '../testing/account-parts';
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
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(site.written).toHaveLength(2);
});
