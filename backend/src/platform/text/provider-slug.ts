import { RESERVED_SLUGS } from '@care/contracts/routes';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { textSlug } from './text-slug';

const MAX_LENGTH = 150;

/** Slugs that no provider gets, because other pages have their addresses. */
export const RESERVED_PROVIDER_SLUGS: readonly string[] = [...RESERVED_SLUGS, ...CARE_FORMS];

/** The slug of a provider if no other one has it: the name, and the town unless the name contains it. */
export const providerSlug = (name: string, town: string): string =>
  textSlug(name.toLowerCase().includes(town.toLowerCase()) ? name : `${name} ${town}`).slice(0, MAX_LENGTH) ||
  'anbieter';

/** The slug for the provider with this number among those that share a slug. */
export const numberedSlug = (slug: string, number: number): string => (number === 1 ? slug : `${slug}-${number}`);
