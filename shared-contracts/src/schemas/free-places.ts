import { z } from 'zod';
import { MAX_PLACES, MAX_SERVED_ZIP_CODES, placeKinds, WAIT_TIMES } from '../free-places';
import { countSchema, dateSchema, timestampSchema, zipCodeSchema } from './primitives';

const kindSchema = z.enum(placeKinds);
const wholeNumber = { error: `Bitte geben Sie eine ganze Zahl von 0 bis ${MAX_PLACES} ein.` };
const placeCount = z.int(wholeNumber).min(0, wholeNumber).max(MAX_PLACES, wholeNumber);

const statement = {
  /** All places, free or not; null if not stated. */
  total: placeCount.nullable(),
  free: z.partialRecord(kindSchema, placeCount),
  /** From when a kind is free; without a day from now on. */
  from: z.partialRecord(kindSchema, dateSchema),
  /** The usual time on the waiting list; null without a list. */
  wait: z.enum(WAIT_TIMES).nullable(),
  /** Of home care: whether it takes new clients; null if not stated. */
  takes_clients: z.boolean().nullable(),
  /** Of home care: the postcodes it serves. */
  zip_codes: z.array(zipCodeSchema).max(MAX_SERVED_ZIP_CODES, {
    error: `Bitte geben Sie höchstens ${MAX_SERVED_ZIP_CODES} Postleitzahlen an.`,
  }),
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
  confirmed_at: timestampSchema.nullable(),
});
export type OwnPlaces = z.infer<typeof ownPlacesSchema>;

/** What visitors see; null if nothing was stated within 30 days (PL-06). */
export const shownPlacesSchema = z
  .object({
    total: countSchema.nullable(),
    /** The kinds with free places; from now on without a day. */
    kinds: z.array(z.object({ kind: kindSchema, free: countSchema, from: dateSchema.nullable() })),
    /** Null for a provider without places, such as home care. */
    free: countSchema.nullable(),
    takes_clients: z.boolean().nullable(),
    wait: z.enum(WAIT_TIMES).nullable(),
    /** Whole days since the owner has confirmed it. */
    age_days: countSchema,
    /** The lit window: somebody can move in or be cared for. */
    is_free: z.boolean(),
    title: z.string(),
    detail: z.string(),
  })
  .nullable();
