import { startConsent } from '@care/contracts';
import { show, testStore } from '@care/contracts/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onlyNecessary } from './answers';
import { ConsentSettings } from './ConsentSettings';

describe('the choice by category', () => {
  it.each([
    [/^Statistik/, 'statistics'],
    [/^Karten/, 'maps'],
    [/^Werbung/, 'ads'],
  ])('SH-16 allows nothing but the ticked category, or every one at once: %s', async (name, category) => {
    const onDecide = jest.fn();
    show(<ConsentSettings open onDecide={onDecide} onClose={() => undefined} />);
    await userEvent.click(screen.getByRole('checkbox', { name }));
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    expect(onDecide).toHaveBeenLastCalledWith({ ...onlyNecessary, [category]: true });
    await userEvent.click(screen.getByRole('button', { name: 'Alle akzeptieren' }));
    expect(onDecide).toHaveBeenLastCalledWith({ statistics: true, maps: true, ads: true });
  });

  it('SH-16 says that nothing needs consent where no service is configured', () => {
    show(<ConsentSettings open onDecide={() => undefined} onClose={() => undefined} />);
    act(() => startConsent(testStore(), [])());
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByText(/nichts eingerichtet/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Alle akzeptieren' })).toBeNull();
  });
});
