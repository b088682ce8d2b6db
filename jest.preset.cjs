const path = require('node:path');

// One way to run unit tests in every package: TypeScript through swc; packages that exist only as ES modules are
// compiled too.
const esmOnly = [
  '@auth/core',
  'oauth4webapi',
  'jose',
  '@panva',
  'preact',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  '@borewit',
  'lucide-react',
  // Installed in a repository of its own, the platform's packages are TypeScript too.
  '@care',
];

// jsdom, or jsdom with what pages need besides; other names are Jest's own.
const environments = {
  jsdom: require.resolve('./jest.jsdom.cjs'),
  browser: require.resolve('./jest.browser.cjs'),
};

/** @param {'node' | 'jsdom' | 'browser'} environment */
module.exports = (environment) => ({
  // Beside the packages, because npm test deletes its folder for temporary files.
  cacheDirectory: path.join(__dirname, 'node_modules/.cache/jest'),
  testEnvironment: environments[environment] ?? environment,
  setupFilesAfterEnv: environment === 'node' ? [] : [require.resolve('./jest.dom.cjs')],
  globals: { __ON_SERVER__: true },
  // A limit only ends tests that hang. Those that compile or start databases take minutes on a slow, busy machine.
  testTimeout: 240_000,
  // A new package may come before its first test.
  passWithNoTests: true,
  // On a small machine half the time; Jest alone would leave a core to the editor.
  maxWorkers: '100%',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  // What takes minutes and rarely fails alone runs with npm run test:full.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.TEST_FULL === 'on' ? [] : ['\\.full\\.test\\.ts$']),
  ],
  transform: {
    '^.+\\.(m?js|tsx?)$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '(\\.(svg|woff2|png)|\\?file)$': require.resolve('./jest.asset.cjs') },
});
