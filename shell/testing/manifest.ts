import { createHash } from 'node:crypto';
import type { SliceManifest } from '@care/federation/store';

/** Contents of the files of a test's releases. */
export const ENTRY = 'self.mf_search = {};';
export const SERVER = 'exports.results = {};';
const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A manifest of mf-search with one page, unless a test says otherwise. */
export const manifestOf = (version: string, changes: Partial<SliceManifest> = {}): SliceManifest => ({
  name: 'mf-search',
  version,
  contracts: '^1.0.0',
  container: 'mf_search',
  entry: 'remoteEntry.js',
  exposes: { results: { js: [], css: [] } },
  routes: [{ path: '/suche', expose: 'results', render: 'server', slots: [], query: [] }],
  fills: {},
  navigation: [],
  integrity: { 'remoteEntry.js': sha384(ENTRY) },
  server: { file: 'server.cjs', integrity: sha384(SERVER) },
  ...changes,
});
