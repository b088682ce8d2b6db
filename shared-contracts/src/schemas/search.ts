import { z } from 'zod';
import * as limits from '../constants';
import { readCareForm } from '../search-filters';
import { deAccounts } from '../texts/de-accounts';
import { CARE_FORMS, CARE_GRADES, COMPANY_FEATURES, OWN_SHARES, PLACES, PROVIDER_SORTS } from '../vocabulary';
import { careServiceSchema, featureIndexSchema, placeSchema } from './catalogue';
import { companySchema, listedCompany } from './company';
import { field, listOf, optionalText } from './primitives';
import * as query from './query';

/** West, south, east, north in degrees; a box whose west is east of its east spans the date line. */
const bboxFromText = query.fromText((value) => {
  const numbers = value.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const box = field.bounds.safeParse(numbers);
  if (!box.success) return undefined;
  const [west, south, east, north] = box.data;
  return Math.abs(west) <= 180 && Math.abs(east) <= 180 && -90 <= south && south <= north && north <= 90
    ? box.data
    : undefined;
});

/** The parameters that searches have in common. */
export const searchQuery = {
  /**
   * The area of a search; `city_slug` has priority over coordinates, and the radius counts only with one of them (SR-07).
   */
  place: {
    city_slug: query.shortText(200),
    lat: query.decimalNumber(-90, 90),
    lon: query.decimalNumber(-180, 180),
    radius: query.fromText(
      (value): limits.Radius => limits.RADIUS_OPTIONS.find((km) => String(km) === value) ?? limits.DEFAULT_RADIUS,
    ),
  },
  /** Pages count from 1; one beyond the end is empty, not an error. */
  page: {
    page: query.wholeNumber(1, 1_000_000, 1),
    page_size: query.wholeNumber(1, limits.SEARCH_MAX_PAGE_SIZE, limits.SEARCH_PAGE_SIZE),
  },
  /**
   * "In diesem Bereich suchen": the hits of a box. It takes the place of the radius; distances are still measured from
   * the place.
   */
  box: { bbox: bboxFromText },
  /** The visible part of a map; the answer has the hits of the search in it. `zoom` counts tiles of 512 px. */
  mapView: { bbox: bboxFromText, zoom: query.wholeNumber(0, 22, 6) },
  /** Qualifications by number. The highest one is "none", which excludes the others (SR-11). */
  qualifications: (highest: number) =>
    query.listFromText((value) =>
      /^\d$/.test(value) && Number(value) >= 1 && Number(value) <= highest ? Number(value) : undefined,
    ),
};

/** Metadata of every search answer. */
export const searchMetaSchema = z.object({
  page: z.int().positive(),
  page_size: z.int().positive(),
  pages: field.count,
  /** Name of the place searched, null when searching everywhere. */
  place_label: z.string().nullable(),
  effective_radius: z.number().nullable(),
  /** Box around the hits, null without any. */
  bounds: field.bounds.nullable(),
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

/** How many hits each qualification alone would give, the search's own 7 and 8 included (SR-11). */
export const qualificationFacetsSchema = z.array(z.object({ id: z.int().positive(), count: field.count }));
export type QualificationFacets = z.infer<typeof qualificationFacetsSchema>;

/** `…/count/`: how many hits a filter would give. */
export const searchCountSchema = z.object({ count: field.count });
export type SearchCount = z.infer<typeof searchCountSchema>;

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
    id: field.id,
    slug: field.slug,
    name: z.string(),
    rating: field.average,
    ratings_count: field.count,
    /** Stated within 30 days. */
    has_free_place: z.boolean(),
  }),
);
export type CompanyMap = z.infer<typeof companyMapSchema>;

/** `GET /company/job-offer/search/map/`: single offers from zoom 12. */
export const jobOfferMapSchema = searchMapSchema(
  z.object({
    id: field.id,
    slug: field.slug,
    title: z.string(),
    company: z.object({ slug: field.slug, name: z.string() }),
  }),
);
export type JobOfferMap = z.infer<typeof jobOfferMapSchema>;

