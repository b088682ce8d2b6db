const path = require('node:path');

// How tests run, in this repository and in that of a slice outside of it: TypeScript through swc, and a document for the
// tests of components (`*.test.tsx`).

/** Packages that are compiled too, most of them because they exist only as ES modules. */
const compiled = [
  '@auth/core',
  'oauth4webapi',
  'jose',
  '@panva',
  'preact',
  'file-type',
  'marked',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  'age-encryption',
  '@noble',
  '@scure',
  '@borewit',
  'lucide-react',
  '@module-federation',
  // Its import() of a CommonJS file does not work in Jest.
  '@opentelemetry/otlp-exporter-base',
  // Installed in a repository of its own, the platform's packages are TypeScript too.
  '@care',
];

const node = {
  displayName: 'node',
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts'],
  // What takes minutes and rarely fails alone runs with npm run test:full.
  testPathIgnorePatterns: [
    '/node_modules/',
    '/dist/',
    ...(process.env.TEST_FULL === 'on' ? [] : ['\\.full\\.test\\.ts$']),
  ],
  // Not the default, because npm test deletes its folder for temporary files.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  globals: { __ON_SERVER__: true },
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
  transformIgnorePatterns: [`/node_modules/(?!(${compiled.join('|')})/)`],
  moduleNameMapper: { '(\\.(svg|woff2|png)|\\?file)$': path.join(__dirname, 'asset.cjs') },
};

const dom = {
  ...node,
  displayName: 'dom',
  testEnvironment: path.join(__dirname, 'dom.cjs'),
  testMatch: ['**/*.test.tsx'],
  setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
};

module.exports = {
  projects: [node, dom],
  // A limit only ends tests that hang. Those that compile or start databases take minutes on a slow, busy machine.
  testTimeout: 240_000,
  // A new slice may come before its first test.
  passWithNoTests: true,
  // On a small machine half the time; Jest alone would leave a core to the editor.
  maxWorkers: '100%',
};
