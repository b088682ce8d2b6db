import { type GazetteerPlace, providerSlug, RESERVED_PROVIDER_SLUGS, uniqueSlugs } from '@care/backend/seeding-rows';
import { isPaidTier } from '@care/contracts/tiers';
import { TIERS, type CareForm, type Tier } from '@care/contracts/vocabulary';
import { addressIn, townsByPopulation, type DemoAddress, phoneIn } from './addresses';
import { companyName, operatorName, activitiesOf, descriptionOf, knownAbout, officeHours } from './company-texts';
import { additionalFeatures, benefitsOf, mainForm, offerOf, pricesOf } from './company-offer';
import { daysAfter } from './days';
import { FIRST_OWNER_ID } from './demo-accounts';
import { sentenceLimits, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import type { CompanyRow, DemoCompany } from './demo-company';
import { sandboxCompanies } from './sandbox';
import { DEMO_TIERS } from './tiers';

const SHARES = TIERS.map((tier) => [tier, DEMO_TIERS[tier].share] as const);

/** Most Free profiles have no owner; a provider that pays always has a confirmed owner. */
const isOwned = (random: Random, tier: Tier): boolean => isPaidTier(tier) || random.chance(0.15);

function contactOf(random: Random, slug: string, address: DemoAddress) {
  const hasWebsite = random.chance(0.78);
  return {
    phone: random.chance(0.97) ? phoneIn(random, address.place.slug) : null,
    email: random.chance(0.85) ? `info@${slug.slice(0, 60)}.example` : null,
    website: hasWebsite ? `https://www.${slug.slice(0, 60)}.example` : null,
  };
}

/**
 * The texts have their own random sequences. These draws are left out, so that all names and addresses stay the same.
 */
const DRAWS = { description: 28, activities: 13, activitiesAtHome: 7 } as const;

function skip(random: Random, draws: number): void {
  for (let draw = 0; draw < draws; draw++) random.next();
}

/** Texts in the provider's own words; of one without an owner what others know. */
function textsOf(random: Random, row: UntoldRow, form: CareForm, accept: Accept) {
  const isPaid = isPaidTier(row.subscription);
  const isAtHome = form === 'ambulante-pflege' || form === 'weitere-pflegeformen';
  const hasDescription = random.chance(isPaid ? 0.97 : 0.72);
  if (hasDescription) skip(random, DRAWS.description);
  const hasActivities = random.chance(isPaid ? 0.85 : 0.45);
  if (hasActivities) skip(random, isAtHome ? DRAWS.activitiesAtHome : DRAWS.activities);
  const { id, name, city, street } = row;
  const subject = { id, form, name, town: city, street };
  const hours = officeHours(random, form);
  if (row.owner_id === null) {
    const description = hasDescription ? knownAbout(subject, row.care_form_order, accept) : '';
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
  return {
    created_at: daysAfter(base, -created),
    updated_at: daysAfter(base, -Math.min(created, random.next() ** 3 * 900)),
  };
}

/** What the texts about a provider are made from. */
interface UntoldRow extends Pick<CompanyRow, 'id' | 'name' | 'city' | 'street' | 'subscription'> {
  owner_id: number | null;
  care_form_order: number[];
}

interface Making {
  base: Date;
  town: (random: Random) => GazetteerPlace;
  slugOf: (text: string) => string;
  /** For each provider of a town a check that no other one has the sentence. */
  newSentence: (town: string) => Accept;
  nextOwner: () => number;
}

function makeCompany(random: Random, id: number, { base, town, slugOf, newSentence, nextOwner }: Making): DemoCompany {
  const form = mainForm(random);
  const address = addressIn(random, town(random));
  const { place, ...location } = address;
  const name = companyName(random, form, place.name);
  const slug = slugOf(providerSlug(name, place.name));
  const tier = random.weighted(SHARES);
  const owner_id = isOwned(random, tier) ? nextOwner() : null;
  const isUrban = random.chance(place.population >= 20_000 ? 0.93 : 0.08);
  const untold = {
    id,
    slug,
    name,
    operator: random.chance(0.9) ? operatorName(random, place.name) : null,
    ...location,
    ...contactOf(random, slug, address),
    owner_id,
    subscription: tier,
    billing_period: isPaidTier(tier) ? random.pick(['YEARLY', 'MONTHLY'] as const) : null,
    is_wpw_confirmed: owner_id !== null && random.chance(0.85),
    place_kind: isUrban ? (1 as const) : (2 as const),
    ...offerOf(random, form),
    additional_features: additionalFeatures(random, form),
    benefits: benefitsOf(random, isPaidTier(tier) ? 0.85 : 0.05, form),
    qualifications_mask: isPaidTier(tier) ? random.integer(0, 63) : 0,
  };
  const row: CompanyRow = {
    ...untold,
    ...textsOf(random, untold, form, newSentence(place.slug)),
    ...datesOf(random, base),
  };
  return { row, form, placeSlug: place.slug, quality: Math.min(4.9, Math.max(1.6, 4.05 + random.bell() * 0.62)) };
}

/**
 * The providers of the demonstration, the sandbox ones first: distributed over towns by population, with 80 / 14 / 6 %
 * in the three tiers and every kind of empty field.
 */
export function generateCompanies(places: readonly GazetteerPlace[], base: Date, count: number): DemoCompany[] {
  const random = createRandom('companies');
  const sandbox = sandboxCompanies(places, base);
  let owner = FIRST_OWNER_ID;
  const making: Making = {
    base,
    town: townsByPopulation(places),
    slugOf: uniqueSlugs([...RESERVED_PROVIDER_SLUGS, ...sandbox.map(({ row }) => row.slug)]),
    newSentence: sentenceLimits(() => 1),
    nextOwner: () => owner++,
  };
  const others = Array.from({ length: count - sandbox.length }, (_, index) =>
    makeCompany(random, sandbox.length + index + 1, making),
  );
  return [...sandbox, ...others].map(({ row, ...company }) => ({
    ...company,
    row: { ...row, ...pricesOf(row, base) },
  }));
}
