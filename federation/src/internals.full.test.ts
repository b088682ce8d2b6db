import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globals } from './internals';
import type { SliceManifest } from './release/manifest';

const root = path.resolve(__dirname, '../..');

const runFile = (inFolder: string, file: string) =>
  execFileSync(path.join(root, 'node_modules/.bin/tsx'), [path.join(inFolder, file)], { stdio: 'pipe' });
let folder: string;
let manifest: SliceManifest;
let entry: string;
beforeAll(() => {
  mkdirSync(path.join(root, '.data'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.data/mf-internals-')); // packages are found from here
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('package.json', '{ "name": "mf-internals", "version": "1.0.0", "type": "module" }');
  write(
    'federation.ts',
    "export default { name: 'mf-internals', contracts: '^1.1.0', exposes: { page: './page.ts' } };",
  );
  write('page.ts', "import { throttledText } from '@care/contracts'; export default () => throttledText(3);");
  const builder = (file: string) => JSON.stringify(path.resolve(__dirname, 'build', file));
  write(
    'build.mts',
    `import { buildSlice } from ${builder('build-slice.ts')}; await buildSlice({ folder: import.meta.dirname });`,
  );
  write(
    'scripts.mts',
    `import { writeFileSync } from 'node:fs';
       import { readDefinition } from ${builder('build-slice.ts')};
       import { sliceForBrowser } from ${builder('preset.ts')};
       import { runWebpack } from ${builder('run-webpack.ts')};
       const context = import.meta.dirname;
       const configuration = sliceForBrowser(await readDefinition(context), { context, output: context + '/plain' });
       const beforeMinifying = (compiler) => compiler.hooks.compilation.tap('test', (compilation) =>
         compilation.hooks.processAssets.tap('test', (assets) => {
           const scripts = Object.entries(assets).filter(([name]) => name.endsWith('.js'));
           const codes = scripts.map(([name, asset]) => [name.replace(/\\.\\w+\\.js$/, ''), asset.source()]);
           writeFileSync(context + '/scripts.json', JSON.stringify(Object.fromEntries(codes)));
         }),
       );
       await runWebpack([{ ...configuration, plugins: [...configuration.plugins, { apply: beforeMinifying }] }]);`,
  );
  // webpack does not run beside a browser's globals.
  runFile(folder, 'build.mts');
  manifest = JSON.parse(readFileSync(path.join(folder, 'dist/slice.json'), 'utf8')) as SliceManifest;
  entry = readFileSync(path.join(folder, 'dist/web', manifest.entry), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('SH-17 takes the glue of the federation runtime from the shell and contains none', () => {
  expect(entry).toContain(globals.bundlerRuntime);
  expect(entry.length).toBeLessThan(12_000);
  expect(entry).not.toContain('_FEDERATION_RUNTIME_CORE');
});

it('SH-18 starts from the global names that forgetContainer removes', () => {
  expect(entry).toMatch(/\bvar mf_internals\b/);
  expect(entry).toContain('webpackChunkmf_internals');
});

it('SH-18 loads its chunks with the script elements of the shell', () =>
  expect(entry).toContain(`globalThis.${globals.script}(`));

it('EM-04 has ids for its own two modules that no folder changes', () => {
  expect(entry).toMatch(/[{,]container\(/);
  expect(entry).toMatch(/[{,]runtime\(/);
  expect(entry).not.toContain(path.basename(folder));
});

it('EM-04 is minified from the same code in every folder', () => {
  const other = mkdtempSync(path.join(root, '.data/mf-internals-'));
  try {
    cpSync(folder, other, { recursive: true });
    const scriptsIn = (place: string) => {
      runFile(place, 'scripts.mts');
      return JSON.parse(readFileSync(path.join(place, 'scripts.json'), 'utf8')) as Record<string, string>;
    };
    const scripts = scriptsIn(folder);
    expect(Object.keys(scripts).sort()).toEqual(['expose-page', 'remoteEntry']);
    expect(scriptsIn(other)).toEqual(scripts);
    // A hash of the folder of the packages, which both have in common.
    expect(scripts.remoteEntry).not.toMatch(/entry\.[0-9a-f]{32}/);
  } finally {
    rmSync(other, { recursive: true });
  }
});
