import { z } from 'zod';
import * as limits from '../constants';
import { REPORT_MAX_LENGTH, REPORT_TITLE_MAX_LENGTH, hasWebAddress } from '../field-rules';
import { deAccounts } from '../texts/de-accounts';
import { RATER_IDENTITIES, REPORT_REASONS } from '../vocabulary';
import { field, listOf, optionalText, requiredLine, requiredText } from './primitives';
import { oneOf, paging, wholeNumber } from './query';
import { companySchema, countsByIdentitySchema, ofEachCategory } from './company';

const raterIdentitySchema = z.enum(RATER_IDENTITIES, { error: deAccounts.fields.choice });

const stars = {
  /** These two may be left out for home care (RV-02), and are null then. */
  housing: field.stars.nullable(),
  food: field.stars.nullable(),
  reliability: field.stars,
  friendliness: field.stars,
  competence: field.stars,
  activities: field.stars,
};
const commentsOf = <Comment extends z.ZodType>(comment: Comment) => ofEachCategory('', comment, '_comment');

/** A provider's answer as everybody reads it. */
export const ratingResponseSchema = z.object({ id: field.id, description: z.string(), created_at: field.timestamp });
export type RatingResponse = z.infer<typeof ratingResponseSchema>;

/** A review (RV-01). `author` is null for everybody but the author (RV-10). */
export const ratingSchema = z.object({
  id: field.id,
  company: z.object({ id: field.id, name: z.string(), slug: field.slug, street: z.string() }),
  author: field.id.nullable(),
  preferred_author_name: z.string(),
  /** The author has chosen the name; otherwise it is that of the account (RV-10). */
  name_is_chosen: z.boolean(),
  category: raterIdentitySchema,
  review_summary: z.string(),
  description: z.string(),
  ...stars,
  ...commentsOf(z.string()),
  average_rating: z.number(),
  /** "online bewertet" or where else it came from. */
  origin: z.string(),
  created_at: field.timestamp,
  updated_at: field.timestamp,
  response: ratingResponseSchema.nullable(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** A review in a list, with what the person looking may do. */
export const ratingListItemSchema = ratingSchema.extend({
  /**
   * Only PUBLISHED ones are public, the others are for their authors. PENDING waits until the author's address is
   * confirmed, DISPUTED for a decision. The author of an OWNED one owns the provider, or has owned it (RV-09).
   */
  status: z.enum(['PENDING', 'PUBLISHED', 'DISPUTED', 'REMOVED', 'OWNED']),
  /** For the author only: false if the site shows the first name and the initial of the last name (RV-10). */
  is_anonymous: z.boolean().optional(),
  viewer: z.object({
    can_edit: z.boolean(),
    can_delete: z.boolean(),
    can_report: z.boolean(),
    /** The owner may answer now. */
    can_respond: z.boolean(),
    /** The owner could answer with a package that includes answers. */
    can_respond_from_plus: z.boolean(),
    /** The answer is of the viewer's provider. */
    can_change_response: z.boolean(),
  }),
  verification: z.enum(['NONE', 'EMAIL', 'CONTACT_PROVEN']),
  helpful_count: field.count,
});
export type RatingListItem = z.infer<typeof ratingListItemSchema>;

export const ratingListQuerySchema = z.object({
  ...paging(limits.RATINGS_PAGE_SIZE),
  category: oneOf(RATER_IDENTITIES, undefined),
  sort: oneOf(['newest', 'best', 'worst'], 'newest'),
  /** At least this many stars on average. */
  min: wholeNumber(1, 5, undefined),
});

export const ratingListSchema = listOf(ratingListItemSchema).extend({
  meta: z.object({
    averages: z.object({ overall: field.average, ...ofEachCategory('', field.average, '') }),
    by_category: countsByIdentitySchema,
    /** Reviews by their average, rounded to whole stars. */
    distribution: z.object({ 1: field.count, 2: field.count, 3: field.count, 4: field.count, 5: field.count }),
  }),
});
export type RatingList = z.infer<typeof ratingListSchema>;

/** `GET /rating/list/user/` (AC-07). */
export const ownRatingsQuerySchema = z.object(paging(limits.OWN_RATINGS_PAGE_SIZE));
export const ownRatingsSchema = listOf(ratingListItemSchema);
export type OwnRatings = z.infer<typeof ownRatingsSchema>;

/** `GET /rating/mine/` (RV-09). */
export const ownRatingQuerySchema = z.object({ company: wholeNumber(1, 999_999_999, undefined) });

const ratingText = {
  review_summary: requiredLine(200),
  description: optionalText(limits.REVIEW_MAX_LENGTH),
  preferred_author_name: optionalText(100),
  ...stars,
  ...commentsOf(optionalText(1000)),
  category: raterIdentitySchema,
};
/** Whoever sends a rating is its author, whatever this says. */
const ignoredAuthor = { author: field.id.optional() };
/** False: the rating shows the author's first name and the initial of the last name instead of the name given (RV-10). */
const anonymity = { is_anonymous: z.boolean().optional() };

/** `POST /rating/` (RV-02). */
export const ratingInputSchema = z.object({
  company: field.id,
  ...ignoredAuthor,
  ...ratingText,
  description: ratingText.description.default(''),
  preferred_author_name: ratingText.preferred_author_name.default(''),
  ...commentsOf(optionalText(1000).default('')),
  housing: ratingText.housing.default(null),
  food: ratingText.food.default(null),
  ...anonymity,
  /** The key of an invitation by the provider, which this review uses up (PK-08). */
  invite: z.string().max(200).optional(),
});
export type RatingInput = z.infer<typeof ratingInputSchema>;
/** `PATCH /rating/{id}/`: what is not given stays as it is (RV-04). The provider of a rating never changes. */
export const ratingChangeSchema = z
  .object({ company: field.id, ...ratingText })
  .partial()
  .extend({ ...ignoredAuthor, ...anonymity });
export type RatingChange = z.infer<typeof ratingChangeSchema>;
export const ratingCreatedSchema = z.object({ id: field.id, status: z.enum(['PUBLISHED', 'PENDING', 'DISPUTED']) });
export type RatingCreated = z.infer<typeof ratingCreatedSchema>;

/** `POST /rating/response/` (RV-06). The session says who answers; `author` has no effect. */
export const ratingResponseInputSchema = z.object({
  rating: field.id,
  author: z.unknown().optional(),
  description: requiredText(limits.REVIEW_MAX_LENGTH),
});
export type RatingResponseInput = z.infer<typeof ratingResponseInputSchema>;
/** `PATCH /rating/response/{id}/` */
export const ratingResponseChangeSchema = ratingResponseInputSchema.pick({ description: true });

/** `GET /rating/waiting/`: ratings of the owner's provider that wait for an answer (AC-16). */
export const waitingRatingsQuerySchema = z.object({ company: wholeNumber(1, 999_999_999, undefined) });
export const waitingRatingsSchema = z.object({
  /** Public reviews without an answer. */
  count: field.count,
  /** The newest of them. */
  results: z.array(
    ratingSchema
      .pick({ id: true, category: true, review_summary: true, average_rating: true, created_at: true })
      .extend({
        /** The beginning of the description. */
        excerpt: z.string(),
        /** The page of the profile's list that shows it, from 1. */
        page: z.int().positive(),
      }),
  ),
  /** All public reviews, and their average. */
  total: field.count,
  average: field.average,
  /** Reviews that are hidden until the desk has decided. */
  under_review: field.count,
  /** Whether the package includes answers (PK-05). */
  can_answer: z.boolean(),
});
export type WaitingRatings = z.infer<typeof waitingRatingsSchema>;

/**
 * `POST /rating/report/` (RV-05). The session says who reports; `author` has no effect. The title may be one of the five
 * reasons. The form also sends the reason and the declaration of good faith, which visitors must send, with name and
 * e-mail.
 */
export const ratingReportInputSchema = z.object({
  rating: field.id,
  author: z.unknown().optional(),
  reason: z.enum(REPORT_REASONS, { error: deAccounts.fields.choice }).optional(),
  title: requiredLine(REPORT_TITLE_MAX_LENGTH),
  description: requiredText(REPORT_MAX_LENGTH),
  good_faith: field.consent.optional(),
  name: requiredLine(100).optional(),
  email: field.email.optional(),
});
export type RatingReportInput = z.infer<typeof ratingReportInputSchema>;
export const ratingReportedSchema = z.object({ reference: z.string(), status: z.literal('RECEIVED') });
export type RatingReported = z.infer<typeof ratingReportedSchema>;

/** `GET /rating/{id}/question/`: what the desk asks the author of a hidden rating, for the author. */
export const ratingQuestionSchema = z.object({
  rating: field.id,
  company: z.object({ name: z.string(), slug: field.slug }),
  review_summary: z.string(),
  reference: z.string(),
  question: z.string(),
  answer_until: field.timestamp,
  answer: z.string(),
  answered_at: field.timestamp.nullable(),
  /** False once it is answered or decided. */
  is_open: z.boolean(),
  documents: z.array(z.object({ id: field.id, file_name: z.string(), bytes: field.count })),
});
export type RatingQuestion = z.infer<typeof ratingQuestionSchema>;
/** `POST /rating/{id}/answer/` */
export const ratingAnswerInputSchema = z.object({ answer: requiredText(REPORT_MAX_LENGTH) });

const TOO_MANY = `Bitte laden Sie höchstens ${limits.INVITE_MAX_ADDRESSES} Adressen auf einmal ein.`;
const NO_ADDRESSES =
  'Bitte schreiben Sie keine Internet- oder E-Mail-Adressen in den Text, und nach einem Punkt ein Leerzeichen.';

/** `POST /rating/invite/` (PK-08). `agreed`: the persons have agreed to be asked. */
export const ratingInviteInputSchema = z.object({
  emails: z
    .array(field.email)
    .min(1, { error: 'Bitte geben Sie mindestens eine Adresse an.' })
    .max(limits.INVITE_MAX_ADDRESSES, { error: TOO_MANY }),
  text: optionalText(limits.INVITE_TEXT_MAX_LENGTH)
    .refine((text) => !hasWebAddress(text), { error: NO_ADDRESSES })
    .default(''),
  agreed: field.consent,
});
export type RatingInviteInput = z.infer<typeof ratingInviteInputSchema>;

/** The invitations of one request. */
export const ratingInvitedSchema = z.object({
  id: field.id,
  created_at: field.timestamp,
  /** Addresses that were entered, also those that want no invitations. */
  count: field.count,
  valid_until: field.timestamp,
});
export type RatingInvited = z.infer<typeof ratingInvitedSchema>;

/** `GET /rating/invite/`: what the owner of a provider has sent (PK-08). */
export const ratingInvitesSchema = z.object({
  /** Newest first. */
  results: z.array(ratingInvitedSchema),
  count: field.count,
  /**
   * At least this many links were used, and reviews written, in groups of five and a day late. Null before five reviews,
   * because it would tell who has written.
   */
  progress: z.object({ opened: field.count, written: field.count }).nullable(),
  /** Whether the package includes invitations. */
  can_invite: z.boolean(),
  /** Whether the provider is public, so that people can review it. */
  is_public: z.boolean(),
  /** Addresses that can still be invited today. */
  left_today: field.count,
  /** The mail, for a preview; the owner's text stands between the two groups of paragraphs. */
  mail: z.object({
    subject: z.string(),
    before: z.array(z.string()),
    intro: z.string(),
    after: z.array(z.string()),
    action: z.string(),
    footer: z.array(z.string()),
  }),
});
export type RatingInvites = z.infer<typeof ratingInvitesSchema>;

/** `POST /rating/invite/check/` and `POST /rating/invite/start/`: the key of the link in a mail. */
export const ratingInviteKeySchema = z.object({ key: z.string().max(200) });
export const ratingInvitationSchema = z.object({
  company: companySchema.pick({ id: true, name: true, slug: true, street: true }),
  valid_until: field.timestamp,
});
export type RatingInvitation = z.infer<typeof ratingInvitationSchema>;
