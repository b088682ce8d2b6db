import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

const MARK = path.join('migrations', '0001-platform.sql');

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...ancestors(parent)];
}

function candidates(): string[] {
  const started =
    process.argv[1] && existsSync(process.argv[1]) ? path.dirname(realpathSync(process.argv[1])) : undefined;
  const configured = process.env['BACKEND_HOME'];
  return [
    ...(configured ? [configured] : []),
    ...(started ? ancestors(started) : []),
    process.cwd(),
    path.join(process.cwd(), 'backend'),
  ];
}

/**
 * The folder that contains `migrations/`: the package when run from source, `dist/` when run from the bundle. It is
 * searched and not derived from the module's address, because a bundler rewrites that address.
 */
export function backendHome(): string {
  const home = candidates().find((folder) => existsSync(path.join(folder, MARK)));
  if (!home) throw new Error(`Cannot find ${MARK}. Set BACKEND_HOME to the folder that contains it.`);
  return home;
}

/** The folder of the repository, which contains `.data/` unless DATA_DIR is set. */
export function repositoryRoot(): string {
  let folder = backendHome();
  while (path.basename(folder) !== 'backend' && path.dirname(folder) !== folder) folder = path.dirname(folder);
  return path.basename(folder) === 'backend' ? path.dirname(folder) : process.cwd();
}
