import type { Benefits, CareServices, Features, Qualifications, Stats } from '@care/contracts/schemas';
import { appOfTests, createTestApp } from '../../../testing/test-app';
import { insertCompanies, testCompanies } from '../../../testing/search/companies';
import { Random } from '../../../testing/search/random';

const companies = testCompanies(new Random(3), 60);
const test = appOfTests({ seed: (db) => insertCompanies(db, companies) });

async function get<Body>(path: string): Promise<Body> {
  const response = await test.inject(`/api-backend${path}`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toMatch(/^public/);
  return response.json<Body>();
}

describe('closed lists', () => {
  it('SR-21 names the seven care forms by slug', async () => {
    const { services } = await get<CareServices>('/company/services/');
    expect(services.map(({ value }) => value)).toEqual([
      'ambulante-pflege',
      'kurzzeitpflege',
      'stationare-pflege',
      'teilstationare-pflege',
      'senioren-wg',
      'betreutes-wohnen',
      'weitere-pflegeformen',
    ]);
    expect(services[2]).toEqual({ value: 'stationare-pflege', name: 'Stationäre Pflege' });
  });

  it('SR-11 lists the six qualifications; the client adds the other options', async () => {
    const { qualifications } = await get<Qualifications>('/user/profile/qualifications/');
    expect(qualifications.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(qualifications[0]!.name).toBe('Examinierte/r Altenpfleger/in');
  });

  it('SR-09 numbers the ten features from 1 and the two kinds of place', async () => {
    const { features, places } = await get<Features>('/company/features/');
    expect(features.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(features[0]).toEqual({ index: 1, name: 'Demenzpflege', icon: 'brain' });
    expect(places.map(({ index, name }) => [index, name])).toEqual([
      [1, 'Städtische Lage'],
      [2, 'Ländliche Lage'],
    ]);
  });

  it('PP-08 returns the catalogue of 16 benefits with label and icon', async () => {
    const { benefits } = await get<Benefits>('/company/benefits/');
    expect(benefits).toHaveLength(16);
    expect(benefits[0]).toEqual({ key: 'companyPension', label: 'Betriebliche Altersvorsorge', icon: 'piggy-bank' });
  });
});

describe('figures of the site', () => {
  it('SH-19 counts published entries and says when', async () => {
    const stats = await get<Stats>('/stats/');
    const published = companies.filter(({ status }) => status === 'PUBLISHED').length;
    expect(stats).toMatchObject({ companies: published, job_seekers: 0, job_offers: 0, ratings: 0 });
    expect(Date.now() - Date.parse(stats.as_of)).toBeLessThan(60_000);
  });

  it('SH-19 shows claims in banners, unless the operator configures counted figures', async () => {
    expect((await get<Stats>('/stats/')).banners).toBe('CLAIMS');
    const live = await createTestApp({ settings: { BANNER_FIGURES: 'live' } });
    const answer = await live.inject('/api-backend/stats/');
    expect(answer.json<Stats>().banners).toBe('LIVE');
    await live.close();
  });
});
