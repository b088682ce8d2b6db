import { averageHomePrice, benefitOf, CARE_GRADES, careAtHome, homeMonths, homePhases } from './care-costs';

/** Two homes: own share of the care costs, and everything else, in cents a month. */
const HOMES = [
  { care: 198_000, other: 156_200 },
  { care: 158_333, other: 102_017 },
] as const;

// Examples, computed from the words of section 43c by counting the months one by one.
it.each([
  ['2026-12-01', '2026-12', 1, 15, 324_500, 236_600],
  ['2026-12-15', '2027-01', 2, 15, 324_500, 236_600],
  ['2026-01-01', '2026-12', 12, 15, 324_500, 236_600],
  ['2026-01-31', '2027-01', 13, 30, 294_800, 212_850],
  ['2025-01-01', '2026-11', 23, 30, 294_800, 212_850],
  ['2025-01-31', '2027-01', 25, 50, 255_200, 181_183],
  ['2024-01-31', '2026-12', 36, 50, 255_200, 181_183],
  ['2023-12-31', '2026-12', 37, 75, 205_700, 141_600],
  ['2024-02-29', '2026-12', 35, 50, 255_200, 181_183],
] as const)('CO-02 since %s one pays in %s, month %i with %i %%', (since, month, monthOfStay, percent, one, two) => {
  for (const [home, own] of [[HOMES[0], one] as const, [HOMES[1], two] as const]) {
    const supplement = home.care + home.other - own;
    expect(homeMonths(home, since, month, 1)).toEqual([{ month, monthOfStay, percent, supplement, own }]);
  }
});

it('CO-02 a month in a home: never costs less than board, lodging and investment, and never more with a longer stay', () => {
  for (const home of [...HOMES, { care: 0, other: 0 }, { care: 1, other: 0 }, { care: 99_999_999, other: 1 }]) {
    const own = homeMonths(home, '2026-03-31', '2026-03', 60).map((month) => month.own);
    expect(own.every((amount, index) => amount >= home.other && amount <= (own[index - 1] ?? amount))).toBe(true);
  }
});

it('CO-02 a month in a home: five years are at most four phases without a gap', () => {
  const months = homeMonths(HOMES[0], '2026-06-30', '2026-12', 60);
  expect(homePhases(months).map(({ month, until, months, percent }) => [month, until, months, percent])).toEqual([
    ['2026-12', '2027-05', 6, 15],
    ['2027-06', '2028-05', 12, 30],
    ['2028-06', '2029-05', 12, 50],
    ['2029-06', '2031-11', 30, 75],
  ]);
});

it('CO-02 a month in a home: the average of all homes is what was published, with and without the supplement of the first year', () => {
  const { care, other } = averageHomePrice();
  expect([care, other]).toEqual([198_000, 156_200]);
  const [first] = homeMonths({ care, other }, '2026-12-01', '2026-12', 1);
  expect([first!.own, care + other]).toEqual([324_500, 354_200]);
});

it.each([
  // Half of the care service is used, so half of the allowance remains.
  [2, 39_800, 0, { service: 39_800, allowance: 17_350, dayCare: 0, own: 0 }],
  [3, 0, 0, { service: 0, allowance: 59_900, dayCare: 0, own: 0 }],
  [3, 149_700, 135_700, { service: 149_700, allowance: 0, dayCare: 135_700, own: 0 }],
  [3, 200_000, 140_000, { service: 149_700, allowance: 0, dayCare: 135_700, own: 54_600 }],
  [4, 123_456, 10_000, { service: 123_456, allowance: 26_872, dayCare: 10_000, own: 0 }],
  [1, 20_000, 5_000, { service: 0, allowance: 0, dayCare: 0, own: 25_000 }],
] as const)('CO-03 a month at home: grade %i with bills of %i and %i cents', (grade, service, dayCare, expected) => {
  expect(careAtHome(grade, { service, dayCare })).toEqual(expected);
});

it('CO-03 a month at home: a higher bill never leaves more allowance, and nothing is negative', () => {
  for (const grade of CARE_GRADES) {
    let last = benefitOf('careAllowance', grade);
    for (let service = 0; service <= 300_000; service += 7_919) {
      const { allowance, own } = careAtHome(grade, { service, dayCare: 0 });
      expect(allowance >= 0 && allowance <= last && own >= 0).toBe(true);
      last = allowance;
    }
  }
});
