import { createBrowserRouter, RouterProvider, type RouteObject } from '@care/contracts/router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { startBackToClose, useBackToClose } from './back-to-close';

function Openable({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  const leave = useBackToClose(isOpen, () => setOpen(false));
  return (
    <button aria-pressed={isOpen} onClick={() => (isOpen ? leave() : setOpen(true))}>
      {name}
    </button>
  );
}

const Page = () => (
  <>
    <Openable name="Karte" />
    <Openable name="Filter" />
  </>
);

// Before the listener of the page, which may stop the event.
let arrived = () => {};
addEventListener('popstate', () => arrived());
startBackToClose();

let endRouter = () => {};
afterEach(() => endRouter());

const routes = (loader: RouteObject['loader']) => [
  { path: '/suche/*', Component: Page, loader },
  { path: '*', Component: () => null },
];

function start() {
  history.pushState(null, '', '/suche/pflegeanbieter/k%C3%B6ln');
  const loaded: string[] = [];
  const loader = ({ request }: { request: Request }) => {
    loaded.push(new URL(request.url).search);
    return null;
  };
  const router = createBrowserRouter(routes(loader), {
    hydrationData: { loaderData: { 0: null } },
  });
  endRouter = () => router.dispose();
  render(<RouterProvider router={router} />);
  return { router, loaded };
}

const button = (name: string) => screen.getByRole('button', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

async function open(name: string) {
  fireEvent.click(button(name));
  await waitFor(() => expect(isOpen(name)).toBe(true));
}

/** Goes through the browser's history, and meanwhile does what is given; ends when the browser has arrived. */
const go = (steps: number, meanwhile = () => Promise.resolve()) =>
  act(async () => {
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    history.go(steps);
    await meanwhile();
    await arrival;
  });

it('SR-04 closes what is open again after a reload in the entry that was added for it', async () => {
  start();
  history.pushState({ ...history.state, opened: 1 }, '');
  const entries = history.length;
  await open('Karte');
  expect(history.length).toBe(entries);
  await go(-1);
  expect(isOpen('Karte')).toBe(false);
  expect(history.state).toMatchObject({ opened: 0 });
});

it('SR-04 closing by its button keeps the filters chosen meanwhile, and loads no search', async () => {
  const { router, loaded } = start();
  await open('Filter');
  await act(() => router.navigate('?features=1', { replace: true }));
  loaded.length = 0;
  fireEvent.click(button('Filter'));
  await waitFor(() => expect(isOpen('Filter')).toBe(false));
  expect(router.state).toMatchObject({ location: { search: '?features=1' }, navigation: { state: 'idle' } });
  expect(location.search).toBe('?features=1');
  expect(loaded).toEqual([]);
});

it('SR-04 the back button closes what was opened last, and then goes to the page before', async () => {
  const { router, loaded } = start();
  await act(() => router.navigate('?rating=4'));
  await open('Karte');
  await open('Filter');
  await act(() => router.navigate('?rating=4&features=1', { replace: true }));
  loaded.length = 0;
  await go(-1);
  expect([isOpen('Karte'), isOpen('Filter')]).toEqual([true, false]);
  expect(location.search).toBe('?rating=4&features=1');
  await go(-1);
  expect([isOpen('Karte'), isOpen('Filter')]).toEqual([false, false]);
  expect(location.search).toBe('?rating=4&features=1');
  expect(loaded).toEqual([]);
  await go(-1);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('SR-04 the back button closes only the sheet above a map that was moved, however often it is opened', async () => {
  const { router } = start();
  await open('Karte');
  await act(() => router.navigate('?rating=4', { replace: true }));
  for (const features of ['1', '2']) {
    await open('Filter');
    await act(() => router.navigate(`?rating=4&features=${features}`, { replace: true }));
    await go(-1);
    expect([isOpen('Karte'), isOpen('Filter')]).toEqual([true, false]);
    expect(location.search).toBe(`?rating=4&features=${features}`);
  }
});

it('SR-04 a page that was left with a sheet open is loaded when the user comes back', async () => {
  const { router } = start();
  await act(() => router.navigate('?rating=4'));
  await open('Filter');
  await act(() => router.navigate('/pflegemagazin'));
  await go(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?rating=4'));
  expect(isOpen('Filter')).toBe(false);
  await go(-2);
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('SR-04 two steps back at once close both', async () => {
  const { router } = start();
  await act(() => router.navigate('?rating=4'));
  await open('Karte');
  await open('Filter');
  await act(() => router.navigate('?rating=5', { replace: true }));
  await go(-2);
  expect([isOpen('Karte'), isOpen('Filter')]).toEqual([false, false]);
  expect(location.search).toBe('?rating=5');
  expect(router.state.location.search).toBe('?rating=5');
});

it('SR-04 a filter whose hits arrive while the sheet closes stays in the address', async () => {
  const { router } = start();
  await open('Filter');
  // The browser goes back later: the router has ended by then, and the page is not rendered yet.
  await go(-1, () => router.navigate('?features=1', { replace: true }));
  expect(isOpen('Filter')).toBe(false);
  expect(router.state.location.search).toBe('?features=1');
  await waitFor(() => expect(location.search).toBe('?features=1'));
  expect((history.state as { key: string }).key).toBe(router.state.location.key);
});

it('SR-04 going back over several pages leaves the page that has something open', async () => {
  const { router } = start();
  await act(() => router.navigate('?rating=4'));
  await act(() => router.navigate('?rating=5'));
  await open('Filter');
  await go(-2);
  await waitFor(() => expect(router.state.location.search).toBe('?rating=4'));
  expect(location.search).toBe('?rating=4');
  expect(isOpen('Filter')).toBe(false);
});
