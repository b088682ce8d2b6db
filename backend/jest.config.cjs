module.exports = {
  ...require('../jest.preset.cjs')('node'),
  globalSetup: '<rootDir>/src/testing/start-postgres.ts',
  globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
  // The first test of a run may wait for argon2 and for compiling the whole API.
  testTimeout: 30_000,
};
