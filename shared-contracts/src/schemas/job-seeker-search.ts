import { z } from 'zod';
import { STAFF_NO_QUALIFICATION, STAFF_SORTS } from '../vocabulary';
import { jobSeekerSchema } from './job-seeker';
import { pictureSchema } from './media';
import { flagCounts, flagQuery, oneOf } from './query';
import { mapViewQuery } from './search-map';
import {
  qualificationFacetsSchema,
  qualificationsQuery,
  searchAnswer,
  searchPageQuery,
  searchPlaceQuery,
} from './search-meta';

/** The filters of every staff search; 7 = other, 8 = none and excludes all others (SR-11). */
const filters = {
  ...searchPlaceQuery,
  qualifications: qualificationsQuery(STAFF_NO_QUALIFICATION),
  ...flagQuery('pflegepersonal'),
};

/** `GET /user/profile/search/` (SR-22): nearest first, newest first without a place. */
export const jobSeekerSearchQuerySchema = z.object({
  ...filters,
  ...searchPageQuery,
  sort: oneOf(STAFF_SORTS, undefined),
});
export type JobSeekerSearchQuery = z.infer<typeof jobSeekerSearchQuerySchema>;

export const jobSeekerMapQuerySchema = z.object({ ...filters, ...mapViewQuery });
export type JobSeekerMapQuery = z.infer<typeof jobSeekerMapQuerySchema>;

/** A job seeker in a result list: towns only, never a last name (SR-14, AC-13). */
export const jobSeekerCardSchema = jobSeekerSchema
  .pick({ slug: true, visible_name: true, gender: true, is_open_for_offers: true, qualifications: true })
  .extend({
    image: pictureSchema.nullable(),
    localizations: z.array(z.object({ address_city: z.string(), radius: z.int().positive() })),
    distance_km: z.number().nullable(),
  });
export type JobSeekerCard = z.infer<typeof jobSeekerCardSchema>;

/** How many hits each choice alone would give, all other filters kept. */
export const staffFacetsSchema = z.object({
  qualifications: qualificationFacetsSchema,
  ...flagCounts('pflegepersonal'),
});
export type StaffFacets = z.infer<typeof staffFacetsSchema>;

export const jobSeekerSearchAnswerSchema = searchAnswer(jobSeekerCardSchema, STAFF_SORTS, staffFacetsSchema);
export type JobSeekerSearchAnswer = z.infer<typeof jobSeekerSearchAnswerSchema>;
