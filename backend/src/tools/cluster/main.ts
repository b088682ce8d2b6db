// npm run cluster: the site of scripts/operations/compose.yaml as plain processes, with the data of the demonstration, until
// Ctrl+C. Needs npm run build, and haproxy and Prometheus of the system (Debian: apt install haproxy prometheus).
// npm run cluster -- --prove: kills, restarts and overloads it under traffic, prints what failed, and ends. The options below
// say how often; 0 leaves a part out, --killed names the parts that are killed, and --rate sets the requests a second.
// With --disks also full disks, as root only: they are mounted in memory.
// npm run cluster -- --prove --former FOLDER: starts the release that is built in FOLDER, and replaces it by this one.
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../platform/process/paths';
import { FULL, KILLED, prove } from './prove';
import { Site } from './site';

const say = (text: string): void => console.log(text);
const text = { type: 'string' } as const;

async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      prove: { type: 'boolean' },
      former: text,
      disks: { type: 'boolean' },
      killed: { ...text, default: KILLED.join() },
      ...(Object.fromEntries(Object.keys(FULL).map((name) => [name, text])) as Record<keyof typeof FULL, typeof text>),
    },
  });
  const { prove: isProof = false, disks = false, former, killed: words, ...given } = values;
  const killed = KILLED.filter((part) => words.split(',').includes(part));
  const numbers = Object.fromEntries(
    Object.entries({ ...FULL, ...given }).map(([name, value]) => [name, Number(value)]),
  );
  const root = repositoryRoot();
  const site = new Site({
    port: Number(process.env['PORT'] || 8080),
    release: former ?? root,
    hasSmallDisks: disks,
    dataDir: process.env['E2E_DATA_DIR'],
    // All visitors have one address.
    settings: isProof ? { RATE_LIMIT_FACTOR: '1000000' } : {},
    say,
  });
  const signalled = new Promise<boolean>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(!isProof));
  });
  const run = async (): Promise<boolean> => {
    await site.start();
    say(site.addresses());
    return isProof ? prove(site, { ...FULL, ...numbers, killed, disks, next: former && root, say }) : signalled;
  };
  try {
    return await Promise.race([run(), signalled]);
  } finally {
    say('Stopping');
    await site.stop();
  }
}

await main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error((error as Error).message);
    process.exit(1);
  },
);
