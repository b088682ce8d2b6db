import { z } from 'zod';
import { readCareForm } from '../search-filters';
import { COMPARISON_MAX, MAX_STARS, MIN_STARS, WATCH_LIST_MAX } from '../constants';
import { CARE_FORMS, CARE_GRADES, COMPANY_FEATURES, PROVIDER_SORTS, OWN_SHARES, PLACES } from '../vocabulary';
import { careServiceSchema, featureIndexSchema, placeSchema } from './catalogue';
import { companySchema, listedCompany } from './company';
import { countSchema, dateSchema, idSchema, listOf } from './primitives';
import { flagCounts, flagQuery, fromText, listFromText, oneOf, paging, shortText, wholeNumber } from './query';
import {
  mapViewQuery,
  rankingSchema,
  searchBoxQuery,
  searchMetaSchema,
  searchPageQuery,
  searchPlaceQuery,
} from './search';

/** The filters of every provider search (SR-04, SR-22); unreadable values count as not given. */
const filters = {
  ...searchPlaceQuery,
  /** Any of them; an unknown one counts as "weitere-pflegeformen" (SR-01). */
  services: listFromText(readCareForm),
  /** All of them. */
  features: listFromText((value) => COMPANY_FEATURES.find(({ index }) => String(index) === value)?.index),
  place: fromText((value) => PLACES.find(({ index }) => String(index) === value)?.index),
  /** At least this many stars. */
  rating: wholeNumber(MIN_STARS, MAX_STARS, undefined),
  /** The own share is the same for 2 to 5; with 1 the next two have no effect. */
  grade: fromText((value) => CARE_GRADES.find((grade) => String(grade) === value)),
  /** At most this own share in cents a month (CO-07). */
  own_share: fromText((value) => OWN_SHARES.find((cents) => String(cents) === value)),
  /** 1: providers without an own share are hits, too. */
  without_price: fromText((value) => (value === '1' ? 1 : undefined)),
  ...flagQuery('pflegeanbieter'),
  ...searchBoxQuery,
  q: shortText(100),
};

/** `GET /company/search/`; without a sort the first one counts, and distance sorts need a place. */
export const companySearchQuerySchema = z.object({
  ...filters,
  ...searchPageQuery,
  sort: oneOf(PROVIDER_SORTS, undefined),
});
export type CompanySearchQuery = z.infer<typeof companySearchQuerySchema>;

export const companyCountQuerySchema = z.object(filters);
export type CompanyCountQuery = z.infer<typeof companyCountQuerySchema>;

export const companyMapQuerySchema = z.object({ ...filters, ...mapViewQuery });

/** A provider in a result list (SR-13). */
export const companyCardSchema = z.object({
  ...listedCompany,
  services: z.array(careServiceSchema),
  /** Since when the prices are valid. */
  prices_from: dateSchema.nullable(),
  /** Null without a place to measure from. */
  distance_km: z.number().nullable(),
  /** Only with a token. */
  is_followed: z.boolean().optional(),
  is_promoted: z.literal(false),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

export const companyFacetsSchema = z.object({
  services: z.array(z.object({ value: z.enum(CARE_FORMS), count: countSchema })),
  features: z.array(z.object({ index: featureIndexSchema, count: countSchema })),
  place: z.array(z.object({ value: placeSchema, count: countSchema })),
  rating: z.array(z.object({ min: z.int(), count: countSchema })),
  own_share: z.array(z.object({ max: z.int(), count: countSchema })),
  /** Hits that the filter by own share hides because they have none. */
  without_price: countSchema,
  ...flagCounts('pflegeanbieter'),
});
export type CompanyFacets = z.infer<typeof companyFacetsSchema>;

/** A way out of an empty result: the query parameters to set ("" removes one) and how many hits that gives. */
export const searchSuggestionSchema = z.object({
  type: z.enum(['widen_radius', 'drop_filter', 'nearby_city']),
  params: z.record(z.string(), z.string()),
  count: z.int().positive(),
});
export type SearchSuggestion = z.infer<typeof searchSuggestionSchema>;

export const companySearchMetaSchema = searchMetaSchema.extend({
  facets: companyFacetsSchema,
  ranking: rankingSchema(PROVIDER_SORTS),
  suggestions: z.array(searchSuggestionSchema),
});

export const companySearchAnswerSchema = listOf(companyCardSchema).extend({ meta: companySearchMetaSchema });
export type CompanySearchAnswer = z.infer<typeof companySearchAnswerSchema>;

/** Ids in the order given, once each; what cannot be one counts as not given. */
const idList = (max: number) =>
  listFromText((value) => (/^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined)).transform((ids) =>
    ids.slice(0, max),
  );

/** `GET /company/cards/?ids=`: the watch list of a browser or of a shared link. */
export const companyIdsQuerySchema = z.object({ ids: idList(WATCH_LIST_MAX) });
/** `GET /company/compare/?ids=`; with a town the answer has the distance of each provider. */
export const comparisonQuerySchema = z.object({ ids: idList(COMPARISON_MAX), city_slug: shortText(200) });
export const companyComparisonSchema = listOf(companySchema.extend({ distance_km: z.number().nullable() })).extend({
  /** Name of the town measured from; null without one. */
  place_label: z.string().nullable(),
});
export type ComparedCompany = z.infer<typeof companyComparisonSchema>['results'][number];
export type CompanyComparison = z.infer<typeof companyComparisonSchema>;

/** `POST /user/followed-companies/`: takes over what was remembered before signing in. */
export const followManySchema = z.object({ companies: z.array(idSchema).max(WATCH_LIST_MAX) });
export type FollowMany = z.infer<typeof followManySchema>;

export const followedCompaniesQuerySchema = z.object(paging(10));

/** `GET /user/followed-companies/` (PP-17). */
export const followedCompaniesSchema = listOf(companyCardSchema);
export type FollowedCompanies = z.infer<typeof followedCompaniesSchema>;
