import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInstance } from '@module-federation/runtime';
import {
  forgetContainer,
  globals,
  provideRefresh,
  providedRefresh,
  reasonOfError,
  runtimeConstants,
  WRITTEN_FOR,
} from './internals';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const packageOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { version: string; dependencies: Record<string, string> };

describe('the version of @module-federation that our code beyond its interface was written for', () => {
  const ours = Object.entries(packageOf('federation').dependencies).filter(([name]) => name.startsWith('@module-fed'));

  it.each(ours)('EM-02 is pinned and installed: %s', (name, pinned) =>
    expect([pinned, packageOf(`node_modules/${name}`).version]).toEqual([WRITTEN_FOR, WRITTEN_FOR]),
  );
});

describe('internals of @module-federation', () => {
  const words = ['__pf', '__FEDERATION__', '_FEDERATION_RUNTIME_CORE', 'bundler-runtime', 'SnapshotHandler'];
  /** Checks from outside that a page has one copy of the shared modules, by what the runtime writes on the page. */
  const allowed = ['e2e/tests/one-copy.spec.ts'];

  it('EM-02 are used in federation/src/internals.ts only', () => {
    const files = ['*.ts', '*.tsx', '*.cts', '*.mts', '*.js', '*.cjs', '*.mjs', ':!federation/src/internals*'];
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

it('SH-18 a container: is forgotten with its global names', () => {
  Object.assign(globalThis, { mf_internals: {}, webpackChunkmf_internals: [], mf_other: {} });
  forgetContainer('mf_internals');
  const left = globalThis as Record<string, unknown>;
  expect([left.mf_internals, left.webpackChunkmf_internals, left.mf_other]).toEqual([undefined, undefined, {}]);
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
