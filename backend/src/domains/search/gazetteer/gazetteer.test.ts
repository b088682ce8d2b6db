import pg from 'pg';
import { createTestDatabase } from '../../../testing/test-database';
import { citySlug } from '@care/contracts/routes';
import { kmBetween } from '../../../platform/geo/distance';
import { loadGazetteer, placeIds } from './load-gazetteer';
import { readGazetteer } from './read-gazetteer';

const places = readGazetteer();
const bySlug = new Map(places.map((place) => [place.slug, place]));

describe('the gazetteer', () => {
  it('PP-01 keeps umlauts in slugs and replaces spaces by hyphens', () => {
    expect(citySlug(' Frankfurt am Main ')).toBe('frankfurt-am-main');
    expect(bySlug.get('köln')).toMatchObject({ name: 'Köln', state: 'Nordrhein-Westfalen', firstZip: '50667' });
    expect(bySlug.get('münchen')).toMatchObject({ name: 'München', state: 'Bayern', firstZip: '80331' });
    expect(bySlug.get('freiburg-im-breisgau')?.state).toBe('Baden-Württemberg');
    expect(places.every(({ slug }) => !/[\s/?#%,]/.test(slug) && slug === slug.toLowerCase())).toBe(true);
  });

  it('SR-01 gives every place a unique slug; of several towns with one name the largest has the plain one', () => {
    expect(bySlug.size).toBe(places.length);
    const byName = new Map<string, typeof places>();
    for (const place of places) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
    for (const [name, namesakes] of byName) {
      const most = Math.max(...namesakes.map(({ population }) => population));
      const plain = namesakes.find(({ slug }) => slug === citySlug(name));
      expect(plain?.population ?? most).toBe(most);
    }
    const expected = ({ name, firstZip }: (typeof places)[number]) => [citySlug(name), `${citySlug(name)}-${firstZip}`];
    expect(places.filter((place) => !expected(place).includes(place.slug))).toEqual([]);
  });

  it('SR-06 has all large towns, and every postcode has a place and lies in Germany', () => {
    expect(places.length).toBeGreaterThan(10_000);
    expect(new Set(places.flatMap(({ postcodes }) => postcodes.map(({ zip }) => zip))).size).toBeGreaterThan(8_100);
    const isInGermany = ({ lat, lon }: { lat: number; lon: number }): boolean =>
      lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1;
    expect(places.filter(({ state }) => !state)).toEqual([]);
    expect(places.flatMap((place) => [place, ...place.postcodes]).filter((point) => !isInGermany(point))).toEqual([]);
  });

  it('SR-06 knows state and population of every town with ten postcodes, also if one of them lies outside', () => {
    const cities = places.filter(({ postcodes }) => postcodes.length >= 10);
    expect(cities.filter(({ population }) => population < 50_000)).toEqual([]);
    expect(cities.find(({ slug }) => slug === 'bremen')).toMatchObject({ state: 'Bremen', population: 546_501 });
  });

  it('SR-20 places postcodes of large towns where they lie', () => {
    const zips = new Map(places.flatMap(({ postcodes }) => postcodes.map((postcode) => [postcode.zip, postcode])));
    const known = {
      '51143': { lat: 50.886, lon: 7.058 }, // Köln-Porz
      '22587': { lat: 53.56, lon: 9.81 }, // Hamburg-Blankenese
      '81829': { lat: 48.133, lon: 11.69 }, // München-Riem
      '70327': { lat: 48.783, lon: 9.25 }, // Stuttgart-Untertürkheim
      '13465': { lat: 52.633, lon: 13.29 }, // Berlin-Frohnau
    };
    const far = Object.entries(known).filter(([zip, at]) => kmBetween(zips.get(zip)!, at) > 4);
    expect(far).toEqual([]);
  });

  it('SR-06 loads once; a newer file keeps ids and moves rows that have the position of their postcode', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect(await loadGazetteer(client)).toBe('loaded');
    const ids = await placeIds(client);
    expect(ids.size).toBe(places.length);
    expect(await loadGazetteer(client)).toBe('present');
    // A newer file keeps the ids that other rows refer to.
    await client.query("delete from app_meta where key = 'gazetteer'");
    expect(await loadGazetteer(client)).toBe('loaded');
    expect((await placeIds(client)).get('köln')).toBe(ids.get('köln'));

    // Providers without an exact position follow their postcode; others stay.
    await client.query(`
      update postcode set lat = 51, lon = 7 where zip = '51143';
      insert into company (slug, name, street, zip_code, city, city_slug, place_id, place_kind, lat, lon)
        select slug, slug, '', '51143', 'Köln', 'köln', ${ids.get('köln')}, 1, lat, 7
        from (values ('by-postcode', 51), ('exact', 51.001)) given (slug, lat);
      insert into job_offer (company_id, slug, title, employment_type, city, lat, lon)
        select id, 'offer', 'offer', 'Vollzeit', city, lat, lon from company;
      insert into user_account (username, email, password_hash, first_name, last_name, profile_type)
        values ('nurse', 'nurse@example.org', '', '', '', 'JOB_SEEKER');
      insert into job_seeker (user_id, slug, visible_name, gender) select id, 'nurse', '', 'OTHER' from user_account;
      insert into job_seeker_localization (job_seeker_id, position, address, city, zip_code, lat, lon)
        select id, 1, '51143 Köln', 'Köln', '51143', 51, 7 from job_seeker;
    `);
    await client.query("delete from app_meta where key = 'gazetteer'");
    await loadGazetteer(client);
    const { rows } = await client.query(`
      select company.slug, (company.lat, company.lon) = (p.lat, p.lon) moved, (j.lat, j.lon) = (p.lat, p.lon) offer_moved
      from company join postcode p on p.zip = company.zip_code join job_offer j on j.company_id = company.id
      order by company.id`);
    expect(rows).toEqual([
      { slug: 'by-postcode', moved: true, offer_moved: true },
      { slug: 'exact', moved: false, offer_moved: false },
    ]);
    const nurses = await client.query('select lat, lon from job_seeker_localization');
    expect(nurses.rows).toEqual([{ lat: 50.88, lon: 7.06 }]);
    await client.end();
    await database.drop();
  });
});
