import { z } from 'zod';
import { DEFAULT_RADIUS, MAX_WORK_LOCATIONS } from '../constants';
import { ABOUT_ME_MAX_LENGTH, LIST_ENTRY_MAX_LENGTH, PSEUDONYM_MAX_LENGTH } from '../field-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { GENDERS, STAFF_NO_QUALIFICATION, STAFF_SORTS } from '../vocabulary';
import { imageSchema, pictureSchema } from './media';
import { field, listOf, optionalText, requiredLine, requiredText } from './primitives';
import { qualificationSchema } from './catalogue';
import { flagCounts, flagQuery, oneOf } from './query';
import { qualificationFacetsSchema, searchAnswer, searchQuery } from './search';

export const genderSchema = z.enum(GENDERS, { error: deAccounts.fields.choice });

/** A work location. Only the owner sees more than the town (AC-13). */
export const localizationSchema = z.object({
  address: z.string(),
  coords: field.coords.nullable(),
  /** Kilometres. */
  radius: z.int().positive(),
});
export type Localization = z.infer<typeof localizationSchema>;

/** A work location as written: the address picked and its point. */
export const localizationInputSchema = z.object({
  address: requiredText(300),
  coords: field.point,
  radius: z.int().min(1).max(500).default(DEFAULT_RADIUS),
});
export type LocalizationInput = z.infer<typeof localizationInputSchema>;

/** At most three, none of them twice (AC-03). */
export const localizationsInputSchema = z
  .array(localizationInputSchema)
  .min(1, { error: de.fields.required })
  .max(MAX_WORK_LOCATIONS)
  .refine((list) => new Set(list.map(({ address }) => address)).size === list.length, {
    error: deAccounts.errors.theSameLocalization,
  });

/** A job seeker's public profile (AC-08). */
export const jobSeekerSchema = z.object({
  id: field.id,
  slug: field.slug,
  visible_name: z.string(),
  user_id: field.id,
  image: imageSchema.nullable(),
  gender: genderSchema,
  qualifications: z.array(z.object({ id: qualificationSchema.shape.id.nullable(), name: z.string() })),
  localizations: z.array(localizationSchema),
  is_open_for_offers: z.boolean(),
  certificates: z.array(z.string()),
  description: z.string(),
  additional_requirements: z.array(z.string()),
  /** Only for its owner: whether it was switched off. */
  is_hidden: z.boolean().optional(),
  /** Only for its owner: whether others can find and open it, which also needs a confirmed e-mail address (AC-20). */
  is_public: z.boolean().optional(),
});
export type JobSeeker = z.infer<typeof jobSeekerSchema>;

/** `PATCH /user/profile/{id}/`: one section at a time. */
export const jobSeekerChangeSchema = z
  .object({
    certificates: z.array(requiredText(LIST_ENTRY_MAX_LENGTH)).max(50),
    description: optionalText(ABOUT_ME_MAX_LENGTH),
    additional_requirements: z.array(requiredText(LIST_ENTRY_MAX_LENGTH)).max(50),
    gender: genderSchema,
    localizations: localizationsInputSchema,
    qualifications: z.array(requiredText(LIST_ENTRY_MAX_LENGTH)).max(20),
    is_open_for_offers: z.boolean(),
    /** The pseudonym (AC-13). */
    visible_name: requiredLine(PSEUDONYM_MAX_LENGTH),
    is_hidden: z.boolean(),
  })
  .partial();
export type JobSeekerChange = z.infer<typeof jobSeekerChangeSchema>;

/** `GET /user/profile/{id}/visitors/`: employers who looked at the person's profile or wrote, latest first. */
export const profileVisitorsSchema = listOf(
  z.object({
    company: z.object({ id: field.id, name: z.string(), slug: field.slug }),
    views: field.count,
    last_viewed_at: field.timestamp.nullable(),
    has_written: z.boolean(),
    is_blocked: z.boolean(),
  }),
);
export type ProfileVisitors = z.infer<typeof profileVisitorsSchema>;

/** The filters of every staff search; 7 = other, 8 = none and excludes all others (SR-11). */
const filters = {
  ...searchQuery.place,
  qualifications: searchQuery.qualifications(STAFF_NO_QUALIFICATION),
  ...flagQuery('pflegepersonal'),
};

/** `GET /user/profile/search/` (SR-22): nearest first, newest first without a place. */
export const jobSeekerSearchQuerySchema = z.object({
  ...filters,
  ...searchQuery.page,
  sort: oneOf(STAFF_SORTS, undefined),
});
export type JobSeekerSearchQuery = z.infer<typeof jobSeekerSearchQuerySchema>;

export const jobSeekerMapQuerySchema = z.object({ ...filters, ...searchQuery.mapView });
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
