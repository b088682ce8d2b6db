import fc from 'fast-check';
import type { Insertable } from 'kysely';
import {
  EMPLOYMENT_TYPES,
  JOB_AGES,
  JOB_SALARIES,
  JOB_SORTS,
  type EmploymentType,
  type JobSort,
} from '@care/contracts/vocabulary';
import type { JobOfferMap, JobOfferSearchAnswer } from '@care/contracts/schemas';
import type { Database } from '../../../platform/database/schema';
import { CITIES, insertInParts } from '../../../testing/search/cities';
import { insertCompanies, testCompanies } from '../../../testing/search/companies';
import { Random } from '../../../testing/search/random';
import { borderPoints, distanceKm, randomPoint, within, type LatLon } from '../../../testing/search/sphere';
import { runs } from '../../../testing/runs';
import { appOfTests } from '../../../testing/test-app';
import { insertRows, updateRows } from '../../../testing/rows';

type TestOffer = Insertable<Database['job_offer']> & {
  id: number;
  company_id: number;
  employment_type: EmploymentType;
  qualifications_mask: number;
};
interface PlainJobSearch {
  centre: (typeof CITIES)[number] | null;
  radius: number;
  bbox: [number, number, number, number] | null;
  qualifications: readonly number[];
  employment: EmploymentType | null;
  company: number | null;
  salaryMin: number | null;
  postedDays: number | null;
  postedSince: string | null;
  sort: JobSort | null;
}

const DAY = 86_400_000;
const now = Date.now();
const random = new Random(15);
const companies = testCompanies(random, 300);
const shown = new Set(
  companies
    .filter(({ status, subscription }) => status === 'PUBLISHED' && subscription !== 'FREE_TIER')
    .map(({ id }) => id),
);

function testOffer(id: number, point: LatLon): TestOffer {
  // Whole days apart, so that some offers have the same time and are ordered by id.
  const posted = now - DAY * random.below(60) - 3_600_000;
  return {
    id,
    company_id: 1 + random.below(companies.length),
    slug: `stelle-${id}`,
    title: `Stelle ${id} (m/w/d)`,
    employment_type: random.pick(EMPLOYMENT_TYPES),
    qualifications_mask: random.chance(0.2) ? 0 : random.mask(6, 0.3),
    salary_min: random.chance(0.8) ? 10_000 * (15 + random.below(30)) : null,
    salary_max: null,
    salary_unit: 'MONTH',
    city: 'Köln',
    ...point,
    status: random.chance(0.9) ? 'PUBLISHED' : 'PAUSED',
    posted_at: new Date(posted),
    valid_through: new Date(random.chance(0.9) ? now + 10 * DAY : now - DAY),
  };
}

const points = borderPoints(CITIES);
while (points.length < 1500) points.push(randomPoint(random, CITIES));
const offers = points.map((point, index) => testOffer(index + 1, point));

const test = appOfTests({
  seed: async (db) => {
    await insertCompanies(db, companies);
    await insertInParts(offers, (part) => insertRows(db, 'job_offer', part));
  },
});

function asksFor(offer: TestOffer, { qualifications }: PlainJobSearch): boolean {
  if (qualifications.includes(7)) return offer.qualifications_mask === 0;
  return !qualifications.length || qualifications.some((id) => (offer.qualifications_mask >> (id - 1)) & 1);
}

const employs = ({ employment_type }: TestOffer, { employment }: PlainJobSearch): boolean =>
  !employment || employment_type === employment || employment_type === 'Vollzeit/Teilzeit';
/** A calendar day in German time. */
const day = (date: Date): string => date.toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
// Formatting dates is slow, and every search compares every offer.
const postedOn = new Map(offers.map(({ id, posted_at }) => [id, day(posted_at as Date)]));
// Calendar days, counted from noon: 24 hours before 23:30 are two calendar days when summer time ends in between.
const noon = Date.parse(`${day(new Date(now))}T12:00:00Z`);
const daysAgo = Array.from({ length: 61 }, (_, days) => new Date(noon - days * DAY).toISOString().slice(0, 10));

