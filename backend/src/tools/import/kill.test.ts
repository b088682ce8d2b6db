import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { runProgram } from '../../testing/run-program';
import { databaseOfTests } from '../../testing/test-database';

const ROWS = 2600;
const TOWNS = ['50667;Köln', '80331;München', '20095;Hamburg', '01067;Dresden'];

const folder = folderOfTests();
const file = path.join(folder, 'providers.csv');
const [whole, broken] = [databaseOfTests(), databaseOfTests()];
beforeAll(() => {
  // Few names and towns, so that slugs get numbers; a second run must not change their order.
  const rows = Array.from(
    { length: ROWS },
    (_, index) => `Haus ${index % 7};Weg ${index};${TOWNS[index % 4]};Tagespflege`,
  );
  writeFileSync(file, `Name;Straße;PLZ;Ort;Leistungen\n${rows.join('\n')}\n=Ohne(Ort);Weg 1;;;\n`);
});

/** Runs the real program, and kills it (SIGKILL) when its output matches. */
const runImport = ({ url }: typeof whole, words: string[] = [], killWhen?: RegExp) =>
  runProgram(
    'import',
    { DATABASE_URL: url },
    { words: [file, ...words], onOutput: (output, child) => void (killWhen?.test(output) && child.kill('SIGKILL')) },
  );

const rowsOf = async ({ client }: typeof whole): Promise<unknown[]> =>
  (
    await client.query(
      'select slug, name, street, zip_code, city_slug, place_id, lat, lon, services_mask, import_key from company order by import_key',
    )
  ).rows;

it('AC-05 gives the same rows if it is killed midway and run again', async () => {
  expect((await runImport(broken, [], /\b1000 rows/)).code).toBeNull();
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
  const report = path.join(folder, 'nowhere', 'refused.csv');
  expect(await runImport(whole, ['--report', report])).toEqual({
    code: 1,
    output: `The report ${report} cannot be written. Choose another file with --report.\n`,
  });
});

it('AC-05 loads everything and then reports that the file for refused rows could not be written', async () => {
  const { code, output } = await runImport(whole, ['--dry-run', '--report', '/dev/full']);
  expect(code).toBe(1);
  expect(output).toMatch(/^Would be done \(dry run\): 2601 rows read$/m);
  expect(output).toMatch(/\nThe report \/dev\/full is incomplete: ENOSPC.+\n$/);
});
