import { companyMapSchema } from '@care/contracts/schemas';
import { company } from '../../testing/fixtures';
import { listedProvider, otherHits } from './map-hits';

const point = (lng: number) => ({ type: 'Point', coordinates: [lng, 51] });
const map = companyMapSchema.parse({
  type: 'FeatureCollection',
  features: [
    { type: 'Feature', geometry: point(6), properties: { cluster: true, count: 24 } },
    { type: 'Feature', geometry: point(7), properties: { id: 1, slug: 'a', name: 'A', rating: 4.5 } },
    { type: 'Feature', geometry: point(8), properties: { id: 2, slug: 'b', name: 'B', rating: null } },
  ],
});

describe('hits on the map', () => {
  it('SR-20 are clusters, and single providers unless the list has them', () => {
    expect(otherHits(map, [company({ id: 1 })])).toEqual({
      clusters: [{ at: { lng: 6, lat: 51 }, count: 24 }],
      singles: [{ id: 2, slug: 'b', name: 'B', at: { lng: 8, lat: 51 } }],
    });
    expect(otherHits(undefined, [])).toEqual({ clusters: [], singles: [] });
  });

  it('SR-20 of the list have a pin each, with rating and address', () => {
    const listed = company({ id: 7, average_rating: 4.6, ratings_count: 38 });
    expect(listedProvider(listed)).toMatchObject({
      id: 7,
      at: listed.coords,
      street: listed.street,
      rating: { average: 4.6, count: 38 },
    });
  });
});
