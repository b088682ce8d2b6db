import { z } from 'zod';
import { MESSAGE_MAX_LENGTH } from '../field-rules';
import { consentSchema, emailSchema, idSchema, listOf, requiredText, timestampSchema } from './primitives';
import { paging } from './query';

/** Received, read, invited, accepted, declined, placed, withdrawn. */
export const APPLICATION_STATES = [
  'SUBMITTED',
  'READ',
  'INVITED',
  'OFFERED',
  'REJECTED',
  'HIRED',
  'WITHDRAWN',
] as const;
export const applicationStatusSchema = z.enum(APPLICATION_STATES);
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

const application = z.object({
  id: idSchema,
  status: applicationStatusSchema,
  status_at: timestampSchema,
  created_at: timestampSchema,
  /** Null once the message is deleted, and for an owner who took over the provider later (PP-18). */
  message_id: idSchema.nullable(),
  job_offer: z.object({ id: idSchema, title: z.string(), slug: z.string() }).nullable(),
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
export const applicationChangeSchema = z.object({
  status: z.enum(['READ', 'INVITED', 'OFFERED', 'REJECTED']),
});
export type ApplicationChange = z.infer<typeof applicationChangeSchema>;

/** `POST /user/application/attachment/`: a PDF for an application, sent with it by its id. */
export const uploadedAttachmentSchema = z.object({ id: idSchema, file_name: z.string(), bytes: z.int().positive() });
export type UploadedAttachment = z.infer<typeof uploadedAttachmentSchema>;
