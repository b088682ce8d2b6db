import tseslint from 'typescript-eslint';
import { importRules } from './backend/layers.mjs';
import { noArticleBeforeName } from './scripts/article-rule.mjs';
import { featureRules } from './scripts/feature-levels.mjs';
import { sliceFolders as slices } from './scripts/slices.mjs';

const message = (text) => ({ message: text });
// Patterns are regular expressions: lists of names (`group`) took a quarter of the time of the whole lint.
/** Libraries that ship whole when shared: everyone imports the short list in shared-contracts/src/facade instead. */
const facaded = [
  { regex: '^react-router(-dom)?(/|$)', ...message('Import from @care/contracts/router.') },
  { regex: '^(@reduxjs/toolkit|redux)$', ...message('Import from @care/contracts/rtk.') },
  { regex: '^(@reduxjs/toolkit/|react-redux(/|$))', ...message('Import from @care/contracts/rtkq.') },
  { regex: '^(react-)?i18next(/|$)', ...message('Import t and addTexts from @care/contracts.') },
  {
    regex: '^@care/contracts/rtkq$',
    importNames: ['useDispatch', 'useSelector', 'useStore'],
    ...message(
      'Use useAppDispatch, useAppSelector and useAppStore of @care/contracts; they have the types of the store.',
    ),
  },
];
/** What the shell's copy offers slices (shell/client/shared.ts). */
const leanEmotion = {
  regex: '^@emotion/react(/|$)',
  allowImportNames: ['css', 'Global', 'keyframes'],
  ...message('The shell shares css, Global and keyframes only.'),
};
const forbid = (packages, text) => ({ regex: `^(${packages.join('|')})(/|$)`, ...message(text) });
/** One rule entry: what files may not import. */
const restrict = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const sliceNames = slices.map((name) => `@care/${name}`);
/** The API, and the program that fills its database for a demonstration: nobody imports them. */
const programs = ['@care/backend', '@care/demo'];
const ONE_WAY = 'Imports run one way: shared-contracts, shared-ui, slices and shell (see docs/architecture.md).';
const backendPackages = [
  forbid(['@care/ui', '@care/shell', '@care/embed', '@care/demo', ...sliceNames], ONE_WAY),
  { regex: '^(\\.\\./)+demo/', ...message('The API starts the demonstration as a program of its own.') },
  ...facaded,
];
const noZodInBrowsers = {
  regex: '^(@care/contracts/schemas|zod)(/|$)',
  allowTypeImports: true,
  ...message('Browsers get types only; schemas are for servers.'),
};
const relativeAcross = {
  regex: '^(\\.\\./\\.\\./\\.\\./|(\\.\\./){1,2}mf-)',
  ...message('Reach other packages by their name.'),
};
const inEveryFile = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    ...message('The policy forbids style attributes in server HTML; use an emotion class.'),
  },
  {
    selector: 'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip)$/]',
    ...message('No focused or skipped tests.'),
  },
  {
    selector: 'CallExpression[callee.property.name="route"] > ObjectExpression > Property[key.name="times"]',
    ...message('Use routeOnce of e2e/support/visitor.ts: with `times` Chromium may lose the next request.'),
  },
];
/** Functions of a module: a declaration if the body is a block, a constant arrow if it is one expression. */
const functionStyle = [
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[init.type="ArrowFunctionExpression"][init.body.type="BlockStatement"]:not([id.typeAnnotation])',
    ...message('A function with a block is a function declaration.'),
  },
  {
    selector:
      ':matches(Program, ExportNamedDeclaration) > FunctionDeclaration[generator=false]:not([returnType.typeAnnotation.asserts=true]) > BlockStatement[body.length=1] > ReturnStatement[argument]',
    ...message('A function that is one expression is a constant arrow.'),
  },
];
/** Fixed numbers, strings and booleans of a module, also negative ones, products and those with `as const`. */
const constantStyle = {
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator:matches([init.type="Literal"], [init.argument.type="Literal"], [init.expression.type="Literal"], [init.left.type="Literal"][init.right.type="Literal"]):not([init.regex]):not([id.name=/^[A-Z][A-Z0-9_]*$/])',
  ...message('A constant that is a fixed number, string or boolean is named in UPPER_CASE.'),
};

/** Names that a reader takes for the browser's own object of that name. `Image` as a type is that of the API. */
const BROWSER_OBJECTS =
  'Animation|Array|Attr|Audio|Cache|Comment|Date|Document|Element|Error|Event|File|History|Location|Lock|Map|Node|Notification|Number|Object|Option|Path2D|Pick|Range|Record|Request|Response|Screen|Selection|Set|String|Symbol|Text|URL';
const globalNames = {
  selector: `VariableDeclarator[id.name=/^(${BROWSER_OBJECTS}|Image)$/], :matches(TSInterfaceDeclaration, TSTypeAliasDeclaration, ClassDeclaration)[id.name=/^(${BROWSER_OBJECTS})$/]`,
  ...message('This is the name of a global object of browsers; say what it is here.'),
};

/** What no file may contain. */
const syntax = [...inEveryFile, ...functionStyle, constantStyle, globalNames];

