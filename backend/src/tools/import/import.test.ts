import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { folderOfTests } from '@care/contracts/testing/folder';
import { streetSchema } from '@care/contracts/schemas';
import { loadGazetteer } from '../../domains/search/gazetteer/load-gazetteer';
import { databaseOfTests } from '../../testing/test-database';
import { openAddressBook } from './gazetteer';
import { readServices } from './offers';
import { readRecords } from './read-records';
import { runImport, type ImportOptions, type ImportSummary } from './run-import';
import { READABLE_FILES, REFUSED_ROWS, UNUSABLE_FILES } from './testing/directory-files';

const ADDRESS = 'Name;Straße;PLZ;Ort';
const HEADER = `ID;${ADDRESS};Leistungen;Merkmale;Beschreibung`;
const COLOGNE = '50667;Köln';

const book = openAddressBook();

const database = databaseOfTests();
const folder = folderOfTests();
let client: pg.Client;
beforeAll(() => {
  ({ client } = database);
  return loadGazetteer(client);
});
beforeEach(() => client.query('delete from company; delete from user_account; alter sequence company_id_seq restart'));

async function load(content: string | Buffer, options: Partial<ImportOptions> = {}): Promise<ImportSummary> {
  const file = path.join(folder, 'providers');
  writeFileSync(file, content);
  try {
    return await runImport(client, readRecords(file).records, { dryRun: false, source: '', book, ...options });
  } finally {
    await client.query('drop table if exists staged_company');
  }
}

type Company = Record<string, unknown> & { street: string; slug: string; lat: number; lon: number };
const companies = async (): Promise<Company[]> =>
  (await client.query<Company>('select * from company order by id')).rows;

async function onlyCompany(): Promise<Company> {
  const [company, ...others] = await companies();
  expect(others).toEqual([]);
  return company!;
}

const row = (...cells: string[]): string => `${HEADER}\n${cells.join(';')}\n`;
/** A provider in Köln with this offer. */
const offering = (services: string, features = ''): string =>
  row('1', 'Haus', 'Weg 1', COLOGNE, services && `"${services}"`, features && `"${features}"`, '');

it.each(READABLE_FILES)('PP-07 files of different programs: reads %s', async (_title, content, expected) => {
  expect(await load(content)).toMatchObject({ refused: 0 });
  const [company] = await companies();
  expect(company).toMatchObject(expected);
  expect(streetSchema.safeParse(company!.street).success).toBe(true);
});

it.each(UNUSABLE_FILES)(
  'AC-05 files of different programs: reports the fault of %s and changes nothing',
  async (_title, content, message) => {
    await expect(load(content)).rejects.toThrow(message);
    expect(await companies()).toEqual([]);
  },
);

it.each(REFUSED_ROWS)(
  'AC-05 refuses an entry with %s, names its line, and loads the others',
  async (_title, bad, why) => {
    const { refusals, created } = await load(`${ADDRESS}\nHaus Gut;Weg 2;${COLOGNE}\n${bad}\n`);
    expect(refusals).toMatchObject([{ line: 3, name: expect.any(String), problem: expect.stringMatching(why) }]);
    expect(created).toBe(1);
  },
);

it('AC-05 files of different programs: counts lines as an editor does, also after line breaks inside fields', async () => {
  const { refusals } = await load(`${ADDRESS};Text\n"A";Weg 1;${COLOGNE};"eins\nzwei\ndrei"\n\n;Weg 2;${COLOGNE};\n`);
  expect(refusals).toMatchObject([{ line: 6, name: '', problem: 'Name fehlt' }]);
});

it('OP-03 a directory joined from several sources: keeps its ids if it has a byte order mark and lines in two encodings, and loads nothing twice', async () => {
  const [first, second] = [`ID;${ADDRESS}\n1;Haus Käthe;Große Straße 5;${COLOGNE}\n`, `2;Haus Müßig;Weg 1;${COLOGNE}`];
  const mixed = Buffer.concat([Buffer.from(`\ufeff${first}`), Buffer.from(second, 'latin1')]);
  expect(await load(mixed)).toMatchObject({ created: 2, refused: 0 });
  const named = (await companies()).map(({ import_key, name }) => `${String(import_key)} ${String(name)}`);
  expect(named).toEqual(['#1 Haus Käthe', '#2 Haus Müßig']);
  expect(await load(first + second)).toMatchObject({ created: 0, unchanged: 2 });
});

it.each([
  ['Pflege Sonne GmbH;Hauptstraße 5;50667;Köln;', 'with a legal form and "Hauptstraße"'],
  ['Sonne;Hauptstr. 5;50667;Köln;+49 221 1234567', 'with the same phone number and a shorter name'],
])('OP-03 a directory joined from several sources: refuses a second row "%s", %s', async (row, _what) => {
  const first = `1;Pflege Sonne;Hauptstr. 5;${COLOGNE};0221 1234567`;
  const { refusals } = await load(`ID;${ADDRESS};Telefon\n${first}\n2;${row}\n`);
  const problem = 'vermutlich derselbe Anbieter wie in Zeile 2';
  expect(refusals).toMatchObject([{ line: 3, name: expect.any(String), problem }]);
});

