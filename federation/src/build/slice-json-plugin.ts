import { createHash } from 'node:crypto';
import type { SliceDefinition } from '@care/contracts/slice';
import webpack, { type Compilation, type Compiler } from 'webpack';
import type { SliceManifest } from '../release/manifest';

export const sha384 = (content: Buffer | string) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
export const containerName = (slice: string) => slice.replaceAll('-', '_');
export const chunkOf = (expose: string) => `expose-${expose}`;

/** The browser's half of slice.json; version and server file are added when both builds are done. */
export type BrowserManifest = Omit<SliceManifest, 'version' | 'server'>;

/** Emits `browser.json`: what the slice offers, the files each exposed module needs, and the hash of every file. */
export class SliceJsonPlugin {
  constructor(private readonly definition: SliceDefinition) {}

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('SliceJson', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT; // content hashes are final here
      compilation.hooks.processAssets.tap({ name: 'SliceJson', stage }, () => {
        const manifest = JSON.stringify(this.describe(compilation), null, 2);
        compilation.emitAsset('browser.json', new webpack.sources.RawSource(manifest));
      });
    });
  }

  private describe(compilation: Compilation): BrowserManifest {
    const { name, contracts, routes = [], fills = {}, slotQuery, navigation = [] } = this.definition;
    const container = containerName(name);
    const entry = compilation.entrypoints
      .get(container)
      ?.getFiles()
      .find((file) => file.startsWith('remoteEntry'));
    if (!entry) throw new Error(`${name}: the build has no remote entry`);
    return {
      name,
      contracts,
      container,
      entry,
      exposes: Object.fromEntries(
        Object.keys(this.definition.exposes).map((expose) => [expose, filesOf(compilation, expose)]),
      ),
      routes: routes.map((route) => ({ ...route, render: route.render ?? 'server', slots: route.slots ?? [] })),
      fills,
      slotQuery,
      navigation: navigation.map((link) => ({ ...link, audience: link.audience ?? 'everyone' })),
      integrity: Object.fromEntries(
        compilation
          .getAssets()
          .filter(({ name: file }) => /^[^/]+\.(js|css)$/.test(file))
          .map(({ name: file, source }) => [file, sha384(source.buffer())]),
      ),
    };
  }
}

function filesOf(compilation: Compilation, expose: string) {
  const files = compilation.namedChunkGroups.get(chunkOf(expose))?.getFiles() ?? [];
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) };
}
