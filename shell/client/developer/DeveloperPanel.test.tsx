import { show } from '@care/contracts/testing';
import type { BrowserSlice } from '@care/federation/browser';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeveloperView } from '../page-data';
import { DeveloperPanel } from './DeveloperPanel';
import { SliceStates } from './slice-states';

const view: DeveloperView = { until: 1_796_000_000, overrides: {}, live: { 'mf-search': '1.0.0' } };
const fetched = jest.spyOn(globalThis, 'fetch');
afterEach(() => fetched.mockReset());

/** The panel after the form of the slice was sent with a target. */
async function enter(target: string): Promise<void> {
  const slices = [{ name: 'mf-search', version: '1.0.0' } as BrowserSlice];
  show(<DeveloperPanel {...{ slices, view }} problems={{}} states={new SliceStates()} />);
  await userEvent.type(screen.getByLabelText('Version oder Adresse'), target);
  await userEvent.click(screen.getByText('Umschalten und laden'));
}

describe('the developer panel', () => {
  it.each([
    ['http://localhost:3102/slice.json', { url: 'http://localhost:3102/' }],
    ['1.2.0-abababab', { version: '1.2.0-abababab' }],
    ['localhost:3102', { version: 'localhost:3102' }],
  ])('EM-04 asks for what replaces a slice, and shows why it is refused: %s', async (target, override) => {
    fetched.mockImplementation(async () => new Response('Das ist hier nicht erlaubt.', { status: 400 }));
    await enter(target);
    const [, request] = fetched.mock.calls.find(([, init]) => init?.method === 'PUT') ?? [];
    expect(JSON.parse(request?.body as string)).toEqual({ 'mf-search': override });
    expect(await screen.findByRole('alert')).toHaveTextContent('Das ist hier nicht erlaubt.');
  });
});
