import { z } from 'zod';
import { countSchema, dateSchema, idSchema } from './primitives';

/** `POST /company/visit/`: a browser has opened the profile of this provider. */
export const companyVisitSchema = z.object({ company: idSchema });
export type CompanyVisit = z.infer<typeof companyVisitSchema>;

/** What a profile did in one week or month. */
const periodFiguresSchema = z.object({
  /** The first day. */
  from: dateSchema,
  views: countSchema,
  /** How many people put it on their watch list and kept it there. */
  follows: countSchema,
  messages: countSchema,
  applications: countSchema,
  /** How often it was among the hits of a search. */
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
});
export type CompanyFigures = z.infer<typeof companyFiguresSchema>;
