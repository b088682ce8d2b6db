import { z } from 'zod';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { field, listOf, requiredLine, requiredText } from './primitives';
import { companyNameSchema, streetSchema } from './company';
import { genderSchema, localizationsInputSchema } from './job-seeker';
import { PASSWORD_MIN_LENGTH } from '../constants';

const required = { error: de.fields.required };

/** A new password and its repetition; the server also refuses what is easy to guess (AC-18). */
const newPasswordSchema = z
  .object({
    password: z
      .string(required)
      .min(1, required)
      .min(PASSWORD_MIN_LENGTH, {
        error: deAccounts.fields.passwordShort.replace('{{min}}', String(PASSWORD_MIN_LENGTH)),
      })
      .max(200, { error: deAccounts.fields.maxLength.replace('{{max}}', '200') }),
    password2: z.string(required).min(1, required),
  })
  .refine((entry) => entry.password === entry.password2, { error: deAccounts.fields.password2, path: ['password2'] });

const newAccountSchema = newPasswordSchema.extend({
  /** Without @, because the sign-in takes a name with @ for an e-mail address. */
  username: requiredLine(150).regex(/^[^@]*$/, { error: deAccounts.fields.usernameAt }),
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  email: field.email,
  newsletter: z.boolean().default(false),
  consents: field.consent,
});

/** AC-02. */
export const companyUserRegistrationSchema = newAccountSchema.extend({ profile_type: z.literal('CARE_PROVIDER') });

/** AC-03; qualifications are names of the six or one free text. */
export const jobSeekerRegistrationSchema = newAccountSchema.extend({
  profile_type: z.literal('JOB_SEEKER'),
  gender: genderSchema,
  phone: field.phone,
  qualifications: z.array(requiredText(200)).max(7),
  localizations: localizationsInputSchema,
});
export type JobSeekerRegistration = z.infer<typeof jobSeekerRegistrationSchema>;

/** AC-04. */
export const careSeekerRegistrationSchema = newAccountSchema.extend({ profile_type: z.literal('CARE_SEEKER') });

/** `POST /auth/register/`: one of three kinds, distinguished by `profile_type`. */
export const registrationSchema = z.discriminatedUnion(
  'profile_type',
  [companyUserRegistrationSchema, jobSeekerRegistrationSchema, careSeekerRegistrationSchema],
  { error: deAccounts.fields.choice },
);
export type Registration = z.infer<typeof registrationSchema>;
export const registeredSchema = z.object({ pk: field.id, email_verified: z.literal(false) });
export type Registered = z.infer<typeof registeredSchema>;

/** `POST /auth/company/register/` (AC-05). */
export const companyRegistrationSchema = z.object({
  name: companyNameSchema,
  operator: requiredLine(200),
  street: streetSchema,
  zip_code: field.zipCode,
  coordinates: field.point,
  email: field.email,
  phone: field.phone,
  website: field.website,
  services: z.array(requiredText(100)).max(30),
});
export type CompanyRegistration = z.infer<typeof companyRegistrationSchema>;
export const companyRegisteredSchema = z.object({ id: field.id });
export type CompanyRegistered = z.infer<typeof companyRegisteredSchema>;

// The own account: address, password, sessions, settings, consents, and deletion. Calls without data answer `{}`.

export const acceptedSchema = z.object({});
export type Accepted = z.infer<typeof acceptedSchema>;

const keySchema = z.string({ error: de.fields.required }).min(1, { error: deAccounts.errors.linkExpired }).max(200);

/** `POST /auth/verify-email/`: the key of any link that confirms something (AC-20). */
export const emailKeySchema = z.object({ key: keySchema });
export type EmailKey = z.infer<typeof emailKeySchema>;

/**
 * The confirmation by a key: the address of a new account; one half of a change of address, or the whole change; the
 * newsletter; that the address stays. `already`: this key has done so before, and it still holds.
 */
export const emailConfirmedSchema = z.object({
  confirmed: z.enum(['EMAIL', 'EMAIL_CHANGE_HALF', 'EMAIL_CHANGE', 'EMAIL_KEPT', 'NEWSLETTER']),
  already: z.literal(true).optional(),
});
export type EmailConfirmed = z.infer<typeof emailConfirmedSchema>;

/** `POST /auth/verify-email/resend/` and `POST /auth/password/reset/`: 202 whether the address is known or not. */
export const emailOnlySchema = z.object({ email: field.email });
export type EmailOnly = z.infer<typeof emailOnlySchema>;

