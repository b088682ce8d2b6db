import { BENEFITS, CARE_FORMS, OTHER_CARE_FORM, type CareForm } from '@care/contracts/vocabulary';
import { maskOf } from '../../platform/database/bit-mask';
import type { Random } from './random';
import { ADDITIONAL_FEATURES, CUSTOM_BENEFITS, CUSTOM_SERVICES } from './words/care-words';

/** How often each care form is the main one of a provider. */
const MAIN_FORMS: readonly (readonly [CareForm, number])[] = [
  ['ambulante-pflege', 37],
  ['stationare-pflege', 31],
  ['teilstationare-pflege', 12],
  ['betreutes-wohnen', 9],
  ['kurzzeitpflege', 4],
  ['senioren-wg', 4],
  ['weitere-pflegeformen', 3],
];

/** Further care forms of a provider by its main form, with their shares. */
const SIDE_FORMS: Record<CareForm, readonly (readonly [CareForm, number])[]> = {
  'ambulante-pflege': [
    ['betreutes-wohnen', 0.15],
    ['teilstationare-pflege', 0.12],
    ['senioren-wg', 0.08],
  ],
  'stationare-pflege': [
    ['kurzzeitpflege', 0.6],
    ['teilstationare-pflege', 0.2],
    ['betreutes-wohnen', 0.22],
  ],
  'teilstationare-pflege': [
    ['ambulante-pflege', 0.4],
    ['kurzzeitpflege', 0.1],
  ],
  'betreutes-wohnen': [
    ['ambulante-pflege', 0.45],
    ['stationare-pflege', 0.1],
    ['senioren-wg', 0.05],
  ],
  kurzzeitpflege: [
    ['stationare-pflege', 0.5],
    ['teilstationare-pflege', 0.25],
  ],
  'senioren-wg': [
    ['ambulante-pflege', 0.55],
    ['betreutes-wohnen', 0.1],
  ],
  'weitere-pflegeformen': [['ambulante-pflege', 0.3]],
};

export const mainForm = (random: Random): CareForm => random.weighted(MAIN_FORMS);

export interface Services {
  services_mask: number;
  custom_services: string[];
}

/** One to four care forms; free-text services belong to "weitere Pflegeformen" (SR-21). */
export function servicesOf(random: Random, main: CareForm): Services {
  const forms: CareForm[] = [
    main,
    ...SIDE_FORMS[main].filter(([, share]) => random.chance(share)).map(([form]) => form),
  ];
  const hasCustom = main === OTHER_CARE_FORM ? random.chance(0.8) : random.chance(0.07) && forms.length < 4;
  if (hasCustom) forms.push(OTHER_CARE_FORM);
  const custom_services = hasCustom ? random.sample(CUSTOM_SERVICES, random.integer(1, 2)) : [];
  return { services_mask: maskOf(forms.map((form) => CARE_FORMS.indexOf(form) + 1)), custom_services };
}

/** Share of providers with each of the ten features, in their order. */
const FEATURE_SHARES = [0.38, 0.22, 0.3, 0.08, 0.18, 0.35, 0.3, 0.16, 0.1, 0.12] as const;

/** Zero to six features; about every eighth provider has none. */
export function featuresMask(random: Random): number {
  if (random.chance(0.1)) return 0;
  const named = FEATURE_SHARES.flatMap((share, index) => (random.chance(share) ? [index + 1] : []));
  return maskOf(random.sample(named, 6));
}

export const additionalFeatures = (random: Random): string[] =>
  random.chance(0.35) ? random.sample(ADDITIONAL_FEATURES, random.integer(1, 4)) : [];

/** Catalogue keys first, then free texts (PP-08). */
export function benefitsOf(random: Random, share: number): string[] {
  if (!random.chance(share)) return [];
  const custom = random.chance(0.3) ? random.sample(CUSTOM_BENEFITS, random.integer(1, 2)) : [];
  return [...random.sample(BENEFITS, random.integer(2, 9)), ...custom];
}
