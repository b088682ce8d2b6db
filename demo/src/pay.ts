import { CARE_MINIMUM_WAGES } from '@care/contracts/facts';
import type { DemoCompany } from './demo-company';
import { createRandom } from './random';
import type { Job, WageLevel } from './words';

/** By what a provider pays; every job offer of one provider names the same. */
type Scheme = 'TVöD-P' | 'AVR' | 'Haustarif' | 'in Anlehnung an den TVöD' | 'Tariftreue nach § 72 SGB XI';

/** 39 hours a week; a month has 4.348 weeks. */
export const HOURS_PER_MONTH = 39 * 4.348;

/** Pay in the first year of training, which no minimum wage for care covers. */
const TRAINING_PAY = 1340;

/** The highest minimum wage known, in euros an hour, so that offers stay legal on whatever day the data is loaded. */
export const minimumWage = (level: Exclude<WageLevel, 'training'>): number =>
  Math.max(...CARE_MINIMUM_WAGES.map(({ value }) => value[level]));

/** The pay of a provider: the same scheme and level for all its jobs. */
export interface PayRules {
  /** Missing if its job offers name none. */
  scheme: Scheme | null;
  /** Whether its job offers name amounts. */
  namesAmounts: boolean;
  /** From 0 for the provider that pays least to 1 for the one that pays most. */
  level: number;
}

function schemeOf(name: string, draw: number): Scheme {
  if (/\bSt\. |Maria|Herz Jesu|Hirten|Bethesda|Emmaus|Immanuel|Paul Gerhardt|Salem|Zoar/.test(name)) return 'AVR';
  if (/Eigenbetrieb|Bürgerstiftung/.test(name)) return 'TVöD-P';
  return (
    (['Haustarif', 'in Anlehnung an den TVöD', 'Tariftreue nach § 72 SGB XI'] as const)[Math.floor(draw * 3)] ??
    'Haustarif'
  );
}

/** The pay rules of a provider; churches pay by AVR and towns by TVöD. */
export function payRulesOf({ row }: DemoCompany): PayRules {
  const random = createRandom(`pay/${row.id}`);
  const [hasScheme, draw] = [random.chance(0.7), random.next()];
  return {
    scheme: hasScheme ? schemeOf(`${row.name} ${row.operator ?? ''}`, draw) : null,
    namesAmounts: random.chance(0.82),
    level: random.next(),
  };
}

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

const leastMonthly = ({ level }: Job): number =>
  level === 'training' ? TRAINING_PAY : minimumWage(level) * HOURS_PER_MONTH;

/** Full time is paid by the month, part time by the hour; amounts are in cents. */
export function salaryOf({ scheme, namesAmounts, level }: PayRules, job: Job, isPartTime: boolean) {
  if (!namesAmounts) return { salary_min: null, salary_max: null, salary_unit: null, salary_scheme: scheme };
  const [low, high] = job.above;
  const from = leastMonthly(job) + low + (level * (high - low)) / 2;
  const to = from + (high - low) / 2 + 50;
  const isHourly = isPartTime && job.level !== 'training';
  const inCents = (euros: number): number =>
    isHourly ? roundUp((euros * 100) / HOURS_PER_MONTH, 5) : roundUp(euros, 10) * 100;
  return {
    salary_min: inCents(from),
    salary_max: inCents(to),
    salary_unit: isHourly ? ('HOUR' as const) : ('MONTH' as const),
    salary_scheme: scheme,
  };
}
