import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapSpot } from './MapSpot';

/** What jsdom lacks: the test says when something comes near the view. */
let comeNear: (isNear: boolean) => void = () => undefined;
class Observer {
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = (isIntersecting) => act(() => tell([{ isIntersecting }]));
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => Object.assign(globalThis, { IntersectionObserver: Observer }));
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const NamedMap = ({ name }: { name: string }) => <p>Karte von {name}</p>;

describe('the place of a map', () => {
  it('PP-13 fetches the map when it comes near the view, not before', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve(NamedMap);
    };
    render(<MapSpot load={load} props={{ name: 'Köln' }} />);
    comeNear(false);
    expect(loads).toBe(0);
    comeNear(true);
    expect(await screen.findByText('Karte von Köln')).toBeVisible();
    expect(loads).toBe(1);
  });

  it('PP-13 says when the map cannot be loaded, and tries again when asked', async () => {
    let isReachable = false;
    const load = () => (isReachable ? Promise.resolve(NamedMap) : Promise.reject(new Error('offline')));
    render(<MapSpot load={load} props={{ name: 'Köln' }} />);
    comeNear(true);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Karte konnte nicht geladen werden.');
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Karte von Köln')).toBeVisible();
  });
});
