// npm run migrate: brings the configured database to the schema of this release, before its programs are started. It may
// run while the programs of the former release answer.
import { explainFault } from '../../platform/process/explain-fault';
import { Shutdown } from '../../platform/process/shutdown';
import { StartupError } from '../../platform/process/startup-error';
import { readSettings } from '../../platform/settings';
import { databaseOfCommand } from '../command-database';

const shutdown = new Shutdown();
try {
  const read = readSettings(process.env);
  if (!read.success) throw new StartupError(`These settings are not usable:\n${read.problems.join('\n')}`);
  await databaseOfCommand(read.settings, shutdown);
  console.log('The database has the schema of this release.');
} catch (error) {
  console.error(explainFault(error));
  process.exitCode = 1;
} finally {
  await shutdown.run();
}
