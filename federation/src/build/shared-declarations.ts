import { createHash } from 'node:crypto';
import path from 'node:path';
import ts from 'typescript';

/** The origin of a public name: a source file of ours, or the package of a library. */
export type Origin = { file: string; name: string } | { library: string };

/** Long inferred types of Redux Toolkit are replaced by a checksum, which still shows changes. */
const MAX_INFERRED_LINES = 20;

/** How the compiler writes a type of another file that the file itself does not import. */
const ELSEWHERE = /import\("(?<module>\.[^"]*)"\)\.(?<name>[\w$]+)/g;

const libraryOf = (file: string): string =>
  /^(?:@[^/]+\/)?[^/]+/.exec(file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length))?.[0] ?? '';

const nodesIn = (node: ts.Node): ts.Node[] => [node, ...node.getChildren().flatMap(nodesIn)];

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name ? [name.text] : [];
}

/** The declarations of our packages as importing packages see them: types without code. */
export class SharedDeclarations {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #emitted = new Map<string, ts.SourceFile>();
  readonly #scopes = new Map<string, Map<string, ts.Symbol>>();
  readonly #printer = ts.createPrinter({ removeComments: true });

  constructor(files: readonly string[], options: ts.CompilerOptions) {
    this.#program = ts.createProgram(files, {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // The order of a union's members must not depend on other compiled files.
      stableTypeOrdering: true,
    });
    this.#checker = this.#program.getTypeChecker();
  }

  /** The exports of a module by name. */
  exportsOf(file: string): Map<string, Origin> {
    const source = this.#program.getSourceFile(file);
    const module = source && this.#checker.getSymbolAtLocation(source);
    if (!module) throw new Error(`${file} exports nothing`);
    return new Map(this.#checker.getExportsOfModule(module).map((symbol) => [symbol.name, this.#originOf(symbol)]));
  }

  /** The text of a declaration, and the origins of the names in it. */
  describe(origin: { file: string; name: string }): { text: string; mentions: Origin[] } {
    const source = this.#emit(origin.file);
    const statements = source.statements.filter((statement) => namesOf(statement).includes(origin.name));
    if (!statements[0]) throw new Error(`${origin.file}: ${origin.name} has no declaration`);
    const text = statements
      .map((statement) => this.#printer.printNode(ts.EmitHint.Unspecified, statement, source))
      .map((printed) => printed.replace(/^export (?:declare )?|^declare /, ''))
      .join('\n');
    const isInferred = text.includes('"@reduxjs/') && text.split('\n').length > MAX_INFERRED_LINES;
    if (!isInferred)
      return { text: text.replace(ELSEWHERE, '$<name>'), mentions: this.#mentionedIn(origin.file, text, statements) };
    const checksum = createHash('sha256').update(text).digest('hex').slice(0, 12);
    return { text: `${/^\w+ [\w$]+/.exec(text)?.[0]}: (inferred, ${checksum})`, mentions: [] };
  }

  #mentionedIn(file: string, text: string, statements: readonly ts.Statement[]): Origin[] {
    const elsewhere = [...text.matchAll(ELSEWHERE)].map(({ groups: { module = '', name = '' } = {} }) =>
      this.#exported(path.resolve(path.dirname(file), module), name),
    );
    const identifiers = statements.flatMap(nodesIn).filter(ts.isIdentifier);
    const scope = this.#scopeOf(file);
    const symbols = new Set(identifiers.flatMap(({ text }) => scope.get(text) ?? []));
    return [...elsewhere, ...[...symbols].map((symbol) => this.#originOf(symbol))];
  }

  /** A name of a module of ours, by the module's file without its ending. */
  #exported(module: string, name: string): Origin {
    const file = [`${module}.ts`, `${module}.tsx`].find((one) => this.#program.getSourceFile(one));
    const origin = file && this.exportsOf(file).get(name);
    if (!origin) throw new Error(`${module} exports no ${name}`);
    return origin;
  }

  #originOf(symbol: ts.Symbol): Origin {
    const meant = symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    const file = meant.declarations?.[0]?.getSourceFile().fileName ?? '';
    return file === '' || file.includes('/node_modules/') ? { library: libraryOf(file) } : { file, name: meant.name };
  }

  /** The names that a file declares or imports. */
  #scopeOf(file: string): Map<string, ts.Symbol> {
    let scope = this.#scopes.get(file);
    const source = this.#program.getSourceFile(file);
    if (!scope && source) {
      const flags = ts.SymbolFlags.Type | ts.SymbolFlags.Variable | ts.SymbolFlags.Function | ts.SymbolFlags.Alias;
      const isHere = ({ declarations }: ts.Symbol) => declarations?.some((one) => one.getSourceFile() === source);
      scope = new Map(
        this.#checker
          .getSymbolsInScope(source, flags)
          .filter(isHere)
          .map((symbol) => [symbol.name, symbol]),
      );
      this.#scopes.set(file, scope);
    }
    return scope ?? new Map<string, ts.Symbol>();
  }

  #emit(file: string): ts.SourceFile {
    let found = this.#emitted.get(file);
    if (!found) {
      let text = '';
      const keep = (_: string, emitted: string): void => void (text = emitted);
      const { emitSkipped, diagnostics } = this.#program.emit(this.#program.getSourceFile(file), keep, undefined, true);
      if (emitSkipped || diagnostics.length > 0)
        throw new Error(
          `${file}: the compiler writes no declarations\n${diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')).join('\n')}`,
        );
      found = ts.createSourceFile(path.basename(file), text, ts.ScriptTarget.Latest, true);
      this.#emitted.set(file, found);
    }
    return found;
  }
}
