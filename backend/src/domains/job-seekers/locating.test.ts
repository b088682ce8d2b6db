import type { JobSeekerSearchAnswer } from '@care/contracts/schemas';
import { insertCities } from '../../testing/search/cities';
import { distanceKm, type LatLon } from '../../testing/search/sphere';
import { appOfTests } from '../../testing/test-app';
import { workLocation } from '../accounts';

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
      const account = { id, username: `kraft${id}`, email: `kraft${id}@beispiel.example`, password_hash: '', ...name };
      await db
        .insertInto('user_account')
        .values({ ...account, profile_type, email_verified_at: now })
        .execute();
      const person = { id, user_id: id, slug: `kraft-${id}`, visible_name: `Pflegekraft ${id}` };
      await db
        .insertInto('job_seeker')
        .values({ ...person, gender: 'OTHER', qualifications_mask: 0, custom_qualifications: [] })
        .execute();
      const entry = {
        address: `Geheimweg ${id}, 50667 Köln, Deutschland`,
        coords: { type: 'Point' as const, coordinates: [lon, lat] as [number, number] },
        radius: RADIUS,
      };
      await db
        .insertInto('job_seeker_localization')
        .values({ job_seeker_id: id, ...workLocation(entry, 0) })
        .execute();
    }
  },
});

async function search({ lat, lon }: LatLon): Promise<JobSeekerSearchAnswer> {
  const query = new URLSearchParams({ lat: String(lat), lon: String(lon), radius: String(RADIUS), sort: 'radiusAsc' });
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
