import tseslint from 'typescript-eslint';
import { noArticleBeforeName } from './scripts/article-rule.mjs';

const message = (text) => ({ message: text });
/** One rule entry: what files may not import. Whole packages and folders are in scripts/import-rules.cjs. */
const restrict = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const typedHooks = {
  regex: '^@care/contracts/rtkq$',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  ...message(
    'Use useAppDispatch, useAppSelector and useAppStore of @care/contracts; they have the types of the store.',
  ),
};
/** What the shell's copy offers slices (shell/client/shared.ts). */
const leanEmotion = {
  regex: '^@emotion/react(/|$)',
  allowImportNames: ['css', 'Global', 'keyframes'],
  ...message('The shell shares css, Global and keyframes only.'),
};
const inEveryFile = [
  {
    selector: 'ImportExpression > TemplateLiteral',
    ...message('Name each file: Jest finds the tests of a changed file by the imports that it can read.'),
  },
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

const tierNames = {
  selector: 'Literal[value=/^(?!FREE_)[A-Z]+_TIER$/]',
  ...message(
    'Ask what a tier allows (@care/contracts/tiers) instead of naming it: a further tier is a row of a table.',
  ),
};

const endlessAnswer = {
  selector:
    'CallExpression[callee.property.name=/^(get|post|put|patch|delete)$/] > ArrowFunctionExpression[async=false][body.type="BlockStatement"]:not(:has(ReturnStatement)):not(:has(ThrowStatement))',
  ...message('A route that returns nothing is async: Fastify ends an answer without content only after a promise.'),
};

/** What no file may contain. */
const syntax = [...inEveryFile, ...functionStyle, constantStyle, globalNames];

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
  {
    files: ['{mf-*,shared-ui,shell,embed,backend/src,demo}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'demo/src/tiers.ts'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, tierNames] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...syntax, tierNames, endlessAnswer] },
  },
  restrict(['**/*.{ts,tsx}'], typedHooks),
  restrict(['shared-ui/src/**', 'mf-*/**'], leanEmotion, typedHooks),
  restrict(['embed/**'], {
    regex: '^react$',
    importNames: ['Activity', 'lazy', 'Suspense', 'use'],
    ...message(
      'A profile hydrates in one task (embed/src/element/live.tsx). Parts that hydrate later are not possible.',
    ),
  }),
  restrict(['embed/**/*.test.tsx'], typedHooks),
  restrict(
    ['mf-*/**/*.test.{ts,tsx}'],
    {
      regex: '^(@care/(shell|backend|demo|embed|mf-[^/]+)|(\\.\\./){1,3}mf-[^/]+)(/|$)',
      ...message('Tests of a slice run without the other slices, too.'),
    },
    typedHooks,
  ),
  // Where the short lists are made, and what gives them to slices as a whole.
  restrict(['shared-contracts/src/{facade/**,store-access.ts}', 'shell/client/shared.ts']),
);
