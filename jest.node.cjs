const { createRequire } = require('node:module');
require('./jest.compile.cjs');

const packages = createRequire(require.resolve('jest-environment-node'));
const { ModuleMocker } = packages('jest-mock');
const { LegacyFakeTimers, ModernFakeTimers } = packages('@jest/fake-timers');

/** What jest-circus leaves on the globals: the tests of a file, and what listens to them. */
const OF_ONE_FILE = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

/**
 * Node's own globals for all test files of a worker. Jest's environment makes new globals for each file, so that all
 * packages are loaded again, and each use of a global takes a detour: an eighth of the time of the backend's tests. After
 * each file mocks and the variables of the process are reset. A test must not change other globals.
 */
module.exports = class SharedEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    Object.assign(globalThis, projectConfig.globals);
    const shared = { config: projectConfig, global: globalThis };
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers(shared);
    this.fakeTimers = new LegacyFakeTimers({
      ...shared,
      moduleMocker: this.moduleMocker,
      timerConfig: { idToRef: (id) => id, refToId: (timer) => timer },
    });
  }

  async setup() {
    this.variables = { ...process.env };
    this.exit = process.exit;
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env)) if (!(name in this.variables)) delete process.env[name];
    Object.assign(process.env, this.variables);
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (OF_ONE_FILE.includes(symbol.description)) delete globalThis[symbol];
    // Jest replaces it to tell who calls it.
    process.exit = this.exit;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
