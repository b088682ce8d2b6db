module.exports = require('../jest.preset.cjs')('jsdom');
