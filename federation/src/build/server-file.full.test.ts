import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
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
    const file = path.join(output, 'server.cjs');
    const module: { exports: Record<string, { default: () => string }> } = { exports: {} };
    compileFunction(readFileSync(file, 'utf8'), ['module', 'exports'])(module, module.exports);
    expect(Object.keys(module.exports)).toEqual(['good', 'broken']);
    for (const _ of [1, 2]) expect(() => module.exports.broken).toThrow('while it was read');
    expect(module.exports.good?.default()).toBe('shown');
  });
});
