import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { declaredNames } from './api-change';
import { SharedDeclarations } from './shared-declarations';

const repository = path.resolve(import.meta.dirname, '../../..');

describe('the declarations in the report of what slices share', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'care-declarations-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  function declarationsOf(files: Record<string, string>): SharedDeclarations {
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    const all = Object.keys(files).map((name) => path.join(folder, name));
    return new SharedDeclarations(all, { module: ts.ModuleKind.ESNext, strict: true, types: [], noLib: true });
  }
  const origin = (file: string, name: string) => ({ file: path.join(folder, file), name });

  it('EM-03 end with the words of the compiler if it writes none for a file', () => {
    const declarations = declarationsOf({
      'hidden.ts': 'interface Hidden { a: string }\nexport const hidden: () => Hidden = null!;',
      'public.ts': "import { hidden } from './hidden';\nexport const shown = hidden();\nexport const other = 1;",
    });
    expect(() => declarations.describe(origin('public.ts', 'other'))).toThrow(
      /public\.ts: the compiler writes no declarations\n.*'shown' has or is using name 'Hidden'/,
    );
  });

  it('EM-03 also have the types of files that a module does not import itself', () => {
    const declarations = declarationsOf({
      'named.ts': 'export interface Named { a: string }\nexport const named: () => Named = null!;',
      'public.ts': "import { named } from './named';\nexport const shown = named();",
    });
    expect(declarations.describe(origin('public.ts', 'shown'))).toEqual({
      text: 'const shown: Named;',
      mentions: expect.arrayContaining([origin('named.ts', 'Named')]),
    });
  });

  it('EM-03 exist for every name: one without a declaration is refused', () => {
    const declarations = declarationsOf({ 'public.ts': 'export const shown = 1;' });
    expect(() => declarations.describe(origin('public.ts', 'gone'))).toThrow('gone has no declaration');
  });

  it.each(['shared-contracts', 'shared-ui'])('EM-03 are in the report of %s for each of its shared names', (name) => {
    const names = declaredNames(readFileSync(path.join(repository, name, 'api-report.txt'), 'utf8'));
    const since = createRequire(import.meta.url)('@care/contracts/since.json') as Record<string, object>;
    const modules = Object.keys(since).filter((module) => module.startsWith(name.replace('shared-', '@care/')));
    expect(modules.length).toBeGreaterThan(0);
    for (const module of modules)
      expect(Object.keys(since[module] ?? {}).filter((one) => !names.get(module)?.has(one))).toEqual([]);
  });
});
