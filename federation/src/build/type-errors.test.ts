import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@care/contracts/testing/folder';
import type { SliceDefinition } from '@care/contracts/slice';
import { installSmallPackages } from '../../testing/small-packages';
import { sourcesOfSlice } from './sources';
import { typeErrors } from './type-errors';

// Inside the repository, where the types of other packages are installed.
const repository = path.resolve(import.meta.dirname, '../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(repository, '.types-test-'));
  installSmallPackages(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

async function errorsOf(files: Record<string, string>, definition: Partial<SliceDefinition>): Promise<string[]> {
  writeFiles(folder, files);
  const sources = await sourcesOfSlice(folder, { name: 'mf-test', contracts: '^1.0.0', exposes: {}, ...definition });
  const before = readdirSync(folder);
  const errors = await typeErrors(folder, sources);
  expect(readdirSync(folder)).toEqual(before);
  return errors;
}

it('EM-03 are refused with the place and the words of the compiler, but not for its tests', async () => {
  const page = { 'routes/Page.ts': 'export const page: number = 1;' };
  const errors = await errorsOf({ ...page, 'a.ts': '\nexport const a: number = "1";', 'a.test.ts': 'x' }, {});
  expect(errors).toEqual(["a.ts(2,14): error TS2322: Type 'string' is not assignable to type 'number'."]);
});

it('EM-03 include the slots that it fills and shows: their names, and the props that they get', async () => {
  const filling = (props: string) => `export default ({ companyId }: ${props}) => String(companyId);`;
  const exposes = { good: './good.ts', bad: './bad.ts', page: './page.ts' };
  const [good, bad] = [filling('{ companyId: number }'), filling('{ companyId: string }')];
  const files = { 'good.ts': good, 'bad.ts': bad, 'page.ts': 'export default 1;' };
  const unknown = 'of.nobody' as 'nav.inbox';
  const errors = await errorsOf(files, {
    exposes,
    routes: [{ path: '/test', expose: 'page', slots: ['nav.inbox', unknown] }],
    fills: { 'company.package': 'good', 'company.reviews': 'bad', [unknown]: 'good' },
  });
  expect(errors).toEqual([
    expect.stringMatching(/^shell-check\.ts.*'typeof import\("page"\)' does not satisfy .* 'PageModule'/),
    expect.stringMatching(/'typeof import\("bad"\)' does not satisfy the expected type 'SlotModule/),
    expect.stringMatching(/'of\.nobody' does not exist on type 'SlotProps'/),
    expect.stringMatching(/'"of\.nobody"' does not satisfy .*SlotProps/),
  ]);
});
