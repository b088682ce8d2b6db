import { z } from 'zod';
import { MAX_PLACES, MAX_SERVED_ZIP_CODES, placeKinds, WAIT_TIMES } from '../free-places';
import { CARE_FORMS, COMPANY_FEATURES, PLACES } from '../vocabulary';
import { field } from './primitives';

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
  companies: field.count,
  job_seekers: field.count,
  job_offers: field.count,
  ratings: field.count,
  as_of: field.timestamp,
  banners: z.enum(['CLAIMS', 'LIVE']),
});
export type Stats = z.infer<typeof statsSchema>;

const kindSchema = z.enum(placeKinds);
const wholeNumber = { error: `Bitte geben Sie eine ganze Zahl von 0 bis ${MAX_PLACES} ein.` };
const placeCount = z.int(wholeNumber).min(0, wholeNumber).max(MAX_PLACES, wholeNumber);

const statement = {
  /** All places, free or not; null if not stated. */
  total: placeCount.nullable(),
  free: z.partialRecord(kindSchema, placeCount),
  /** From when a kind is free; without a day from now on. */
  from: z.partialRecord(kindSchema, field.date),
  /** The usual time on the waiting list; null without a list. */
  wait: z.enum(WAIT_TIMES).nullable(),
  /** Of home care: whether it takes new clients; null if not stated. */
  takes_clients: z.boolean().nullable(),
  /** Of home care: the postcodes it serves. */
  zip_codes: z
    .array(field.zipCode)
    .max(MAX_SERVED_ZIP_CODES, { error: `Bitte geben Sie höchstens ${MAX_SERVED_ZIP_CODES} Postleitzahlen an.` }),
};

/** `PUT /company/:id/places/`: what the owner states, which also confirms it (PL-01, PL-02). */
export const placesInputSchema = z.object({ ...statement, weekly_mail: z.boolean() });
export type PlacesInput = z.infer<typeof placesInputSchema>;

/** `GET /company/:id/places/` */
export const ownPlacesSchema = placesInputSchema.extend({
  /** The kinds that the care forms of the provider allow. */
  kinds: z.array(kindSchema),
  is_home_care: z.boolean(),
  /** Null before the first statement. */
  confirmed_at: field.timestamp.nullable(),
});
export type OwnPlaces = z.infer<typeof ownPlacesSchema>;

/** What visitors see; null if nothing was stated within 30 days (PL-06). */
export const shownPlacesSchema = z
  .object({
    total: field.count.nullable(),
    /** The kinds with free places; from now on without a day. */
    kinds: z.array(z.object({ kind: kindSchema, free: field.count, from: field.date.nullable() })),
    /** Null for a provider without places, such as home care. */
    free: field.count.nullable(),
    takes_clients: z.boolean().nullable(),
    wait: z.enum(WAIT_TIMES).nullable(),
    /** Whole days since the owner has confirmed it. */
    age_days: field.count,
    /** The lit window: somebody can move in or be cared for. */
    is_free: z.boolean(),
    title: z.string(),
    detail: z.string(),
  })
  .nullable();
