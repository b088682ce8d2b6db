import { show } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazyShown } from './lazy-shown';

it('SH-18 a part whose code does not load says so, and a retry shows it', async () => {
  let isDown = true;
  const fetchPart = () =>
    isDown
      ? Promise.reject(new Error('offline'))
      : Promise.resolve(({ name }: { name: string }) => <p>Hallo {name}</p>);
  const Part = lazyShown(fetchPart, { failed: () => 'Der Gruß fehlt.', height: '4rem' });
  show(<Part name="Ada" />);
  expect(await screen.findByText('Der Gruß fehlt.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: /Erneut/ }));
  expect(await screen.findByText('Hallo Ada')).toBeVisible();
});
