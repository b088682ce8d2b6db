import { z } from 'zod';
import { COMPANY_FIELDS, EDITED_SECTIONS, plainFields, publicFields } from '../company-fields';
import type { CompanyField, Field, PlainField } from '../company-fields';
import { isNameWithAddress } from '../field-rules';
import { isAddressLine } from '../street-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { EMPLOYMENT_TYPES, QUALIFICATIONS, RATING_CATEGORIES, TIERS, type RatingCategory } from '../vocabulary';
import { featureIndexSchema, featureSchema, placeSchema, qualificationSchema, shownPlacesSchema } from './catalogue';
import { galleryItemSchema, imageSchema } from './media';
import { field, optionalText, requiredLine, requiredText } from './primitives';
import { SEARCH_MAX_PAGE_SIZE } from '../constants';

/** The name stands in mails, where an address in it would become a link (PK-08). */
export const companyNameSchema = requiredLine(200).refine((name) => !isNameWithAddress(name), {
  error: 'Bitte geben Sie den Namen ohne Internet- oder E-Mail-Adresse an.',
});

export const tierSchema = z.enum(TIERS);

/** A job offer as its company lists it. */
export const companyJobOfferSchema = z.object({
  id: field.id,
  slug: field.slug,
  title: z.string(),
  employment_type: z.enum(EMPLOYMENT_TYPES),
});
export type CompanyJobOffer = z.infer<typeof companyJobOfferSchema>;

/** The same schema for each thing that a review gives stars for, under a name with its own (RV-02). */
export const ofEachCategory = <Before extends string, Schema, After extends string>(
  before: Before,
  schema: Schema,
  after: After,
) =>
  Object.fromEntries(RATING_CATEGORIES.map((category) => [before + category + after, schema])) as Record<
    `${Before}${RatingCategory}${After}`,
    Schema
  >;

/** The six averages of a company's ratings. */
export const companyAveragesSchema = z.object(ofEachCategory('average_', field.average, '_rating'));

/** How many ratings each kind of person has written. */
export const countsByIdentitySchema = z.object({
  resident: field.count,
  relative: field.count,
  employee: field.count,
  visitor: field.count,
});

/** Catalogue keys or free texts, in the order in which they are shown (PP-08). */
const benefitsField = z.array(z.string());

/** Schemas of the fields that their kind describes: as the profile shows them, and as a change sends them. */
const text = { shown: z.string().nullable(), change: ({ max }: Field) => optionalText(max) };
const KINDS = {
  line: text,
  text,
  phone: { ...text, change: () => z.union([z.literal(''), field.phone], { error: de.fields.phone }) },
  email: { ...text, change: () => z.union([z.literal(''), field.email], { error: de.fields.email }) },
  website: { ...text, change: () => z.union([z.literal(''), field.website]) },
  number: {
    shown: z.int().nullable(),
    change: ({ min = 0, max = 1e9 }: Field) => z.int().min(min).max(max).nullable(),
  },
  price: {
    shown: z.int().nullable(),
    change: ({ max = 0 }: Field) =>
      z.int(deAccounts.fields.price).min(0, deAccounts.fields.price).max(max, deAccounts.fields.price).nullable(),
  },
  day: { shown: field.date.nullable(), change: () => z.union([z.literal(''), z.iso.date(deAccounts.fields.day)]) },
  flag: { shown: z.boolean(), change: () => z.boolean() },
};
type KindOf<Name extends PlainField> = (typeof KINDS)[(typeof COMPANY_FIELDS)[Name]['kind']];
const kindOf = (name: PlainField) => KINDS[COMPANY_FIELDS[name].kind];

const { email: privateEmail, ...shownFields } = Object.fromEntries(
  plainFields().map((name) => [name, kindOf(name).shown]),
) as { [Name in PlainField]: KindOf<Name>['shown'] };
const changedFields = Object.fromEntries(
  plainFields().map((name) => [name, kindOf(name).change(COMPANY_FIELDS[name])]),
) as { [Name in PlainField]: ReturnType<KindOf<Name>['change']> };

