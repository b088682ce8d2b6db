const path = require('node:path');
const { transformAsync } = require('@babel/core');

/**
 * webpack loader for development builds of a slice: registers the components of a module for fast refresh. The id holds
 * the path of the file, so the components of its next build replace them. The option `refresh` is the global name of
 * fast refresh (`internals.ts`). On a site without it, the calls do nothing.
 */
module.exports = async function refreshLoader(source, map) {
  const done = this.async();
  try {
    const file = path.relative(this.rootContext, this.resourcePath);
    const result = await transformAsync(source, {
      filename: this.resourcePath,
      babelrc: false,
      configFile: false,
      sourceMaps: this.sourceMap,
      inputSourceMap: map ?? undefined,
      parserOpts: { plugins: ['typescript', 'jsx'] },
      plugins: [[require.resolve('react-refresh/babel'), { skipEnvCheck: true }]],
    });
    const code = result?.code ?? source;
    const refresh = `globalThis.${this.getOptions().refresh}`;
    const register = `const $RefreshReg$ = (type, id) => ${refresh}?.register(type, ${JSON.stringify(`${file} `)} + id);
const $RefreshSig$ = ${refresh}?.signature ?? (() => (type) => type);`;
    // After the code, because imports come first; constants of a module are there before its components are registered.
    const needs = /\$Refresh(Reg|Sig)\$/.test(code);
    done(null, needs ? `${register}\n${code}` : code, needs ? undefined : (result?.map ?? undefined));
  } catch (error) {
    done(error);
  }
};