const matches = (offer: TestOffer, search: PlainJobSearch): boolean =>
  offer.status === 'PUBLISHED' &&
  (offer.valid_through as Date).getTime() > now &&
  shown.has(offer.company_id) &&
  asksFor(offer, search) &&
  employs(offer, search) &&
  (!search.company || offer.company_id === search.company) &&
  (!search.salaryMin || (offer.salary_min ?? 0) >= search.salaryMin) &&
  (!search.postedDays || postedOn.get(offer.id)! >= daysAgo[search.postedDays]!) &&
  (!search.postedSince || postedOn.get(offer.id)! >= search.postedSince) &&
  isInArea(offer, search);

/** A box takes the place of the circle. */
function isInArea({ lat, lon }: TestOffer, { bbox, centre, radius }: PlainJobSearch): boolean {
  if (!bbox) return !centre || within(centre, { lat, lon }, radius);
  const [west, south, east, north] = bbox;
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

function resultsOf(search: PlainJobSearch): TestOffer[] {
  const { centre } = search;
  const distance = (offer: TestOffer) => (centre ? distanceKm(centre, offer) : 0);
  const newest = (a: TestOffer, b: TestOffer) => (b.posted_at as Date).getTime() - (a.posted_at as Date).getTime();
  const nearest = (a: TestOffer, b: TestOffer) => distance(a) - distance(b);
  const orders: Record<JobSort, (a: TestOffer, b: TestOffer) => number> = {
    radiusAsc: (a, b) => nearest(a, b) || newest(a, b),
    radiusDesc: (a, b) => nearest(b, a) || newest(a, b),
    dateDesc: (a, b) => round.get(a)! - round.get(b)! || newest(a, b),
    salaryDesc: (a, b) => (b.salary_min ?? -1) - (a.salary_min ?? -1) || newest(a, b),
  };
  const found = offers.filter((offer) => matches(offer, search));
  const before = new Map<number, number>();
  const round = new Map<TestOffer, number>();
  for (const offer of found.toSorted((a, b) => newest(a, b) || b.id - a.id)) {
    const count = before.get(offer.company_id) ?? 0;
    round.set(offer, Math.floor(count / 2));
    before.set(offer.company_id, count + 1);
  }
  const usable = search.sort && (centre || !search.sort.startsWith('radius')) ? search.sort : null;
  const order = orders[usable ?? 'dateDesc'];
  return found.sort((a, b) => order(a, b) || b.id - a.id);
}

const everything: PlainJobSearch = {
  centre: null,
  radius: 20,
  bbox: null,
  qualifications: [],
  employment: null,
  company: null,
  salaryMin: null,
  postedDays: null,
  postedSince: null,
  sort: null,
};

async function ask<Answer>(path: string, search: PlainJobSearch, more: Record<string, string>): Promise<Answer> {
  const params = new URLSearchParams({
    city_slug: search.centre?.slug ?? '',
    radius: String(search.radius),
    bbox: search.bbox?.join(',') ?? '',
    qualifications: search.qualifications.join(','),
    employment: search.employment ?? '',
    company: String(search.company ?? ''),
    salary_min: String(search.salaryMin ?? ''),
    posted_days: String(search.postedDays ?? ''),
    posted_since: search.postedSince ?? '',
    sort: search.sort ?? '',
    ...more,
  });
  const response = await test.inject(`/api-backend/company/job-offer/search/${path}?${params}`);
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
}

const find = (search: PlainJobSearch, page = 1) => ask<JobOfferSearchAnswer>('', search, { page: String(page) });
const mapOf = async (search: PlainJobSearch, more: Record<string, string>) =>
  (await ask<JobOfferMap>('map/', search, more)).features;
const sizeOf = ({ properties }: JobOfferMap['features'][number]) => ('cluster' in properties ? properties.count : 1);

const seldom = <None, Value>(none: None, value: fc.Arbitrary<Value>): fc.Arbitrary<None | Value> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: value });
const centres: PlainJobSearch['centre'][] = [...CITIES, null];
const sorts: (JobSort | null)[] = [...JOB_SORTS, null];
const searches: fc.Arbitrary<PlainJobSearch> = fc.record({
  centre: fc.constantFrom(...centres),
  radius: fc.constantFrom(20, 50, 100),
  bbox: seldom(
    null,
    fc
      .tuple(fc.integer({ min: 60, max: 95 }), fc.integer({ min: 500, max: 540 }), fc.integer({ min: 1, max: 30 }))
      .map(([west, south, size]): [number, number, number, number] => [
        west / 10,
        south / 10,
        (west + size) / 10,
        (south + size) / 10,
      ]),
  ),
  qualifications: fc.oneof(
    fc.constant<number[]>([]),
    fc.subarray([1, 2, 3, 4, 5, 6], { maxLength: 2 }),
    fc.constant([7]),
  ),
  employment: seldom(null, fc.constantFrom<EmploymentType[]>(...EMPLOYMENT_TYPES)),
  company: seldom(null, fc.integer({ min: 1, max: 300 })),
  salaryMin: seldom(null, fc.integer({ min: 140_000, max: 450_000 })),
  postedDays: seldom(null, fc.integer({ min: 1, max: 60 })),
  postedSince: seldom(null, fc.constantFrom(...daysAgo)),
  sort: fc.constantFrom(...sorts),
});

