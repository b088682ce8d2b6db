// Everything that relies on how @module-federation/enhanced works inside, beyond its documented options, and the global
// names that builds of slices and the shell share. internals.test.tsx and internals.full.test.ts check it against the
// installed version. Before you raise the version: run them, compare a slice's `remoteEntry` before and after, and only
// then change `WRITTEN_FOR`. Browsers load the first half; webpack is a type here, so no code for Node reaches them.
//
// | Here                 | Relies on                                              | If it changes                                    |
// | -------------------- | ------------------------------------------------------ | ------------------------------------------------ |
// | bundlerRuntime       | the package that a container takes its glue from       | no slice starts                                  |
// | forgetContainer      | the names of a container and of its list of chunks     | no earlier release replaces a broken one         |
// | reasonOfError        | words and codes of the runtime's errors                | a failure is reported and retried as another one |
// | bundlerRuntimeOfHost | the package that a container takes its glue from       | every slice contains 5 kB of glue again          |
// | EntryIdsPlugin       | names of the container's and the runtime's module      | versions depend on the folder of the build       |
// | runtimeConstants     | constants by which the runtime leaves out unused parts | the shell's start contains unused code           |
import type { LoadFailure } from '@care/contracts';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime/bundler';
import type { Compiler, Configuration, Module } from 'webpack';

/**
 * Global names by which builds of slices reach objects of the shell. Live releases use these names, so a name must not
 * change.
 */
export const globals = {
  /** The glue between webpack and the federation runtime. */
  bundlerRuntime: '__pfBundlerRuntime',
  /** Makes the script element of a file. */
  script: '__pfScript',
  /** Replaces components on a page. Only the shell's development build provides it. */
  refresh: '__pfRefresh',
} as const;

/** Makes the script element of a file; the caller puts it into the document and listens for its end. */
export type ScriptMaker = (url: string) => HTMLScriptElement;

/** Provides what every slice's build, and the host's own chunks, read from global names. */
export function provideToSlices(makeScript: ScriptMaker): void {
  Object.assign(globalThis, { [globals.bundlerRuntime]: bundlerRuntime, [globals.script]: makeScript });
}

/** Replaces the components of a page, which keeps its state (fast refresh). */
export interface Refresh {
  /** Registers a component under an id; the next component with this id replaces it. */
  register: (type: unknown, id: string) => void;
  /** Makes the function that records the hooks of a component. */
  signature: () => (type: unknown, key?: string) => unknown;
  /** Replaces the components that were registered again; null if there are none. */
  perform: () => object | null;
  /** Lets the code of a slice run a second time. */
  allowRedefinition: () => void;
}

/** Provides fast refresh to the builds that `build/refresh-loader.cjs` compiled, and to `providedRefresh`. */
export function provideRefresh(refresh: Refresh): void {
  Object.assign(globalThis, { [globals.refresh]: refresh });
}

/** Undefined in every shell but its development build. */
export const providedRefresh = () => (globalThis as { [globals.refresh]?: Refresh })[globals.refresh];

/** Removes the global names of a container, so that another release of it can start. */
export function forgetContainer(container: string): void {
  Object.assign(globalThis, { [container]: undefined, [`webpackChunk${container}`]: undefined });
}

/**
 * Returns why the runtime could not load a module. Its errors have no field for the reason: an incompatible version and
 * a missing file differ in their message only.
 */
export function reasonOfError(message: string): LoadFailure['reason'] {
  if (/satisfy|strictVersion|shared .*version/i.test(message)) return 'incompatible';
  return /load|fetch|network|RUNTIME-00[38]/i.test(message) ? 'network' : 'evaluation';
}

/** The version of all @module-federation packages that this file was checked with. */
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

/** The federation runtime in the shell leaves out what only servers and its developer tools need. */
export const runtimeConstants = { ENV_TARGET: JSON.stringify('web'), FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true };

/**
 * Chunks are loaded with the script elements that the shell makes (`browser/scripts.ts`). They carry the hash from the
 * registry: it cannot stand in the build itself, since a file cannot contain its own hash.
 */
export class ChunkScriptPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkScript', (compilation) => {
      const { createScript } = compiler.webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkScript', () => `script = globalThis.${globals.script}(url);`);
    });
  }
}
