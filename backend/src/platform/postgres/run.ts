import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { StartupError } from '../process/startup-error';

const execFileAsync = promisify(execFile);

/** The user that PostgreSQL runs as; undefined for the present user. PostgreSQL refuses to run as root. */
export type ProcessOwner = { uid: number; gid: number } | undefined;

const idOf = (flag: '-u' | '-g'): number =>
  Number.parseInt(
    execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    10,
  );

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

export interface ProgramResult {
  code: number;
  output: string;
}

/** Runs one PostgreSQL program to its end; its messages are always English, so that they can be recognised. */
export async function runProgram(program: string, args: string[], owner: ProcessOwner): Promise<ProgramResult> {
  const options = { ...owner, cwd: '/', env: { ...process.env, LC_ALL: 'C', LANG: 'C' }, maxBuffer: 16 * 1024 * 1024 };
  try {
    const { stdout, stderr } = await execFileAsync(program, args, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const failure = error as { code?: number | string; stdout?: string; stderr?: string; message: string };
    if (failure.code === 'EACCES' || failure.code === 'ENOENT') {
      throw new StartupError(
        `Cannot run ${program} (${failure.code}). Is its folder readable for the user "postgres"?`,
      );
    }
    return { code: Number(failure.code) || 1, output: `${failure.stdout ?? ''}${failure.stderr ?? failure.message}` };
  }
}
