import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, REPORT_MAX_LENGTH } from '../field-rules';
import { de } from '../texts/de';
import { applicationStatusSchema, hireSchema } from './application';
import { emailSchema, idSchema, phoneSchema, requiredText, timestampSchema, countSchema, listOf } from './primitives';
import { fromText, oneOf, paging, wholeNumber } from './query';

/** Files that one application may carry. */
export const MAX_ATTACHMENTS = 3;

const kinds = ['CONTACT', 'APPLICATION', 'RECRUITMENT', 'PRODUCT', 'ENQUIRY', 'SYSTEM'] as const;

export const contactInfoSchema = z.object({
  name: requiredText(100),
  lastname: requiredText(100),
  email: emailSchema,
  phone: z.union([z.literal(''), phoneSchema], { error: de.fields.phone }).optional(),
});

/** `POST /message/`; an application names its job offer. */
export const messageInputSchema = z.object({
  title: requiredText(200),
  content: requiredText(MESSAGE_MAX_LENGTH),
  recipient: idSchema,
  contact_info: contactInfoSchema,
  kind: z.enum(kinds).optional(),
  company: idSchema.optional(),
  job_offer: idSchema.optional(),
  /** Files uploaded before, for an application. */
  attachments: z.array(idSchema).max(MAX_ATTACHMENTS).optional(),
});
export type MessageInput = z.infer<typeof messageInputSchema>;

/** The remaining monthly contacts with job seekers (AC-12). */
export const recruitingQuotaSchema = z.object({ limit: z.int(), used: z.int(), resets_at: timestampSchema });
export type RecruitingQuota = z.infer<typeof recruitingQuotaSchema>;

export const messageSentSchema = z.object({
  id: idSchema,
  title: z.string(),
  created_at: timestampSchema,
  /** HELD: it goes out once its sender has confirmed the e-mail address (AC-20). */
  status: z.enum(['SENT', 'HELD']),
  thread: idSchema,
  /** When there is a limit. */
  quota: recruitingQuotaSchema.nullable(),
});
export type MessageSent = z.infer<typeof messageSentSchema>;

/** `recipient` is the account of the person to be written to, as in `POST /message/`. */
export const recruitingAllowanceQuerySchema = z.object({ recipient: wholeNumber(1, 999_999_999, undefined) });

/** `GET /message/quota/`: how many messages to job seekers the user's tier still allows (AC-12). */
export const recruitingAllowanceSchema = z.object({
  can_contact: z.boolean(),
  /** Null when there is no limit, and for a provider that is not public. */
  quota: recruitingQuotaSchema.nullable(),
});
export type RecruitingAllowance = z.infer<typeof recruitingAllowanceSchema>;

/** A message in the inbox; unread while `read_at` is null (AC-14). */
export const messageSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  read_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  kind: z.enum(kinds),
  /**
   * The other side; `slug` leads to the profile of a provider or, with `profile: 'job_seeker'`, of a member of staff.
   */
  counterparty: z
    .object({
      name: z.string(),
      image: z.string().nullable(),
      slug: z.string().nullable(),
      profile: z.enum(['company', 'job_seeker']).nullable(),
    })
    .nullable(),
  snippet: z.string(),
  is_own: z.boolean(),
  is_held: z.boolean(),
});
export type MessageSummary = z.infer<typeof messageSummarySchema>;

/** A file that came with a message. */
export const messageAttachmentSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  bytes: countSchema,
  /** The address at which sender and recipient get it, with their token. */
  url: z.string(),
});
export type MessageAttachment = z.infer<typeof messageAttachmentSchema>;

/** One message in full; contact data only for its recipient. */
export const messageSchema = messageSummarySchema.extend({
  content: z.string(),
  /** Null for a visitor, who is answered by mail. */
  recipient: idSchema.nullable(),
  contact_info: z
    .object({ name: z.string(), lastname: z.string(), email: z.string(), phone: z.string().nullable() })
    .partial()
    .nullable(),
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  job_offer: z.object({ id: idSchema, title: z.string(), slug: z.string() }).nullable(),
  /** When the conversation is about one; `next` is what this side may make of it now. */
  application: z
    .object({
      id: idSchema,
      status: applicationStatusSchema,
      next: z.array(applicationStatusSchema),
      hire: hireSchema.nullable(),
    })
    .nullable(),
  attachments: z.array(messageAttachmentSchema),
  /** Oldest first, this one included. */
  thread: z.array(messageSummarySchema.extend({ content: z.string() })),
  is_archived: z.boolean(),
  can_reply: z.boolean(),
  /** Whether the user has blocked the other side. */
  is_blocked: z.boolean(),
  /** When the provider got another owner, and this conversation with it. */
  owner_changed_at: timestampSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/** `GET /message/`: with `unread` only the count is asked for. */
export const messageQuerySchema = z.object({
  folder: oneOf(['inbox', 'sent', 'archive'], 'inbox'),
  unread: fromText((value) => (value === '' ? undefined : true)),
  ...paging(20),
});
export type MessageQuery = z.infer<typeof messageQuerySchema>;

export const messageListSchema = listOf(messageSummarySchema);
export type MessageList = z.infer<typeof messageListSchema>;
export const unreadCountSchema = z.object({ count: countSchema });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

export const messageChangeSchema = z.object({ read: z.literal(true) });

export const messageReplySchema = z.object({ content: requiredText(MESSAGE_MAX_LENGTH) });

/** `false` takes it back into the inbox. */
export const messageArchiveSchema = z.object({ archived: z.boolean().default(true) });

export const messageReportSchema = z.object({ reason: requiredText(REPORT_MAX_LENGTH) });
export type MessageReport = z.infer<typeof messageReportSchema>;
export const messageReportedSchema = z.object({ id: idSchema, status: z.literal('RECEIVED') });

/** A blocked sender of messages. A blocked provider does not see the user's profile either. */
export const userBlockSchema = z.object({
  id: idSchema,
  name: z.string(),
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  created_at: timestampSchema,
});
export type UserBlock = z.infer<typeof userBlockSchema>;
export const userBlocksSchema = listOf(userBlockSchema);
export type UserBlocks = z.infer<typeof userBlocksSchema>;

/** `POST /user/block/` */
export const companyBlockInputSchema = z.object({ company: idSchema });
