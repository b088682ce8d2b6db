// Builds shell and slices with React's warnings in: the slices below the folder given as the only argument, the shell into
// shell/dist-dev, where its server finds the packages that npm keeps beside the shell.
// Nothing of it is for release; the browser tests use it to find hydration warnings.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildSlice } from '@care/federation/build-slice';

const root = path.resolve(import.meta.dirname, '..');
const target = process.argv[2];
if (!target) throw new Error('Usage: tsx scripts/build-development.ts <folder>');
const slices = ['search', 'provider-profile', 'account', 'reviews', 'packages', 'products'].map((name) => `mf-${name}`);

const shell = spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['build.ts'], {
  cwd: path.join(root, 'shell'),
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, BUILD_MODE: 'development', BUILD_OUTPUT: path.join(root, 'shell/dist-dev') },
});
if (shell.status !== 0) process.exit(1);
for (const slice of slices) {
  const output = path.join(target, slice, 'dist');
  await buildSlice({ folder: path.join(root, slice), output, mode: 'development' });
}
