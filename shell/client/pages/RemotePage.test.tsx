import { makeStore, ok, Platform, PlatformContext, settled } from '@care/contracts';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { RouterProvider } from '@care/contracts/router';
import { waitFor } from '@testing-library/react';
import { startTransition, Suspense } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { LoadedPage, RouteData } from '../loaded-page';
import { RemotePage } from './RemotePage';

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
    new MutationObserver(() => (rendersWhenAlive ??= turns.length)).observe(document.documentElement, {
      attributes: true,
    });
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
