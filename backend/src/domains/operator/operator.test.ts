import type { Operator } from '@care/contracts/schemas';
import { removeAll } from '../../testing/empty-tables';
import { OPERATOR, storeOperator } from '../../testing/operator';
import { createPerson, type Person } from '../../testing/people';
import { appOfTests, statusesOf } from '../../testing/test-app';
import { missingData } from './operator-data';

const API = '/api-backend';
const ADMIN = `${API}/admin/operator/`;
const REAL = { NODE_ENV: 'production', DEMO: false } as const;

const test = appOfTests();
let editor: Person;
beforeAll(async () => {
  await removeAll(test);
  editor = await createPerson(test, 'redaktion', { is_staff: true });
});
beforeEach(async () => void (await test.db.deleteFrom('site_operator').execute()));

async function read() {
  const answer = await editor.get(ADMIN);
  return { operator: answer.json<Operator>(), etag: String(answer.headers.etag) };
}
const save = (change: Partial<Operator>, etag?: string) =>
  editor.put(ADMIN, { ...OPERATOR, ...change }, etag === undefined ? {} : { 'if-match': etag });
const publicly = async () => (await test.get(`${API}/operator/`)).json<Partial<Operator>>();

it('OP-06 is empty at first; what an editor saves is public, without account and tax number', async () => {
  const empty = await read();
  expect(new Set(Object.values(empty.operator))).toEqual(new Set(['']));
  const numbers = { vat_id: 'de 123.456.789', iban: 'DE02 1203 0000 0000 2020 51', tax_number: '214/5800/1234' };
  const saved = await save({ ...numbers, name: ' Pflege\u0000fenster  GmbH ' }, empty.etag);
  const stored = { ...OPERATOR, tax_number: '214/5800/1234' };
  expect([saved.statusCode, saved.json()]).toEqual([200, stored]);
  const { iban: _iban, tax_number: _number, ...shown } = stored;
  expect(await publicly()).toEqual(shown);
  expect((await read()).etag).toBe(saved.headers.etag);
});

it('OP-78 the audit log names the changed fields, not their content, and nothing for a save without change', async () => {
  for (const name of ['Pflege GmbH', 'Pflege GmbH', 'Pflege AG']) await save({ name });
  const entries = await test.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();
  expect(entries.at(-2)?.detail).toContain('name street');
  expect(entries.at(-1)).toMatchObject({ action: 'operator-changed', actor: 'redaktion', detail: 'name' });
});

it('OP-06 may be saved in part; a wrong entry is refused at its field, and nothing changes', async () => {
  const nothing = Object.fromEntries(Object.keys(OPERATOR).map((field) => [field, '']));
  expect((await save({ ...nothing, name: 'Pflege GmbH' })).statusCode).toBe(200);
  const wrong = {
    ...{ zip_code: '5066', phone: 'x', email: 'x', vat_id: 'AT12', tax_number: '1', iban: 'DE03120300000000202051' },
    ...{ log_days: '0', checked_on: '2026-02-30' },
  };
  const refused = await save(wrong);
  expect([refused.statusCode, Object.keys(refused.json().error.details).sort()]).toEqual([
    422,
    Object.keys(wrong).sort(),
  ]);
  expect(await publicly()).toMatchObject({ name: 'Pflege GmbH', city: '' });
});

it('OP-06 of two editors who save at once one is refused, also at the first time; the other version stays', async () => {
  const { etag: first } = await read();
  expect(await statusesOf(['A GmbH', 'B GmbH'].map((name) => save({ name }, first)))).toEqual([200, 412]);
  const { etag, operator } = await read();
  expect((await save({ name: 'C GmbH' }, first)).json()).toMatchObject({ error: { code: 'conflict' } });
  expect((await read()).operator).toEqual(operator);
  expect((await save({ name: 'C GmbH' }, etag)).statusCode).toBe(200);
});

it('OP-07 pages that lack data are neither in the sitemap nor in the footer, and are with it', async () => {
  const pages = ['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/kontakt'];
  const found = async () => {
    const { entries } = (await test.get(`${API}/sitemap/pages/`)).json<{ entries: { path: string }[] }>();
    const { html } = (await test.get(`${API}/page-builder/?source_type=FOOTER`)).json<{ html: string }>();
    return {
      sitemap: pages.filter((page) => entries.some(({ path }) => path === page)),
      footer: pages.filter((page) => html.includes(`href="${page}"`)),
      html,
    };
  };
  const without = await found();
  expect(without).toMatchObject({ sitemap: [], footer: [] });
  expect(without.html).toContain('href="/so-sortieren-wir"');
  expect(without.html).not.toMatch(/kontakt|<li><\/li>|<ul[^>]*>\s*<\/ul>/);
  await storeOperator(test.db, { market_authority: '' });
  const most = pages.filter((page) => page !== '/barrierefreiheit');
  expect(await found()).toMatchObject({ sitemap: most, footer: most });
  await storeOperator(test.db);
  expect(await found()).toMatchObject({ sitemap: pages, footer: pages });
});

it('OP-08 what is missing is listed by use; invented data of a demonstration is not that of a real site', async () => {
  await storeOperator(test.db, { phone: '', vat_id: '', register: '' });
  expect(await missingData(test.db, REAL)).toEqual([
    ...['imprint: phone', 'privacy: phone', 'accessibility: phone', 'contact: phone', 'invoices: vat_id'],
  ]);
  await storeOperator(test.db, { vat_id: '', tax_number: '214/5800/1234' });
  expect(await missingData(test.db, REAL)).toEqual([]);
  await test.db.updateTable('site_operator').set({ is_demonstration: true }).execute();
  expect(await missingData(test.db, { ...REAL, DEMO: true })).toEqual([]);
  expect(await missingData(test.db, REAL)).toEqual(['all: the data is that of the demonstration']);
  await save({});
  expect(await test.row('site_operator', {})).toMatchObject({ is_demonstration: false });
});

it('OP-09 every mail names the operator below its text, escaped in its HTML, and nobody while there is no name', async () => {
  const ask = async () => {
    await test.post(`${API}/auth/password/reset/`, { email: editor.email });
    return (await test.mails(editor.email)).at(-1);
  };
  expect((await ask())?.text_body).toMatch(/Ihr Team von Pflegefenster$/);
  await storeOperator(test.db, { name: 'Müller & Söhne GmbH' });
  const mail = await ask();
  expect(mail?.text_body).toContain(
    [
      'Müller & Söhne GmbH, Am Ring 5, 50667 Köln',
      'Vertreten durch: Ada Amt',
      'Amtsgericht Köln, HRB 1234 · USt-IdNr.: DE123456789',
      'Telefon: 0221 123456 · E-Mail: rechnung@betreiber.example',
    ].join('\n'),
  );
  expect(mail?.html_body).toMatch(/Müller &#38; Söhne GmbH.*\n<\/div><\/body><\/html>\n$/);
});
