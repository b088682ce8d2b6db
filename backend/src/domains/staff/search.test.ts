import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { STAFF_SORTS, type StaffSort } from '@care/contracts/vocabulary';
import type { JobSeekerMap, JobSeekerSearchAnswer } from '@care/contracts/schemas';
import type { Database, Db } from '../../platform/database/schema';
import { CITIES, insertCities, insertInParts } from '../../testing/search/cities';
import { Random } from '../../testing/search/random';
import { borderPoints, distanceKm, randomPoint, within } from '../../testing/search/sphere';
import { runs } from '../../testing/runs';
import { appOfTests } from '../../testing/test-app';
import { insertRows } from '../../testing/rows';

type TestLocation = Insertable<Database['job_seeker_localization']> & { lat: number; lon: number; radius: number };

type TestSeeker = Insertable<Database['job_seeker']> & {
  id: number;
  isDisabled: boolean;
  isConfirmed: boolean;
  is_hidden: boolean;
  is_open_for_offers: boolean;
  qualifications_mask: number;
  custom_qualifications: string[];
  active_on: string;
  created_at: Date;
  locations: TestLocation[];
};

interface PlainStaffSearch {
  centre: (typeof CITIES)[number] | null;
  radius: number;
  qualifications: readonly number[];
  openForOffers: boolean;
  sort: StaffSort | null;
}

const random = new Random(14);

const spots = borderPoints(CITIES);

function testSeeker(id: number): TestSeeker {
  const hasOther = random.chance(0.3);
  return {
    id,
    user_id: id,
    slug: `kraft-${id}`,
    visible_name: `Pflegekraft ${id}`,
    gender: random.pick(['MALE', 'FEMALE', 'OTHER'] as const),
    isDisabled: random.chance(0.05),
    isConfirmed: id % 16 !== 0,
    is_hidden: random.chance(0.05),
    is_open_for_offers: random.chance(0.7),
    qualifications_mask: random.chance(0.3) ? 0 : random.mask(6, 0.3),
    custom_qualifications: hasOther ? ['Wundexpertin'] : [],
    created_at: new Date(Date.UTC(2026, 0, 1 + random.below(100))),
    active_on: new Date(Date.UTC(2026, 4, 1 + random.below(60))).toISOString().slice(0, 10),
    locations: Array.from({ length: 1 + random.below(3) }, (_, index) => ({
      job_seeker_id: id,
      position: index + 1,
      address: 'Geheimweg 7, 50667 Köln, Deutschland',
      city: 'Köln',
      radius: random.pick([20, 50, 100]),
      ...(spots.pop() ?? randomPoint(random, CITIES)),
    })),
  };
}

const seekers = Array.from({ length: 800 }, (_, index) => testSeeker(index + 1));

async function insertSeekers(db: Db): Promise<void> {
  await insertCities(db);
  const account = ({ id, isDisabled, isConfirmed }: TestSeeker) => ({
    id,
    username: `kraft${id}`,
    email: `kraft${id}@beispiel.example`,
    password_hash: '',
    first_name: 'Vorname',
    last_name: `Geheim${id}`,
    profile_type: 'JOB_SEEKER' as const,
    disabled_at: isDisabled ? new Date() : null,
    email_verified_at: isConfirmed ? new Date() : null,
  });
  await insertInParts(seekers, (part) => insertRows(db, 'user_account', part.map(account)));
  const profile = ({ locations: _locations, isDisabled: _d, isConfirmed: _c, ...row }: TestSeeker) => row;
  await insertInParts(seekers, (part) => insertRows(db, 'job_seeker', part.map(profile)));
  const locations = seekers.flatMap((seeker) => seeker.locations);
  await insertInParts(locations, (part) => insertRows(db, 'job_seeker_localization', part));
}

const test = appOfTests({ seed: insertSeekers });

const isInReach = (spot: TestLocation, { centre, radius }: PlainStaffSearch): boolean =>
  !centre || within(centre, spot, radius) || within(centre, spot, spot.radius);

/** The kilometres to the nearest matching location; null if none matches. */
function reach(seeker: TestSeeker, search: PlainStaffSearch): number | null {
  const { centre } = search;
  if (!centre) return 0;
  const matching = seeker.locations.filter((spot) => isInReach(spot, search));
  return matching.length ? Math.min(...matching.map((spot) => distanceKm(centre, spot))) : null;
}

function isQualified(seeker: TestSeeker, { qualifications }: PlainStaffSearch): boolean {
  if (qualifications.includes(8)) return seeker.qualifications_mask === 0 && !seeker.custom_qualifications.length;
  const has = (id: number) =>
    id === 7 ? seeker.custom_qualifications.length > 0 : ((seeker.qualifications_mask >> (id - 1)) & 1) === 1;
  return !qualifications.length || qualifications.some(has);
}

