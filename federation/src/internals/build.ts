// Everything in our builds that relies on how @module-federation/enhanced works inside, beyond its documented options.
// `browser.ts` does the same for browsers: it is a file of its own because code for Node must not reach browsers.
// internals.test.ts and container.full.test.ts check each of these against the installed version. Before you raise the version: run them, compare a
// slice's `remoteEntry` before and after, and only then change `writtenFor`.
//
// | Here                 | Relies on                                              | If it changes                               |
// | -------------------- | ------------------------------------------------------ | ------------------------------------------- |
// | bundlerRuntimeOfHost | the package that a container takes its glue from       | every slice contains 5 kB of glue again     |
// | EntryIdsPlugin       | names of the container's and the runtime's module      | versions depend on the folder of the build  |
// | sharedRequestOf      | the field of a module that names what is shared        | `needs` in slice.json is empty              |
// | runtimeConstants     | constants by which the runtime leaves out unused parts | the shell's start contains unused code      |
// | withoutSnapshots     | what the runtime reads of its file SnapshotHandler     | no slice starts                             |
import webpack, { type Compiler, type Configuration, type Module } from 'webpack';
import { globals } from './browser';

/** The version of all @module-federation packages that this file and `browser.ts` were checked with. */
export const WRITTEN_FOR = '2.9.2';

/** A slice takes the glue between webpack and the federation runtime from the shell instead of containing it. */
export const bundlerRuntimeOfHost: Configuration['externals'] = ({ request = '' }, done) =>
  /@module-federation[\\/]webpack-bundler-runtime[\\/]/.test(request)
    ? done(undefined, `var ${globals.bundlerRuntime}`)
    : done();

/**
 * Gives the container and its runtime ids of their own. webpack would make them of names that hold absolute paths, and the
 * same sources would give another version in every folder and by every command. The comment above the runtime's code
 * gets the fixed name, too: the minifier chooses short names by the letters of the code and of its comments.
 */
export class EntryIdsPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('EntryIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIds', (modules) => {
        for (const module of modules) {
          const id = fixedIdOf(module);
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.succeedModule.tap('EntryIds', (module) => {
        const name = nameOfGenerated(module.nameForCondition() ?? '');
        if (name) module.readableIdentifier = () => name;
      });
    });
  }
}

/** The two modules that the federation plug-in generates, and the id that each gets. */
function fixedIdOf(module: Module): string | undefined {
  if (module.libIdent({ context: '' })?.startsWith('webpack/container/entry/')) return 'container';
  return nameOfGenerated(module.nameForCondition() ?? '') && 'runtime';
}

/**
 * A fixed name for the runtime's file that the plug-in generates; undefined for every other file. It lies in a folder
 * below the one that the command runs in, under a name with a hash of absolute paths.
 */
export const nameOfGenerated = (file: string): string | undefined =>
  file.includes('/node_modules/.federation/entry.') ? 'federation/runtime' : undefined;

/** The name of the shared module that a module of the build represents; undefined for other modules. */
export const sharedRequestOf = (module: Module): string | undefined =>
  (module as { options?: { shareKey?: string } }).options?.shareKey;

/** The federation runtime in the shell leaves out what only servers and its developer tools need. */
export const runtimeConstants = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

/** The file of the runtime that reads manifests (6 kB). The constant above removes the plug-in that uses it, not the file. */
export const SNAPSHOT_HANDLER = /\/SnapshotHandler\.js$/;

/**
 * The code that replaces this file in the shell. Nothing calls the class, because slices are registered by the address of
 * their entry and the runtime preloads nothing. The runtime calls the function when a registered slice is removed; there
 * is no snapshot to remove it from.
 */
export const SNAPSHOT_STAND_IN = `
export class SnapshotHandler { hooks = { applyPlugin() {} }; }
export const getGlobalRemoteInfo = () => ({});`;

/** Replaces the file of the runtime that reads manifests by the stand-in. */
export const withoutSnapshots = new webpack.NormalModuleReplacementPlugin(
  SNAPSHOT_HANDLER,
  `data:text/javascript,${encodeURIComponent(SNAPSHOT_STAND_IN)}`,
);

/**
 * Chunks are loaded with the script elements that the shell makes (`browser/scripts.ts`). They carry the hash from the
 * registry: it cannot stand in the build itself, since a file cannot contain its own hash.
 */
export class ChunkScriptPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkScript', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkScript', () => `script = globalThis.${globals.script}(url);`);
    });
  }
}
