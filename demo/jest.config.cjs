const path = require('node:path');

// The database of the tests starts from the API's folder.
process.env.BACKEND_HOME ??= path.join(__dirname, '../backend');

module.exports = {
  ...require('../backend/jest.config.cjs'),
  globalSetup: require.resolve('../backend/src/testing/start-postgres.ts'),
  globalTeardown: require.resolve('../backend/src/testing/stop-postgres.ts'),
};
