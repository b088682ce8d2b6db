import fc from 'fast-check';
import type { Insertable, Kysely } from 'kysely';
import { STAFF_SORTS, type StaffSort } from '@care/contracts/vocabulary';
import type { JobSeekerMap, JobSeekerSearchAnswer } from '@care/contracts/schemas';
import type { Database } from '../../platform/database/schema';
import { CITIES, insertCities, insertInParts } from '../../testing/search/cities';
import { Random } from '../../testing/search/random';
import { borderPoints, distanceKm, randomPoint, within, type LatLon } from '../../testing/search/sphere';
import { runs } from '../../testing/runs';
import { appOfTests } from '../../testing/test-app';
import { workLocation } from '../accounts';
import { insertRows } from '../../testing/rows';

describe('all job seekers', () => {
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

  async function insertSeekers(db: Kysely<Database>): Promise<void> {
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

  describe('staff search', () => {
    it('SR-20 SR-22 AC-20 gives the same result as a plain computation over the same people', async () => {
      const check = async (search: PlainStaffSearch, page: number) => {
        const expected = resultsOf(search);
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
          qualifications: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({
            id,
            count: resultsOf({ ...search, qualifications: [id] }).length,
          })),
          open_for_offers: resultsOf({ ...search, openForOffers: true }).length,
        });
      };
      await fc.assert(fc.asyncProperty(searches, fc.integer({ min: 1, max: 3 }), check), {
        numRuns: runs(60, 250),
        seed: 22,
      });
    });

    it('SR-22 shows the latest activity first by default, and says so', async () => {
      const byActivity = [
        expect.objectContaining({ key: 'active_on', weight: 2 }),
        expect.objectContaining({ key: 'created_at', weight: 1 }),
      ];
      for (const centre of [CITIES[0], null]) {
        const { meta } = await find({ ...everybody, centre });
        expect(meta).toMatchObject({
          sort: 'activityDesc',
          ranking: { parameters: byActivity, paid_influence: false },
        });
      }
      const { meta } = await find({ ...everybody, centre: CITIES[0], sort: 'radiusAsc' });
      expect(meta.ranking.parameters.map(({ key }) => key)).toEqual(['distance_km', 'active_on', 'created_at']);
    });

    it('SR-22 finds a person outside the searched radius whose own radius includes the place', async () => {
      const [centre] = CITIES;
      const far = (seeker: TestSeeker) => reach(seeker, { ...everybody, centre, radius: 20 });
      const reaching = resultsOf({ ...everybody, centre }).filter((seeker) => far(seeker)! > 21);
      expect(reaching.length).toBeGreaterThan(0);
      const { results } = await find({ ...everybody, centre, sort: 'radiusDesc' });
      expect(results[0]!.distance_km).toBeGreaterThan(21);
    });

    it('AC-13 SR-22 returns no last names, streets, exact positions or days of activity', async () => {
      const { results, meta } = await find({ ...everybody, centre: CITIES[0] });
      expect(JSON.stringify({ results, meta })).not.toMatch(/Geheim|last_name|"lat"|"lon"|coords/);
      const profile = await test.inject(`/api-backend/user/profile/by-slug/${results[0]!.slug}/`);
      expect(JSON.stringify(results) + profile.body).not.toMatch(/active_on|updated_at|created_at|\d{4}-\d{2}-\d{2}/);
      expect(results[0]!.localizations[0]).toEqual({ address_city: 'Köln', radius: expect.any(Number) });
      expect(results.every(({ distance_km }) => Number.isInteger(distance_km))).toBe(true);
    });

    it('SR-14 returns the six qualifications and free-text ones', async () => {
      const seeker = seekers.find(
        (one) => one.qualifications_mask & 1 && one.custom_qualifications.length && isPublic(one),
      )!;
      const all: JobSeekerSearchAnswer['results'] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await find({ ...everybody, qualifications: [7] }, page);
        all.push(...list.results);
        pages = list.meta.pages;
      }
      const card = all.find(({ slug }) => slug === seeker.slug)!;
      expect(card.qualifications).toContainEqual({ id: 1, name: 'Examinierte/r Altenpfleger/in' });
      expect(card.qualifications).toContainEqual({ id: null, name: 'Wundexpertin' });
    });
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
      for (const { id, locations } of resultsOf(search)) {
        for (const spot of locations.filter((one) => isInReach(one, search))) {
          const slug = townOf(spot)?.slug;
          if (slug) people.set(slug, (people.get(slug) ?? new Set()).add(id));
        }
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
});

