import { showRoutes } from '@care/contracts/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { companyPage } from '../../testing/company';
import type { ProviderMapProps } from '../map/ProviderMap';
import { LocationSection } from './LocationSection';

// Like a map, it reads the place when it is created only.
jest.mock('../map/ProviderMap', () => ({
  ProviderMap: function Map({ coords }: ProviderMapProps) {
    const [{ lng, lat }] = useState(coords);
    return <p>{`Karte von ${lng}, ${lat}`}</p>;
  },
}));

function MovingProvider() {
  const [lng, setLng] = useState(7);
  const { name, street } = companyPage({});
  return (
    <>
      <button onClick={() => setLng(8)}>Umziehen</button>
      <LocationSection name={name} street={street} coords={{ lng, lat: 50 }} />
    </>
  );
}

it('PP-13 PP-07 the map shows the new place after the address was changed', async () => {
  showRoutes([{ path: '/', element: <MovingProvider /> }]);
  expect(await screen.findByText('Karte von 7, 50')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Umziehen' }));
  expect(await screen.findByText('Karte von 8, 50')).toBeVisible();
});
