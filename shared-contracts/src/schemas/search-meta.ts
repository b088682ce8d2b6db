import { z } from 'zod';
import { DEFAULT_RADIUS, RADIUS_OPTIONS, SEARCH_MAX_PAGE_SIZE, SEARCH_PAGE_SIZE, type Radius } from '../constants';
import { boundsSchema, countSchema, listOf } from './primitives';
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
