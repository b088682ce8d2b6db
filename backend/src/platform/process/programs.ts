import { existsSync } from 'node:fs';
import path from 'node:path';
import { backendHome } from './paths';

/**
 * File and arguments to start another program of this package: in the bundle it is beside the main program, from source
 * tsx compiles it.
 */
export function programOf(name: string, source: string): { file: string; execArgv: string[] } {
  const built = path.join(backendHome(), `${name}.mjs`);
  if (existsSync(built)) return { file: built, execArgv: [] };
  return { file: path.join(backendHome(), 'src', source), execArgv: ['--import', 'tsx'] };
}
