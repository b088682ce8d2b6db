import { show } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwitchForm } from './SwitchForm';

const onSwitch = jest.fn(async () => undefined);
let fetched: jest.SpyInstance;
beforeEach(() => {
  onSwitch.mockClear();
  fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([]));
});
afterEach(() => fetched.mockRestore());

async function enter(address: string) {
  show(<SwitchForm slice="mf-search" present="1.0.0" onSwitch={onSwitch} onCancel={() => undefined} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Adresse' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Adresse des Slice' }), address);
  await userEvent.click(screen.getByRole('button', { name: 'Umschalten und laden' }));
}

describe('the address of a build', () => {
  it.each(['localhost:3102', 'localhost', 'ftp://localhost/'])('EM-04 is refused in words: %s', async (address) => {
    await enter(address);
    expect(screen.getByRole('alert')).toHaveTextContent('Das ist keine Adresse');
    expect(onSwitch).not.toHaveBeenCalled();
  });

  it('EM-04 is the folder of what was entered', async () => {
    await enter('http://localhost:3102/slice.json');
    expect(onSwitch.mock.calls).toEqual([[{ url: 'http://localhost:3102/' }]]);
  });
});
