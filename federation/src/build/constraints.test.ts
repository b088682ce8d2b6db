import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Package {
  engines?: Record<string, string>;
  workspaces?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const packageOf = (folder: string) => JSON.parse(read(path.join(folder, 'package.json'))) as Package;
const main = packageOf('.');
/** The foreign pages of the tests have frameworks of their own, which is what they are for. */
const folders = (main.workspaces ?? []).filter((folder) => !folder.startsWith('hosts/'));
/** The TypeScript files below a folder, without tests and what is built or installed. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)(dist|dist-dev|node_modules)\//.test(file))
    .map((file) => path.join(folder, file))
    .sort();
const firstNumber = (text: string, pattern: RegExp) => pattern.exec(text)?.[1];

it('EM-02 each library has one version in all packages, without a range', () => {
  const versions = new Map<string, Set<string>>();
  for (const folder of ['.', ...folders]) {
    const { dependencies, devDependencies } = packageOf(folder);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  expect([...versions].filter(([, several]) => several.size > 1)).toEqual([]);
  const ranged = [...versions].filter(([name, [version = '']]) => !name.startsWith('@care/') && !/^\d/.test(version));
  expect(ranged).toEqual([]);
});

it('SH-27 the served paths and the release folder stand in one place each', () => {
  const sources = ['federation/src', 'shell/client', 'shell/server'].flatMap(sourcesOf);
  const withPath = sources.filter((file) =>
    /['"`]\/(?:releases|shell)\/|\\\/\(?(?:\?:)?(?:releases|shell)\b/.test(read(file)),
  );
  expect(withPath).toEqual(['federation/src/served-paths.ts']);
  const folder = firstNumber(read('shell/server/settings.ts'), /\.default\('([^']+\/releases)'\)/);
  expect(folder).toBeDefined();
  expect(firstNumber(read('federation/src/cli/main.ts'), /path\.join\(root, '([^']+\/releases)'\)/)).toBe(folder);
});

it('SH-13 every catalogue of texts has a namespace of its own', () => {
  const calls = folders.flatMap(sourcesOf).flatMap((file) => {
    const code = read(file).replaceAll(/^ *\*.*$/gm, '');
    const found = [...code.matchAll(/\baddTexts\(\s*(?:'([\w-]+)')?/g)];
    return found.map(([, namespace = 'no literal']) => ({ namespace, file }));
  });
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(({ namespace }) => ['no literal', 'shared'].includes(namespace))).toEqual([]);
  const filesOf = new Map<string, string[]>();
  for (const { namespace, file } of calls) filesOf.set(namespace, [...(filesOf.get(namespace) ?? []), file]);
  const several = [...filesOf.values()].filter((files) => files.length > 1);
  // One catalogue: browsers load it with the pages of accounts, servers with all texts.
  const accounts = ['account-texts.ts', 'server-texts.ts'].map((file) => `shared-contracts/src/texts/${file}`);
  expect(several).toEqual([accounts]);
});

it('SH-27 `npm start` refuses port 0 at once, because it could not find the program', () => {
  const started = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { SKIP_BUILD: 'on', DATA_DIR: path.join(tmpdir(), 'never-made'), API_PORT: '0' },
    encoding: 'utf8',
    timeout: 10_000,
  });
  expect([started.status, started.stderr]).toEqual([1, expect.stringContaining('API_PORT: must not be 0')]);
});

it('SH-27 `npm start` uses the ports that the programs have as default', () => {
  const start = read('scripts/start.mjs');
  expect(firstNumber(start, /given\.PORT \?\? '(\d+)'/)).toBe(
    firstNumber(read('shell/server/settings.ts'), /\bPORT: httpPortSchema\s*\.default\((\d+)\)/),
  );
  expect(firstNumber(start, /given\.API_PORT \?\? '(\d+)'/)).toBe(
    firstNumber(read('shell/server/settings.ts'), /http:\/\/127\.0\.0\.1:(\d+)/),
  );
});
