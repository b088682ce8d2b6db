import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observers } from '../testing/observers';
import { LazyMap } from './LazyMap';

Observers.install();
const comeNear = (isNear: boolean) => Observers.all.at(-1)?.say(isNear);

const NamedMap = ({ name }: { name: string }) => <p>Karte von {name}</p>;

describe('LazyMap', () => {
  it('PP-13 loads the map when it comes near the viewport, not before', async () => {
    let loads = 0;
    const load = () => {
      loads += 1;
      return Promise.resolve(NamedMap);
    };
    render(<LazyMap load={load} props={{ name: 'Köln' }} />);
    comeNear(false);
    expect(loads).toBe(0);
    comeNear(true);
    expect(await screen.findByText('Karte von Köln')).toBeVisible();
    expect(loads).toBe(1);
  });

  it('PP-13 SH-18 shows an error when the map cannot be loaded; its button tries again, and the part gets its focus', async () => {
    let isReachable = false;
    const load = () => (isReachable ? Promise.resolve(NamedMap) : Promise.reject(new Error('offline')));
    render(
      <section tabIndex={-1} aria-label="Lage">
        <LazyMap load={load} props={{ name: 'Köln' }} />
      </section>,
    );
    comeNear(true);
    expect(await screen.findByRole('alert')).toHaveTextContent('Die Karte konnte nicht geladen werden.');
    isReachable = true;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText('Karte von Köln')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Lage' })).toHaveFocus();
  });
});
