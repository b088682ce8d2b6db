import { z } from 'zod';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '../vocabulary';
import { countSchema, timestampSchema } from './primitives';

/** A care form with its name, as search lists give services. */
export const careServiceSchema = z.object({ value: z.enum(CARE_FORMS), name: z.string() });
export type CareService = z.infer<typeof careServiceSchema>;

export const careServicesSchema = z.object({ services: z.array(careServiceSchema) });
export type CareServices = z.infer<typeof careServicesSchema>;

/** Value and text of one option of a select. */
export const selectOptionSchema = z.object({ value: z.string(), text: z.string() });

/** An entry of the benefits catalogue (PP-08). */
export const benefitSchema = z.object({ key: z.string(), label: z.string(), icon: z.string() });

export const benefitsSchema = z.object({ benefits: z.array(benefitSchema) });
export type Benefits = z.infer<typeof benefitsSchema>;

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

/** One of the six qualifications of the server (SR-11). */
export const qualificationSchema = z.object({ id: z.int().positive(), name: z.string() });
export type Qualification = z.infer<typeof qualificationSchema>;

export const qualificationsSchema = z.object({ qualifications: z.array(qualificationSchema) });
export type Qualifications = z.infer<typeof qualificationsSchema>;

/** `GET /stats/`: live figures of the whole site, and whether banners claim or show them (SH-19). */
export const statsSchema = z.object({
  companies: countSchema,
  job_seekers: countSchema,
  job_offers: countSchema,
  ratings: countSchema,
  as_of: timestampSchema,
  banners: z.enum(['CLAIMS', 'LIVE']),
});
export type Stats = z.infer<typeof statsSchema>;
