import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { SharedDeclarations } from './shared-declarations';

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
});
