import * as facts from './facts';
import { CARE_MINIMUM_WAGES, factOn } from './facts';

it.each([
  ['2025-06-30', undefined],
  ['2025-07-01', 20.5],
  ['2026-06-30', 20.5],
  ['2026-07-01', 21.03],
  ['2027-06-30', 21.03],
  // The next step is only announced.
  ['2027-07-01', 21.03],
])('finds the minimum wage that applies on %s', (day, professional) => {
  expect(factOn(CARE_MINIMUM_WAGES, day)?.value.professional).toBe(professional);
});

it('names no end of the benefits of care insurance, since no law does, and a section for each', () => {
  const { CARE_BENEFITS, SHORT_TERM_BUDGET, CARE_HOME_SUPPLEMENT, SHARED_FLAT_SUPPLEMENT, CARE_AIDS } = facts;
  const benefits = [...Object.values(CARE_BENEFITS), SHORT_TERM_BUDGET, CARE_HOME_SUPPLEMENT, SHARED_FLAT_SUPPLEMENT];
  for (const { until, state, source } of [...benefits, CARE_AIDS, facts.HOME_ADAPTATION]) {
    expect([until, state]).toEqual([null, 'in force']);
    expect(source).toMatch(/^§\u00a0\d+[a-z]?( Abs\. \d)? SGB\u00a0XI$/);
  }
});

it('keeps invoices and vouchers for the eight years of the present law', () => {
  expect(facts.BOOKKEEPING_YEARS).toMatchObject({ value: 8, from: '2025-01-01', until: null, state: 'in force' });
});
