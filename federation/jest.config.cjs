const preset = require('../jest.preset.cjs')('node');

// The federation runtime's glue exists only as ES modules.
module.exports = { ...preset, transformIgnorePatterns: ['/node_modules/(?!@module-federation/)'] };
