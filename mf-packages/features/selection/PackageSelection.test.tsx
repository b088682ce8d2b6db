import type { PackageChoice } from '@care/contracts';
import { show } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { packageList } from '../../testing/package-list';
import { PackageSelection } from './PackageSelection';

const backend = backendOfTests(() => packageList);

describe('the package step of a registration', () => {
  it('PK-03 AC-05 reports package id and period, the earlier choice once, and books nothing', async () => {
    const onChoose = jest.fn<void, [PackageChoice]>();
    show(<PackageSelection chosen={{ id: 'FREE_TIER' }} onChoose={onChoose} />);
    await userEvent.click(await screen.findByRole('radio', { name: /^Plus/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'jährlich' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Free/ }));
    expect(onChoose.mock.calls.map(([choice]) => choice)).toEqual([
      { id: 'FREE_TIER' },
      { id: 'PLUS_TIER', period: 'MONTHLY' },
      { id: 'PLUS_TIER', period: 'YEARLY' },
      { id: 'FREE_TIER' },
    ]);
    expect(screen.getByText(/Sie bestellen damit nichts/)).toBeVisible();
    expect(backend.requests).toEqual(['/package/']);
  });

  it('PK-03 says so where nothing can be booked', async () => {
    backend.answer = () => ({ ...packageList, can_book: false });
    show(<PackageSelection chosen={{ id: 'PLUS_TIER', period: 'YEARLY' }} onChoose={() => undefined} />);
    expect(await screen.findByText('Plus und Premium können Sie auf dieser Website noch nicht buchen.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'jährlich' })).toBeChecked();
  });
});
