/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { RenderPool } from './pool';
import type { WorkerData } from './protocol';

const folder = mkdtempSync(path.join(tmpdir(), 'pool-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Answers an address that is a number after so many milliseconds. */
const workerFile = path.join(folder, 'worker.mjs');
writeFileSync(
  workerFile,
  `import { parentPort } from 'node:worker_threads';
   parentPort.on('message', ({ id, url, patience }) =>
     url.startsWith('/') ? setTimeout(() => { throw new Error('out of memory'); }, 70) :
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
      limitMs: 400,
      onEvent: (_event, { detail }) => events.push(detail),
    });
    await pool.ready();
    expect(await pool.render('500')).toEqual({ success: true, result: { patience: 2 } });
    for (let renders = 1; renders < 10; renders++) await pool.render('0');
    expect(await pool.render('0')).toEqual({ success: true, result: { patience: 1 } });
    expect(await pool.render('500')).toEqual({ success: false, reason: 'time-out' });
    expect(events).toEqual(['500 took longer than 400 ms']);
    await pool.close();
  });

  it('SH-18 the end of one names the page that it was rendering, without the query, also after the answer had stopped waiting', async () => {
    const events: unknown[][] = [];
    const pool = new RenderPool({
      workerFile,
      workerData: {} as WorkerData,
      workers: 1,
      limitMs: 20,
      onEvent: (event, { detail, paths }) => events.push([event, detail, paths]),
    });
    await pool.ready();
    expect(await pool.render('/pakete?token=geheim')).toEqual({ success: false, reason: 'time-out' });
    while (events.length < 2) await pause(5);
    expect(events).toEqual([
      ['worker ended', '/pakete took longer than 40 ms', ['/pakete']],
      ['worker error', 'out of memory', ['/pakete']],
    ]);
    await pool.close();
  });
});
