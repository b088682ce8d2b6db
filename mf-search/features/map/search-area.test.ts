import { emptyFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { isMoved, mapQuery, searchOfView } from './search-area';

const searched = { city: 'köln', features: [1, 9], page: 3 };
const filters: SearchFilters = { ...emptyFilters('pflegeanbieter'), ...searched, sort: 'radiusAsc' };
const view = (halfHeight: number, halfWidth = halfHeight) => ({
  center: { lng: 6.95812, lat: 50.94123 },
  bounds: [6.95 - halfWidth, 50.94 - halfHeight, 6.95 + halfWidth, 50.94 + halfHeight] as const,
});

it('SR-04 AC-13 searches the visible part with the same place and filters, from the first page, staff around its centre', () => {
  const path = searchPath(searchOfView(filters, view(0.2)));
  expect(path).toBe('/suche/pflegeanbieter/k%C3%B6ln?bbox=6.75,50.74,7.15,51.14&features=1,9&sort=radiusAsc');
  const staff = { ...emptyFilters('pflegepersonal'), city: 'köln' };
  expect(searchPath(searchOfView(staff, view(0.2)))).toBe('/suche/pflegepersonal?lat=50.941&lon=6.958');
});

it('SR-20 shows no hits outside of the searched part of the map', () => {
  const searched = searchOfView({ ...filters, features: [], sort: null }, view(0.05));
  expect(mapQuery(searched, { ...view(0.2), zoom: 9.4 })).toBe('?bbox=6.9,50.89,7,50.99&zoom=9');
  expect(mapQuery(searched, { bounds: [8, 52, 9, 53], zoom: 9 })).toBe('?bbox=8,52,8,52&zoom=9');
});

it.each([
  [0.05, 20],
  [0.25, 20],
  [0.4, 50],
  [0.6, 50],
  [0.9, 100],
  [4, 100],
])('SR-04 turns half a height of %s degrees into a radius of %s km', (halfHeight, radius) => {
  expect(searchOfView({ ...filters, searchType: 'pflegepersonal' }, view(halfHeight)).radius).toBe(radius);
});

it('SR-20 SR-08 requests the hits of all pages in view in any order, and nothing new after a small movement', () => {
  expect(mapQuery(filters, { ...view(0.2), zoom: 9.4 })).toBe(
    '?city_slug=k%C3%B6ln&features=1,9&bbox=6.7,50.7,7.2,51.2&zoom=9',
  );
  expect(mapQuery(emptyFilters('pflegeanbieter'), { ...view(0.2), zoom: 5 })).toMatch(/^\?bbox=/);
  const moved = { center: { lng: 6.96, lat: 50.945 }, bounds: [6.751, 50.741, 7.151, 51.141] as const };
  expect(mapQuery(filters, { ...moved, zoom: 9.3 })).toBe(mapQuery(filters, { ...view(0.2), zoom: 9.4 }));
});

it('SR-20 a map counts as moved after 20 pixels or a change of its zoom', () => {
  const home = { ...view(0.2), center: { lng: 10, lat: 50 }, zoom: 9 };
  const at = (change: { lng?: number; lat?: number }, zoom = 9) =>
    isMoved(home, { ...home, center: { ...home.center, ...change }, zoom });
  expect([at({}), at({ lng: 10.027 }), at({ lat: 49.973 }), at({}, 9.04)]).toEqual([false, false, false, false]);
  expect([at({ lng: 10.028 }), at({ lat: 49.972 }), at({}, 9.06), at({}, 8.94)]).toEqual([true, true, true, true]);
  expect(isMoved(undefined, home)).toBe(false);
});
