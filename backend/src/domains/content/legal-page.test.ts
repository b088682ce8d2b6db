import { createHash } from 'node:crypto';
import { legalSlug, type ContentFields } from '@care/contracts/content-kinds';
import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema, type ContentEntry, type LegalPage } from '@care/contracts/schemas';
import { retentionNotices } from '../../platform/domain/retention';
import { OPERATOR, storeOperator } from '../../testing/operator';
import { createPerson } from '../../testing/people';
import { appOfTests } from '../../testing/test-app';
import { publicContent } from './editing/content-store';

const test = appOfTests();
const read = async (slug: string) => (await test.get(`/api-backend/content/legal/${slug}/`)).json<LegalPage>();
const textOf = ({ sections }: Pick<LegalPage, 'sections'>) => sections.map(({ text }) => text).join('\n');
const stored = () => publicContent(test.db, 'legal').execute();

/** Of title, lead, description and sections, joined by line breaks. */
const fingerprintOf = ({ title, lead, description, sections }: ContentFields<'legal'>) =>
  createHash('sha256')
    .update([title, lead, description, ...sections.flatMap((one) => [one['id'], one['title'], one['text']])].join('\n'))
    .digest('hex')
    .slice(0, 16);

it('OP-32 the legal pages of a new site are those that were checked, byte for byte', async () => {
  expect(Object.fromEntries((await stored()).map(({ slug, fields }) => [slug, fingerprintOf(fields)]))).toEqual({
    impressum: '1a01407c6fe73719',
    datenschutz: '6c8aebf076b1b60f',
    agb: '68fff920a4723805',
    barrierefreiheit: 'a2773bfa8d67314b',
    'so-sortieren-wir': 'f92c21d7d721c40d',
    'so-pruefen-wir-bewertungen': 'fbf635618626f84d',
    kontakt: 'eed600f845c2e769',
  });
});

it('SH-20 OP-06 OP-55 fills in the operator, tiers and the register of retention, and leaves out what the operator does not have', async () => {
  await storeOperator(test.db, { register: '', vat_id: '', data_protection_officer: '' });
  const pages = await Promise.all((await stored()).map(({ slug }) => read(slug)));
  const text = pages.map(textOf).join('\n');
  expect(pages.flatMap(({ missing }) => missing)).toEqual([]);
  expect(text).not.toMatch(/\{\{/);
  expect(text).toContain(`Anbieter dieses Portals ist ${OPERATOR.name}, ${OPERATOR.street}`);
  expect(text).toContain('gelöscht wird nach 14 Tagen');
  expect(text).toContain(
    retentionNotices(test.app.domains)
      .map((line) => `- ${line}`)
      .join('\n'),
  );
  expect(text).toContain('Die Pakete Plus und Premium richten sich');
  expect(text).not.toMatch(/Umsatzsteuer-Identifikationsnummer|Datenschutzbeauftragte Person/);
  expect((await read('impressum')).sections.map(({ id }) => id)).not.toContain('register');
});

it('OP-07 a page needs all data that its text names, except what an operator need not have', async () => {
  const optional = ['register', 'vat_id', 'data_protection_officer', 'checked_on'];
  const fields = Object.keys(publicOperatorSchema.shape);
  for (const name of OPERATOR_PAGES) {
    const page = (await stored()).find(({ slug }) => slug === legalSlug(name));
    const named = JSON.stringify(page?.fields).match(/(?<=\{\{)\w+(?=\}\})/g) ?? [];
    const needed = new Set(named.filter((field) => fields.includes(field) && !optional.includes(field)));
    const asked = missingFor(name, {}).filter((field) => field !== 'checked_on');
    expect([name, [...needed].sort()]).toEqual([name, asked.sort()]);
  }
});

it('OP-07 a page that lacks data has no text and says what is missing; one that needs none is there', async () => {
  await storeOperator(test.db, { phone: '' });
  expect(await read('impressum')).toMatchObject({ title: 'Impressum', missing: ['phone'], sections: [] });
  expect(textOf(await read('so-sortieren-wir'))).toContain('Luftlinie');
});

it('OP-32 an EDITOR changes a legal page, which stays under its address; an unknown place-holder is refused', async () => {
  const editor = await createPerson(test, 'redaktion', { is_staff: true });
  const page = (await stored()).find(({ slug }) => slug === 'kontakt')!;
  const url = `/api-backend/admin/content/${page.id}/`;
  const draft = (text: string) => ({
    ...{ version: 1, slug: 'kontakt' },
    fields: { ...page.fields, sections: [{ id: 'a', title: 'A', text }] },
  });
  const refused = await editor.put(url, draft('Fax: {{fax}}'));
  expect([refused.statusCode, Object.keys(refused.json().error.details)]).toEqual([422, ['sections.0.text']]);
  const saved = (await editor.put(url, draft('Telefon: {{phone}} $t(brand.name)'))).json<ContentEntry>();
  expect((await editor.post(`${url}publish/`, { version: saved.version })).statusCode).toBe(200);
  await storeOperator(test.db, { phone: '0221 1' });
  expect(textOf(await read('kontakt'))).toContain('Telefon: 0221 1');
  expect((await editor.post(`${url}withdraw/`, { version: 3 })).statusCode).toBe(409);
  expect((await editor.put(url, { ...draft('x'), version: 3, slug: 'fort' })).statusCode).toBe(422);
});
