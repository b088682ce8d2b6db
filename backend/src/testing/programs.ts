import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { buildNodePrograms } from '@care/federation/node-programs';

const backend = path.join(import.meta.dirname, '..', '..');

/** Programs that tests start, by name; `cluster` is a module for programs of a few lines. */
const entries = {
  main: 'src/app/main.ts',
  'picture-process': 'src/platform/files/picture-process.ts',
  'video-process': 'src/platform/files/video-process.ts',
  demo: '../demo/src/main.ts',
  admin: 'src/tools/admin/main.ts',
  backup: 'src/tools/backup/main.ts',
  import: 'src/tools/import/main.ts',
  cluster: 'src/platform/postgres/cluster.ts',
};
type Program = keyof typeof entries;

/**
 * Bundles the programs that tests start, once per Jest run: to compile their source at every start takes a second of
 * processor time. The folder is below node_modules, so that they find their packages, and has what programs read at run
 * time.
 */
export async function bundlePrograms(): Promise<string> {
  const cache = path.join(backend, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'programs-'));
  await buildNodePrograms({ context: backend, output: folder, entries });
  symlinkSync(path.join(backend, '../demo'), path.join(folder, 'demo'));
  for (const name of ['migrations', 'data']) symlinkSync(path.join(backend, name), path.join(folder, name));
  cpSync(path.join(backend, 'package.json'), path.join(folder, 'package.json'));
  return folder;
}

export const removePrograms = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The file of a bundled program. */
export function programFile(name: Program): string {
  const folder = process.env['BACKEND_HOME'];
  if (!folder) throw new Error('No programs: run through the Jest configuration of backend/.');
  return path.join(folder, `${name}.mjs`);
}
