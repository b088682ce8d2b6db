// The import rules of the backend. eslint.config.js enforces them; docs/architecture.md has a diagram.

/**
 * The domains by level. A domain imports only domains of lower levels, and only from their index.ts. Below all of them is the
 * platform, which imports no domain; above all of them is the app, which puts them together.
 */
export const domainLevels = [
  ['catalogue', 'desk', 'media', 'packages', 'places', 'products'],
  ['accounts', 'addresses', 'company', 'company-visits', 'content', 'search'],
  ['company-editing', 'company-search', 'job-offers', 'job-seekers', 'messages', 'ownership', 'ratings'],
  [
    'applications',
    'city-pages',
    'company-media',
    'company-pages',
    'embedding',
    'privacy',
    'saved-searches',
    'staff-announcements',
  ],
];

const UP = '\\.\\./';
const forbid = (regex, message) => ({ regex, message });

const platformRules = [1, 2, 3].map((depth) => ({
  files: [`backend/src/platform/${'*/'.repeat(depth - 1)}*.ts`],
  patterns: [forbid(`^${UP.repeat(depth)}`, 'The platform imports nothing from outside its folder.')],
}));

/** Rules for files directly in the domain's folder (`up` is ''), or in a folder of it. */
function domainRules(folder, lower, files, up) {
  const allowed = lower.length ? `(?!(?:${lower.join('|')})$)` : '';
  const ownIndex = `^${up ? '\\.\\.' : '\\.'}(?:/index)?$`;
  return {
    files: [`backend/src/domains/${folder}/${files}`],
    patterns: [
      forbid(
        `^${up}${UP}(?!${UP})${allowed}`,
        'A domain imports only the index.ts of domains of lower levels (backend/layers.mjs).',
      ),
      forbid(`^${up}${UP}${UP}(?!platform/)`, 'A domain imports no app, tool or test helper.'),
      forbid(ownIndex, 'The index.ts of a domain is for others.'),
    ],
  };
}

const rulesOfDomain = (folder, lower) => [
  domainRules(folder, lower, '*.ts', ''),
  domainRules(folder, lower, '*/**/*.ts', UP),
];

const appRules = {
  files: ['backend/src/app/**/*.ts'],
  patterns: [
    forbid(`^${UP}(?!platform/|domains/[^/]+$)`, 'The app imports the platform and the index.ts of domains; no tool.'),
  ],
};

const toolRules = ['', '*/', '*/*/'].map((folders, depth) => ({
  files: [`backend/src/tools/${folders}*.ts`],
  patterns: [
    forbid('/domains/[^/]+/', 'A tool imports only the index.ts of a domain.'),
    forbid(`^${UP.repeat(depth)}(?!${UP})[^/]+/`, 'A tool imports no other tool.'),
  ],
}));

/** Rules for ESLint: files, and the imports that they may not have. A later entry overrides an earlier one. */
export const importRules = [
  ...platformRules,
  // A folder that is not in the list above may import the platform only.
  ...rulesOfDomain('*', []),
  ...domainLevels.flatMap((level, index) =>
    level.flatMap((domain) => rulesOfDomain(domain, domainLevels.slice(0, index).flat())),
  ),
  appRules,
  ...toolRules,
];
