// npm run bench:release: changes one line of a slice, checks, builds and publishes it as its team does, and prints the
// seconds of each command until the running site shows the line; then those of the rollback. The file is as before
// afterwards. The figures are copied into docs/performance.md.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { demoSite, root, sliceCommand } from '../support/site';

const exec = promisify(execFile);
const SLICE = 'mf-packages';
const FILE = path.join(root, SLICE, 'routes/PackagesPage.tsx');
const PAGE = '/pakete';
const BEFORE = '<PageIntro>';
const mark = `data-bench="${Date.now()}"`;

const source = await readFile(FILE, 'utf8');
if (!source.includes(BEFORE)) throw new Error(`${FILE} has no ${BEFORE}`);
const { shell, stop } = await demoSite();
const slice = (...words: string[]) => sliceCommand(shell.releases, ...words);
const isMarked = async () => (await (await fetch(shell.origin + PAGE)).text()).includes(mark);

/** Runs a step and prints its seconds. */
async function timed(name: string, step: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await step();
  const seconds = (performance.now() - begin) / 1000;
  console.log(`${name}: ${seconds.toFixed(1)} s`);
  return seconds;
}

/** Resolves when the site shows the line, or no longer. */
async function untilMarked(expected: boolean): Promise<void> {
  while ((await isMarked()) !== expected) await pause(50);
}

try {
  await isMarked(); // the first visit loads the code
  await writeFile(FILE, source.replace(BEFORE, `<PageIntro ${mark}>`));
  const steps = [
    await timed('lint, types and unit tests', () => exec('npm', ['run', '-s', 'check', '--', SLICE], { cwd: root })),
    await timed('build, with types against the contracts', () => slice('build', SLICE)),
    await timed('publish, until the site shows it', async () => {
      await slice('publish', SLICE);
      await untilMarked(true);
    }),
  ];
  console.log(`one changed line is live after ${steps.reduce((a, b) => a + b).toFixed(1)} s`);
  await timed('rollback, until the site shows the release before', async () => {
    await slice('rollback', SLICE);
    await untilMarked(false);
  });
} finally {
  await writeFile(FILE, source);
  await slice('build', SLICE);
  await stop();
}
