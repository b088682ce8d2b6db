import { readGazetteer, type GazetteerPlace } from '../gazetteer/read-gazetteer';
import { comparable } from './columns';

export type Position = { lat: number; lon: number };
export type Located = { place: GazetteerPlace; position: Position };

/** Finds towns and positions by what stands in an address. */
export type AddressBook = {
  /** The town of a postcode; the city decides where several share it. Null for a postcode that does not exist. */
  byZip(zip: string, city: string | undefined): Located | null;
  /** The largest town of a name that has a postcode. */
  byCity(city: string): (Located & { zip: string }) | null;
};

type Entry = { place: GazetteerPlace; position: Position };

/** "Halle (Saale)", "Köln-Deutz", "Frankfurt a. M." and the town's plain name are taken for one another. */
const mainName = (city: string): string =>
  comparable(city.split(/[(/,]|\s-\s|-|\s(?:am|an|a\.|i\.|im|in|bei|b\.)\s?/)[0] ?? '');

/** Whether a town is meant by what stands in an address. */
export const isTownOf = (place: GazetteerPlace, city: string): boolean => {
  const [one, other] = [comparable(place.name), comparable(city)];
  return one === other || mainName(place.name) === mainName(city);
};

/** Reads the places of Germany once and answers from memory. */
export function openAddressBook(places = readGazetteer()): AddressBook {
  const byZip = new Map<string, Entry[]>();
  const byName = new Map<string, GazetteerPlace>();
  for (const place of places) {
    for (const { zip, lat, lon } of place.postcodes)
      byZip.set(zip, [...(byZip.get(zip) ?? []), { place, position: { lat, lon } }]);
    // Largest first, so the first of a name stays.
    for (const name of [comparable(place.name), mainName(place.name)])
      if (place.postcodes.length && !byName.has(name)) byName.set(name, place);
  }
  return {
    byZip: (zip, city) => {
      const entries = byZip.get(zip);
      if (!entries) return null;
      return (city ? entries.find(({ place }) => isTownOf(place, city)) : undefined) ?? entries[0]!;
    },
    byCity: (city) => {
      const place = byName.get(comparable(city)) ?? byName.get(mainName(city));
      return place ? { place, position: { lat: place.lat, lon: place.lon }, zip: place.firstZip } : null;
    },
  };
}
