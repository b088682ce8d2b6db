import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nodeApp, shellForBrowser, shellForServer, type Mode } from '@care/federation/preset';
import { precompress } from '@care/federation/precompress';
import { runWebpack } from '@care/federation/run-webpack';
import { indexMaps } from '@care/federation/source-maps';
import { contractsVersion } from '@care/federation/shared';
import { sharedSources } from '@care/federation/shared-sources';
import webpack from 'webpack';

const context = import.meta.dirname;
// `npm run build:dev`: what a team's slice runs against while it is written. It lies beside the release's build.
const isDevelopment = process.argv.includes('--development');
const mode: Mode = isDevelopment || process.env.BUILD_MODE === 'development' ? 'development' : 'production';
const dist = path.resolve(context, process.env.BUILD_OUTPUT || (isDevelopment ? 'dist-dev' : 'dist'));

await rm(dist, { recursive: true, force: true });
const server = nodeApp({
  context,
  mode,
  output: path.join(dist, 'node'),
  entry: {
    main: './server/main.ts',
    worker: './server/render/worker.ts',
    'crash-places-worker': './server/crash-places-worker.ts',
  },
});
const host = shellForServer({ context, mode, output: path.join(dist, 'node'), entry: './server/render/host.tsx' });
await runWebpack([
  shellForBrowser({
    context,
    mode,
    output: path.join(dist, 'web'),
    // React looks for what exchanges components when it starts.
    entry: mode === 'development' ? ['./client/refresh.ts', './client/start.tsx'] : './client/start.tsx',
    assets: './client/assets.ts',
  }),
  // Two builds share the folder: neither may clean it.
  { ...host, output: { ...host.output, clean: false } },
  {
    ...server,
    output: { ...server.output, clean: false },
    plugins: [
      ...(server.plugins ?? []),
      new webpack.DefinePlugin({ __CONTRACTS_VERSION__: JSON.stringify(contractsVersion()) }),
    ],
  },
]);
// Never served: what slices are compiled with before they go live beside this shell.
await writeFile(path.join(dist, 'contracts.json'), JSON.stringify(await sharedSources()));
// Built before, because the shell depends on it.
await cp(path.resolve(context, '../embed/dist'), path.join(dist, 'embed'), { recursive: true });
await precompress(path.join(dist, 'web'));
await indexMaps(dist);
