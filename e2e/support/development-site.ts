import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from './programs';
import { sliceCommand, sliceNames, type ShellOptions } from './site';

const exec = promisify(execFile);

/** Builds shell and slices for development with the commands of a team, and publishes the slices into a new store. */
export async function developmentSite(): Promise<Pick<ShellOptions, 'from' | 'dist' | 'environment'>> {
  const store = path.join(root, 'test-results/development-store');
  await rm(store, { recursive: true, force: true });
  await exec('npm', ['run', '--silent', 'build:dev', '-w', 'shell'], { cwd: root });
  for (const slice of sliceNames) await sliceCommand(store, 'build', slice, '--development', '--unchecked');
  await sliceCommand(store, 'publish', '--development', ...sliceNames);
  return { from: store, dist: path.join(root, 'shell/dist-dev'), environment: { NODE_ENV: 'development' } };
}
