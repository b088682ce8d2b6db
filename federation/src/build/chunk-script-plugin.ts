import webpack, { type Compiler } from 'webpack';

/**
 * Chunks are asked for with the script elements that the shell makes (`browser/scripts.ts`). They carry the hash that the
 * registry holds: it cannot stand in the build itself, since a file cannot hold its own.
 */
export class ChunkScriptPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('ChunkScript', (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap('ChunkScript', () => 'script = globalThis.__pfScript(url);');
    });
  }
}
