/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RenderPool } from './pool';
import type { WorkerData } from './protocol';

const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers an address that is a number after so many milliseconds. On a path it throws as soon as the file `throw` exists. */
const workerFile = path.join(folder, 'worker.mjs');
const throwFile = path.join(folder, 'throw');
writeFileSync(
  workerFile,
  `import { existsSync } from 'node:fs';
   import { parentPort } from 'node:worker_threads';
   const throwOnCommand = () => { if (existsSync(${JSON.stringify(throwFile)})) throw new Error('out of memory'); };
   parentPort.on('message', ({ id, url, patience }) =>
     url.startsWith('/') ? setInterval(throwOnCommand, 5) :
     setTimeout(() => parentPort.postMessage({ kind: 'result', id, result: { patience } }), Number(url)));
   parentPort.postMessage({ kind: 'ready' });`,
);

describe('rendering threads', () => {
  it('SH-18 a cold one has twice the time; a warm one that takes too long is ended', async () => {
    const events: string[] = [];
    const pool = new RenderPool({
      workerFile,
      workerData: {} as WorkerData,
      workers: 1,
      limitMs: 1000,
      onEvent: (_event, { detail }) => events.push(detail),
    });
    await pool.ready();
    expect(await pool.render('1400')).toEqual({ success: true, result: { patience: 2 } });
    for (let renders = 1; renders < 10; renders++) await pool.render('0');
    expect(await pool.render('0')).toEqual({ success: true, result: { patience: 1 } });
    expect(await pool.render('3000')).toEqual({ success: false, reason: 'time-out' });
    expect(events).toEqual(['3000 took longer than 1000 ms']);
    await pool.close();
  });

  it('SH-18 the end of one names the page that it was rendering, without the query, also after the answer had stopped waiting', async () => {
    const events: unknown[][] = [];
    const pool = new RenderPool({
      workerFile,
      workerData: {} as WorkerData,
      workers: 1,
      limitMs: 20,
      graceMs: 60_000,
      onEvent: (event, { detail, paths }) => events.push([event, detail, paths]),
    });
    await pool.ready();
    expect(await pool.render('/pakete?token=geheim')).toEqual({ success: false, reason: 'time-out' });
    writeFileSync(throwFile, '');
    while (events.length < 2) await pause(5);
    expect(events).toEqual([
      ['worker ended', '/pakete took longer than 40 ms', ['/pakete']],
      ['worker error', 'out of memory', ['/pakete']],
    ]);
    await pool.close();
  });
});
