// npm run migrate: brings the configured database to the schema of this release, before its programs are started. It may
// run while the programs of the former release answer.
import { say } from '@care/contracts/program-log';
import { preparedDatabase, runCommand } from '../command';

await runCommand(async (command) => {
  await preparedDatabase(command);
  say('The database has the schema of this release.');
});
