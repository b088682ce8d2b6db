import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { programFile } from '../../testing/programs';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';

const ROWS = 2600;
const TOWNS = ['50667;Köln', '80331;München', '20095;Hamburg', '01067;Dresden'];

const backend = path.join(import.meta.dirname, '..', '..', '..');
let folder: string;
let file: string;
let databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'care-import-'));
  file = path.join(folder, 'providers.csv');
  // Few names and towns, so that slugs get numbers; a second run must not change their order.
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `Haus ${index % 7};Weg ${index};${TOWNS[index % 4]};Tagespflege`,
  );
  writeFileSync(file, `Name;Straße;PLZ;Ort;Leistungen\n${rows.join('\n')}\n=Ohne(Ort);Weg 1;;;\n`);
  databases = [await createTestDatabase(), await createTestDatabase()];
});
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  output: string;
}

/** Runs the real program, and kills it (SIGKILL) when its output matches. */
function runImport(database: TestDatabase, killWhen?: RegExp, words: string[] = []): Promise<Ended> {
  const child = spawn(process.execPath, [programFile('import'), file, ...words], {
    env: { PATH: process.env['PATH'] ?? '', DATABASE_URL: database.url },
    cwd: backend,
  });
  let output = '';
  const read = (chunk: Buffer): void => {
    output += chunk.toString();
    if (killWhen?.test(output)) child.kill('SIGKILL');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

async function rowsOf(database: TestDatabase): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query(
    'select slug, name, street, zip_code, city_slug, place_id, lat, lon, services_mask, import_key from company order by import_key',
  );
  await client.end();
  return rows;
}

describe('the import program', () => {
  it('AC-05 gives the same rows if it is killed midway and run again', async () => {
    const [whole, broken] = databases as [TestDatabase, TestDatabase];
    expect((await runImport(broken, /\b1000 rows/)).code).toBeNull();
    const midway = (await rowsOf(broken)).length;
    expect(midway).toBeGreaterThanOrEqual(1000);
    expect(midway).toBeLessThan(ROWS);
    const resumed = await runImport(broken);
    expect(resumed.code).toBe(0);
    expect(resumed.output).toContain(
      `${ROWS - midway} new, 0 changed, ${midway} unchanged, 0 left to their owners, 1 refused`,
    );
    const unbroken = await runImport(whole);
    expect(unbroken.output).toContain(`${ROWS} new, 0 changed, 0 unchanged, 0 left to their owners, 1 refused`);
    expect(await rowsOf(broken)).toEqual(await rowsOf(whole));
    expect(readFileSync(`${file}.refused.csv`, 'utf8')).toBe(
      '\ufeff"Name";"Straße";"PLZ";"Ort";"Leistungen";"Zeile im Original";"Grund der Ablehnung"\r\n' +
        `"'=Ohne(Ort)";"Weg 1";"";"";"";"${ROWS + 2}";"Postleitzahl und Ort fehlen"\r\n`,
    );
  });

  it('AC-05 reports at the start that the file for refused rows lies in no folder', async () => {
    const [database] = databases as [TestDatabase];
    const report = path.join(folder, 'nowhere', 'refused.csv');
    const { code, output } = await runImport(database, undefined, ['--report', report]);
    expect(code).toBe(1);
    expect(output).toBe(`The report ${report} cannot be written. Choose another file with --report.\n`);
  });

  it('AC-05 loads everything and then reports that the file for refused rows could not be written', async () => {
    const [database] = databases as [TestDatabase];
    const { code, output } = await runImport(database, undefined, ['--dry-run', '--report', '/dev/full']);
    expect(code).toBe(1);
    expect(output).toMatch(/^Would be done \(dry run\): 2601 rows read$/m);
    expect(output).toMatch(/\nThe report \/dev\/full is incomplete: ENOSPC.+\n$/);
  });
});
