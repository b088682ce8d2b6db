import '@testing-library/jest-dom';
import {
  makeStore,
  Platform,
  PlatformContext,
  type LoadResult,
  type SlotModule,
  type SlotProps,
} from '@care/contracts';
import { act, render, screen } from '@testing-library/react';
import { InboxBadge } from './InboxBadge';

const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>Bereich nicht erreichbar</p> };
const failed: LoadResult = {
  success: false,
  failure: { slice: 'mf-account', version: '1', reason: 'network', message: 'x' },
};
const filledWith = (Words: (words: SlotProps['nav.inbox']) => string): LoadResult => ({
  success: true,
  module: { default: Words } satisfies SlotModule<SlotProps['nav.inbox']> as SlotModule,
});

async function show(result: LoadResult, slots: Record<string, string> = { 'nav.inbox': 'mf-account/inbox-label' }) {
  const load = jest.fn(() => Promise.resolve(result));
  const platform = new Platform({ store: makeStore(), views, slots, load });
  await act(async () => {
    render(
      <PlatformContext value={platform}>
        <a href="/nachrichten">
          <InboxBadge label="Nachrichten" />
        </a>
      </PlatformContext>,
    );
    await Promise.resolve();
  });
  return load;
}

describe('the words of the link to the inbox', () => {
  it('AC-14 show the number from the slice that fills the slot', async () => {
    await show(filledWith(({ label }) => `${label}, 3 ungelesen`));
    expect(await screen.findByRole('link', { name: 'Nachrichten, 3 ungelesen' })).toBeVisible();
  });

  it('AC-14 SH-18 are shown without a number if no slice fills the slot, or if it fails to load', async () => {
    expect(await show(failed, {})).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Nachrichten' })).toHaveTextContent(/^Nachrichten$/);
  });

  it('AC-14 SH-18 stay when the slice fails', async () => {
    await show(failed);
    expect(screen.getByRole('link')).toHaveTextContent(/^Nachrichten$/);
  });
});
