import { z } from 'zod';
import { de } from '../texts/de';
import { emailSchema, idSchema, phoneSchema, requiredText, timestampSchema, countSchema } from './primitives';
import { fromText, oneOf, paging } from './query';

const kinds = ['CONTACT', 'APPLICATION', 'RECRUITMENT', 'PRODUCT', 'SYSTEM'] as const;

export const contactInfoSchema = z.object({
  name: requiredText(100),
  lastname: requiredText(100),
  email: emailSchema,
  phone: z.union([z.literal(''), phoneSchema], { error: de.fields.phone }).optional(),
});
export type ContactInfo = z.infer<typeof contactInfoSchema>;

/** `POST /message/`; an application names its job offer. */
export const messageInputSchema = z.object({
  title: requiredText(200),
  content: requiredText(10_000),
  recipient: idSchema,
  contact_info: contactInfoSchema,
  kind: z.enum(kinds).optional(),
  company: idSchema.optional(),
  job_offer: idSchema.optional(),
});
export type MessageInput = z.infer<typeof messageInputSchema>;

export const messageSentSchema = z.object({
  id: idSchema,
  title: z.string(),
  created_at: timestampSchema,
  status: z.literal('SENT'),
  thread: idSchema,
  /** What is left of the monthly contacts, when there is a limit. */
  quota: z.object({ limit: z.int(), used: z.int(), resets_at: timestampSchema }).nullable(),
});
export type MessageSent = z.infer<typeof messageSentSchema>;

/** A message in the inbox; unread while `read_at` is null (AC-14). */
export const messageSummarySchema = z.object({
  id: idSchema,
  title: z.string(),
  read_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  kind: z.enum(kinds),
  counterparty: z.object({ name: z.string(), image: z.string().nullable(), slug: z.string().nullable() }).nullable(),
  snippet: z.string(),
});
export type MessageSummary = z.infer<typeof messageSummarySchema>;

/** One message in full; contact data only for its recipient. */
export const messageSchema = messageSummarySchema.extend({
  content: z.string(),
  recipient: idSchema,
  contact_info: z
    .object({ name: z.string(), lastname: z.string(), email: z.string(), phone: z.string().nullable() })
    .partial()
    .nullable(),
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }).nullable(),
  job_offer: z.object({ id: idSchema, title: z.string(), slug: z.string() }).nullable(),
  thread: z.array(messageSummarySchema),
});
export type Message = z.infer<typeof messageSchema>;

/** `GET /message/`: with `unread` only the count is asked for. */
export const messageQuerySchema = z.object({
  folder: oneOf(['inbox', 'sent', 'archive'], 'inbox'),
  unread: fromText((value) => (value === '' ? undefined : true)),
  ...paging(20),
});
export type MessageQuery = z.infer<typeof messageQuerySchema>;

export const messageListSchema = z.object({ count: countSchema, results: z.array(messageSummarySchema) });
export type MessageList = z.infer<typeof messageListSchema>;
export const unreadCountSchema = z.object({ count: countSchema });
export type UnreadCount = z.infer<typeof unreadCountSchema>;

export const messageChangeSchema = z.object({ read: z.literal(true) });
export type MessageChange = z.infer<typeof messageChangeSchema>;
