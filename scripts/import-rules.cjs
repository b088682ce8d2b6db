// All rules about what may import what (docs/architecture.md has the diagram). dependency-cruiser checks them:
// `npm run import-rules`. Rules about single names of a library are in eslint.config.js.

const SLICES = '^mf-[^/]+/';

/** A rule: files that match `from` may not import files that match `to`. Groups of `from.path` are $1, $2 in `to`. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Folders, and what of this repository they may import. */
const packages = {
  'shared-contracts/src/': 'shared-contracts/',
  'shared-ui/src/': 'shared-(contracts|ui)/',
  'federation/src/': 'shared-contracts/|federation/',
  'embed/(?!build)': 'shared-contracts/|embed/',
  'mf-([^/]+)/': 'mf-$1/|shared-(contracts|ui)/',
  'shell/client/': 'shared-(contracts|ui)/|federation/|shell/',
  'shell/server/': 'shared-(contracts|ui)/|federation/|embed/|shell/',
  'backend/': 'shared-contracts/|federation/|backend/',
  'demo/': 'shared-contracts/|backend/src/app/seeding(-rows)?\\.ts$|demo/',
  'e2e/(?!bench/)': 'shared-contracts/|federation/|shell/|scripts/|e2e/',
  'hosts/': 'hosts/',
};

const oneWay = Object.entries(packages).map(([folder, allowed]) =>
  forbid(
    `imports-of-${folder.replace(/\W+/g, '-')}`,
    'Imports run one way: shared-contracts, shared-ui, slices and shell.',
    { path: `^${folder}` },
    { path: '^(shared-|federation/|embed/|mf-|shell/|backend/|demo/|e2e/|hosts/)', pathNot: `^(${allowed})` },
  ),
);

/** Folders of which none may import, over whatever detour, one that imports it. */
const noCycleOf = (name, folders) => ({
  ...forbid(
    `no-cycle-of-${name}`,
    'Folders beside each other are layers: imports between them never run in a circle.',
    { path: folders },
    { path: folders, circular: true },
  ),
  scope: 'folder',
});

/** Libraries that ship whole when shared: everyone imports the short list in shared-contracts/src/facade instead. */
const facade = forbid(
  'facades',
  'Import from @care/contracts, @care/contracts/router, /rtk or /rtkq.',
  { pathNot: '^shared-contracts/src/(facade/|texts/|store-access\\.ts)' },
  { path: 'node_modules/(react-router|react-router-dom|@reduxjs/toolkit|redux|react-redux|i18next|react-i18next)/' },
);

module.exports = {
  forbidden: [
    ...oneWay,
    forbid(
      'no-zod-in-browsers',
      'Browsers get types only; schemas are for servers.',
      { path: '^(shared-ui/src|shell/client|mf-[^/]+)/' },
      { path: '^(shared-contracts/src/schemas/|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'by-name',
      'Slices reach other packages by their name.',
      { path: '^(mf-[^/]+)/' },
      { pathNot: '^$1/', dependencyTypes: ['local'] },
    ),
    facade,
    forbid(
      'features-below-routes',
      'Inside a slice imports run one way: exposes, routes, features.',
      { path: `${SLICES}features/` },
      { path: `${SLICES}(exposes|routes)/` },
    ),
    forbid(
      'routes-below-exposes',
      'See features-below-routes.',
      { path: `${SLICES}routes/` },
      { path: `${SLICES}exposes/` },
    ),
    noCycleOf('features', `${SLICES}features/[^/]+$`),
    forbid(
      'platform-below-domains',
      'The platform knows no domain.',
      { path: '^backend/src/platform/' },
      { path: '^backend/', pathNot: '^backend/src/platform/' },
    ),
    noCycleOf('platform', '^backend/src/platform/[^/]+$'),
    forbid(
      'domains-below-app',
      'A domain imports the platform and other domains.',
      { path: '^backend/src/domains/' },
      { path: '^backend/', pathNot: '^backend/(src/(platform|domains)|node_modules)/' },
    ),
    noCycleOf('domains', '^backend/src/domains/[^/]+$'),
    forbid(
      'index-of-domains',
      'Others know only the index.ts of a domain.',
      { path: '^backend/src/(domains/[^/]+|tools)/' },
      { path: '^backend/src/domains/', pathNot: '^backend/src/$1/|^backend/src/domains/[^/]+/index\\.ts$' },
    ),
    forbid(
      'domains-in-app',
      'The app knows only the index.ts and the domain.ts of a domain.',
      { path: '^backend/src/app/' },
      { path: '^backend/src/domains/', pathNot: '^backend/src/domains/[^/]+/(index|domain)\\.ts$' },
    ),
    forbid(
      'index-for-others',
      'The index.ts of a domain is for others.',
      { path: '^backend/src/domains/([^/]+)/' },
      { path: '^backend/src/domains/$1/index\\.ts$' },
    ),
    forbid(
      'mails-in-one-place',
      "Mails are composed in a *-mails.ts of a domain, each of its functions is a mail; the mailer adds the operator's lines.",
      { path: '^backend/src/', pathNot: '(-mails|/platform/mail/mailer)\\.ts$' },
      { path: '^backend/src/platform/mail/compose\\.ts$' },
    ),
    forbid(
      'mails-have-samples',
      'The mail-samples.ts of its domain has an example of each mail.',
      { path: '^backend/src/domains/[^/]+/mail-samples\\.ts$' },
      { path: '^backend/src/domains/.*-mails\\.ts$', reachable: false },
    ),
    forbid(
      'app-below-tools',
      'The app puts platform and domains together; it imports no tool.',
      { path: '^backend/src/app/' },
      { path: '^backend/', pathNot: '^backend/src/(platform|domains|app)/' },
    ),
    forbid(
      'tools-apart',
      'A tool imports no other tool.',
      { path: '^backend/src/tools/([^/]+)/' },
      { path: '^backend/src/tools/', pathNot: '^backend/src/tools/($1/|[^/]+$)' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!node_modules).*(/(dist|dist-dev|testing|template)/|\\.test\\.tsx?$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6'],
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