/**
 * `GET /user/profile/search/map/`: towns with the people who would work there; never where one of them lives (AC-13).
 */
export const jobSeekerMapSchema = searchMapSchema(
  z.object({ city_slug: field.slug, city: z.string(), count: z.int().positive() }),
);
export type JobSeekerMap = z.infer<typeof jobSeekerMapSchema>;

/** The filters of every provider search (SR-04, SR-22); unreadable values count as not given. */
const filters = {
  ...searchQuery.place,
  /** Any of them; an unknown one counts as "weitere-pflegeformen" (SR-01). */
  services: query.listFromText(readCareForm),
  /** All of them. */
  features: query.listFromText((value) => COMPANY_FEATURES.find(({ index }) => String(index) === value)?.index),
  place: query.fromText((value) => PLACES.find(({ index }) => String(index) === value)?.index),
  /** At least this many stars. */
  rating: query.wholeNumber(limits.MIN_STARS, limits.MAX_STARS, undefined),
  /** The own share is the same for 2 to 5; with 1 the next two have no effect. */
  grade: query.fromText((value) => CARE_GRADES.find((grade) => String(grade) === value)),
  /** At most this own share in cents a month (CO-07). */
  own_share: query.fromText((value) => OWN_SHARES.find((cents) => String(cents) === value)),
  /** 1: providers without an own share are hits, too. */
  without_price: query.fromText((value) => (value === '1' ? 1 : undefined)),
  ...query.flagQuery('pflegeanbieter'),
  ...searchQuery.box,
  q: query.shortText(100),
};

/** `GET /company/search/`; without a sort the first one counts, and distance sorts need a place. */
export const companySearchQuerySchema = z.object({
  ...filters,
  ...searchQuery.page,
  sort: query.oneOf(PROVIDER_SORTS, undefined),
});
export type CompanySearchQuery = z.infer<typeof companySearchQuerySchema>;

export const companyCountQuerySchema = z.object(filters);
export type CompanyCountQuery = z.infer<typeof companyCountQuerySchema>;

export const companyMapQuerySchema = z.object({ ...filters, ...searchQuery.mapView });

