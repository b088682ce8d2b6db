import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Cluster } from './HitPin';

const canvas = document.createElement('canvas');
const map = { getZoom: () => 9, getMaxZoom: () => 9.5, easeTo: jest.fn(), getCanvas: () => canvas };

// The browser of the tests cannot draw a map.
jest.mock('@care/ui/map/care-map', () => ({
  ...jest.requireActual<object>('@care/ui/map/care-map'),
  useOpenMap: () => ({ map }),
  MapMarker: ({ children }: { children: ReactNode }) => children,
  MapPopup: ({ children }: { children: ReactNode }) => children,
}));

const at = { lng: 6.9, lat: 50.9 };

function pressCluster(): HTMLElement {
  const cluster = { key: 'a', at, count: 12, offset: [0, 0], isHidden: false } as const;
  render(<Cluster cluster={cluster} searchType="pflegeanbieter" onPopup={() => {}} />);
  const pin = screen.getByRole('button', { name: /12 Pflegeanbieter/ });
  fireEvent.click(pin);
  return pin;
}

describe('a cluster that is pressed', () => {
  it('SR-20 zooms in, at most to the last zoom, and moves the focus to the map, because the pin goes with its cluster', () => {
    canvas.tabIndex = 0;
    document.body.append(canvas);
    pressCluster();
    expect(map.easeTo).toHaveBeenCalledWith({ center: at, zoom: 9.5 });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(canvas).toHaveFocus();
    canvas.remove();
  });

  it('SR-20 says at the last zoom that its hits are in the list, until Escape is pressed', () => {
    map.getZoom = () => 9.5;
    const pin = pressCluster();
    expect(screen.getByRole('status')).toHaveTextContent(/^Hier liegen 12 Pflegeanbieter nahe beieinander\./);
    fireEvent.keyDown(pin, { key: 'Escape' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
