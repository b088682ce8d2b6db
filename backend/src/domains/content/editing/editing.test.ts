import { CONTENT_KIND_NAMES } from '@care/contracts/content-kinds';
import type { ContentEntries, ContentEntry } from '@care/contracts/schemas';
import { createPerson, type Person } from '../../../testing/people';
import { filledFields } from '../../../testing/filled-fields';
import { EXECUTABLE, SCRIPT_PAYLOADS } from '../../../testing/script-payloads';
import { daysFromNow } from '../../../testing/rows';
import { sendFile } from '../../../testing/upload-form';
import { appOfTests, expectFields, expectStatus } from '../../../testing/test-app';
import { rowsWith } from '../../../platform/database/queries';
import { picture } from '../../../testing/pictures';
import { editedFields } from './checked-fields';

const API = '/api-backend';
const ADMIN = `${API}/admin/content/`;
const FIELDS = { title: 'Titel', description: 'Kurz', body_html: '<p>Erster Text</p>' };

const test = appOfTests();
let [editor, other] = [] as unknown as [Person, Person];
beforeAll(async () => {
  editor = await createPerson(test, 'redaktion', { is_staff: true });
  other = await createPerson(test, 'kollegin', { is_staff: true });
});
beforeEach(async () => void (await test.db.deleteFrom('content_entry').where('kind', '=', 'article').execute()));

const begin = async (slug = 'neu', fields: object = FIELDS) =>
  (await editor.post(ADMIN, { kind: 'article', slug, fields })).json<ContentEntry>();
const save = (entry: ContentEntry, fields: object, { by = editor, slug = entry.slug } = {}) =>
  by.put(`${ADMIN}${entry.id}/`, { version: entry.version, slug, fields });
/** A step that must succeed. */
async function step(entry: ContentEntry, name: string, more: object = {}) {
  const answer = await editor.post(`${ADMIN}${entry.id}/${name}/`, { version: entry.version, ...more });
  expect([name, answer.statusCode]).toEqual([name, 200]);
  return answer.json<ContentEntry>();
}
async function visitorReads(slug = 'neu') {
  const answer = await test.get(`${API}/content/article/${slug}/`);
  return answer.statusCode === 200 ? answer.json<{ body_html: string }>().body_html : answer.statusCode;
}
const changed = (body: string) => ({ ...FIELDS, body_html: `<p>${body}</p>` });

it('OP-26 a draft is not public; published it is, a later draft changes nothing for visitors until it is published', async () => {
  const draft = await begin();
  expect(draft).toMatchObject({ version: 1, is_draft: true, public_version: null, path: '/pflegemagazin/neu' });
  expect(await visitorReads()).toBe(404);
  const published = await step(draft, 'publish');
  expect(published).toMatchObject({ version: 2, is_draft: false, public_version: 2 });
  expect(await visitorReads()).toBe('<p>Erster Text</p>');
  const changing = (await save(published, changed('Zweiter Text'))).json<ContentEntry>();
  expect(changing).toMatchObject({ version: 3, is_draft: true, public_version: 2 });
  expect(await visitorReads()).toBe('<p>Erster Text</p>');
  await step(changing, 'publish');
  expect(await visitorReads()).toBe('<p>Zweiter Text</p>');
  const list = (await editor.get(`${ADMIN}?kind=article&q=zweiter`)).json();
  expect(list).toMatchObject({ count: 1, results: [{ slug: 'neu', title: 'Titel', public_version: 4 }] });
  expect((await editor.get(`${ADMIN}?q=gibtesnicht`)).json()).toMatchObject({ count: 0 });
});

it('OP-26 a change of a public text is planned while the old text stays; its time makes it public without a job', async () => {
  const changing = (await save(await step(await begin(), 'publish'), changed('Ab morgen'))).json<ContentEntry>();
  const public_from = daysFromNow(1).toISOString();
  const planned = await step(changing, 'publish', { public_from });
  expect(planned).toMatchObject({ public_version: 2, planned_for: public_from, is_draft: false });
  expect(await visitorReads()).toBe('<p>Erster Text</p>');
  await test.update('content_version', { entry_id: planned.id, number: 4 }, { public_from: new Date() });
  expect(await visitorReads()).toBe('<p>Ab morgen</p>');
});

