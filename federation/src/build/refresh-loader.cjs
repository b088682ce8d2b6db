const path = require('node:path');
const { transformAsync } = require('@babel/core');

/**
 * webpack loader for builds that are made while a team works: registers the components of a module for fast refresh under
 * the place of its file, so that the next build of the file is known to replace them. Without a site that can refresh,
 * the calls do nothing.
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
    const register = `const $RefreshReg$ = (type, id) => globalThis.__pfRefresh?.register(type, ${JSON.stringify(`${file} `)} + id);
const $RefreshSig$ = globalThis.__pfRefresh?.signature ?? (() => (type) => type);`;
    // After the code, because imports come first; constants of a module are there before its components are registered.
    const needs = /\$Refresh(Reg|Sig)\$/.test(code);
    done(null, needs ? `${register}\n${code}` : code, needs ? undefined : (result?.map ?? undefined));
  } catch (error) {
    done(error);
  }
};
