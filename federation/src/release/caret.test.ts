import fc from 'fast-check';
import { isBelow, satisfiesCaret } from './caret';

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

it.each([
  ['1.9.9', '2.0.0', true],
  ['1.2.9', '1.10.0', true],
  ['1.2.3', '1.2.4', true],
  ['1.2.3', '1.2.3', false],
  ['2.0.0', '1.9.9', false],
  ['neu', '0.0.0', true],
  ['0.0.0', 'neu', false],
])('EM-03 %s comes before %s: %s', (version, other, expected) => expect(isBelow(version, other)).toBe(expected));
