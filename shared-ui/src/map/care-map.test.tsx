import { consentKey, decideConsent } from '@care/contracts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CareMap } from './CareMap';
import { foreignHost, ZOOM_CAP, zoomCapOf } from './map-settings';

const foreign = 'https://tiles.example/style.json';
const show = (styleUrl: string | null) =>
  render(<CareMap label="Karte" start={{ center: { lng: 7, lat: 51 }, zoom: 15 }} settings={{ styleUrl }} />);
const gate = () => screen.queryByText(/Karte von tiles\.example\. Beim Laden werden Daten/);

describe('the map', () => {
  beforeEach(() => decideConsent({ statistics: false, maps: false, ads: false }));
  afterAll(() => localStorage.removeItem(consentKey));

  it('PP-13 stops at town level where it knows no streets', () => {
    expect(zoomCapOf({ styleUrl: null })).toBe(ZOOM_CAP);
    expect(ZOOM_CAP).toBe(9.5);
    expect(zoomCapOf({ styleUrl: foreign })).toBeGreaterThanOrEqual(15);
  });

  it('PP-13 knows which styles come from elsewhere', () => {
    expect(foreignHost({ styleUrl: foreign }, 'https://care.example')).toBe('tiles.example');
    expect(foreignHost({ styleUrl: '/style.json' }, 'https://care.example')).toBeNull();
    expect(foreignHost({ styleUrl: null }, 'https://care.example')).toBeNull();
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

  it('PP-13 does not ask again after a yes for good', async () => {
    const { unmount } = show(foreign);
    await userEvent.click(screen.getByRole('button', { name: 'Karten immer laden' }));
    unmount();
    show(foreign);
    expect(gate()).not.toBeInTheDocument();
  });

  it('PP-13 says that everything is on the page too where the engine cannot run', async () => {
    show(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('Alle Angaben finden Sie auch ohne Karte');
    expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible();
  });
});