/** Inside a slice: what federation exposes imports routes, and these import features. */
const importsOf = (...folders) => ({
  regex: `^(\\.\\./)+(${folders.join('|')})(/|$)`,
  ...message('Inside a slice imports run one way: exposes, routes, features (see docs/architecture.md).'),
});
const noOtherSlice = forbid(
  ['@care/shell', ...programs, '@care/embed', ...sliceNames],
  'A slice never imports another slice, the shell or the backend; show parts of others through slots.',
);
const sliceTestImports = [noOtherSlice, relativeAcross, ...facaded];
const sliceImports = [
  noOtherSlice,
  {
    regex: '^@care/federation(/|$)',
    ...message('A slice only describes itself in federation.ts (@care/contracts/slice).'),
  },
  noZodInBrowsers,
  leanEmotion,
  relativeAcross,
  ...facaded,
];

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/dist-dev/', '**/node_modules/', '.data/', '.nx/', 'test-results/', 'playwright-report/'],
  },
  // .oxlintrc.json has all other rules.
  tseslint.configs.base,
  {
    files: ['**/*.{ts,tsx}', '**/*.de.json'],
    plugins: { texts: { rules: { 'no-article-before-name': noArticleBeforeName } } },
    rules: { 'texts/no-article-before-name': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    rules: { 'no-restricted-syntax': ['error', ...syntax] },
  },
  ...featureRules.map(({ files, syntax: imports }) => ({
    files,
    rules: { 'no-restricted-syntax': ['error', ...syntax, imports] },
  })),
  restrict(
    ['shared-contracts/src/**'],
    forbid(['@care/ui', '@care/federation', '@care/shell', ...programs, '@care/embed', ...sliceNames], ONE_WAY),
    ...facaded,
  ),
  restrict(
    ['shared-ui/src/**'],
    forbid(['@care/federation', '@care/shell', ...programs, '@care/embed', ...sliceNames], ONE_WAY),
    noZodInBrowsers,
    leanEmotion,
    ...facaded,
  ),
  restrict(
    ['federation/src/**'],
    forbid(['@care/ui', '@care/shell', ...programs, '@care/embed', ...sliceNames], ONE_WAY),
    ...facaded,
  ),
  restrict(
    ['shell/client/**'],
    forbid([...programs, '@care/embed', ...sliceNames], ONE_WAY),
    noZodInBrowsers,
    ...facaded,
  ),
  restrict(
    ['shell/client/shared.ts'], // gives slices the façades as a whole
    forbid([...programs, '@care/embed', ...sliceNames], ONE_WAY),
    noZodInBrowsers,
    ...facaded.filter(({ importNames }) => !importNames),
  ),
  restrict(['shell/server/**'], forbid([...programs, ...sliceNames], ONE_WAY), ...facaded),
  restrict(
    slices.map((slice) => `${slice}/**`),
    ...sliceImports,
  ),
  restrict(
    slices.map((slice) => `${slice}/routes/**`),
    ...sliceImports,
    importsOf('exposes'),
  ),
  restrict(
    slices.map((slice) => `${slice}/features/**`),
    ...sliceImports,
    importsOf('exposes', 'routes'),
  ),
  restrict(
    ['embed/**'],
    {
      regex: '^react$',
      importNames: ['Activity', 'lazy', 'Suspense', 'use'],
      ...message(
        'A profile hydrates in one task (embed/src/element/live.tsx). Parts that hydrate later are not possible.',
      ),
    },
    forbid(['@care/ui', '@care/federation', '@care/shell', ...programs, ...sliceNames], ONE_WAY),
    ...facaded,
  ),
  restrict(['embed/build.ts'], forbid(['@care/ui', '@care/shell', ...programs, ...sliceNames], ONE_WAY), ...facaded),
  restrict(
    ['e2e/**'],
    forbid(['@care/ui', '@care/shell', ...programs, '@care/embed', ...sliceNames], ONE_WAY),
    { regex: '^(\\.\\./)+(backend|demo|embed|mf-[^/]+|shared-[^/]+)(/|$)', ...message(ONE_WAY) },
    ...facaded,
  ),
  restrict(['hosts/**'], {
    regex: '^@care/|^\\.\\./\\.\\./',
    ...message('These pages stand for sites of others: they load the embedded profile by its address only.'),
  }),
  restrict(['backend/**'], ...backendPackages),
  restrict(
    ['demo/**'],
    forbid(['@care/ui', '@care/federation', '@care/shell', '@care/embed', ...sliceNames], ONE_WAY),
    { regex: '^@care/backend(?!/seeding|$)|^(\\.\\./)+backend', ...message('Import from @care/backend/seeding.') },
    ...facaded,
  ),
  ...importRules.map(({ files, patterns }) => restrict(files, ...patterns, ...backendPackages)),
  {
    // Fixtures of tests are checked with the real schemas, so that they cannot drift; no browser ever loads them.
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: facaded }] },
  },
  restrict(
    slices.map((slice) => `${slice}/**/*.test.{ts,tsx}`),
    ...sliceTestImports,
  ),
  restrict(
    slices.map((slice) => `${slice}/features/**/*.test.{ts,tsx}`),
    ...sliceTestImports,
    importsOf('exposes', 'routes'),
  ),
  // Where the short lists are made, and where the catalogue is compared with i18next itself.
  restrict(['shared-contracts/src/facade/**', 'shared-contracts/src/texts/**', 'shared-contracts/src/store-access.ts']),
);
