import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/** Throws with the compiler's words when a slice does not fit the types of what it shares with the others (EM-03). */
export async function checkTypes(folder: string): Promise<void> {
  try {
    await exec(process.execPath, [compiler, '-p', 'tsconfig.json'], { cwd: folder });
  } catch (error) {
    throw new Error((error as { stdout?: string }).stdout || (error as Error).message, { cause: error });
  }
}