/** What cards and profiles of a provider have in common. */
export const listedCompany = {
  id: field.id,
  slug: field.slug,
  name: z.string(),
  /** "Straße Nr, PLZ Ort, Deutschland" */
  street: z.string(),
  zip_code: z.string(),
  city: z.string(),
  city_slug: field.slug,
  coords: field.coords,
  subscription: tierSchema,
  is_wpw_confirmed: z.boolean(),
  features: z.array(featureSchema),
  place: placeSchema,
  logo: imageSchema.nullable(),
  /** Null on the free tier (PK-05). */
  main_image: imageSchema.nullable(),
  job_offers_count: field.count,
  /** What a resident of the care grades 2 to 5 pays in a month of the first year, in cents; null if not stated (CO-06). */
  own_share: z.int().nullable(),
  average_rating: field.average,
  ratings_count: field.count,
  /** Median of the answer times to enquiries, in days; null below five enquiries (EQ-11). */
  reply_days: field.count.nullable(),
  places: shownPlacesSchema,
  updated_at: field.timestamp,
};

/** A care provider as everybody may see it, with what its tier shows (PP-05, SH-24). */
export const companySchema = z.object({
  ...shownFields,
  ...listedCompany,
  /** Account that gets the messages; null if the profile has no owner (PP-26). */
  owner: field.id.nullable(),
  /** Care-form slugs, then free texts. */
  services: z.array(z.string()),
  additional_features: z.array(z.string()),
  qualifications: z.array(qualificationSchema),
  description: z.string(),
  activities: z.string(),
  gallery: z.array(galleryItemSchema),
  benefits: benefitsField,
  job_offers: z.array(companyJobOfferSchema),
  profile: z.object({ id: field.id, benefits: benefitsField, job_offers: z.array(companyJobOfferSchema) }),
  ...companyAveragesSchema.shape,
  can_add_job_offer: z.boolean(),
  /** Job offers its tier may publish at the same time. */
  job_offers_limit: field.count,
  /** Pictures and videos that its tier shows. */
  gallery_limit: field.count,
});
export type Company = z.infer<typeof companySchema>;

/** The actions of the viewer; all false for visitors except `can_contact`. */
export const companyViewerSchema = z.object({
  is_owner: z.boolean(),
  is_followed: z.boolean(),
  can_rate: z.boolean(),
  has_rated: z.boolean(),
  can_contact: z.boolean(),
});

/** `GET /company/by-slug/{slug}/`: the profile page in one answer. */
export const companyPageSchema = companySchema.extend({
  ratings: z.object({
    average_rating: field.average,
    ratings_count: field.count,
    ...companyAveragesSchema.shape,
    by_category: countsByIdentitySchema,
  }),
  owner_state: z.enum(['NONE', 'PENDING', 'OWNED']),
  /** Not public yet; only the user who registered it, its owner and staff see it (AC-05). */
  is_in_review: z.literal(true).optional(),
  canonical_path: z.string(),
  /** For the owner only. */
  email: z.string().nullable().optional(),
  viewer: companyViewerSchema,
});
export type CompanyPage = z.infer<typeof companyPageSchema>;

/** A text that must not be empty, with its own message (PP-10). */
const textNamed = (error: string) => z.string().trim().min(1, { error, abort: true }).pipe(requiredText(10_000));

export const streetSchema = requiredText(300).refine(isAddressLine, { error: deAccounts.errors.incorrectStreet });

/** A list in which each entry stands once; the second of two equal ones is refused (PP-09, PP-23). */
const listWithoutTwins = <Item extends z.ZodType<string | number>>(item: Item, max: number, error: string) =>
  z
    .array(item)
    .max(max)
    .refine((items) => new Set(items.map((one) => String(one).toLowerCase())).size === items.length, { error });

/** `PATCH /company/details/{id}/`: one section at a time, so every field may be missing (PP-06 to PP-10, PP-23). */
export const companyDetailsChangeSchema = z
  .object({
    ...changedFields,
    name: companyNameSchema,
    street: streetSchema,
    zip_code: field.zipCode,
    coords: field.point,
    services: listWithoutTwins(requiredLine(100), 30, deAccounts.errors.serviceExist),
    features: listWithoutTwins(featureIndexSchema, 10, deAccounts.errors.alreadyExists),
    place: placeSchema,
    additional_features: listWithoutTwins(requiredLine(100), 30, deAccounts.errors.alreadyExists),
    qualifications: listWithoutTwins(z.literal(QUALIFICATIONS), 6, deAccounts.errors.alreadyExists),
    description: textNamed(deAccounts.errors.descriptionError),
    activities: textNamed(deAccounts.errors.activitiesError),
  } satisfies Record<CompanyField, z.ZodType>)
  .partial();
