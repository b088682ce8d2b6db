import { z } from 'zod';
import { COMPANY_FEATURES, PLACES } from '../vocabulary';

const last = COMPANY_FEATURES.length;
export const featureIndexSchema = z.int().min(1).max(last);

/** A company feature: its number in links, its name, its icon. */
export const featureSchema = z.object({ index: featureIndexSchema, name: z.string(), icon: z.string() });
export type Feature = z.infer<typeof featureSchema>;

export const placeSchema = z.literal(PLACES.map(({ index }) => index));

export const featuresSchema = z.object({
  features: z.array(featureSchema),
  places: z.array(z.object({ index: placeSchema, name: z.string(), icon: z.string() })),
});
export type Features = z.infer<typeof featuresSchema>;
