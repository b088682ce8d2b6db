// npm run supply-chain: writes dist/sbom.cdx.json (CycloneDX) and dist/third-party-notices.txt of what runs in production,
// and fails if a package, also of the tools, has a licence that nobody has allowed.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The repository, or a folder with another package-lock.json. */
const root = path.resolve(import.meta.dirname, '..', process.argv[2] ?? '.');
const output = path.join(root, 'dist');

/** Licences that ask for no more than a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR Apache-2.0)',
  '(MIT OR CC0-1.0)',
  'Python-2.0',
  'Unlicense',
]);

/** Packages with another licence, or without one in their package.json, and why they may be used. */
const EXCEPTIONS: [name: RegExp, licence: string, reason: string][] = [
  [/^@axe-core\/playwright$|^axe-core$/, 'MPL-2.0', 'tests only'],
  [/^mediabunny$/, 'MPL-2.0', 'bundled unchanged'],
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later', 'a shared library of sharp'],
  [/^@img\/sharp-win32-/, 'Apache-2.0 AND LGPL-3.0-or-later', 'sharp on Windows'],
  [/^@img\/sharp-wasm32$/, 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'sharp on other systems'],
  [/^@mapbox\/search-js-|^mapbox-gl$/, 'SEE LICENSE IN LICENSE.txt', 'only with an account of Mapbox'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data for builds'],
  [/^spdx-exceptions$/, 'CC-BY-3.0', 'data for tools'],
  [/^@mapbox\/sphericalmercator$/, 'none', 'BSD, see its LICENSE.md'],
  [/^png-js$/, 'none', 'MIT, see its LICENSE'],
  [/^@mapbox\/jsonlint-lines-primitives$/, 'none', 'names none; a copy of jsonlint, which has MIT'],
];

type Package = ReturnType<typeof readPackages>[number];

interface Lockfile {
  packages: Record<
    string,
    { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
  >;
}

function readPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  return Object.entries(packages)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .map(([place, { version = '', license, dev, devOptional }]) => ({
      place,
      name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license ?? 'none',
      isForTools: dev === true || devOptional === true,
    }));
}

/** One line for each package whose licence is not allowed, and for each exception that nothing needs any more. */
function problemsOf(packages: readonly Package[]): string[] {
  const others = packages.filter(({ licence }) => !ALLOWED.has(licence));
  const isExcepted = ({ name, licence }: Package): boolean =>
    EXCEPTIONS.some(([pattern, expected]) => pattern.test(name) && expected === licence);
  const unused = EXCEPTIONS.filter(([pattern]) => !others.some(({ name }) => pattern.test(name)));
  return [
    ...others
      .filter((one) => !isExcepted(one))
      .map(({ name, version, licence }) => `${name} ${version} has the licence "${licence}", which nobody has allowed`),
    ...unused.map(([pattern]) => `no package needs the exception ${pattern}`),
  ];
}

/** The texts that a package asks to pass on. */
function noticeOf({ place, name, version, licence }: Package): string {
  const folder = path.join(root, place);
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|copyright|notice)/i.test(file) && !/\.(js|ts|json)$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return `${name} ${version} (${licence})\n\n${texts.join('\n\n')}`.trim();
}

const packages = readPackages();
const problems = problemsOf(packages);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

mkdirSync(output, { recursive: true });
const shipped = packages.filter(({ place, isForTools }) => !isForTools && existsSync(path.join(root, place)));
const line = `\n\n${'='.repeat(80)}\n\n`;
writeFileSync(path.join(output, 'third-party-notices.txt'), `${shipped.map(noticeOf).join(line)}\n`);
const words = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev'];
writeFileSync(path.join(output, 'sbom.cdx.json'), execFileSync('npm', words, { cwd: root, maxBuffer: 1e8 }));
console.log(`dist/sbom.cdx.json and dist/third-party-notices.txt name ${shipped.length} packages.`);
