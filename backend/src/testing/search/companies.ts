import { flagsOf, FILTERS } from '@care/contracts/search';
import { OWN_SHARES } from '@care/contracts/vocabulary';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { CITIES, insertCities, insertInParts } from './cities';
import type { Random } from './random';
import { borderPoints, randomPoint, type LatLon } from './sphere';
import { daysFromNow, insertRows } from '../rows';

export type TestCompany = Insertable<Database['company']> & {
  id: number;
  status: 'PUBLISHED' | 'HIDDEN';
  services_mask: number;
  features_mask: number;
  average_rating: number | null;
  ratings_count: number;
  job_offers_count: number;
};

const FIRST = ['Haus', 'Pflegedienst', 'Seniorenstift', 'Große Residenz'];
const SECOND = ['Lindenhof', 'Müller', 'St. Georg', 'Eiche', 'am Rosengarten'];
/** Few different values, so that equal ratings and counts are common and the later sort keys decide. */
const RATINGS = [1, 2, 2.5, 3, 3.5, 4, 4.5, 5];

/** The yes/no filters. */
export const FLAGS = flagsOf('pflegeanbieter').map((key) => FILTERS[key].param as string);

/** Often exactly a step of the filter; seldom without a needed part; odd cents make the rounding of § 43c decide. */
function pricesOf(random: Random): Partial<TestCompany> {
  const isStep = random.chance(0.3);
  return {
    prices_from: '2026-07-01',
    price_care: isStep ? 100_000 : 100_000 + random.below(100_000),
    price_training: !isStep && random.chance(0.5) ? 10_200 : null,
    price_lodging: isStep ? random.pick(OWN_SHARES) - 175_000 : 50_000 + 2500 * random.below(20),
    price_board: 40_000,
    price_investment: random.chance(0.8) ? 50_000 : null,
  };
}

export function testCompany(id: number, point: LatLon, random: Random): TestCompany {
  const rated = random.chance(0.6);
  const services_mask = random.mask(7, 0.3) || 1;
  const features_mask = random.mask(10, 0.35);
  return {
    id,
    slug: `anbieter-${id}`,
    name: `${random.pick(FIRST)} ${random.pick(SECOND)} ${id}`,
    street: `Teststraße ${id}, 50667 Köln, Deutschland`,
    zip_code: '50667',
    city: 'Köln',
    city_slug: 'köln',
    status: random.chance(0.05) ? 'HIDDEN' : 'PUBLISHED',
    subscription: random.pick(['FREE_TIER', 'FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER'] as const),
    ...point,
    place_kind: random.chance(0.3) ? 2 : 1,
    services_mask,
    // Short-term care is the feature, too.
    features_mask: services_mask & 2 ? features_mask | 4 : features_mask,
    average_rating: rated ? random.pick(RATINGS) : null,
    ratings_count: rated ? 1 + random.below(3) : 0,
    job_offers_count: random.chance(0.3) ? 1 + random.below(3) : 0,
    ...(random.chance(0.6) && pricesOf(random)),
    free_place_until: random.chance(0.3) ? daysFromNow(random.chance(0.7) ? 3 : -1) : null,
  };
}

/** Providers around the test cities, also on the borders of their circles, and some at the same position. */
export function testCompanies(random: Random, count: number): TestCompany[] {
  const points = borderPoints(CITIES);
  while (points.length < count)
    points.push(random.chance(0.1) ? { ...random.pick(points) } : randomPoint(random, CITIES));
  return points.map((point, index) => testCompany(index + 1, point, random));
}

/** Some providers serve one of the cities, wherever they are. */
export const servedZipCodes = ({ id }: Pick<TestCompany, 'id'>): string[] =>
  CITIES.flatMap(({ first_zip }, index) => (id % 21 === index * 3 ? first_zip : []));

export async function insertCompanies(db: Kysely<Database>, companies: readonly TestCompany[]): Promise<void> {
  await insertCities(db);
  await sql`insert into postcode (zip, place_name, place_id, state, lat, lon)
    select first_zip, name, id, state, lat, lon from place`.execute(db);
  await insertInParts(companies, (part) => insertRows(db, 'company', part));
  const serving = companies.filter((company) => servedZipCodes(company).length > 0);
  await insertInParts(serving, (part) =>
    insertRows(
      db,
      'company_places',
      part.map((company) => ({ company_id: company.id, zip_codes: servedZipCodes(company), confirmed_at: new Date() })),
    ),
  );
}
