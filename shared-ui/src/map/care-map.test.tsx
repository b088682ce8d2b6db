import { consentKey, decideConsent } from '@care/contracts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareMap } from './CareMap';
import { foreignSource, localMap, ZOOM_CAP, zoomCapOf, type MapSettings } from './map-settings';

const foreign: MapSettings = { engine: 'style', style_url: 'https://tiles.example/style.json' };
const mapbox: MapSettings = { engine: 'mapbox', token: 'pk.open', api_url: 'https://api.mapbox.example' };
const show = (settings: MapSettings) =>
  render(<CareMap label="Karte" start={{ center: { lng: 7, lat: 51 }, zoom: 15 }} settings={settings} />);
const gate = () => screen.queryByText(/Karte von tiles\.example\. Beim Laden werden Daten/);

describe('the map', () => {
  beforeEach(() => decideConsent({ statistics: false, maps: false, ads: false }));
  afterAll(() => localStorage.removeItem(consentKey));

  it('PP-13 stops at town level where it knows no streets', () => {
    expect(zoomCapOf(localMap)).toBe(ZOOM_CAP);
    expect(ZOOM_CAP).toBe(9.5);
    expect(zoomCapOf(foreign)).toBeGreaterThanOrEqual(15);
  });

  it('PP-13 knows which styles come from elsewhere', () => {
    const from = (settings: MapSettings) => foreignSource(settings, 'https://care.example');
    expect(from(foreign)).toBe('tiles.example');
    expect(from({ engine: 'style', style_url: '/style.json' })).toBeNull();
    expect(from(mapbox)).toBe('Mapbox');
    expect(from(localMap)).toBeNull();
  });

  it('PP-13 asks before it fetches anything from another host, and remembers nothing of a single yes', async () => {
    const { unmount } = show(foreign);
    expect(gate()).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Karte einmalig laden' }));
    expect(gate()).not.toBeInTheDocument();
    unmount();
    show(foreign);
    expect(gate()).toBeVisible();
  });

  it('SH-16 asks for Mapbox by name, and takes away what its map kept when consent is gone', async () => {
    localStorage.setItem('mapbox.eventData.uuid', 'somebody');
    decideConsent({ statistics: false, maps: true, ads: false });
    show(mapbox);
    const question =
      /Karte von Mapbox\. Beim Laden werden Daten, auch Ihre IP-Adresse, an Mapbox in den USA übertragen/;
    expect(screen.queryByText(question)).not.toBeInTheDocument();
    expect(localStorage.getItem('mapbox.eventData.uuid')).toBe('somebody');
    act(() => decideConsent({ statistics: false, maps: false, ads: false }));
    expect(await screen.findByText(question)).toBeVisible();
    expect(localStorage.getItem('mapbox.eventData.uuid')).toBeNull();
    expect(localStorage.getItem(consentKey)).not.toBeNull();
  });

  it('PP-13 does not ask again after a yes for good', async () => {
    const { unmount } = show(foreign);
    await userEvent.click(screen.getByRole('button', { name: 'Karten immer laden' }));
    unmount();
    show(foreign);
    expect(gate()).not.toBeInTheDocument();
  });

  it('PP-13 says that everything is on the page too where the engine cannot run', async () => {
    show(localMap);
    expect(await screen.findByRole('alert')).toHaveTextContent('Alle Angaben finden Sie auch ohne Karte');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