it('OP-26 publishing and withdrawing replace a plan; a time that has passed is refused', async () => {
  const draft = await begin();
  const at = (days: number) => ({ public_from: daysFromNow(days).toISOString() });
  expectFields(await editor.post(`${ADMIN}${draft.id}/publish/`, { version: 1, ...at(-1) }), 422, 'public_from');
  const later = await step(await step(draft, 'publish', at(1)), 'publish', at(2));
  expect(later.planned_for).toBe(later.history[0]?.public_from);
  const withdrawn = await step(later, 'withdraw');
  expect(withdrawn).toMatchObject({ planned_for: null, public_version: null });
  expect((await editor.post(`${ADMIN}${draft.id}/withdraw/`, { version: withdrawn.version })).statusCode).toBe(409);
});

it('OP-26 a withdrawn text is gone for visitors, in lists and as a related text; its history stays', async () => {
  const related = await step(await begin('zweiter'), 'publish');
  await step(await begin('erster', { ...FIELDS, related: ['zweiter', 'fehlt'] }), 'publish');
  const relatedOf = async () =>
    (await test.get(`${API}/content/article/erster/`)).json<{ related: object[] }>().related;
  expect(await relatedOf()).toMatchObject([{ slug: 'zweiter' }]);
  const withdrawn = await step(related, 'withdraw');
  expect(await relatedOf()).toEqual([]);
  expect(await visitorReads('zweiter')).toBe(404);
  expect((await test.get(`${API}/content/article/`)).json()).toMatchObject({ count: 1 });
  expect(withdrawn.history.map((one) => one.step)).toEqual(['WITHDRAWN', 'PUBLISHED', 'SAVED']);
});

