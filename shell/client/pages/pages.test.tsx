import { type PageModule, Platform, PlatformContext, makeStore, ok, settled } from '@care/contracts';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { RouterProvider, createBrowserRouter } from '@care/contracts/router';
import { screen, waitFor } from '@testing-library/react';
import { Suspense, startTransition } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { RemotePage } from './RemotePage';
import { type LoadedPage, type RouteData, loadPage } from '../loaded-page';
import { views } from '../views';
import { nameVisit } from '../boot';
import userEvent from '@testing-library/user-event';
import { MAIN_ID } from '../frame/landmarks';
import { unsavedInput } from '../release/NewVersionHint';
import { show } from '@care/contracts/testing';
import type { BrowserSlice } from '@care/federation/browser';
import type { DeveloperView } from '../page-data';
import { DeveloperPanel } from '../developer/DeveloperPanel';
import { SliceStates } from '../developer/slice-states';

describe('the page of a slice', () => {
  const views = { Loading: () => <p>lädt</p>, Unavailable: () => <p>nicht erreichbar</p> };
  const platform = new Platform({ store: makeStore(), slots: {}, views, load: () => new Promise(() => undefined) });

  /** The turn of the event loop in which each part was rendered. */
  let turns: number[] = [];
  let turn = 0;
  const parts = Array.from({ length: 12 }, (_, index) => index);

  function Part({ index }: { index: number }) {
    const end = performance.now() + 3;
    while (performance.now() < end);
    turns.push(turn);
    return <li>Teil {index}</li>;
  }

  const page: LoadedPage = {
    kind: 'ready',
    outcome: ok,
    Page: () => parts.map((index) => <Part key={index} index={index} />),
  };

  function app(data: RouteData) {
    const routes = [{ id: 'page', path: '/', loader: () => data, element: <RemotePage id="mf-x/page" /> }];
    const router = createMemoryRouter(routes, { hydrationData: { loaderData: { page: data } } });
    return (
      <PlatformContext value={platform}>
        <RouterProvider router={router} />
      </PlatformContext>
    );
  }

  const takenOver = () => waitFor(() => expect(document.documentElement.dataset.hydrated).toBeDefined());

  /** React does its work in order: when a transition that begins now is done, so is all that could be done before it. */
  async function reactIsDone(): Promise<void> {
    const element = document.createElement('div');
    const last = createRoot(element);
    startTransition(() => last.render('done'));
    await waitFor(() => expect(element.textContent).toBe('done'));
    last.unmount();
  }

  // jsdom has none.
  beforeAll(() => void Object.assign(performance, { mark: () => undefined }));

  let root: Root;
  let clock: ReturnType<typeof setInterval>;

  /** The page as the server has written it, with started hydration. */
  function takeOver(data: RouteData, shown = page): HTMLElement {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    document.body.innerHTML = `<div id="root">${renderToString(app({ page: settled(shown) }))}</div>`;
    const element = document.getElementById('root')!;
    delete document.documentElement.dataset.hydrated;
    turns = [];
    clock = setInterval(() => turn++);
    root = hydrateRoot(element, app(data));
    return element;
  }

  afterEach(() => {
    clearInterval(clock);
    root.unmount();
  });

  describe('a page that is in the HTML of the server', () => {
    it('SH-18 is hydrated at once when its code has loaded', async () => {
      takeOver({ page: settled(page) });
      await takenOver();
      expect(turns).toHaveLength(parts.length);
      expect(new Set(turns).size).toBe(1);
    });

    it('SH-18 stays while its code is loading, below a notice with a retry, and is hydrated afterwards', async () => {
      let arrive: (loaded: LoadedPage) => void = () => undefined;
      const element = takeOver({ page: new Promise<LoadedPage>((resolve) => (arrive = resolve)) });
      const [first] = element.getElementsByTagName('li');
      await reactIsDone();
      expect(turns).toEqual([]);
      await waitFor(() => expect(element.textContent).toContain('Diese Seite lädt noch'));
      const content = parts.map((index) => `Teil ${index}`).join('');
      expect(element.textContent).toContain(content);
      const online = jest.fn();
      addEventListener('online', online);
      element.querySelector('button')!.click();
      expect(online).toHaveBeenCalledTimes(1);
      removeEventListener('online', online);
      arrive(page);
      await takenOver();
      expect(element.getElementsByTagName('li')[0]).toBe(first);
      await waitFor(() => expect(element.textContent).toBe(content));
    });

    it('SH-18 hydrates a part in its own <Suspense> after the page, or at the first click inside', async () => {
      let clicks = 0;
      const withPart: LoadedPage = {
        ...page,
        Page: () => (
          <Suspense>
            <Part index={0} />
            <button onClick={() => clicks++}>Weiter</button>
          </Suspense>
        ),
      };
      const element = takeOver({ page: settled(withPart) }, withPart);
      let rendersWhenAlive: number | undefined;
      const alive = new MutationObserver(() => (rendersWhenAlive ??= turns.length));
      alive.observe(document.documentElement, { attributes: true });
      await waitFor(() => expect(rendersWhenAlive).toBe(0));
      element.querySelector('button')!.click();
      expect(clicks).toBe(1);
    });
  });

  it('AC-14 the title of a page follows data that arrive after it', async () => {
    let title = 'Posteingang';
    const shown: LoadedPage = { ...page, Page: () => null, head: { title }, renewHead: () => ({ title }) };
    takeOver({ page: settled(shown) }, shown);
    await takenOver();
    title = 'Frage zum Einzug';
    platform.store.dispatch({ type: 'data' });
    await waitFor(() => expect(document.title).toBe('Frage zum Einzug · Pflegefenster'));
  });
});

