import { type GazetteerPlace, providerSlug, RESERVED_PROVIDER_SLUGS, uniqueSlugs } from '@care/backend/seeding-rows';
import { isPaidTier } from '@care/contracts/tiers';
import { TIERS, type CareForm, type Tier } from '@care/contracts/vocabulary';
import { addressIn, townsByPopulation, phoneIn } from './addresses';
import { companyName, operatorName, activitiesOf, descriptionOf, knownAbout, officeHours } from './company-texts';
import { additionalFeatures, benefitsOf, mainForm, offerOf, pricesOf } from './company-offer';
import { daysAfter } from './days';
import { FIRST_OWNER_ID } from './demo-accounts';
import { sentenceLimits, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import type { CompanyRow, DemoCompany } from './demo-company';
import { sandboxCompanies } from './sandbox';
import { DEMO_TIERS } from './words';

const SHARES = Object.fromEntries(TIERS.map((tier) => [tier, DEMO_TIERS[tier].share])) as Record<Tier, number>;

function contactOf(random: Random, slug: string, town: string) {
  const hasWebsite = random.chance(0.78);
  return {
    phone: random.chance(0.97) ? phoneIn(random, town) : null,
    email: random.chance(0.85) ? `info@${slug.slice(0, 60)}.example` : null,
    website: hasWebsite ? `https://www.${slug.slice(0, 60)}.example` : null,
  };
}

/**
 * The texts have their own random sequences. These draws are left out, so that all names and addresses stay the same.
 */
const DRAWS = { description: 28, activities: 13, activitiesAtHome: 7 } as const;

/** Texts in the provider's own words; of one without an owner what others know. */
function textsOf(random: Random, row: Omit<CompanyRow, 'created_at'>, form: CareForm, accept: Accept) {
  const isPaid = isPaidTier(row.subscription);
  const isAtHome = form === 'ambulante-pflege' || form === 'weitere-pflegeformen';
  const hasDescription = random.chance(isPaid ? 0.97 : 0.72);
  if (hasDescription) random.skip(DRAWS.description);
  const hasActivities = random.chance(isPaid ? 0.85 : 0.45);
  if (hasActivities) random.skip(isAtHome ? DRAWS.activitiesAtHome : DRAWS.activities);
  const { id, name, city, street } = row;
  const subject = { id, form, name, town: city, street };
  const hours = officeHours(random, form);
  if (row.owner_id === null) {
    const description = hasDescription ? knownAbout(subject, row.care_form_order ?? [], accept) : '';
    return { description, activities: '', benefits: [], ...hours };
  }
  return {
    description: hasDescription ? descriptionOf(subject, accept) : '',
    activities: hasActivities ? activitiesOf(subject, accept) : '',
    ...hours,
  };
}

/** Each is older than its job offers. A few profiles changed in the last days before the base date. */
function datesOf(random: Random, base: Date) {
  const created = 280 + random.next() * 1250;
  const changed = Math.min(created, random.next() ** 3 * 900);
  return { created_at: daysAfter(base, -created), updated_at: daysAfter(base, -changed) };
}

/**
 * The providers of the demonstration, the sandbox ones first: distributed over towns by population, with 80 / 14 / 6 %
 * in the three tiers and every kind of empty field.
 */
export function generateCompanies(places: readonly GazetteerPlace[], base: Date, count: number): DemoCompany[] {
  const random = createRandom('companies');
  const sandbox = sandboxCompanies(places, base);
  const townOf = townsByPopulation(places);
  const slugOf = uniqueSlugs([...RESERVED_PROVIDER_SLUGS, ...sandbox.map(({ row }) => row.slug)]);
  const acceptOf = sentenceLimits(() => 1);
  let nextOwner = FIRST_OWNER_ID;
  const make = (_: unknown, index: number): DemoCompany => {
    const id = sandbox.length + index + 1;
    const form = mainForm(random);
    const place = townOf(random);
    const location = addressIn(random, place);
    const name = companyName(random, form, place.name);
    const slug = slugOf(providerSlug(name, place.name));
    const subscription = random.weighted(SHARES);
    const isPaid = isPaidTier(subscription);
    // Most Free profiles have no owner; a provider that pays always has a confirmed owner.
    const owner_id = isPaid || random.chance(0.15) ? nextOwner++ : null;
    const isUrban = random.chance(place.population >= 20_000 ? 0.93 : 0.08);
    const untold = {
      id,
      slug,
      name,
      operator: random.chance(0.9) ? operatorName(random, place.name) : null,
      ...location,
      ...contactOf(random, slug, place.slug),
      owner_id,
      subscription,
      billing_period: isPaid ? random.pick(['YEARLY', 'MONTHLY'] as const) : null,
      is_wpw_confirmed: owner_id !== null && random.chance(0.85),
      place_kind: isUrban ? (1 as const) : (2 as const),
      ...offerOf(random, form),
      additional_features: additionalFeatures(random, form),
      benefits: benefitsOf(random, isPaid ? 0.85 : 0.05, form),
      qualifications_mask: isPaid ? random.integer(0, 63) : 0,
    };
    const row = { ...untold, ...textsOf(random, untold, form, acceptOf(place.slug)), ...datesOf(random, base) };
    return { row, form, placeSlug: place.slug, quality: Math.min(4.9, Math.max(1.6, 4.05 + random.bell() * 0.62)) };
  };
  return [...sandbox, ...Array.from({ length: count - sandbox.length }, make)].map(({ row, ...company }) => ({
    ...company,
    row: { ...row, ...pricesOf(row, base) },
  }));
}
