import { emptyFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { mapQuery, searchOfView } from './search-area';

const filters: SearchFilters = {
  ...emptyFilters('pflegeanbieter'),
  city: 'köln',
  features: [1, 9],
  sort: 'radiusAsc',
  page: 3,
};
const view = (halfHeight: number, halfWidth = halfHeight) => ({
  center: { lng: 6.95812, lat: 50.94123 },
  bounds: [6.95 - halfWidth, 50.94 - halfHeight, 6.95 + halfWidth, 50.94 + halfHeight] as const,
});

describe('searching where the map is', () => {
  it('SR-04 searches around the middle of the map with the same filters, from the first page', () => {
    const path = searchPath(searchOfView(filters, view(0.2)));
    expect(path).toBe('/suche/pflegeanbieter?lat=50.941&lon=6.958&features=1,9&sort=radiusAsc');
  });

  it.each([
    [0.05, 20],
    [0.25, 20],
    [0.4, 50],
    [0.6, 50],
    [0.9, 100],
    [4, 100],
  ])('SR-04 half a height of %s degrees is a radius of %s km', (halfHeight, radius) => {
    expect(searchOfView(filters, view(halfHeight)).radius).toBe(radius);
  });

  it('SR-20 asks for the hits of all pages in what is seen, whatever their order', () => {
    expect(mapQuery(filters, { ...view(0.2), zoom: 9.4 })).toBe(
      '?city_slug=k%C3%B6ln&features=1,9&bbox=6.7,50.7,7.2,51.2&zoom=9',
    );
    expect(mapQuery(emptyFilters('pflegeanbieter'), { ...view(0.2), zoom: 5 })).toMatch(/^\?bbox=/);
  });

  it('SR-08 asks nothing new after a small movement', () => {
    const moved = { center: { lng: 6.96, lat: 50.945 }, bounds: [6.751, 50.741, 7.151, 51.141] as const };
    expect(mapQuery(filters, { ...moved, zoom: 9.3 })).toBe(mapQuery(filters, { ...view(0.2), zoom: 9.4 }));
  });
});