function boom(): never {
  throw new Error('kaputt');
}

async function open(page: Partial<PageModule>) {
  const reported: unknown[] = [];
  const module: PageModule = { default: () => null, ...page };
  const platform = new Platform({
    store: makeStore(),
    slots: {},
    views,
    load: async () => ({ success: true, module }),
    onCrash: ({ slice }, error, phase) => void reported.push([slice, String(error), phase]),
  });
  const context = { store: platform.store, params: {}, url: new URL('https://site.example/') };
  return { loaded: await loadPage(platform, 'mf-x/page', context), reported };
}

it.each([
  ['a load that throws', { load: boom }, 'data'],
  ['a load that is rejected', { load: async () => boom() }, 'data'],
  ['a head that throws', { head: boom }, 'head'],
])('SH-18 %s shows the message of a failed slice instead of the page, and is reported', async (_name, page, phase) => {
  const failure = { slice: 'mf-x', version: '', reason: 'crashed', message: 'kaputt' };
  const { loaded, reported } = await open(page);
  expect(loaded).toEqual({ kind: 'failed', failure });
  expect(reported).toEqual([['mf-x', 'Error: kaputt', phase]]);
});

it('SH-18 a head that throws when it is made again is reported once, and the page stays', async () => {
  let calls = 0;
  const { loaded, reported } = await open({ head: () => (calls++ === 0 ? { title: 'Nachricht' } : boom()) });
  const renewHead = loaded.kind === 'ready' ? loaded.renewHead! : boom();
  expect([renewHead(), renewHead(), calls]).toEqual([undefined, undefined, 2]);
  expect(reported).toEqual([['mf-x', 'Error: kaputt', 'head']]);
});

it('SH-18 a load that hangs fails after 30 s with a message, and is reported', async () => {
  jest.useFakeTimers();
  try {
    const opening = open({ load: () => new Promise<never>(() => undefined) });
    await jest.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([opening, Promise.resolve('waiting')])).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    const message = 'load of mf-x/page did not end within 30 s';
    const { loaded, reported } = await opening;
    expect(loaded).toEqual({ kind: 'failed', failure: { slice: 'mf-x', version: '', reason: 'crashed', message } });
    expect(reported).toEqual([['mf-x', `Error: ${message}`, 'data']]);
  } finally {
    jest.useRealTimers();
  }
});

/** The key under which the position of the first page is kept. */
function keyOfDocument(): string {
  nameVisit();
  const router = createBrowserRouter([{ path: '*' }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

it('SH-01 an opened document begins at the top: it has the scroll position of no other one, but keeps its own when reloaded', () => {
  const opened = keyOfDocument();
  expect(keyOfDocument()).toBe(opened);
  history.pushState(null, '', '/pakete'); // another document, as far as the router can tell
  expect([opened, 'default']).not.toContain(keyOfDocument());
});

function fieldOf(html: string) {
  document.body.innerHTML = `<main id="${MAIN_ID}">${html}</main>`;
  return document.querySelector<HTMLInputElement>('textarea, input')!;
}

it.each(['<textarea></textarea>', '<input type="password">'])(
  'EM-04 input that a reload would lose: is what was typed into %s',
  async (html) => {
    const field = fieldOf(html);
    expect(unsavedInput()).toBeUndefined();
    await userEvent.type(field, 'Guten Tag');
    expect(unsavedInput()).toBe(field);
  },
);

it('EM-04 input that a reload would lose: is a chosen file', async () => {
  const field = fieldOf('<input type="file">');
  expect(unsavedInput()).toBeUndefined();
  await userEvent.upload(field, new File(['x'], 'zeugnis.pdf'));
  expect(unsavedInput()).toBe(field);
});

it('EM-04 input that a reload would lose: is what a form says that asks before the document is left', () => {
  fieldOf('<input>');
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  expect(unsavedInput()).toBe(document.body);
  removeEventListener('beforeunload', ask);
  expect(unsavedInput()).toBeUndefined();
});

describe('the developer panel', () => {
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
