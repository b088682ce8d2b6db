import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Platform, PlatformContext, type LoadResult, type PlatformViews } from './platform';
import { QuietSlot, Slot, SliceBoundary } from './slot';
import { makeStore } from './store';

const failure = { slice: 'mf-reviews', version: '1.0.0', reason: 'network' as const, message: 'kaputt' };
const views = {
  Loading: () => <p>lädt</p>,
  Unavailable: ({ onRetry }: { onRetry: () => void }) => (
    <p>
      nicht erreichbar <button onClick={onRetry}>Erneut laden</button>
    </p>
  ),
};
const filled: LoadResult = {
  success: true,
  module: { default: ({ companyId }: { companyId?: number }) => <p>Bewertungen von {companyId}</p> },
} as never;

async function show(
  load: (id: string) => Promise<LoadResult>,
  slots: Record<string, string> = { 'provider.ratings': 'mf-reviews/ratings' },
  also: Partial<PlatformViews> = {},
) {
  const platform = new Platform({ store: makeStore(), slots, views: { ...views, ...also }, load });
  const pageOf = (companyId: number) => (
    <PlatformContext value={platform}>
      <label>
        Notiz <input />
      </label>
      <Slot name="provider.ratings" companyId={companyId} companySlug="haus" />
    </PlatformContext>
  );
  const { rerender } = await act(async () => render(pageOf(7)));
  return { platform, goTo: (companyId: number) => act(async () => rerender(pageOf(companyId))) };
}

describe('a slot', () => {
  it('SH-18 shows the filling of another slice with its props, and is listed, so that it is loaded before hydration', async () => {
    const { platform } = await show(async () => filled);
    expect(screen.getByText('Bewertungen von 7')).toBeTruthy();
    expect(platform.usedSlots()).toEqual([
      { id: 'mf-reviews/ratings', props: { companyId: 7, companySlug: 'haus' }, rendered: true },
    ]);
  });
  it('SH-18 shows nothing when no slice fills it', async () => {
    await show(async () => filled, {});
    expect(screen.queryByText(/Bewertungen|lädt|nicht erreichbar/)).toBeNull();
  });
  it('SH-18 shows an error when loading the filling fails; a retry loads it and the rest of the page stays', async () => {
    let isDown = true;
    await show(async () => (isDown ? { success: false, failure } : filled));
    await userEvent.type(screen.getByLabelText('Notiz'), 'halb getippt');
    expect(screen.getByText(/nicht erreichbar/)).toBeTruthy();
    isDown = false;
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Erneut laden' })));
    expect(screen.getByText('Bewertungen von 7')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Notiz').value).toBe('halb getippt');
  });
  it('SH-18 a filling that throws does not affect the rest of the page, and is shown on the next one', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Delicate = ({ companyId }: { companyId: number }) => {
      if (companyId === 7) throw new Error('kaputt');
      return <p>Bewertungen von {companyId}</p>;
    };
    const { goTo } = await show(async () => ({ success: true, module: { default: Delicate } }) as never);
    expect(screen.getByText(/nicht erreichbar/)).toBeTruthy();
    expect(screen.getByLabelText('Notiz')).toBeTruthy();
    await goTo(8);
    expect(screen.getByText('Bewertungen von 8')).toBeTruthy();
    complaints.mockRestore();
  });
});

describe('a slot without an error message', () => {
  it('SH-18 shows its filling as soon as that can be loaded after a failure', async () => {
    let answer: (result: LoadResult) => void = () => undefined;
    const platform = new Platform({
      store: makeStore(),
      slots: { 'nav.inbox': 'mf-account/inbox-label' },
      views,
      load: async () => ({ success: false, failure }),
      keepTrying: () => new Promise((resolve) => (answer = resolve)),
    });
    await act(async () =>
      render(
        <PlatformContext value={platform}>
          <QuietSlot name="nav.inbox" label="Nachrichten" instead="Nachrichten" />
        </PlatformContext>,
      ),
    );
    expect(document.body.textContent).toBe('Nachrichten');
    const Label = ({ label }: { label: string }) => <p>{label}: 3 neue</p>;
    await act(async () => answer({ success: true, module: { default: Label } } as never));
    expect(screen.getByText('Nachrichten: 3 neue')).toBeTruthy();
  });
});

describe('the phase of an error', () => {
  /** Whether the boundary had shown its children when they threw. */
  async function wasShown(
    how: 'at first' | 'in an effect' | 'when rendered again' | 'with other props',
  ): Promise<boolean[]> {
    const shown: boolean[] = [];
    function Part({ turn }: { turn: number }) {
      useEffect(() => {
        if (how === 'in an effect') throw new Error('kaputt');
      }, []);
      if (how === 'at first' || turn > 0) throw new Error('kaputt');
      return null;
    }
    const load = async (): Promise<LoadResult> => filled;
    const platform = new Platform({ store: makeStore(), slots: {}, views, load });
    const ui = (turn: number) => (
      <PlatformContext value={platform}>
        <SliceBoundary resetKey={how === 'with other props' ? turn : 0} slice="mf-x/page" fallback={() => null}>
          <Part turn={turn} />
        </SliceBoundary>
      </PlatformContext>
    );
    const onCaughtError = (_error: unknown, { errorBoundary }: { errorBoundary?: unknown }) =>
      void shown.push((errorBoundary as SliceBoundary).isShown);
    const { rerender } = await act(async () => render(ui(0), { onCaughtError }));
    await act(async () => rerender(ui(1)));
    return shown;
  }

  it.each([
    ['at first', false],
    ['in an effect', true],
    ['when rendered again', true],
    ['with other props', false],
  ] as const)('SH-18 tells whether the slice was shown before it threw: %s', async (how, expected) => {
    expect((await wasShown(how))[0]).toBe(expected);
  });
});
