const preset = require('../jest.preset.cjs')('jsdom');

module.exports = {
  ...preset,
  setupFiles: ['./src/testing/jest.setup.ts'],
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
};
