import { z } from 'zod';
import { JOB_TITLE_MAX_LENGTH } from '../job-title';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import * as vocabulary from '../vocabulary';
import { pictureSchema } from './media';
import { errorBodySchema, field, listOf, optionalText, requiredLine } from './primitives';
import { oneOf, fromText, wholeNumber } from './query';
import { qualificationFacetsSchema, searchAnswer, searchQuery } from './search';

export const employmentTypeSchema = z.enum(vocabulary.EMPLOYMENT_TYPES);

/** Gross pay in cents per unit; either end may be open. */
export const salarySchema = z.object({
  min: field.cents.nullable(),
  max: field.cents.nullable(),
  currency: z.literal('EUR'),
  unit: z.enum(vocabulary.SALARY_UNITS),
  /** Collective agreement or house rule, such as "TVöD-P". */
  scheme: z.string().nullable(),
});
export type Salary = z.infer<typeof salarySchema>;

/** The employer as a job offer names it. */
export const jobOfferCompanySchema = z.object({
  id: field.id,
  name: z.string(),
  slug: field.slug,
  street: z.string(),
  logo: pictureSchema.nullable(),
});
export type JobOfferCompany = z.infer<typeof jobOfferCompanySchema>;

/** A job offer in a result list (SR-15). */
export const jobOfferCardSchema = z.object({
  id: field.id,
  title: z.string(),
  slug: field.slug,
  employment_type: employmentTypeSchema,
  company: jobOfferCompanySchema,
  city: z.string(),
  coords: field.coords,
  distance_km: z.number().nullable(),
  salary: salarySchema.nullable(),
  posted_at: field.timestamp,
  valid_through: field.timestamp,
});
export type JobOfferCard = z.infer<typeof jobOfferCardSchema>;

/** A job offer that a search found. */
export const foundJobOfferSchema = jobOfferCardSchema.extend({
  /** How many further hits the employer has; only with its second one in the default order, otherwise 0 (SR-22). */
  more_of_employer: field.count,
});
export type FoundJobOffer = z.infer<typeof foundJobOfferSchema>;

/** A job offer in any state; a draft has no dates. */
const ownedJobOfferSchema = jobOfferCardSchema.omit({ distance_km: true }).extend({
  status: z.enum(vocabulary.JOB_OFFER_STATES),
  posted_at: field.timestamp.nullable(),
  valid_through: field.timestamp.nullable(),
});

/** A job offer in full (PP-04). */
export const jobOfferSchema = ownedJobOfferSchema.extend({
  description_html: z.string(),
  tasks: z.string(),
  requirements: z.string(),
  offer: z.string(),
  qualifications: z.array(z.int().positive()),
  /** Catalogue keys or free texts. */
  benefits: z.array(z.string()),
  start_date: field.date.nullable(),
  contact: z
    .object({ name: z.string().nullable(), email: z.string().nullable(), phone: z.string().nullable() })
    .nullable(),
  direct_apply: z.boolean(),
});
export type JobOffer = z.infer<typeof jobOfferSchema>;

const orNothing = <Field extends z.ZodType>(field: Field) => z.union([z.literal(''), field]);
const wageSchema = field.cents.max(99_999_999, { error: deAccounts.fields.salaryTooHigh }).nullable();

/** Pay as the owner enters it: gross cents per unit, either end may be open (PP-19). */
const salaryInputSchema = z
  .object({
    min: wageSchema,
    max: wageSchema,
    unit: z.enum(vocabulary.SALARY_UNITS),
    scheme: optionalText(100).nullable(),
  })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    error: deAccounts.fields.salaryRange,
    path: ['max'],
  });

const jobOfferFields = {
  title: requiredLine(JOB_TITLE_MAX_LENGTH),
  employment_type: employmentTypeSchema,
  description_html: optionalText(20_000),
  tasks: optionalText(10_000),
  requirements: optionalText(10_000),
  offer: optionalText(10_000),
  qualifications: z.array(z.literal(vocabulary.QUALIFICATIONS)).max(vocabulary.QUALIFICATIONS.length),
  salary: salaryInputSchema.nullable(),
  benefits: z.array(optionalText(100)).max(40),
  start_date: field.date.nullable(),
  contact: z
    .object({ name: optionalText(150), email: orNothing(field.email), phone: orNothing(field.phone) })
    .nullable(),
  /** The last day of the offer; without one it ends 60 days after publication. */
  valid_through: field.date.nullable(),
  direct_apply: z.boolean(),
};

/** `PATCH /company/job-offer/{id}/`: the fields to change (PP-19). */
export const jobOfferChangeSchema = z.object(jobOfferFields).partial();
export type JobOfferChange = z.infer<typeof jobOfferChangeSchema>;

/** `POST /company/job-offer/`: a draft, or published at once (PP-19). */
export const jobOfferInputSchema = jobOfferChangeSchema.required({ title: true }).extend({
  company: field.id,
  status: z.enum(['DRAFT', 'PUBLISHED'], { error: de.fields.required }).default('DRAFT'),
});
export type JobOfferInput = z.input<typeof jobOfferInputSchema>;

/** Filters the owner's list by state; has no effect for others. */
export const companyJobOffersQuerySchema = z.object({ status: oneOf(vocabulary.JOB_OFFER_STATES, undefined) });

/** `GET /company/{id}/job-offers/`; the owner sees all states, others only published offers. */
export const companyJobOffersSchema = listOf(
  ownedJobOfferSchema.extend({
    /** For the owner only: how often it was opened, and how many applied. */
    views: field.count.optional(),
    applications: field.count.optional(),
  }),
);
export type CompanyJobOffers = z.infer<typeof companyJobOffersSchema>;

/** 410 for a job offer that has ended, with others like it. */
export const jobOfferGoneSchema = errorBodySchema.extend({ similar: z.array(jobOfferCardSchema) });
export type JobOfferGone = z.infer<typeof jobOfferGoneSchema>;

/** The filters of every job search; qualification 7 excludes 1 to 6 (SR-11, SR-12). */
const filters = {
  ...searchQuery.place,
  ...searchQuery.box,
  qualifications: searchQuery.qualifications(vocabulary.JOB_NO_QUALIFICATION),
  employment: oneOf(vocabulary.EMPLOYMENT_TYPES, undefined),
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
  ...searchQuery.page,
  sort: oneOf(vocabulary.JOB_SORTS, undefined),
});
export type JobOfferSearchQuery = z.infer<typeof jobOfferSearchQuerySchema>;

export const jobOfferMapQuerySchema = z.object({ ...filters, ...searchQuery.mapView });
export type JobOfferMapQuery = z.infer<typeof jobOfferMapQuerySchema>;

/** How many hits each choice alone would give, all other filters kept. */
export const jobFacetsSchema = z.object({
  qualifications: qualificationFacetsSchema,
  employment: z.array(z.object({ value: employmentTypeSchema, count: field.count })),
  salary: z.array(z.object({ min: field.cents, count: field.count })),
  posted: z.array(z.object({ days: z.int().positive(), count: field.count })),
});
export type JobFacets = z.infer<typeof jobFacetsSchema>;

export const jobOfferSearchAnswerSchema = searchAnswer(foundJobOfferSchema, vocabulary.JOB_SORTS, jobFacetsSchema);
export type JobOfferSearchAnswer = z.infer<typeof jobOfferSearchAnswerSchema>;
