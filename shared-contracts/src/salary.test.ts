import { salaryParts, salaryText } from './salary';
import type { Salary } from './schemas';

const salary = (changes: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  unit: 'MONTH',
  scheme: null,
  ...changes,
});

it.each<[string | undefined, Partial<Salary>]>([
  ['3.650–4.120\u00a0€ im Monat (TVöD-P)', { min: 365_000, max: 412_000, scheme: 'TVöD-P' }],
  ['ab 17,40\u00a0€ pro Stunde (AVR)', { min: 1_740, unit: 'HOUR', scheme: 'AVR' }],
  ['bis 50.000\u00a0€ im Jahr', { max: 5_000_000, unit: 'YEAR' }],
  ['20\u00a0€ pro Stunde', { min: 2_000, max: 2_000, unit: 'HOUR' }],
  [undefined, { scheme: 'AVR' }],
])('SR-15 is %s', (words, changes) => {
  expect(salaryText(salary(changes))).toBe(words);
});

it('SR-15 has the amount apart from its period', () => {
  expect(salaryParts(salary({ min: 1_740, unit: 'HOUR', scheme: 'AVR' }))).toEqual({
    amount: 'ab 17,40\u00a0€',
    period: 'pro Stunde (AVR)',
  });
  expect(salaryParts(salary({}))).toBeUndefined();
});
