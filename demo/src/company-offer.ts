import { maskOf, numbersIn } from '@care/backend/seeding-rows';
import { priceFields, PRICES, type PriceField } from '@care/contracts/company-prices';
import { BENEFITS, CARE_FORMS, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import { type Random, createRandom } from './random';
import { hasNights, settingOf, careForms, companyWords, hasRooms } from './words';
import { daysAfter } from './days';
import type { CompanyRow } from './demo-company';

/** Amounts are often stated, but not always. */
const NEEDED = 0.94;
const OTHER = 0.7;
const OLDEST_DAYS = 480;

/** The prices that the owner of a provider states for its care forms; always the same for one id. */
export function pricesOf({ id, owner_id, services_mask = 0 }: CompanyRow, base: Date) {
  const random = createRandom(`prices/${id}`);
  const offers = (field: PriceField) => (services_mask & (1 << CARE_FORMS.indexOf(PRICES[field].form))) !== 0;
  const day = daysAfter(base, -random.integer(0, OLDEST_DAYS)).toISOString();
  const prices = priceFields.map((field): [PriceField, number | null] => {
    const [low, high] = careForms.prices[field];
    const amount = random.integer(low * 10, high * 10) * 10;
    const isStated = random.chance(PRICES[field].isNeeded ? NEEDED : OTHER);
    return [field, owner_id && offers(field) && isStated ? amount : null];
  });
  const hasAny = prices.some(([, amount]) => amount !== null);
  const amounts = Object.fromEntries(prices) as Record<PriceField, number | null>;
  return { prices_from: hasAny ? `${day.slice(0, 7)}-01` : null, ...amounts };
}

export const mainForm = (random: Random): CareForm => random.weighted(careForms.main);

/** One to four care forms, the main one first; free-text services belong to "weitere Pflegeformen" (SR-21). */
function servicesOf(random: Random, main: CareForm) {
  const others = Object.entries(careForms.beside[main]) as [CareForm, number][];
  const forms = [main, ...others.flatMap(([form, share]) => (random.chance(share) ? form : []))];
  const hasCustom = main === OTHER_CARE_FORM ? random.chance(0.8) : random.chance(0.07) && forms.length < 4;
  if (hasCustom) forms.push(OTHER_CARE_FORM);
  const drawn = hasCustom ? random.sample(companyWords.customServices, random.integer(1, 2)) : [];
  const fitting = drawn.filter(({ isAtHome }) => !isAtHome || !hasRooms(settingOf(main)));
  const custom_services = fitting.map(({ name }) => name);
  if (drawn.length > 0 && fitting.length === 0) custom_services.push('Pflegeberatung nach § 37.3 SGB XI');
  const care_form_order = [...new Set(forms)].map((form) => CARE_FORMS.indexOf(form) + 1);
  return { services_mask: maskOf(care_form_order), care_form_order, custom_services };
}

/** Share of providers with each of the ten features, in their order. */
const FEATURE_SHARES = [0.38, 0.22, 0.3, 0.08, 0.18, 0.35, 0.3, 0.16, 0.1, 0.12] as const;

/** Zero to six features; about every eighth provider has none. */
function featuresMask(random: Random, form: CareForm): number {
  if (random.chance(0.1)) return 0;
  const named = FEATURE_SHARES.flatMap((share, index) => (random.chance(share) ? [index + 1] : []));
  const drawn = random.sample(named, 6);
  return maskOf(hasNights(settingOf(form)) ? drawn : drawn.filter((index) => !FEATURES_OF_HOMES.includes(index)));
}

/** Short-term care and residential groups need beds. */
const FEATURES_OF_HOMES: readonly number[] = [3, 5];

/** The numbers of "Kurzzeitpflege" among the care forms, and of short-term care among the features. */
const SHORT_TERM = { form: 2, feature: 3 } as const;

/** Services and features, which agree about short-term care. */
export function offerOf(random: Random, form: CareForm) {
  const services = servicesOf(random, form);
  const others = numbersIn(featuresMask(random, form)).filter((index) => index !== SHORT_TERM.feature);
  const isShortTerm = services.care_form_order.includes(SHORT_TERM.form);
  return { ...services, features_mask: maskOf(isShortTerm ? [...others, SHORT_TERM.feature] : others) };
}

/** People who go home in the evening have no bedroom. */
export function additionalFeatures(random: Random, form: CareForm): string[] {
  const drawn = random.chance(0.35) ? random.sample(companyWords.additionalFeatures, random.integer(1, 4)) : [];
  const has = { rooms: hasRooms(settingOf(form)), bedrooms: hasNights(settingOf(form)) };
  return drawn.flatMap(({ name, needs }) => (!needs || has[needs] ? name : []));
}

/** Catalogue keys first, then free texts (PP-08). */
export function benefitsOf(random: Random, share: number, form: CareForm): string[] {
  if (!random.chance(share)) return [];
  const custom = random.chance(0.3) ? random.sample(companyWords.customBenefits, random.integer(1, 2)) : [];
  const named = random.sample(BENEFITS, random.integer(2, 9));
  // Nobody works at night or on Sundays where guests come by day.
  const fitting = form === 'teilstationare-pflege' ? named.filter((benefit) => benefit !== 'shiftAllowances') : named;
  return [...fitting, ...custom];
}
