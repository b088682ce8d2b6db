import { z } from 'zod';
import { DESK_SEARCH_MAX_LENGTH } from '../field-rules';
import { STAFF_ROLES, USER_TYPES } from '../vocabulary';
import { field, listOf, optionalText, requiredText } from './primitives';
import { strictPaging } from './query';
import { appointmentSchema } from './support-request';

export const DESK_STATES = ['OPEN', 'WAITING', 'SECOND_PERSON', 'CLOSED'] as const;
export type DeskState = (typeof DESK_STATES)[number];

/** Measures of STAFF beside the decision; a removal needs a second person. */
export const DESK_MEASURES = [
  'HIDE',
  'SHOW',
  'SUSPEND',
  'RESUME',
  'PROPOSE_REMOVAL',
  'WITHDRAW_REMOVAL',
  'AGREE_REMOVAL',
  'REFUSE_REMOVAL',
] as const;
export type DeskMeasure = (typeof DESK_MEASURES)[number];

/** `GET /admin/queue/` */
export const deskQuerySchema = z.object({
  state: z.enum(DESK_STATES).default('OPEN'),
  kind: z.string().max(50).optional(),
  q: z.string().max(DESK_SEARCH_MAX_LENGTH).default(''),
  sort: z.enum(['oldest', 'newest']).default('oldest'),
  ...strictPaging(10_000),
});

const deskCaseShape = {
  id: field.id,
  kind: z.string(),
  kind_label: z.string(),
  reference: z.string(),
  title: z.string(),
  badge: z.string(),
  state: z.enum(DESK_STATES),
  opened_at: field.timestamp,
  /** The end of two working days. */
  due_at: field.timestamp,
  /** The person of STAFF who works on it. */
  assignee: z.object({ name: z.string(), is_self: z.boolean() }).nullable(),
};
export const deskCaseSummarySchema = z.object(deskCaseShape);
export type DeskCaseSummary = z.infer<typeof deskCaseSummarySchema>;

/** The kinds and their labels come with the list, so a new kind changes no page. */
export const deskQueueSchema = listOf(deskCaseSummarySchema).extend({
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), count: field.count })),
  states: z.array(z.object({ state: z.enum(DESK_STATES), count: field.count })),
});
export type DeskQueue = z.infer<typeof deskQueueSchema>;

const deskEventSchema = z.object({
  id: field.id,
  action: z.string(),
  note: z.string(),
  actor: z.string(),
  created_at: field.timestamp,
});

/** `GET /admin/case/{id}/` */
export const deskCaseSchema = z.object({
  ...deskCaseShape,
  facts: z.array(z.object({ label: z.string(), text: z.string(), href: z.string().nullable() })),
  evidence: z.array(z.object({ title: z.string(), text: z.string(), tone: z.enum(['plain', 'ok', 'warn']) })),
  /** Files, by the path of the API that gives them. */
  files: z.array(z.object({ name: z.string(), bytes: field.count, path: z.string().nullable() })),
  /** The viewer takes part in the case, so somebody else decides: there are no decisions and no measures. */
  is_own: z.boolean(),
  decisions: z.array(
    z.object({
      decision: z.string(),
      label: z.string(),
      hint: z.string(),
      button: z.string(),
      /** The decision needs a day and a time. */
      takes_appointment: z.boolean().optional(),
      /** The label of the text; a reason if it is left out. */
      text_label: z.string().optional(),
    }),
  ),
  /** The name of the person whose account the measures concern; null in an own case. */
  person: z.string().nullable(),
  measures: z.array(z.enum(DESK_MEASURES)),
  /** A removal that waits for a second person; in an own case only if the viewer has proposed it. */
  proposal: z.object({ name: z.string(), is_self: z.boolean(), reason: z.string() }).nullable(),
  /** Providers that may be the same house. */
  similar: z.array(
    z.object({
      id: field.id,
      name: z.string(),
      street: z.string(),
      slug: z.string(),
      is_public: z.boolean(),
      /** The viewer has an interest in it, such as by owning it; the case is then an own one. */
      is_own: z.boolean(),
    }),
  ),
  history: z.array(deskEventSchema),
});
export type DeskCase = z.infer<typeof deskCaseSchema>;

