import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Installed and built folders, and the slices that another test makes meanwhile. */
const SKIPPED = /^(node_modules|dist|dist-dev|test-results|playwright-report|mf-dev-.*|\..*)$/;

/** All files below a folder, without those that are installed or built. */
const filesBelow = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (SKIPPED.test(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });

const files = filesBelow('.');
const folders = readdirSync(root, { withFileTypes: true }).filter(
  (entry) => entry.isDirectory() && !SKIPPED.test(entry.name),
);
const documents = files.filter((file) => file.endsWith('.md'));
const scripts = new Set(
  files
    .filter((file) => path.basename(file) === 'package.json')
    .flatMap((file) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {})),
);

/** All matches of a pattern's first group in the documents, as "document: match". */
const inDocuments = (pattern: RegExp): [document: string, match: string][] =>
  documents.flatMap((document) =>
    [...read(document).matchAll(pattern)].map(([, match = '']) => [document, match] as [string, string]),
  );

const shown = (found: [string, string][]): string[] => found.map(([document, match]) => `${document}: ${match}`);

const other = folderOfTests();

it('has a line of docs/asvs.csv for each requirement of levels 1 and 2, proven by files and rows of behaviours that exist', () => {
  const lines = read('docs/asvs.csv').trim().split('\n').slice(1);
  const rows = read('docs/behaviours.md');
  const isWrong = (line: string): boolean => {
    const [requirement = '', state = '', reason, evidence, ...more] = line.split(',');
    const isKnown = /^V\d+\.\d+\.\d+$/.test(requirement) && /^(met|not applicable|operator|open)$/.test(state);
    const isProven = !evidence || rows.includes(`| ${evidence} |`) || existsSync(path.join(root, evidence));
    return !isKnown || !reason || !isProven || more.length > 0;
  };
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(253);
  expect(lines).toHaveLength(253);
  expect(lines.filter(isWrong)).toEqual([]);
});

it('OP-19 every build writes a bill of materials and the notices of all packages, and fails on other licences', () => {
  const words = ['--import', 'tsx', 'scripts/supply-chain.ts'];
  const build = (folder: string) => spawnSync(process.execPath, [...words, folder], { cwd: root, encoding: 'utf8' });
  expect(build('.')).toMatchObject({ status: 0, stderr: '' });
  const { components } = JSON.parse(read('dist/sbom.cdx.json')) as {
    components: { name: string; version: string }[];
  };
  expect(components).toContainEqual(expect.objectContaining({ name: 'fastify', version: '5.12.8' }));
  expect(read('dist/third-party-notices.txt')).toMatch(/^fastify 5\.12\.8 \(MIT\)\n\nMIT License/m);
  const packages = { 'node_modules/one': { version: '1.0.0', license: 'AGPL-3.0' } };
  writeFiles(other, { 'package-lock.json': JSON.stringify({ packages }) });
  const refused = 'one 1.0.0 has the licence "AGPL-3.0", which nobody has allowed';
  expect(build(other)).toMatchObject({ status: 1, stderr: expect.stringContaining(refused) });
});

it('links to files that exist', () => {
  const links = inDocuments(/\]\(([^)#\s]+)[^)]*\)/g).filter(([, link]) => !link.startsWith('http'));
  expect(links.length).toBeGreaterThan(50);
  const missing = links.filter(([document, link]) => !existsSync(path.join(root, path.dirname(document), link)));
  expect(shown(missing)).toEqual([]);
});

it('names files and folders of the repository that exist', () => {
  const start = folders.map(({ name }) => name).join('|');
  const named = inDocuments(new RegExp(`\`((?:${start})/[\\w./-]+)\``, 'g'));
  const missing = named.filter(
    ([, file]) =>
      !/\/(dist|dist-dev|node_modules)(\/|$)/.test(file) &&
      !existsSync(path.join(root, file)) &&
      !files.some((one) => one.startsWith(`${file}.`)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(shown(missing)).toEqual([]);
});

it('names commands that exist', () => {
  const commands = inDocuments(/npm run ([a-z][\w:-]*)/g);
  expect(commands.length).toBeGreaterThan(30);
  expect(shown(commands.filter(([, command]) => !scripts.has(command)))).toEqual([]);
});

it.each(['shared-contracts', 'shared-ui'])('lists every import that %s offers', (folder) => {
  const { exports } = JSON.parse(read(`${folder}/package.json`)) as { exports: Record<string, unknown> };
  const readme = read(`${folder}/README.md`);
  const offered = Object.keys(exports).map((name) => name.slice(1));
  expect(offered.length).toBeGreaterThan(10);
  const unlisted = offered.filter((name) => !/^$|^\/package\.json$|\*$/.test(name) && !readme.includes(`${name}\``));
  expect(unlisted).toEqual([]);
});

it('draws all domains of the backend', () => {
  const [, drawn = ''] = /^ +domains\["domains: (.+?)"\]/m.exec(read('docs/architecture.md')) ?? [];
  expect(drawn.split(', ').sort()).toEqual(readdirSync(path.join(root, 'backend/src/domains')).sort());
});