describe('job search', () => {
  it('SR-20 SR-22 gives the same result as a plain computation over the same offers', async () => {
    const check = async (search: PlainJobSearch, page: number) => {
      const expected = resultsOf(search);
      const { count, results, meta } = await find(search, page);
      expect({ count, pages: meta.pages, ids: results.map(({ id }) => id) }).toEqual({
        count: expected.length,
        pages: Math.ceil(expected.length / 10),
        ids: expected.slice((page - 1) * 10, page * 10).map(({ id }) => id),
      });
      const [lats, lons] = [expected.map(({ lat }) => lat), expected.map(({ lon }) => lon)];
      expect(meta.bounds).toEqual(
        expected.length ? [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] : null,
      );
      expect(meta.facets).toEqual({
        qualifications: [1, 2, 3, 4, 5, 6, 7].map((id) => ({
          id,
          count: resultsOf({ ...search, qualifications: [id] }).length,
        })),
        employment: EMPLOYMENT_TYPES.map((value) => ({
          value,
          count: resultsOf({ ...search, employment: value }).length,
        })),
        salary: JOB_SALARIES.map((min) => ({ min, count: resultsOf({ ...search, salaryMin: min }).length })),
        posted: JOB_AGES.map((days) => ({ days, count: resultsOf({ ...search, postedDays: days }).length })),
      });
    };
    await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 3 }), check), {
      numRuns: runs(60, 250),
      seed: 22,
    });
  });

  it('SR-22 the second offer of each employer says how many more match, on whichever page it is', async () => {
    const search = { ...everything, centre: CITIES[0], radius: 100 };
    const { count, meta } = await find(search);
    const pages = await Promise.all(Array.from({ length: meta.pages }, (_, index) => find(search, index + 1)));
    const all = pages.flatMap(({ results }) => results);
    expect(new Set(all.map(({ id }) => id)).size).toBe(count);
    const seen = new Map<number, number>();
    const expected = all.map(({ company }) => {
      const nth = (seen.get(company.id) ?? 0) + 1;
      seen.set(company.id, nth);
      return nth === 2 ? all.filter((other) => other.company.id === company.id).length - 2 : 0;
    });
    expect(all.map(({ more_of_employer }) => more_of_employer)).toEqual(expected);
    expect(Math.max(...expected)).toBeGreaterThan(0);
  });

  it('SR-22 other orders are strict and announce no further offers', async () => {
    for (const sort of ['radiusAsc', 'radiusDesc', 'salaryDesc'] as const) {
      const { results } = await find({ ...everything, centre: CITIES[0], radius: 100, sort });
      expect(results.map(({ more_of_employer }) => more_of_employer)).toEqual(results.map(() => 0));
    }
  });

  it('SR-22 sorts by date, with or without a city', async () => {
    expect((await find({ ...everything, centre: CITIES[0] })).meta.sort).toBe('dateDesc');
    expect((await find(everything)).meta.sort).toBe('dateDesc');
    expect((await find({ ...everything, sort: 'radiusAsc' })).meta.sort).toBe('dateDesc');
  });

  it('SR-22 returns the criteria of the order, none of which is paid for', async () => {
    const rankingOf = async (search: PlainJobSearch) => {
      const { parameters, paid_influence } = (await find(search)).meta.ranking;
      return { keys: parameters.map(({ key }) => key), paid_influence };
    };
    const centre = CITIES[0];
    expect((await rankingOf({ ...everything, centre, sort: 'radiusAsc' })).keys).toEqual(['distance_km', 'posted_at']);
    expect(await rankingOf({ ...everything, centre })).toEqual({
      keys: ['employer_round', 'posted_at'],
      paid_influence: false,
    });
    expect((await rankingOf({ ...everything, centre, sort: 'salaryDesc' })).keys).toEqual(['salary', 'posted_at']);
  });

  it('SR-11 for 7 finds only offers without a required qualification, whatever else is chosen', async () => {
    const { count } = await find({ ...everything, qualifications: [7] });
    expect(count).toBeGreaterThan(0);
    expect((await find({ ...everything, qualifications: [1, 7] })).count).toBe(count);
  });

  it('SR-12 treats an offer for full or part time as both', async () => {
    const count = async (employment: EmploymentType) => (await find({ ...everything, employment })).count;
    const [full, part, both, all] = [
      await count('Vollzeit'),
      await count('Teilzeit'),
      await count('Vollzeit/Teilzeit'),
      (await find(everything)).count,
    ];
    expect(full + part - both).toBe(all);
  });

  it('SR-22 compares hourly, monthly and yearly pay per month', async () => {
    const [best, ...others] = resultsOf({ ...everything, sort: 'salaryDesc' });
    const [hourly, yearly] = others.slice(-2);
    const pay = ({ id }: TestOffer, salary_min: number | null, salary_unit: 'HOUR' | 'MONTH' | 'YEAR') =>
      updateRows(test.db, 'job_offer', id, { salary_min, salary_unit });
    // About 5200 € and 5000 € a month, more than the pay of any other offer.
    await pay(hourly!, 3000, 'HOUR');
    await pay(yearly!, 6_000_000, 'YEAR');
    const { results } = await find({ ...everything, sort: 'salaryDesc' });
    expect(results.slice(0, 3).map(({ id }) => id)).toEqual([hourly!.id, yearly!.id, best!.id]);
    expect(results[0]).toMatchObject({ salary: { min: 3000, unit: 'HOUR', currency: 'EUR' } });
    for (const offer of [hourly!, yearly!]) await pay(offer, offer.salary_min ?? null, 'MONTH');
  });

  it("SR-15 returns a card with the employer's name, slug, street and logo", async () => {
    const { results } = await find(everything);
    const employer = companies.find(({ id }) => id === results[0]!.company.id)!;
    expect(results[0]!.company).toEqual({
      id: employer.id,
      name: employer.name,
      slug: employer.slug,
      street: employer.street,
      logo: null,
    });
  });
});

