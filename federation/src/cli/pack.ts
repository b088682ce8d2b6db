import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

/** The packages that a team with a repository of its own installs. */
const FOLDERS = ['shared-contracts', 'shared-ui', 'federation'] as const;
const TEST_TOOLS =
  /^(@swc\/jest|@testing-library\/.+|@types\/(jest|node|react|react-dom)|jest|jest-environment-jsdom|typescript)$/;

type Versions = Record<string, string>;
interface PackageJson {
  name: string;
  version: string;
  private?: boolean;
  scripts?: Record<string, string>;
  nx?: unknown;
  dependencies?: Versions;
  devDependencies?: Versions;
}
const readPackage = async (folder: string): Promise<PackageJson> =>
  JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as PackageJson;
const writePackage = (folder: string, content: PackageJson) =>
  writeFile(path.join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);

/** Tests, builds and installed packages are no part of a package. */
const isPart = (file: string) => !/(^|\/)(node_modules|dist|dist-dev)(\/|$)|(?<!template\/.*)\.test\.tsx?$/.test(file);

/** `"*"` for the packages of this repository becomes the range of the version that is packed. */
const withRanges = (dependencies: Versions | undefined, versions: Versions): Versions | undefined =>
  dependencies &&
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, versions[name] ?? range]));

/**
 * Writes the packages of the platform as archives into a folder, for a package registry: with versions instead of "*",
 * and with the settings for tests and types that slices in the repository take from its root.
 *
 * @returns the archives' file names
 */
export async function packPlatform(root: string, output: string): Promise<string[]> {
  await mkdir(output, { recursive: true });
  const packages = await Promise.all(FOLDERS.map((folder) => readPackage(path.join(root, folder))));
  const versions = Object.fromEntries(packages.map(({ name, version }) => [name, `^${version}`]));
  const stage = await mkdtemp(path.join(os.tmpdir(), 'care-pack-'));
  try {
    const files: string[] = [];
    for (const [i, folder] of FOLDERS.entries()) {
      const target = path.join(stage, folder);
      const source = path.join(root, folder);
      await cp(source, target, { recursive: true, filter: (file) => isPart(path.relative(source, file)) });
      const { private: _private, scripts: _scripts, nx: _nx, ...own } = packages[i]!;
      await writePackage(target, { ...own, dependencies: withRanges(own.dependencies, versions) });
      if (folder === 'federation') await completeFederation(root, target, versions);
      const { stdout } = await exec('npm', ['pack', '--json', '--pack-destination', path.resolve(output)], {
        cwd: target,
      });
      files.push(...(JSON.parse(stdout) as { filename: string }[]).map(({ filename }) => filename));
    }
    return files;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** Adds the settings and tools for tests and types, and makes the template a slice outside of the repository. */
async function completeFederation(root: string, target: string, versions: Versions): Promise<void> {
  const tools = Object.entries((await readPackage(root)).devDependencies ?? {}).filter(([name]) =>
    TEST_TOOLS.test(name),
  );
  const own = await readPackage(target);
  await writePackage(target, { ...own, dependencies: { ...own.dependencies, ...Object.fromEntries(tools) } });

  const template = path.join(target, 'template');
  for (const file of ['tsconfig.json', 'package.json']) {
    const text = await readFile(path.join(template, file), 'utf8');
    const outside = text
      .replace('node ../federation/bin/care-slice.mjs build', 'care-slice build')
      .replace('../federation/tsconfig.base.json', '@care/federation/tsconfig.base.json');
    await writeFile(path.join(template, file), outside);
  }
  await writeFile(path.join(template, 'jest.config.cjs'), "module.exports = require('@care/federation/jest');\n");
  const slice = await readPackage(template);
  const check = 'npm run typecheck && jest && npm run build && care-slice check';
  await writePackage(template, {
    ...slice,
    scripts: { ...slice.scripts, unit: 'jest', check },
    dependencies: withRanges(slice.dependencies, versions),
    devDependencies: withRanges(slice.devDependencies, versions),
  });
}