describe('the home of a job seeker', () => {
  /** Where three people really live; all of it is stored as the same point. */
  const HOMES: readonly LatLon[] = [
    { lat: 50.9371, lon: 6.9612 },
    { lat: 50.9442, lon: 6.9561 },
    { lat: 50.9398, lon: 6.9644 },
  ];

  const STORED: LatLon = { lat: 50.94, lon: 6.96 };

  const RADIUS = 20;

  const test = appOfTests({
    seed: async (db) => {
      await insertCities(db);
      for (const [index, { lat, lon }] of HOMES.entries()) {
        const id = index + 1;
        const [profile_type, now] = ['JOB_SEEKER' as const, new Date()];
        const name = { first_name: 'Vorname', last_name: `Geheim${id}` };
        const account = {
          id,
          username: `kraft${id}`,
          email: `kraft${id}@beispiel.example`,
          password_hash: '',
          ...name,
        };
        await insertRows(db, 'user_account', { ...account, profile_type, email_verified_at: now });
        const person = { id, user_id: id, slug: `kraft-${id}`, visible_name: `Pflegekraft ${id}` };
        await insertRows(db, 'job_seeker', {
          ...person,
          gender: 'OTHER',
          qualifications_mask: 0,
          custom_qualifications: [],
        });
        const entry = {
          address: `Geheimweg ${id}, 50667 Köln, Deutschland`,
          coords: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
          radius: RADIUS,
        };
        await insertRows(db, 'job_seeker_localization', { job_seeker_id: id, ...workLocation(entry, 0) });
      }
    },
  });

  async function search({ lat, lon }: LatLon): Promise<JobSeekerSearchAnswer> {
    const query = new URLSearchParams({
      lat: String(lat),
      lon: String(lon),
      radius: String(RADIUS),
      sort: 'radiusAsc',
    });
    const response = await test.inject(`/api-backend/user/profile/search/?${query}`);
    expect(response.statusCode).toBe(200);
    return response.json<JobSeekerSearchAnswer>();
  }

  /** The answers of an attack, with each person's distance; null for somebody who was not found. */
  const answers: (number | null)[][] = [];

  async function isFound(from: LatLon): Promise<boolean> {
    const { results } = await search(from);
    const distances = HOMES.map((_, index) => results.find(({ slug }) => slug === `kraft-${index + 1}`)?.distance_km);
    answers.push(distances.map((km) => km ?? null));
    return distances[0] !== undefined;
  }

  const STEPS = 16;

  /** The value between `inside` and `outside` at which somebody is no longer found. */
  async function edge(inside: number, outside: number, at: (value: number) => LatLon): Promise<number> {
    let [found, lost] = [inside, outside];
    for (let step = 0; step < STEPS; step++) {
      const middle = (found + lost) / 2;
      if (await isFound(at(middle))) found = middle;
      else lost = middle;
    }
    return (found + lost) / 2;
  }

  describe('locating somebody by searches from many points', () => {
    it('AC-13 SR-22 reaches the stored kilometre and no home in it: neighbours are found alike by every search', async () => {
      const { lat, lon } = { lat: 50.93, lon: 6.95 };
      const east = await edge(lon, lon + 0.5, (value) => ({ lat, lon: value }));
      const west = await edge(lon, lon - 0.5, (value) => ({ lat, lon: value }));
      const meridian = (east + west) / 2;
      const north = await edge(lat, lat + 0.4, (value) => ({ lat: value, lon: meridian }));
      const south = await edge(lat, lat - 0.4, (value) => ({ lat: value, lon: meridian }));
      const located = { lat: (north + south) / 2, lon: meridian };

      expect(answers.filter((distances) => new Set(distances).size > 1)).toEqual([]);
      // The attack itself works to a few metres.
      expect(distanceKm(located, STORED)).toBeLessThan(0.02);
      expect(Math.min(...HOMES.map((home) => distanceKm(located, home)))).toBeGreaterThan(0.3);
    });
  });
});
