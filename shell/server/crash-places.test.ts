import { createHash } from 'node:crypto';
import path from 'node:path';
import { folderOfTests, writeFiles } from '@care/contracts/testing/folder';
import { FolderReleaseStore } from '@care/federation/store';
import { CrashPlaces } from './crash-places';

const folder = folderOfTests();

/** Line 1, column 11 of the script is line 4, column 8 of the source, in `boom`. */
const sources = ['mf-x/features/rating/RatingList.tsx'];
const map = JSON.stringify({ version: 3, sources, names: ['boom'], mappings: 'UAGOA' });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Source maps as a build writes them; `index` is the release's list of them. */
function writeMaps(at: string, files: Record<string, string>, index: Record<string, string>): void {
  const maps = Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.map`, text]));
  writeFiles(path.join(folder, at), { ...maps, 'index.json': JSON.stringify(index) });
}
writeMaps(
  'store/mf-x/1.0.0-abc/maps',
  { 'page.1.js': map, 'changed.js': map, 'unlisted.js': map, 'broken.js': '{' },
  { 'page.1.js': hashOf(map), 'changed.js': hashOf('another'), 'broken.js': hashOf('{') },
);
writeMaps('own', { 'main.2.js': map }, { 'main.2.js': hashOf(map) });
// A file beside the store with the format of a map, which a client could try to reach.
writeMaps('maps', { 'page.1.js': map }, { 'page.1.js': hashOf(map) });

const PLACE = 'mf-x/features/rating/RatingList.tsx:4:8 (boom)';
const SCRIPT = 'https://pflege.example/releases/mf-x/1.0.0-abc/web/page.1.js';

const places = new CrashPlaces(new FolderReleaseStore(path.join(folder, 'store')), path.join(folder, 'own'));

it('SH-18 are found for the stacks of all browsers, also after further tries to load the script', async () => {
  const stack = `TypeError: kaputt
      at boom (${SCRIPT}:1:11)\nboom@${SCRIPT}?again=2:1:11
      at async Promise.all (index 0)\n    at https://pflege.example/shell/main.2.js:1:11`;
  expect(await places.find(stack)).toEqual([PLACE, PLACE, PLACE]);
});

it.each([
  ['another version', 'mf-x/1.0.0-zzz/web/page.1.js:1:11', 'mf-x 1.0.0-zzz page.1.js:1:11'],
  ['a line that the map does not have', 'mf-x/1.0.0-abc/web/page.1.js:99:1', 'mf-x 1.0.0-abc page.1.js:99:1'],
  ['a map with another hash', 'mf-x/1.0.0-abc/web/changed.js:1:11', 'mf-x 1.0.0-abc changed.js:1:11'],
  ['a map that the release does not name', 'mf-x/1.0.0-abc/web/unlisted.js:1:11', 'mf-x 1.0.0-abc unlisted.js:1:11'],
  ['a map that is none', 'mf-x/1.0.0-abc/web/broken.js:1:11', 'mf-x 1.0.0-abc broken.js:1:11'],
  ['a name of every object', 'mf-x/1.0.0-abc/web/constructor.js:1:1', 'mf-x 1.0.0-abc constructor.js:1:1'],
])('SH-18 stay those of the script for %s', async (_what, address, expected) =>
  expect(await places.find(`at /releases/${address}`)).toEqual([expected]),
);

it.each([
  '/releases/mf-x/../maps/web/page.1.js:1:11',
  '/releases/mf-x/1.0.0-abc/../web/page.1.js:1:11',
  '/releases/mf-x/1.0.0-abc/web/../../../maps/page.1.js:1:11',
  '/releases/mf-x/1.0.0-abc/web/..%2f..%2fmaps%2fpage.1.js:1:11',
  '/releases/../1.0.0/web/page.1.js:1:11',
  '/shell/../../maps/page.1.js:1:11',
  '/etc/passwd:1:1',
  `/shell/${'a'.repeat(3000)}.js:1:1`,
  '/shell/main.2.js:1:1'.repeat(1000) + 'x',
])('SH-18 are not looked for outside of a release: %s', async (line) =>
  expect(places.framesOf(`Error\n    at f (${line})`)).toEqual([]),
);

it('SH-18 are ten at most', () => expect(places.framesOf(`at ${SCRIPT}:1:11\n`.repeat(500))).toHaveLength(10));
