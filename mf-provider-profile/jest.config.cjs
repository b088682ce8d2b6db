const preset = require('../jest.preset.cjs')('browser');

module.exports = { ...preset, setupFilesAfterEnv: ['@testing-library/jest-dom'] };
