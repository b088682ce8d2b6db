import { z } from 'zod';
import { featureIndexSchema, placeSchema } from './catalogue';
import { averageSchema, boundsSchema, countSchema, dateSchema, slugSchema } from './primitives';
import { oneOf, shortText } from './query';
import { CARE_FORMS } from '../vocabulary';

export const citySuggestQuerySchema = z.object({
  phrase: shortText(100),
  freetext: oneOf(['true', 'false'], undefined),
  /** `object` returns places instead of names. */
  format: oneOf(['object'], undefined),
});

/** One name of the suggestion list. */
export const citySuggestionSchema = z.object({ name: z.string() });

/** A suggestion that can be searched with. */
export const cityPlaceSchema = z.object({
  name: z.string(),
  slug: slugSchema,
  zip_code: z.string().nullable(),
  /** Federal state: tells towns of one name apart. */
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type CityPlace = z.infer<typeof cityPlaceSchema>;

export const cityNamesSchema = z.array(z.string());
export const cityPlacesSchema = z.array(cityPlaceSchema);
export const citySuggestAnswerSchema = z.union([cityNamesSchema, cityPlacesSchema]);

/** Figures about the town of a city page (SR-18). */
export const citySchema = z.object({
  slug: slugSchema,
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  state: z.string(),
  bounds: boundsSchema,
  counts: z.object({
    /** Providers in the town itself; all other figures are counted within the default radius. */
    company_in_town: countSchema,
    company: countSchema,
    job: countSchema,
    staff: countSchema,
    /** Providers with at least one rating, and those with open positions. */
    rated: countSchema,
    hiring: countSchema,
    /** Homes with inpatient care for people with dementia. */
    dementia_homes: countSchema,
    by_service: z.array(z.object({ value: z.enum(CARE_FORMS), count: countSchema })),
    by_feature: z.array(z.object({ index: featureIndexSchema, count: countSchema })),
    by_place: z.array(z.object({ value: placeSchema, count: countSchema })),
  }),
  average_rating: averageSchema,
  /** The first of the list by rating; without an average below three ratings, as in the list (SR-22). */
  top: z
    .object({ name: z.string(), slug: slugSchema, average_rating: averageSchema, ratings_count: countSchema })
    .nullable(),
  /** The day on which this was counted: a whole day, so that the page stays the same until something changes. */
  as_of: dateSchema,
  nearby: z.array(z.object({ slug: slugSchema, name: z.string(), km: z.number() })),
});
export type City = z.infer<typeof citySchema>;
