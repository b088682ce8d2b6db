// npm run chaos [rounds]: kills connections, servers, the replica and the primary under load, twenty times each, and
// prints the results. All servers listen on 127.0.0.1 only and use temporary folders. Needs the build of the backend.
import path from 'node:path';
import { backendHome } from '../../platform/process/paths';
import { chaosBuiltIn, chaosPair } from './chaos';
import { faultsOf, rowOf, TABLE_HEAD } from './report';

const MOST_ROUNDS = 200;
const API_COUNT = 3;

const rounds = Number(process.argv[2] ?? 20);
if (!(rounds >= 1 && rounds <= MOST_ROUNDS)) throw new Error(`The number of rounds is 1 to ${MOST_ROUNDS}.`);
const plan = { program: path.join(backendHome(), 'dist', 'main.mjs'), rounds, limitMs: 5000 };

let failed = 0;
console.log(TABLE_HEAD);
for (const chaos of [() => chaosBuiltIn(plan), () => chaosPair(plan, API_COUNT)])
  for (const outcome of await chaos()) {
    console.log(rowOf(outcome));
    failed += faultsOf(outcome).length;
  }
process.exit(failed ? 1 : 0);