it('OP-03 a directory joined from several sources: loads two providers of one house with names and numbers of their own', async () => {
  const rows = ['1;Pflege Sonne', '2;Pflege Mond'].map((name) => `${name};Hauptstr. 5;${COLOGNE};0221 1\n`);
  expect(await load(`ID;${ADDRESS};Telefon\n${rows.join('')}`)).toMatchObject({ created: 2 });
});

it.each([
  ['53757', 'St. Augustin', 'Sankt Augustin'],
  ['12043', 'Berlin Neukölln', 'Berlin'],
  ['55543', 'Kreuznach', 'Bad Kreuznach'],
])('OP-03 a directory joined from several sources: recognises %s %s by its postcode as %s', async (zip, town, city) => {
  await load(row('1', 'Haus', 'Weg 1', zip, town, '', '', ''));
  expect(await onlyCompany()).toMatchObject({ city, zip_code: zip });
});

it('OP-03 a directory joined from several sources: gives refused rows back as they were, so that they can be mended and loaded', async () => {
  const bad = ['1', 'Haus', 'Weg 1', '50667', 'München', 'Tagespflege', '', 'Text'];
  expect((await load(row(...bad))).refusals.map(({ cells }) => Object.values(cells))).toEqual([bad]);
});

it('OP-03 a directory joined from several sources: reads cells that begin with = as text, as spreadsheets and the report of refused rows write them', async () => {
  await load(row('="007"', "'=Haus", 'Weg 1', '="50667"', 'Köln', '', '', '=1+1'));
  const expected = { import_key: '#007', name: '=Haus', zip_code: '50667', description: '=1+1' };
  expect(await onlyCompany()).toMatchObject(expected);
});

it.each([
  ['Ambulanter Pflegedienst, Tagespflege', 0b0001001, [1, 4], []],
  ['stationare-pflege; Kurzzeitpflege', 0b0000110, [3, 2], []],
  ['Kurzzeitpflege; stationare-pflege', 0b0000110, [2, 3], []],
  ['Vollstationäre Pflege|BETREUTES WOHNEN', 0b0100100, [3, 6], []],
  ['Nursing home', 0b0000100, [3], []],
  ['Senioren-WG; Hausnotruf; Essen, täglich', 0b1010000, [5, 7], ['Hausnotruf', 'Essen, täglich']],
  ['', 0, [], []],
])(
  'SR-13 SR-21 recognises "%s" by slug, label or usual name in its order, and keeps other words as free text',
  async (services, services_mask, care_form_order, custom_services) => {
    await load(offering(services));
    expect(await onlyCompany()).toMatchObject({ services_mask, care_form_order, custom_services });
  },
);

it('SR-13 the offer of a provider: a new import with another order changes the order', async () => {
  for (const services of ['Kurzzeitpflege; Pflegeheim', 'Pflegeheim; Kurzzeitpflege']) await load(offering(services));
  expect(await onlyCompany()).toMatchObject({ care_form_order: [3, 2] });
});

it('SR-09 the offer of a provider: recognises features by label, usual name or number', async () => {
  await load(offering('', 'Demenzpflege; Palliative Care; 10; Hauskatze; 77'));
  expect(await onlyCompany()).toMatchObject({ features_mask: 0b1000000011, additional_features: ['Hauskatze'] });
});

it('SR-06 the offer of a provider: uses the coordinates of the postcode if there are none', async () => {
  const { remarks } = await load(`${ADDRESS};lat;lon\nA;Weg 1;${COLOGNE};;\nB;Weg 1;${COLOGNE};0;0\n`);
  for (const { lat, lon } of await companies()) {
    expect(lat).toBeCloseTo(50.9, 0);
    expect(lon).toBeCloseTo(7, 0);
  }
  expect(remarks.get('coordinates looked up from the postcode')).toEqual([2, 3]);
});

it('SR-06 the offer of a provider: refuses a town that does not belong to the postcode, and recognises towns by their usual names', async () => {
  const rows = 'A;Weg 1;50667;München\nB;Weg 1;06108;Halle\nC;Weg 1;50667;köln-Altstadt\n';
  const { refusals } = await load(`${ADDRESS}\n${rows}`);
  expect((await companies()).map(({ city }) => city).sort()).toEqual(['Halle (Saale)', 'Köln']);
  expect(refusals).toMatchObject([{ line: 2, name: 'A', problem: expect.stringContaining('München') }]);
});

