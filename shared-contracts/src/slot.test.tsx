import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, startTransition, useEffect, useState } from 'react';
import { type LoadResult, Platform, PlatformContext } from './platform';
import { QuietSlot, SliceBoundary, Slot } from './slot';
import { makeStore } from './store';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';

const failure = { slice: 'mf-reviews', version: '1.0.0', reason: 'network' as const, message: 'kaputt' };
const views = {
  Loading: () => <p>lädt</p>,
  Unavailable: ({ onRetry }: { onRetry: () => void }) => (
    <p>
      nicht erreichbar <button onClick={onRetry}>Erneut laden</button>
    </p>
  ),
};

describe('slots', () => {
  const filled: LoadResult = {
    success: true,
    module: { default: ({ companyId }: { companyId?: number }) => <p>Bewertungen von {companyId}</p> },
  } as never;

  async function show(
    load: (id: string) => Promise<LoadResult>,
    slots: Record<string, string> = { 'provider.ratings': 'mf-reviews/ratings' },
  ) {
    const platform = new Platform({ store: makeStore(), slots, views, load });
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

  it('SH-18 a slot: shows the filling of another slice with its props, and is listed, so that it is loaded before hydration', async () => {
    const { platform } = await show(async () => filled);
    expect(screen.getByText('Bewertungen von 7')).toBeTruthy();
    expect(platform.usedSlots()).toEqual([
      { id: 'mf-reviews/ratings', props: { companyId: 7, companySlug: 'haus' }, rendered: true },
    ]);
  });
  it('SH-18 a slot: shows nothing when no slice fills it', async () => {
    await show(async () => filled, {});
    expect(screen.queryByText(/Bewertungen|lädt|nicht erreichbar/)).toBeNull();
  });
  it('SH-18 a slot: shows an error when loading the filling fails; a retry loads it and the rest of the page stays', async () => {
    let isDown = true;
    await show(async () => (isDown ? { success: false, failure } : filled));
    await userEvent.type(screen.getByLabelText('Notiz'), 'halb getippt');
    expect(screen.getByText(/nicht erreichbar/)).toBeTruthy();
    isDown = false;
    await act(() => userEvent.click(screen.getByRole('button', { name: 'Erneut laden' })));
    expect(screen.getByText('Bewertungen von 7')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Notiz').value).toBe('halb getippt');
  });
  it('SH-18 a slot: a filling that throws does not affect the rest of the page, and is shown on the next one', async () => {
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

  it('SH-18 a slot without an error message: shows its filling as soon as that can be loaded after a failure', async () => {
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

  /** Whether the boundary had shown its children when they threw. */
  async function wasShown(how: 'at first' | 'in an effect' | 'when rendered again' | 'with other props') {
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
  ] as const)('SH-18 an error tells whether the slice was shown before: %s', async (how, expected) => {
    expect((await wasShown(how))[0]).toBe(expected);
  });
});

describe('a slot in server HTML whose code has not loaded yet', () => {
  const ratings = {
    success: true,
    module: {
      default: function Ratings({ companyId }: { companyId: number }) {
        const [isOpen, setOpen] = useState(false);
        return <button onClick={() => setOpen(true)}>{isOpen ? 'offen' : `Bewertungen von ${companyId}`}</button>;
      },
    },
  } as never as LoadResult;

  const platformWith = (load: () => Promise<LoadResult>) =>
    new Platform({ store: makeStore(), slots: { 'provider.ratings': 'mf-reviews/ratings' }, views, load });

  /** A context in place of the router's, which provides the address. */
  const Address = createContext(0);

  function Page() {
    const [count, setCount] = useState(0);
    return (
      <>
        <button id="count" onClick={() => setCount(count + 1)}>
          {count}
        </button>
        <button id="later" onClick={() => startTransition(() => setCount(count + 10))}>
          später
        </button>
        <Address value={Math.floor(count / 10)}>
          <Slot name="provider.ratings" companyId={7} companySlug="haus" />
        </Address>
      </>
    );
  }

  const app = (platform: Platform) => (
    <PlatformContext value={platform}>
      <Page />
    </PlatformContext>
  );

  async function htmlOf(platform: Platform): Promise<string> {
    await platform.filling('mf-reviews/ratings', { companyId: 7, companySlug: 'haus' });
    return renderToString(app(platform));
  }

  const complaints: unknown[] = [];
  let root: Root | undefined;
  let answer: (result: LoadResult) => void;
  let asked = 0;

  /** The page as the server has written it; the slot's code is on its way until `answer` is called. */
  async function hydrate() {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    const html = await htmlOf(platformWith(async () => ratings));
    document.body.innerHTML = `<div id="root">${html}</div>`;
    const platform = platformWith(() => {
      asked++;
      return new Promise((resolve) => (answer = resolve));
    });
    const element = document.getElementById('root')!;
    root = hydrateRoot(element, app(platform), { onRecoverableError: (error) => complaints.push(error) });
    await until(() => isAlive('#count'));
    await until(() => asked > 0);
    await reactIsDone();
    return platform;
  }

  const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const isAlive = (selector: string) => Object.keys(find(selector)).some((key) => key.startsWith('__reactProps'));

  const until = (isTrue: () => boolean): Promise<void> => waitFor(() => expect(isTrue()).toBe(true), { interval: 1 });

  /**
   * React does its work in order: when a transition that begins now is done, so are all effects and renders before it.
   */
  async function reactIsDone(): Promise<void> {
    const element = document.createElement('div');
    const last = createRoot(element);
    startTransition(() => last.render('done'));
    await until(() => element.textContent === 'done');
    last.unmount();
  }

  const place = () => document.getElementById('root')!.lastElementChild!;

  beforeEach(() => {
    complaints.length = 0;
    asked = 0;
  });
  afterEach(() => {
    root?.unmount();
    expect(complaints).toEqual([]);
  });

  it('SH-18 does not block the page around it; its HTML stays when the page renders again, and is hydrated with the code', async () => {
    await hydrate();
    const html = place() as HTMLElement;
    find('#count').click();
    await until(() => find('#count').textContent === '1');
    await reactIsDone();
    expect(place()).toBe(html);
    expect(html.textContent).toBe('Bewertungen von 7');
    answer(ratings);
    await until(() => Object.keys(html).some((key) => key.startsWith('__reactProps')));
    expect(place()).toBe(html);
    html.click();
    await until(() => html.textContent === 'offen');
  });

  it('SH-18 shows an error when loading fails, and a retry loads it', async () => {
    await hydrate();
    answer({ success: false, failure });
    await until(() => place().textContent.includes('nicht erreichbar'));
    expect(asked).toBe(1);
    place().querySelector('button')!.click();
    await until(() => place().textContent === 'lädt');
    expect(asked).toBe(2);
    answer(ratings);
    await until(() => place().textContent === 'Bewertungen von 7');
  });

  it('SH-18 does not delay a navigation to another page', async () => {
    const platform = await hydrate();
    platform.depart();
    find('#later').click();
    await until(() => find('#count').textContent === '10');
    expect(place().textContent).toBe('lädt');
    answer(ratings);
    await until(() => place().textContent === 'Bewertungen von 7');
  });
});
