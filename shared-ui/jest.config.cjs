module.exports = { ...require('../jest.preset.cjs')('jsdom'), setupFiles: ['./src/testing/jest.setup.ts'] };
