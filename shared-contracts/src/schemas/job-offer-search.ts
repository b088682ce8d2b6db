import { z } from 'zod';
import { EMPLOYMENT_TYPES, JOB_NO_QUALIFICATION, JOB_SORTS } from '../vocabulary';
import { employmentTypeSchema, foundJobOfferSchema } from './job-offer';
import { centsSchema, countSchema } from './primitives';
import { fromText, oneOf, wholeNumber } from './query';
import { mapViewQuery, searchBoxQuery } from './search-map';
import {
  qualificationFacetsSchema,
  qualificationsQuery,
  searchAnswer,
  searchPageQuery,
  searchPlaceQuery,
} from './search-meta';

/** The filters of every job search; qualification 7 excludes 1 to 6 (SR-11, SR-12). */
const filters = {
  ...searchPlaceQuery,
  ...searchBoxQuery,
  qualifications: qualificationsQuery(JOB_NO_QUALIFICATION),
  employment: oneOf(EMPLOYMENT_TYPES, undefined),
  /** Id of one employer. */
  company: wholeNumber(1, 999_999_999, undefined),
  /** Cents. */
  salary_min: wholeNumber(0, 999_999_999, undefined),
  /** Published at most this many calendar days ago. */
  posted_days: wholeNumber(1, 365, undefined),
  posted_since: fromText((value) => (z.iso.date().safeParse(value).success ? value : undefined)),
};

/** `GET /company/job-offer/search/` (SR-22): newest first unless `sort` says otherwise. */
export const jobOfferSearchQuerySchema = z.object({
  ...filters,
  ...searchPageQuery,
  sort: oneOf(JOB_SORTS, undefined),
});
export type JobOfferSearchQuery = z.infer<typeof jobOfferSearchQuerySchema>;

export const jobOfferMapQuerySchema = z.object({ ...filters, ...mapViewQuery });
export type JobOfferMapQuery = z.infer<typeof jobOfferMapQuerySchema>;

/** How many hits each choice alone would give, all other filters kept. */
export const jobFacetsSchema = z.object({
  qualifications: qualificationFacetsSchema,
  employment: z.array(z.object({ value: employmentTypeSchema, count: countSchema })),
  salary: z.array(z.object({ min: centsSchema, count: countSchema })),
  posted: z.array(z.object({ days: z.int().positive(), count: countSchema })),
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;

export const jobOfferSearchAnswerSchema = searchAnswer(foundJobOfferSchema, JOB_SORTS, jobFacetsSchema);
export type JobOfferSearchAnswer = z.infer<typeof jobOfferSearchAnswerSchema>;
