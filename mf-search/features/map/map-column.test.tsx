import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { backendOfTests } from '@care/contracts/testing/backend';
import { answerAll } from '../../testing/fixtures';
import { jobAnswer, offer, person, staffAnswer } from '../../testing/work-fixtures';
import { showPage } from '../../testing/show-page';
import { paddingIn } from './search-area';

const backend = backendOfTests(answerAll());

/** Opens or closes the map. */
const press = async (name: string) => userEvent.click(screen.getAllByText(name)[0]!);

/** The browser's history closes it, a moment after the press. */
async function closeMap(): Promise<void> {
  await press('Liste');
  await screen.findByText('Karte');
}

/** Found by label only, because computing the roles of the whole page is slow. */
const column = async () => within(await screen.findByLabelText('Karte der Treffer'));
const mapCalls = () => backend.requests.filter((url) => /\/(geo|search\/map)\//.test(url));
/** A call that comes later would be one of the next test. */
const mapToLoad = () => waitFor(() => expect(mapCalls()).not.toEqual([]));

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});

afterEach(() => sessionStorage.clear());

it('SR-20 loads nothing before it is opened with a button, and highlights the card of the pin under the pointer', async () => {
  await showPage('/suche/pflegeanbieter/köln', backend);
  expect((await column()).getByRole('button', { name: 'Karte anzeigen' })).toBeVisible();
  const item = screen.getAllByText('Seniorenzentrum Elisabeth-Garten')[0]!.closest('li')!;
  await userEvent.hover(item);
  expect(item).not.toHaveAttribute('data-highlighted');
  expect(mapCalls()).toEqual([]);
  await userEvent.click((await column()).getByRole('button', { name: 'Karte anzeigen' }));
  expect(screen.getByLabelText('Karte der Treffer')).toHaveFocus();
  const toggle = screen.getByText('Liste').closest('button')!;
  expect(toggle).toHaveAccessibleName('Liste anzeigen');
  await mapToLoad();
  await userEvent.hover(item);
  expect(item).toHaveAttribute('data-highlighted');
  await userEvent.unhover(item);
  expect(item).not.toHaveAttribute('data-highlighted');
  await userEvent.click((await column()).getByRole('button', { name: 'Karte schließen' }));
  expect(screen.getByLabelText('Karte der Treffer')).toHaveFocus();
  expect((await column()).getByRole('button', { name: 'Karte anzeigen' })).toBeVisible();
});

it('SR-04 SR-20 on a phone the map is in view, open again after a reload, and the list returns to its place', async () => {
  const { unmount } = await showPage('/suche/pflegeanbieter/köln', backend);
  await column();
  scrollTo.mockClear();
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true });
  await press('Karte');
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  await mapToLoad();
  await closeMap();
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 900],
  ]);
  await press('Karte');
  unmount();
  backend.requests.length = 0;
  await showPage('/suche/pflegeanbieter/köln', backend);
  expect((await screen.findAllByText('Liste'))[0]).toBeVisible();
  await mapToLoad();
  await press('Liste');
  expect((await column()).getByRole('button', { name: 'Karte anzeigen' })).toBeVisible();
});

const here = { lng: 6.9, lat: 50.9 };
const works = (slug: string, ...towns: string[]) =>
  person({ slug, localizations: towns.map((address_city) => ({ address_city, radius: 20 })) });
it.each([
  [
    'SR-20 all job offers of one place',
    '/suche/pflegejobs/köln',
    jobAnswer({ results: [1, 2, 3].map((id) => offer({ id, coords: id === 2 ? { lng: 7, lat: 51 } : here })) }),
  ],
  [
    'AC-13 people by the towns of their cards',
    '/suche/pflegepersonal/köln',
    staffAnswer({ results: [works('a', 'Köln', 'Bonn'), works('b', 'Hürth'), works('c', 'Bonn')] }),
  ],
])('%s are highlighted together', async (_what, path, found) => {
  backend.answer = answerAll({ search: () => found });
  await showPage(path, backend);
  const items = (await screen.findAllByRole('article')).map((card) => card.closest('li'));
  expect(mapCalls()).toEqual([]);
  await press('Karte');
  await mapToLoad();
  await userEvent.hover(items[2]!);
  expect(items.map((item) => item?.hasAttribute('data-highlighted'))).toEqual([true, false, true]);
  await closeMap();
});

it('SR-19 does not exist without hits', async () => {
  backend.answer = answerAll({ search: () => jobAnswer({ results: [], count: 0 }) });
  await showPage('/suche/pflegejobs/köln', backend);
  await screen.findByText('Leider ergab Ihre Suche 0 Treffer');
  expect(screen.queryByText('Karte anzeigen')).not.toBeInTheDocument();
});

it('SR-20 the searched area is fitted into the part of the map that is seen, between buttons and cards', () => {
  const place = (height: number, belowScreen: number) =>
    ({ height, bottom: window.innerHeight + belowScreen }) as DOMRect;
  const sides = { left: 12, right: 12 };
  expect(paddingIn(place(600, -100), true)).toEqual({ ...sides, top: 64, bottom: 16 });
  expect(paddingIn(place(600, 100), true)).toEqual({ ...sides, top: 64, bottom: 116 });
  expect(paddingIn(place(600, 2000), true)).toEqual({ ...sides, top: 45, bottom: 316 });
  expect(paddingIn(place(400, 100), false)).toEqual({ top: 60, bottom: 180, left: 8, right: 8 });
  expect(paddingIn(place(800, 0), false)).toEqual({ top: 64, bottom: 290, left: 8, right: 8 });
  expect(paddingIn(undefined, true)).toEqual({ ...sides, top: 0, bottom: 16 });
});
