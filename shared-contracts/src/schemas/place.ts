import { z } from 'zod';
import { featureIndexSchema, placeSchema } from './catalogue';
import { field } from './primitives';
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
  slug: field.slug,
  zip_code: z.string().nullable(),
  /** Federal state: tells towns of one name apart. */
  state: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type CityPlace = z.infer<typeof cityPlaceSchema>;

export const cityPlacesSchema = z.array(cityPlaceSchema);
export const citySuggestAnswerSchema = z.union([z.array(z.string()), cityPlacesSchema]);

/** Figures about the town of a city page (SR-18). */
export const citySchema = z.object({
  slug: field.slug,
  name: z.string(),
  lat: z.number(),
  lon: z.number(),
  state: z.string(),
  bounds: field.bounds,
  counts: z.object({
    /** Providers in the town itself; all other figures are counted within the default radius. */
    company_in_town: field.count,
    company: field.count,
    job: field.count,
    staff: field.count,
    /** Providers with at least one rating, and those with open positions. */
    rated: field.count,
    hiring: field.count,
    /** Homes with inpatient care for people with dementia. */
    dementia_homes: field.count,
    by_service: z.array(z.object({ value: z.enum(CARE_FORMS), count: field.count })),
    by_feature: z.array(z.object({ index: featureIndexSchema, count: field.count })),
    by_place: z.array(z.object({ value: placeSchema, count: field.count })),
  }),
  average_rating: field.average,
  /** The first of the list by rating; without an average below three ratings, as in the list (SR-22). */
  top: z
    .object({ name: z.string(), slug: field.slug, average_rating: field.average, ratings_count: field.count })
    .nullable(),
  /** The day on which this was counted: a whole day, so that the page stays the same until something changes. */
  as_of: field.date,
  nearby: z.array(z.object({ slug: field.slug, name: z.string(), km: z.number() })),
});
export type City = z.infer<typeof citySchema>;

/** The kind of result: places to search in, or addresses to pick (PP-07). */
export const GEO_KINDS = ['city', 'address'] as const;
export type GeoKind = (typeof GEO_KINDS)[number];

export const geoSuggestQuerySchema = z.object({
  q: shortText(200),
  kind: oneOf(GEO_KINDS, 'address'),
  /** One per entry into a field, for providers that count by it. */
  session: shortText(100),
});
export type GeoSuggestQuery = z.infer<typeof geoSuggestQuerySchema>;

export const geoSuggestionSchema = z.object({
  /** The parameter of `/geo/resolve/`. */
  id: z.string(),
  /** An address reads "Straße Nr, PLZ Ort, Deutschland". */
  label: z.string(),
  /** Tells namesakes apart, such as the federal state. */
  secondary: z.string().nullable(),
  kind: z.enum(GEO_KINDS),
});
export type GeoSuggestion = z.infer<typeof geoSuggestionSchema>;

/** `GET /geo/suggest/` */
export const geoSuggestAnswerSchema = z.object({
  results: z.array(geoSuggestionSchema),
  /** Whom to name beside the suggestions. */
  attribution: z.string(),
});
export type GeoSuggestAnswer = z.infer<typeof geoSuggestAnswerSchema>;

export const geoResolveQuerySchema = z.object({ id: shortText(2000), session: shortText(100) });

/** `GET /geo/resolve/`: an address in its parts (PP-07). */
export const geoAddressSchema = z.object({
  label: z.string(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string(),
  state: z.string().nullable(),
  lat: field.coords.shape.lat,
  lng: field.coords.shape.lng,
  precision: z.enum(['rooftop', 'street', 'postcode', 'city']),
});
export type GeoAddress = z.infer<typeof geoAddressSchema>;

export { MAPBOX_API_URL } from '../constants';

/**
 * `GET /geo/map/`: what draws the map (PP-13): the built-in one without streets; a MapLibre style with streets; or
 * Mapbox, with the public token that its map needs in browsers.
 */
export const mapSettingsSchema = z.discriminatedUnion('engine', [
  z.object({ engine: z.literal('local') }),
  z.object({ engine: z.literal('style'), style_url: z.string() }),
  z.object({ engine: z.literal('mapbox'), token: z.string(), api_url: z.string() }),
]);
export type MapSettingsAnswer = z.infer<typeof mapSettingsSchema>;
