/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildShell } from './app';
import { readSettings } from './settings';

const folder = mkdtempSync(path.join(tmpdir(), 'health-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a shell whose store is empty', () => {
  it('SH-18 runs, but is not ready', async () => {
    for (const part of ['web', 'embed/web']) mkdirSync(path.join(folder, 'dist', part), { recursive: true });
    writeFileSync(path.join(folder, 'dist/embed/embed.json'), '{"version":"1.0.0-x","integrity":{}}');
    const read = readSettings({ RELEASES_DIR: path.join(folder, 'store'), LOG_LEVEL: 'silent' });
    if (!read.success) throw new Error(read.problems.join());
    const app = await buildShell({
      settings: { ...read.settings, SERVER_RENDERING: 'off' },
      dist: path.join(folder, 'dist'),
      contractsVersion: '1.0.0',
    });
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([503, expect.objectContaining({ status: 'no slices' })]);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await app.close();
  });
});
