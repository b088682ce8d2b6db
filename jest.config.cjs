const preset = require('./federation/jest/preset.cjs');
const { workspaces } = require('./package.json');

// All packages belong to each project, so that `--changedSince` finds the tests of one that use another.
const [node, dom] = preset.projects.map((project) => ({
  ...project,
  roots: workspaces.filter((folder) => !folder.startsWith('hosts/')).map((folder) => `<rootDir>/${folder}`),
  // The template's test runs in a slice that is made of it.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/federation/template/'],
}));

module.exports = {
  ...preset,
  // A worker keeps memory of the files that it has run, and gets slower with it; a new one begins above this.
  workerIdleMemoryLimit: '1GB',
  projects: [
    { ...node, testMatch: [...node.testMatch, '!**/{backend,demo}/**'] },
    dom,
    {
      ...node,
      displayName: 'backend',
      testMatch: ['<rootDir>/{backend,demo}/**/*.test.ts'],
      globalSetup: '<rootDir>/backend/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/backend/src/testing/stop-postgres.ts',
    },
  ],
};
