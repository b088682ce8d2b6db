import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfTests } from '@care/contracts/testing/folder';
import { loadSlice } from './load-slice';

const attempts: Record<string, string> = {
  'asking the process': 'process.getBuiltinModule("node:fs").readFileSync(__file)',
  'an old binding': 'process.binding("fs").internalModuleStat(__file)',
  'the process behind the global object': 'globalThis.process.getBuiltinModule("node:fs")',
  'loading a native module': 'process.dlopen({ exports: {} }, __file)',
  'a report, which is written to a file': 'process.report.writeReport(__file)',
  'the settings of the server': '[process.env.SECRET].map((value) => value.length)',
  'a file of settings': 'process.loadEnvFile(__file)',
  'another process': 'process.kill(process.ppid, 0)',
  require: 'require("node:fs")',
  'a package of the server': 'require("fastify")',
  'what every object has': 'require("constructor")',
  'the main module': 'require.main.require("node:fs")',
  'the cache of modules': 'Object.values(require.cache).length',
  'the loader of modules': 'module.constructor._load("node:fs")',
  'the module above': 'module.parent.require("node:fs")',
  import: 'import("node:fs")',
  'import in eval': '(0, eval)("import(\'node:fs\')")',
  'import in eval, later': 'Promise.resolve("import(\'node:fs\')").then(eval)',
  'import in a new function': 'new Function("return import(\'node:fs\')")()',
  'import in a function of another kind': '(async () => 0).constructor("return import(\'node:fs\')")()',
  'import in a function of the host': 'require("react").hook.constructor("return import(\'node:fs\')")()',
  'threads of its own': 'require("node:worker_threads")',
};

const folder = folderOfTests();

/** A server file of a slice, and its hash. */
function fileWith(source: string, name = 'server.cjs') {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return { file, integrity: `sha384-${createHash('sha384').update(source).digest('base64')}` };
}

it('EM-02 gets shared modules from the only copy', () => {
  const shared = { react: { version: 'the only one' } };
  const { file, integrity } = fileWith('exports.page = require("react");');
  expect(loadSlice<{ page: unknown }>(file, integrity, shared).page).toBe(shared.react);
});

it('SH-18 does not run when its hash is not that of the registry', () => {
  const { file } = fileWith('globalThis.ran = true;');
  expect(() => loadSlice(file, `sha384-${'A'.repeat(64)}`, {})).toThrow('hash of the registry');
  expect('ran' in globalThis).toBe(false);
});

/** Messages of all attempts, made by slices in a thread like that of the renderer. */
function outcomes(): Record<string, string> {
  const slices = Object.entries(attempts).map(([name, code], i) => {
    const file = path.join(folder, `slice-${i}.cjs`);
    const source = `const __file = ${JSON.stringify(file)}; exports.attempt = () => ${code};`;
    return { name, ...fileWith(source, `slice-${i}.cjs`) };
  });
  const thread = path.join(folder, 'thread.mts');
  writeFileSync(
    thread,
    `import { confine, loadSlice } from ${JSON.stringify(path.join(__dirname, 'load-slice.ts'))};
      const shared = { react: { hook: () => undefined } };
      confine();
      const said: Record<string, string> = {};
      for (const { name, file, integrity } of ${JSON.stringify(slices)}) {
        try {
          const { attempt } = loadSlice<{ attempt: () => unknown }>(file, integrity, shared);
          await attempt();
          said[name] = 'reached it';
        } catch (error) {
          said[name] = 'refused';
        }
      }
      console.log(JSON.stringify(said));`,
  );
  const tsx = path.resolve(__dirname, '../../../node_modules/tsx/dist/loader.mjs');
  const words = ['--import', tsx, thread];
  const output = execFileSync(process.execPath, words, { encoding: 'utf8', env: { SECRET: 'geheim' } });
  return JSON.parse(output) as Record<string, string>;
}

it('SH-18 reaches no file, no module of Node and no setting', () =>
  expect(outcomes()).toEqual(Object.fromEntries(Object.keys(attempts).map((name) => [name, 'refused']))));
