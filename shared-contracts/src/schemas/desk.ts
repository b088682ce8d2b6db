import { z } from 'zod';
import { DESK_SEARCH_MAX_LENGTH } from '../field-rules';
import {
  countSchema,
  currentPasswordSchema,
  idSchema,
  listOf,
  optionalText,
  requiredText,
  timestampSchema,
} from './primitives';
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
  id: idSchema,
  kind: z.string(),
  kind_label: z.string(),
  reference: z.string(),
  title: z.string(),
  badge: z.string(),
  state: z.enum(DESK_STATES),
  opened_at: timestampSchema,
  /** The end of two working days. */
  due_at: timestampSchema,
  /** The person of STAFF who works on it. */
  assignee: z.object({ name: z.string(), is_self: z.boolean() }).nullable(),
};
export const deskCaseSummarySchema = z.object(deskCaseShape);
export type DeskCaseSummary = z.infer<typeof deskCaseSummarySchema>;

/** The kinds and their labels come with the list, so a new kind changes no page. */
export const deskQueueSchema = listOf(deskCaseSummarySchema).extend({
  kinds: z.array(z.object({ kind: z.string(), label: z.string(), count: countSchema })),
  states: z.array(z.object({ state: z.enum(DESK_STATES), count: countSchema })),
});
export type DeskQueue = z.infer<typeof deskQueueSchema>;

const deskEventSchema = z.object({
  id: idSchema,
  action: z.string(),
  note: z.string(),
  actor: z.string(),
  created_at: timestampSchema,
});

/** `GET /admin/case/{id}/` */
export const deskCaseSchema = z.object({
  ...deskCaseShape,
  facts: z.array(z.object({ label: z.string(), text: z.string(), href: z.string().nullable() })),
  evidence: z.array(z.object({ title: z.string(), text: z.string(), tone: z.enum(['plain', 'ok', 'warn']) })),
  /** Files, by the path of the API that gives them. */
  files: z.array(z.object({ name: z.string(), bytes: countSchema, path: z.string().nullable() })),
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
      id: idSchema,
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
    case: z.object({ id: idSchema, reference: z.string(), title: z.string() }).nullable(),
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
  password: currentPasswordSchema.optional(),
});
export type DeskMeasureInput = z.infer<typeof deskMeasureInputSchema>;
export const deskMergeInputSchema = z.object({
  company: idSchema,
  reason: requiredText(2000),
  password: currentPasswordSchema,
});
