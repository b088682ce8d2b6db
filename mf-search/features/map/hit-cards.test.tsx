import { Provider } from '@care/contracts';
import { RouterProvider, useLocation } from '@care/contracts/router';
import { createMemoryRouter } from '@care/contracts/router-testing';
import { parseSearchParams } from '@care/contracts/search';
import { testStore } from '@care/contracts/testing';
import { backendOfTests } from '@care/contracts/testing/backend';
import type { CareMapProps } from '@care/ui/map/care-map';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Cluster } from './HitMarks';
import { HitsMap } from './HitsMap';

const canvas = document.createElement('canvas');
const map = { getZoom: () => 9, getMaxZoom: () => 9.5, easeTo: jest.fn(), getCanvas: () => canvas };

// The browser of the tests cannot draw a map. The cards are on top of it.
jest.mock('@care/ui/map/care-map', () => ({
  ...jest.requireActual<object>('@care/ui/map/care-map'),
  useOpenMap: () => ({ map }),
  MapMarker: ({ children }: { children: ReactNode }) => children,
  MapPopup: ({ children }: { children: ReactNode }) => children,
  CareMap: ({ controls, start, onView }: CareMapProps) => (
    <>
      <p>{JSON.stringify(start)}</p>
      <button onClick={() => onView?.({ bounds: [6, 50, 7, 51], center: { lng: 6.5, lat: 50.5 }, zoom: 12 })}>
        bewegen
      </button>
      {controls}
    </>
  ),
}));

backendOfTests(() => 404);

const COUNT = 24;
const noHits = { listed: [], others: [], clusters: [] };

function Results() {
  const { search } = useLocation();
  const filters = parseSearchParams('pflegeanbieter', 'köln', new URLSearchParams(search));
  const numbers = Array.from({ length: 10 }, (_, index) => (filters.page - 1) * 10 + index + 1);
  return (
    <HitsMap
      filters={filters}
      count={COUNT}
      bounds={[6, 50, 7, 51]}
      place={null}
      useHits={() => ({ isFetching: false, refetch: () => {} })}
      hitsOf={() => noHits}
      textOf={() => ''}
      popup={() => null}
      cards={numbers.filter((n) => n <= COUNT).map((n) => ({ key: String(n), pins: [], content: `Treffer ${n}` }))}
    />
  );
}

/** The results of a page load until `finish` is called. */
async function showCards() {
  let finish = () => {};
  const loader = () => new Promise((resolve) => (finish = () => resolve(null)));
  const router = createMemoryRouter([{ path: '*', Component: Results, loader, HydrateFallback: () => null }], {
    hydrationData: { loaderData: { 0: null } },
    initialEntries: ['/suche/pflegeanbieter/k%C3%B6ln'],
  });
  const { unmount } = render(
    <Provider store={testStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByText(/ von 24$/);
  return {
    router,
    unmount,
    finish: async () => {
      finish();
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    },
  };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const forwards = (times: number) => Array.from({ length: times }, () => press('Nächster Treffer'));
const position = () => screen.getByText(/ von 24$/).textContent;

afterEach(() => sessionStorage.clear());

it('SR-20 the cards of the hits: go on with the next page of the list once it has loaded, and back, and skip no hit', async () => {
  const { router, finish } = await showCards();
  forwards(10);
  expect(router.state.navigation.state).toBe('loading');
  expect(position()).toBe('10 von 24');
  forwards(1);
  await finish();
  await waitFor(() => expect(position()).toBe('11 von 24'));
  expect(router.state.location.search).toBe('?page=2');
  forwards(3);
  Array.from({ length: 4 }, () => press('Voriger Treffer'));
  await finish();
  await waitFor(() => expect(position()).toBe('10 von 24'));
  forwards(1);
  await finish();
  await waitFor(() => expect(position()).toBe('11 von 24'));
});

it('SR-20 the cards of the hits: begin with the first hit after another filter', async () => {
  const { router, finish } = await showCards();
  forwards(6);
  await act(async () => void router.navigate('/suche/pflegeanbieter/k%C3%B6ln?rating=4'));
  await finish();
  await waitFor(() => expect(position()).toBe('1 von 24'));
});

it('SR-04 the cards of the hits: are where they were after a reload and after the way back from a profile, and so is the map', async () => {
  const { unmount } = await showCards();
  screen.getByText('{"bounds":[6,50,7,51]}');
  press('bewegen');
  forwards(2);
  unmount();
  await showCards();
  expect(position()).toBe('3 von 24');
  screen.getByText('{"center":{"lng":6.5,"lat":50.5},"zoom":12}');
});

const at = { lng: 6.9, lat: 50.9 };

function pressCluster(): HTMLElement {
  const cluster = { key: 'a', at, count: 12, offset: [0, 0], isHidden: false } as const;
  render(<Cluster cluster={cluster} searchType="pflegeanbieter" onPopup={() => {}} />);
  const pin = screen.getByRole('button', { name: /12 Pflegeanbieter/ });
  fireEvent.click(pin);
  return pin;
}

it('SR-20 a cluster that is pressed: zooms in, at most to the last zoom, and moves the focus to the map, because the pin goes with its cluster', () => {
  canvas.tabIndex = 0;
  document.body.append(canvas);
  pressCluster();
  expect(map.easeTo).toHaveBeenCalledWith({ center: at, zoom: 9.5 });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(canvas).toHaveFocus();
  canvas.remove();
});

it('SR-20 a cluster that is pressed: says at the last zoom that its hits are in the list, until Escape is pressed', () => {
  map.getZoom = () => 9.5;
  const pin = pressCluster();
  expect(screen.getByRole('status')).toHaveTextContent(/^Hier liegen 12 Pflegeanbieter nahe beieinander\./);
  fireEvent.keyDown(pin, { key: 'Escape' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
