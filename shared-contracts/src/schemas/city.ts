import { z } from 'zod';
import { averageSchema, boundsSchema, countSchema, slugSchema } from './primitives';
import { oneOf, shortText } from './query';
import { CARE_FORMS } from '../vocabulary';

export const citySuggestQuerySchema = z.object({
  phrase: shortText(100),
  freetext: oneOf(['true', 'false'], undefined),
  /** `object` asks for places instead of names. */
  format: oneOf(['object'], undefined),
});
export type CitySuggestQuery = z.infer<typeof citySuggestQuerySchema>;

/** One name of the suggestion list. */
export const citySuggestionSchema = z.object({ name: z.string() });
export type CitySuggestion = z.infer<typeof citySuggestionSchema>;

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
export type CityNames = z.infer<typeof cityNamesSchema>;
export const cityPlacesSchema = z.array(cityPlaceSchema);
export const citySuggestAnswerSchema = z.union([cityNamesSchema, cityPlacesSchema]);

/** What a city page says about its town (SR-18). */
export const citySchema = z.object({
  slug: slugSchema,
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  state: z.string(),
  bounds: boundsSchema,
  counts: z.object({
    company: countSchema,
    job: countSchema,
    staff: countSchema,
    by_service: z.array(z.object({ value: z.enum(CARE_FORMS), count: countSchema })),
  }),
  average_rating: averageSchema,
  nearby: z.array(z.object({ slug: slugSchema, name: z.string(), km: z.number() })),
});
export type City = z.infer<typeof citySchema>;
