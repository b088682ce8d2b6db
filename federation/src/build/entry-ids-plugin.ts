import type { Compiler, Module } from 'webpack';

/** The two modules that federation makes itself, and the id that each gets. */
function fixedIdOf(module: Module): string | undefined {
  if (module.libIdent({ context: '' })?.startsWith('webpack/container/entry/')) return 'container';
  // Written to a folder below the one that the command runs in, under a name with a hash of absolute paths.
  return module.nameForCondition()?.includes('/node_modules/.federation/entry.') ? 'runtime' : undefined;
}

/**
 * Gives the container and its runtime ids of their own. webpack would make them of names that hold absolute paths, and the
 * same sources would give another version in every folder and by every command.
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
    });
  }
}
