import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './programs';
import { sliceCommand, sliceNames, type ShellOptions } from './site';

const exec = promisify(execFile);

/** Builds everything for development and publishes it into a store of its own: React then says what it dislikes. */
export async function developmentSite(): Promise<Pick<ShellOptions, 'from' | 'dist' | 'environment'>> {
  const folder = path.join(root, 'test-results/development'); // inside the repository, where packages are found
  const store = path.join(folder, 'store');
  await rm(folder, { recursive: true, force: true });
  await exec(path.join(root, 'node_modules/.bin/tsx'), [path.join(root, 'scripts/build-development.ts'), folder]);
  await sliceCommand(store, 'publish', ...sliceNames.map((name) => path.join(folder, name)));
  return { from: store, dist: path.join(root, 'shell/dist-dev'), environment: { NODE_ENV: 'development' } };
}
