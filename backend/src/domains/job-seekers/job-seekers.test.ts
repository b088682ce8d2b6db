import type { JobSeeker } from '@care/contracts/schemas';
import { insertJobSeeker, insertUser, signIn } from '../../testing/rows';
import { appOfTests, createTestApp } from '../../testing/test-app';
import { roomInWindow } from '../../testing/limit-windows';

describe("reading a job seeker's profile", () => {
  const test = appOfTests();
  let userId: number;
  let profileId: number;
  beforeAll(async () => {
    userId = await insertUser(test.db, 'schwester', { profile_type: 'JOB_SEEKER', last_name: 'Geheimname' });
    profileId = await insertJobSeeker(test.db, userId, 'pflegekraft-k', {
      qualifications_mask: 0b1001,
      custom_qualifications: ['Wundexpertin'],
      certificates: ['Praxisanleitung'],
      description: 'Seit zehn Jahren in der Pflege.',
      additional_requirements: ['keine Nachtdienste'],
    });
    const place = { job_seeker_id: profileId, lat: 50.94, lon: 6.96 };
    await test.db
      .insertInto('job_seeker_localization')
      .values([
        { ...place, position: 2, address: 'Am Rhein 1, 53113 Bonn, Deutschland', city: 'Bonn', radius: 50 },
        { ...place, position: 1, address: 'Geheimweg 7, 50733 Köln, Deutschland', city: 'Köln' },
      ])
      .execute();
    await test.db
      .insertInto('job_seeker_image')
      .values({ job_seeker_id: profileId, url: '/api-backend/media/k.webp', width: 400, height: 400 })
      .execute();
  });

  const read = (path: string, headers = {}) => test.inject({ url: `/api-backend/user/profile/${path}/`, headers });

  it('AC-08 returns photo, gender, qualifications, locations, certificates, wishes and text', async () => {
    const response = await read('by-slug/pflegekraft-k');
    expect(response.statusCode).toBe(200);
    expect(response.json<JobSeeker>()).toMatchObject({
      id: profileId,
      user_id: userId,
      visible_name: 'Pflegekraft K.',
      gender: 'FEMALE',
      is_open_for_offers: true,
      image: { url: '/api-backend/media/k.webp', alt: 'Pflegekraft K.' },
      qualifications: [
        { id: 1, name: 'Examinierte/r Altenpfleger/in' },
        { id: 4, name: 'Pflegefachfrau/Pflegefachmann' },
        { id: null, name: 'Wundexpertin' },
      ],
      certificates: ['Praxisanleitung'],
      additional_requirements: ['keine Nachtdienste'],
    });
  });

  it('AC-13 others read it by its slug only, because ids can be enumerated', async () => {
    const path = String(profileId);
    const stranger = await signIn(test.databases, await insertUser(test.db, 'zaehlt'));
    expect((await read(path)).statusCode).toBe(401);
    const [existing, missing] = [await read(path, stranger), await read('99999', stranger)];
    expect([existing.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(existing.json().error.message).toBe(missing.json().error.message);
    expect((await read(path, await signIn(test.databases, userId))).json()).toMatchObject({ id: profileId });
  });

  it('AC-13 limits a client to sixty profiles and three hundred searches in ten minutes', async () => {
    const slow = await createTestApp({ settings: { RATE_LIMIT_FACTOR: 1 } });
    const statuses = async (url: string, times: number, ip: string) => {
      const found: number[] = [];
      for (let n = 0; n < times; n++) {
        const headers = { 'x-forwarded-for': ip };
        found.push((await slow.inject({ url: `/api-backend/user/profile/${url}`, headers })).statusCode);
      }
      return found;
    };
    await roomInWindow(600, 60);
    const reads = await statuses('by-slug/fehlt/', 61, '192.0.2.1');
    expect([reads[59], reads[60]]).toEqual([404, 429]);
    expect(await statuses('by-slug/fehlt/', 1, '192.0.2.2')).toEqual([404]);
    const searches = await statuses('search/', 301, '192.0.2.1');
    expect([searches[299], searches[300]]).toEqual([200, 429]);
    expect(await statuses('search/map/', 1, '192.0.2.1')).toEqual([429]);
    await slow.close();
  });

  it('AC-13 gives others the towns, but no name, address or position', async () => {
    const stranger = await signIn(test.databases, await insertUser(test.db, 'stranger', { last_name: 'Andere' }));
    for (const headers of [{}, stranger]) {
      const response = await read('by-slug/pflegekraft-k', headers);
      expect(response.json<JobSeeker>().localizations).toEqual([
        { address: 'Köln', coords: null, radius: 20 },
        { address: 'Bonn', coords: null, radius: 50 },
      ]);
      expect(response.body).not.toMatch(/Geheim|50733|@example/);
    }
  });

  it('AC-13 gives the person the own addresses, but not the last name', async () => {
    const response = await read('by-slug/pflegekraft-k', await signIn(test.databases, userId));
    expect(response.json<JobSeeker>().localizations[0]).toEqual({
      address: 'Geheimweg 7, 50733 Köln, Deutschland',
      coords: { lat: 50.94, lng: 6.96 },
      radius: 20,
    });
    expect(response.body).not.toContain('Geheimname');
  });

  it('AC-08 hides a hidden profile from everybody except its owner, and one of a closed account from everybody', async () => {
    const hiddenUser = await insertUser(test.db, 'hidden');
    await insertJobSeeker(test.db, hiddenUser, 'versteckt', { is_hidden: true });
    expect((await read('by-slug/versteckt')).statusCode).toBe(404);
    expect((await read('by-slug/versteckt', await signIn(test.databases, hiddenUser))).statusCode).toBe(200);
    const closedUser = await insertUser(test.db, 'closed', { disabled_at: new Date() });
    await insertJobSeeker(test.db, closedUser, 'geschlossen');
    expect((await read('by-slug/geschlossen')).statusCode).toBe(404);
  });

  it.each(['by-slug/fehlt', 'by-slug/%0A', '0', 'abc', '99999999999999999'])(
    'SH-01 answers 404 for user/profile/%s/',
    async (path) => {
      const response = await read(path, await signIn(test.databases, userId));
      expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
    },
  );
});
