// npm run mutants -- --sample 50 [--seed 7] [--package mf-search]: breaks one place of the product at a time and runs the
// unit tests that read its file. Prints each mutant, whether a test has failed, and the share at the end. Files are
// restored after each mutant, also after Ctrl+C.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import ts from 'typescript';

interface Mutant {
  file: string;
  line: number;
  start: number;
  end: number;
  replacement: string;
}

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    package: { type: 'string', default: '' },
  },
});

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const isProduct = (file: string): boolean =>
  /^(backend|embed|federation|mf-[\w-]+|shared-[\w-]+|shell)\/.*\.tsx?$/.test(file) &&
  !/\.test\.|\/(testing|template|bench|demo|reliability|scripts)\/|\.d\.ts$|texts\.ts$/.test(file);

const swapped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.PlusToken, '-'],
  [ts.SyntaxKind.MinusToken, '+'],
]);

/** What a node becomes in a mutant: the part that is replaced and its replacement. */
function mutationOf(node: ts.Node, source: ts.SourceFile): [ts.Node, string] | undefined {
  if (ts.isBinaryExpression(node)) {
    const operator = swapped.get(node.operatorToken.kind);
    const isText = [node.left, node.right].some(ts.isStringLiteralLike);
    return operator && !isText ? [node.operatorToken, operator] : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [node, node.operand.getText(source)];
  if (ts.isConditionalExpression(node)) return [node.condition, `!(${node.condition.getText(source)})`];
  if (ts.isIfStatement(node)) return [node.expression, 'false'];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [node, 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [node, 'true'];
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return [node, ';'];
  if (ts.isNumericLiteral(node) && ts.isCallExpression(node.parent)) return [node, `(${node.text} + 1)`];
  return undefined;
}

function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const mutation = mutationOf(node, source);
    if (mutation) {
      const [part, replacement] = mutation;
      const start = part.getStart(source);
      const line = source.getLineAndCharacterOfPosition(start).line + 1;
      mutants.push({ file, line, start, end: part.end, replacement });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** The same number from each package, at random places. */
function sampleOf(count: number, random: () => number): Mutant[] {
  const byPackage = new Map<string, Mutant[]>();
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(isProduct);
  for (const mutant of files.filter((file) => file.startsWith(values.package)).flatMap(mutantsOf)) {
    const folder = mutant.file.split('/')[0]!;
    const group = byPackage.get(folder);
    if (group) group.push(mutant);
    else byPackage.set(folder, [mutant]);
  }
  const groups = [...byPackage.values()];
  const sample: Mutant[] = [];
  for (let i = 0; sample.length < count && groups.some(({ length }) => length > 0); i++) {
    const group = groups[i % groups.length]!;
    sample.push(...group.splice(Math.floor(random() * group.length), 1));
  }
  return sample;
}

/** A mutant that runs longer never ends; that is noticed, too. */
const LIMIT_MS = 900_000;

/** Whether a command ends with success. */
function run(command: string, words: string[]): Promise<boolean> {
  const options = { cwd: root, stdio: 'ignore', timeout: LIMIT_MS } as const;
  const child = spawn(path.join(root, 'node_modules/.bin', command), words, options);
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
}

/** `tests`: a test failed; `types`: only the types do not fit; `no`: nothing noticed. */
async function noticedBy({ file, start, end, replacement }: Mutant): Promise<'tests' | 'types' | 'no'> {
  const target = path.join(root, file);
  const text = readFileSync(target, 'utf8');
  const restore = (): void => writeFileSync(target, text);
  process.once('exit', restore);
  try {
    writeFileSync(target, `${text.slice(0, start)}${replacement}${text.slice(end)}`);
    const [folder = ''] = file.split('/');
    // The nearest tests first, because they notice most.
    const scopes = [path.dirname(file), folder, '.'].map((scope) => path.join(root, scope, '/'));
    for (const [index, scope] of scopes.entries()) {
      const done = index > 0 ? [`^${scopes[index - 1]}`] : [];
      const words = ['--findRelatedTests', target, '--bail', '--testPathIgnorePatterns', `^(?!${scope})`, ...done];
      if (!(await run('jest', [...words, '/template/', '\\.full\\.']))) return 'tests';
    }
    return (await run('oxlint', [folder])) ? 'no' : 'types';
  } finally {
    restore();
    process.off('exit', restore);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const sample = sampleOf(Number(values.sample), randomNumbers(Number(values.seed)));
const counts = { tests: 0, types: 0, no: 0 };
for (const mutant of sample) {
  const text = readFileSync(path.join(root, mutant.file), 'utf8').slice(mutant.start, mutant.end);
  const noticed = await noticedBy(mutant);
  counts[noticed]++;
  const change = `${text} → ${mutant.replacement}`.replaceAll(/\s+/g, ' ').slice(0, 120);
  console.log(`${noticed === 'no' ? '✗ not noticed' : `✓ ${noticed}`}  ${mutant.file}:${mutant.line}  ${change}`);
}
const share = sample.length ? ((sample.length - counts.no) / sample.length) * 100 : 0;
console.log(
  `\nseed ${values.seed}: ${sample.length} mutants, ${counts.tests} noticed by tests, ${counts.types} by types, ${counts.no} not noticed (${share.toFixed(0)} % noticed)`,
);
