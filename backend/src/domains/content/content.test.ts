import { sitemapIndexSchema, sitemapPageSchema, type SitemapKind } from '@care/contracts/schemas';
import { sql } from 'kysely';
import { daysFromNow } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

const NURSING_HOME = 1 << 2;
const HOME_CARE = 1 << 0;

describe('content', () => {
  const test = appOfTests();
  beforeAll(async () => {
    const article = { fields: { body_html: '<h2>Gut</h2><img src=x onerror=alert(1)>' } };
    await test.insertContent('article', 'alt', { ...article, publicFrom: daysFromNow(-30) });
    await test.insertContent('article', 'neu', { ...article, publicFrom: daysFromNow(-1) });
    await test.insertContent('article', 'morgen', { ...article, publicFrom: daysFromNow(1) });
    const guide = { title: 'Pflegegrad beantragen', name: 'Pflegegrad' };
    await test.insertContent('guide', 'zweiter', { fields: { ...guide, position: 2 } });
    await test.insertContent('guide', 'erster', { fields: { ...guide, position: 1, body_html: '<p>Text</p>' } });
  });

  const read = async (path: string) => (await test.inject(`/api-backend/${path}`)).json();
  const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug);

  it('SH-20 lists published articles, newest first, page by page', async () => {
    const all = await read('content/article/');
    expect([all.count, slugs(all)]).toEqual([2, ['neu', 'alt']]);
    expect(slugs(await read('content/article/?limit=1&offset=1'))).toEqual(['alt']);
    expect(slugs(await read('content/article/?limit=-3&offset=abc'))).toEqual(['neu', 'alt']);
  });

  it('SH-20 returns a published article without executable content in its text, and guides in their order', async () => {
    expect(await read('content/article/alt/')).toMatchObject({
      slug: 'alt',
      body_html: '<h2 id="abschnitt-gut">Gut</h2><img>',
    });
    expect(await read('content/article/morgen/')).toMatchObject({ error: { status: 404 } });
    expect(slugs(await read('content/guide/'))).toEqual(['erster', 'zweiter']);
    expect(await read('content/guide/erster/')).toMatchObject({ name: 'Pflegegrad', body_html: '<p>Text</p>' });
    expect(await read('content/guide/fehlt/')).toMatchObject({ error: { status: 404, code: 'not_found' } });
  });

  it('SH-20 returns contents, summary, reading time, related texts and search of a text', async () => {
    const fields = {
      body_html: `<h2>Was es gibt</h2><p>${'Wort '.repeat(400)}</p><h2 class="k">Was es <em>gibt</em></h2><h2>Kosten & Zuschüsse &lt; 100 €</h2>`,
      topic: 'Geld und Leistungen',
      summary: ['Eins.', 'Zwei.', 'Drei.'],
      related: ['erster', 'gibt-es-nicht', 'morgen', 'alt'],
      search_service: 'kurzzeitpflege',
      checked_on: '2026-11-20',
    };
    const id = await test.insertContent('article', 'ausfuehrlich', { fields, publicFrom: daysFromNow(-2) });
    expect(await read('content/article/ausfuehrlich/')).toMatchObject({
      topic: 'Geld und Leistungen',
      summary: ['Eins.', 'Zwei.', 'Drei.'],
      contents: [
        { id: 'abschnitt-was-es-gibt', title: 'Was es gibt' },
        { id: 'abschnitt-was-es-gibt-2', title: 'Was es gibt' },
        { id: 'abschnitt-kosten-zuschuesse-100', title: 'Kosten & Zuschüsse < 100 €' },
      ],
      body_html: expect.stringContaining('<h2 id="abschnitt-was-es-gibt-2" class="k">Was es <em>gibt</em></h2>'),
      reading_minutes: 2,
      checked_on: '2026-11-20',
      related: [
        { kind: 'guide', slug: 'erster', title: 'Pflegegrad beantragen' },
        { kind: 'article', slug: 'alt', title: 'Titel' },
      ],
      search_service: 'kurzzeitpflege',
    });
    await test.db.deleteFrom('content_entry').where('id', '=', id).execute();
  });

  it('SH-11 returns the footer from the database, sanitised, and 404 without its row or for another block', async () => {
    await test.db.deleteFrom('page_builder_block').execute();
    expect(await read('page-builder?source_type=FOOTER')).toMatchObject({ error: { status: 404, code: 'not_found' } });
    await test.insert('page_builder_block', {
      source_type: 'FOOTER',
      css: '.f{color:#fff}@import url(https://boese.example/x.css);',
      js: 'document.documentElement.dataset.footer = "1";',
    });
    expect(await read('page-builder?source_type=FOOTER')).toEqual({
      html: expect.stringContaining('<li><a href="/pakete">Pakete und Preise</a></li>') as string,
      css: '.f{color:#fff}',
      js: 'document.documentElement.dataset.footer = "1";',
    });
    for (const query of ['', '?source_type=HEADER'])
      expect(await read(`page-builder${query}`)).toMatchObject({ error: { status: 404 } });
  });
});

