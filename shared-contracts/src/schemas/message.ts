import { z } from 'zod';
import { MESSAGE_MAX_LENGTH, REPORT_MAX_LENGTH } from '../field-rules';
import { de } from '../texts/de';
import { field, listOf, requiredText } from './primitives';
import { fromText, oneOf, paging, wholeNumber } from './query';

/** Received, read, invited, accepted, declined, placed, withdrawn. */
export const applicationStatusSchema = z.enum([
  'SUBMITTED',
  'READ',
  'INVITED',
  'OFFERED',
  'REJECTED',
  'HIRED',
  'WITHDRAWN',
]);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** `POST /company/job-offer/{id}/application/`, and without an offer `POST /company/{id}/application/` (PP-16). */
export const applicationInputSchema = z.object({
  message: requiredText(MESSAGE_MAX_LENGTH),
  email: field.email,
  consent: field.consent,
  /** The own profile, which is the only one that may be sent. */
  profile: field.id.optional(),
  attachments: z.array(field.id).max(3).optional(),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

export const applicationSentSchema = z.object({
  id: field.id,
  status: applicationStatusSchema,
  message_id: field.id,
  /** It goes out once the applicant has confirmed the e-mail address (AC-20). */
  is_held: z.boolean(),
});
export type ApplicationSent = z.infer<typeof applicationSentSchema>;

export const hireSchema = z.object({
  /**
   * How far the confirmation of a contract is, as one side sees it: nobody has confirmed; this side waits; the other side
   * has confirmed and waits for this one; this side said no; the other side said no; the other side cannot answer here;
   * both have confirmed.
   */
  state: z.enum(['OPEN', 'WAITING', 'ASKED', 'DECLINED', 'REFUSED', 'ALONE', 'COMPLETE']),
  /** Since when it is in this state; null while nobody has answered. With ALONE, when this side has confirmed. */
  at: field.timestamp.nullable(),
  /** Sent back with an answer. */
  version: field.count,
  /** The price of a placement, present or paid, for the employer only: for job seekers it is free. */
  fee: z.object({ net_cents: field.count, vat_percent: field.count, gross_cents: field.count }).nullable(),
  /** Of the completed placement, as it stands on the invoice; the same for both sides, and without a name. */
  reference: z.string().nullable(),
});
export type Hire = z.infer<typeof hireSchema>;

/** `POST /company/application/{id}/confirm-hire/` (PK-07). */
export const hireAnswerSchema = z.object({
  /** Whether a contract was signed, as one side says; `TAKE_BACK` undoes an own `YES`. */
  answer: z.enum(['YES', 'NO', 'TAKE_BACK']).default('YES'),
  /** Of the state that the person has seen: if the other side has changed it since, the answer is 409. */
  version: field.count.optional(),
  /** The fee that the employer has read; another one is refused with 409. */
  net_cents: field.count.optional(),
});
export type HireAnswer = z.input<typeof hireAnswerSchema>;

const application = z.object({
  id: field.id,
  status: applicationStatusSchema,
  status_at: field.timestamp,
  created_at: field.timestamp,
  /** Null once the message is deleted, and for an owner who took over the provider later (PP-18). */
  message_id: field.id.nullable(),
  job_offer: z.object({ id: field.id, title: z.string(), slug: z.string() }).nullable(),
  /** The confirmation of a contract (PK-07); null in states that allow none. */
  hire: hireSchema.nullable(),
});

/** An application as its applicant sees it: `GET /user/application/`. */
export const ownApplicationSchema = application.extend({
  company: z.object({ id: field.id, name: z.string(), slug: z.string() }),
  is_held: z.boolean(),
  can_withdraw: z.boolean(),
});
export type OwnApplication = z.infer<typeof ownApplicationSchema>;
export const ownApplicationsSchema = listOf(ownApplicationSchema);
export type OwnApplications = z.infer<typeof ownApplicationsSchema>;

/** An application as the provider's owner sees it. */
export const receivedApplicationSchema = application.extend({
  applicant: z.object({
    name: z.string(),
    image: z.string().nullable(),
    /** Of the public profile, null while that is hidden. */
    slug: z.string().nullable(),
  }),
  /** The statuses that it may change to. */
  next: z.array(applicationStatusSchema),
});
export type ReceivedApplication = z.infer<typeof receivedApplicationSchema>;
export const receivedApplicationsSchema = listOf(receivedApplicationSchema);
export type ReceivedApplications = z.infer<typeof receivedApplicationsSchema>;

export const applicationsQuerySchema = z.object(paging(20));
export const applicationChangeSchema = z.object({ status: z.enum(['READ', 'INVITED', 'OFFERED', 'REJECTED']) });

/** `POST /user/application/attachment/`: a PDF for an application, sent with it by its id. */
export const uploadedAttachmentSchema = z.object({ id: field.id, file_name: z.string(), bytes: z.int().positive() });
export type UploadedAttachment = z.infer<typeof uploadedAttachmentSchema>;

/** Files that one application may carry. */
export const MAX_ATTACHMENTS = 3;

const kinds = ['CONTACT', 'APPLICATION', 'RECRUITMENT', 'PRODUCT', 'ENQUIRY', 'SYSTEM'] as const;

export const contactInfoSchema = z.object({
  name: requiredText(100),
  lastname: requiredText(100),
  email: field.email,
  phone: z.union([z.literal(''), field.phone], { error: de.fields.phone }).optional(),
});

/** `POST /message/`; an application names its job offer. */
export const messageInputSchema = z.object({
  title: requiredText(200),
  content: requiredText(MESSAGE_MAX_LENGTH),
  recipient: field.id,
  contact_info: contactInfoSchema,
  kind: z.enum(kinds).optional(),
  company: field.id.optional(),
  job_offer: field.id.optional(),
  /** Files uploaded before, for an application. */
  attachments: z.array(field.id).max(MAX_ATTACHMENTS).optional(),
});
export type MessageInput = z.infer<typeof messageInputSchema>;

/** The remaining monthly contacts with job seekers (AC-12). */
export const recruitingQuotaSchema = z.object({ limit: z.int(), used: z.int(), resets_at: field.timestamp });
export type RecruitingQuota = z.infer<typeof recruitingQuotaSchema>;

export const messageSentSchema = z.object({
  id: field.id,
  title: z.string(),
  created_at: field.timestamp,
  /** HELD: it goes out once its sender has confirmed the e-mail address (AC-20). */
  status: z.enum(['SENT', 'HELD']),
  thread: field.id,
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
  id: field.id,
  title: z.string(),
  read_at: field.timestamp.nullable(),
  created_at: field.timestamp,
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
  id: field.id,
  file_name: z.string(),
  bytes: field.count,
  /** The address at which sender and recipient get it, with their token. */
  url: z.string(),
});
export type MessageAttachment = z.infer<typeof messageAttachmentSchema>;

/** One message in full; contact data only for its recipient. */
export const messageSchema = messageSummarySchema.extend({
  content: z.string(),
  /** Null for a visitor, who is answered by mail. */
  recipient: field.id.nullable(),
  contact_info: z
    .object({ name: z.string(), lastname: z.string(), email: z.string(), phone: z.string().nullable() })
    .partial()
    .nullable(),
  company: z.object({ id: field.id, name: z.string(), slug: z.string() }).nullable(),
  job_offer: z.object({ id: field.id, title: z.string(), slug: z.string() }).nullable(),
  /** When the conversation is about one; `next` is what this side may make of it now. */
  application: z
    .object({
      id: field.id,
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
  owner_changed_at: field.timestamp.nullable(),
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
export const unreadCountSchema = z.object({ count: field.count });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

export const messageChangeSchema = z.object({ read: z.literal(true) });

export const messageReplySchema = z.object({ content: requiredText(MESSAGE_MAX_LENGTH) });

/** `false` takes it back into the inbox. */
export const messageArchiveSchema = z.object({ archived: z.boolean().default(true) });

export const messageReportSchema = z.object({ reason: requiredText(REPORT_MAX_LENGTH) });
export type MessageReport = z.infer<typeof messageReportSchema>;
export const messageReportedSchema = z.object({ id: field.id, status: z.literal('RECEIVED') });

/** A blocked sender of messages. A blocked provider does not see the user's profile either. */
export const userBlockSchema = z.object({
  id: field.id,
  name: z.string(),
  company: z.object({ id: field.id, name: z.string(), slug: z.string() }).nullable(),
  created_at: field.timestamp,
});
export type UserBlock = z.infer<typeof userBlockSchema>;
export const userBlocksSchema = listOf(userBlockSchema);
export type UserBlocks = z.infer<typeof userBlocksSchema>;

/** `POST /user/block/` */
export const companyBlockInputSchema = z.object({ company: field.id });
