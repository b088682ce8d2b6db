import { show } from '@care/contracts/testing';
import { screen } from '@testing-library/react';
import type { MapProps } from 'react-map-gl/maplibre';
import { CareMap } from './CareMap';
import { localMap } from './map-settings';

// jsdom has no WebGL, so the engine cannot run.
jest.mock('./maplibre', () => ({
  loadMapLibre: () =>
    Promise.resolve({
      mapProps: {},
      Map: ({ cooperativeGestures }: MapProps) => (cooperativeGestures ? 'two fingers' : 'one finger'),
    }),
}));

it.each([
  ['leaves one finger to the page', false, 'two fingers'],
  ['that fills the screen is moved by one finger', true, 'one finger'],
])('PP-13 a map %s', async (_, isWholeScreen, gesture) => {
  const start = { center: { lng: 7, lat: 51 }, zoom: 15 };
  show(<CareMap label="Karte" start={start} settings={localMap} isWholeScreen={isWholeScreen} />);
  expect(await screen.findByText(gesture)).toBeVisible();
});
