import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './programs';
import { sliceCommand, sliceNames, type ShellOptions } from './site';

const exec = promisify(execFile);
/** The slice whose team works on it: a development build beside the releases of the others. */
const SLICE_IN_WORK = 'mf-search';

/**
 * The shell and one slice, built for development with the commands that a team uses. The other slices are those of the
 * release: they take React from the shell, so its warnings are about all pages.
 */
export async function developmentSite(): Promise<Pick<ShellOptions, 'from' | 'dist' | 'environment'>> {
  const store = path.join(root, 'test-results/development-store');
  await rm(store, { recursive: true, force: true });
  await exec('npm', ['run', '--silent', 'build:dev', '-w', 'shell'], { cwd: root });
  await sliceCommand(store, 'publish', ...sliceNames.filter((name) => name !== SLICE_IN_WORK));
  await sliceCommand(store, 'build', SLICE_IN_WORK, '--development');
  await sliceCommand(store, 'publish', '--development', SLICE_IN_WORK);
  return { from: store, dist: path.join(root, 'shell/dist-dev'), environment: { NODE_ENV: 'development' } };
}
