import { z } from 'zod';
import { averageSchema, boundsSchema, countSchema, idSchema, slugSchema } from './primitives';
import { fromText, wholeNumber } from './query';

/** West, south, east, north in degrees; a box whose west is east of its east spans the date line. */
const bboxFromText = fromText((value) => {
  const numbers = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const box = boundsSchema.safeParse(numbers);
  if (!box.success) return undefined;
  const [west, south, east, north] = box.data;
  return Math.abs(west) <= 180 && Math.abs(east) <= 180 && -90 <= south && south <= north && north <= 90
    ? box.data
    : undefined;
});

/**
 * "In diesem Bereich suchen": the hits of a box. It takes the place of the radius; distances are still measured from
 * the place.
 */
export const searchBoxQuery = { bbox: bboxFromText };

/** The visible part of a map; the answer has the hits of the search in it. `zoom` counts tiles of 512 px. */
export const mapViewQuery = { bbox: bboxFromText, zoom: wholeNumber(0, 22, 6) };

const pointGeometry = z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) });

/** `…/search/map/`: all hits in view, as GeoJSON; close together they are one cluster. */
const searchMapSchema = <Single extends z.ZodObject>(single: Single) =>
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        geometry: pointGeometry,
        properties: z.union([z.object({ cluster: z.literal(true), count: z.int().positive() }), single]),
      }),
    ),
  });

/** `GET /company/search/map/`: single providers from zoom 12. */
export const companyMapSchema = searchMapSchema(
  z.object({
    id: idSchema,
    slug: slugSchema,
    name: z.string(),
    rating: averageSchema,
    ratings_count: countSchema,
    /** Stated within 30 days. */
    has_free_place: z.boolean(),
  }),
);
export type CompanyMap = z.infer<typeof companyMapSchema>;

/** `GET /company/job-offer/search/map/`: single offers from zoom 12. */
export const jobOfferMapSchema = searchMapSchema(
  z.object({
    id: idSchema,
    slug: slugSchema,
    title: z.string(),
    company: z.object({ slug: slugSchema, name: z.string() }),
  }),
);
export type JobOfferMap = z.infer<typeof jobOfferMapSchema>;

/**
 * `GET /user/profile/search/map/`: towns with the people who would work there; never where one of them lives (AC-13).
 */
export const jobSeekerMapSchema = searchMapSchema(
  z.object({ city_slug: slugSchema, city: z.string(), count: z.int().positive() }),
);
export type JobSeekerMap = z.infer<typeof jobSeekerMapSchema>;
