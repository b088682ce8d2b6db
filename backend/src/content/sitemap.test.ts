import { sitemapIndexSchema, sitemapPageSchema, type SitemapKind } from '@care/contracts/schemas';
import { daysFromNow, insertCompany, insertJobOffer, insertJobSeeker, insertUser } from '../company/test-rows';
import { createTestApp, type TestApp } from '../testing/test-app';

const NURSING_HOME = 1 << 2;
const HOME_CARE = 1 << 0;

describe('the map of the site', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({
      seed: async (db) => {
        const cologne = { name: 'Köln', state: 'Nordrhein-Westfalen', lat: 50.9375, lon: 6.9603 };
        const box = { west: 6.7, south: 50.8, east: 7.2, north: 51.1 };
        await db
          .insertInto('place')
          .values({ slug: 'köln', ...cologne, ...box })
          .execute();
        const plus = await insertCompany(db, 'erstes', { services_mask: NURSING_HOME, subscription: 'PLUS_TIER' });
        await insertCompany(db, 'zweites', { services_mask: NURSING_HOME | HOME_CARE });
        const free = await insertCompany(db, 'drittes', { services_mask: NURSING_HOME });
        await insertCompany(db, 'verborgen', { services_mask: HOME_CARE, status: 'HIDDEN' });
        await insertCompany(db, 'woanders', { city: 'Bonn', city_slug: 'bonn', services_mask: NURSING_HOME });
        await insertJobOffer(db, plus, 'pflegefachkraft');
        await insertJobOffer(db, plus, 'vorbei', { valid_through: daysFromNow(-1) });
        await insertJobOffer(db, free, 'ohne-paket');
        await insertJobSeeker(db, await insertUser(db, 'anna', { profile_type: 'JOB_SEEKER' }), 'anna-k');
        const article = { title: 'Titel', main_image: null };
        await db
          .insertInto('article')
          .values([
            { ...article, slug: 'heute', published_at: daysFromNow(-1) },
            { ...article, slug: 'morgen', published_at: daysFromNow(1) },
          ])
          .execute();
        await db.insertInto('guide').values({ slug: 'rat', title: 'Rat', name: 'Rat', main_image: null }).execute();
      },
    });
  });
  afterAll(() => test.close());

  const pathsOf = async (kind: SitemapKind, page = 1) => {
    const response = await test.inject(`/api-backend/sitemap/${kind}/?page=${page}`);
    return sitemapPageSchema.parse(response.json()).entries.map(({ path }) => decodeURIComponent(path));
  };

  it('SH-20 lists its parts with their pages and the day of the last change', async () => {
    const response = await test.inject('/api-backend/sitemap/');
    const { maps } = sitemapIndexSchema.parse(response.json());
    expect(Object.fromEntries(maps.map(({ kind, pages }) => [kind, pages]))).toEqual({
      ...{ pages: 1, providers: 1, searches: 1, jobs: 1, articles: 1, guides: 1, products: 0 },
    });
    expect(maps.find(({ kind }) => kind === 'providers')?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('SH-20 has every published provider and no other', async () => {
    expect(await pathsOf('providers')).toEqual(
      ['erstes', 'zweites', 'drittes', 'woanders'].map((slug) => `/pflegeanbieter/profiles/${slug}`),
    );
    expect(await pathsOf('providers', 2)).toEqual([]);
  });

  it('SR-18 has searches from three providers in a town on, by town and by care form', async () => {
    expect(await pathsOf('searches')).toEqual([
      '/suche/pflegeanbieter/köln',
      '/suche/pflegeanbieter/stationare-pflege?city_slug=köln',
    ]);
  });

  it('SH-20 has the open job offers that are shown, published articles and guides', async () => {
    expect(await pathsOf('jobs')).toEqual(['/pflegeanbieter/profiles/erstes/pflegefachkraft']);
    expect(await pathsOf('articles')).toEqual(['/pflegemagazin/heute']);
    expect(await pathsOf('guides')).toEqual(['/pflegeratgeber/rat']);
  });

  it('SH-20 has no staff profile in any part, and no part of that name', async () => {
    const kinds: SitemapKind[] = ['pages', 'providers', 'searches', 'jobs', 'articles', 'guides', 'products'];
    const all = (await Promise.all(kinds.map((kind) => pathsOf(kind)))).flat();
    expect(all.filter((path) => /pflegepersonal\/|anna/.test(path))).toEqual([]);
    expect((await test.inject('/api-backend/sitemap/staff/')).statusCode).toBe(404);
  });
});
