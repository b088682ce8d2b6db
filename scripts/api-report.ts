// Lists what slices share at run time in <package>/api-report.txt: every public name of the shared modules with its
// type, and the types that it refers to. Without arguments the program compares the list with the sources, so that a
// changed contract is seen in review and its version is raised (EM-03). With --write it writes the list again.
// The last report of the previous version is api-released.txt. A change that needs a higher version than that of
// package.json is refused, also with --write.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { apiChange, isEnough } from '../federation/src/build/api-change';
import { contractsVersion, sharedNames } from '../federation/src/build/shared';
import { SharedDeclarations, type Origin } from '../federation/src/build/shared-declarations';

const isWriting = process.argv.includes('--write');
const root = path.resolve(import.meta.dirname, '..');
const folders = { '@care/contracts': 'shared-contracts', '@care/ui': 'shared-ui' } as const;

interface SharedModule {
  name: string;
  file: string;
}

/** The shared modules of a package with their files, from its own `exports`. */
function modulesOf(packageName: string, folder: string): SharedModule[] {
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const names = sharedNames.filter((name) => name === packageName || name.startsWith(`${packageName}/`));
  return names.map((name) => ({
    name,
    file: path.join(root, folder, exports[`.${name.slice(packageName.length)}`] ?? ''),
  }));
}

/**
 * Payloads are part of the API's contract and stand in its OpenAPI document. Names of another package stand in its own
 * report.
 */
const isReported = (origin: Origin, folder: string): origin is { file: string; name: string } =>
  'file' in origin && origin.file.startsWith(path.join(root, folder)) && !origin.file.includes('/src/schemas/');

function report(declarations: SharedDeclarations, modules: readonly SharedModule[], folder: string): string {
  const written = new Set<string>();
  const waiting: Origin[] = [];
  const describe = (exported: string | null, origin: Origin): string[] => {
    if ('library' in origin) return exported ? [`${exported} (from ${origin.library})`] : [];
    const { text, mentions } = declarations.describe(origin);
    written.add(`${origin.file} ${origin.name}`);
    waiting.push(...mentions);
    return [exported && exported !== origin.name ? `${exported} = ${text}` : text];
  };
  const parts = modules.map(({ name, file }) => {
    const lines = [...declarations.exportsOf(file)].flatMap(([exported, origin]) => describe(exported, origin));
    return [name, lines] as const;
  });
  const further: string[] = [];
  for (let origin = waiting.pop(); origin; origin = waiting.pop())
    if (isReported(origin, folder) && !written.has(`${origin.file} ${origin.name}`))
      further.push(...describe(null, origin));
  return [...parts, ['types that these speak of', further] as const]
    .map(([title, lines]) => `# ${title}\n\n${[...lines].sort().join('\n')}\n`)
    .join('\n');
}

/** The lines of one text that are missing in the other. */
function linesOnlyIn(text: string, other: string): string[] {
  const known = new Set(other.split('\n'));
  return text.split('\n').filter((line) => !known.has(line));
}

/** Prints the changes and the required version. */
function explain(file: string, before: string, now: string): void {
  const [gone, come] = [linesOnlyIn(before, now), linesOnlyIn(now, before)];
  console.log(`${file} is not what the sources say:`);
  for (const line of gone.slice(0, 20)) console.log(`  - ${line}`);
  for (const line of come.slice(0, 20)) console.log(`  + ${line}`);
  console.log(
    `Slices in production rely on it: the version in shared-contracts/package.json, now ${contractsVersion()}, must say so, ` +
      'and commit the report with the change.',
  );
  console.log(isWriting ? 'The report was written.' : '`npm run api-report` writes it.');
}

const packages = Object.entries(folders).map(([name, folder]) => ({ folder, modules: modulesOf(name, folder) }));
const { config } = ts.readConfigFile(path.join(root, 'shared-ui/tsconfig.json'), ts.sys.readFile) as { config: object };
const declarations = new SharedDeclarations(
  [...packages.flatMap(({ modules }) => modules.map(({ file }) => file)), path.join(root, 'shared-ui/src/assets.d.ts')],
  ts.parseJsonConfigFileContent(config, ts.sys, path.join(root, 'shared-ui')).options,
);

/** Compares a file with the sources, or writes it. */
function keep(file: string, before: string, now: string): void {
  if (before === now) return;
  explain(file, before, now);
  if (isWriting) writeFileSync(path.join(root, file), now);
  else process.exitCode = 1;
}

const contentOf = (file: string): string =>
  existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';

const versionOf = (text: string): string | undefined => /^Version (\S+)/.exec(text)?.[1];

/** Refuses what needs a higher version, compared with the last report of the version before. */
function checkVersion(folder: string, before: string, now: string): void {
  const file = path.join(folder, 'api-released.txt');
  const isRaised = versionOf(before) !== contractsVersion();
  const released = isRaised && before ? before : contentOf(file);
  if (isRaised && isWriting && before) writeFileSync(path.join(root, file), before);
  const { level, breaking } = apiChange(released, now);
  const last = versionOf(released) ?? '0.0.0';
  if (isEnough(level, last, contractsVersion())) return;
  console.log(
    [
      `${folder} needs a ${level} version: ${last} was the last one, package.json has ${contractsVersion()}.`,
      ...breaking,
    ]
      .slice(0, 20)
      .join('\n  '),
  );
  process.exitCode = 1;
}

for (const { folder, modules } of packages) {
  const file = path.join(folder, 'api-report.txt');
  const before = contentOf(file);
  const now = `Version ${contractsVersion()}\n\n${report(declarations, modules, folder)}`;
  checkVersion(folder, before, now);
  keep(file, before, now);
}
