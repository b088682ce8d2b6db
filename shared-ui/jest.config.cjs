const preset = require('../jest.preset.cjs')('jsdom');

module.exports = { ...preset, setupFiles: ['./jest.setup.cjs'], setupFilesAfterEnv: ['@testing-library/jest-dom'] };
