import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { sharedRequestOf } from '../internals';
import { sharedNames } from './shared';

/** Stands for all names of a module, where it is taken as a whole. */
export const WHOLE_MODULE = '*';

/**
 * The shared module of ours that a module of the build represents: found by its share key in the browser build, by its
 * request in the server build.
 */
function sharedNameOf(module: Module): string | undefined {
  const { userRequest } = module as { userRequest?: string };
  const request = sharedRequestOf(module) ?? userRequest;
  return sharedNames.find((name) => name.startsWith('@care/') && name === request);
}

/**
 * Collects which names of the shared modules the code of a slice reads, in all builds that it is part of. Types are
 * none.
 */
export class UsedNamesPlugin {
  readonly names = new Map<string, Set<string>>();

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('UsedNames', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'UsedNames', stage }, () => this.#collect(compilation));
    });
  }

  #collect({ modules, moduleGraph }: Compilation) {
    for (const module of modules) {
      const shared = sharedNameOf(module);
      if (!shared) continue;
      const names = this.names.get(shared) ?? new Set();
      this.names.set(shared, names);
      for (const { dependency } of moduleGraph.getIncomingConnections(module))
        for (const reference of dependency?.getReferencedExports(moduleGraph, undefined) ?? [])
          names.add((Array.isArray(reference) ? reference : reference.name)[0] ?? WHOLE_MODULE);
    }
  }
}
