import type { SliceManifest } from '../src/release/manifest';

const hash = `sha384-${'A'.repeat(64)}`;
export const manifestOf = (version: string, changes: Partial<SliceManifest> = {}): SliceManifest => ({
  name: 'mf-search',
  version,
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: { results: { js: ['results.js'], css: [] } },
  routes: [{ path: '/suche', expose: 'results', render: 'server', slots: [] }],
  fills: {},
  navigation: [],
  integrity: { 'remoteEntry.js': hash, 'results.js': hash },
  server: { file: 'server.cjs', integrity: hash },
  ...changes,
});
