import webpack, { type Compiler } from 'webpack';

/**
 * Gives every chunk that a slice loads the hash the registry holds for it. The hashes cannot stand in the build itself
 * (a file cannot hold its own), so the shell provides `__pfIntegrity(url)`; elsewhere chunks load without.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkIntegrity', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'ChunkIntegrity',
        (source) =>
          `${source}\nvar known = globalThis.__pfIntegrity && globalThis.__pfIntegrity(url); if (known) script.integrity = known;`,
      );
    });
  }
}
