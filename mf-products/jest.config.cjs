module.exports = require('../jest.preset.cjs')('./testing/environment.cjs');
