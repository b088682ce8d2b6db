import { z } from 'zod';
import { ENQUIRY_ANSWERS, ENQUIRY_GRADES, ENQUIRY_SITUATIONS, ENQUIRY_START_DAYS } from '../enquiry';
import { ENQUIRY_MAX_RECEIVERS } from '../constants';
import { MESSAGE_MAX_LENGTH } from '../field-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { berlinDay } from '../texts/format';
import { CARE_FORMS } from '../vocabulary';
import { field, listOf, optionalText, requiredText } from './primitives';
import { listFromText } from './query';

const choice = { error: deAccounts.fields.choice };
const DAY_MS = 86_400_000;

/** A day from today on, in Berlin. */
const startDaySchema = z.iso
  .date({ error: de.fields.required })
  .refine(
    (day) => day >= berlinDay(new Date()) && day <= berlinDay(new Date(Date.now() + ENQUIRY_START_DAYS * DAY_MS)),
    { error: 'Bitte geben Sie einen Tag von heute bis in zwei Jahren an.' },
  );

/** `GET /enquiry/receivers/?ids=`; more than the highest number is read, so that the page can say so. */
export const enquiryReceiversQuerySchema = z.object({
  ids: listFromText((value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined)).transform((ids) =>
    ids.slice(0, 50),
  ),
});

/** A provider to whom somebody may want to write. */
export const enquiryReceiverChoiceSchema = z.object({
  id: field.id,
  slug: field.slug,
  name: z.string(),
  city: z.string(),
  phone: z.string().nullable(),
  reply_days: z.int().nullable(),
  /** Whether its owner reads messages here. */
  is_reachable: z.boolean(),
});
export type EnquiryReceiverChoice = z.infer<typeof enquiryReceiverChoiceSchema>;
export const enquiryReceiverChoicesSchema = listOf(enquiryReceiverChoiceSchema);
export type EnquiryReceiverChoices = z.infer<typeof enquiryReceiverChoicesSchema>;

const careGradeSchema = z.literal([...ENQUIRY_GRADES], choice);

/** `POST /enquiry/`; the address is that of the account if somebody is signed in (EQ-02). */
export const enquiryInputSchema = z.object({
  receivers: z
    .array(field.id)
    .min(1, { error: 'Bitte wählen Sie mindestens einen Anbieter.' })
    .max(ENQUIRY_MAX_RECEIVERS, { error: 'Sechs Anbieter sind das Höchste.' }),
  care_grade: careGradeSchema,
  care_form: z.enum(CARE_FORMS, choice),
  situation: z.enum(ENQUIRY_SITUATIONS, choice),
  starts_on: startDaySchema,
  email: z.union([z.literal(''), field.email], { error: de.fields.email }).optional(),
  phone: z.union([z.literal(''), field.phone], { error: de.fields.phone }).optional(),
  content: optionalText(MESSAGE_MAX_LENGTH).default(''),
  allows_waiting_list: z.boolean().default(false),
  consent: field.consent,
});
export type EnquiryInput = z.input<typeof enquiryInputSchema>;

/** `key` opens the private page; null if the address confirms the enquiry first. */
export const enquiryCreatedSchema = z.object({ key: z.string().nullable() });
export type EnquiryCreated = z.infer<typeof enquiryCreatedSchema>;

export const enquiryKeySchema = z.object({ key: z.string().max(200) });
export const enquiryLinkInputSchema = z.object({ email: field.email });

const lineSchema = z.object({ content: z.string(), created_at: field.timestamp, is_own: z.boolean() });

/** When the provider has answered in each way; null for the others. */
const answerTimes = {
  answered_at: field.timestamp.nullable(),
  declined_at: field.timestamp.nullable(),
  waiting_since: field.timestamp.nullable(),
  waiting_left_at: field.timestamp.nullable(),
};

/** What the person sees of one receiver (EQ-06). */
export const enquiryReceiverSchema = z.object({
  id: field.id,
  name: z.string(),
  /** Null for a provider that is not public any more. */
  slug: field.slug.nullable(),
  phone: z.string().nullable(),
  /** Null before the enquiry is sent; and afterwards, if the provider took no messages then. */
  sent_at: field.timestamp.nullable(),
  /** It waits until the address of the account is confirmed. */
  is_held: z.boolean(),
  read_at: field.timestamp.nullable(),
  decline_reason: z.string().nullable(),
  ...answerTimes,
  /** The receiver has deleted the enquiry or the account. */
  is_deleted: z.boolean(),
  can_reply: z.boolean(),
  /** The messages after the enquiry, oldest first. */
  conversation: z.array(lineSchema),
});
export type EnquiryReceiver = z.infer<typeof enquiryReceiverSchema>;

const contentSchema = z.object({
  care_grade: careGradeSchema,
  care_form: z.enum(CARE_FORMS),
  situation: z.enum(ENQUIRY_SITUATIONS),
  starts_on: field.date,
  email: z.string(),
  phone: z.string().nullable(),
  content: z.string(),
  allows_waiting_list: z.boolean(),
});

/** `GET /enquiry/`: an enquiry for the person who wrote it. */
export const enquirySchema = contentSchema.extend({
  created_at: field.timestamp,
  /** UNCONFIRMED: it waits for the confirmation; EXPIRED: the link is too old. */
  status: z.enum(['UNCONFIRMED', 'EXPIRED', 'SENT', 'WITHDRAWN']),
  sent_at: field.timestamp.nullable(),
  withdrawn_at: field.timestamp.nullable(),
  deleted_on: field.date,
  receivers: z.array(enquiryReceiverSchema),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** `GET /user/enquiry/` */
export const enquiriesSchema = listOf(
  z.object({
    key: z.string(),
    created_at: field.timestamp,
    withdrawn_at: field.timestamp.nullable(),
    deleted_on: field.date,
    receivers: z.array(z.string()),
    answers: z.int(),
  }),
);
export type Enquiries = z.infer<typeof enquiriesSchema>;

export const enquiryReceiverKeySchema = enquiryKeySchema.extend({ receiver: field.id });
export const enquiryReplySchema = enquiryReceiverKeySchema.extend({ content: requiredText(MESSAGE_MAX_LENGTH) });

/** `GET /enquiry/message/{id}/`: the enquiry behind a message of the inbox, for one of its two ends (EQ-08). */
export const enquiryOfMessageSchema = z.object({
  /** The key of the private page, for the person who wrote the enquiry; then nothing else counts. */
  key: z.string().nullable(),
  ...answerTimes,
  withdrawn_at: field.timestamp.nullable(),
  /** The answers that the provider may give now. */
  answers: z.array(z.enum(ENQUIRY_ANSWERS)),
});
export type EnquiryOfMessage = z.infer<typeof enquiryOfMessageSchema>;

/** `POST /enquiry/message/{id}/answer/`; of DECLINE the text is the reason. */
export const enquiryAnswerSchema = z.object({
  kind: z.enum(ENQUIRY_ANSWERS, choice),
  content: requiredText(MESSAGE_MAX_LENGTH),
});
export type EnquiryAnswer = z.infer<typeof enquiryAnswerSchema>;
