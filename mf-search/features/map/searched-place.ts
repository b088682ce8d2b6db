import type { City, Coords } from '@care/contracts/schemas';
import type { SearchFilters } from '@care/contracts/search';

/** The searched place as a point; null without one. A town wins over coordinates, as in the search itself. */
export function placeOnMap({ lat, lon }: SearchFilters, city: City | undefined): Coords | null {
  if (city) return { lng: city.lon, lat: city.lat };
  return lat !== null && lon !== null ? { lng: lon, lat } : null;
}
