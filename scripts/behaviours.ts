// Compares docs/behaviours.md with the titles of the tests: every row that is built or partly built has a test, no test
// claims a planned row, and every row that a title names exists.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');

/** State by row: "planned", "partly: " and what is missing, or "built" if the row states nothing. */
const rows = /^\| ([A-Z]{2}-\d{2}) \| (?:\*\*(planned|partly: [^*]+)\*\*)?/gm;
const states = new Map(
  [...readFileSync(path.join(root, 'docs/behaviours.md'), 'utf8').matchAll(rows)].map(
    ([, row, state = 'built']) => [row!, state] as const,
  ),
);
const prefixes = [...new Set([...states.keys()].map((row) => row.slice(0, 2)))];
const anyRow = new RegExp(String.raw`\b(?:${prefixes.join('|')})-\d{2}\b`, 'g');

/** The first name of a call such as `test.describe('…')` or `it.each(…)('…')`. */
function firstName(node: ts.Node): string {
  if (ts.isCallExpression(node) || ts.isPropertyAccessExpression(node)) return firstName(node.expression);
  if (ts.isTaggedTemplateExpression(node)) return firstName(node.tag);
  return ts.isIdentifier(node) ? node.text : '';
}

function titlesOf(file: string) {
  const source = ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const titles: { text: string; where: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node) || !['describe', 'it', 'test'].includes(firstName(node))) return;
    const [title] = node.arguments;
    if (!title || !(ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) return;
    const line = source.getLineAndCharacterOfPosition(title.getStart(source)).line + 1;
    titles.push({ text: title.getText(source), where: `${file}:${line}` });
  };
  visit(source);
  return titles;
}

const testsIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return /^(?:\..*|node_modules|dist)$/.test(entry.name) ? [] : testsIn(name);
    return /\.(?:test|spec)\.tsx?$/.test(entry.name) ? [name] : [];
  });

const claims = testsIn('.')
  .flatMap(titlesOf)
  .flatMap(({ text, where }) => (text.match(anyRow) ?? []).map((row) => ({ row, text, where })));
const proven = new Set(claims.filter(({ text }) => !/\bplanned\b/.test(text)).map(({ row }) => row));

const faults = [
  ...[...states]
    .filter(([row, state]) => state !== 'planned' && !proven.has(row))
    .map(([row]) => `${row} is not called planned, and no test names it.`),
  ...claims.filter(({ row }) => !states.has(row)).map(({ row, where }) => `${where}: there is no row ${row}.`),
  ...claims
    .filter(({ row, text }) => states.get(row) === 'planned' && !/\bplanned\b/.test(text))
    .map(({ row, text, where }) => `${where}: ${row} is planned, but a test claims it: ${text}`),
];
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}
