import type { ContentEntry, Product } from '@care/contracts/schemas';
import { createPerson, type Person } from '../../testing/people';
import { daysFromNow } from '../../testing/rows';
import { appOfTests, expectRefusal } from '../../testing/test-app';

const API = '/api-backend';
const ADMIN = `${API}/admin/content/`;
const picture = { url: '/api-backend/media/bett.webp', width: 640, height: 480, alt: 'Ein Pflegebett', variants: [] };
const bed = {
  ...{ title: 'Komfortbett', category: 'pflegebetten', summary: 'Leise', position: 1, main_image: null },
  description_html: '<p>Gut</p><script>x</script>',
  questions: [
    { question: 'Erste?', answer: 'Ja.' },
    { question: 'Zweite?', answer: 'Ja.' },
    { question: 'Noch ohne Antwort?', answer: '' },
  ],
};

const test = appOfTests();
let editor: Person;
let ids: { category: number; bed: number };
beforeAll(async () => void (editor = await createPerson(test, 'redaktion', { is_staff: true })));
beforeEach(async () => {
  await test.db.deleteFrom('content_entry').where('kind', 'in', ['product', 'product_category']).execute();
  await test.insertContent('product_category', 'hausnotruf', { fields: { name: 'Hausnotruf', position: 2 } });
  const beds = { name: 'Pflegebetten', description: 'Betten für zu Hause', main_image: picture, position: 1 };
  ids = {
    category: await test.insertContent('product_category', 'pflegebetten', { fields: beds }),
    bed: await test.insertContent('product', 'komfort', { fields: bed }),
  };
  await test.insertContent('product', 'einfach', { fields: { title: 'Einfaches Bett', category: 'pflegebetten' } });
});

const read = async (path: string) => (await test.get(`${API}/product/${path}`)).json();
const status = async (path: string) => (await test.get(`${API}/product/${path}`)).statusCode;
const post = (path: string, body: object) => editor.post(ADMIN + path, body);
/** A step that must succeed. */
async function step(id: number, name: string, body: object) {
  const answer = await post(`${id}/${name}/`, body);
  expect([name, answer.statusCode]).toEqual([name, 200]);
  return answer.json<ContentEntry>();
}
const begin = async (kind: string, slug: string, fields: object) =>
  (await post('', { kind, slug, fields })).json<ContentEntry>();
const save = (id: number, version: number, fields: object) =>
  editor.put(`${ADMIN}${id}/`, { version, slug: 'komfort', fields });
const listed = async () =>
  (await test.get(`${API}/sitemap/products/`)).json<{ entries: { path: string }[] }>().entries.map(({ path }) => path);
const BED = 'by-slug/pflegebetten/komfort/';

it('PD-01 lists the categories with their number of products, and returns a category with its cards, and a product with its questions', async () => {
  const beds = { slug: 'pflegebetten', name: 'Pflegebetten', description: 'Betten für zu Hause', main_image: picture };
  const [first, second] = [
    { title: 'Einfaches Bett', slug: 'einfach', summary: '' },
    { title: 'Komfortbett', slug: 'komfort', summary: 'Leise' },
  ].map((card) => ({
    ...{ id: expect.any(Number) as number, ...card, main_image: null },
    category: { slug: 'pflegebetten', name: 'Pflegebetten' },
  }));
  expect(await read('category/')).toEqual({
    count: 2,
    results: [
      { ...beds, products_count: 2 },
      { slug: 'hausnotruf', name: 'Hausnotruf', description: '', main_image: null, products_count: 0 },
    ],
  });
  expect(await read('category/pflegebetten/')).toEqual({ ...beds, products: [first, second] });
  expect(await read('category/hausnotruf/')).toMatchObject({ products: [] });
  // Its text has no executable content.
  expect(await read(BED)).toEqual({
    ...{ ...second, id: ids.bed, description_html: '<p>Gut</p>' },
    qa: bed.questions.slice(0, 2),
  });
  expect([await status('by-slug/hausnotruf/komfort/'), await status('category/fehlt/')]).toEqual([404, 404]);
  expect(await listed()).toEqual([
    ...['komfort', 'einfach'].map((slug) => `/pflegeprodukte/pflegebetten/${slug}`),
    '/pflegeprodukte/pflegebetten',
  ]);
});

