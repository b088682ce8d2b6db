import { apiChange, isEnough } from './api-change';

/** A report as API Extractor writes it, of one module. */
function report(shared: string, version: string, mentioned: string): string {
  const names = [...shared.matchAll(/^(?:const|function|class|interface|type|import \{) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const module = `declare namespace contracts {\n    export {\n        ${names.join()}\n    }\n}\nexport { contracts }`;
  return `## API Report\n\n\`\`\`ts\n${shared}\n${mentioned}\n${module}\nexport const version: '${version}';\n\`\`\`\n`;
}
const change = (before: string, now: string, mentioned: [string, string] = ['', '']) =>
  apiChange(report(before, '1.0.0', mentioned[0]), report(now, '1.1.0', mentioned[1]));

it.each([
  ['nothing', 'const a: string;', 'const a: string;'],
  ['a comment', '// @public (undocumented)\nconst a: string;', '// @public\nconst a: string;'],
  ['a further tier in a list', 'const A: readonly ["A_TIER"];', 'const A: readonly ["A_TIER", "B_TIER"];'],
  ['a further tier in a type', 'const a: () => "A_TIER";', 'const a: () => "A_TIER" | "B_TIER";'],
])('EM-03 needs no new version: %s', (_what, before, now) =>
  expect(change(before, now)).toEqual({ level: 'none', breaking: [] }),
);

it.each([
  ['a new name', 'const a: string;', 'const a: string;\nconst b: number;'],
  ['an optional parameter', 'function f(a: string): void;', 'function f(a: string, b?: number): void;'],
  ['a parameter that takes more', 'function f(a: string): void;', 'function f(a: string | null): void;'],
  ['an answer with more', 'function f(): { a: string };', 'function f(): { a: string; b: number };'],
  ['a member that pages read', 'interface PageProps { a: string }', 'interface PageProps { a: string; b: string }'],
  ['an optional duty', 'interface PageModule { a: string }', 'interface PageModule { a: string; b?: string }'],
  ['a method', 'class A { b(): void }', 'class A { b(): void; c(): void }'],
])('EM-03 needs a minor version: %s', (_what, before, now) =>
  expect(change(before, now)).toEqual({ level: 'minor', breaking: [] }),
);

it.each([
  ['a name that is gone', 'const a: string;\nconst b: number;', 'const b: number;', 'a is gone'],
  ['a name of a library that is gone', "import { Link } from 'react-router';", '', 'Link is gone'],
  ['a required parameter', 'function f(a: string): void;', 'function f(a: string, b: number): void;', 'f cannot'],
  ['a parameter that takes less', "const f: (a: 'x' | 'y') => void;", "const f: (a: 'x') => void;", 'f cannot'],
  ['an answer with less', 'function f(): { a: string; b: number };', 'function f(): { a: string };', 'f cannot'],
  ['an answer that may be missing', 'const f: () => string;', 'const f: () => string | undefined;', 'f cannot'],
  [
    'a required property',
    'const V: (props: { a?: string }) => null;',
    'const V: (props: { a: string }) => null;',
    'V cannot',
  ],
  [
    'a lost member',
    'interface PageProps { a: string; b: string }',
    'interface PageProps { a: string }',
    'PageProps cannot',
  ],
  [
    'a new duty',
    'interface PageModule { a: string }',
    'interface PageModule { a: string; b: string }',
    'PageModule cannot',
  ],
  ['a type that became a value', 'type A = string;', 'const A: string;', 'A is something else'],
])('EM-03 needs a major version: %s', (_what, before, now, name) => {
  const { level, breaking } = change(before, now);
  expect(level).toBe('major');
  expect(breaking).toEqual([expect.stringContaining(`contracts.${name}`)]);
});

it('EM-03 is seen where only a type that the names speak of has changed', () => {
  const f = 'const f: (a: Entry) => Entry;';
  const entry = (more: string) => `interface Entry {\n    a: string;${more}\n}`;
  expect(change(f, f, [entry(''), entry('\n    b?: number;')]).level).toBe('minor');
  const { level, breaking } = change(f, f, [entry(''), entry('\n    b: number;')]);
  expect([level, breaking[0]]).toEqual(['major', expect.stringContaining('f cannot be used as before')]);
});

it.each([
  ['none', '1.4.0', '1.4.0', true],
  ['minor', '1.4.0', '1.4.1', false],
  ['minor', '1.4.0', '1.5.0', true],
  ['minor', '1.4.0', '2.0.0', true],
  ['major', '1.4.0', '1.9.0', false],
  ['major', '1.4.0', '2.0.0', true],
] as const)('EM-03 of level %s from %s to %s is allowed: %s', (level, from, to, expected) =>
  expect(isEnough(level, from, to)).toBe(expected),
);
