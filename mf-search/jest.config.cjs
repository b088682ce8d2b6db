const preset = require('../jest.preset.cjs')('./testing/environment.cjs');

module.exports = { ...preset, setupFilesAfterEnv: ['@testing-library/jest-dom'] };
