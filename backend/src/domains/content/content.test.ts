import { daysFromNow } from '../../testing/rows';
import { appOfTests } from '../../testing/test-app';

describe('content', () => {
  const test = appOfTests({
    seed: async (db) => {
      const article = { title: 'Titel', body_html: '<h2>Gut</h2><img src=x onerror=alert(1)>', main_image: null };
      await db
        .insertInto('article')
        .values([
          { ...article, slug: 'alt', published_at: daysFromNow(-30) },
          { ...article, slug: 'neu', published_at: daysFromNow(-1) },
          { ...article, slug: 'morgen', published_at: daysFromNow(1) },
        ])
        .execute();
      const guide = { title: 'Pflegegrad beantragen', name: 'Pflegegrad', main_image: null };
      await db
        .insertInto('guide')
        .values([
          { ...guide, slug: 'zweiter', position: 2 },
          { ...guide, slug: 'erster', position: 1, body_html: '<p>Text</p>' },
        ])
        .execute();
    },
  });

  const read = async (path: string) => (await test.inject(`/api-backend/${path}`)).json();
  const slugs = ({ results }: { results: { slug: string }[] }) => results.map(({ slug }) => slug);

  it('SH-20 lists published articles, newest first, page by page', async () => {
    const all = await read('content/article/');
    expect([all.count, slugs(all)]).toEqual([2, ['neu', 'alt']]);
    expect(slugs(await read('content/article/?limit=1&offset=1'))).toEqual(['alt']);
    expect(slugs(await read('content/article/?limit=-3&offset=abc'))).toEqual(['neu', 'alt']);
  });

  it('SH-20 returns an article without executable content in its text, and none before its date', async () => {
    expect(await read('content/article/alt/')).toMatchObject({
      slug: 'alt',
      body_html: '<h2 id="abschnitt-gut">Gut</h2><img>',
    });
    expect(await read('content/article/morgen/')).toMatchObject({ error: { status: 404 } });
  });

  it('SH-20 lists guides in their order and returns each', async () => {
    expect(slugs(await read('content/guide/'))).toEqual(['erster', 'zweiter']);
    expect(await read('content/guide/erster/')).toMatchObject({ name: 'Pflegegrad', body_html: '<p>Text</p>' });
    expect(await read('content/guide/fehlt/')).toMatchObject({ error: { status: 404, code: 'not_found' } });
  });

  it('SH-20 returns contents, summary, reading time, related texts and search of a text', async () => {
    await test.db
      .insertInto('article')
      .values({
        slug: 'ausfuehrlich',
        title: 'Ausführlich',
        published_at: daysFromNow(-2),
        body_html: `<h2>Was es gibt</h2><p>${'Wort '.repeat(400)}</p><h2 class="k">Was es <em>gibt</em></h2><h2>Kosten & Zuschüsse &lt; 100 €</h2>`,
        topic: 'Geld und Leistungen',
        summary: ['Eins.', 'Zwei.', 'Drei.'],
        related: ['erster', 'gibt-es-nicht', 'morgen', 'alt'],
        search_service: 'kurzzeitpflege',
        checked_on: '2026-11-20',
      })
      .execute();
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
    await test.db.deleteFrom('article').where('slug', '=', 'ausfuehrlich').execute();
  });

  it('SH-11 returns the footer from its database row, sanitised, and 404 without a row or for another block', async () => {
    await test.db.deleteFrom('page_builder_block').execute();
    expect(await read('page-builder?source_type=FOOTER')).toMatchObject({ error: { status: 404, code: 'not_found' } });
    await test.db
      .insertInto('page_builder_block')
      .values({
        source_type: 'FOOTER',
        html: '<footer class="f"><a href="/agb" onclick="x()">AGB</a><script>x()</script></footer>',
        css: '.f{color:#fff}@import url(https://boese.example/x.css);',
        js: 'document.documentElement.dataset.footer = "1";',
      })
      .execute();
    expect(await read('page-builder?source_type=FOOTER')).toEqual({
      html: '<footer class="f"><a href="/agb">AGB</a></footer>',
      css: '.f{color:#fff}',
      js: 'document.documentElement.dataset.footer = "1";',
    });
    for (const query of ['', '?source_type=HEADER']) {
      expect(await read(`page-builder${query}`)).toMatchObject({ error: { status: 404 } });
    }
  });
});