it('OP-38 a product is drafted, previewed, planned, published, withdrawn and restored, and keeps its id', async () => {
  const draft = (await save(ids.bed, 1, { ...bed, title: 'Neues Bett' })).json<ContentEntry>();
  expect(draft).toMatchObject({ is_draft: true, path: '/pflegeprodukte/pflegebetten/komfort' });
  const preview = async (number: number) =>
    (await editor.get(`${ADMIN}page/product/komfort/${number}/`)).json<Product>();
  expect(await preview(2)).toMatchObject({ id: ids.bed, title: 'Neues Bett', qa: bed.questions.slice(0, 2) });
  expect(await preview(1)).toEqual(await read(BED));
  await step(ids.bed, 'publish', { version: 2, public_from: daysFromNow(1).toISOString() });
  expect(await read(BED)).toMatchObject({ title: 'Komfortbett' });
  await test.update('content_version', { entry_id: ids.bed, number: 3 }, { public_from: new Date() });
  expect(await read(BED)).toMatchObject({ id: ids.bed, title: 'Neues Bett' });
  await step(ids.bed, 'withdraw', { version: 3 });
  expect([await status(BED), (await read('category/pflegebetten/')).products.length]).toEqual([404, 1]);
  await step(ids.bed, 'restore', { version: 4, number: 1 });
  await step(ids.bed, 'publish', { version: 5 });
  expect(await read(BED)).toMatchObject({ id: ids.bed, title: 'Komfortbett' });
});

it('OP-38 OP-105 a withdrawn category hides its products until it is public again', async () => {
  await step(ids.category, 'withdraw', { version: 1 });
  expect([await status(BED), await status('category/pflegebetten/')]).toEqual([404, 404]);
  expect([(await read('category/')).count, await listed()]).toEqual([1, []]);
  const atDesk = async () => (await editor.get(`${ADMIN}${ids.bed}/`)).json<ContentEntry>().is_hidden;
  expect(await atDesk()).toBe(true);
  await step(ids.category, 'publish', { version: 2 });
  expect([await status(BED), (await listed()).length, await atDesk()]).toEqual([200, 3, false]);
});

it('OP-38 a product with a new category is previewed with it, and published after it only', async () => {
  const lift = await begin('product', 'lift', { title: 'Lift' });
  expect(lift.path).toBe('');
  const publish = (version: number) => post(`${lift.id}/publish/`, { version });
  expectRefusal(await publish(1), 422, { category: 'Bitte füllen Sie dieses Feld aus.' });
  const category = await begin('product_category', 'lifte', { name: 'Lifte' });
  const fields = { title: 'Lift', category: 'lifte' };
  const saved = await editor.put(`${ADMIN}${lift.id}/`, { version: 1, slug: 'lift', fields });
  expect(saved.json()).toMatchObject({ path: '/pflegeprodukte/lifte/lift' });
  const answer = await editor.get(`${ADMIN}page/product/lift/2/`);
  expect(answer.json()).toMatchObject({ category: { slug: 'lifte', name: 'Lifte' } });
  expect((await editor.get(`${ADMIN}page/product_category/lifte/1/`)).json()).toMatchObject({ products: [] });
  expectRefusal(await publish(2), 422, { category: 'Bitte veröffentlichen Sie zuerst diese Kategorie.' });
  await step(category.id, 'publish', { version: 1, public_from: daysFromNow(1).toISOString() });
  await step(lift.id, 'publish', { version: 2 });
  expect(await status('by-slug/lifte/lift/')).toBe(404);
  await step(category.id, 'publish', { version: 2 });
  expect(await status('by-slug/lifte/lift/')).toBe(200);
});

it('OP-39 the address of a product that was ever public stays: its slug and its category', async () => {
  const moved = { category: 'Die Adresse eines veröffentlichten Textes bleibt, wie sie ist.' };
  expectRefusal(await save(ids.bed, 1, { ...bed, category: 'hausnotruf' }), 422, moved);
  const draft = await begin('product', 'lift', { title: 'Lift', category: 'hausnotruf' });
  await editor.put(`${ADMIN}${draft.id}/`, { version: 1, slug: 'lift', fields: { ...bed, title: 'Lift' } });
  await step(draft.id, 'publish', { version: 2 });
  await step(draft.id, 'withdraw', { version: 3 });
  expectRefusal(await post(`${draft.id}/restore/`, { version: 4, number: 1 }), 422, moved);
});
