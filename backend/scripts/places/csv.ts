import { boundsOf } from './positions.ts';
import type { SluggedPlace } from './slugs.ts';

const degrees = (value: number): string => String(Math.round(value * 10_000) / 10_000);
const cell = (value: string): string => (/[",\n]/.test(value) ? `"${value.replace(/"/g, '""')}"` : value);
const table = (header: string, rows: readonly string[]): string => [header, ...rows, ''].join('\n');

/** One row per place, largest first. */
export function placesCsv(places: readonly SluggedPlace[]): string {
  const rows = places.map((place) => {
    const bounds = boundsOf(place, place.population).map((value) => String(Math.round(value * 1000) / 1000));
    const cells = [place.slug, place.name, place.state, String(place.population), place.firstPostcode];
    return [...cells, degrees(place.lat), degrees(place.lon), ...bounds].map(cell).join(',');
  });
  return table('slug,name,state,population,first_postcode,lat,lon,west,south,east,north', rows);
}

/** One row per postcode and place, by postcode; name and state follow from the place's slug. */
export function postcodesCsv(places: readonly SluggedPlace[]): string {
  const rows = places.flatMap((place) =>
    place.ownPostcodes.map(({ zip, lat, lon }) => [zip, place.slug, degrees(lat), degrees(lon)].map(cell).join(',')),
  );
  return table('zip,place_slug,lat,lon', rows.sort());
}
