import { z } from 'zod';
import * as support from '../support-requests';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { field, listOf, requiredLine, requiredText } from './primitives';

const choice = { error: deAccounts.fields.choice };

/** A day, and the half of it. */
export const visitWishSchema = z.object({
  day: z.iso.date({ error: de.fields.required }),
  time: z.enum(support.VISIT_TIMES, choice),
});
export type VisitWish = z.infer<typeof visitWishSchema>;

/** A day in Berlin, and the time on its clocks. */
export const appointmentSchema = z.object({
  day: z.iso.date({ error: de.fields.required }),
  time: z.string({ error: de.fields.required }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: de.fields.required }),
});
export type Appointment = z.infer<typeof appointmentSchema>;

const asked = {
  subject: z.enum(support.SUPPORT_SUBJECTS, choice),
  text: requiredText(support.SUPPORT_TEXT_MAX_LENGTH),
  answer_by: z.enum(support.ANSWER_WAYS, choice),
  /** Required for an answer by phone. */
  phone: z.union([z.literal(''), field.phone]).optional(),
};

/** `POST /company/{id}/support-request/` (PK-08). */
export const supportRequestInputSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('QUESTION'), ...asked }),
    z.object({
      kind: z.literal('VISIT'),
      ...asked,
      contact: requiredLine(support.SUPPORT_CONTACT_MAX_LENGTH),
      address: requiredLine(support.SUPPORT_ADDRESS_MAX_LENGTH),
      wishes: z.array(visitWishSchema).length(support.VISIT_WISHES, { error: de.fields.required }),
    }),
  ],
  choice,
);
export type SupportRequestInput = z.infer<typeof supportRequestInputSchema>;

export const supportRequestSchema = z.object({
  id: field.id,
  reference: z.string(),
  kind: z.enum(support.SUPPORT_KINDS),
  state: z.enum(support.SUPPORT_STATES),
  subject: z.enum(support.SUPPORT_SUBJECTS),
  text: z.string(),
  answer_by: z.enum(support.ANSWER_WAYS),
  phone: z.string().nullable(),
  /** Of a visit only. */
  contact: z.string().nullable(),
  address: z.string().nullable(),
  wishes: z.array(z.object({ day: field.date, time: z.enum(support.VISIT_TIMES) })),
  created_at: field.timestamp,
  /** The words of our team, with the latest step. */
  answer: z.string().nullable(),
  answered_at: field.timestamp.nullable(),
  /** The proposed or confirmed time of a visit. */
  appointment: appointmentSchema.nullable(),
});
export type SupportRequest = z.infer<typeof supportRequestSchema>;

/** `GET /company/{id}/support-request/`: the person's requests, the latest first. */
export const supportRequestsSchema = listOf(supportRequestSchema);
export type SupportRequests = z.infer<typeof supportRequestsSchema>;
