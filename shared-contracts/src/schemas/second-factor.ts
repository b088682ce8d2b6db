import { z } from 'zod';
import { de } from '../texts/de';
import { countSchema, currentPasswordSchema, timestampSchema } from './primitives';

// The second factor of the own account (AC-30 to AC-33).

/** `GET /auth/second-factor/` */
export const secondFactorSchema = z.object({
  /** Since when an authenticator app is set up. */
  authenticator: z.object({ confirmed_at: timestampSchema }).nullable(),
  recovery_codes_left: countSchema,
  /** STAFF have no rights as STAFF without a second factor; not so in a demonstration. */
  is_required: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** What changes the second factor asks for the password: a stolen session is not enough. */
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

/** New recovery codes; no other answer has them. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;
