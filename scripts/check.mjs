// npm run check: lint, types and unit tests of what the change since main can affect, at the same time. npm run check --
// mf-search: those of one package. Browser tests are part of npm test alone.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LESS_COLLECTING } from './less-collecting.mjs';

const root = path.resolve(import.meta.dirname, '..');
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const readPackage = (folder) => JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

/** What all tests, all lint or all types depend on. */
const CONCERNS_ALL = /^([\w.-]+\.(json|js|cjs)|federation\/jest\/.+)$/;
const CODE = /\.(ts|tsx|mjs|cjs|js)$/;

/** The parts of a check: what ESLint and oxlint read, and the runs of Jest. */
function partsOf(folder) {
  if (folder) return { lint: [folder], types: [folder], jest: [[path.join(root, folder, path.sep)]] };
  const [base] = git('merge-base', 'main', 'HEAD');
  const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
  if (changed.some((file) => CONCERNS_ALL.test(file))) return { lint: ['.'], types: [], jest: [[]] };
  const lint = changed.filter((file) => CODE.test(file) && existsSync(path.join(root, file)));
  const since = ['--changedSince', 'main'];
  // Jest does not see who reads a migration.
  const isBackendWhole = changed.some((file) => file.startsWith('backend/') && !/\.(ts|md)$/.test(file));
  const jest = isBackendWhole
    ? [
        ['--selectProjects', 'backend'],
        ['--selectProjects', 'node', 'dom', ...since],
      ]
    : [since];
  return { lint, types: usersOf(changed.filter((file) => CODE.test(file))), jest };
}

/** The packages of some files, and those that depend on one of them. */
function usersOf(files) {
  const packages = readPackage('.')
    .workspaces.filter((folder) => !folder.startsWith('hosts/'))
    .map((folder) => ({ folder, ...readPackage(folder) }));
  const found = new Set();
  const add = ({ folder, name }) => {
    if (found.has(folder)) return;
    found.add(folder);
    packages
      .filter(({ dependencies, devDependencies }) => name in { ...dependencies, ...devDependencies })
      .forEach(add);
  };
  packages.filter(({ folder }) => files.some((file) => file.startsWith(`${folder}/`))).forEach(add);
  return [...found];
}

const env = {
  ...process.env,
  PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  ...LESS_COLLECTING,
};

/** Runs a command and prints its output in one piece when it has ended. */
function check(title, command, words) {
  const begin = Date.now();
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, words, { cwd: root, stdio, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      console.log(`${output}${code === 0 ? '✓' : '✗'} ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

const [folder = ''] = process.argv.slice(2);
if (folder && !existsSync(path.join(root, folder, 'tsconfig.json'))) {
  console.error('Name the folder of one package: npm run check -- mf-search');
  process.exit(1);
}
const { lint, types, jest } = partsOf(folder);
// No rule looks into another file, so that a file that did not change need not be read again.
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', 'node_modules/.cache/eslint/'];
const results = await Promise.all([
  lint.length === 0 || check('lint', 'eslint', [...lint, '--max-warnings', '0', '--no-warn-ignored', ...cache]),
  lint.length === 0 || check('imports', 'npm', ['run', '--silent', 'import-rules']),
  (types.length === 0 && lint[0] !== '.') || check('types', 'oxlint', types),
  (async () => {
    const good = [];
    for (const words of jest) good.push(await check('unit tests', 'jest', words));
    return good.every(Boolean);
  })(),
]);
process.exit(results.every(Boolean) ? 0 : 1);
