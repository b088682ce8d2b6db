import { z } from 'zod';
import { coordsSchema } from './primitives';
import { oneOf, shortText } from './query';

/** The precision of an address. */
export const geoPrecisionSchema = z.enum(['rooftop', 'street', 'postcode', 'city']);

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
  lat: coordsSchema.shape.lat,
  lng: coordsSchema.shape.lng,
  precision: geoPrecisionSchema,
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
