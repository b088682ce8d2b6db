import { readdirSync } from 'node:fs';
import path from 'node:path';
import { featureLevels } from '../../../scripts/feature-levels.mjs';
import { refusedImports, waysToImport } from '../../../scripts/refused-imports';
import { sliceFolders } from '../../../scripts/slices.mjs';

const root = path.join(import.meta.dirname, '../../..');

interface Case {
  file: string;
  allowed: string[];
  forbidden: string[];
}

const cases: Case[] = [
  {
    file: 'mf-search/features/company-search/SearchResults.tsx',
    allowed: ['../filters/FilterPanel', './ResultList', '@care/contracts', '@care/contracts/testing', '@care/ui'],
    forbidden: [
      '../../routes/ResultsPage',
      '../../routes',
      '../../exposes/results',
      '@care/mf-account',
      '@care/mf-search',
      '@care/shell/client/views',
      '@care/backend',
      '@care/embed/server',
      '@care/federation/browser',
      '../../../mf-account/features/form/FormFields',
      'react-router-dom',
      '@reduxjs/toolkit',
      'i18next',
      'zod',
    ],
  },
  {
    file: 'mf-search/routes/home-page.test.tsx',
    allowed: ['../features/home/home-page', '../exposes/home', './HomePage', '@care/contracts/schemas'],
    forbidden: ['react-router', 'react-redux', '@care/mf-reviews', '../../mf-reviews/routes/Page'],
  },
  {
    file: 'mf-search/features/company-search/ResultList.test.tsx',
    allowed: ['./ResultList', '@care/contracts/schemas'],
    forbidden: [
      '../../routes/ResultsPage',
      '../../exposes/results',
      'i18next',
      '@care/mf-reviews',
      '@care/embed/server',
    ],
  },
  {
    file: 'mf-search/routes/ResultsPage.tsx',
    allowed: ['../features/company-search/SearchResults', './HomePage'],
    forbidden: ['../exposes/results', '@care/mf-reviews', 'zod'],
  },
  {
    file: 'mf-search/exposes/results.ts',
    allowed: ['../routes/ResultsPage', '../features/home/home-page'],
    forbidden: [],
  },
  {
    file: 'shared-ui/src/texts.ts',
    allowed: ['@care/contracts'],
    forbidden: ['@care/mf-search', '@care/shell', '@care/backend', '@care/federation', 'zod'],
  },
  {
    file: 'shared-contracts/src/paths.ts',
    allowed: ['./routes'],
    forbidden: ['@care/ui', '@care/mf-search', '@care/shell', '@care/backend', '@care/federation'],
  },
  {
    file: 'shell/client/views.tsx',
    allowed: ['@care/ui', '@care/federation/browser'],
    forbidden: ['@care/mf-search', '@care/backend', '@care/embed/server', '@care/contracts/schemas'],
  },
  {
    file: 'shell/server/embed.ts',
    allowed: ['@care/embed/server', '@care/federation/store', '@care/ui'],
    forbidden: ['@care/mf-search', '@care/backend'],
  },
  {
    file: 'embed/src/server.ts',
    allowed: ['@care/contracts/constants', './profile'],
    forbidden: ['@care/ui', '@care/mf-search', '@care/shell', '@care/backend', '@care/federation/browser'],
  },
  {
    file: 'embed/build.ts',
    allowed: ['@care/federation/preset'],
    forbidden: ['@care/ui', '@care/shell'],
  },
  {
    file: 'e2e/tests/home.spec.ts',
    allowed: ['@care/contracts/schemas', '@care/federation/store', '../support/site'],
    forbidden: [
      '@care/ui',
      '@care/mf-search',
      '@care/embed/server',
      '../../backend/src/app/app',
      '../../mf-search/texts',
    ],
  },
  {
    file: 'hosts/react19/main.js',
    allowed: ['react', '../host-page.js'],
    forbidden: ['@care/contracts', '../../embed/src/profil'],
  },
  {
    file: 'shell/client/boot.tsx',
    allowed: ['@care/contracts'],
    forbidden: ['react-redux', 'react-router'],
  },
];

const inFeatures = sliceFolders.map((slice) => ({
  file: `${slice}/features/noun/planted.ts`,
  allowed: ['../other-noun/Part'],
  forbidden: ['../../routes/Page'],
}));

describe('imports between and inside packages', () => {
  it('ESLint refuses another slice, and inside every slice imports of features from routes and of both from exposes', () => {
    const all = [...cases, ...inFeatures];
    const found = refusedImports(all.map(({ file, allowed, forbidden }) => [file, [...allowed, ...forbidden]]));
    expect(found).toEqual(all.map(({ forbidden }) => forbidden));
  });
});

/** For each feature of a slice with levels: all features, and those that it may not import. */
const featureCases = Object.entries(featureLevels).flatMap(([slice, levels]) =>
  levels.flatMap((level, index) =>
    level.flatMap((feature) => {
      const lower = levels.slice(0, index).flat();
      const others = levels.flat().filter((other) => other !== feature);
      const forbidden = others.filter((other) => !lower.includes(other));
      const folder = `${slice}/features/${feature}`;
      const own = ['../../texts', './Part', '@care/ui'];
      const caseIn = (file: string, up: string, allowed: string[]) => ({
        file: `${folder}/${file}`,
        imports: [...allowed, ...others.map((other) => `${up}${other}/Part`), `../../features/${feature}x/Part`],
        forbidden: [...forbidden.map((other) => `${up}${other}/Part`), `../../features/${feature}x/Part`],
      });
      return [
        caseIn('Planted.tsx', '../', own),
        caseIn('planted.test.tsx', '../', own),
        caseIn('part/planted.ts', '../../', ['../Part', './Part', '@care/ui']),
      ];
    }),
  ),
);

describe('levels of the features of a slice', () => {
  it('ESLint refuses imports of features that are not of a lower level, in every way to import', () => {
    const { value, ...others } = waysToImport;
    const atTop = featureCases.filter(({ file }) => file.endsWith('/Planted.tsx'));
    const planted = [
      ...featureCases.map((one) => ({ ...one, write: value })),
      ...Object.values(others).flatMap((write) => atTop.map((one) => ({ ...one, write }))),
    ];
    const found = refusedImports(
      planted.map(({ file, imports, write }) => [file, imports, write]),
      'no-restricted-syntax',
    );
    expect(found).toEqual(planted.map(({ forbidden }) => forbidden));
  });

  it('ESLint refuses imports that would tie features of the large slices', () => {
    const ties: [file: string, source: string][] = [
      ['mf-account/features/inbox/Planted.tsx', '../own-account/OwnAccount'],
      ['mf-provider-profile/features/company/Planted.tsx', '../viewer-actions/use-actions'],
      ['mf-search/features/search/Planted.tsx', '../company-search/search-loader'],
    ];
    const found = refusedImports(
      ties.map(([file, source]) => [file, [source]]),
      'no-restricted-syntax',
    );
    expect(found).toEqual(ties.map(([, source]) => [source]));
  });

  it.each(Object.keys(featureLevels))('every feature of %s has a level', (slice) => {
    const folders = readdirSync(path.join(root, slice, 'features'));
    expect(featureLevels[slice]?.flat().sort()).toEqual(folders.sort());
  });
});