describe('a repeated import', () => {
  const houses = ['Linde', 'Linde', 'Ulme'].map(
    (name, index) => `${index + 1};Haus ${name};Weg ${index + 1};${COLOGNE}`,
  );
  const file = [HEADER, ...houses.map((house) => `${house};Tagespflege;;Alt`)].join('\n');

  it('PP-01 gives every provider a unique slug that is not the name of a page', async () => {
    const names = ['Haus Linde', 'Haus Linde', 'Haus Linde Köln'];
    await load(`${ADDRESS}\n${names.map((name, index) => `${name};Weg ${index};${COLOGNE}\n`).join('')}`);
    const slugs = (await companies()).map(({ slug }) => slug);
    expect(slugs).toEqual(['haus-linde-koeln', 'haus-linde-koeln-2', 'haus-linde-koeln-3']);
  });

  it('AC-05 changes nothing if the file is the same', async () => {
    await load(file);
    const before = await companies();
    expect(await load(file)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
    expect(await companies()).toEqual(before);
  });

  it('AC-05 updates changed values by the id, and keeps the slug', async () => {
    await load(file);
    expect(await load(file.replace('Haus Ulme', 'Haus Eiche'))).toMatchObject({ created: 0, changed: 1, unchanged: 2 });
    expect((await companies())[2]).toMatchObject({ name: 'Haus Eiche', slug: 'haus-ulme-koeln' });
  });

  it('AC-05 does not change fields that the file does not have', async () => {
    await load(file);
    await load(`ID;${ADDRESS}\n1;Haus Linde;Weg 9;${COLOGNE}\n`);
    const expected = { street: 'Weg 9, 50667 Köln, Deutschland', description: 'Alt', services_mask: 8 };
    expect((await companies())[0]).toMatchObject(expected);
  });

  it('AC-05 recognises a provider without an id by name, street and postcode, in any spelling', async () => {
    await load(`${ADDRESS}\nHaus Rübezahl;Große Straße 5;${COLOGNE}\n`);
    const again = await load(`${ADDRESS}\nHAUS RÜBEZAHL;Große Str. 5;${COLOGNE}\n`);
    expect(again).toMatchObject({ created: 0, changed: 1 });
    await onlyCompany();
  });

  it('AC-05 recognises a provider that registered itself', async () => {
    await load(file);
    await client.query('update company set import_key = null');
    expect(await load(file)).toMatchObject({ created: 0, changed: 0, unchanged: 3 });
  });

  it('PP-18 never adopts a registration that waits for its proof', async () => {
    await load(file);
    await client.query("update company set import_key = null, status = 'PENDING_REVIEW' where id = 1");
    const [registered] = await companies();
    expect(await load(file)).toMatchObject({ created: 1, changed: 0, unchanged: 2 });
    expect((await companies())[0]).toEqual(registered);
  });

  it('AC-05 refuses the second of two entries with one key', async () => {
    const { refusals } = await load(`${file}\n1;Haus Linde;Weg 1;50667;Köln;;;Neu\n`);
    expect(refusals).toMatchObject([{ line: 5, name: 'Haus Linde', problem: 'derselbe Anbieter wie in Zeile 2' }]);
    expect((await companies())[0]).toMatchObject({ description: 'Alt' });
  });

  it('AC-05 separates the ids of two directories', async () => {
    await load(file, { source: 'nord' });
    expect(await load(file.replaceAll('Weg', 'Allee'), { source: 'süd' })).toMatchObject({ created: 3 });
  });

  it('PP-04 does not change profiles with an owner', async () => {
    await load(file);
    await client.query(
      `with owner as (insert into user_account (username, email, password_hash, first_name, last_name, profile_type)
         values ('a', 'a@b.example', '', '', '', 'CARE_PROVIDER') returning id)
       update company set owner_id = owner.id, description = 'Vom Inhaber' from owner where company.id = 1`,
    );
    expect(await load(file.replaceAll('Alt', 'Neu'))).toMatchObject({ owned: 1, changed: 2 });
    expect((await companies()).map(({ description }) => description)).toEqual(['Vom Inhaber', 'Neu', 'Neu']);
  });

  it('AC-05 stores a batch again if another program held its rows', async () => {
    await load(file);
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; update company set phone = phone');
    await client.query(`set lock_timeout = '10ms'`);
    const query = client.query.bind(client) as (...words: unknown[]) => unknown;
    let failed = 0;
    // The other program ends when the first attempt has failed.
    const spy = jest.spyOn(client, 'query').mockImplementation((...words: unknown[]) => {
      if (words[0] !== 'rollback') return query(...words);
      failed += 1;
      return other.end().then(() => query(...words));
    });
    expect(await load(file.replaceAll('Alt', 'Neu'))).toMatchObject({ changed: 3 });
    expect(failed).toBe(1);
    spy.mockRestore();
    await client.query('reset lock_timeout');
  });

  it('AC-05 a dry run counts the changes and makes none', async () => {
    expect(await load(file, { dryRun: true })).toMatchObject({ created: 3, read: 3 });
    expect(await companies()).toEqual([]);
  });
});

/**
 * A list like that of a county: invented providers in real towns. Its last column is the expected result of a row: the
 * town, with a question mark if the address is incomplete, or after an exclamation mark the text in the report.
 */
describe('a realistic directory', () => {
  const list = readFileSync(path.join(import.meta.dirname, 'testing', 'county-list.csv'));
  const rows = parse<Record<'Kennzeichen' | 'Anbieter' | 'Erwartet', string>>(list, { columns: true, delimiter: ';' });
  const lineOf = (row: (typeof rows)[number]): number => rows.indexOf(row) + 2;
  let first: ImportSummary;
  let again: ImportSummary;
  let stored: Company[];
  const one = (id: string): Company | undefined => stored.find(({ import_key }) => import_key === `kreis#${id}`);

  beforeAll(async () => {
    await client.query(`
      insert into company (slug, name, street, zip_code, city, city_slug, lat, lon, place_kind, status) values
        ('haus-abendstern', 'Haus Abendstern', 'Nachbarweg 1, 52146 Würselen, Deutschland', '52146', 'Würselen', 'würselen',
         50.8191, 6.1352, 1, 'PUBLISHED'),
        ('haus-wartezeit', 'Haus Wartezeit', 'Wartestraße 1, 52477 Alsdorf, Deutschland', '52477', 'Alsdorf', 'alsdorf',
         50.8780, 6.1630, 1, 'PENDING_REVIEW')`);
    const { column, words } = readServices('Art:AP=ambulante-pflege,SP=stationare-pflege,TP=Tagespflege');
    const columns = { external_id: 'Kennzeichen', ...(column && { services: column }) };
    const options = { source: 'kreis', columns, services: words };
    first = await load(list, options);
    stored = await companies();
    again = await load(list, options);
  });

  it('OP-03 gives every row the expected result, and never another town than in the file', () => {
    expect(rows.length).toBeGreaterThanOrEqual(44);
    const resultOf = (row: (typeof rows)[number]): string => {
      const refusal = first.refusals.find(({ line }) => line === lineOf(row));
      if (refusal) return new RegExp(row.Erwartet.slice(1)).test(refusal.problem) ? row.Erwartet : refusal.problem;
      const company = one(row.Kennzeichen);
      const isComplete = streetSchema.safeParse(company?.street).success && company?.zip_code !== '';
      return `${String(company?.city_slug)}${isComplete ? '' : '?'}`;
    };
    expect(rows.map((row) => [row.Anbieter, resultOf(row)])).toEqual(rows.map((row) => [row.Anbieter, row.Erwartet]));
  });

  it('OP-03 repairs umlauts that were encoded twice, also in headers', () => {
    const names = ['AC-037', 'AC-038', 'AC-039'].map((id) => one(id)?.name);
    expect(names).toEqual(['Haus Müßiggang', 'Pflege Gänseblümchen', 'Haus Käthe-Kollwitz']);
    expect(one('AC-037')).toMatchObject({ street: 'Große Straße 5, 52428 Jülich, Deutschland' });
  });

  it('OP-03 takes ids and care forms from the columns that the operator names', () => {
    expect(one('AC-001')).toMatchObject({ services_mask: 0b0000001 });
    expect(one('AC-017')).toMatchObject({ services_mask: 0b0001000 });
    expect(one('AC-046')).toMatchObject({ services_mask: 0b1000000, custom_services: ['Hausnotruf'] });
    expect(first.unknownColumns).toEqual(['Erwartet']);
  });

  it('OP-03 gives the lines of its notes', () =>
    expect(first.remarks.get('street missing, address marked incomplete')).toEqual(
      rows.filter(({ Erwartet, Anbieter }) => Erwartet.endsWith('?') && Anbieter !== 'Haus Am Wald').map(lineOf),
    ));

  it('OP-03 creates no duplicate of a provider of another source, and does not overwrite a registration that waits for proof', () => {
    expect(first).toMatchObject({ read: rows.length, duplicates: 1 });
    const named = stored.filter(({ name }) => /^Haus (Abendstern|Wartezeit$)/.test(String(name)));
    expect(named).toMatchObject([
      { slug: 'haus-abendstern', import_key: null, status: 'PUBLISHED' },
      { slug: 'haus-wartezeit', import_key: null, status: 'PENDING_REVIEW' },
      { slug: expect.stringMatching(/^haus-wartezeit-/), import_key: 'kreis#AC-043', status: 'PUBLISHED' },
    ]);
  });

  it('OP-03 changes nothing when it is loaded again', () =>
    expect(again).toMatchObject({ created: 0, changed: 0, duplicates: 1 }));
});
