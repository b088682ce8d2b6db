import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { folderOfTests } from '@care/contracts/testing/folder';
import { RenderPool, type PoolOptions } from './pool';
import type { WorkerData } from './protocol';

const folder = folderOfTests();

/**
 * Answers an address when the file of its name exists, `/work…` after it has worked for some time without a pause, and
 * `/loop` never: it works on. It throws as soon as the file `throw` exists.
 */
const workerFile = path.join(folder, 'worker.mjs');
const fileOf = (name: string) => path.join(folder, name);
writeFileSync(
  workerFile,
  `import { existsSync, readlinkSync } from 'node:fs';
   import { parentPort, workerData } from 'node:worker_threads';
   const exists = (name) => existsSync(${JSON.stringify(folder)} + '/' + name);
   parentPort.on('message', ({ kind, id, url, patience }) => {
     if (kind === 'ping') return parentPort.postMessage({ kind: 'pong' });
     const answer = () => parentPort.postMessage({ kind: 'result', id, result: { url, patience } });
     if (url === '/work/aloud') console.error('text of a library');
     if (url === '/loop') for (;;);
     if (url.startsWith('/work')) for (const end = performance.now() + 20; performance.now() < end;);
     if (url.startsWith('/work')) return answer();
     const timer = setInterval(() => {
       if (exists('throw')) throw new Error('out of memory');
       if (!exists(url.slice(1))) return;
       clearInterval(timer);
       answer();
     }, 5);
   });
   const thread = readlinkSync('/proc/thread-self').split('/').at(-1);
   parentPort.postMessage({ kind: 'ready', thread });`,
);

const pools: RenderPool[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

async function poolWith(options: Partial<PoolOptions>) {
  const events: unknown[][] = [];
  const pool = new RenderPool({
    workerFile,
    workerData: {} as WorkerData,
    onEvent: (event, { detail, paths }) => events.push([event, detail, paths]),
    ...options,
  });
  pools.push(pool);
  await pool.ready();
  return { pool, events };
}

it('OP-94 write no text between the lines of log', async () => {
  const { pool, events } = await poolWith({ workers: 1 });
  await pool.render('/work/aloud');
  while (!events[0]) await pause(5);
  expect(events).toEqual([['a rendering thread wrote', 'text of a library', undefined]]);
});

it('SH-18 render every page of a load of 30 on two of them, however long the pages wait', async () => {
  const { pool, events } = await poolWith({ workers: 2, limitMs: 200 });
  const urls = Array.from({ length: 30 }, (_, i) => `/work/${i}`);
  const answers = await Promise.all(urls.map((url) => pool.render(url)));
  expect(answers.map((answer) => answer.success && answer.result)).toMatchObject(urls.map((url) => ({ url })));
  expect(events).toEqual([]);
});

it('SH-18 refuse pages beyond the longest queue at once', async () => {
  const { pool } = await poolWith({ workers: 1, perWorker: 1, maxWaiting: 1 });
  const begun = [pool.render('/later'), pool.render('/later')];
  expect(await pool.render('/work')).toEqual({ success: false, reason: 'busy' });
  writeFileSync(fileOf('later'), '');
  expect((await Promise.all(begun)).map(({ success }) => success)).toEqual([true, true]);
});

it('SH-18 give the first pages more time', async () => {
  const { pool } = await poolWith({ workers: 1 });
  for (let renders = 0; renders < 10; renders++)
    expect(await pool.render('/work')).toMatchObject({ result: { patience: 2 } });
  expect(await pool.render('/work')).toMatchObject({ result: { patience: 1 } });
});

it('SH-18 one that works without a pause for too long is ended; only its page is lost', async () => {
  const { pool, events } = await poolWith({ workers: 1, limitMs: 50 });
  const [loop, other] = [pool.render('/loop'), pool.render('/work/1')];
  expect(await other).toMatchObject({ success: true });
  expect(await loop).toEqual({ success: false, reason: 'worker-lost' });
  expect(events).toEqual([
    ['worker ended', '/loop, /work/1 took longer than 100 ms of work', ['/loop', '/work/1']],
    ['worker ended', '/loop took longer than 100 ms of work', ['/loop']],
  ]);
});

it('SH-18 end although one of them is blocked', async () => {
  const { pool } = await poolWith({ workers: 1, limitMs: 50 });
  const loop = pool.render('/loop');
  await pool.close();
  expect(await loop).toEqual({ success: false, reason: 'worker-lost' });
});

it('SH-18 one whose page never ends is ended', async () => {
  const { pool, events } = await poolWith({ workers: 1, endMs: 1 });
  expect(await pool.render('/never?token=geheim')).toEqual({ success: false, reason: 'worker-lost' });
  expect(events).toEqual([['worker ended', '/never took longer than 1 ms', ['/never']]]);
});

it('SH-18 the end of one names the page that it was rendering, without the query', async () => {
  const { pool, events } = await poolWith({ workers: 1 });
  const answer = pool.render('/pakete?token=geheim');
  writeFileSync(fileOf('throw'), '');
  expect(await answer).toEqual({ success: false, reason: 'worker-lost' });
  expect(events).toEqual([['worker error', 'out of memory', ['/pakete']]]);
  rmSync(fileOf('throw'));
});
