import type { GazetteerPlace } from '@care/backend/seeding-rows';
import { berlinDay } from '@care/contracts/format';
import { careSeekers, demoAccountRows, ownerAccounts } from './accounts';
import { generateCompanies } from './companies';
import { noonBefore } from './days';
import { demoAccount } from './demo-accounts';
import { generateJobOffers, type JobOfferRow } from './job-offers';
import { generateJobSeekers } from './job-seekers';
import { generateRatings } from './ratings';

/** The amount of data; tests use less. */
export type DemoSize = typeof FULL_SIZE;
export const FULL_SIZE = {
  companies: 25_120,
  jobSeekers: 4_080,
  careSeekers: 3_000,
  jobOffers: 10_000,
  ratings: 60_000,
  picturesPerMotif: Number.POSITIVE_INFINITY,
};

export type DemoData = ReturnType<typeof generateDemoData>;

/**
 * Generates everything except pictures and editorial texts. The same places, day and size give the same rows. Only
 * dates depend on the day, so that job offers are valid whenever the data is loaded.
 */
export function generateDemoData(places: readonly GazetteerPlace[], now: Date, size: DemoSize = FULL_SIZE) {
  const base = noonBefore(now);
  const companies = generateCompanies(places, base, size.companies);
  const jobSeekers = generateJobSeekers(places, base, size.jobSeekers);
  const seekers = careSeekers(places, base, size.careSeekers);
  // The demo account of a care seeker has written some reviews too.
  const demoRater = { ...demoAccount('angehoerige'), city: 'Köln' };
  const raters = [demoRater, ...jobSeekers.map(({ rater }) => rater), ...seekers.map(({ rater }) => rater)];
  return {
    accounts: [
      ...demoAccountRows(base),
      ...ownerAccounts(companies, base),
      ...jobSeekers.flatMap(({ account }) => account ?? []),
      ...seekers.map(({ account }) => account),
    ],
    companies,
    jobSeekers,
    jobOffers: generateJobOffers(companies, base, size.jobOffers),
    ...generateRatings(companies, raters, base, size.ratings),
  };
}

/** Published and still valid offers per provider, for `company.job_offers_count`. */
export function openOfferCounts(offers: readonly JobOfferRow[], now: Date): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { company_id, status, valid_through } of offers) {
    if (status === 'PUBLISHED' && valid_through && berlinDay(new Date(valid_through)) >= berlinDay(now))
      counts.set(company_id, (counts.get(company_id) ?? 0) + 1);
  }
  return counts;
}