/** `GET /admin/audit/`: the log of the desk, the latest entries first. */
export const deskAuditQuerySchema = z.object({
  q: z.string().max(DESK_SEARCH_MAX_LENGTH).default(''),
  ...strictPaging(),
});
export const deskAuditSchema = listOf(
  deskEventSchema.extend({
    /** Null if the case was deleted. */
    case: z.object({ id: field.id, reference: z.string(), title: z.string() }).nullable(),
  }),
);
export type DeskAudit = z.infer<typeof deskAuditSchema>;

/** The reason is mailed to the person, so it is always there. */
export const deskDecisionInputSchema = z.object({
  decision: z.string().max(50),
  reason: requiredText(2000),
  /** For decisions that take one. */
  appointment: appointmentSchema.optional(),
});
export type DeskDecisionInput = z.infer<typeof deskDecisionInputSchema>;
/** The second person of a removal writes `reason` for the log; `statement` corrects what those concerned get by mail. */
export const deskMeasureInputSchema = z.object({
  measure: z.enum(DESK_MEASURES),
  reason: requiredText(2000),
  statement: optionalText(2000).optional(),
  /** Of AGREE_REMOVAL, which cannot be undone. */
  password: field.currentPassword.optional(),
});
export type DeskMeasureInput = z.infer<typeof deskMeasureInputSchema>;
export const deskMergeInputSchema = z.object({
  company: field.id,
  reason: requiredText(2000),
  password: field.currentPassword,
});

/** `GET /admin/account/`: accounts by user name, e-mail address, slug of a provider, or reference of a case. */
export const accountSearchQuerySchema = z.object({ q: z.string().trim().min(3).max(DESK_SEARCH_MAX_LENGTH) });
/** What ADMIN sees of an account; nothing that the person wrote. */
export const managedAccountSchema = z.object({
  id: field.id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  profile_type: z.enum(USER_TYPES),
  staff_roles: z.array(z.enum(STAFF_ROLES)),
  is_suspended: z.boolean(),
  deletion_scheduled_at: field.timestamp.nullable(),
  created_at: field.timestamp,
  last_seen_at: field.timestamp.nullable(),
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
});
export type ManagedAccount = z.infer<typeof managedAccountSchema>;
export const managedAccountsSchema = listOf(managedAccountSchema);
export type ManagedAccounts = z.infer<typeof managedAccountsSchema>;

/** `GET /admin/find/`: what a reference, number or address of the site means that a person names. */
export const foundReferencesSchema = listOf(
  z.object({
    kind: z.enum(['ACCOUNT', 'COMPANY', 'RATING', 'MESSAGE', 'CASE', 'INVOICE']),
    id: field.id,
    text: z.string(),
    path: z.string().nullable(),
    /** The account behind it; null without one, and where the reader takes part. */
    person: z.object({ id: field.id, username: z.string() }).nullable(),
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
      at: field.timestamp,
    }),
  ),
});
export type PersonView = z.infer<typeof personViewSchema>;

const reason = requiredText(2000);

/** `POST /admin/account/{id}/measure/`; the reason is mailed to the person. */
export const accountMeasureInputSchema = z.object({ measure: z.enum(['SUSPEND', 'RESUME', 'RESET_SIGN_IN']), reason });
export type AccountMeasureInput = z.infer<typeof accountMeasureInputSchema>;

/** `POST /admin/account/{id}/email/`: a change of the address for a person who has proved to be the owner. */
export const accountEmailSchema = z.object({ email: field.email, reason, password: field.currentPassword });
export type AccountEmail = z.infer<typeof accountEmailSchema>;

/** `POST /admin/account/{id}/erase/`: the account is deleted after 14 days; until then `…/keep/` undoes that. */
export const accountErasureSchema = z.object({ reason, password: field.currentPassword });
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
    id: field.id,
    at: field.timestamp,
    /** Null for a command. */
    actor_id: field.count.nullable(),
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
