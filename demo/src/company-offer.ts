import { maskOf, numbersIn } from '@care/backend/seeding-rows';
import { BENEFITS, CARE_FORMS, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import { readYaml } from './files';
import { type Random, createRandom } from './random';
import { hasNights, settingOf, type Setting, companyWords } from './words';
import { priceFields, PRICES, type PriceField } from '@care/contracts/company-prices';
import { daysAfter } from './days';
import type { CompanyRow } from './demo-company';

/** The lowest and the highest invented amount, in euros. */
const RANGES: Record<PriceField, readonly [number, number]> = {
  price_care: [1180, 1980],
  price_training: [60, 140],
  price_lodging: [420, 640],
  price_board: [340, 480],
  price_investment: [310, 720],
  price_single_room: [60, 180],
  price_day_care: [62, 98],
  price_day_board: [14, 22],
  price_day_investment: [7, 14],
  price_day_transport: [9, 19],
  price_flat_rent: [690, 1280],
  price_flat_service: [90, 210],
  price_shared_rent: [480, 760],
  price_shared_household: [210, 290],
  price_shared_service: [240, 420],
  price_home_hour: [36, 52],
  price_home_wash: [29, 41],
  price_home_meal: [11, 19],
  price_home_visit: [5, 8],
};
/** Amounts are often stated, but not always. */
const NEEDED = 0.94;
const OTHER = 0.7;
const OLDEST_DAYS = 480;

type Prices = Pick<CompanyRow, PriceField | 'prices_from'>;
type Priced = Pick<CompanyRow, 'id' | 'owner_id' | 'services_mask'>;

/** The prices that the owner of a provider states for its care forms; always the same for one id. */
export function pricesOf({ id, owner_id, services_mask = 0 }: Priced, base: Date): Prices {
  const random = createRandom(`prices/${id}`);
  const offers = (field: PriceField) => (services_mask & (1 << CARE_FORMS.indexOf(PRICES[field].form))) !== 0;
  const day = daysAfter(base, -random.integer(0, OLDEST_DAYS)).toISOString();
  const prices = priceFields.map((field): [PriceField, number | null] => {
    const [low, high] = RANGES[field];
    const amount = random.integer(low * 10, high * 10) * 10;
    const isStated = random.chance(PRICES[field].isNeeded ? NEEDED : OTHER);
    return [field, owner_id && offers(field) && isStated ? amount : null];
  });
  const hasAny = prices.some(([, amount]) => amount !== null);
  return { prices_from: hasAny ? `${day.slice(0, 7)}-01` : null, ...(Object.fromEntries(prices) as StatedAmounts) };
}

type StatedAmounts = Record<PriceField, number | null>;

const careForms = readYaml<{
  main: Record<CareForm, number>;
  beside: Record<CareForm, Partial<Record<CareForm, number>>>;
}>('words/care-forms.yaml');
const entriesOf = (weights: Partial<Record<CareForm, number>>) => Object.entries(weights) as [CareForm, number][];
const mainForms = entriesOf(careForms.main);

export const mainForm = (random: Random): CareForm => random.weighted(mainForms);

interface Services {
  services_mask: number;
  care_form_order: number[];
  custom_services: string[];
}

const GOES_HOME: readonly Setting[] = ['home', 'other'];

/** One to four care forms, the main one first; free-text services belong to "weitere Pflegeformen" (SR-21). */
function servicesOf(random: Random, main: CareForm): Services {
  const forms: CareForm[] = [
    main,
    ...entriesOf(careForms.beside[main])
      .filter(([, share]) => random.chance(share))
      .map(([form]) => form),
  ];
  const hasCustom = main === OTHER_CARE_FORM ? random.chance(0.8) : random.chance(0.07) && forms.length < 4;
  if (hasCustom) forms.push(OTHER_CARE_FORM);
  const drawn = hasCustom ? random.sample(companyWords.customServices, random.integer(1, 2)) : [];
  const fitting = drawn.filter(
    (service) => !companyWords.servicesAtHome.includes(service) || GOES_HOME.includes(settingOf(main)),
  );
  const custom_services = drawn.length > 0 && fitting.length === 0 ? ['Pflegeberatung nach § 37.3 SGB XI'] : fitting;
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
export function offerOf(random: Random, form: CareForm): Services & { features_mask: number } {
  const services = servicesOf(random, form);
  const others = numbersIn(featuresMask(random, form)).filter((index) => index !== SHORT_TERM.feature);
  const isShortTerm = services.care_form_order.includes(SHORT_TERM.form);
  return { ...services, features_mask: maskOf(isShortTerm ? [...others, SHORT_TERM.feature] : others) };
}

/** Services that come home have no rooms, and people who go home in the evening have no bedroom. */
export function additionalFeatures(random: Random, form: CareForm): string[] {
  const drawn = random.chance(0.35) ? random.sample(companyWords.additionalFeatures, random.integer(1, 4)) : [];
  const setting = settingOf(form);
  const hasRooms = setting !== 'home' && setting !== 'other';
  return drawn.filter(
    (feature) =>
      (hasRooms || !companyWords.featuresOfHouses.includes(feature)) &&
      (hasNights(setting) || !companyWords.featuresWithRooms.includes(feature)),
  );
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
