import { spawnSync } from 'node:child_process';
import path from 'node:path';

const RESTRICTED = '@typescript-eslint/no-restricted-imports';
const root = path.resolve(import.meta.dirname, '..');

/**
 * The import sources that ESLint refuses, for each file with these imports. Paths start at the root of the repository;
 * the files need not exist.
 */
export function refusedImports(files: readonly (readonly [file: string, imports: readonly string[]])[]): string[][] {
  const texts = files.map(([file, imports]) => [
    path.join(root, file),
    imports.map((source, index) => `import { a${index} } from '${source}';\n`).join(''),
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
      messages
        .filter(({ ruleId }) => ruleId === RESTRICTED)
        .map(({ line }) => files[index]?.[1][line - 1] ?? `line ${line}`),
    ),
  ]);
}
