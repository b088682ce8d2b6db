import ts from 'typescript';

/** What a change asks of the version of the contracts. */
export type Level = 'none' | 'minor' | 'major';

/** What slices give to the shell: a new required property breaks slices, a new optional one does not. */
const MADE_BY_SLICES = new Set([
  ...['PageModule', 'SlotModule', 'PageHead', 'PageOutcome'],
  ...['SliceDefinition', 'SliceRoute', 'NavigationEntry', 'defineSlice'],
]);

/**
 * Tiers may be added in any version: slices ask what a tier allows and name none of the booked ones (eslint.config.js),
 * so for the comparison a list of them is a text.
 */
const withoutTiers = (code: string): string =>
  code
    .replace(/readonly \["\w+_TIER"(?:, "\w+_TIER")*\]/g, 'readonly string[]')
    .replace(/"\w+_TIER"(?: \| "\w+_TIER")*/g, 'string');

/** The declarations of a report of API Extractor, without its comments and the version that it was made for. */
const codeOf = (report: string): string =>
  withoutTiers(/```ts\n(.*)```/s.exec(report)?.[1] ?? '')
    .replace(/^\s*\/\/.*\n/gm, '')
    .replace(/^export const version: .*\n/m, '');

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** The libraries of the language are read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** Compiles the two reports, and questions about them. Types of libraries are unknown here. */
function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  host.fileExists = (name) => texts.has(name) || ts.sys.fileExists(name);
  return ts.createProgram({ rootNames: [...texts.keys()], options: OPTIONS, host });
}

/** The shared names of a report, such as `ui.Button`. Those of libraries are unknown symbols. */
function namesOf(program: ts.Program, file: string): Map<string, ts.Symbol> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const whole = source && checker.getSymbolAtLocation(source);
  const exportsOf = (symbol: ts.Symbol) => checker.getExportsOfModule(symbol);
  const declaredAs = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return new Map(
    (whole ? exportsOf(whole) : []).flatMap((module) =>
      exportsOf(declaredAs(module)).map((name) => [`${module.name}.${name.name}`, declaredAs(name)]),
    ),
  );
}

const textOf = ({ declarations = [] }: ts.Symbol): string => declarations.map((one) => one.getText()).join('\n');
const isValue = ({ flags }: ts.Symbol): boolean => (flags & ts.SymbolFlags.Value) > 0;
const parametersOf = ({ declarations = [] }: ts.Symbol): number =>
  declarations.flatMap((one) => ts.getEffectiveTypeParameterDeclarations(one as ts.DeclarationWithTypeParameters))
    .length;

/** The compiler does not compare the parameters of generic types. The types that they name are compared separately. */
const isGeneric = (symbol: ts.Symbol): boolean => parametersOf(symbol) > 0 || /^[\w$]+: </.test(textOf(symbol));

/** Asks the compiler whether what is given can be used as before. */
function question(name: string, symbol: ts.Symbol): string {
  const isMadeBySlices = MADE_BY_SLICES.has(name.slice(name.indexOf('.') + 1));
  const words = Array.from({ length: parametersOf(symbol) }, () => 'any').join();
  const of = (side: string): string => {
    if (!isValue(symbol)) return `${side}.${name}${words && `<${words}>`}`;
    // `defineSlice` returns what it gets; only what it takes matters.
    return name.endsWith('.defineSlice') ? `Parameters<typeof ${side}.${name}>` : `typeof ${side}.${name}`;
  };
  const [from, to] = isMadeBySlices ? ['Before', 'Now'] : ['Now', 'Before'];
  return `{ const given: ${of(from)} = null!; const taken: ${of(to)} = given; }`;
}

/**
 * Compares two reports of what slices share. A name that is gone, or that can no longer be used as before, asks for a
 * major version, anything new for a minor one. Whether it can be used as before is decided as the compiler decides: the
 * new value must be assignable to the type of the old one (EM-03). `breaking`: the names that ask for a major version, with
 * the reason.
 */
export function apiChange(before: string, now: string): { level: Level; breaking: string[] } {
  const [old, present] = [codeOf(before), codeOf(now)];
  if (old === present) return { level: 'none', breaking: [] };
  const texts = new Map([
    ['/before.d.ts', old],
    ['/now.d.ts', present],
  ]);
  const program = programOf(texts);
  const names = namesOf(program, '/now.d.ts');
  const breaking: string[] = [];
  const asked: string[] = [];
  const questions: string[] = [];
  for (const [name, symbol] of namesOf(program, '/before.d.ts')) {
    const found = names.get(name);
    if (!found) breaking.push(`${name} is gone`);
    else if (isValue(found) !== isValue(symbol) || parametersOf(found) < parametersOf(symbol))
      breaking.push(`${name} is something else`);
    else if (!isGeneric(symbol) || textOf(found) !== textOf(symbol)) {
      asked.push(name);
      questions.push(question(name, symbol));
    }
  }
  const imports = ["import type * as Before from './before';", "import type * as Now from './now';"];
  texts.set('/questions.ts', [...questions, ...imports].join('\n'));
  const whole = programOf(texts);
  const source = whole.getSourceFile('/questions.ts');
  for (const { start = 0, messageText } of whole.getSemanticDiagnostics(source)) {
    const name = asked[source?.getLineAndCharacterOfPosition(start).line ?? 0];
    breaking.push(
      `${name} cannot be used as before: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200)}`,
    );
  }
  return { level: breaking.length > 0 ? 'major' : 'minor', breaking };
}

/** Whether the step from one version to the next is enough for a change. */
export function isEnough(level: Level, from: string, to: string): boolean {
  const [before = [], now = []] = [from, to].map((version) => version.split('.').map(Number));
  const major = (now[0] ?? 0) > (before[0] ?? 0);
  const minor = major || (now[0] === before[0] && (now[1] ?? 0) > (before[1] ?? 0));
  return { none: true, minor, major }[level];
}
