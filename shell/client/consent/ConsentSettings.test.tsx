/** @jest-environment ../jest.browser.cjs */
import { show } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlyNecessary } from './answers';
import { ConsentSettings } from './ConsentSettings';

describe('the choice by category', () => {
  it.each([
    [/^Statistik/, 'statistics'],
    [/^Karten/, 'maps'],
    [/^Werbung/, 'ads'],
  ])('SH-16 allows nothing but the ticked category: %s', async (name, category) => {
    const onDecide = jest.fn();
    show(<ConsentSettings open onDecide={onDecide} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(onDecide.mock.calls).toEqual([[{ ...onlyNecessary, [category]: true }]]);
  });

  it('SH-16 allows every category at once', async () => {
    const onDecide = jest.fn();
    show(<ConsentSettings open onDecide={onDecide} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'Alle akzeptieren' }));
    expect(onDecide.mock.calls).toEqual([[{ statistics: true, maps: true, ads: true }]]);
  });
});
