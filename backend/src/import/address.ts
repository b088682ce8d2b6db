import { STREET_SEPARATOR } from '@care/contracts/constants';
import { citySlug } from '../gazetteer/city-slug';
import { kmOfChord, unitVector } from '../places/geo';
import type { Cells } from './columns';
import { isTownOf, type AddressBook, type Located, type Position } from './gazetteer';

export type ImportAddress = Position & {
  /** "Straße Nr, PLZ Ort, Deutschland" (PP-07). */
  street: string;
  zip_code: string;
  city: string;
  city_slug: string;
  place_slug: string;
  population: number;
};
export type AddressResult = { address: ImportAddress; notes: string[] } | { problem: string };

const COUNTRY = 'Deutschland';
const GERMANY = /^(de|deu|d|brd|germany|deutschland|bundesrepublik deutschland|allemagne)$/i;
/** Coordinates that lie farther from their postcode are a mistake; positions of postcodes are right to a few km. */
const PLAUSIBLE_KM = 60;

type Parts = { street: string; zip: string; city: string; country: string };

/** Takes "Straße 5, 50667 Köln, Deutschland" apart; cells of their own go before what stands in it. */
function partsOf(cells: Cells): Parts {
  const line = cells.address ?? cells.street ?? '';
  const [, before, zip = '', city = '', country = ''] =
    /^(.*?)[,;\n\s]*(?:\b(?:D|DE)[- ])?\b(\d{5})\s+([^,;\n]+)(?:[,;\n]\s*(.+))?$/s.exec(line) ?? [];
  const town = /^(?:D-?)?(\d{4,5})\s+(.+)$/.exec(cells.city ?? '');
  return {
    street: streetOf(cells, before ?? line),
    zip: zipOf(cells.zip_code) || (town?.[1] ?? '') || zip,
    city: town?.[2] ?? cells.city ?? city.trim(),
    country: cells.country ?? country.trim(),
  };
}

/** Street and number in one line; a comma inside it would read as the next part, so it becomes a blank. */
function streetOf(cells: Cells, line: string): string {
  const name = cells.street && cells.address ? cells.street : line;
  const number = cells.house_number ?? '';
  const full = number && !name.endsWith(number) ? `${name} ${number}` : name;
  return full
    .replace(/[,;\s]+/g, ' ')
    .replace(/(\d)\s+([a-z])$/i, '$1$2')
    .trim();
}

/** Five digits; a leading zero that a spreadsheet has eaten comes back. */
function zipOf(cell: string | undefined): string {
  const digits = (cell ?? '').replace(/^(?:D|DE)[- ]?(?=\d)/i, '').replace(/[.,]0+$/, '');
  return /^\d{4}$/.test(digits) ? `0${digits}` : digits;
}

/** A number with point or comma, or degrees, minutes and seconds. */
function degrees(cell: string | undefined): number | null {
  if (!cell) return null;
  const sexagesimal = /^[NE]?\s*(\d+)°\s*(\d+)['′]\s*([\d.,]+)?["″]?\s*[NEO]?$/i.exec(cell);
  const value = sexagesimal
    ? Number(sexagesimal[1]) + Number(sexagesimal[2]) / 60 + Number((sexagesimal[3] ?? '0').replace(',', '.')) / 3600
    : Number(cell.replace(',', '.').replace(/°?\s*[NEO]?$/i, ''));
  return Number.isFinite(value) && value !== 0 ? value : null;
}

const distanceKm = (a: Position, b: Position): number => {
  const [p, q] = [unitVector(a), unitVector(b)];
  return kmOfChord((p.x - q.x) ** 2 + (p.y - q.y) ** 2 + (p.z - q.z) ** 2);
};

/** The given coordinates if they can be right, also where latitude and longitude were mixed up; else the postcode's. */
function positionOf(cells: Cells, found: Located): { position: Position; notes: string[] } {
  const [lat, lon] = [degrees(cells.lat), degrees(cells.lon)];
  if (lat === null || lon === null)
    return { position: found.position, notes: ['coordinates looked up from the postcode'] };
  const isPlausible = (position: Position): boolean =>
    Math.abs(position.lat) <= 90 && distanceKm(position, found.position) <= PLAUSIBLE_KM;
  if (isPlausible({ lat, lon })) return { position: { lat, lon }, notes: [] };
  if (isPlausible({ lat: lon, lon: lat }))
    return { position: { lat: lon, lon: lat }, notes: ['latitude and longitude were exchanged'] };
  return { position: found.position, notes: ['coordinates far from the postcode, looked up instead'] };
}

/** Where a provider is, in the three-part form, with a position in any case; or why that cannot be said. */
export function addressOf(cells: Cells, book: AddressBook): AddressResult {
  const { street, zip, city, country } = partsOf(cells);
  if (country && !GERMANY.test(country)) return { problem: `„${country}“ liegt nicht in Deutschland` };
  if (!street) return { problem: 'Straße fehlt' };
  if (!zip && !city) return { problem: 'Postleitzahl und Ort fehlen' };
  if (zip && !/^\d{5}$/.test(zip)) return { problem: `„${zip}“ ist keine Postleitzahl` };
  const byCity = zip ? null : book.byCity(city);
  const found = zip ? book.byZip(zip, city) : byCity;
  if (!found) return { problem: zip ? `Postleitzahl ${zip} gibt es nicht` : `Ort „${city}“ nicht gefunden` };
  const zip_code = byCity?.zip ?? zip;
  const { position, notes } = positionOf(cells, found);
  const { name, slug, population } = found.place;
  return {
    address: {
      street: [street, `${zip_code} ${name}`, COUNTRY].join(STREET_SEPARATOR),
      zip_code,
      city: name,
      city_slug: citySlug(name),
      place_slug: slug,
      population,
      ...position,
    },
    notes: [
      ...notes,
      ...(byCity ? ['postcode looked up from the city'] : []),
      ...(zip && city && !isTownOf(found.place, city) ? ['city is not that of the postcode, which was believed'] : []),
    ],
  };
}
