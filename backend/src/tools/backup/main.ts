// npm run backup and npm run restore.
import { say } from '@care/contracts/program-log';
import { runCommand } from '../command';
import { backUpOrRestore } from './back-up-or-restore';

await runCommand(async (command) => say(await backUpOrRestore(command)));
