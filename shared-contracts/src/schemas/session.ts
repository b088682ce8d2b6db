import { z } from 'zod';
import { de } from '../texts/de';
import { countSchema, currentPasswordSchema, idSchema, requiredLine, timestampSchema } from './primitives';

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
  id: idSchema,
  name: z.string(),
  created_at: timestampSchema,
  last_used_at: timestampSchema.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** `GET /auth/second-factor/` */
export const secondFactorSchema = z.object({
  /** Since when an authenticator app is set up. */
  authenticator: z.object({ confirmed_at: timestampSchema }).nullable(),
  passkeys: z.array(passkeySchema),
  recovery_codes_left: countSchema,
  /** STAFF have no rights as STAFF without a second factor; not so in a demonstration. */
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/**
 * What changes the second factor asks for the password: a stolen session is not enough. Wherever the current password is
 * asked for, the `confirmation` of a passkey replaces it once.
 */
export const passwordOnlySchema = z.object({ password: currentPasswordSchema });
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
