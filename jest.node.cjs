require('./jest.compile.cjs');

module.exports = require('jest-environment-node').TestEnvironment;
