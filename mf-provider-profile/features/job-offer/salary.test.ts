import type { Salary } from '@care/contracts/schemas';
import { formatSalary } from './salary';

const salary = (changes: Partial<Salary>): Salary => ({
  min: null,
  max: null,
  currency: 'EUR',
  unit: 'MONTH',
  scheme: null,
  ...changes,
});

describe('pay in words', () => {
  it('names a span with its unit and its scheme', () => {
    const words = formatSalary(salary({ min: 365_000, max: 412_000, scheme: 'TVöD-P' }));
    expect(words).toBe('3.650–4.120\u00a0€ im Monat (TVöD-P)');
  });

  it('names the end that is known', () => {
    expect(formatSalary(salary({ min: 1_740, unit: 'HOUR', scheme: 'AVR' }))).toBe('ab 17,40\u00a0€ pro Stunde (AVR)');
    expect(formatSalary(salary({ max: 5_000_000, unit: 'YEAR' }))).toBe('bis 50.000\u00a0€ im Jahr');
  });

  it('names one amount once', () => {
    expect(formatSalary(salary({ min: 2_000, max: 2_000, unit: 'HOUR' }))).toBe('20\u00a0€ pro Stunde');
  });

  it('says nothing without an amount', () => {
    expect(formatSalary(salary({ scheme: 'AVR' }))).toBeUndefined();
  });
});
