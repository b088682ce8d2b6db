// npm run chaos [rounds]: kills connections, servers, the replica and the primary under load, twenty times each, and
// prints the results.
// npm run chaos overload: sends one API five times what it can answer.
// All servers listen on 127.0.0.1 only and use temporary folders. Needs the build of the backend.
import path from 'node:path';
import { backendHome } from '../../platform/process/paths';
import { chaosBuiltIn, chaosPair, faultsOf, rowOf, TABLE_HEAD } from './chaos';
import { overload } from './overload';

const MOST_ROUNDS = 200;
const API_COUNT = 3;

async function kills(rounds: number): Promise<boolean> {
  if (!(rounds >= 1 && rounds <= MOST_ROUNDS)) throw new Error(`The number of rounds is 1 to ${MOST_ROUNDS}.`);
  const plan = { rounds, limitMs: 5000 };
  let failed = 0;
  console.log(TABLE_HEAD);
  for (const chaos of [() => chaosBuiltIn(plan), () => chaosPair(plan, API_COUNT)])
    for (const outcome of await chaos()) {
      console.log(rowOf(outcome));
      failed += faultsOf(outcome).length;
    }
  return failed === 0;
}

// The programs are started from the build.
process.env['BACKEND_HOME'] = path.join(backendHome(), 'dist');
const [what = '20'] = process.argv.slice(2);
const isGood = await (what === 'overload' ? overload() : kills(Number(what)));
process.exit(isGood ? 0 : 1);
