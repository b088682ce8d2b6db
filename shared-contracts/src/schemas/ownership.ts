import { z } from 'zod';
import { de } from '../texts/de';
import { deAccounts } from '../texts/de-accounts';
import { field, listOf, optionalText, requiredText } from './primitives';

/** `POST /company/ownership/`; a second call for the same provider changes the method or sends a new code. */
export const ownershipInputSchema = z.object({
  company: field.id,
  confirm: field.consent,
  role: optionalText(100).default(''),
  method: z.enum(['EMAIL', 'DOCUMENT']),
  /** Also for a provider that has an owner; the desk then hears both sides. */
  dispute: z.boolean().default(false),
});
export type OwnershipInput = z.output<typeof ownershipInputSchema>;
export type OwnershipMethod = OwnershipInput['method'];

export const ownershipCodeInputSchema = z.object({
  code: z
    .string({ error: deAccounts.ownership.codeForm })
    .overwrite((code) => code.replace(/\s/gu, ''))
    .regex(/^\d{6}$/, { error: deAccounts.ownership.codeForm }),
});

/** A claim, for the person who made it. */
export const ownershipClaimSchema = z.object({
  id: field.id,
  reference: z.string(),
  company: z.object({ id: field.id, slug: field.slug, name: z.string() }),
  role: z.string(),
  method: z.enum(['EMAIL', 'PHONE_LETTER', 'DOCUMENT']),
  status: z.enum(['PENDING_PROOF', 'PENDING_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'DISPUTED']),
  /** Whether the person has ticked the confirmation; a registration alone does not. */
  is_confirmed: z.boolean(),
  /** The address that the code was sent to. */
  masked_target: z.string().nullable(),
  /** The code that is waiting to be entered. */
  code: z.object({ expires_at: field.timestamp, tries_left: field.count }).nullable(),
  documents: z.array(
    z.object({ id: field.id, file_name: z.string(), bytes: field.count, created_at: field.timestamp }),
  ),
  /** The open question of STAFF. */
  question: z.string().nullable(),
  /** The answer of the person to the latest question. */
  answer: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  created_at: field.timestamp,
  expires_at: field.timestamp,
  decided_at: field.timestamp.nullable(),
});
export type OwnershipClaim = z.infer<typeof ownershipClaimSchema>;

/** `GET /company/ownership/?mine=1` */
export const ownershipClaimsSchema = listOf(ownershipClaimSchema);
export const ownershipQuerySchema = z.object({ mine: z.literal('1') });

/** `POST /company/ownership/{id}/reply/`: the answer to the question of the desk. */
export const ownershipReplyInputSchema = z.object({ text: requiredText(2000) });
export type OwnershipReplyInput = z.output<typeof ownershipReplyInputSchema>;

/** A claim of another person, for the present owner; it says nothing about that person. */
const ownershipDisputeSchema = z.object({
  id: field.id,
  reference: z.string(),
  informed_at: field.timestamp,
  /** Until then STAFF waits for the answer. */
  answer_until: field.timestamp,
  answered_at: field.timestamp.nullable(),
  /** Whether the owner gives the provider up. */
  agrees: z.boolean().nullable(),
  text: z.string(),
});
export type OwnershipDispute = z.infer<typeof ownershipDisputeSchema>;

/** `GET /company/{id}/ownership/disputes/` */
export const ownershipDisputesSchema = listOf(ownershipDisputeSchema);
export type OwnershipDisputes = z.infer<typeof ownershipDisputesSchema>;

/** `POST /company/ownership/{id}/answer/` */
export const ownershipAnswerInputSchema = z.object({
  agrees: z.boolean({ error: de.fields.required }),
  text: optionalText(2000).default(''),
});
export type OwnershipAnswerInput = z.output<typeof ownershipAnswerInputSchema>;

/** `GET /company/{id}/ownership/`: what a person can do to become the owner of this provider. */
export const ownershipStateSchema = z.object({
  company: z.object({
    id: field.id,
    slug: field.slug,
    name: z.string(),
    street: z.string(),
    services: z.array(z.string()),
  }),
  /** `OWN`: the person owns it; `TAKEN`: somebody else does. */
  owner_state: z.enum(['NONE', 'OWN', 'TAKEN']),
  /** It was registered here and is not public yet. */
  is_in_review: z.boolean(),
  /** Where a code could be sent; null if only a document proves the ownership. */
  masked_target: z.string().nullable(),
  /** Another provider that this account manages. */
  other_company: z.object({ id: field.id, slug: field.slug, name: z.string() }).nullable(),
  /** Somebody else's claim waits for a decision. */
  has_other_claim: z.boolean(),
  /** The person's open claim, else the latest one. */
  claim: ownershipClaimSchema.nullable(),
});
export type OwnershipState = z.infer<typeof ownershipStateSchema>;

/** `POST /company/{id}/handover/`: the owner offers the provider to the account with this confirmed address. */
export const handoverInputSchema = z.object({ email: field.email, password: field.currentPassword });
export type HandoverInput = z.infer<typeof handoverInputSchema>;

/** `GET /company/handover/`: what this account offers, and what it is offered. */
export const handoversSchema = z.object({
  own: z.object({ email: z.string(), expires_at: field.timestamp }).nullable(),
  offered: z.array(
    z.object({
      company: z.object({ id: field.id, slug: field.slug, name: z.string() }),
      /** Name of the present owner. */
      from: z.string(),
      expires_at: field.timestamp,
    }),
  ),
});
export type Handovers = z.infer<typeof handoversSchema>;
