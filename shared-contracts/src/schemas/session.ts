import { z } from 'zod';
import { de } from '../texts/de';
import { BILLING_PERIODS, STAFF_ROLES, USER_TYPES } from '../vocabulary';
import { tierSchema } from './company';
import { field, requiredLine } from './primitives';

/** `GET /api/auth/session`: empty for a visitor (SH-10). */
export const sessionBodySchema = z.object({
  user: z.object({ id: z.string(), name: z.string(), email: z.string().optional() }).optional(),
  expires: z.iso.datetime().optional(),
  /** Opaque bearer token for the backend's calls. */
  accessToken: z.string().optional(),
});
export type SessionBody = z.infer<typeof sessionBodySchema>;

/** The state of a session in the browser (SH-06). */
export const sessionStatusSchema = z.enum(['loading', 'authenticated', 'unauthenticated']);
export const sessionSchema = z.object({ data: sessionBodySchema.nullable(), status: sessionStatusSchema });

export const csrfSchema = z.object({ csrfToken: z.string() });

export const authProvidersSchema = z.record(
  z.string(),
  z.object({ id: z.string(), name: z.string(), type: z.string(), signinUrl: z.string(), callbackUrl: z.string() }),
);

/** Where to go after signing in or out; an `error` in its query says that it failed. */
export const authRedirectSchema = z.object({ url: z.string() });

// The second factor of the own account (AC-30 to AC-33).

const passkeySchema = z.object({
  id: field.id,
  name: z.string(),
  created_at: field.timestamp,
  last_used_at: field.timestamp.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /auth/second-factor/` */
export const secondFactorSchema = z.object({
  /** Since when an authenticator app is set up. */
  authenticator: z.object({ confirmed_at: field.timestamp }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: field.count,
  /** STAFF have no rights as STAFF without a second factor; not so in a demonstration. */
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * What changes the second factor asks for the password: a stolen session is not enough. Wherever the current password is
 * asked for, the `confirmation` of a passkey replaces it once.
 */
export const passwordOnlySchema = z.object({ password: field.currentPassword });
export type PasswordOnly = z.infer<typeof passwordOnlySchema>;

/** `POST /auth/second-factor/authenticator/`: what the app needs; it counts once a code was confirmed. */
export const newAuthenticatorSchema = z.object({
  /** In base32, for typing. */
  secret: z.string(),
  /** `otpauth:…`, for a QR code. */
  address: z.string(),
});
export type NewAuthenticator = z.infer<typeof newAuthenticatorSchema>;

/** `POST /auth/second-factor/authenticator/confirm/` */
export const authenticatorCodeSchema = z.object({
  code: z.string({ error: de.fields.required }).trim().min(1, { error: de.fields.required }).max(100),
});
export type AuthenticatorCode = z.infer<typeof authenticatorCodeSchema>;

/** `POST /auth/second-factor/passkey/options/` and `/challenge/`: what the browser needs, as WebAuthn (level 3) defines it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof passkeyOptionsSchema>;

const encoded = z
  .string()
  .regex(/^[\w-]*$/)
  .max(20_000);
const signed = { id: encoded, rawId: encoded, type: z.literal('public-key') };
const passkeyNameSchema = requiredLine(60);
export const passkeyRenameSchema = z.object({ name: passkeyNameSchema });

/** `POST /auth/second-factor/passkey/`: `credential` is what the browser answered. */
export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  credential: z.object({
    ...signed,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.array(z.string().max(20)).max(10).default([]),
    }),
  }),
});
export type NewPasskey = z.input<typeof newPasskeySchema>;

/** What the browser answers when a passkey is used; as JSON also a field of the sign-in. */
export const passkeyUseSchema = z.object({
  ...signed,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.nullish().transform((handle) => handle ?? undefined),
  }),
});
export type PasskeyUse = z.input<typeof passkeyUseSchema>;

/** `POST /auth/second-factor/passkey/confirm/` */
export const passkeyConfirmationSchema = z.object({ confirmation: z.string() });
export type PasskeyConfirmation = z.infer<typeof passkeyConfirmationSchema>;

/** New recovery codes, which no other answer has; none if the account had a second factor before. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** A claim for the ownership of a provider, as the account page lists it. */
export const requestedOwnershipSchema = z.object({
  id: field.id,
  company: z.object({ id: field.id, name: z.string(), slug: z.string() }),
  status: z.string(),
  created_at: field.timestamp,
});
export type RequestedOwnership = z.infer<typeof requestedOwnershipSchema>;

/** `GET /user/details/` (SH-07). */
export const userDetailsSchema = z.object({
  pk: field.id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_type: z.enum(USER_TYPES),
  /** Works for the site's operator: has at least one of the roles; no account gets one over HTTP. */
  is_staff: z.boolean(),
  staff_roles: z.array(z.enum(STAFF_ROLES)).optional(),
  /** Of the public profile, when there is one. */
  slug: z.string().nullable(),
  profile: z.object({ id: field.id, slug: z.string(), image: z.string().nullable() }).nullable(),
  company: z.object({ id: field.id, slug: z.string(), name: z.string() }).nullable(),
  /** The tier, under the name the specification gives it. */
  backend_permission_group_name: tierSchema,
  backend_period_name: z.enum(BILLING_PERIODS).nullable(),
  email_notifications: z.boolean(),
  /** Ids. */
  followed_companies: z.array(field.id),
  followed_companies_count: field.count,
  requested_ownerships: z.array(requestedOwnershipSchema),
  email_verified: z.boolean(),
  /** Whether no mail is sent to the address, because its mailbox takes none. */
  email_undeliverable: z.boolean().optional(),
  deletion_scheduled_at: field.timestamp.nullable(),
  phone: z.string().nullable().optional(),
  /** The last answer to each consent. */
  consents: z.array(z.object({ key: z.string(), version: z.string(), granted: z.boolean() })).optional(),
});
export type UserDetails = z.infer<typeof userDetailsSchema>;

/** The data of the current user in the browser (SH-08). */
export const userContextSchema = z.object({
  token: z.string().nullable(),
  userPk: field.id.nullable(),
  userType: z.enum(USER_TYPES).nullable(),
  tierName: tierSchema.nullable(),
  isCompanyOwner: z.boolean(),
  isStaff: z.boolean(),
  userCompany: userDetailsSchema.shape.company,
  followedCompanies: z.array(field.id),
  userFirstName: z.string(),
  userLastName: z.string(),
  userImage: z.string().nullable(),
  userName: z.string(),
});
export type UserContext = z.infer<typeof userContextSchema>;

/** `POST /user/toggle-email-notifications/` */
export const emailNotificationsSchema = z.object({ email_notifications: z.boolean() });
export type EmailNotifications = z.infer<typeof emailNotificationsSchema>;
