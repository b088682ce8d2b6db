// Some files choose jsdom; their waiting has the limits of pages.
module.exports = { ...require('../jest.preset.cjs')('node'), setupFilesAfterEnv: [require.resolve('../jest.dom.cjs')] };
