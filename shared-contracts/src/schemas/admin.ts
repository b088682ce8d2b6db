import { z } from 'zod';
import { DESK_SEARCH_MAX_LENGTH } from '../field-rules';
import { STAFF_ROLES, USER_TYPES } from '../vocabulary';
import {
  currentPasswordSchema,
  emailSchema,
  idSchema,
  listOf,
  requiredText,
  timestampSchema,
  countSchema,
} from './primitives';
import { strictPaging } from './query';

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

/** `GET /admin/find/`: what a reference, number or address of the site means that a person names. */
export const foundReferencesSchema = listOf(
  z.object({
    kind: z.enum(['ACCOUNT', 'COMPANY', 'RATING', 'MESSAGE', 'CASE', 'INVOICE']),
    id: idSchema,
    text: z.string(),
    path: z.string().nullable(),
    /** The account behind it; null without one, and where the reader takes part. */
    person: z.object({ id: idSchema, username: z.string() }).nullable(),
  }),
);
export type FoundReferences = z.infer<typeof foundReferencesSchema>;

/** `GET /admin/account/{id}/`: what a person sees of the own account, without messages. */
export const personViewSchema = z.object({
  account: managedAccountSchema,
  entries: z.array(
    z.object({
      section: z.enum(['COMPANY', 'APPLICATION', 'RATING', 'CONSENT', 'SESSION', 'HELD']),
      text: z.string(),
      /** A value of the vocabulary of the section, or nothing. */
      state: z.string(),
      path: z.string().nullable(),
      at: timestampSchema,
    }),
  ),
});
export type PersonView = z.infer<typeof personViewSchema>;

const reason = requiredText(2000);

/** `POST /admin/account/{id}/measure/`; the reason is mailed to the person. */
export const accountMeasureInputSchema = z.object({ measure: z.enum(['SUSPEND', 'RESUME', 'RESET_SIGN_IN']), reason });
export type AccountMeasureInput = z.infer<typeof accountMeasureInputSchema>;

/** `POST /admin/account/{id}/email/`: a change of the address for a person who has proved to be the owner. */
export const accountEmailSchema = z.object({ email: emailSchema, reason, password: currentPasswordSchema });
export type AccountEmail = z.infer<typeof accountEmailSchema>;

/** `POST /admin/account/{id}/erase/`: the account is deleted after 14 days; until then `…/keep/` undoes that. */
export const accountErasureSchema = z.object({ reason, password: currentPasswordSchema });
export type AccountErasure = z.infer<typeof accountErasureSchema>;
export const accountKeptSchema = z.object({ reason });
export type AccountKept = z.infer<typeof accountKeptSchema>;

/** What the audit log records; `log-cut` is the entry of the database where old entries ended. */
const AUDIT_ACTIONS = [
  'sign-in',
  'account-created',
  'roles-granted',
  'roles-revoked',
  'account-suspended',
  'account-resumed',
  'sign-in-reset',
  'accounts-opened',
  'person-opened',
  'erasure-scheduled',
  'erasure-cancelled',
  'email-change-started',
  'email-changed',
  'email-kept',
  'case-opened',
  'case-step',
  'proof-opened',
  'invoice-paid',
  'content-published',
  'content-withdrawn',
  'content-restored',
  'content-removed',
  'tariff-changed',
  'tariff-withdrawn',
  'operator-changed',
  'import-started',
  'import-finished',
  'log-exported',
  'mail-suppression-lifted',
  'newsletter-sent',
  'newsletter-stopped',
  'consents-exported',
  'log-cut',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** `GET /admin/log/`: what STAFF and the commands of the operator did, the latest entries first. */
export const auditLogQuerySchema = z.object(strictPaging());
export const auditLogSchema = listOf(
  z.object({
    id: idSchema,
    at: timestampSchema,
    /** Null for a command. */
    actor_id: countSchema.nullable(),
    actor: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    /** Such as `account:12` or `case:3`. */
    subject: z.string(),
    detail: z.string(),
    /** Hexadecimal; of the entry before. */
    previous: z.string(),
    hash: z.string(),
  }),
);
export type AuditLog = z.infer<typeof auditLogSchema>;

/** `GET /admin/log/export/` */
export const auditExportQuerySchema = z.object({ format: z.enum(['csv', 'jsonl']) });