export type CompanyDetailsChange = z.infer<typeof companyDetailsChangeSchema>;

/** The names as a mask for `pick`. */
export const picked = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

/** The changed fields, as they are stored now. */
export const companyDetailsAnswerSchema = companySchema
  .pick({ ...picked(publicFields()), city: true, city_slug: true })
  .extend({ email: privateEmail })
  .partial();
export type CompanyDetailsAnswer = z.infer<typeof companyDetailsAnswerSchema>;

export const companySectionSchema = z.enum(EDITED_SECTIONS);

/** The state of one section, for its owner. */
export const companySectionStateSchema = z.object({
  section: companySectionSchema,
  /** For `If-Match` of the next change of this section. */
  etag: z.string(),
  changed_at: field.timestamp.nullable(),
  /** When the owner last changed the section or said that it still holds. */
  confirmed_at: field.timestamp.nullable(),
});

/** `GET /company/{id}/sections/`: what the owner of a profile sees beside its sections. */
export const companySectionsSchema = z.object({
  sections: z.array(companySectionStateSchema),
  /** Facts that visitors look for and that the profile lacks, the most wanted first; at most three. */
  missing: z.array(companySectionSchema),
  /** Stored contents that the present tier does not show. */
  hidden: z.array(z.enum(['benefits', 'main_image', 'gallery', 'job_offers'])),
  /** The stored main image if the present tier shows none. */
  hidden_main_image: imageSchema.nullable(),
});
export type CompanySections = z.infer<typeof companySectionsSchema>;

/** `PATCH /company/profile/{id}/` and its answer; empty custom benefits are ignored (PP-08). */
export const companyProfileChangeSchema = z.object({ benefits: z.array(optionalText(100)).max(40) });
export type CompanyProfileChange = z.infer<typeof companyProfileChangeSchema>;
export const companyProfileAnswerSchema = z.object({ benefits: benefitsField });

export const toggleFollowSchema = z.object({ company: field.id });
export type ToggleFollow = z.infer<typeof toggleFollowSchema>;
export const toggleFollowAnswerSchema = z.object({
  company: field.id,
  is_followed: z.boolean(),
  followed_companies_count: field.count,
});
export type ToggleFollowAnswer = z.infer<typeof toggleFollowAnswerSchema>;

/** `POST /company/visit/`: a browser has opened the profile of this provider, or one of its job offers. */
export const companyVisitSchema = z.object({ company: field.id, job_offer: field.id.optional() });

/** `POST /company/hits/`: a browser shows a page of results with these providers. */
export const companyHitsSchema = z.object({ companies: z.array(field.id).min(1).max(SEARCH_MAX_PAGE_SIZE) });

/** The figures of a profile in one week or month. */
const periodFiguresSchema = z.object({
  /** The first day. */
  from: field.date,
  views: field.count,
  /** How many people put it on their watch list and kept it there. */
  follows: field.count,
  messages: field.count,
  applications: field.count,
  /** How often a browser showed it among the hits of a search. */
  hits: field.count,
});
export type PeriodFigures = z.infer<typeof periodFiguresSchema>;

/** `GET /company/{id}/figures/`, for the owner (AC-16); the last entry of each list is the running period. */
export const companyFiguresSchema = z.object({
  followers: field.count,
  weeks: z.array(periodFiguresSchema).length(8),
  months: z.array(periodFiguresSchema).length(24),
  /** Applications that nobody has read. */
  new_applications: field.count,
  /** Public reviews without an answer. */
  unanswered_ratings: field.count,
  /** Widget keys of a former owner about which this one has not decided. */
  former_widget_keys: field.count,
});
export type CompanyFigures = z.infer<typeof companyFiguresSchema>;
