import ts from 'typescript';

/** What a change asks of the version of the contracts. */
export type Level = 'none' | 'minor' | 'major';

/** The difference of two reports: its level, and the names that ask for a major version, with the reason. */
export interface ApiChange {
  level: Level;
  breaking: string[];
}

/** A name of a report: of which module, and its declarations. */
interface Declared {
  text: string;
  kind: 'value' | 'type' | 'other';
  parameters: number;
}

const SECTION = /^# (.+)$/;
/** The title of the last section: types that are not exported, but that exported ones refer to. */
const MENTIONED = 'types that these speak of';
/** What slices give to the shell: a new required property breaks slices, a new optional one does not. */
const MADE_BY_SLICES = new Set([
  ...['PageModule', 'SlotModule', 'PageHead', 'PageOutcome'],
  ...['SliceDefinition', 'SliceRoute', 'NavigationEntry', 'defineSlice'],
]);

const isType = (node: ts.Statement): boolean => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = node as ts.Statement & { name?: ts.Identifier };
  return name ? [name.text] : [];
}

/** Private members make classes unequal although nobody outside can use them. */
const withoutPrivate = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#private;|private )/.test(line))
    .join('\n');

/** Lines that are no TypeScript: names of a library, other names for something, types that the report only hashes. */
const NOTE = /^([\w$]+) (?:= .*|\(from .*\))$|^(?:const|let|function) ([\w$]+): \(inferred, \w+\)$/;

/** The declarations of a report by module and name, and all of them as one declaration file. */
function parse(report: string): { modules: Map<string, Map<string, Declared>>; file: string } {
  const modules = new Map<string, Map<string, Declared>>();
  const file: string[] = [];
  let code: string[] = [];
  let names = new Map<string, Declared>();
  const endSection = (): void => {
    const source = ts.createSourceFile('section.d.ts', code.join('\n'), ts.ScriptTarget.ES2022, true);
    for (const statement of source.statements) {
      const text = statement.getText();
      file.push(`export ${isType(statement) ? '' : 'declare '}${text}`);
      const { typeParameters } = statement as ts.Statement & { typeParameters?: readonly unknown[] };
      for (const name of namesOf(statement))
        names.set(name, {
          text,
          kind: isType(statement) ? 'type' : 'value',
          parameters: typeParameters?.length ?? 0,
        });
    }
    code = [];
  };
  for (const line of withoutPrivate(report).split('\n')) {
    const section = SECTION.exec(line)?.[1];
    if (section) {
      endSection();
      names = new Map();
      modules.set(section, names);
      continue;
    }
    const note = NOTE.exec(line);
    const noted = note?.[1] ?? note?.[2];
    if (noted) names.set(noted, { text: line, kind: 'other', parameters: 0 });
    else if (!line.startsWith('Version ')) code.push(line);
  }
  endSection();
  return { modules, file: [...new Set(file)].join('\n') };
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: false,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  noEmit: true,
  skipLibCheck: true,
};

/** The libraries of the language are read once. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/** One line per question; the compiler's errors name the lines that do not hold. */
function linesThatFail(files: { before: string; now: string; questions: readonly string[] }): Map<number, string> {
  const texts = new Map([
    ['/before.d.ts', files.before],
    ['/now.d.ts', files.now],
    ['/questions.ts', files.questions.join('\n')],
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile } = host;
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);
    if (!libraries.has(name)) libraries.set(name, getSourceFile(name, ...rest));
    return libraries.get(name);
  };
  host.fileExists = (name) => texts.has(name) || fileExists(name);
  host.readFile = (name) => texts.get(name) ?? readFile(name);
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  const source = program.getSourceFile('/questions.ts');
  const failed = new Map<number, string>();
  for (const { start = 0, messageText } of program.getSemanticDiagnostics(source)) {
    const line = source?.getLineAndCharacterOfPosition(start).line ?? 0;
    if (!failed.has(line)) failed.set(line, ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 200));
  }
  return failed;
}

/**
 * Compares two reports of what slices share. A name that is gone, or that can no longer be used as before, asks for a
 * major version, anything new for a minor one. Whether it can be used as before is decided as the compiler decides: the
 * new value must be assignable to the type of the old one (EM-03).
 */
export function apiChange(before: string, now: string): ApiChange {
  const [old, present] = [parse(before), parse(now)];
  const breaking: string[] = [];
  const questions = ["import type * as Before from './before';", "import type * as Now from './now';"];
  const asked: string[] = ['', ''];
  const ask = (name: string, from: string, to: string): void => {
    questions.push(`{ const given: ${from} = null!; const taken: ${to} = given; }`);
    asked.push(name);
  };
  const spokenOf = ({ modules }: typeof old) => JSON.stringify([...(modules.get(MENTIONED) ?? [])].sort());
  /** A name with the same text can mean something else then. */
  const isBelowChanged = spokenOf(old) !== spokenOf(present);
  let isAdded = isBelowChanged;
  for (const [module, names] of old.modules) {
    for (const [name, declared] of names) {
      const found = present.modules.get(module)?.get(name);
      if (!found) {
        if (module !== MENTIONED) breaking.push(`${module}: ${name} is gone`);
        continue;
      }
      const isSame = found.text === declared.text;
      isAdded ||= !isSame;
      // The compiler does not compare the parameters of generic types. The types that they name are compared separately.
      if (isSame && (isGeneric(declared) || !isBelowChanged)) continue;
      if (module === MENTIONED || declared.kind === 'other') continue;
      if (found.kind !== declared.kind || found.parameters < declared.parameters) {
        breaking.push(`${module}: ${name} is something else`);
        continue;
      }
      const words = declared.kind === 'type' ? typeArguments(declared.parameters) : '';
      const of = (side: string): string => `${declared.kind === 'type' ? '' : 'typeof '}${side}.${name}${words}`;
      const [from, to] = MADE_BY_SLICES.has(name) ? ['Before', 'Now'] : ['Now', 'Before'];
      ask(`${module}: ${name}`, given(of(from), name), given(of(to), name));
    }
  }
  for (const [module, names] of present.modules)
    if (module !== MENTIONED) isAdded ||= [...names.keys()].some((name) => !old.modules.get(module)?.has(name));
  const failed = asked.some(Boolean)
    ? linesThatFail({ before: old.file, now: present.file, questions })
    : new Map<number, string>();
  for (const [line, reason] of failed)
    if (asked[line]) breaking.push(`${asked[line]} cannot be used as before: ${reason}`);
  if (breaking.length > 0) return { level: 'major', breaking };
  return { level: isAdded ? 'minor' : 'none', breaking };
}

const isGeneric = ({ text, parameters }: Declared): boolean => parameters > 0 || /^const [\w$]+: </.test(text);

/** `defineSlice` returns what it gets; only what it takes matters. */
const given = (type: string, name: string): string => (name === 'defineSlice' ? `Parameters<${type}>` : type);

const typeArguments = (count: number): string =>
  count > 0 ? `<${Array.from({ length: count }, () => 'any').join()}>` : '';

/** Whether the step from one version to the next is enough for a change. */
export function isEnough(level: Level, from: string, to: string): boolean {
  const [before = [], now = []] = [from, to].map((version) => version.split('.').map(Number));
  const major = (now[0] ?? 0) > (before[0] ?? 0);
  const minor = major || (now[0] === before[0] && (now[1] ?? 0) > (before[1] ?? 0));
  return { none: true, minor, major }[level];
}
