import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { SliceDefinition } from '@care/contracts/slice';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { SCRIPT_TIMEOUT_MS } from '../browser/scripts';
import { bundlerRuntimeOfHost, ChunkScriptPlugin, EntryIdsPlugin, runtimeConstants } from '../internals';
import { ASSETS_PATH, SHELL_PATH } from '../served-paths';
import { sharedForSlice, sharedNames, sharedVersions } from './shared';
import { chunkOf, containerName, SliceJsonPlugin } from './slice-json-plugin';
import { mapsBesideRelease } from './source-maps';

export type Mode = 'production' | 'development';

export interface Common {
  /** Absolute folder of the package that is built. */
  context: string;
  output: string;
  mode?: Mode;
}

const source = (mode: Mode): RuleSetRule => ({
  test: /\.tsx?$/,
  use: {
    loader: path.join(import.meta.dirname, 'typescript-loader.cjs'),
    options: { development: mode === 'development' },
  },
});

const assets = (emit: boolean): RuleSetRule => ({
  test: /\.(svg|woff2|png|webp)$/,
  type: 'asset/resource',
  generator: { emit, filename: '[name].[contenthash:8][ext]', publicPath: ASSETS_PATH, outputPath: 'assets/' },
});

/**
 * Any other file taken as it is, for its address: `import address from './borders.json?file'`. Same pool as pictures.
 */
const wholeFiles = (emit: boolean): RuleSetRule => ({ ...assets(emit), test: undefined, resourceQuery: /^\?file$/ });

/** react-map-gl would bundle the engines itself when it is given none; ours are files that the map loads by address. */
const enginesByAddress = { 'maplibre-gl$': false, 'mapbox-gl$': false } as const;

/** Production builds for browsers write their source maps to a separate folder. */
function maps(mode: Mode, context: string, runsIn: 'browser' | 'node'): Pick<Configuration, 'devtool' | 'output'> {
  if (mode === 'development') return { devtool: 'cheap-module-source-map' };
  return runsIn === 'browser' ? mapsBesideRelease(context) : { devtool: false };
}

const minimizer = new TerserPlugin({
  // The minifier has threads of its own; more processes only cost their start.
  parallel: false,
  minify: TerserPlugin.swcMinify,
  terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 4, keep_fargs: false }, mangle: true },
  // One file with the notices of packages: repeated in each script they cost 0.5 kB of a first visit.
  extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
  exclude: /^assets\//,
});

export const base = ({ context, output, mode = 'production' }: Common, runsIn: 'browser' | 'node'): Configuration => ({
  mode,
  context,
  devtool: maps(mode, context, runsIn).devtool,
  // A warm build of a federation host can be silently broken; speed comes from the task cache (see docs/adr).
  cache: false,
  performance: false,
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  output: { path: output, clean: true, hashFunction: 'sha256', ...maps(mode, context, runsIn).output },
  resolve: { extensions: ['.tsx', '.ts', '.js'], alias: enginesByAddress },
  experiments: { css: runsIn === 'browser' },
  module: { rules: [source(mode), assets(runsIn === 'browser'), wholeFiles(runsIn === 'browser')] },
  // Data for search engines only is rendered on the server and removed from the browser builds.
  plugins: [new webpack.DefinePlugin({ __ON_SERVER__: runsIn === 'node' })],
  optimization: {
    minimize: mode === 'production' && runsIn === 'browser',
    minimizer: [minimizer],
    moduleIds: mode === 'production' ? 'deterministic' : 'named',
  },
});

/** Containers describe themselves in slice.json, and leave out what only servers need. */
const containerOptions = {
  dts: false,
  manifest: false,
  experiments: { optimization: { target: 'web', disableSnapshot: true } },
} as const;

/** A slice for the browser: a federation container and its description. */
export function sliceForBrowser(definition: SliceDefinition, common: Common): Configuration {
  const config = base(common, 'browser');
  const isRelease = common.mode !== 'development';
  return {
    ...config,
    entry: {},
    target: ['web', 'es2022'],
    externals: bundlerRuntimeOfHost,
    // A page's code in one file: apart it compresses a tenth worse, and every file costs a request before the page
    // reacts.
    optimization: { ...config.optimization, splitChunks: false },
    output: {
      ...config.output,
      publicPath: 'auto',
      uniqueName: definition.name,
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      // A module that threw while it was imported runs again at the next attempt (SH-18).
      strictModuleExceptionHandling: true,
      // The entry lists them all, and a hash does not compress. The folder of the release is in the address besides.
      chunkFilename: isRelease ? '[name].[contenthash:6].js' : '[name].js',
      cssChunkFilename: isRelease ? '[name].[contenthash:8].css' : '[name].css',
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(definition.name),
        filename: isRelease ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: Object.fromEntries(
          Object.entries(definition.exposes).map(([name, file]) => [
            `./${name}`,
            { import: file, name: chunkOf(name) },
          ]),
        ),
        shared: sharedForSlice(definition.contracts),
        shareStrategy: 'loaded-first',
        ...containerOptions,
      }),
      new EntryIdsPlugin(),
      new SliceJsonPlugin(definition),
      new ChunkScriptPlugin(),
    ],
  };
}

