import { z } from 'zod';
import { field, listOf, optionalText, requiredLine } from './primitives';
import { strictPaging } from './query';

/** `POST /admin/newsletter/`, `PUT /admin/newsletter/:id/` (OP-63). */
export const newsletterInputSchema = z.object({
  subject: requiredLine(150),
  /** Plain text; an empty line begins a paragraph. */
  introduction: optionalText(5000),
  /** Slugs of articles, in their order. */
  articles: z
    .array(field.slug)
    .max(20)
    .overwrite((slugs) => [...new Set(slugs)]),
});
export type NewsletterInput = z.infer<typeof newsletterInputSchema>;

/** What became of the mails; those of `unknown` were being sent when a program ended, and are not sent again. */
export const newsletterResultSchema = z.object({
  waiting: field.count,
  sent: field.count,
  failed: field.count,
  unknown: field.count,
  /** Unsubscribed, suspended or deleted since the beginning. */
  unsubscribed: field.count,
});
export type NewsletterResult = z.infer<typeof newsletterResultSchema>;

const summarySchema = z.object({
  id: field.id,
  /** `STOPPED` can go on, `SENT` is finished. */
  state: z.enum(['DRAFT', 'SENDING', 'STOPPED', 'SENT']),
  subject: z.string(),
  updated_at: field.timestamp,
  started_at: field.timestamp.nullable(),
  finished_at: field.timestamp.nullable(),
});

/** `GET /admin/newsletter/`: drafts and what was sent, the latest first. */
export const newsletterListSchema = listOf(summarySchema);
export type NewsletterList = z.infer<typeof newsletterListSchema>;

/** `GET /admin/newsletter/:id/` */
export const newsletterSchema = summarySchema.extend({
  introduction: z.string(),
  articles: z.array(z.object({ slug: field.slug, title: z.string(), is_public: z.boolean() })),
  /** Of a draft those of now, otherwise those of the beginning. */
  recipients: field.count,
  result: newsletterResultSchema,
  /** STAFF stopped it, an article is not public any more, or no mail of a batch arrived. */
  stopped_because: z.enum(['PRESSED', 'ARTICLE', 'FAILURES']).nullable(),
});
export type Newsletter = z.infer<typeof newsletterSchema>;
export type NewsletterState = Newsletter['state'];
export type NewsletterStop = NonNullable<Newsletter['stopped_because']>;

/** `GET /admin/newsletter/:id/preview/`: the mail as the viewer would get it. */
export const newsletterPreviewSchema = z.object({
  subject: z.string(),
  text: z.string(),
  /** The address of its HTML as a page, valid for ten minutes. */
  html_url: z.string(),
});
export type NewsletterPreview = z.infer<typeof newsletterPreviewSchema>;

/** `POST /admin/newsletter/:id/send/`: the number of recipients that STAFF has agreed to. */
export const newsletterSendSchema = z.object({ recipients: field.count });

/** `GET /newsletter/:id/`: the key of a preview. */
export const newsletterPageQuerySchema = z.object({
  viewer: z.coerce.number().int().default(0),
  until: z.coerce.number().default(0),
  key: z.string().max(100).default(''),
});

/** `GET /admin/mail/suppression/`: addresses to which no mail is sent (OP-61). */
export const suppressionQuerySchema = z.object({
  /** A whole address. */
  q: z.string().trim().max(254).default(''),
  ...strictPaging(),
});
export const suppressionListSchema = listOf(
  z.object({
    id: field.id,
    address: z.string(),
    /** Refused when a mail was handed over, came back later, or its reader called it spam. */
    cause: z.enum(['REFUSED', 'BOUNCED', 'COMPLAINT']),
    /** What the mail server said. */
    reason: z.string(),
    created_at: field.timestamp,
  }),
);
export type SuppressionList = z.infer<typeof suppressionListSchema>;
export type SuppressionCause = SuppressionList['results'][number]['cause'];

/** `POST /mail/bounce/`: what a mail service says about a mail that it took (OP-60). */
export const mailBounceSchema = z.object({
  /** Of this event: a repeated one has no effect. */
  id: z.string().regex(/^[\x21-\x7e]{8,200}$/),
  address: field.email,
  kind: z.enum(['permanent', 'temporary', 'complaint']),
  reason: optionalText(2000).default(''),
});
export type MailBounce = z.infer<typeof mailBounceSchema>;
