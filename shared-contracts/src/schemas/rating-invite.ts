import { z } from 'zod';
import { INVITE_MAX_ADDRESSES, INVITE_TEXT_MAX_LENGTH } from '../constants';
import { hasWebAddress } from '../field-rules';
import { companySchema } from './company';
import { consentSchema, countSchema, emailSchema, idSchema, optionalText, timestampSchema } from './primitives';

const TOO_MANY = `Bitte laden Sie höchstens ${INVITE_MAX_ADDRESSES} Adressen auf einmal ein.`;
const NO_ADDRESSES =
  'Bitte schreiben Sie keine Internet- oder E-Mail-Adressen in den Text, und nach einem Punkt ein Leerzeichen.';

/** `POST /rating/invite/` (PK-08). `agreed`: the persons have agreed to be asked. */
export const ratingInviteInputSchema = z.object({
  emails: z
    .array(emailSchema)
    .min(1, { error: 'Bitte geben Sie mindestens eine Adresse an.' })
    .max(INVITE_MAX_ADDRESSES, { error: TOO_MANY }),
  text: optionalText(INVITE_TEXT_MAX_LENGTH)
    .refine((text) => !hasWebAddress(text), { error: NO_ADDRESSES })
    .default(''),
  agreed: consentSchema,
});
export type RatingInviteInput = z.infer<typeof ratingInviteInputSchema>;

/** The invitations of one request. */
const ratingInviteRoundSchema = z.object({
  id: idSchema,
  created_at: timestampSchema,
  /** Addresses that were entered, also those that want no invitations. */
  count: countSchema,
  valid_until: timestampSchema,
});
export const ratingInvitedSchema = ratingInviteRoundSchema;
export type RatingInvited = z.infer<typeof ratingInvitedSchema>;

/** `GET /rating/invite/`: what the owner of a provider has sent (PK-08). */
export const ratingInvitesSchema = z.object({
  /** Newest first. */
  results: z.array(ratingInviteRoundSchema),
  count: countSchema,
  /**
   * At least this many links were used, and reviews written, in groups of five and a day late. Null before five reviews,
   * because it would tell who has written.
   */
  progress: z.object({ opened: countSchema, written: countSchema }).nullable(),
  /** Whether the package includes invitations. */
  can_invite: z.boolean(),
  /** Whether the provider is public, so that people can review it. */
  is_public: z.boolean(),
  /** Addresses that can still be invited today. */
  left_today: countSchema,
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
  valid_until: timestampSchema,
});
export type RatingInvitation = z.infer<typeof ratingInvitationSchema>;
