import { z } from 'zod';
import { isAddressLine } from '../street-rules';
import { deAccounts } from '../texts/de-accounts';
import { EMPLOYMENT_TYPES, TIERS, type RatingCategory } from '../vocabulary';
import { featureIndexSchema, featureSchema, placeSchema } from './feature';
import { galleryItemSchema, imageSchema } from './media';
import {
  averageSchema,
  coordsSchema,
  countSchema,
  idSchema,
  optionalText,
  phoneSchema,
  pointSchema,
  requiredText,
  slugSchema,
  timestampSchema,
  websiteSchema,
  zipCodeSchema,
} from './primitives';
import { qualificationSchema } from './qualification';

export const tierSchema = z.enum(TIERS);

/** A job offer as its company lists it. */
export const companyJobOfferSchema = z.object({
  id: idSchema,
  slug: slugSchema,
  title: z.string(),
  employment_type: z.enum(EMPLOYMENT_TYPES),
});
export type CompanyJobOffer = z.infer<typeof companyJobOfferSchema>;

/** The six averages of a company's ratings. */
export const companyAveragesSchema = z.object({
  average_housing_rating: averageSchema,
  average_food_rating: averageSchema,
  average_reliability_rating: averageSchema,
  average_friendliness_rating: averageSchema,
  average_competence_rating: averageSchema,
  average_activities_rating: averageSchema,
});
export type CompanyAverages = z.infer<typeof companyAveragesSchema>;
export type CompanyAverageField = `average_${RatingCategory}_rating`;

/** Catalogue keys or free texts, in the order in which they are shown (PP-08). */
const benefitsField = z.array(z.string());

/** A care provider as everybody may see it, with what its tier shows (PP-05, SH-24). */
export const companySchema = z.object({
  id: idSchema,
  slug: slugSchema,
  name: z.string(),
  /** "Straße Nr, PLZ Ort, Deutschland" */
  street: z.string(),
  zip_code: z.string(),
  city: z.string(),
  city_slug: slugSchema,
  coords: coordsSchema,
  phone: z.string().nullable(),
  website: z.string().nullable(),
  operator: z.string().nullable(),
  /** Account that gets the messages; null if the profile has no owner (PP-26). */
  owner: idSchema.nullable(),
  subscription: tierSchema,
  is_wpw_confirmed: z.boolean(),
  /** Care-form slugs, then free texts. */
  services: z.array(z.string()),
  features: z.array(featureSchema),
  additional_features: z.array(z.string()),
  place: placeSchema,
  qualifications: z.array(qualificationSchema),
  description: z.string(),
  activities: z.string(),
  logo: imageSchema.nullable(),
  /** Null on the free tier (PK-05). */
  main_image: imageSchema.nullable(),
  gallery: z.array(galleryItemSchema),
  benefits: benefitsField,
  job_offers: z.array(companyJobOfferSchema),
  job_offers_count: countSchema,
  profile: z.object({
    id: idSchema,
    benefits: benefitsField,
    job_offers: z.array(companyJobOfferSchema),
  }),
  average_rating: averageSchema,
  ratings_count: countSchema,
  ...companyAveragesSchema.shape,
  can_add_job_offer: z.boolean(),
  /** Job offers its tier may publish at the same time. */
  job_offers_limit: countSchema,
  updated_at: timestampSchema,
});
export type Company = z.infer<typeof companySchema>;

/** What the person looking may do; everything false for visitors except `can_contact`. */
export const companyViewerSchema = z.object({
  is_owner: z.boolean(),
  is_followed: z.boolean(),
  can_rate: z.boolean(),
  has_rated: z.boolean(),
  can_contact: z.boolean(),
});
export type CompanyViewer = z.infer<typeof companyViewerSchema>;

/** `GET /company/by-slug/{slug}/`: the profile page in one answer. */
export const companyPageSchema = companySchema.extend({
  ratings: z.object({
    average_rating: averageSchema,
    ratings_count: countSchema,
    ...companyAveragesSchema.shape,
    by_category: z.object({
      resident: countSchema,
      relative: countSchema,
      employee: countSchema,
      visitor: countSchema,
    }),
  }),
  owner_state: z.enum(['NONE', 'PENDING', 'OWNED']),
  /** Not public yet; only the user who registered it, its owner and staff see it (AC-05). */
  is_in_review: z.literal(true).optional(),
  canonical_path: z.string(),
  viewer: companyViewerSchema,
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

export const streetSchema = requiredText(300).refine(isAddressLine, { error: deAccounts.errors.incorrectStreet });

/** `PATCH /company/details/{id}/`: one section at a time, so every field may be missing. */
export const companyDetailsChangeSchema = z
  .object({
    name: requiredText(200),
    operator: optionalText(200),
    phone: phoneSchema,
    website: z.union([z.literal(''), websiteSchema]),
    street: streetSchema,
    zip_code: zipCodeSchema,
    coords: pointSchema,
    services: z.array(requiredText(100)).max(30),
    features: z.array(featureIndexSchema),
    place: placeSchema,
    additional_features: z.array(requiredText(100)).max(30),
    description: requiredText(10_000),
    activities: requiredText(10_000),
  })
  .partial();
export type CompanyDetailsChange = z.infer<typeof companyDetailsChangeSchema>;

/** `PATCH /company/profile/{id}/` and its answer; empty custom benefits are ignored (PP-08). */
export const companyProfileChangeSchema = z.object({ benefits: z.array(optionalText(100)).max(40) });
export type CompanyProfileChange = z.infer<typeof companyProfileChangeSchema>;
export const companyProfileAnswerSchema = z.object({ benefits: benefitsField });

export const toggleFollowSchema = z.object({ company: idSchema });
export type ToggleFollow = z.infer<typeof toggleFollowSchema>;
export const toggleFollowAnswerSchema = z.object({
  company: idSchema,
  is_followed: z.boolean(),
  followed_companies_count: countSchema,
});
export type ToggleFollowAnswer = z.infer<typeof toggleFollowAnswerSchema>;