/**
 * A slice for the server: one CommonJS file; what is shared is left to the host's `require`, no federation runtime. Each
 * exposed module runs when it is read, so that one that throws takes no other along (SH-18).
 */
export function sliceForServer(definition: SliceDefinition, common: Common): Configuration {
  const config = base(common, 'node');
  const getters = Object.entries(definition.exposes).map(
    ([name, file]) => `get ${JSON.stringify(name)}() { return require(${JSON.stringify(file)}); }`,
  );
  return {
    ...config,
    entry: { server: `data:text/javascript,${encodeURIComponent(`module.exports = { ${getters.join()} };`)}` },
    target: 'node20',
    externals: Object.fromEntries(sharedNames.map((name) => [name, `commonjs2 ${name}`])),
    module: {
      rules: [
        ...(config.module?.rules ?? []),
        { mimetype: 'text/javascript', type: 'javascript/auto', resolve: { fullySpecified: false } },
      ],
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    output: {
      ...config.output,
      filename: 'server.cjs',
      library: { type: 'commonjs2' },
      // Otherwise a module that threw would be read half-finished the next time.
      strictModuleExceptionHandling: true,
    },
  };
}

/** `entry`: path of the start file, relative to the context. */
type ShellOptions = Common & { entry: string };

/** `entry`: paths of the files that start it, in their order. */
type BrowserShellOptions = Common & { entry: string | string[]; assets: string };

/**
 * The libraries that the shell starts with, in a file of their own: a release of the shell rarely changes them, so
 * visitors who come back keep the larger half. Icons stay with the code that chooses them.
 */
const vendorFile = {
  test: /[\\/]node_modules[\\/](?!lucide-react[\\/])/,
  name: 'vendor',
  chunks: ({ name }: { name?: string | null }) => name === 'main',
  enforce: true,
};

/**
 * The shell for the browser: everything shared is inside; no slice is compiled in (EM-01). `assets` is a file that
 * imports the pictures and fonts which only the server's documents name; no page loads its script.
 */
export function shellForBrowser({ entry, assets, ...common }: BrowserShellOptions): Configuration {
  const config = base(common, 'browser');
  return {
    ...config,
    entry: { main: entry, assets: { import: assets, library: { type: 'var', name: 'assets' } } },
    target: ['web', 'es2022'],
    optimization: { ...config.optimization, splitChunks: { cacheGroups: { vendor: vendorFile } } },
    output: {
      ...config.output,
      publicPath: SHELL_PATH,
      uniqueName: 'shell',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [
      ...(config.plugins ?? []),
      new ChunkScriptPlugin(),
      new webpack.DefinePlugin({ __SHARED_VERSIONS__: JSON.stringify(sharedVersions()), ...runtimeConstants }),
    ],
  };
}

/** The shell's rendering half: one CommonJS file that holds the only copy of everything shared on the server. */
export function shellForServer({ entry, ...common }: ShellOptions): Configuration {
  const config = base(common, 'node');
  return {
    ...config,
    entry: { host: entry },
    target: 'node20',
    module: { rules: config.module?.rules, parser: { javascript: { dynamicImportMode: 'eager' } } },
    output: { ...config.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
  };
}

/** `defined`: constants of the build. */
type EmbedOptions = Common & { entry: string; defined: Record<string, string> };

const constants = (defined: Record<string, string>) =>
  new webpack.DefinePlugin(
    Object.fromEntries(Object.entries(defined).map(([name, text]) => [name, JSON.stringify(text)])),
  );

/** ES modules, which find their neighbours by their own address. */
function embedded({ defined, context, output, mode }: Omit<EmbedOptions, 'entry'>): Configuration {
  const config = base({ context, output, mode }, 'browser');
  return {
    ...config,
    target: ['web', 'es2022'],
    devtool: false,
    experiments: { ...config.experiments, outputModule: true },
    module: { ...config.module, parser: { javascript: { importMeta: false } } },
    plugins: [...(config.plugins ?? []), constants(defined)],
    output: { path: output, clean: false, hashFunction: 'sha256' },
  };
}

/** One file of the embedded profile, without chunks. */
export function embedModule({ name, entry, ...options }: EmbedOptions & { name: string }): Configuration {
  const config = embedded(options);
  return {
    ...config,
    entry: { [name]: entry },
    output: { ...config.output, filename: '[name].js', uniqueName: 'pflege_profil', library: { type: 'module' } },
  };
}

/** The embedded profile as a federation container for hosts that share React 19.2 or a later 19 (EM-05). */
export function federatedProfile({ entry, ...options }: EmbedOptions): Configuration {
  const config = embedded(options);
  const shared = { singleton: true, import: false as const, requiredVersion: '^19.2.0', strictVersion: true };
  return {
    ...config,
    entry: {},
    optimization: { ...config.optimization, splitChunks: false },
    output: {
      ...config.output,
      publicPath: 'auto',
      uniqueName: 'pflege_profil_remote',
      chunkFilename: '[name].[contenthash:8].js',
      module: true,
      chunkFormat: 'module',
    },
    plugins: [
      ...(config.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'pflege_profil',
        library: { type: 'module' },
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './Profil': { import: entry, name: 'expose-profil' } },
        shared: { react: shared, 'react/jsx-runtime': shared, 'react-dom': shared },
        ...containerOptions,
      }),
      new EntryIdsPlugin(),
    ],
  };
}