const isPublic = ({ isDisabled, isConfirmed, is_hidden }: TestSeeker): boolean =>
  isConfirmed && !isDisabled && !is_hidden;

function resultsOf(search: PlainStaffSearch): TestSeeker[] {
  const distance = (seeker: TestSeeker) => reach(seeker, search) ?? Infinity;
  const latest = (a: TestSeeker, b: TestSeeker) =>
    b.active_on.localeCompare(a.active_on) || b.created_at.getTime() - a.created_at.getTime();
  const nearest = (a: TestSeeker, b: TestSeeker) => distance(a) - distance(b);
  const orders: Record<StaffSort, (a: TestSeeker, b: TestSeeker) => number> = {
    radiusAsc: (a, b) => nearest(a, b) || latest(a, b),
    radiusDesc: (a, b) => nearest(b, a) || latest(a, b),
    activityDesc: latest,
  };
  const usable = search.sort && (search.centre || !search.sort.startsWith('radius')) ? search.sort : null;
  const order = orders[usable ?? 'activityDesc'];
  return seekers
    .filter((seeker) => isPublic(seeker) && (!search.openForOffers || seeker.is_open_for_offers))
    .filter((seeker) => isQualified(seeker, search) && reach(seeker, search) !== null)
    .sort((a, b) => order(a, b) || b.id - a.id);
}

const everybody: PlainStaffSearch = {
  centre: null,
  radius: 20,
  qualifications: [],
  openForOffers: false,
  sort: null,
};

async function ask<Answer>(path: string, search: PlainStaffSearch, more: Record<string, string>): Promise<Answer> {
  const params = new URLSearchParams({
    city_slug: search.centre?.slug ?? '',
    radius: String(search.radius),
    qualifications: search.qualifications.join(','),
    open_for_offers: search.openForOffers ? '1' : '',
    sort: search.sort ?? '',
    ...more,
  });
  const response = await test.inject(`/api-backend/user/profile/search/${path}?${params}`);
  expect(response.statusCode).toBe(200);
  return response.json<Answer>();
}

const find = (search: PlainStaffSearch, page = 1) => ask<JobSeekerSearchAnswer>('', search, { page: String(page) });

const mapOf = async (search: PlainStaffSearch, more: Record<string, string>) =>
  (await ask<JobSeekerMap>('map/', search, more)).features;

const centres: PlainStaffSearch['centre'][] = [...CITIES, null];

const sorts: (StaffSort | null)[] = [...STAFF_SORTS, null];

const searches: fc.Arbitrary<PlainStaffSearch> = fc.record({
  centre: fc.constantFrom(...centres),
  radius: fc.constantFrom(20, 50, 100),
  qualifications: fc.oneof(
    fc.constant<number[]>([]),
    fc.subarray([1, 2, 3, 4, 5, 6, 7], { maxLength: 3 }),
    fc.constant([8]),
  ),
  openForOffers: fc.boolean(),
  sort: fc.constantFrom(...sorts),
});

it('SR-20 SR-22 AC-20 staff search: gives the same result as a plain computation over the same people', async () => {
  const check = async (search: PlainStaffSearch, page: number) => {
    const expected = resultsOf(search);
    const countOf = (change: Partial<PlainStaffSearch>) => resultsOf({ ...search, ...change }).length;
    const onPage = expected.slice((page - 1) * 10, page * 10);
    const { count, results, meta } = await find(search, page);
    expect({ count, pages: meta.pages, slugs: results.map(({ slug }) => slug) }).toEqual({
      count: expected.length,
      pages: Math.ceil(expected.length / 10),
      slugs: onPage.map(({ slug }) => slug),
    });
    expect(results.map(({ distance_km }) => distance_km)).toEqual(
      onPage.map((seeker) => (search.centre ? Math.round(reach(seeker, search)!) : null)),
    );
    expect(meta.facets).toEqual({
      qualifications: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id, count: countOf({ qualifications: [id] }) })),
      open_for_offers: countOf({ openForOffers: true }),
    });
  };
  await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 3 }), check), {
    numRuns: runs(60, 250),
    seed: 22,
  });
});

