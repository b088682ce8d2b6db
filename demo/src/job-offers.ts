import { maskOf, uniqueSlugs, type Database } from '@care/backend/seeding-rows';
import type { Insertable } from 'kysely';
import { allows, isPaidTier, TIER_TABLE } from '@care/contracts/tiers';
import { EMPLOYMENT_TYPES, type EmploymentType, type Tier } from '@care/contracts/vocabulary';
import { RESERVED_SLUGS } from '@care/contracts/routes';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { factsOf } from './company-texts';
import { phrase } from './phrases';
import { createRandom, weightedIndex, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';
import { settingOf, type Setting, type Job, jobOfferWords, DEMO_TIERS } from './words';
import { CARE_MINIMUM_WAGES } from '@care/contracts/facts';

/** 39 hours a week; a month has 4.348 weeks. */
export const HOURS_PER_MONTH = 39 * 4.348;

/** Pay in the first year of training, which no minimum wage for care covers. */
const TRAINING_PAY = 1340;

/** The highest minimum wage known, in euros an hour, so that offers stay legal on whatever day the data is loaded. */
export const minimumWage = (level: Exclude<Job['level'], 'training'>): number =>
  Math.max(...CARE_MINIMUM_WAGES.map(({ value }) => value[level]));

/** By what a provider pays. */
function schemeOf(name: string, draw: number) {
  if (/\bSt\. |Maria|Herz Jesu|Hirten|Bethesda|Emmaus|Immanuel|Paul Gerhardt|Salem|Zoar/.test(name)) return 'AVR';
  if (/Eigenbetrieb|Bürgerstiftung/.test(name)) return 'TVöD-P';
  const others = ['Haustarif', 'in Anlehnung an den TVöD', 'Tariftreue nach § 72 SGB XI'] as const;
  return others[Math.floor(draw * others.length)] ?? others[0];
}

/** The pay rules of a provider, the same for all its jobs; churches pay by AVR and towns by TVöD. */
function payRulesOf({ row }: DemoCompany) {
  const random = createRandom(`pay/${row.id}`);
  const [hasScheme, draw] = [random.chance(0.7), random.next()];
  return {
    /** Missing if its job offers name none. */
    scheme: hasScheme ? schemeOf(`${row.name} ${row.operator ?? ''}`, draw) : null,
    namesAmounts: random.chance(0.82),
    /** From 0 for the provider that pays least to 1 for the one that pays most. */
    level: random.next(),
  };
}
type PayRules = ReturnType<typeof payRulesOf>;

const roundUp = (value: number, step: number): number => Math.ceil(value / step) * step;

const leastMonthly = ({ level }: Job) => (level === 'training' ? TRAINING_PAY : minimumWage(level) * HOURS_PER_MONTH);

/** Full time is paid by the month, part time by the hour; amounts are in cents. */
function salaryOf({ scheme, namesAmounts, level }: PayRules, job: Job, isPartTime: boolean) {
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

export type JobOfferRow = Insertable<Database['job_offer']> & { id: number; company_id: number };

/** Benefits that need a choice of hours, and the one for work at night. */
const ABOUT_HOURS: readonly string[] = ['wishRoster', 'flexibleHours'];
const AT_NIGHT = 'shiftAllowances';

/** Some of the provider's benefits, without those that the title excludes. */
const benefitsOf = (benefits: readonly string[], title: string, { hasFixedHours }: Job): string[] =>
  benefits
    .filter((benefit) => !(ABOUT_HOURS.includes(benefit) && (hasFixedHours || /(Früh|Spät)dienst/.test(title))))
    .filter((benefit) => benefit !== AT_NIGHT || !/ohne Nachtdienst|(Früh|Spät)dienst/.test(title))
    .slice(0, MOST_BENEFITS);
const MOST_BENEFITS = 5;

type State = 'PUBLISHED' | 'PAUSED' | 'EXPIRED' | 'DRAFT';
const HIDDEN = { EXPIRED: 5, PAUSED: 3, DRAFT: 2 } as const;

const bullets = (items: readonly string[]): string => items.map((item) => `– ${item}`).join('\n');

/** Published offers end in the future, expired ones in the past. */
function datesOf(random: Random, base: Date, state: State) {
  if (state === 'DRAFT') {
    const created = daysAfter(base, -3);
    return { posted_at: null, valid_through: null, created_at: created, updated_at: created };
  }
  const isOver = state === 'EXPIRED';
  const age = isOver ? 70 + random.next() * 200 : random.next() ** 1.4 * 50;
  const posted = daysAfter(base, -age);
  const valid_through = daysAfter(posted, isOver ? 60 : 90);
  return { posted_at: posted, valid_through, created_at: posted, updated_at: posted };
}

const isAt = (setting: Setting, settings: readonly Setting[] | undefined) => !settings || settings.includes(setting);

/** A job and a title that the provider has not offered yet, if possible. */
function positionOf(random: Random, setting: Setting, used: ReadonlySet<string>) {
  const fitting = jobOfferWords.jobs.filter(({ settings }) => isAt(setting, settings));
  const jobOf = weightedIndex(fitting, ({ weight }) => weight);
  const additions = jobOfferWords.titleAdditions.filter(({ settings }) => isAt(setting, settings));
  const draw = () => {
    const job = jobOf(random);
    const { text } = random.pick(additions.filter(({ isAboutHours }) => !(isAboutHours && job.hasFixedHours)));
    return { job, title: `${job.title} (m/w/d)${text}` };
  };
  let position = draw();
  for (let attempt = 0; attempt < 20 && used.has(position.title); attempt++) position = draw();
  return position;
}

/** The job that a fixed title names. */
function namedPosition(title: string) {
  const job = jobOfferWords.jobs.find((one) => title.startsWith(`${one.title} (m/w/d)`));
  if (!job) throw new Error(`No job is called ${title}.`);
  return { job, title };
}

function employmentOf(random: Random, title: string, { work }: Job): EmploymentType {
  if (title.includes('Teilzeit')) return 'Teilzeit';
  return title.includes('Vollzeit') || work === 'training' ? 'Vollzeit' : random.pick(EMPLOYMENT_TYPES);
}

function offersOf(setting: Setting, { work }: Job): readonly string[] {
  if (work === 'training') return jobOfferWords.offers.training;
  return setting === 'day' ? jobOfferWords.offers.byDay : jobOfferWords.offers.inShifts;
}

function requirementsOf(random: Random, setting: Setting, { work }: Job): string[] {
  const drawn = random.sample(jobOfferWords.requirements[work], random.integer(2, 4));
  return setting === 'home' && (work === 'care' || work === 'helping') ? [...drawn, 'Führerschein Klasse B'] : drawn;
}

interface Place {
  company: DemoCompany;
  slugOf: (text: string) => string;
  titles: Set<string>;
  pay: PayRules;
}

function makeOffer(random: Random, id: number, place: Place, state: State, base: Date): JobOfferRow {
  const { row, form } = place.company;
  const setting = settingOf(form);
  const named = place.titles.size === 0 ? SANDBOX_CONTENT[row.slug]?.firstJob : undefined;
  const { job, title } = named ? namedPosition(named) : positionOf(random, setting, place.titles);
  place.titles.add(title);
  const employment_type = employmentOf(random, title, job);
  const introduction = `${random.pick(jobOfferWords.introductions)} ${random.pick(jobOfferWords.welcomes[setting])}`;
  const teams = SANDBOX_CONTENT[row.slug]?.teams ?? factsOf(row.id, form).teams;
  return {
    id,
    company_id: row.id,
    slug: place.slugOf(title.replace('(m/w/d)', 'm w d')),
    title,
    employment_type,
    description_html: `<p>${phrase(random, introduction, { name: row.name, town: row.city, teams })}</p>`,
    tasks: bullets(random.sample(jobOfferWords.tasks[job.work], random.integer(3, 5))),
    requirements: bullets(requirementsOf(random, setting, job)),
    offer: bullets(random.sample(offersOf(setting, job), random.integer(3, 5))),
    qualifications_mask: maskOf(job.qualifications),
    ...salaryOf(place.pay, job, employment_type === 'Teilzeit'),
    salary_currency: 'EUR',
    benefits: benefitsOf(row.benefits ?? [], title, job),
    city: row.city,
    lat: row.lat,
    lon: row.lon,
    start_date: random.chance(0.4) ? daysAfter(base, random.integer(10, 120)).toISOString().slice(0, 10) : null,
    contact_name: random.chance(0.6) ? 'Personalabteilung' : null,
    contact_email: row.email ?? null,
    contact_phone: row.phone ?? null,
    status: state,
    direct_apply: true,
    ...datesOf(random, base, state),
  };
}

/** How many offers a provider has published, never more than its tier allows (PK-05). */
function publishedCount(random: Random, tier: Tier): number {
  if (!allows(tier, 'jobOffers')) return 0;
  const { least, most } = weightedIndex(DEMO_TIERS[tier].jobOffers, ({ share }) => share)(random);
  return Math.min(random.integer(least, most), TIER_TABLE[tier].limits.jobOffers);
}

/** Offers that are not public: paused, expired, drafts; also those left by a downgrade to Free. */
function hiddenStates(random: Random, { subscription, owner_id }: DemoCompany['row']): State[] {
  if (!isPaidTier(subscription)) return owner_id && random.chance(0.02) ? ['PAUSED', 'EXPIRED'] : [];
  return random.chance(0.12) ? [random.weighted(HIDDEN)] : [];
}

/** The states of one provider's offers, published ones first. */
function statesOf(random: Random, { row }: DemoCompany): State[] {
  const fixed = SANDBOX_CONTENT[row.slug];
  const count = fixed ? fixed.jobOffers : publishedCount(random, row.subscription);
  return [...Array<State>(count).fill('PUBLISHED'), ...(fixed ? [] : hiddenStates(random, row))];
}

/** Exactly `total` job offers: providers get theirs in a shuffled order until there are enough. */
export function generateJobOffers(companies: readonly DemoCompany[], base: Date, total: number): JobOfferRow[] {
  const random = createRandom('job-offers');
  const fixed = companies.filter(({ row }) => SANDBOX_CONTENT[row.slug]);
  const others = companies.filter(({ row }) => !SANDBOX_CONTENT[row.slug]);
  const offers: JobOfferRow[] = [];
  for (const company of [...fixed, ...random.shuffled(others)]) {
    const place = { company, slugOf: uniqueSlugs(RESERVED_SLUGS), titles: new Set<string>(), pay: payRulesOf(company) };
    for (const state of statesOf(random, company)) {
      if (offers.length === total) return offers;
      offers.push(makeOffer(random, offers.length + 1, place, state, base));
    }
  }
  return offers;
}
