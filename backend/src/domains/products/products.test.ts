import { appOfTests } from '../../testing/test-app';

const picture = { url: '/api-backend/media/bett.webp', width: 640, height: 480, alt: 'Ein Pflegebett', variants: [] };

describe('reading products', () => {
  const test = appOfTests({
    seed: async (db) => {
      const categories = await db
        .insertInto('product_category')
        .values([
          { slug: 'hausnotruf', name: 'Hausnotruf', main_image: null, position: 2 },
          {
            slug: 'pflegebetten',
            name: 'Pflegebetten',
            description: 'Betten für zu Hause',
            main_image: JSON.stringify(picture),
            position: 1,
          },
        ])
        .returning(['id', 'slug'])
        .execute();
      const beds = categories.find(({ slug }) => slug === 'pflegebetten')!.id;
      const product = { category_id: beds, main_image: null };
      const [bed] = await db
        .insertInto('product')
        .values([
          {
            ...product,
            slug: 'komfort',
            title: 'Komfortbett',
            summary: 'Leise',
            description_html: '<p>Gut</p><script>x</script>',
            position: 1,
          },
          { ...product, slug: 'einfach', title: 'Einfaches Bett', position: 0 },
        ])
        .returning('id')
        .execute();
      await db
        .insertInto('product_qa')
        .values([
          { product_id: bed!.id, question: 'Zweite?', answer: 'Ja.', position: 2 },
          { product_id: bed!.id, question: 'Erste?', answer: 'Ja.', position: 1 },
        ])
        .execute();
    },
  });

  const read = async (path: string) => (await test.inject(`/api-backend/product/${path}`)).json();

  it('PD-01 lists the categories in their order, with the number of products of each', async () => {
    const { count, results } = await read('category/');
    expect(count).toBe(2);
    expect(results).toMatchObject([
      {
        slug: 'pflegebetten',
        name: 'Pflegebetten',
        description: 'Betten für zu Hause',
        main_image: picture,
        products_count: 2,
      },
      { slug: 'hausnotruf', description: '', main_image: null, products_count: 0 },
    ]);
  });

  it('PD-01 returns a category with its product cards in their order', async () => {
    expect(await read('category/pflegebetten/')).toMatchObject({
      name: 'Pflegebetten',
      description: 'Betten für zu Hause',
      products: [
        { slug: 'einfach', main_image: null },
        { slug: 'komfort', title: 'Komfortbett', category: { slug: 'pflegebetten', name: 'Pflegebetten' } },
      ],
    });
    expect(await read('category/hausnotruf/')).toMatchObject({ products: [] });
  });

  it('PD-01 returns a product with its questions in their order and without executable content in its text', async () => {
    expect(await read('by-slug/pflegebetten/komfort/')).toMatchObject({
      title: 'Komfortbett',
      description_html: '<p>Gut</p>',
      qa: [
        { question: 'Erste?', answer: 'Ja.' },
        { question: 'Zweite?', answer: 'Ja.' },
      ],
    });
  });

  it.each(['category/fehlt/', 'by-slug/pflegebetten/fehlt/', 'by-slug/hausnotruf/komfort/', 'by-slug/%00/komfort/'])(
    'SH-01 answers 404 for product/%s',
    async (path) => {
      expect(await read(path)).toMatchObject({ error: { status: 404, code: 'not_found' } });
    },
  );
});