it('SR-22 staff search: shows the latest activity first by default, and says so', async () => {
  const parameters = [
    { key: 'active_on', weight: 2 },
    { key: 'created_at', weight: 1 },
  ];
  for (const centre of [CITIES[0], null]) {
    const { meta } = await find({ ...everybody, centre });
    expect(meta).toMatchObject({ sort: 'activityDesc', ranking: { parameters, paid_influence: false } });
  }
  const { meta } = await find({ ...everybody, centre: CITIES[0], sort: 'radiusAsc' });
  expect(meta.ranking.parameters.map(({ key }) => key)).toEqual(['distance_km', 'active_on', 'created_at']);
});

it('SR-22 staff search: finds a person outside the searched radius whose own radius includes the place', async () => {
  const [centre] = CITIES;
  const far = (seeker: TestSeeker) => reach(seeker, { ...everybody, centre, radius: 20 });
  expect(resultsOf({ ...everybody, centre }).filter((seeker) => far(seeker)! > 21).length).toBeGreaterThan(0);
  expect((await find({ ...everybody, centre, sort: 'radiusDesc' })).results[0]!.distance_km).toBeGreaterThan(21);
});

it('AC-13 SR-22 staff search: returns no last names, streets, exact positions or days of activity', async () => {
  const { results, meta } = await find({ ...everybody, centre: CITIES[0] });
  expect(JSON.stringify({ results, meta })).not.toMatch(/Geheim|last_name|"lat"|"lon"|coords/);
  const profile = await test.inject(`/api-backend/user/profile/by-slug/${results[0]!.slug}/`);
  expect(JSON.stringify(results) + profile.body).not.toMatch(/active_on|updated_at|created_at|\d{4}-\d{2}-\d{2}/);
  expect(results[0]!.localizations[0]).toEqual({ address_city: 'Köln', radius: expect.any(Number) });
  expect(results.every(({ distance_km }) => Number.isInteger(distance_km))).toBe(true);
});

it('SR-14 staff search: returns the six qualifications and free-text ones', async () => {
  const [nurse] = (await find({ ...everybody, qualifications: [1] })).results;
  expect(nurse?.qualifications).toContainEqual({ id: 1, name: 'Examinierte/r Altenpfleger/in' });
  const [other] = (await find({ ...everybody, qualifications: [7] })).results;
  expect(other?.qualifications).toContainEqual({ id: null, name: 'Wundexpertin' });
});

describe('map of the staff search', () => {
  /** Everybody gives Köln as town. It is used if it is near; otherwise the nearest town is. */
  const townOf = (spot: TestLocation) => {
    const near = CITIES.filter(({ lat, lon }) => Math.abs(lat - spot.lat) <= 0.2 && Math.abs(lon - spot.lon) <= 0.3);
    const nearest = [...near].sort((a, b) => distanceKm(a, spot) - distanceKm(b, spot))[0];
    return near.find(({ name }) => name === spot.city) ?? nearest;
  };
  /** Ids of people by the slug of a town in which they would work. */
  const peopleByTown = (search: PlainStaffSearch): Map<string, Set<number>> => {
    const people = new Map<string, Set<number>>();
    for (const { id, locations } of resultsOf(search))
      for (const spot of locations.filter((one) => isInReach(one, search))) {
        const slug = townOf(spot)?.slug;
        if (slug) people.set(slug, (people.get(slug) ?? new Set()).add(id));
      }
    return people;
  };

  it('SR-20 AC-13 counts people by town, each at the centre of the town', async () => {
    const check = async (search: PlainStaffSearch) => {
      const towns = [...peopleByTown(search)].map(([slug, { size: count }]) => {
        const { name: city, lat, lon } = CITIES.find((one) => one.slug === slug)!;
        return { at: [lon, lat], properties: { city_slug: slug, city, count } };
      });
      const features = await mapOf(search, { zoom: '9' });
      const found = features.map(({ geometry, properties }) => ({ at: geometry.coordinates, properties }));
      expect(found).toHaveLength(towns.length);
      expect(found).toEqual(expect.arrayContaining(towns));
    };
    await fc.assert(fc.asyncProperty(searches, check), { numRuns: runs(30, 60), seed: 20 });
  });

  it('SR-20 at low zoom counts a person with two towns once', async () => {
    const people = [...peopleByTown(everybody).values()];
    const distinct = new Set(people.flatMap((ids) => [...ids])).size;
    expect(distinct).toBeLessThan(people.reduce((sum, { size }) => sum + size, 0));
    const features = await mapOf(everybody, { zoom: '0' });
    expect(features.map(({ properties }) => properties)).toEqual([{ cluster: true, count: distinct }]);
  });

  it('SR-20 shows the towns in view', async () => {
    const features = await mapOf(everybody, { zoom: '9', bbox: '9,54,10,55' });
    expect(features.map(({ properties }) => 'city' in properties && properties.city)).toEqual(['Flensburg']);
  });
});
