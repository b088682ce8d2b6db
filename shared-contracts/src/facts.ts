// Amounts that law and public bodies set, each once. A page that shows one names the section and the month of
// FACTS_AS_OF.

/** The month in which all amounts were last compared with their sources. */
export const FACTS_AS_OF = 'November 2026';

export interface Fact<Value> {
  value: Value;
  /** First day on which it applies, as YYYY-MM-DD. */
  from: string;
  /** Last day on which it applies, as YYYY-MM-DD; null where no law names an end. */
  until: string | null;
  /** The section of the law, or who published it. */
  source: string;
  /** Texts promise only what is in force. An announced amount is shown as announced, a draft is not shown. */
  state: 'in force' | 'announced' | 'draft';
}

/** Euros by care grade 1 to 5; null where the grade has no claim. */
export type ByGrade = readonly [number | null, number | null, number | null, number | null, number | null];

/** In force since a day; no law names an end. */
const since = <Value>(from: string, value: Value, source: string): Fact<Value> => ({
  value,
  from,
  until: null,
  source,
  state: 'in force',
});

// Section 30 plans the next adjustment for 2028 and names no end; a reform may change the amounts before.
const since2025 = <Value>(value: Value, section: string) => since('2025-01-01', value, `§\u00a0${section} SGB\u00a0XI`);
const byGrade = (value: ByGrade, section: string) => since2025(value, section);

/** Benefits of long-term care insurance, in euros a month unless the name says otherwise. */
export const CARE_BENEFITS = {
  careAllowance: byGrade([null, 347, 599, 800, 990], '37'),
  careService: byGrade([null, 796, 1497, 1859, 2299], '36'),
  dayCare: byGrade([null, 721, 1357, 1685, 2085], '41'),
  careHome: byGrade([131, 805, 1319, 1855, 2096], '43'),
  relief: byGrade([131, 131, 131, 131, 131], '45b'),
};

/** Euros a calendar year for short-term and substitute care together, care grades 2 to 5. */
export const SHORT_TERM_BUDGET = since('2025-07-01', 3539, '§\u00a042a SGB\u00a0XI');

/**
 * Share of the resident's own part of the care costs that the insurance pays, by months with benefits in a home; a month
 * with benefits for a part of it counts as a whole one. Care grades 2 to 5.
 */
export const CARE_HOME_SUPPLEMENT = since2025(
  [
    { afterMonths: 0, percent: 15 },
    { afterMonths: 12, percent: 30 },
    { afterMonths: 24, percent: 50 },
    { afterMonths: 36, percent: 75 },
  ],
  '43c',
);

/** Euros a month for each member of a shared flat. */
export const SHARED_FLAT_SUPPLEMENT = since2025(224, '38a');
/** Euros a month for consumable care aids. */
export const CARE_AIDS = since2025(42, '40 Abs. 2');
/** At most so many euros for each measure that adapts the home. */
export const HOME_ADAPTATION = since2025(4180, '40 Abs. 4');

/** Euros a month that residents of homes pay on average, all parts and all lengths of stay; articles name it. */
export const AVERAGE_OWN_SHARE = since('2025-12-31', 2605, 'Wissenschaftliches Institut der AOK');

/** Euros a month in the first year in a home on average, all parts, with and without the supplement of section 43c. */
export const AVERAGE_HOME_PRICE = since(
  '2026-01-01',
  { firstYear: 3245, withoutSupplement: 3542 },
  'Verband der Ersatzkassen',
);

const COMMISSION = 'Empfehlung der Pflegekommission';

/** Euros an hour. */
type Wages = Record<'assistant' | 'trained' | 'professional', number>;

const wages = (from: string, until: string, value: Wages, source = `${COMMISSION} vom 25. November 2025`) => ({
  ...since(from, value, source),
  until,
});

/** Minimum wages in care, by qualification; they do not apply in private households. */
export const CARE_MINIMUM_WAGES: readonly Fact<Wages>[] = [
  wages('2025-07-01', '2026-06-30', { assistant: 16.1, trained: 17.35, professional: 20.5 }, COMMISSION),
  wages('2026-07-01', '2027-06-30', { assistant: 16.52, trained: 17.8, professional: 21.03 }),
  {
    ...wages('2027-07-01', '2028-09-30', { assistant: 16.95, trained: 18.26, professional: 21.58 }),
    state: 'announced',
  },
];

/** General minimum wage in euros an hour. */
export const MINIMUM_WAGE = since('2026-01-01', 13.9, 'Mindestlohnkommission');

/** Years from the end of the year for which invoices and other vouchers are kept; ten before 2025. */
export const BOOKKEEPING_YEARS = since('2025-01-01', 8, '§\u00a014b UStG, §\u00a0147 AO');

/**
 * The latest one in force that has begun by a day, given as YYYY-MM-DD; undefined before the first. One that is only
 * announced counts once its state is changed.
 */
export const factOn = <Value>(facts: readonly Fact<Value>[], day: string): Fact<Value> | undefined =>
  facts.findLast(({ from, state }) => state === 'in force' && from <= day);
