import type { Insertable } from 'kysely';
import { TIER_LIMITS } from '@care/contracts/constants';
import { BENEFITS, EMPLOYMENT_TYPES } from '@care/contracts/vocabulary';
import type { JobOfferTable } from '../../platform/database/schema';
import { RESERVED_SLUGS } from '@care/contracts/routes';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { maskOf } from '../../platform/database/bit-mask';
import { createRandom, type Random } from './random';
import { SANDBOX_CONTENT } from './sandbox';
import { uniqueSlugs } from '../../platform/text/text-slug';
import { JOBS, OFFERS, REQUIREMENTS, SCHEMES, TASKS, TITLE_ADDITIONS } from './words/job-offer-sentences';

export type JobOfferRow = Insertable<JobOfferTable> & { id: number; company_id: number };

type State = 'PUBLISHED' | 'PAUSED' | 'EXPIRED' | 'DRAFT';

const bullets = (items: readonly string[]): string => items.map((item) => `– ${item}`).join('\n');

/** A month has about 167 working hours; hourly wages are multiples of five cents. */
const hourlyCents = (monthlyEuros: number): number => Math.round((monthlyEuros * 100) / 167 / 5) * 5;

function salaryOf(random: Random, job: (typeof JOBS)[number]) {
  if (random.chance(0.18))
    return {
      salary_min: null,
      salary_max: null,
      salary_unit: null,
      salary_scheme: random.chance(0.5) ? random.pick(SCHEMES) : null,
    };
  const salary_scheme = random.chance(0.6) ? random.pick(SCHEMES) : null;
  const [least, most] = job.salary;
  // Trainees are paid by the month.
  const isHourly = random.chance(0.12) && !('isTraining' in job);
  const from = least + random.integer(0, 12) * 20;
  const to = Math.max(from + 100, most - random.integer(0, 12) * 25);
  return {
    salary_min: isHourly ? hourlyCents(from) : from * 100,
    salary_max: isHourly ? hourlyCents(to) : to * 100,
    salary_unit: isHourly ? ('HOUR' as const) : ('MONTH' as const),
    salary_scheme,
  };
}

/** Published offers end in the future, expired ones in the past. */
function datesOf(random: Random, base: Date, state: State) {
  if (state === 'DRAFT')
    return { posted_at: null, valid_through: null, created_at: daysAfter(base, -3), updated_at: daysAfter(base, -3) };
  const isOver = state === 'EXPIRED';
  const age = isOver ? 70 + random.next() * 200 : random.next() ** 1.4 * 50;
  const posted = daysAfter(base, -age);
  return {
    posted_at: posted,
    valid_through: daysAfter(posted, isOver ? 60 : 90),
    created_at: posted,
    updated_at: posted,
  };
}

function makeOffer(
  random: Random,
  id: number,
  { row }: DemoCompany,
  state: State,
  slugOf: (text: string) => string,
  base: Date,
): JobOfferRow {
  const job = random.weighted(JOBS.map((entry) => [entry, entry.weight] as const));
  const title = `${job.title} (m/w/d)${random.pick(TITLE_ADDITIONS)}`;
  const employment_type = title.includes('Teilzeit') ? 'Teilzeit' : random.pick(EMPLOYMENT_TYPES);
  const name = row.name;
  return {
    id,
    company_id: row.id,
    slug: slugOf(title.replace('(m/w/d)', 'm w d')),
    title,
    employment_type,
    description_html: `<p>${name} in ${row.city} sucht Verstärkung. Wir freuen uns auf Menschen, die ihren Beruf mit Herz ausüben.</p>`,
    tasks: bullets(random.sample(TASKS, random.integer(3, 5))),
    requirements: bullets(random.sample(REQUIREMENTS, random.integer(2, 4))),
    offer: bullets(random.sample(OFFERS, random.integer(3, 5))),
    qualifications_mask: maskOf(job.qualifications),
    ...salaryOf(random, job),
    salary_currency: 'EUR',
    benefits: row.benefits?.length ? [...row.benefits].slice(0, 5) : random.sample(BENEFITS, 2),
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
function publishedCount(random: Random, { row }: DemoCompany): number {
  const fixed = SANDBOX_CONTENT[row.slug];
  if (fixed) return fixed.jobOffers;
  const limit = TIER_LIMITS[row.subscription].jobOffers;
  if (limit === 0 || random.chance(row.subscription === 'PLUS_TIER' ? 0.4 : 0.2)) return 0;
  return row.subscription === 'PLUS_TIER' ? random.integer(1, limit) : 1 + Math.floor(random.next() ** 3.4 * limit);
}

/** Offers that are not public: paused, expired, drafts; also those left by a downgrade to Free. */
function hiddenStates(random: Random, { row }: DemoCompany): State[] {
  if (SANDBOX_CONTENT[row.slug]) return [];
  if (row.subscription === 'FREE_TIER') return row.owner_id && random.chance(0.02) ? ['PAUSED', 'EXPIRED'] : [];
  return random.chance(0.12)
    ? [
        random.weighted<State>([
          ['EXPIRED', 5],
          ['PAUSED', 3],
          ['DRAFT', 2],
        ]),
      ]
    : [];
}

/** The states of one provider's offers, published ones first. */
const statesOf = (random: Random, company: DemoCompany): State[] => [
  ...Array.from({ length: publishedCount(random, company) }, () => 'PUBLISHED' as const),
  ...hiddenStates(random, company),
];

/** Exactly `total` job offers: providers get theirs in a shuffled order until there are enough. */
export function generateJobOffers(companies: readonly DemoCompany[], base: Date, total: number): JobOfferRow[] {
  const random = createRandom('job-offers');
  const fixed = companies.filter(({ row }) => SANDBOX_CONTENT[row.slug]);
  const shuffled = companies
    .filter(({ row }) => !SANDBOX_CONTENT[row.slug])
    .map((company) => ({ company, order: random.next() }));
  const queue = [...fixed, ...shuffled.sort((a, b) => a.order - b.order).map(({ company }) => company)];
  const offers: JobOfferRow[] = [];
  for (const company of queue) {
    const slugOf = uniqueSlugs(RESERVED_SLUGS);
    for (const state of statesOf(random, company)) {
      if (offers.length === total) return offers;
      offers.push(makeOffer(random, offers.length + 1, company, state, slugOf, base));
    }
  }
  return offers;
}
