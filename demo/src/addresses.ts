import type { GazetteerPlace } from '@care/backend/seeding-rows';
import { KM_PER_DEGREE } from '@care/contracts/distance';
import { citySlug } from '@care/contracts/routes';
import { type Random, weightedIndex } from './random';
import { phones, streets } from './words';

function streetName(random: Random): string {
  if (random.chance(0.4)) return random.pick(streets.whole);
  const stem = random.pick(streets.stems);
  const ending = random.weighted(streets.endings);
  return `${stem}${/s$/.test(stem) && ending.startsWith('s') ? '-' + ending.replace(/^s/, 'S') : ending}`;
}

function houseNumber(random: Random): string {
  const number = Math.ceil(random.next() ** 1.8 * 120);
  return random.chance(0.12) ? `${number}${random.pick(['a', 'b', 'c'])}` : String(number);
}

const round = (value: number): number => Math.round(value * 100_000) / 100_000;

/** A random position around the postcode's position. */
function near(random: Random, { lat, lon }: { lat: number; lon: number }) {
  const north = random.bell() * 0.8;
  const east = random.bell() * 0.8;
  return {
    lat: round(lat + north / KM_PER_DEGREE),
    lon: round(lon + east / (KM_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
  };
}

/** An invented address in the given town with one of the town's real postcodes: "Straße Nr, PLZ Ort, Deutschland" (PP-07). */
export function addressIn(random: Random, { name: city, postcodes }: GazetteerPlace) {
  const postcode = random.pick(postcodes);
  const street = `${streetName(random)} ${houseNumber(random)}, ${postcode.zip} ${city}, Deutschland`;
  return { street, zip_code: postcode.zip, city, city_slug: citySlug(city), ...near(random, postcode) };
}

/** Draws towns in proportion to their population; only towns with a postcode of their own. */
export function townsByPopulation(places: readonly GazetteerPlace[]): (random: Random) => GazetteerPlace {
  const towns = places.filter(
    (place) => place.postcodes.length > 0 && place.population > 0 && !place.name.includes(','),
  );
  return weightedIndex(towns, (town) => town.population);
}

/** A telephone number that does not exist: of the town's own area code, or of a mobile phone. */
export function phoneIn(random: Random, town: string): string {
  const range = phones.towns[town];
  const number = random.integer(0, 999);
  if (range) return `${range}${String(number).padStart(3, '0')}`;
  return `${phones.mobile[number % phones.mobile.length]}${String(Math.floor(number / 10)).padStart(2, '0')}`;
}
