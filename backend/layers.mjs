// The import rules of the backend. eslint.config.js enforces them; docs/architecture.md has a diagram.

/** The folders and files of the platform. Each imports only from those before it, so that no import runs back. */
export const platform = [
  'geo',
  'network',
  'process',
  'text',
  'database',
  'settings',
  'jobs',
  'secrets',
  'mail',
  'postgres',
  'http',
  'files',
  'domain',
];

/**
 * The domains. Each imports only those before it, and only from their index.ts. Below all of them is the platform, which
 * imports no domain; above all of them is the app, which puts them together.
 */
export const domains = [
  'media',
  'search',
  'accounts',
  'companies',
  'desk',
  'ownership',
  'inquiries',
  'ratings',
  'messages',
  'jobs',
  'staff',
  'billing',
  'company-pages',
  'embedding',
  'content',
  'saved-searches',
  'privacy',
];

const HERE = '\\./';
const UP = '\\.\\./';
const forbid = (regex, message) => ({ regex, message });

/** Rules for a folder or a file of the platform: `up` leads from its files to the platform's folder. */
function platformRules(files, up, lower) {
  const allowed = lower.length ? `(?!(?:${lower.join('|')})(?:/|$))` : '';
  return {
    files: [`backend/src/platform/${files}`],
    patterns: [
      forbid(
        `^${up}(?!${UP})${allowed}`,
        'The platform imports only earlier folders of the platform (backend/layers.mjs).',
      ),
      forbid(`^${up === HERE ? '' : up}${UP}`, 'The platform imports nothing from outside its folder.'),
    ],
  };
}

const rulesOfPlatform = (name, lower) => [
  platformRules(`${name}.ts`, HERE, lower),
  platformRules(`${name}/*.ts`, UP, lower),
  platformRules(`${name}/*/**/*.ts`, UP + UP, lower),
];

/** Rules for each member, with the members before it. */
const rulesInOrder = (names, rulesOf) => names.flatMap((name, index) => rulesOf(name, names.slice(0, index)));

/** Rules for files directly in the domain's folder (`up` is ''), or in a folder of it. */
function domainRules(folder, lower, files, up) {
  const allowed = lower.length ? `(?!(?:${lower.join('|')})$)` : '';
  const ownIndex = `^${up ? '\\.\\.' : '\\.'}(?:/index)?$`;
  return {
    files: [`backend/src/domains/${folder}/${files}`],
    patterns: [
      forbid(
        `^${up}${UP}(?!${UP})${allowed}`,
        'A domain imports only the index.ts of earlier domains (backend/layers.mjs).',
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
    forbid(
      `^${UP}(?!platform/|domains/[^/]+(?:/domain)?$)`,
      'The app imports the platform, and domain.ts and index.ts of domains; no tool.',
    ),
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
  // A folder that is in neither list may import nothing of its own layer.
  ...rulesOfPlatform('*', []),
  ...rulesInOrder(platform, rulesOfPlatform),
  ...rulesOfDomain('*', []),
  ...rulesInOrder(domains, rulesOfDomain),
  appRules,
  ...toolRules,
];
