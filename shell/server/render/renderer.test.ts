import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { folderOfTests } from '@care/contracts/testing/folder';
import { compositionOf } from '../composition';
import type { WorkerData } from './protocol';
import { Renderer } from './renderer';

const folder = folderOfTests();
const workerFile = path.join(folder, 'worker.cjs');
const broken = path.join(folder, 'broken');
const starts = path.join(folder, 'starts');
/**
 * Answers with its composition; `/slow` after a delay, `/end` never. It does not start if the file `broken` is beside
 * it.
 */
writeFileSync(
  workerFile,
  `const { parentPort, workerData } = require('node:worker_threads');
  const { appendFileSync, existsSync } = require('node:fs');
  appendFileSync(${JSON.stringify(starts)}, '.');
  if (existsSync(${JSON.stringify(broken)})) process.exit(1);
  const say = (message) => parentPort.postMessage(message);
  parentPort.on('message', ({ id, url }) => {
    if (!url) return;
    if (url === '/end') process.exit(1);
    setTimeout(say, url === '/slow' ? 150 : 0, { kind: 'result', id, result: workerData.composition.id });
  });
  say({ kind: 'ready' });`,
);

const nothing = compositionOf({ revision: 0, slices: {}, history: [] });
const [old, next] = [
  { ...nothing, id: 'old' },
  { ...nothing, id: 'new' },
];
const renderer = new Renderer(({ id }) => ({
  workerFile,
  workers: 1,
  pauseMs: 5,
  workerData: { composition: { id } } as unknown as WorkerData,
}));
afterAll(() => renderer.close());

it('EM-01 answers every request while another composition becomes live, also requests that began before', async () => {
  await renderer.use(old);
  let live = 'old';
  const slow = renderer.render('old', '/slow', '/slow');
  const takeover = renderer.use(next).then(() => (live = 'new'));
  const answers: unknown[] = [];
  while (live === 'old') {
    answers.push(await renderer.render(live, '/', '/'));
    await nextTurn();
  }
  await takeover;
  expect(answers).toEqual(answers.map(() => ({ success: true, result: 'old' })));
  expect(answers.length).toBeGreaterThan(0);
  expect(await renderer.render(live, '/', '/')).toEqual({ success: true, result: 'new' });
  expect(await slow).toEqual({ success: true, result: 'old' });
});

it('SH-18 has workers again as soon as they can start', async () => {
  await renderer.use(next);
  writeFileSync(broken, '');
  expect(await renderer.render('new', '/', '/end')).toEqual({ success: false, reason: 'worker-lost' });
  const startsBefore = readFileSync(starts).length;
  while (readFileSync(starts).length < startsBefore + 10) await pause(5); // more than the attempts in a row
  rmSync(broken);
  let answer = await renderer.render('new', '/', '/');
  for (; !answer.success; answer = await renderer.render('new', '/', '/')) await pause(5);
  expect(answer).toEqual({ success: true, result: 'new' });
});

it('SH-18 leaves a route that has ended three threads to browsers at once, and no other one', async () => {
  await renderer.use(next);
  for (let lost = 0; lost < 3;) {
    const answer = await renderer.render('new', '/pakete', '/end');
    if (!answer.success && answer.reason === 'worker-lost') lost++;
    else await pause(5); // the next thread is still starting
  }
  expect(await renderer.render('new', '/pakete', '/end')).toEqual({ success: false, reason: 'paused' });
  let other = await renderer.render('new', '/', '/');
  for (; !other.success; other = await renderer.render('new', '/', '/')) await pause(5);
  expect(other).toEqual({ success: true, result: 'new' });
});
