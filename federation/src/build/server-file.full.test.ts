import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { sliceForServer } from './preset';
import { runWebpack } from './run-webpack';

describe("a slice's file for the server", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(import.meta.dirname, '.server-file-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('SH-18 runs a module when it is read: one that throws takes no other along, and throws again', async () => {
    mkdirSync(path.join(folder, 'exposes'));
    const write = (name: string, text: string) => writeFileSync(path.join(folder, 'exposes', name), text);
    write('good.ts', "export const load = async () => 'loaded'; export { default } from './shown';");
    write('shown.ts', "export default () => 'shown';");
    write('broken.ts', "export const load = 1; throw new Error('while it was read'); export default 2;");
    const exposes = { good: './exposes/good.ts', broken: './exposes/broken.ts' };
    const output = path.join(folder, 'dist');
    await runWebpack([sliceForServer({ name: 'mf-test', contracts: '^1.0.0', exposes }, { context: folder, output })]);
    const exported = createRequire(output)('./dist/server.cjs') as Record<string, { default: () => string }>;
    expect(Object.keys(exported)).toEqual(['good', 'broken']);
    for (const _ of [1, 2]) expect(() => exported.broken).toThrow('while it was read');
    expect(exported.good?.default()).toBe('shown');
  });
});
