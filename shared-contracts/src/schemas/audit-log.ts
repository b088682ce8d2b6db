import { z } from 'zod';
import { countSchema, idSchema, listOf, timestampSchema } from './primitives';

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
export const auditLogQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
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
