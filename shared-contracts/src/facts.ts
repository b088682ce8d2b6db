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

// Section 30 plans the next adjustment for 2028 and names no end; a reform may change the amounts before.
const SINCE_2025 = { from: '2025-01-01', until: null, state: 'in force' } as const;

/** Benefits of long-term care insurance, in euros a month unless the name says otherwise. */
export const CARE_BENEFITS = {
  careAllowance: { value: [null, 347, 599, 800, 990], source: '§\u00a037 SGB\u00a0XI', ...SINCE_2025 },
  careService: { value: [null, 796, 1497, 1859, 2299], source: '§\u00a036 SGB\u00a0XI', ...SINCE_2025 },
  dayCare: { value: [null, 721, 1357, 1685, 2085], source: '§\u00a041 SGB\u00a0XI', ...SINCE_2025 },
  careHome: { value: [131, 805, 1319, 1855, 2096], source: '§\u00a043 SGB\u00a0XI', ...SINCE_2025 },
  relief: { value: [131, 131, 131, 131, 131], source: '§\u00a045b SGB\u00a0XI', ...SINCE_2025 },
} as const satisfies Record<string, Fact<ByGrade>>;

/** Euros a calendar year for short-term and substitute care together, care grades 2 to 5. */
export const SHORT_TERM_BUDGET: Fact<number> = {
  value: 3539,
  from: '2025-07-01',
  until: null,
  source: '§\u00a042a SGB\u00a0XI',
  state: 'in force',
};

/**
 * Share of the resident's own part of the care costs that the insurance pays, by months with benefits in a home; a month
 * with benefits for a part of it counts as a whole one. Care grades 2 to 5.
 */
export const CARE_HOME_SUPPLEMENT: Fact<readonly { afterMonths: number; percent: number }[]> = {
  value: [
    { afterMonths: 0, percent: 15 },
    { afterMonths: 12, percent: 30 },
    { afterMonths: 24, percent: 50 },
    { afterMonths: 36, percent: 75 },
  ],
  source: '§\u00a043c SGB\u00a0XI',
  ...SINCE_2025,
};

/** Euros a month for each member of a shared flat. */
export const SHARED_FLAT_SUPPLEMENT: Fact<number> = { value: 224, source: '§\u00a038a SGB\u00a0XI', ...SINCE_2025 };
/** Euros a month for consumable care aids. */
export const CARE_AIDS: Fact<number> = { value: 42, source: '§\u00a040 Abs. 2 SGB\u00a0XI', ...SINCE_2025 };
/** At most so many euros for each measure that adapts the home. */
export const HOME_ADAPTATION: Fact<number> = { value: 4180, source: '§\u00a040 Abs. 4 SGB\u00a0XI', ...SINCE_2025 };

/** Euros a month that residents of homes pay on average, all parts and all lengths of stay; articles name it. */
export const AVERAGE_OWN_SHARE: Fact<number> = {
  value: 2605,
  from: '2025-12-31',
  until: null,
  source: 'Wissenschaftliches Institut der AOK',
  state: 'in force',
};

/** Euros a month in the first year in a home on average, all parts, with and without the supplement of section 43c. */
export const AVERAGE_HOME_PRICE: Fact<{ firstYear: number; withoutSupplement: number }> = {
  value: { firstYear: 3245, withoutSupplement: 3542 },
  from: '2026-01-01',
  until: null,
  source: 'Verband der Ersatzkassen',
  state: 'in force',
};

/** Minimum wages in care in euros an hour, by qualification; they do not apply in private households. */
export const CARE_MINIMUM_WAGES: readonly Fact<{ assistant: number; trained: number; professional: number }>[] = [
  {
    value: { assistant: 16.1, trained: 17.35, professional: 20.5 },
    from: '2025-07-01',
    until: '2026-06-30',
    source: 'Empfehlung der Pflegekommission',
    state: 'in force',
  },
  {
    value: { assistant: 16.52, trained: 17.8, professional: 21.03 },
    from: '2026-07-01',
    until: '2027-06-30',
    source: 'Empfehlung der Pflegekommission vom 25. November 2025',
    state: 'in force',
  },
  {
    value: { assistant: 16.95, trained: 18.26, professional: 21.58 },
    from: '2027-07-01',
    until: '2028-09-30',
    source: 'Empfehlung der Pflegekommission vom 25. November 2025',
    state: 'announced',
  },
];

/** General minimum wage in euros an hour. */
export const MINIMUM_WAGE: Fact<number> = {
  value: 13.9,
  from: '2026-01-01',
  until: null,
  source: 'Mindestlohnkommission',
  state: 'in force',
};

/** Years from the end of the year for which invoices and other vouchers are kept; ten before 2025. */
export const BOOKKEEPING_YEARS: Fact<number> = {
  value: 8,
  from: '2025-01-01',
  until: null,
  source: '§\u00a014b UStG, §\u00a0147 AO',
  state: 'in force',
};

/**
 * The latest one in force that has begun by a day, given as YYYY-MM-DD; undefined before the first. One that is only
 * announced counts once its state is changed.
 */
export const factOn = <Value>(facts: readonly Fact<Value>[], day: string): Fact<Value> | undefined =>
  facts.findLast(({ from, state }) => state === 'in force' && from <= day);
