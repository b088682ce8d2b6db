// What care costs and what long-term care insurance pays, in cents a month (CO-01 to CO-03). Pure functions: the
// calculator runs in the browser, and the answers of a person are sent nowhere.
import { AVERAGE_HOME_PRICE, CARE_BENEFITS, CARE_HOME_SUPPLEMENT } from './facts';
import type { CareGrade } from './vocabulary';

export { CARE_GRADES, type CareGrade } from './vocabulary';

/** The parts of a home's price that a resident of the care grades 2 to 5 pays, in cents a month. */
export type HomePrice = ReturnType<typeof averageHomePrice>;

/** The published average of all homes. */
export function averageHomePrice() {
  const { firstYear, withoutSupplement } = AVERAGE_HOME_PRICE.value;
  // The two published amounts differ by the supplement of the first year, which is a share of the care costs.
  const care = Math.round(((withoutSupplement - firstYear) * 10_000) / supplementPercent(1));
  return {
    /** The uniform own share of the care costs (EEE) with the training levy, after the amount of § 43: what § 43c lowers. */
    care,
    /** Board, lodging and investment. */
    other: withoutSupplement * 100 - care,
  };
}

/** The benefit of a grade in cents; 0 where the grade has no claim. */
export const benefitOf = (benefit: keyof typeof CARE_BENEFITS, grade: CareGrade): number =>
  (CARE_BENEFITS[benefit].value[grade - 1] ?? 0) * 100;

/** Months since the year 0 of a month or day, given as YYYY-MM or YYYY-MM-DD. */
const monthNumber = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The month after some months, as YYYY-MM. */
function monthAfter(month: string, months: number): string {
  const number = monthNumber(month) + months;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/**
 * The number of months with benefits in a home, including the given month: a month with benefits for a part of it counts
 * as a whole one (§ 43c sentence 5).
 * @param since the day of moving in, YYYY-MM-DD
 * @param month YYYY-MM
 */
export const monthsInHome = (since: string, month: string): number => monthNumber(month) - monthNumber(since) + 1;

/** The percentage of the own care costs that the insurance pays in a month of the stay, counted from 1 (§ 43c). */
export const supplementPercent = (monthOfStay: number): number =>
  CARE_HOME_SUPPLEMENT.value.findLast(({ afterMonths }) => monthOfStay > afterMonths)?.percent ?? 0;

/** What the insurance pays of own care costs by § 43c. */
const supplementOf = (care: number, monthOfStay: number) => Math.round((care * supplementPercent(monthOfStay)) / 100);

/** What a resident of the care grades 2 to 5 pays in a month of the stay, counted from 1, in cents (CO-06). */
export const ownShare = ({ care, other }: HomePrice, monthOfStay = 1) => care - supplementOf(care, monthOfStay) + other;

export type HomeMonth = ReturnType<typeof homeMonths>[number];

/**
 * What a resident of the care grades 2 to 5 pays, month by month.
 * @param since the day of moving in, YYYY-MM-DD, not after `from`
 * @param from the first month, YYYY-MM
 */
export const homeMonths = (price: HomePrice, since: string, from: string, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const month = monthAfter(from, index);
    const monthOfStay = monthsInHome(since, month);
    return {
      /** YYYY-MM */
      month,
      monthOfStay,
      percent: supplementPercent(monthOfStay),
      /** What the insurance pays by § 43c. */
      supplement: supplementOf(price.care, monthOfStay),
      /** What the resident pays. */
      own: ownShare(price, monthOfStay),
    };
  });

/** Months in a row with the same amounts; `until`: the last one, YYYY-MM. */
export type HomePhase = Omit<HomeMonth, 'monthOfStay'> & { until: string; months: number };

export function homePhases(months: readonly HomeMonth[]): HomePhase[] {
  const phases: HomePhase[] = [];
  for (const { monthOfStay: _, ...month } of months) {
    const last = phases.at(-1);
    if (last?.percent === month.percent) {
      last.until = month.month;
      last.months++;
    } else phases.push({ ...month, until: month.month, months: 1 });
  }
  return phases;
}

/**
 * Care at home with the bills of a month. A care service that is not used up leaves the same share of the allowance
 * (§ 38); day care lowers neither.
 */
export function careAtHome(grade: CareGrade, bills: { service: number; dayCare: number }) {
  const most = benefitOf('careService', grade);
  const service = Math.min(bills.service, most);
  const dayCare = Math.min(bills.dayCare, benefitOf('dayCare', grade));
  const unused = most === 0 ? 0 : 1 - service / most;
  return {
    /** What the insurance pays to the care service (§ 36). */
    service,
    /** What remains of the care allowance beside the service (§ 37, § 38). */
    allowance: Math.round(benefitOf('careAllowance', grade) * unused),
    /** What the insurance pays to the day care (§ 41), beside the others. */
    dayCare,
    /** What remains to be paid of the two bills. */
    own: bills.service - service + (bills.dayCare - dayCare),
  };
}
