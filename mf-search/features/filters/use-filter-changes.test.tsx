import { RouterProvider, useLocation } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { parseSearchParams } from '@care/contracts/search';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ActiveFilters } from './ActiveFilters';
import { useFilterChanges } from './use-filter-changes';
import { FilterMenu } from './FilterBar';

/** A search with its chips, and buttons that change its filters. */
function Search() {
  const { search } = useLocation();
  const filters = parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams(search));
  const { shown, change } = useFilterChanges(filters);
  const { features } = shown;
  return (
    <>
      <ActiveFilters filters={filters} onRemoved={() => {}} />
      <p>{features.join()}</p>
      <button onClick={() => change({ features: [...features, Math.max(0, ...features) + 1] })}>Merkmal</button>
      <button onClick={() => change({ features: [] })}>Kein Merkmal</button>
      <button onClick={() => change({ radius: 50 })}>Umkreis</button>
    </>
  );
}

/** Pages that take a while to load. */
const LOADING_MS = 1000;

function showSearch({ loadingMs = 0, query = '' } = {}) {
  const loader = () => new Promise((resolve) => setTimeout(() => resolve(null), loadingMs));
  const route = { path: '*', Component: Search, HydrateFallback: () => null, ...(loadingMs && { loader }) };
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { 0: null } },
    initialEntries: ['/vorher', `/suche/pflegeanbieter/k%C3%B6ln${query}`],
  });
  render(<RouterProvider router={router} />);
  return { router };
}

const press = (name = 'Merkmal') => fireEvent.click(screen.getByRole('button', { name }));
const remove = (label: string) => fireEvent.click(screen.getByRole('link', { name: `Filter „${label}“ entfernen` }));
const pause = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('SR-08 changes of filters: send one search 200 ms after the last change, and show each change at once', async () => {
  const { router } = showSearch();
  press();
  await pause(150);
  press();
  expect(screen.getByText('1,2')).toBeVisible();
  await pause(199);
  expect(router.state.location.search).toBe('');
  await pause(1);
  expect(router.state.location.search).toBe('?features=1,2');
});

it('SR-08 changes of filters: keep an order that was chosen while a filter waited', async () => {
  const { router } = showSearch();
  press();
  await act(() => router.navigate('/suche/pflegeanbieter/k%C3%B6ln?sort=ratingAsc'));
  await pause(200);
  expect(router.state.location.search).toBe('?features=1&sort=ratingAsc');
});

it.each([
  ['another one', 'Umkreis', '?radius=50&features=1'],
  ['its opposite', 'Kein Merkmal', ''],
])('SR-08 keep a choice whose results are still loading when %s is made', async (_what, button, search) => {
  const { router } = showSearch({ loadingMs: LOADING_MS });
  press();
  await pause(300);
  expect(router.state.navigation.state).toBe('loading');
  press(button);
  await pause(200 + 2 * LOADING_MS);
  expect(router.state.location.search).toBe(search);
});

it('SR-08 changes of filters: keep an order whose results are still loading', async () => {
  const { router } = showSearch({ loadingMs: LOADING_MS });
  await act(async () => void router.navigate('/suche/pflegeanbieter/k%C3%B6ln?sort=ratingAsc'));
  press();
  await pause(200);
  expect(router.state.navigation.state).toBe('loading');
  await pause(LOADING_MS);
  expect(router.state.location.search).toBe('?features=1&sort=ratingAsc');
});

it('SR-04 changes of filters: keep the removal of a filter whose results are still loading', async () => {
  const { router } = showSearch({ loadingMs: LOADING_MS, query: '?features=1,2&rating=4' });
  remove('Demenzpflege');
  await pause(LOADING_MS / 2);
  remove('4 Sterne und mehr');
  await pause(LOADING_MS / 2);
  expect(router.state.navigation.state).toBe('loading');
  press();
  await pause(200 + LOADING_MS);
  expect(router.state.location.search).toBe('?features=2,3');
});

it('SR-04 changes of filters: keep an order whose results are still loading when all filters are removed', async () => {
  const { router } = showSearch({ loadingMs: LOADING_MS, query: '?features=1' });
  await act(async () => void router.navigate('/suche/pflegeanbieter/k%C3%B6ln?features=1&sort=ratingAsc'));
  fireEvent.click(screen.getByRole('link', { name: 'Alle Filter zurücksetzen' }));
  await pause(LOADING_MS);
  expect(router.state.location.search).toBe('?sort=ratingAsc');
});

it('SR-08 changes of filters: do not repeat a choice that was taken back while the next one waited', async () => {
  const { router } = showSearch();
  press();
  await pause(200);
  press('Umkreis');
  await act(() => router.navigate('/suche/pflegeanbieter/k%C3%B6ln'));
  await pause(200);
  expect(router.state.location.search).toBe('?radius=50');
});

it('SR-04 changes of filters: replace the address, so that the previous page stays one step back', async () => {
  const { router } = showSearch();
  press();
  await pause(200);
  press();
  await pause(200);
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/vorher');
});

it('SR-22 a menu that would leave the screen, such as with larger text, moves to the left as far as needed', () => {
  Object.defineProperty(document.documentElement, 'clientWidth', { value: 1280, configurable: true });
  render(
    <FilterMenu label="Besonderheiten" isOn={false}>
      {() => <p>Demenzpflege</p>}
    </FilterMenu>,
  );
  const menu = screen.getByRole('group');
  const panel = screen.getByText('Demenzpflege').parentElement!;
  const placed = (left: number, right: number) => {
    panel.getBoundingClientRect = () => ({ left, right }) as DOMRect;
    menu.setAttribute('open', '');
    fireEvent(menu, new Event('toggle'));
    return panel.style.translate;
  };
  expect(placed(400, 1571)).toBe('-291px');
  expect(placed(100, 1571)).toBe('-100px');
  expect(placed(400, 900)).toBe('');
});
