import { z } from 'zod';
import { emailSchema, idSchema, listOf, optionalText, timestampSchema } from './primitives';

/** Refused when a mail was handed over, came back later, or its reader called it spam. */
const SUPPRESSION_CAUSES = ['REFUSED', 'BOUNCED', 'COMPLAINT'] as const;
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number];

/** `GET /admin/mail/suppression/`: addresses to which no mail is sent (OP-61). */
export const suppressionQuerySchema = z.object({
  /** A whole address. */
  q: z.string().trim().max(254).default(''),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export const suppressionListSchema = listOf(
  z.object({
    id: idSchema,
    address: z.string(),
    cause: z.enum(SUPPRESSION_CAUSES),
    /** What the mail server said. */
    reason: z.string(),
    created_at: timestampSchema,
  }),
);
export type SuppressionList = z.infer<typeof suppressionListSchema>;

/** `POST /mail/bounce/`: what a mail service says about a mail that it took (OP-60). */
export const mailBounceSchema = z.object({
  /** Of this event: a repeated one has no effect. */
  id: z.string().regex(/^[\x21-\x7e]{8,200}$/),
  address: emailSchema,
  kind: z.enum(['permanent', 'temporary', 'complaint']),
  reason: optionalText(2000).default(''),
});
export type MailBounce = z.infer<typeof mailBounceSchema>;