describe('the sitemap', () => {
  const test = appOfTests();
  beforeAll(async () => {
    await test.insertPlace();
    const plus = await test.insertCompany('erstes', { services_mask: NURSING_HOME, subscription: 'PLUS_TIER' });
    await test.insertCompany('zweites', { services_mask: NURSING_HOME | HOME_CARE });
    const free = await test.insertCompany('drittes', { services_mask: NURSING_HOME });
    const hidden = { services_mask: HOME_CARE, status: 'HIDDEN', subscription: 'PLUS_TIER' } as const;
    await test.insertJobOffer(await test.insertCompany('verborgen', hidden), 'verborgene-stelle');
    await test.insertCompany('woanders', { city: 'Bonn', city_slug: 'bonn', services_mask: NURSING_HOME });
    await test.insertJobOffer(plus, 'pflegefachkraft');
    await test.insertJobOffer(plus, 'vorbei', { valid_through: daysFromNow(-1) });
    await test.insertJobOffer(plus, 'beendet', { status: 'EXPIRED' });
    await test.insertJobOffer(free, 'ohne-paket');
    await test.insertJobSeeker(await test.insertUser('anna', { profile_type: 'JOB_SEEKER' }), 'anna-k');
    await test.insertContent('article', 'heute', { publicFrom: daysFromNow(-1) });
    await test.insertContent('article', 'morgen', { publicFrom: daysFromNow(1) });
    await test.insertContent('guide', 'rat');
  });

  const pathsOf = async (kind: SitemapKind, page = 1) => {
    const response = await test.inject(`/api-backend/sitemap/${kind}/?page=${page}`);
    return sitemapPageSchema.parse(response.json()).entries.map(({ path }) => decodeURIComponent(path));
  };

  it('SH-20 lists its parts and their pages, each with the last change of its entries', async () => {
    await sql`
      with entry as (insert into content_entry (kind, slug)
        select 'guide', 'alt-' || n from generate_series(1, 10000) n returning id)
      insert into content_version (entry_id, number, step, fields, public_from)
        select id, 1, 'PUBLISHED', '{}', '2020-06-01' from entry`.execute(test.db);
    const { maps } = sitemapIndexSchema.parse((await test.inject('/api-backend/sitemap/')).json());
    expect(maps.map(({ kind, page }) => `${kind} ${page}`)).toEqual([
      ...['pages 1', 'providers 1', 'searches 1', 'jobs 1', 'articles 1', 'guides 1', 'guides 2'],
    ]);
    const [first, second] = maps.filter(({ kind }) => kind === 'guides');
    expect(first?.lastmod?.slice(0, 4)).not.toBe('2020');
    expect(second?.lastmod?.slice(0, 4)).toBe('2020');
    await test.db.deleteFrom('content_entry').where('slug', 'like', 'alt-%').execute();
  });

  it('SH-20 has every published provider and no other', async () => {
    expect(await pathsOf('providers')).toEqual(
      ['erstes', 'zweites', 'drittes', 'woanders'].map((slug) => `/pflegeanbieter/profiles/${slug}`),
    );
    expect(await pathsOf('providers', 2)).toEqual([]);
  });

  it('SR-18 has searches, by town and by care form, from three providers in a town on', async () => {
    const byForm = '/suche/pflegeanbieter/stationare-pflege?city_slug=köln';
    expect(await pathsOf('searches')).toEqual(['/suche/pflegeanbieter/köln', byForm]);
  });

  it('SR-02 has the job searches of towns with three open positions around', async () => {
    const employer = await test.insertCompany('arbeitgeber', { subscription: 'PLUS_TIER' });
    const isListed = async () => (await pathsOf('searches')).includes('/suche/pflegejobs/köln');
    await test.insertJobOffer(employer, 'zweite');
    await test.insertJobOffer(employer, 'zu-weit', { lat: 52.5, lon: 13.4 });
    expect(await isListed()).toBe(false);
    await test.insertJobOffer(employer, 'dritte');
    expect(await isListed()).toBe(true);
    await test.db.deleteFrom('job_offer').where('company_id', '=', employer).execute();
    await test.db.deleteFrom('company').where('id', '=', employer).execute();
  });

  it('PD-01 PP-16 SH-20 has open job offers of published providers, published articles, guides and the product index', async () => {
    expect(await pathsOf('jobs')).toEqual(['/pflegeanbieter/profiles/erstes/pflegefachkraft']);
    expect(await pathsOf('articles')).toEqual(['/pflegemagazin/heute']);
    expect(await pathsOf('guides')).toEqual(['/pflegeratgeber/rat']);
    expect(await pathsOf('pages')).toContain('/pflegeprodukte');
  });

  it('SH-20 has no staff profile in any part, and no part for them', async () => {
    const kinds: SitemapKind[] = ['pages', 'providers', 'searches', 'jobs', 'articles', 'guides', 'products'];
    const all = (await Promise.all(kinds.map((kind) => pathsOf(kind)))).flat();
    expect(all.filter((path) => /pflegepersonal\/|anna/.test(path))).toEqual([]);
    expect((await test.inject('/api-backend/sitemap/staff/')).statusCode).toBe(404);
  });
});
