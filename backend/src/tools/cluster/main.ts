// npm run cluster: the site of scripts/operations/compose.yaml as plain processes, with the data of the demonstration, until
// Ctrl+C. Needs npm run build, and haproxy and Prometheus of the system (Debian: apt install haproxy prometheus).
// npm run cluster -- --prove: kills and restarts its parts under traffic, prints what failed, and ends.
//   --kills 20 --restarts 5: how often; --rate 50: requests a second instead of half of what the machine carries
//   --former FOLDER --upgrades 3: starts the release built in FOLDER, and replaces it by this one
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../platform/process/paths';
import { prove } from './prove';
import { Site } from './site';

const say = (text: string): void => console.log(text);

const { values } = parseArgs({
  options: {
    prove: { type: 'boolean', default: false },
    kills: { type: 'string', default: '20' },
    restarts: { type: 'string', default: '5' },
    upgrades: { type: 'string', default: '3' },
    former: { type: 'string' },
    rate: { type: 'string' },
  },
});

async function main(): Promise<boolean> {
  const root = repositoryRoot();
  const site = new Site({
    port: Number(process.env['PORT'] || 8080),
    release: values.former ?? root,
    // All visitors have one address.
    settings: values.prove ? { RATE_LIMIT_FACTOR: '1000000' } : {},
    say,
  });
  const signalled = new Promise<boolean>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(!values.prove));
  });
  const run = async (): Promise<boolean> => {
    await site.start();
    say(site.addresses());
    if (!values.prove) return signalled;
    const [kills, restarts, upgrades] = [values.kills, values.restarts, values.upgrades].map(Number) as [
      number,
      number,
      number,
    ];
    const rate = values.rate === undefined ? undefined : Number(values.rate);
    return prove(site, { kills, restarts, upgrades, next: values.former && root, rate, say });
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
