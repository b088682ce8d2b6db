import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from '../field-rules';
import { consentSchema, countSchema, emailSchema, idSchema, listOf, requiredText, timestampSchema } from './primitives';
import { paging } from './query';

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
  email: emailSchema,
  consent: consentSchema,
  /** The own profile, which is the only one that may be sent. */
  profile: idSchema.optional(),
  attachments: z.array(idSchema).max(3).optional(),
});
export type ApplicationInput = z.infer<typeof applicationInputSchema>;

export const applicationSentSchema = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  message_id: idSchema,
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
  at: timestampSchema.nullable(),
  /** Sent back with an answer. */
  version: countSchema,
  /** The price of a placement, present or paid, for the employer only: for job seekers it is free. */
  fee: z.object({ net_cents: countSchema, vat_percent: countSchema, gross_cents: countSchema }).nullable(),
  /** Of the completed placement, as it stands on the invoice; the same for both sides, and without a name. */
  reference: z.string().nullable(),
});
export type Hire = z.infer<typeof hireSchema>;

/** `POST /company/application/{id}/confirm-hire/` (PK-07). */
export const hireAnswerSchema = z.object({
  /** Whether a contract was signed, as one side says; `TAKE_BACK` undoes an own `YES`. */
  answer: z.enum(['YES', 'NO', 'TAKE_BACK']).default('YES'),
  /** Of the state that the person has seen: if the other side has changed it since, the answer is 409. */
  version: countSchema.optional(),
  /** The fee that the employer has read; another one is refused with 409. */
  net_cents: countSchema.optional(),
});
export type HireAnswer = z.input<typeof hireAnswerSchema>;

const application = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  status_at: timestampSchema,
  created_at: timestampSchema,
  /** Null once the message is deleted, and for an owner who took over the provider later (PP-18). */
  message_id: idSchema.nullable(),
  job_offer: z.object({ id: idSchema, title: z.string(), slug: z.string() }).nullable(),
  /** The confirmation of a contract (PK-07); null in states that allow none. */
  hire: hireSchema.nullable(),
});

/** An application as its applicant sees it: `GET /user/application/`. */
export const ownApplicationSchema = application.extend({
  company: z.object({ id: idSchema, name: z.string(), slug: z.string() }),
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
export const uploadedAttachmentSchema = z.object({ id: idSchema, file_name: z.string(), bytes: z.int().positive() });
export type UploadedAttachment = z.infer<typeof uploadedAttachmentSchema>;