describe('map of the job search', () => {
  it('SR-20 SR-22 has every offer of the list, in a cluster or as a pin', async () => {
    const check = async (asked: PlainJobSearch, zoom: number) => {
      const search = { ...asked, bbox: null };
      const sizes = (await mapOf(search, { zoom: String(zoom) })).map(sizeOf);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(resultsOf(search).length);
    };
    await fc.assert(fc.asyncProperty(searches, fc.constantFrom(0, 6, 9, 11), check), {
      numRuns: runs(30, 60),
      seed: 20,
    });
  });

  it('SR-20 SR-15 shows single offers with title and employer from zoom 12', async () => {
    const search = { ...everything, centre: CITIES[2], radius: 20 };
    const features = await mapOf(search, { zoom: '12' });
    const expected = resultsOf(search).sort((a, b) => a.id - b.id);
    expect(features).toEqual(
      expected.map(({ id, slug, title, lat, lon, company_id }) => {
        const { slug: companySlug, name } = companies.find((one) => one.id === company_id)!;
        return {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lon, lat] },
          properties: { id, slug, title, company: { slug: companySlug, name } },
        };
      }),
    );
    expect(features.length).toBeGreaterThan(1);
  });

  it('SR-20 returns exactly the offers in the box of the map', async () => {
    const { lat, lon } = CITIES[0];
    const box = { west: lon - 0.1, south: lat - 0.1, east: lon + 0.1, north: lat + 0.1 };
    const isInside = (offer: TestOffer) =>
      offer.lon >= box.west && offer.lon <= box.east && offer.lat >= box.south && offer.lat <= box.north;
    const sizes = (await mapOf(everything, { zoom: '9', bbox: Object.values(box).join(',') })).map(sizeOf);
    const expected = resultsOf(everything).filter(isInside).length;
    expect(expected).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(expected);
  });
});
