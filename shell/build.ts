import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildNodePrograms } from '@care/federation/node-programs';
import { shellForBrowser, shellForServer, type Mode } from '@care/federation/preset';
import { precompress } from '@care/federation/precompress';
import { runWebpack } from '@care/federation/run-webpack';
import { indexMaps } from '@care/federation/source-maps';
import { sharedSources } from '@care/federation/shared-sources';

const context = import.meta.dirname;
// `npm run build:dev`: what a team's slice runs against while it is written. It lies beside the release's build.
const isDevelopment = process.argv.includes('--development');
const mode: Mode = isDevelopment || process.env.BUILD_MODE === 'development' ? 'development' : 'production';
const dist = path.resolve(context, process.env.BUILD_OUTPUT || (isDevelopment ? 'dist-dev' : 'dist'));

await rm(dist, { recursive: true, force: true });
await runWebpack([
  shellForBrowser({
    context,
    mode,
    output: path.join(dist, 'web'),
    // React looks for what exchanges components when it starts.
    entry: mode === 'development' ? ['./client/refresh.ts', './client/start.tsx'] : './client/start.tsx',
    assets: './client/assets.ts',
  }),
  shellForServer({ context, mode, output: path.join(dist, 'node'), entry: './server/render/host.tsx' }),
]);
await buildNodePrograms({
  context,
  mode,
  output: path.join(dist, 'node'),
  entries: { main: './server/main.ts', worker: './server/render/worker.ts' },
});
// Never served: what slices are compiled with before they go live beside this shell.
await writeFile(path.join(dist, 'contracts.json'), JSON.stringify(await sharedSources()));
// Built before, because the shell depends on it.
await cp(path.resolve(context, '../embed/dist'), path.join(dist, 'embed'), { recursive: true });
await precompress(path.join(dist, 'web'));
await indexMaps(dist);
