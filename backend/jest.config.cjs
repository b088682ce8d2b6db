module.exports = {
  ...require('../jest.preset.cjs')('node'),
  testEnvironment: require.resolve('../jest.node.cjs'),
  runtime: require.resolve('../jest.runtime.cjs'),
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
};
