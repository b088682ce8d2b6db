import { z } from 'zod';
import { DESK_SEARCH_MAX_LENGTH } from '../field-rules';
import { STAFF_ROLES, USER_TYPES } from '../vocabulary';
import { idSchema, listOf, requiredText, timestampSchema } from './primitives';

/** `GET /admin/account/`: accounts by user name, e-mail address, slug of a provider, or reference of a case. */
export const accountSearchQuerySchema = z.object({ q: z.string().trim().min(3).max(DESK_SEARCH_MAX_LENGTH) });
/** What ADMIN sees of an account; nothing that the person wrote. */
export const managedAccountSchema = z.object({
  id: idSchema,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  profile_type: z.enum(USER_TYPES),
  staff_roles: z.array(z.enum(STAFF_ROLES)),
  is_suspended: z.boolean(),
  deletion_scheduled_at: timestampSchema.nullable(),
  created_at: timestampSchema,
  last_seen_at: timestampSchema.nullable(),
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type ManagedAccount = z.infer<typeof managedAccountSchema>;
export const managedAccountsSchema = listOf(managedAccountSchema);
export type ManagedAccounts = z.infer<typeof managedAccountsSchema>;

export const ACCOUNT_MEASURES = ['SUSPEND', 'RESUME', 'RESET_SIGN_IN'] as const;
/** `POST /admin/account/{id}/measure/`; the reason is mailed to the person. */
export const accountMeasureInputSchema = z.object({ measure: z.enum(ACCOUNT_MEASURES), reason: requiredText(2000) });
export type AccountMeasureInput = z.infer<typeof accountMeasureInputSchema>;