it('OP-27 of two editors who save at once one is refused, and nothing of the other is lost', async () => {
  const draft = await begin();
  const answers = await Promise.all([save(draft, changed('Von A')), save(draft, changed('Von B'), { by: other })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
  const stored = (await editor.get(`${ADMIN}${draft.id}/`)).json<ContentEntry>();
  expect(stored.fields).toEqual(answers.find(({ statusCode }) => statusCode === 200)?.json<ContentEntry>().fields);
  expect(stored.history).toHaveLength(2);
});

it('OP-27 nobody publishes, plans, withdraws or restores over a version that was not read', async () => {
  const published = await step(await begin(), 'publish');
  await save(published, changed('Neuer'), { by: other });
  for (const [name, more] of [
    ['publish', {}],
    ['publish', { public_from: daysFromNow(1).toISOString() }],
    ['withdraw', {}],
    ['restore', { number: 1 }],
  ] as const) {
    const answer = await editor.post(`${ADMIN}${published.id}/${name}/`, { version: published.version, ...more });
    expect([name, answer.statusCode]).toEqual([name, 412]);
  }
  expect(await visitorReads()).toBe('<p>Erster Text</p>');
});

it('OP-28 an older version comes back as a draft; the history and the audit log name who did what', async () => {
  const first = await begin();
  const second = (await save(first, changed('Anders'), { by: other })).json<ContentEntry>();
  const restored = await step(second, 'restore', { number: 1 });
  expect(restored).toMatchObject({ is_draft: true, fields: FIELDS });
  expect(restored.history.map(({ step: what, author }) => `${author} ${what}`)).toEqual([
    ...['redaktion RESTORED', 'kollegin SAVED', 'redaktion SAVED'],
  ]);
  const version = (await editor.get(`${ADMIN}${first.id}/version/2/`)).json();
  expect(version).toMatchObject({ number: 2, fields: { body_html: '<p>Anders</p>' } });
  expect((await editor.get(`${ADMIN}${first.id}/version/9/`)).statusCode).toBe(404);
  expect((await editor.post(`${ADMIN}${first.id}/restore/`, { version: 3, number: 9 })).statusCode).toBe(404);
  const published = await step(restored, 'publish');
  await step(await step(published, 'withdraw'), 'restore', { number: 2 });
  const logged = rowsWith(test.db, 'audit_entry', { subject: `content:${published.id}` });
  const entries = await logged.selectAll().execute();
  expect(entries.map(({ action, actor, detail }) => `${actor} ${action} ${detail}`)).toEqual([
    'redaktion content-restored article/neu 1',
    'redaktion content-published article/neu',
    'redaktion content-withdrawn article/neu',
    'redaktion content-restored article/neu 2',
  ]);
});

it('OP-103 a draft that was never public is deleted with its history; what was public, is planned or changed meanwhile is not', async () => {
  const remove = ({ id, version }: ContentEntry) => editor.post(`${ADMIN}${id}/remove/`, { version });
  const draft = await begin('wegwerfen');
  const changedDraft = (await save(draft, changed('Anders'), { by: other })).json<ContentEntry>();
  expect((await remove(draft)).statusCode).toBe(412);
  const planned = await step(changedDraft, 'publish', { public_from: daysFromNow(1).toISOString() });
  expect((await remove(planned)).statusCode).toBe(409);
  const free = await step(planned, 'withdraw');
  expect((await remove(free)).statusCode).toBe(204);
  expectStatus(404, await remove(free), await editor.get(`${ADMIN}${draft.id}/`));
  const { id } = await begin('wegwerfen');
  expect(id).not.toBe(draft.id);
  expect((await remove(await step(await step(await begin('war-da'), 'publish'), 'withdraw'))).statusCode).toBe(409);
  const last = await test.db.selectFrom('audit_entry').selectAll().where('action', '=', 'content-removed').execute();
  expect(last.map(({ actor, subject, detail }) => [actor, subject, detail])).toEqual([
    ['redaktion', `content:${draft.id}`, 'article/wegwerfen'],
  ]);
});

it('OP-105 the texts to refer to are those with a topic, of the same topic first', async () => {
  for (const [slug, topic] of [
    ['geld', 'Geld'],
    ['neuer', 'Pflege zu Hause'],
  ])
    await begin(slug, { ...FIELDS, topic });
  await editor.post(ADMIN, { kind: 'product_category', slug: 'rollstuehle', fields: { name: 'Rollstühle' } });
  const fitting = async (topic: string) =>
    (await editor.get(`${ADMIN}?limit=100&topic=${topic}`)).json<ContentEntries>().results;
  expect((await fitting('geld'))[0]?.slug).toBe('geld');
  expect((await fitting(''))[0]?.slug).toBe('neuer');
  expect(new Set((await fitting('geld')).map(({ kind }) => kind))).not.toContain('product_category');
});

it('OP-26 an address belongs to one text, and that of a text that was ever public stays', async () => {
  const first = await begin('erster');
  expectFields(await editor.post(ADMIN, { kind: 'article', slug: 'erster', fields: {} }), 422, 'slug');
  const second = await begin('zweiter');
  expectFields(await save(second, FIELDS, { slug: 'erster' }), 422, 'slug');
  for (const slug of ['Groß', '../x', 'a b', '', '-', 'x'.repeat(121)])
    expectFields(await save(second, FIELDS, { slug }), 422, 'slug');
  expect((await save(second, FIELDS, { slug: 'dritter' })).json<ContentEntry>().slug).toBe('dritter');
  expectFields(await save(await step(first, 'publish'), FIELDS, { slug: 'vierter' }), 422, 'slug');
});

it('OP-26 a draft may lack what a published text needs; too much is refused at its field', async () => {
  const empty = await begin('leer', {});
  const refused = await editor.post(`${ADMIN}${empty.id}/publish/`, { version: 1 });
  expectFields(refused, 422, 'title', 'description', 'body_html');
  const picture = { url: '/api-backend/media/x.webp', width: 1, height: 1, alt: '', variants: [] };
  const bare = (await save(empty, { ...FIELDS, main_image: picture })).json<ContentEntry>();
  expectFields(await editor.post(`${ADMIN}${empty.id}/publish/`, { version: bare.version }), 422, 'main_image');
  const huge = { title: 'x'.repeat(151), body_html: 'x'.repeat(200_001), summary: Array(7).fill('x') };
  const tooMuch = await save(bare, { ...huge, checked_on: 'gestern' });
  expectFields(tooMuch, 422, 'title', 'summary', 'body_html', 'checked_on');
  expect((await save(bare, { body_html: 'x'.repeat(1024 * 1024) })).statusCode).toBe(413);
  expect((await test.row('content_entry', empty.id)).slug).toBe('leer');
});

/** The members of an answer that pages show as markup. */
const markupIn = (body: string): string[] =>
  [...body.matchAll(/"\w*_html":("(?:[^"\\]|\\.)*")/g)].map(([, json = '""']) => JSON.parse(json) as string);

it.each(CONTENT_KIND_NAMES)(
  'OP-29 no field of %s is stored with anything that runs, or that the kind does not have',
  (kind) => {
    for (const payload of SCRIPT_PAYLOADS) {
      const stored = editedFields(kind, { ...filledFields(kind, payload), unknown: payload }, { isPublished: true });
      expect(stored).not.toHaveProperty('unknown');
      expect([payload, markupIn(JSON.stringify(stored)).filter((html) => EXECUTABLE.test(html))]).toEqual([
        payload,
        [],
      ]);
    }
  },
);

it('OP-29 no payload in any field reaches a page as something that runs', async () => {
  let entry = await begin('angriff');
  for (const payload of SCRIPT_PAYLOADS) {
    entry = (await save(entry, filledFields('article', payload))).json<ContentEntry>();
    entry = await step(entry, 'publish');
    const answer = await test.get(`${API}/content/article/angriff/`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect([payload, markupIn(answer.body).filter((html) => EXECUTABLE.test(html))]).toEqual([payload, []]);
  }
});

it('OP-29 a picture is one of the site', async () => {
  const entry = await begin();
  const foreign = ['https://boese.example/x.png', '//boese.example/x', '/\\boese.example', 'data:x', ''];
  for (const url of ['javascript:alert(1)', ...foreign])
    for (const picture of [
      { url, variants: [] },
      { url: '/x.webp', variants: [{ w: 1, url }] },
    ]) {
      const main_image = { width: 1, height: 1, alt: 'x', ...picture };
      expect([url, (await save(entry, { ...FIELDS, main_image })).statusCode]).toEqual([url, 422]);
    }
});

it('OP-30 an EDITOR reads the page of any version as visitors would get it, never cached; nobody else does', async () => {
  const published = await step(await begin(), 'publish');
  await save(published, { ...changed('Entwurf'), body_html: '<h2>Neu</h2><p>Entwurf</p>' });
  const url = (number: number, slug = 'neu') => `${ADMIN}page/article/${slug}/${number}/`;
  const preview = await editor.get(url(3));
  expect(preview.headers['cache-control']).toBe('private, no-store');
  expect(preview.json()).toMatchObject({ slug: 'neu', contents: [{ title: 'Neu' }], reading_minutes: 1 });
  expect((await editor.get(url(2))).json()).toEqual((await test.get(`${API}/content/article/neu/`)).json());
  expect((await (await createPerson(test, 'leserin')).get(url(3))).statusCode).toBe(403);
  expect((await test.get(url(3))).statusCode).toBe(401);
  expect([(await editor.get(url(9))).statusCode, (await editor.get(url(1, 'fehlt'))).statusCode]).toEqual([404, 404]);
});

it('OP-30 an EDITOR uploads a picture for a text', async () => {
  const file = { name: 'bild.png', content: await picture(800, 600), type: 'image/png' };
  const answer = await sendFile(editor, `${ADMIN}picture/`, file);
  expect([answer.statusCode, answer.json()]).toEqual([201, expect.objectContaining({ width: 640, alt: '' })]);
  const main_image = { ...answer.json<object>(), alt: 'Ein Bild' };
  const saved = await save(await begin(), { ...FIELDS, main_image });
  expect(saved.json<ContentEntry>().fields).toMatchObject({ main_image });
});
