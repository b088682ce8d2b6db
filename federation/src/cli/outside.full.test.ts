import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sliceManifest } from '../release/manifest';
import { packPlatform } from './pack';

const exec = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');

jest.setTimeout(900_000);

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'care-team-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs npm as the team does: without the environment and the settings of this repository's own npm. */
async function npm(where: string, ...words: string[]): Promise<string> {
  const environment = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(package|lifecycle|config)_|INIT_CWD|NODE_ENV|JEST_|NX_|LERNA_)/.test(name),
  );
  const { stdout } = await exec('npm', words, { cwd: where, env: Object.fromEntries(environment) });
  return stdout;
}

/**
 * What `npm install` of the archives leaves, without the package registry: the packed packages, and beside them links to
 * the other packages of this repository.
 */
async function install(team: string, archives: readonly string[]): Promise<void> {
  const modules = path.join(team, 'node_modules');
  const present = path.join(repository, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  for (const name of readdirSync(present).filter((one) => !one.startsWith('.') && one !== '@care'))
    symlinkSync(path.join(present, name), path.join(modules, name));
  for (const name of readdirSync(path.join(present, '.bin')).filter((one) => one !== 'care-slice'))
    symlinkSync(path.join(present, '.bin', name), path.join(modules, '.bin', name));
  symlinkSync('../@care/federation/bin/care-slice.mjs', path.join(modules, '.bin/care-slice'));
  for (const archive of archives) {
    const [, name = ''] = /care-(\w+)-[\d.]+\.tgz$/.exec(archive) ?? [];
    const target = path.join(modules, '@care', name);
    mkdirSync(target, { recursive: true });
    await exec('tar', ['-xzf', archive, '--strip-components=1', '-C', target]);
  }
}

it('EM-03 makes a slice outside of this repository, checks its types, tests and builds it against packed packages', async () => {
  const archives = await packPlatform(repository, path.join(folder, 'packages'));
  expect(archives).toHaveLength(3);
  const team = mkdtempSync(path.join(folder, 'team-'));
  writeFileSync(path.join(team, 'package.json'), JSON.stringify({ name: 'team', private: true, type: 'module' }));
  const files = archives.map((file) => path.join(folder, 'packages', file));
  await install(team, files);
  expect(readdirSync(path.join(team, 'node_modules/@care')).sort()).toEqual(['contracts', 'federation', 'ui']);
  const ui = JSON.parse(readFileSync(path.join(team, 'node_modules/@care/ui/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(ui.dependencies['@care/contracts']).toMatch(/^\^\d+\.\d+\.\d+$/);

  await exec(path.join(team, 'node_modules/.bin/care-slice'), ['new', 'events'], { cwd: team });
  const slice = path.join(team, 'mf-events');
  await npm(slice, 'run', 'unit', '--', '--json', '--outputFile=unit-results.json');
  const { numPassedTests, success } = JSON.parse(readFileSync(path.join(slice, 'unit-results.json'), 'utf8')) as {
    numPassedTests: number;
    success: boolean;
  };
  expect({ numPassedTests, success }).toEqual({ numPassedTests: 5, success: true });

  await npm(slice, 'run', 'build');
  const manifest = sliceManifest.parse(JSON.parse(readFileSync(path.join(slice, 'dist/slice.json'), 'utf8')));
  expect(manifest).toMatchObject({ name: 'mf-events', routes: [{ path: '/events' }] });

  // In the slice's own folder, with a store of its own.
  const cli = async (...words: string[]): Promise<string> => {
    const env = { ...process.env, RELEASES_DIR: path.join(folder, 'releases') };
    return (await exec(path.join(team, 'node_modules/.bin/care-slice'), words, { cwd: slice, env })).stdout;
  };
  const release = `mf-events ${manifest.version}`;
  expect(await cli('check')).toContain(`${release} may be published`);
  expect(await cli('publish')).toContain(`${release} is live`);
  expect(await cli('canary', '--percent', '5')).toContain(`${release} is the canary for 5 %`);
  const own = path.join(slice, 'package.json');
  writeFileSync(own, readFileSync(own, 'utf8').replace(/"sizeBudget": \d+/, '"sizeBudget": 0.5'));
  await expect(cli('publish')).rejects.toThrow('and its package.json allows 0.5 kB');
  expect(readFileSync(path.join(slice, 'package.json'), 'utf8')).toContain('&& care-slice check');

  // The build checks the types against the installed packages.
  const page = path.join(slice, 'routes/EventsPage.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<Heading level={1}>', '<Heading level={9}>'));
  await expect(npm(slice, 'run', 'build')).rejects.toThrow("is not assignable to type 'Level'");
  expect(existsSync(path.join(slice, 'dist'))).toBe(false);
});
