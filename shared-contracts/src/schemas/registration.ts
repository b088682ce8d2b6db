import { z } from 'zod';
import { deAccounts } from '../texts/de-accounts';
import { companyNameSchema, streetSchema } from './company';
import { genderSchema, localizationsInputSchema } from './job-seeker';
import {
  consentSchema,
  emailSchema,
  idSchema,
  phoneSchema,
  pointSchema,
  requiredLine,
  requiredText,
  websiteSchema,
  zipCodeSchema,
} from './primitives';
import { PASSWORD_MIN_LENGTH } from '../constants';
import { de } from '../texts/de';

/** A new password and its repetition; the server also refuses what is easy to guess (AC-18). */
export const newPasswordFields = {
  password: z
    .string({ error: de.fields.required })
    .min(1, { error: de.fields.required })
    .min(PASSWORD_MIN_LENGTH, {
      error: deAccounts.fields.passwordShort.replace('{{min}}', String(PASSWORD_MIN_LENGTH)),
    })
    .max(200, { error: deAccounts.fields.maxLength.replace('{{max}}', '200') }),
  password2: z.string({ error: de.fields.required }).min(1, { error: de.fields.required }),
};

export const samePasswords = (entry: { password: string; password2: string }): boolean =>
  entry.password === entry.password2;
export const differingPasswords = { error: deAccounts.fields.password2, path: ['password2'] };

const account = {
  /** Without @, because the sign-in takes a name with @ for an e-mail address. */
  username: requiredLine(150).regex(/^[^@]*$/, { error: deAccounts.fields.usernameAt }),
  first_name: requiredLine(100),
  last_name: requiredLine(100),
  email: emailSchema,
  ...newPasswordFields,
  newsletter: z.boolean().default(false),
  consents: consentSchema,
};

/** AC-02. */
export const companyUserRegistrationSchema = z
  .object({ ...account, profile_type: z.literal('CARE_PROVIDER') })
  .refine(samePasswords, differingPasswords);

/** AC-03; qualifications are names of the six or one free text. */
export const jobSeekerRegistrationSchema = z
  .object({
    ...account,
    profile_type: z.literal('JOB_SEEKER'),
    gender: genderSchema,
    phone: phoneSchema,
    qualifications: z.array(requiredText(200)).max(7),
    localizations: localizationsInputSchema,
  })
  .refine(samePasswords, differingPasswords);
export type JobSeekerRegistration = z.infer<typeof jobSeekerRegistrationSchema>;

/** AC-04. */
export const careSeekerRegistrationSchema = z
  .object({ ...account, profile_type: z.literal('CARE_SEEKER') })
  .refine(samePasswords, differingPasswords);

/** `POST /auth/register/`: one of three kinds, distinguished by `profile_type`. */
export const registrationSchema = z.discriminatedUnion(
  'profile_type',
  [companyUserRegistrationSchema, jobSeekerRegistrationSchema, careSeekerRegistrationSchema],
  { error: deAccounts.fields.choice },
);
export type Registration = z.infer<typeof registrationSchema>;
export const registeredSchema = z.object({ pk: idSchema, email_verified: z.literal(false) });
export type Registered = z.infer<typeof registeredSchema>;

/** `POST /auth/company/register/` (AC-05). */
export const companyRegistrationSchema = z.object({
  name: companyNameSchema,
  operator: requiredLine(200),
  street: streetSchema,
  zip_code: zipCodeSchema,
  coordinates: pointSchema,
  email: emailSchema,
  phone: phoneSchema,
  website: websiteSchema,
  services: z.array(requiredText(100)).max(30),
});
export type CompanyRegistration = z.infer<typeof companyRegistrationSchema>;
export const companyRegisteredSchema = z.object({ id: idSchema });
export type CompanyRegistered = z.infer<typeof companyRegisteredSchema>;
