module.exports = {
  ...require('../jest.preset.cjs')('node'),
  testEnvironment: require.resolve('../jest.node.cjs'),
  runtime: require.resolve('../jest.runtime.cjs'),
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // Tests that start whole processes and databases take seconds, and minutes on a busy machine.
  testTimeout: 90_000,
};
