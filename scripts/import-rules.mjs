// Checks that the import rules of eslint.config.js refuse what they forbid and nothing else, and that the layers of the
// backend list every folder.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import { domains, platform } from '../backend/layers.mjs';

const root = path.resolve(import.meta.dirname, '..');
const RULES = new Set(['@typescript-eslint/no-restricted-imports', 'no-restricted-syntax']);

/**
 * Files, which need not exist, with imports that are allowed and others that are forbidden.
 * @type {[string, string[], string[]][]}
 */
const cases = [
  [
    'backend/src/platform/settings.ts',
    ['./process/paths', 'zod'],
    ['./http/errors', '../app/app', '../domains/search'],
  ],
  ['backend/src/platform/mail/mailer.ts', ['../jobs/jobs'], ['../http/errors', '../not-listed/file']],
  [
    'backend/src/domains/companies/follow.ts',
    ['./company-cards', '../media', '../../platform/http/errors'],
    ['../media/routes', '../jobs', '../not-listed', '../../app/app', '../../testing/rows', '@care/demo', '@care/ui'],
  ],
  ['backend/src/app/app.ts', ['../domains/accounts'], ['../domains/accounts/routes', '../tools/import/main']],
  ['shared-contracts/src/page.ts', ['./paths'], ['@care/ui', '@care/shell', '@care/mf-search', '@care/backend']],
  [
    'shared-ui/src/button/Button.tsx',
    ['@care/contracts'],
    ['@care/shell', '@care/contracts/schemas', 'react-router-dom'],
  ],
  [
    'mf-search/features/search/new.ts',
    ['@care/contracts', '@care/ui', '../../texts'],
    [
      '@care/mf-account',
      '@care/shell',
      '@care/backend',
      '@care/federation',
      '@reduxjs/toolkit',
      'zod',
      '../../routes/home',
    ],
  ],
  ['mf-search/routes/new.ts', ['../features/search/new'], ['../exposes/home', '../../mf-account/routes/InboxPage']],
  ['shell/client/new.ts', ['@care/ui'], ['@care/mf-search', '@care/backend', '@care/demo']],
];

const faults = [];
const eslint = new ESLint({ cwd: root });
for (const [file, allowed, forbidden] of cases) {
  const sources = [...allowed, ...forbidden];
  const text = sources.map((source, index) => `import { a${index} } from '${source}';\n`).join('');
  const [{ messages }] = await eslint.lintText(text, { filePath: path.join(root, file) });
  const refused = new Set(messages.filter(({ ruleId }) => RULES.has(ruleId)).map(({ line }) => sources[line - 1]));
  for (const source of sources)
    if (refused.has(source) !== forbidden.includes(source))
      faults.push(`${file} ${refused.has(source) ? 'may not' : 'may'} import ${source}`);
}

for (const [folder, listed] of Object.entries({ domains, platform })) {
  const entries = readdirSync(path.join(root, 'backend/src', folder)).filter((name) => !name.includes('.test.'));
  const names = entries.map((name) => path.parse(name).name).sort();
  if (String([...listed].sort()) !== String(names)) faults.push(`backend/layers.mjs does not list ${folder} as it is`);
}

for (const fault of faults) console.error(fault);
process.exit(faults.length ? 1 : 0);
