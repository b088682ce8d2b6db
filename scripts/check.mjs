// npm run check -- mf-search: lint, types and unit tests of one package, at the same time.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const [folder = ''] = process.argv.slice(2);
if (!/^[\w-]+$/.test(folder) || !existsSync(path.join(root, folder, 'tsconfig.json'))) {
  console.error('Name the folder of one package: npm run check -- mf-search');
  process.exit(1);
}

/** Runs a command and prints its output in one piece when it has ended. */
function check(title, command, words, cwd = root) {
  const begin = Date.now();
  const child = spawn(path.join(root, 'node_modules/.bin', command), words, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('close', (code) => {
      console.log(`${output}${code === 0 ? '✓' : '✗'} ${title} (${((Date.now() - begin) / 1000).toFixed(1)} s)`);
      resolve(code === 0);
    });
  });
}

// No rule looks into another file, so that a file that did not change need not be read again.
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', `node_modules/.cache/eslint/${folder}`];
const results = await Promise.all([
  check('lint', 'eslint', [`${folder}/**/*.{ts,tsx}`, '--max-warnings', '0', ...cache]),
  check('types', 'oxlint', [folder]),
  check('unit tests', 'jest', [], path.join(root, folder)),
]);
process.exit(results.every(Boolean) ? 0 : 1);