/** A provider in a result list (SR-13). */
export const companyCardSchema = z.object({
  ...listedCompany,
  services: z.array(careServiceSchema),
  /** Since when the prices are valid. */
  prices_from: field.date.nullable(),
  /** Null without a place to measure from. */
  distance_km: z.number().nullable(),
  /** Only with a token. */
  is_followed: z.boolean().optional(),
  is_promoted: z.literal(false),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

export const companyFacetsSchema = z.object({
  services: z.array(z.object({ value: z.enum(CARE_FORMS), count: field.count })),
  features: z.array(z.object({ index: featureIndexSchema, count: field.count })),
  place: z.array(z.object({ value: placeSchema, count: field.count })),
  rating: z.array(z.object({ min: z.int(), count: field.count })),
  own_share: z.array(z.object({ max: z.int(), count: field.count })),
  /** Hits that the filter by own share hides because they have none. */
  without_price: field.count,
  ...query.flagCounts('pflegeanbieter'),
});
export type CompanyFacets = z.infer<typeof companyFacetsSchema>;

/** A way out of an empty result: the query parameters to set ("" removes one) and how many hits that gives. */
export const searchSuggestionSchema = z.object({
  type: z.enum(['widen_radius', 'drop_filter', 'nearby_city']),
  params: z.record(z.string(), z.string()),
  count: z.int().positive(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>;

export const companySearchAnswerSchema = listOf(companyCardSchema).extend({
  meta: searchMetaSchema.extend({
    facets: companyFacetsSchema,
    ranking: rankingSchema(PROVIDER_SORTS),
    suggestions: z.array(searchSuggestionSchema),
  }),
});
export type CompanySearchAnswer = z.infer<typeof companySearchAnswerSchema>;

/** Ids in the order given, once each; what cannot be one counts as not given. */
const idList = (max: number) =>
  query
    .listFromText((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined))
    .transform((ids) => ids.slice(0, max));

/** `GET /company/cards/?ids=`: the watch list of a browser or of a shared link. */
export const companyIdsQuerySchema = z.object({ ids: idList(limits.WATCH_LIST_MAX) });
/** `GET /company/compare/?ids=`; with a town the answer has the distance of each provider. */
export const comparisonQuerySchema = z.object({ ids: idList(limits.COMPARISON_MAX), city_slug: query.shortText(200) });
export const companyComparisonSchema = listOf(companySchema.extend({ distance_km: z.number().nullable() })).extend({
  /** Name of the town measured from; null without one. */
  place_label: z.string().nullable(),
});
export type ComparedCompany = z.infer<typeof companyComparisonSchema>['results'][number];
export type CompanyComparison = z.infer<typeof companyComparisonSchema>;

/** `POST /user/followed-companies/`: takes over what was remembered before signing in. */
export const followManySchema = z.object({ companies: z.array(field.id).max(limits.WATCH_LIST_MAX) });
export type FollowMany = z.infer<typeof followManySchema>;

export const followedCompaniesQuerySchema = z.object(query.paging(10));

/** `GET /user/followed-companies/` (PP-17). */
export const followedCompaniesSchema = listOf(companyCardSchema);
export type FollowedCompanies = z.infer<typeof followedCompaniesSchema>;

export const savedSearchKindSchema = z.enum(['COMPANY', 'JOB_SEEKER', 'JOB_OFFER'], {
  error: deAccounts.fields.choice,
});
export type SavedSearchKind = z.infer<typeof savedSearchKindSchema>;
export const alertFrequencySchema = z.enum(['INSTANT', 'DAILY', 'WEEKLY', 'NONE'], { error: deAccounts.fields.choice });
export type AlertFrequency = z.infer<typeof alertFrequencySchema>;

/** The query of the search, for example "city_slug=köln&radius=50"; normalised, without page and sort. */
const queryText = z.string().max(2000);

export const savedSearchInputSchema = z.object({
  kind: savedSearchKindSchema,
  query: queryText,
  label: optionalText(200).optional(),
  frequency: alertFrequencySchema.default('DAILY'),
});
export type SavedSearchInput = z.input<typeof savedSearchInputSchema>;

export const savedSearchSchema = z.object({
  id: field.id,
  kind: savedSearchKindSchema,
  query: z.string(),
  label: z.string(),
  frequency: alertFrequencySchema,
  /** The address of its results. */
  path: z.string(),
  created_at: field.timestamp,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;
export const savedSearchesSchema = listOf(savedSearchSchema);
export type SavedSearches = z.infer<typeof savedSearchesSchema>;

export const savedSearchChangeSchema = z
  .object({ label: optionalText(200), frequency: alertFrequencySchema })
  .partial();
export type SavedSearchChange = z.infer<typeof savedSearchChangeSchema>;

/** `POST /alert/`: by mail only, confirmed by a link in the first one. */
export const alertInputSchema = z.object({
  email: field.email,
  kind: savedSearchKindSchema,
  query: queryText,
  frequency: z.enum(['INSTANT', 'DAILY', 'WEEKLY'], { error: deAccounts.fields.choice }).default('DAILY'),
});
export type AlertInput = z.input<typeof alertInputSchema>;

/** The subject of a confirmed or ended alert. `already`: it was confirmed before. */
export const alertAnswerSchema = z.object({
  kind: savedSearchKindSchema,
  label: z.string(),
  path: z.string(),
  already: z.literal(true).optional(),
});
export type AlertAnswer = z.infer<typeof alertAnswerSchema>;
