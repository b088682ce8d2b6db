import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { sliceForServer } from './preset';
import { runWebpack } from './run-webpack';

const folder = folderOfTests(path.join(import.meta.dirname, '../../../.data'));

it('SH-18 runs a module when it is read: one that throws takes no other along, and throws again', async () => {
  writeFiles(path.join(folder, 'exposes'), {
    'good.ts': "export const load = async () => 'loaded'; export { default } from './shown';",
    'shown.ts': "export default () => 'shown';",
    'broken.ts': "export const load = 1; throw new Error('while it was read'); export default 2;",
  });
  const exposes = { good: './exposes/good.ts', broken: './exposes/broken.ts' };
  const output = path.join(folder, 'dist');
  await runWebpack([sliceForServer({ name: 'mf-test', contracts: '^1.0.0', exposes }, { context: folder, output })]);
  const exported = createRequire(output)('./dist/server.cjs') as Record<string, { default: () => string }>;
  expect(Object.keys(exported)).toEqual(['good', 'broken']);
  for (const _ of [1, 2]) expect(() => exported.broken).toThrow('while it was read');
  expect(exported.good?.default()).toBe('shown');
});
