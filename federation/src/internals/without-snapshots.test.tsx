import path from 'node:path';
import { runInThisContext } from 'node:vm';
import { runtimeConstants, SNAPSHOT_HANDLER, SNAPSHOT_STAND_IN } from './build';

/** The file as the runtime's build for Node has it. */
const handler = path.resolve(
  __dirname,
  '../../../node_modules/@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.cjs',
);

/** What the stand-in exports; jest does not run ES modules from a text. */
function standIn(): object {
  const names = [...SNAPSHOT_STAND_IN.matchAll(/export \w+ (\w+)/g)].map(([, name]) => name);
  const code = SNAPSHOT_STAND_IN.replaceAll('export ', '');
  return runInThisContext(`${code}; ({ ${names.join(', ')} })`) as object;
}

beforeAll(() => {
  Object.assign(globalThis, runtimeConstants, { ENV_TARGET: 'web' });
  jest.resetModules(); // build.ts has loaded the runtime already.
  jest.doMock(handler, () => standIn());
});

describe('the federation runtime without its handler of snapshots', () => {
  it('SH-17 loads a module of a slice that is registered by the address of its entry', async () => {
    const { createInstance } = await import('@module-federation/runtime');
    const container = { init: () => undefined, get: () => () => ({ title: 'Seite' }) };
    const createScript = () => {
      const script = document.createElement('script');
      queueMicrotask(() => {
        Object.assign(globalThis, { mf_page: container });
        script.dispatchEvent(new Event('load'));
      });
      return { script };
    };
    const host = createInstance({
      name: 'shell',
      remotes: [{ name: 'mf_page', entry: 'http://localhost/remoteEntry.js' }],
      plugins: [{ name: 'scripts', createScript }],
    });
    expect(host.snapshotHandler).not.toHaveProperty('loadRemoteSnapshotInfo');
    await expect(host.loadRemote('mf_page/page')).resolves.toEqual({ title: 'Seite' });
  });

  it('SH-17 is the file that the build replaces', () => {
    expect(handler.replace(/\.cjs$/, '.js')).toMatch(SNAPSHOT_HANDLER);
  });
});
