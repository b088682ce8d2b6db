import { decideConsent, selectConsent, selectIsConsentDecided, type Consent } from '@care/contracts';
import { show as showElement, testStore } from '@care/contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareMap } from './CareMap';
import { foreignSource, localMap, ZOOM_CAP, zoomCapOf, type MapSettings } from './map-settings';

const foreign: MapSettings = { engine: 'style', style_url: 'https://tiles.example/style.json' };
const mapbox: MapSettings = { engine: 'mapbox', token: 'pk.open', api_url: 'https://api.mapbox.example' };
const show = (settings: MapSettings) =>
  showElement(
    <section tabIndex={-1} aria-label="Lage">
      <CareMap label="Karte" start={{ center: { lng: 7, lat: 51 }, zoom: 15 }} settings={settings} />
    </section>,
  );
const part = () => screen.getByRole('region', { name: 'Lage' });
const decide = (choice: Consent) => testStore().dispatch(decideConsent(choice));
const consentQuestion = () => screen.queryByText(/Karte von tiles\.example\. Beim Laden werden Daten/);

beforeEach(() => localStorage.clear());

it('PP-13 a map without streets limits the zoom to town level', () => {
  expect(zoomCapOf(localMap)).toBe(ZOOM_CAP);
  expect(ZOOM_CAP).toBe(9.5);
  expect(zoomCapOf(foreign)).toBeGreaterThanOrEqual(15);
});

it('PP-13 foreignSource names the host of a foreign style, and Mapbox', () => {
  const from = (settings: MapSettings) => foreignSource(settings, 'https://care.example');
  expect(from(foreign)).toBe('tiles.example');
  expect(from({ engine: 'style', style_url: '/style.json' })).toBeNull();
  expect(from(mapbox)).toBe('Mapbox');
  expect(from(localMap)).toBeNull();
});

it('PP-13 SH-16 asks for consent before loading from another host, and the part gets its focus; „einmalig“ is not stored', async () => {
  const { unmount } = show(foreign);
  expect(consentQuestion()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Karte einmalig laden' }));
  expect(consentQuestion()).not.toBeInTheDocument();
  await waitFor(() => expect(part()).toHaveFocus());
  unmount();
  show(foreign);
  expect(consentQuestion()).toBeVisible();
});

it('SH-16 the question names Mapbox, and withdrawing consent deletes what its map has stored', async () => {
  localStorage.setItem('mapbox.eventData.uuid', 'somebody');
  const deleteCache = jest.fn((_name: string) => Promise.resolve(true));
  Object.assign(globalThis, { caches: { delete: deleteCache } });
  decide({ statistics: false, maps: true, ads: false });
  show(mapbox);
  const question = /Karte von Mapbox\. Beim Laden werden Daten, auch Ihre IP-Adresse, an Mapbox in den USA übertragen/;
  expect(screen.queryByText(question)).not.toBeInTheDocument();
  expect(localStorage.getItem('mapbox.eventData.uuid')).toBe('somebody');
  expect(deleteCache).not.toHaveBeenCalled();
  act(() => decide({ statistics: false, maps: false, ads: false }));
  expect(await screen.findByText(question)).toBeVisible();
  expect(localStorage.getItem('mapbox.eventData.uuid')).toBeNull();
  expect(deleteCache.mock.calls).toEqual([['mapbox-tiles']]);
  expect(localStorage.getItem('pf-consent')).not.toBeNull();
  Reflect.deleteProperty(globalThis, 'caches');
});

it('PP-13 SH-16 does not ask again after „immer laden“, which decides about maps only', async () => {
  const { unmount } = show(foreign);
  await userEvent.click(screen.getByRole('button', { name: 'Karten immer laden' }));
  await waitFor(() => expect(part()).toHaveFocus());
  const state = testStore().getState();
  expect(selectConsent(state)).toEqual({ statistics: false, maps: true, ads: false });
  expect(selectIsConsentDecided(state)).toBe(false);
  unmount();
  show(foreign);
  expect(consentQuestion()).not.toBeInTheDocument();
});

it('PP-13 if the engine cannot run, says that the page contains all information without the map', async () => {
  show(localMap);
  expect(await screen.findByRole('alert')).toHaveTextContent('Alle Angaben finden Sie auch ohne Karte');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(part()).toHaveFocus());
  expect(await screen.findByRole('alert')).toBeVisible();
});
