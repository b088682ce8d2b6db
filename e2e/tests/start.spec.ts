import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, root } from '../support/programs';

test('SH-01 npm start that is ended while its API still starts leaves nothing running', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'start-'));
  await chmod(folder, 0o755); // started as root, the database runs as another user
  const [apiPort, port] = [await freePort(), await freePort()];
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, SKIP_BUILD: 'on', DATA_DIR: folder, API_PORT: `${apiPort}`, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let output = '';
  starter.stdout.on('data', (chunk: Buffer) => {
    // Now the API has a database to stop, which takes it a moment.
    if (!output.includes('Applied') && chunk.includes('Applied')) starter.kill('SIGTERM');
    output += chunk.toString();
  });
  try {
    // Closed when the last of its programs has let go of the output, also a shell that was started too late.
    const [code] = (await once(starter, 'close', { signal: AbortSignal.timeout(60_000) })) as [number];
    expect([code, output]).toEqual([0, expect.stringContaining('Applied')]);
    expect(output).not.toContain('API ready');
  } finally {
    try {
      process.kill(-(starter.pid ?? 0), 'SIGKILL');
    } catch {
      // Nothing of it is left.
    }
    await rm(folder, { recursive: true, force: true });
  }
});
