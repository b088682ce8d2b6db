module.exports = {
  ...require('../jest.preset.cjs')('node'),
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // Tests that start whole processes and databases take seconds, on a busy machine many.
  testTimeout: 90_000,
};
