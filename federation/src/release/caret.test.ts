import fc from 'fast-check';
import { satisfiesCaret } from './caret';

it.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.2.5', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['1.2.3-abc', '^1.2.3', true],
])('EM-03 %s in %s: %s', (version, range, expected) => expect(satisfiesCaret(version, range)).toBe(expected));

it('EM-03 refuses what it cannot read', () => {
  expect(satisfiesCaret('neu', '^1.0.0')).toBe(false);
  expect(satisfiesCaret('1.0.0', '1.0.0')).toBe(false);
  expect(satisfiesCaret('1.0.0', '^eins')).toBe(false);
});

it('EM-03 a version always satisfies its own caret', () => {
  const part = fc.nat(50);
  fc.assert(
    fc.property(part, part, part, (major, minor, patch) => {
      const version = `${major}.${minor}.${patch}`;
      return satisfiesCaret(version, `^${version}`);
    }),
  );
});
