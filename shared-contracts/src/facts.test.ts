import { CARE_MINIMUM_WAGES, factOn } from './facts';

describe('dated amounts', () => {
  it.each([
    ['2025-06-30', undefined],
    ['2025-07-01', 20.5],
    ['2026-06-30', 20.5],
    ['2026-07-01', 21.03],
    ['2027-07-01', 21.58],
    ['2028-10-01', undefined],
  ])('finds the minimum wage that applies on %s', (day, professional) => {
    expect(factOn(CARE_MINIMUM_WAGES, day)?.value.professional).toBe(professional);
  });
});
