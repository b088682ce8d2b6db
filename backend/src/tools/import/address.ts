import { STREET_SEPARATOR } from '@care/contracts/constants';
import { citySlug } from '@care/contracts/routes';
import type { GazetteerPlace } from '../../domains/search';
import { isInGermany, kmBetween } from '../../platform/geo/distance';
import type { Cells } from './columns';
import { isLooselyTownOf, isTownOf, type AddressBook, type Position } from './gazetteer';

export type ImportAddress = Position & {
  /** "Straße Nr, PLZ Ort, Deutschland" (PP-07); of an incomplete address the known parts. */
  street: string;
  zip_code: string;
  city: string;
  city_slug: string;
  place_slug: string;
  population: number;
};
/** `isLocated`: the position is from the file and not that of a postcode. */
export type AddressResult = { address: ImportAddress; isLocated: boolean; notes: string[] } | { problem: string };

const COUNTRY = 'Deutschland';
const GERMANY = /^(de|deu|d|brd|germany|deutschland|bundesrepublik deutschland|allemagne)$/i;
/**
 * Maximum distance of coordinates from the centre of their postcode or town; the largest ones span about this distance.
 */
const REACH_KM = 40;

/** Splits "Straße 5, 50667 Köln, Deutschland"; separate cells have priority over its parts. */
function partsOf(cells: Cells): { street: string; zip: string; city: string; country: string } {
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

/** Street and number in one line; a comma inside would separate parts, so it becomes a blank. */
function streetOf(cells: Cells, line: string): string {
  const name = cells.street && cells.address ? cells.street : line;
  const number = cells.house_number ?? '';
  const full = number && !name.endsWith(number) ? `${name} ${number}` : name;
  return full
    .replace(/[,;\s]+/g, ' ')
    .replace(/(\d)\s+([a-z])$/i, '$1$2')
    .trim();
}

/** Five digits; a leading zero that a spreadsheet removed is restored. */
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

/** The coordinates of an entry, also if latitude and longitude were exchanged; null if there are none. */
function givenPosition(cells: Cells): { position: Position; notes: string[] } | null {
  const [lat, lon] = [degrees(cells.lat), degrees(cells.lon)];
  if (lat === null || lon === null) return null;
  if (!isInGermany({ lat, lon }) && isInGermany({ lat: lon, lon: lat }))
    return { position: { lat: lon, lon: lat }, notes: ['latitude and longitude were exchanged'] };
  return { position: { lat, lon }, notes: [] };
}

const isNear = (one: Position, other: Position): boolean => kmBetween(one, other) <= REACH_KM;

interface FoundLocation {
  zip: string;
  city: string;
  position: Position | null;
}
interface Found {
  place: GazetteerPlace;
  zip: string;
  position: Position;
  notes: string[];
}

/** Names town, postcode and coordinates together, so that the maintainer of the directory sees which one is wrong. */
function contradiction({ zip, city, position }: FoundLocation, book: AddressBook): { problem: string } {
  const town = zip ? book.byZip(zip)[0]?.place.name : undefined;
  const near = position && isInGermany(position) ? book.nearest(position)?.name : undefined;
  const parts = [
    city ? `Ort „${city}“` : 'Ort fehlt',
    zip ? `Postleitzahl ${zip} (${town})` : 'Postleitzahl fehlt',
    position
      ? `Koordinaten ${position.lat.toFixed(4)}, ${position.lon.toFixed(4)} (${near ? `bei ${near}` : 'nicht in Deutschland'})`
      : 'Koordinaten fehlen',
  ];
  return { problem: `Ort, Postleitzahl und Koordinaten passen nicht zusammen: ${parts.join('; ')}` };
}

/** Finds the place by the postcode: it must belong to the town, or the coordinates must lie in it. */
function byZip(location: FoundLocation, book: AddressBook): Found | { problem: string } {
  const { zip, city, position } = location;
  const [first, ...others] = book.byZip(zip);
  if (!first) return { problem: `Postleitzahl ${zip} gibt es nicht` };
  const towns = [first, ...others];
  const found = city
    ? (towns.find(({ place }) => isTownOf(place, city)) ?? towns.find(({ place }) => isLooselyTownOf(place, city)))
    : first;
  const { place, position: middle } = found ?? first;
  if (position && !isNear(position, middle)) return contradiction(location, book);
  const result = { place, zip, position: position ?? middle, notes: [] };
  if (found) return result;
  const named = book.byName(city);
  // A village without a postcode uses that of its municipality; a district is recognised by its position.
  const isVillage = named.some((one) => one.postcodes.length === 0 && isNear(one, middle));
  const isPart = position !== null && (named.length === 0 || named.some((one) => isNear(one, position)));
  if (!isVillage && !isPart) return contradiction(location, book);
  return { ...result, notes: ['city is not that of the postcode, which was believed'] };
}

/** Whether the name alone means this town, because it is much larger than all others of the name. */
const isObvious = (place: GazetteerPlace, named: readonly GazetteerPlace[]): boolean =>
  named.every((one) => one === place || one.population * 10 < place.population);

/** Finds the place by the town's name; if several towns have it, the coordinates decide. */
function byCity(location: FoundLocation, book: AddressBook): Found | { problem: string } {
  const { city, position } = location;
  const named = book.byName(city);
  const place = position ? named.find((one) => isNear(one, position)) : named.find((one) => one.postcodes.length > 0);
  if (!place && (position || named.length > 0)) return contradiction(location, book);
  if (!place) return { problem: `Ort „${city}“ nicht gefunden` };
  if (!position && !isObvious(place, named))
    return { problem: `Ort „${city}“ gibt es mehrmals; Postleitzahl oder Koordinaten fehlen` };
  const [postcode, ...others] = place.postcodes;
  const zip = postcode && others.length === 0 ? postcode.zip : '';
  const note = zip ? 'postcode looked up from the city' : 'postcode missing, address marked incomplete';
  return { place, zip, position: position ?? place, notes: [note] };
}

/**
 * The address of a provider, always with a position, or the reason why it cannot be determined. Town, postcode and
 * coordinates must agree. An address without street or postcode keeps its known parts, such as "50667 Köln,
 * Deutschland".
 */
export function addressOf(cells: Cells, book: AddressBook): AddressResult {
  const { street, zip, city, country } = partsOf(cells);
  const given = givenPosition(cells);
  if (country && !GERMANY.test(country)) return { problem: `„${country}“ liegt nicht in Deutschland` };
  if (!street && !given) return { problem: 'Straße fehlt' };
  if (!zip && !city) return { problem: 'Postleitzahl und Ort fehlen' };
  if (zip && !/^\d{5}$/.test(zip)) return { problem: `„${zip}“ ist keine Postleitzahl` };
  const location = { zip, city, position: given?.position ?? null };
  const found = zip ? byZip(location, book) : byCity(location, book);
  if ('problem' in found) return found;
  const { name, slug, population } = found.place;
  const town = found.zip ? `${found.zip} ${name}` : name;
  return {
    address: {
      street: [street, town, COUNTRY].filter(Boolean).join(STREET_SEPARATOR),
      zip_code: found.zip,
      city: name,
      city_slug: citySlug(name),
      place_slug: slug,
      population,
      lat: found.position.lat,
      lon: found.position.lon,
    },
    isLocated: given !== null,
    notes: [
      ...(given ? given.notes : ['coordinates looked up from the postcode']),
      ...(street ? [] : ['street missing, address marked incomplete']),
      ...found.notes,
    ],
  };
}
