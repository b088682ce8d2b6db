import { z } from 'zod';
import { SEARCH_MAX_PAGE_SIZE } from '../constants';
import { countSchema, dateSchema, idSchema } from './primitives';

/** `POST /company/visit/`: a browser has opened the profile of this provider, or one of its job offers. */
export const companyVisitSchema = z.object({ company: idSchema, job_offer: idSchema.optional() });

/** `POST /company/hits/`: a browser shows a page of results with these providers. */
export const companyHitsSchema = z.object({ companies: z.array(idSchema).min(1).max(SEARCH_MAX_PAGE_SIZE) });

/** The figures of a profile in one week or month. */
const periodFiguresSchema = z.object({
  /** The first day. */
  from: dateSchema,
  views: countSchema,
  /** How many people put it on their watch list and kept it there. */
  follows: countSchema,
  messages: countSchema,
  applications: countSchema,
  /** How often a browser showed it among the hits of a search. */
  hits: countSchema,
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

/** `GET /company/{id}/figures/`, for the owner (AC-16); the last entry of each list is the running period. */
export const companyFiguresSchema = z.object({
  followers: countSchema,
  weeks: z.array(periodFiguresSchema).length(8),
  months: z.array(periodFiguresSchema).length(24),
  /** Applications that nobody has read. */
  new_applications: countSchema,
  /** Public reviews without an answer. */
  unanswered_ratings: countSchema,
  /** Widget keys of a former owner about which this one has not decided. */
  former_widget_keys: countSchema,
});
export type CompanyFigures = z.infer<typeof companyFiguresSchema>;
