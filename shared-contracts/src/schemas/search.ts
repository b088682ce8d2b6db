import { z } from 'zod';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, SEARCH_MAX_PAGE_SIZE, SEARCH_PAGE_SIZE, type Radius } from '../constants';
import { boundsSchema, countSchema, listOf, averageSchema, idSchema, slugSchema } from './primitives';
import { decimalNumber, fromText, listFromText, shortText, wholeNumber } from './query';

/**
 * The area of a search; `city_slug` has priority over coordinates, and the radius counts only with one of them (SR-07).
 */
export const searchPlaceQuery = {
  city_slug: shortText(200),
  lat: decimalNumber(-90, 90),
  lon: decimalNumber(-180, 180),
  radius: fromText((value): Radius => RADIUS_OPTIONS.find((km) => String(km) === value) ?? DEFAULT_RADIUS),
};

/** Pages count from 1; one beyond the end is empty, not an error. */
export const searchPageQuery = {
  page: wholeNumber(1, 1_000_000, 1),
  page_size: wholeNumber(1, SEARCH_MAX_PAGE_SIZE, SEARCH_PAGE_SIZE),
};

/** Metadata of every search answer. */
export const searchMetaSchema = z.object({
  page: z.int().positive(),
  page_size: z.int().positive(),
  pages: countSchema,
  /** Name of the place searched, null when searching everywhere. */
  place_label: z.string().nullable(),
  effective_radius: z.number().nullable(),
  /** Box around the hits, null without any. */
  bounds: boundsSchema.nullable(),
});
export type SearchMeta = z.infer<typeof searchMetaSchema>;

/** The criteria of the order, all of them, because the law requires that users can read them. */
export const rankingSchema = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  z.object({
    sort: z.enum(sorts),
    parameters: z.array(z.object({ key: z.string(), weight: z.number(), label: z.string() })),
    paid_influence: z.literal(false),
    info_url: z.string(),
  });
export type Ranking<Sort extends string = string> = Omit<z.infer<ReturnType<typeof rankingSchema>>, 'sort'> & {
  sort: Sort;
};

/** The answer of a search: the hits of a page, and what each further choice would give. */
export const searchAnswer = <
  Card extends z.ZodType,
  const Sorts extends readonly [string, ...string[]],
  Facets extends z.ZodType,
>(
  card: Card,
  sorts: Sorts,
  facets: Facets,
) =>
  listOf(card).extend({
    meta: searchMetaSchema.extend({ sort: z.enum(sorts), ranking: rankingSchema(sorts), facets }),
  });

/** Qualifications by number. The highest one is "none", which excludes the others (SR-11). */
export const qualificationsQuery = (highest: number) =>
  listFromText((value) =>
    /^\d$/.test(value) && Number(value) >= 1 && Number(value) <= highest ? Number(value) : undefined,
  );

/** How many hits each qualification alone would give, the search's own 7 and 8 included (SR-11). */
export const qualificationFacetsSchema = z.array(z.object({ id: z.int().positive(), count: countSchema }));
export type QualificationFacets = z.infer<typeof qualificationFacetsSchema>;

/** `…/count/`: how many hits a filter would give. */
export const searchCountSchema = z.object({ count: countSchema });
export type SearchCount = z.infer<typeof searchCountSchema>;

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
