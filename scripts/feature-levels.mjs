// The import rules between the features of a slice. eslint.config.js enforces them.

/**
 * The folders in features/ by level. A feature imports only features of lower levels, also by `import type` and `import()`.
 * Slices that are not listed have no such rule.
 */
export const featureLevels = {
  'mf-search': [
    ['company-card', 'job-offer-card', 'job-seeker-card', 'save-search', 'search'],
    ['city', 'map', 'search-form'],
    ['filters'],
    ['company-search'],
    ['work-search'],
    ['home'],
  ],
  'mf-provider-profile': [
    ['apply', 'company', 'embedding', 'map', 'share'],
    ['company-sections', 'media', 'viewer', 'widgets'],
    ['contact', 'editing', 'follow'],
    ['prompts', 'watch-list'],
    ['viewer-actions'],
    ['company-frame'],
    ['job-offer'],
    ['job-editor'],
  ],
  'mf-account': [
    ['account-fields', 'address', 'form', 'sign-in'],
    ['account-section', 'alert', 'hire', 'password', 'registration'],
    ['confirm-email', 'inbox'],
    ['own-account'],
    ['company-area', 'company-registration', 'job-seeker', 'ownership'],
  ],
  'mf-packages': [
    ['owner-page', 'package', 'payment', 'support'],
    ['booking', 'selection', 'subscription'],
    ['invoices'],
  ],
  'mf-products': [['product'], ['inquiry']],
  'mf-reviews': [['author'], ['answer'], ['invitation'], ['writing'], ['own-ratings', 'rating', 'report'], ['waiting']],
};

// esquery has no escaped slash in regular expressions.
const SLASH = '\\x2F';
const UP = `\\.\\.${SLASH}`;
const importing = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];
const MESSAGE = 'A feature imports only features of lower levels (scripts/feature-levels.mjs).';

/** Forbids sources that lead from the folder of a feature into another one that is not `lower`. `up` leads to features/. */
function otherFeatures(up, lower) {
  const allowed = lower.length ? `(?!(${lower.join('|')})(${SLASH}|$))` : '';
  const sources = `^(${up}(?!\\.\\.)${allowed}|(${UP})+features(${SLASH}|$))`;
  return { selector: `:matches(${importing.join(', ')})[source.value=/${sources}/]`, message: MESSAGE };
}

const rulesOfFeature = (folder, lower) => [
  { files: [`${folder}/*.{ts,tsx}`], syntax: otherFeatures(UP, lower) },
  { files: [`${folder}/*/*.{ts,tsx}`], syntax: otherFeatures(UP + UP, lower) },
];

/** Entries for `no-restricted-syntax`: files, and the imports that they may not have. A later entry overrides an earlier one. */
export const featureRules = Object.entries(featureLevels).flatMap(([slice, levels]) => [
  // A folder that is not in the list above may import no other feature.
  ...rulesOfFeature(`${slice}/features/*`, []),
  ...levels.flatMap((level, index) =>
    level.flatMap((feature) => rulesOfFeature(`${slice}/features/${feature}`, levels.slice(0, index).flat())),
  ),
]);
