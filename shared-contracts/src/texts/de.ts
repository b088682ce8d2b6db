import { TIER_TABLE, TIERS, type Tier } from '../tiers';
import texts from './texts.de.json';

/** The shared catalogue: texts of more than one slice. Other texts are in their slice. Formal "Sie" throughout. */
export const de = {
  ...texts,
  tiers: Object.fromEntries(TIERS.map((tier) => [tier, TIER_TABLE[tier].label])) as Record<Tier, string>,
};
