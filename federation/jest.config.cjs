const preset = require('../jest.preset.cjs')('node');

// The federation runtime's glue exists only as ES modules.
module.exports = {
  ...preset,
  transformIgnorePatterns: ['/node_modules/(?!@module-federation/)'],
  // The template's test runs in a slice that is made of it.
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, '/template/'],
};
