import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { streetSchema } from '@care/contracts/schemas';
import { loadGazetteer } from '../../domains/search/gazetteer/load-gazetteer';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { openAddressBook } from './gazetteer';
import { openRecords } from './open-records';
import { runImport, type ImportSummary, type Refusal } from './run-import';
import { readServices } from './services-option';

/**
 * A list like that of a county: invented providers in real towns. Its last column is the expected result of a row: the
 * town, with a question mark if the address is incomplete, or after an exclamation mark the text in the report.
 */
const FILE = path.join(import.meta.dirname, 'testing', 'county-list.csv');
interface Row {
  Kennzeichen: string;
  Anbieter: string;
  Erwartet: string;
}
const rows = parse<Row>(readFileSync(FILE), { columns: true, delimiter: ';' });
const lineOf = (row: Row): number => rows.indexOf(row) + 2;

interface Stored {
  city_slug: string;
  street: string;
  zip_code: string;
  name: string;
  services_mask: number;
}

describe('a realistic directory', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let summary: ImportSummary;
  const refusals: Refusal[] = [];
  const remarks: { note: string; line: number }[] = [];

  const one = async (id: string): Promise<Stored | undefined> =>
    (await client.query<Stored>('select * from company where import_key = $1', [`kreis#${id}`])).rows[0];

  const load = async () => {
    refusals.length = 0;
    remarks.length = 0;
    const { column, words } = readServices('Art:AP=ambulante-pflege,SP=stationare-pflege,TP=Tagespflege');
    const { records } = await openRecords(FILE);
    try {
      return await runImport(client, records, {
        dryRun: false,
        book: openAddressBook(),
        source: 'kreis',
        columns: { external_id: 'Kennzeichen', ...(column && { services: column }) },
        services: words,
        onRefusal: (refusal) => refusals.push(refusal),
        onRemark: (note, line) => remarks.push({ note, line }),
        onProgress: () => undefined,
      });
    } finally {
      await client.query('drop table if exists staged_company');
    }
  };

  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await loadGazetteer(client);
    await client.query(`
      insert into company (slug, name, street, zip_code, city, city_slug, lat, lon, place_kind, status) values
        ('haus-abendstern', 'Haus Abendstern', 'Nachbarweg 1, 52146 Würselen, Deutschland', '52146', 'Würselen', 'würselen',
         50.8191, 6.1352, 1, 'PUBLISHED'),
        ('haus-wartezeit', 'Haus Wartezeit', 'Wartestraße 1, 52477 Alsdorf, Deutschland', '52477', 'Alsdorf', 'alsdorf',
         50.8780, 6.1630, 1, 'PENDING_REVIEW')`);
    summary = await load();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('OP-03 has at least 44 rows', () => expect(rows.length).toBeGreaterThanOrEqual(44));

  it.each(rows.map((row) => [row.Anbieter, row.Erwartet, row] as const))(
    'OP-03 "%s" becomes %s, and never gets another town than in the file',
    async (_name, expected, row) => {
      const refusal = refusals.find(({ line }) => line === lineOf(row));
      if (expected.startsWith('!')) {
        expect(refusal?.problem).toMatch(new RegExp(expected.slice(1)));
        return;
      }
      expect(refusal).toBeUndefined();
      const stored = await one(row.Kennzeichen);
      expect(stored?.city_slug).toBe(expected.replace('?', ''));
      expect(streetSchema.safeParse(stored?.street).success && stored?.zip_code !== '').toBe(!expected.endsWith('?'));
    },
  );

  it('OP-03 repairs umlauts that were encoded twice, also in headers', async () => {
    expect(await one('AC-037')).toMatchObject({
      name: 'Haus Müßiggang',
      street: 'Große Straße 5, 52428 Jülich, Deutschland',
    });
    expect(await one('AC-038')).toMatchObject({ name: 'Pflege Gänseblümchen' });
    expect(await one('AC-039')).toMatchObject({ name: 'Haus Käthe-Kollwitz' });
  });

  it('OP-03 takes ids and care forms from the columns that the operator names', async () => {
    expect((await one('AC-001'))?.services_mask).toBe(0b0000001);
    expect((await one('AC-017'))?.services_mask).toBe(0b0001000);
    expect(await one('AC-046')).toMatchObject({ services_mask: 0b1000000, custom_services: ['Hausnotruf'] });
    expect(summary.unknownColumns).toEqual(['Erwartet']);
  });

  it('OP-03 gives the lines of its notes', () => {
    const missing = remarks.filter(({ note }) => note === 'street missing, address marked incomplete');
    expect(missing.map(({ line }) => line)).toEqual(
      rows.filter(({ Erwartet, Anbieter }) => Erwartet.endsWith('?') && Anbieter !== 'Haus Am Wald').map(lineOf),
    );
  });

  it('OP-03 creates no duplicate of a provider of another source, and does not overwrite a registration that waits for proof', async () => {
    expect(summary).toMatchObject({ read: rows.length, duplicates: 1 });
    const { rows: named } = await client.query<{ slug: string; import_key: string | null; status: string }>(
      `select slug, import_key, status from company where name like 'Haus Abendstern%' or name = 'Haus Wartezeit' order by id`,
    );
    expect(named).toEqual([
      { slug: 'haus-abendstern', import_key: null, status: 'PUBLISHED' },
      { slug: 'haus-wartezeit', import_key: null, status: 'PENDING_REVIEW' },
      { slug: expect.stringMatching(/^haus-wartezeit-/), import_key: 'kreis#AC-043', status: 'PUBLISHED' },
    ]);
  });

  it('OP-03 changes nothing when it is loaded again', async () => {
    expect(await load()).toMatchObject({ created: 0, changed: 0, duplicates: 1 });
  });
});
