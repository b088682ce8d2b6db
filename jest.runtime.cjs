const { isBuiltin } = require('node:module');
const path = require('node:path');
const Runtime = require('jest-runtime').default;

const CONDITIONS = ['require', 'default', 'node', 'node-addons'];
/** Packages that hold the state of one test file. */
const OF_ONE_TEST = /\/node_modules\/(?:expect|jest-[\w-]+|@jest)\//;

const paths = new Map();

/** Loads packages once for all test files of a worker, by Node's `require`. It needs the globals of `jest.node.cjs`. */
class SharedRuntime extends Runtime {
  requireModule(from, name, options, isRequireActual) {
    const file = options?.isInternalModule ? undefined : this.#packageFile(from, name);
    return file ? require(file) : super.requireModule(from, name, options, isRequireActual);
  }

  /** The file of a package, or undefined for files of this repository and for what Jest must compile. */
  #packageFile(from, name) {
    if (!name || isBuiltin(name)) return undefined;
    const key = `${path.dirname(from)} ${name}`;
    if (!paths.has(key)) paths.set(key, this.#findPackageFile(from, name));
    return paths.get(key);
  }

  #findPackageFile(from, name) {
    try {
      const file = this._resolver.resolveModule(from, name, { conditions: CONDITIONS });
      const isCompiled = !this._config.transformIgnorePatterns.some((pattern) => new RegExp(pattern).test(file));
      return isCompiled || OF_ONE_TEST.test(file) || !/\.(?:c?js|json|node)$/.test(file) ? undefined : file;
    } catch {
      // Jest says what is missing.
      return undefined;
    }
  }
}

module.exports = { __esModule: true, default: SharedRuntime };
