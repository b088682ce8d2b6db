import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from '@module-federation/runtime';
import type { SliceManifest } from '../release/manifest';
import { forgetContainer, globals, provideRefresh, providedRefresh, reasonOfError } from './browser';
import { runtimeConstants, WRITTEN_FOR } from './build';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packageOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { version: string; dependencies: Record<string, string> };

describe('the version of @module-federation that our code beyond its interface was written for', () => {
  const ours = Object.entries(packageOf('federation').dependencies).filter(([name]) => name.startsWith('@module-fed'));

  it.each(ours)('EM-02 is pinned and installed: %s', (name, pinned) => {
    expect([pinned, packageOf(`node_modules/${name}`).version]).toEqual([WRITTEN_FOR, WRITTEN_FOR]);
  });
});

describe('internals of @module-federation', () => {
  const words = ['__pf', '__FEDERATION__', '_FEDERATION_RUNTIME_CORE', 'bundler-runtime', 'SnapshotHandler'];
  /** Checks from outside that a page has one copy of the shared modules, by what the runtime writes on the page. */
  const allowed = ['e2e/tests/one-copy.spec.ts'];

  it('EM-02 are used in federation/src/internals only', () => {
    const files = ['*.ts', '*.tsx', '*.cts', '*.mts', '*.js', '*.cjs', '*.mjs', ':!federation/src/internals'];
    const list = ['ls-files', '-co', '--exclude-standard', '--deduplicate', '--', ...files];
    const sources = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
    expect(sources).toContain('federation/src/build/preset.ts');
    const using = sources.filter((file) => {
      const text = existsSync(path.join(root, file)) ? read(file) : '';
      return words.some((word) => text.includes(word));
    });
    expect(using).toEqual(allowed);
  });
});

describe('a container', () => {
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
    const builder = (file: string) => JSON.stringify(path.resolve(__dirname, '../build', file));
    write(
      'build.mts',
      `import { buildSlice } from ${builder('build-slice.ts')}; await buildSlice({ folder: import.meta.dirname });`,
    );
    write(
      'scripts.mts',
      `import { writeFileSync } from 'node:fs';
       import { readDefinition } from ${builder('read-definition.ts')};
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

  it('SH-18 starts from global names that forgetContainer removes', () => {
    expect(entry).toMatch(/\bvar mf_internals\b/);
    expect(entry).toContain('webpackChunkmf_internals');
    Object.assign(globalThis, { mf_internals: {}, webpackChunkmf_internals: [], mf_other: {} });
    forgetContainer('mf_internals');
    const left = globalThis as Record<string, unknown>;
    expect([left.mf_internals, left.webpackChunkmf_internals, left.mf_other]).toEqual([undefined, undefined, {}]);
  });

  it('SH-18 loads its chunks with the script elements of the shell', () => {
    expect(entry).toContain(`globalThis.${globals.script}(`);
  });

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

  it('EM-03 shows which names of the shared modules its code reads', () => {
    expect(manifest.needs).toEqual({ '1.1.0': ['throttledText of @care/contracts'] });
  });
});

describe('fast refresh', () => {
  afterEach(() => Object.assign(globalThis, { [globals.refresh]: undefined }));

  it('EM-04 is undefined until a shell provides it', () => {
    expect(providedRefresh()).toBeUndefined();
    const refresh = { register: jest.fn(), signature: jest.fn(), perform: jest.fn(), allowRedefinition: jest.fn() };
    provideRefresh(refresh);
    expect(providedRefresh()).toBe(refresh);
  });
});

describe('the federation runtime', () => {
  it.each(Object.keys(runtimeConstants))('SH-17 reads the constant %s', (name) => {
    const sources = ['runtime-core/dist/core.js', 'runtime-core/dist/utils/load.js'];
    expect(sources.map((file) => read(`node_modules/@module-federation/${file}`)).join()).toContain(`typeof ${name}`);
  });

  const messageOf = (failing: Promise<unknown>) => failing.then(String, (error: Error) => error.message);

  it('EM-03 says of a shared module of another version that it does not fit', async () => {
    const shareConfig = { singleton: true, strictVersion: true, requiredVersion: '^1.0.0', eager: true };
    const host = createInstance({
      name: 'versions',
      remotes: [],
      shared: { thing: { version: '1.0.0', lib: () => ({}), shareConfig } },
    });
    const wanted = { customShareInfo: { shareConfig: { ...shareConfig, requiredVersion: '^2.0.0' } } };
    const message = await messageOf(host.loadShare('thing', wanted));
    expect(message).toMatch(/^\[.*Version 1\.0\.0/);
    expect(reasonOfError(message)).toBe('incompatible');
  });

  it('SH-18 says of a file that does not arrive that it was not loaded', async () => {
    const fails = () => {
      const script = document.createElement('script');
      queueMicrotask(() => script.dispatchEvent(new Event('error')));
      return { script };
    };
    const host = createInstance({
      name: 'files',
      remotes: [{ name: 'mf_gone', entry: 'http://localhost/gone.js' }],
      plugins: [{ name: 'scripts', createScript: fails }],
    });
    const message = await messageOf(host.loadRemote('mf_gone/page'));
    expect(message).toContain('RUNTIME-008');
    expect(reasonOfError(message)).toBe('network');
  });
});
