import { spawnSync } from 'node:child_process';
import path from 'node:path';

const RESTRICTED = '@typescript-eslint/no-restricted-imports';
const root = path.resolve(import.meta.dirname, '..');

type Write = (source: string, index: number) => string;

/** Ways to import, each as one line of code. */
export const waysToImport: Record<'value' | 'type' | 'lazy' | 'again' | 'all', Write> = {
  value: (source, index) => `import { a${index} } from '${source}';\n`,
  type: (source, index) => `import type { A${index} } from '${source}';\n`,
  lazy: (source, index) => `export const load${index} = () => import('${source}');\n`,
  again: (source, index) => `export { b${index} } from '${source}';\n`,
  all: (source) => `export * from '${source}';\n`,
};

/** A file with these imports. The path starts at the root of the repository; the file need not exist. */
type Planted = readonly [file: string, imports: readonly string[], write?: Write];

/** The import sources that this rule of ESLint refuses, for each file. */
export function refusedImports(files: readonly Planted[], rule = RESTRICTED): string[][] {
  const texts = files.map(([file, imports, write = waysToImport.value]) => [
    path.join(root, file),
    imports.map(write).join(''),
  ]);
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'lint-texts.mjs')], {
    cwd: root,
    input: JSON.stringify(texts),
    encoding: 'utf8',
  });
  if (stderr) throw new Error(stderr);
  const found = JSON.parse(stdout) as { ruleId: string; line: number }[][];
  return found.map((messages, index) => [
    ...new Set(
      messages.filter(({ ruleId }) => ruleId === rule).map(({ line }) => files[index]?.[1][line - 1] ?? `line ${line}`),
    ),
  ]);
}
