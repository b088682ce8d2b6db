import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readDefinition } from './build-slice';
import { problemOf } from './run-webpack';

const NOT_EXPOSED = 'federation.ts: "inbox" is used by a route or a slot, but is not in exposes';
const TAKES_ALL =
  'federation.ts: the route /:thing begins with a parameter and would take the addresses of other slices';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(import.meta.dirname, '.mistake-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function readWith(changes: object) {
  const definition = { name: 'mf-test', contracts: '^1.0.0', exposes: { page: './page.ts' }, ...changes };
  writeFileSync(path.join(folder, 'federation.ts'), `export default ${JSON.stringify(definition)};`);
  return readDefinition(folder);
}

it.each([
  ['a range', { contracts: '1.8' }, 'federation.ts: contracts must be a range such as ^1.8.0, not "1.8"'],
  ['a name', { name: 'events' }, 'federation.ts: name must be mf- with small letters and hyphens, not "events"'],
  ['a module', { fills: { 'nav.inbox': 'inbox' } }, NOT_EXPOSED],
  ['a route', { routes: [{ path: '/:thing', expose: 'page' }] }, TAKES_ALL],
])('EM-03 %s', (_what, changes, message) => expect(readWith(changes)).rejects.toThrow(new Error(message)));

it('EM-03 syntax: with file and line', () => {
  const message = `Module build failed (from ./typescript-loader.cjs):
Error:   x Expression expected
   ,-[/slice/page.ts:2:1]
 1 | export const first = 1;
 2 | export const second = ;`;
  const errors = [{ message, moduleName: './page.ts' }];
  const stats = { hasErrors: () => true, toJson: () => ({ errors, children: [{ errors }] }) };
  expect(problemOf(stats)).toBe('page.ts:2: Expression expected');
});