/** `POST /auth/password/reset/confirm/`: uid and token are those of the link; ends all sessions. */
export const passwordResetSchema = newPasswordSchema.extend({ uid: z.string().max(20), token: keySchema });
export type PasswordReset = z.infer<typeof passwordResetSchema>;

/** `POST /auth/password/change/`: ends all sessions but the one it came from. */
export const passwordChangeSchema = newPasswordSchema.extend({ old_password: field.currentPassword });
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

/**
 * `POST /auth/email/change/`: both addresses get a link, one that was never confirmed none; the change holds once all
 * were confirmed.
 */
export const emailChangeSchema = z.object({ email: field.email, password: field.currentPassword });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** `GET /auth/sessions/`: where this account is signed in, latest first. */
export const accountSessionSchema = z.object({
  id: field.id,
  user_agent: z.string().nullable(),
  /** Shortened, such as "203.0.113.x"; the place is not known. */
  network: z.string().nullable(),
  created_at: field.timestamp,
  last_seen_at: field.timestamp,
  is_current: z.boolean(),
});
export type AccountSession = z.infer<typeof accountSessionSchema>;
export const accountSessionsSchema = listOf(accountSessionSchema);
export type AccountSessions = z.infer<typeof accountSessionsSchema>;

/** `DELETE /auth/sessions/`: signs out everywhere, or with `others=1` everywhere else. */
export const endSessionsQuerySchema = z.object({ others: z.literal('1').optional() });

/** `PATCH /user/details/`: what a person may change without further proof. */
export const userChangeSchema = z
  .object({ first_name: requiredLine(100), last_name: requiredLine(100), phone: z.union([z.literal(''), field.phone]) })
  .partial();
export type UserChange = z.infer<typeof userChangeSchema>;

/** `GET|PATCH /user/notification-settings/`; the newsletter comes only after its address was confirmed by mail. */
export const notificationSettingsSchema = z.object({
  /** Off stops every mail that is not about the account itself. */
  email_notifications: z.boolean(),
  messages: z.boolean(),
  saved_searches: z.boolean(),
  newsletter: z.enum(['OFF', 'PENDING', 'ON']),
});
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
export const notificationChangeSchema = notificationSettingsSchema.extend({ newsletter: z.boolean() }).partial();
export type NotificationChange = z.infer<typeof notificationChangeSchema>;

/** `GET|POST /user/consents/`: what was agreed to or taken back; entries are added, never changed. */
export const consentInputSchema = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_-]{0,49}$/),
  version: z.string().regex(/^[\w.-]{1,50}$/),
  granted: z.boolean(),
  /** SHA-256 of the text that was shown, in hexadecimal. */
  text_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .nullable()
    .optional(),
});
export type ConsentInput = z.infer<typeof consentInputSchema>;
export const consentRecordSchema = z.object({
  id: field.id,
  key: z.string(),
  version: z.string(),
  granted: z.boolean(),
  text_hash: z.string().nullable(),
  created_at: field.timestamp,
});
export type ConsentRecord = z.infer<typeof consentRecordSchema>;
export const consentRecordsSchema = listOf(consentRecordSchema);

/** `POST /user/export/` and `GET /user/export/{id}/`: all own data as a ZIP; the link works for 24 hours. */
export const exportStartedSchema = z.object({ id: field.id });
export type ExportStarted = z.infer<typeof exportStartedSchema>;
export const dataExportSchema = z.object({
  id: field.id,
  status: z.enum(['PENDING', 'READY', 'FAILED', 'EXPIRED']),
  download_url: z.string().nullable(),
  expires_at: field.timestamp.nullable(),
});
export type DataExport = z.infer<typeof dataExportSchema>;

/** `POST /user/delete/`: locks the account at once, deletes it after 14 days; `/user/delete/cancel/` undoes it. */
export const accountDeletionSchema = z.object({
  password: field.currentPassword,
  delete_ratings: z.boolean().default(false),
});
export type AccountDeletion = z.input<typeof accountDeletionSchema>;
export const deletionScheduledSchema = z.object({ scheduled_for: field.timestamp });
export type DeletionScheduled = z.infer<typeof deletionScheduledSchema>;

/** How many sessions were ended. */
export const sessionsEndedSchema = z.object({ ended: field.count });
export type SessionsEnded = z.infer<typeof sessionsEndedSchema>;
