import { z } from 'zod';

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
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
);

/** Form fields of signin, callback and signout. */
export const authFormSchema = z.object({
  csrfToken: z.string(),
  callbackUrl: z.string().optional(),
  json: z.string().optional(),
});
export const credentialsSchema = authFormSchema.extend({ username: z.string(), password: z.string() });
export type Credentials = z.infer<typeof credentialsSchema>;

/** Where to go after signing in or out; an `error` in its query says that it failed. */
export const authRedirectSchema = z.object({ url: z.string() });
