import { z } from 'zod';
import { ENQUIRY_ANSWERS, ENQUIRY_GRADES, ENQUIRY_SITUATIONS, ENQUIRY_START_DAYS } from '../enquiry';
import { ENQUIRY_MAX_RECEIVERS } from '../constants';
import { MESSAGE_MAX_LENGTH } from '../field-rules';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { berlinDay } from '../texts/format';
import { CARE_FORMS } from '../vocabulary';
import {
  consentSchema,
  dateSchema,
  emailSchema,
  idSchema,
  listOf,
  optionalText,
  phoneSchema,
  requiredText,
  slugSchema,
  timestampSchema,
} from './primitives';
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
  id: idSchema,
  slug: slugSchema,
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
    .array(idSchema)
    .min(1, { error: 'Bitte wählen Sie mindestens einen Anbieter.' })
    .max(ENQUIRY_MAX_RECEIVERS, { error: 'Sechs Anbieter sind das Höchste.' }),
  care_grade: careGradeSchema,
  care_form: z.enum(CARE_FORMS, choice),
  situation: z.enum(ENQUIRY_SITUATIONS, choice),
  starts_on: startDaySchema,
  email: z.union([z.literal(''), emailSchema], { error: de.fields.email }).optional(),
  phone: z.union([z.literal(''), phoneSchema], { error: de.fields.phone }).optional(),
  content: optionalText(MESSAGE_MAX_LENGTH).default(''),
  allows_waiting_list: z.boolean().default(false),
  consent: consentSchema,
});
export type EnquiryInput = z.input<typeof enquiryInputSchema>;

/** `key` opens the private page; null if the address confirms the enquiry first. */
export const enquiryCreatedSchema = z.object({ key: z.string().nullable() });
export type EnquiryCreated = z.infer<typeof enquiryCreatedSchema>;

export const enquiryKeySchema = z.object({ key: z.string().max(200) });
export const enquiryLinkInputSchema = z.object({ email: emailSchema });

const lineSchema = z.object({ content: z.string(), created_at: timestampSchema, is_own: z.boolean() });

/** When the provider has answered in each way; null for the others. */
const answerTimes = {
  answered_at: timestampSchema.nullable(),
  declined_at: timestampSchema.nullable(),
  waiting_since: timestampSchema.nullable(),
  waiting_left_at: timestampSchema.nullable(),
};

/** What the person sees of one receiver (EQ-06). */
export const enquiryReceiverSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Null for a provider that is not public any more. */
  slug: slugSchema.nullable(),
  phone: z.string().nullable(),
  /** Null before the enquiry is sent; and afterwards, if the provider took no messages then. */
  sent_at: timestampSchema.nullable(),
  /** It waits until the address of the account is confirmed. */
  is_held: z.boolean(),
  read_at: timestampSchema.nullable(),
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
  starts_on: dateSchema,
  email: z.string(),
  phone: z.string().nullable(),
  content: z.string(),
  allows_waiting_list: z.boolean(),
});

/** `GET /enquiry/`: an enquiry for the person who wrote it. */
export const enquirySchema = contentSchema.extend({
  created_at: timestampSchema,
  /** UNCONFIRMED: it waits for the confirmation; EXPIRED: the link is too old. */
  status: z.enum(['UNCONFIRMED', 'EXPIRED', 'SENT', 'WITHDRAWN']),
  sent_at: timestampSchema.nullable(),
  withdrawn_at: timestampSchema.nullable(),
  deleted_on: dateSchema,
  receivers: z.array(enquiryReceiverSchema),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** `GET /user/enquiry/` */
export const enquiriesSchema = listOf(
  z.object({
    key: z.string(),
    created_at: timestampSchema,
    withdrawn_at: timestampSchema.nullable(),
    deleted_on: dateSchema,
    receivers: z.array(z.string()),
    answers: z.int(),
  }),
);
export type Enquiries = z.infer<typeof enquiriesSchema>;

export const enquiryReceiverKeySchema = enquiryKeySchema.extend({ receiver: idSchema });
export const enquiryReplySchema = enquiryReceiverKeySchema.extend({ content: requiredText(MESSAGE_MAX_LENGTH) });

/** `GET /enquiry/message/{id}/`: the enquiry behind a message of the inbox, for one of its two ends (EQ-08). */
export const enquiryOfMessageSchema = z.object({
  /** The key of the private page, for the person who wrote the enquiry; then nothing else counts. */
  key: z.string().nullable(),
  ...answerTimes,
  withdrawn_at: timestampSchema.nullable(),
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
