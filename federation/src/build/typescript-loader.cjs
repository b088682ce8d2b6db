// Webpack loader for TypeScript.
const { transform } = require('@swc/core');

/** File → its source and the result: the builds of a process, for browser and server, compile each file once. */
const compiled = new Map();

async function compile(source, inputMap, file, development) {
  const { code, map } = await transform(source, {
    filename: file,
    sourceFileName: file,
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    inputSourceMap: inputMap && JSON.stringify(inputMap),
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development } },
    },
  });
  // webpack makes paths relative only in parsed maps. Absolute paths would change the temporary hashes in the code, and with
  // them the letters by which the minifier chooses names.
  return { code, map: JSON.parse(map) };
}

module.exports = async function typescriptLoader(source, inputMap) {
  const done = this.async();
  const { development } = this.getOptions();
  const key = `${this.resourcePath} ${development}`;
  if (compiled.get(key)?.source !== source)
    compiled.set(key, { source, result: compile(source, inputMap, this.resourcePath, development) });
  try {
    const { code, map } = await compiled.get(key).result;
    done(null, code, this.sourceMap ? map : undefined);
  } catch (error) {
    done(error);
  }
};
