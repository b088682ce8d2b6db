import { z } from 'zod';
import {
  countSchema,
  idSchema,
  listOf,
  optionalText,
  requiredLine,
  slugSchema,
  timestampSchema,
  emailSchema,
} from './primitives';
import { strictPaging } from './query';

/** `STOPPED` can go on, `SENT` is finished. */
const NEWSLETTER_STATES = ['DRAFT', 'SENDING', 'STOPPED', 'SENT'] as const;
export type NewsletterState = (typeof NEWSLETTER_STATES)[number];

/** STAFF stopped it, an article is not public any more, or no mail of a batch arrived. */
const NEWSLETTER_STOPS = ['PRESSED', 'ARTICLE', 'FAILURES'] as const;
export type NewsletterStop = (typeof NEWSLETTER_STOPS)[number];

/** `POST /admin/newsletter/`, `PUT /admin/newsletter/:id/` (OP-63). */
export const newsletterInputSchema = z.object({
  subject: requiredLine(150),
  /** Plain text; an empty line begins a paragraph. */
  introduction: optionalText(5000),
  /** Slugs of articles, in their order. */
  articles: z
    .array(slugSchema)
    .max(20)
    .overwrite((slugs) => [...new Set(slugs)]),
});
export type NewsletterInput = z.infer<typeof newsletterInputSchema>;

/** What became of the mails; those of `unknown` were being sent when a program ended, and are not sent again. */
export const newsletterResultSchema = z.object({
  waiting: countSchema,
  sent: countSchema,
  failed: countSchema,
  unknown: countSchema,
  /** Unsubscribed, suspended or deleted since the beginning. */
  unsubscribed: countSchema,
});
export type NewsletterResult = z.infer<typeof newsletterResultSchema>;

const summarySchema = z.object({
  id: idSchema,
  state: z.enum(NEWSLETTER_STATES),
  subject: z.string(),
  updated_at: timestampSchema,
  started_at: timestampSchema.nullable(),
  finished_at: timestampSchema.nullable(),
});

/** `GET /admin/newsletter/`: drafts and what was sent, the latest first. */
export const newsletterListSchema = listOf(summarySchema);
export type NewsletterList = z.infer<typeof newsletterListSchema>;

/** `GET /admin/newsletter/:id/` */
export const newsletterSchema = summarySchema.extend({
  introduction: z.string(),
  articles: z.array(z.object({ slug: slugSchema, title: z.string(), is_public: z.boolean() })),
  /** Of a draft those of now, otherwise those of the beginning. */
  recipients: countSchema,
  result: newsletterResultSchema,
  stopped_because: z.enum(NEWSLETTER_STOPS).nullable(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;

/** `GET /admin/newsletter/:id/preview/`: the mail as the viewer would get it. */
export const newsletterPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** The address of its HTML as a page, valid for ten minutes. */
  html_url: z.string(),
});
export type NewsletterPreview = z.infer<typeof newsletterPreviewSchema>;

/** `POST /admin/newsletter/:id/send/`: the number of recipients that STAFF has agreed to. */
export const newsletterSendSchema = z.object({ recipients: countSchema });

/** `GET /newsletter/:id/`: the key of a preview. */
export const newsletterPageQuerySchema = z.object({
  viewer: z.coerce.number().int().default(0),
  until: z.coerce.number().default(0),
  key: z.string().max(100).default(''),
});

/** Refused when a mail was handed over, came back later, or its reader called it spam. */
const SUPPRESSION_CAUSES = ['REFUSED', 'BOUNCED', 'COMPLAINT'] as const;
export type SuppressionCause = (typeof SUPPRESSION_CAUSES)[number];

/** `GET /admin/mail/suppression/`: addresses to which no mail is sent (OP-61). */
export const suppressionQuerySchema = z.object({
  /** A whole address. */
  q: z.string().trim().max(254).default(''),
  ...strictPaging(),
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
