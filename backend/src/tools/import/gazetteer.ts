import { readGazetteer, type GazetteerPlace } from '../../domains/search';
import { kmBetween } from '../../platform/geo/distance';
import { comparable } from './columns';

export interface Position {
  lat: number;
  lon: number;
}
interface Located {
  place: GazetteerPlace;
  position: Position;
}

/** Finds towns and positions by the parts of an address. */
export type AddressBook = ReturnType<typeof openAddressBook>;

/** "St. Augustin" is "Sankt Augustin". */
const spelledOut = (city: string): string => city.replace(/^St\.\s*(?=\p{L})|^St\s+/iu, 'Sankt ');

/** "Halle (Saale)", "Köln-Deutz", "Frankfurt a. M." and the plain name of the town are treated as equal. */
const mainName = (city: string): string =>
  comparable(spelledOut(city).split(/[(/,]|\s-\s|-|\s(?:am|an|a\.|i\.|im|in|bei|b\.)\s?/)[0] ?? '');

/** Whether the text in an address means this town. */
export function isTownOf(place: GazetteerPlace, city: string): boolean {
  const [one, other] = [comparable(place.name), comparable(spelledOut(city))];
  return one === other || mainName(place.name) === mainName(city);
}

/**
 * Whether a text means this town if the postcode is the town's: with a district behind it ("Berlin Neukölln"), or
 * without a title ("Kreuznach" for Bad Kreuznach).
 */
export function isLooselyTownOf(place: GazetteerPlace, city: string): boolean {
  const words = spelledOut(city).split(/\s+/);
  const name = place.name.split(/\s+/);
  const isWithDistrict =
    words.length > name.length && comparable(words.slice(0, name.length).join()) === comparable(name.join());
  const untitled = place.name.replace(/^(?:Bad|Sankt|Markt|Hansestadt|Lutherstadt)\s+/, '');
  return isWithDistrict || mainName(untitled) === mainName(city);
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

/** The point of a town's box that is nearest to a position. */
const within = ({ south, north, west, east }: GazetteerPlace, { lat, lon }: Position): Position => ({
  lat: between(south, lat, north),
  lon: between(west, lon, east),
});

/** Reads the places of Germany once and answers from memory. */
export function openAddressBook(places = readGazetteer()) {
  const byZip = new Map<string, Located[]>();
  const byName = new Map<string, GazetteerPlace[]>();
  for (const place of places) {
    for (const { zip, lat, lon } of place.postcodes)
      byZip.set(zip, [...(byZip.get(zip) ?? []), { place, position: { lat, lon } }]);
    for (const name of new Set([comparable(place.name), mainName(place.name)]))
      byName.set(name, [...(byName.get(name) ?? []), place]);
  }
  return {
    /** The towns of a postcode, each with the position of the postcode in it; none for one that does not exist. */
    byZip: (zip: string): readonly Located[] => byZip.get(zip) ?? [],
    /** Towns and villages with this name, or a longer one that begins with it, largest first. */
    byName: (city: string): readonly GazetteerPlace[] =>
      byName.get(comparable(city)) ?? byName.get(mainName(city)) ?? [],
    /** The town at or next to a position. */
    nearest: (position: Position): GazetteerPlace | null => {
      const towns = places.filter(({ postcodes }) => postcodes.length > 0);
      const [first] = towns
        .map((place) => ({ place, km: kmBetween(within(place, position), position) }))
        .sort((a, b) => a.km - b.km);
      return first?.place ?? null;
    },
  };
}
