// npm run bench:html-cache: requests made-up addresses from one shell and prints the memory of its process afterwards.
// The figures are copied into docs/reliability.csv.
import { readFileSync } from 'node:fs';
import { demoSite, startShell } from '../support/site';
import { inParallel } from './measure';

const kinds = {
  'a parameter that no page knows': (i: number) => `/suche/pflegeanbieter/köln?erfunden=${i}`,
  'a parameter that makes another page': (i: number) =>
    `/suche/pflegeanbieter?lat=${Number((50 + i / 1e4).toFixed(4))}&lon=6.95`,
};
const stages = (process.argv[2] ?? '2000,20000').split(',').map(Number);

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);

const ask = (origin: string, addressOf: (i: number) => string, from: number, to: number): Promise<void> =>
  inParallel(to - from, 8, async (index) => {
    const response = await fetch(origin + addressOf(from + index), { redirect: 'manual' });
    if (response.status !== 200) throw new Error(`${response.url} answers ${response.status}`);
    await response.arrayBuffer();
  });

const { api, stop } = await demoSite();
try {
  for (const [kind, addressOf] of Object.entries(kinds)) {
    const shell = await startShell({ api: api.origin });
    await ask(shell.origin, () => '/suche/pflegeanbieter/köln', 0, 200);
    console.log(`${kind}: ${memoryOf(shell.pid)} MB at first`);
    let asked = 0;
    for (const stage of stages) {
      await ask(shell.origin, addressOf, asked, stage);
      asked = stage;
      console.log(`${kind}: ${memoryOf(shell.pid)} MB after ${stage}`);
    }
    await shell.stop();
  }
} finally {
  await stop();
}
