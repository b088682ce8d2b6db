import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { contractsVersion } from '../build/shared';
import { newSlice } from './new-slice';

const folder = folderOfTests();
let root: string;
beforeEach(() => (root = mkdtempSync(path.join(folder, 'one-'))));

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

it('EM-03 makes a slice in which nothing is called as in the template', async () => {
  expect(await newSlice('care-events', root)).toContain('npm install');
  const files = readdirSync(path.join(root, 'mf-care-events'), { recursive: true, encoding: 'utf8' });
  const named = ['exposes/page.ts', 'routes/CareEventsPage.tsx', 'routes/CareEventsPage.test.tsx'];
  expect(files).toEqual(expect.arrayContaining(['package.json', 'federation.ts', 'texts.de.json', ...named]));
  for (const file of files.filter((one) => /\.\w+$/.test(one))) {
    expect(file).not.toMatch(/sample/i);
    expect(read(path.join('mf-care-events', file))).not.toMatch(/sample/i);
  }
  const definition = read('mf-care-events/federation.ts');
  expect(definition).toContain("name: 'mf-care-events'");
  expect(definition).toContain(`contracts: '^${contractsVersion()}'`);
  expect(definition).toContain("{ label: 'Care Events', to: '/care-events', order: 90 }");
  expect(read('mf-care-events/exposes/page.ts')).toContain("'../routes/care-events-page'");
});

it('EM-03 enters it in the lists of the repository', async () => {
  writeFiles(root, {
    'package.json': JSON.stringify({ workspaces: ['shell', 'mf-a', 'e2e'] }),
    'docs/CODEOWNERS': '/mf-a/  @firm/a\n',
    'README.md': '| Folder |\n| [`mf-a/`](mf-a/README.md) | Slice: a |\n\nMore\n',
  });
  await newSlice('events', root);
  expect(JSON.parse(read('package.json'))).toEqual({ workspaces: ['shell', 'mf-a', 'mf-events', 'e2e'] });
  expect(read('docs/CODEOWNERS')).toBe('/mf-a/  @firm/a\n/mf-events/ @firm/events\n');
  expect(read('README.md')).toBe(
    '| Folder |\n| [`mf-a/`](mf-a/README.md) | Slice: a |\n| [`mf-events/`](mf-events/README.md) | Slice: events |\n\nMore\n',
  );
});

it('EM-03 refuses names that are none, and writes nothing', async () => {
  for (const name of ['Events', 'mf_events', '-events', 'events-', '../events', 'e2e', ''])
    await expect(newSlice(name, root)).rejects.toThrow('small letters');
  expect(readdirSync(root)).toEqual([]);
});

it('EM-03 leaves a slice that is there as it is', async () => {
  mkdirSync(path.join(root, 'mf-events'));
  await expect(newSlice('events', root)).rejects.toThrow('mf-events is there already');
  expect(readdirSync(path.join(root, 'mf-events'))).toEqual([]);
});
