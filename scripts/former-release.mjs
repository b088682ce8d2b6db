// Runs tests of the former release against the schema of this one, as in a rolling upgrade: the APIs of the former
// release still answer when `npm run migrate` has been run (docs/operations.md#upgrade). The former release is
// FORMER_RELEASE (a tag or commit), or the commit before the newest migration was added. A commit from before the base of
// the migrations, or before a change of one of them, has no database that can be brought to this schema.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Every specified call, and what every role may do: together they use nearly every table. */
const TESTS = ['backend/src/app/contract.test.ts', 'backend/src/testing/authorization/authorization.test.ts'];

const root = path.resolve(import.meta.dirname, '..');
const git = (...words) => execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }).trim();

function formerRelease() {
  if (process.env.FORMER_RELEASE) return process.env.FORMER_RELEASE;
  const added = git('log', '-1', '--first-parent', '--format=%H', '--diff-filter=A', '--', 'backend/migrations');
  return added && git('rev-parse', '--verify', '--quiet', `${added}^`);
}

/** Links everything that is installed, and the packages of the former release instead of those of this one. */
function linkModules(from, to, packages) {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!['@care', '.cache'].includes(name)) symlinkSync(path.join(from, name), path.join(to, name));
  for (const [name, folder] of packages) {
    mkdirSync(path.join(to, '@care'), { recursive: true });
    symlinkSync(folder, path.join(to, name));
  }
}

let commit = '';
try {
  commit = formerRelease();
} catch {
  // No history: a downloaded archive or a shallow clone.
}
if (!commit) {
  console.log('Skipped: the history of this checkout does not have the former release.');
  process.exit(0);
}
const lost = git('diff', '--name-only', '--no-renames', '--diff-filter=DM', commit, '--', 'backend/migrations/*.sql');
if (lost) {
  const [first] = lost.split('\n');
  const result = process.env.FORMER_RELEASE ? 'Failed' : 'Skipped';
  console.log(
    `${result}: ${first} of ${commit.slice(0, 8)} was removed or changed, so no database comes from it to this one.`,
  );
  process.exit(process.env.FORMER_RELEASE ? 1 : 0);
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'care-former-'));
let code = 1;
try {
  console.log(`Former release: ${git('log', '-1', '--format=%h %s', commit)}`);
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1e9 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const { workspaces } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const packages = workspaces.map((name) => {
    const place = path.join(folder, name);
    return [JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8')).name, place];
  });
  linkModules(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), packages);
  linkModules(path.join(root, 'backend/node_modules'), path.join(folder, 'backend/node_modules'), []);
  const migrations = path.join(folder, 'backend/migrations');
  rmSync(migrations, { recursive: true });
  cpSync(path.join(root, 'backend/migrations'), migrations, { recursive: true });
  const words = ['--maxWorkers=1', ...TESTS];
  const jest = path.join(root, 'node_modules/.bin/jest');
  code = spawnSync(jest, words, { cwd: folder, stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
