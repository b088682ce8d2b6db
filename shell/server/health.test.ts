import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildShell } from './app';
import { readSettings } from './settings';
import { TestReleases } from './testing/test-releases';

const releases = new TestReleases();
const dist = path.join(releases.folder, 'dist');
for (const part of ['web', 'embed/web']) mkdirSync(path.join(dist, part), { recursive: true });
writeFileSync(path.join(dist, 'embed/embed.json'), '{"version":"1.0.0-x","integrity":{}}');
afterAll(() => releases.remove());

function startShell() {
  const store = path.join(releases.folder, 'store');
  const read = readSettings({ RELEASES_DIR: store, REGISTRY_POLL_MS: '5', LOG_LEVEL: 'silent' });
  if (!read.success) throw new Error(read.problems.join());
  return buildShell({ settings: { ...read.settings, SERVER_RENDERING: 'off' }, dist, contractsVersion: '1.0.0' });
}

describe('a shell', () => {
  it('SH-18 runs, but is not ready, while its store is empty', async () => {
    const app = await startShell();
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining({ status: 'no slices' })]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });

  it('SH-18 stays ready, and says so, while the registry cannot be read', async () => {
    await releases.publish('1.0.0');
    const app = await startShell();
    const state = async () => (await app.inject('/readyz')).json<{ status: string }>();
    expect(await state()).toMatchObject({ status: 'ready', revision: 1 });
    writeFileSync(path.join(releases.folder, 'store/registry.json'), 'broken');
    while ((await state()).status === 'ready') await pause(5);
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      expect.objectContaining({ status: 'degraded', registry: 'unreadable', revision: 1 }),
    ]);
    await app.close();
  });
});
