import { z } from 'zod';
import { deAccounts } from '../texts/de-accounts';
import { consentSchema, countSchema, idSchema, optionalText, slugSchema, timestampSchema } from './primitives';

export const OWNERSHIP_METHODS = ['EMAIL', 'DOCUMENT'] as const;
export const OWNERSHIP_STATES = [
  'PENDING_PROOF',
  'PENDING_REVIEW',
  'APPROVED',
  'REJECTED',
  'EXPIRED',
  'WITHDRAWN',
  'DISPUTED',
] as const;
export type OwnershipMethod = (typeof OWNERSHIP_METHODS)[number];

/** `POST /company/ownership/`; a second call for the same provider changes the method or sends a new code. */
export const ownershipInputSchema = z.object({
  company: idSchema,
  confirm: consentSchema,
  role: optionalText(100).default(''),
  method: z.enum(OWNERSHIP_METHODS),
  /** Also for a provider that has an owner; the desk then hears both sides. */
  dispute: z.boolean().default(false),
});
export type OwnershipInput = z.output<typeof ownershipInputSchema>;

export const ownershipCodeInputSchema = z.object({
  code: z
    .string({ error: deAccounts.ownership.codeForm })
    .overwrite((code) => code.replace(/\s/gu, ''))
    .regex(/^\d{6}$/, { error: deAccounts.ownership.codeForm }),
});

const ownershipDocumentSchema = z.object({
  id: idSchema,
  file_name: z.string(),
  bytes: countSchema,
  created_at: timestampSchema,
});

/** A claim, for the person who made it. */
export const ownershipClaimSchema = z.object({
  id: idSchema,
  reference: z.string(),
  company: z.object({ id: idSchema, slug: slugSchema, name: z.string() }),
  role: z.string(),
  method: z.enum(['EMAIL', 'PHONE_LETTER', 'DOCUMENT']),
  status: z.enum(OWNERSHIP_STATES),
  /** Whether the person has ticked the confirmation; a registration alone does not. */
  is_confirmed: z.boolean(),
  /** Where the code went. */
  masked_target: z.string().nullable(),
  /** The code that is waiting to be entered. */
  code: z.object({ expires_at: timestampSchema, tries_left: countSchema }).nullable(),
  documents: z.array(ownershipDocumentSchema),
  /** What the desk still needs. */
  question: z.string().nullable(),
  /** Why it was refused. */
  reason: z.string().nullable(),
  created_at: timestampSchema,
  expires_at: timestampSchema,
  decided_at: timestampSchema.nullable(),
});
export type OwnershipClaim = z.infer<typeof ownershipClaimSchema>;

/** `GET /company/ownership/?mine=1` */
export const ownershipClaimsSchema = z.object({ count: countSchema, results: z.array(ownershipClaimSchema) });
export const ownershipQuerySchema = z.object({ mine: z.literal('1') });

/** `GET /company/{id}/ownership/`: what a person can do to become the owner of this provider. */
export const ownershipStateSchema = z.object({
  company: z.object({
    id: idSchema,
    slug: slugSchema,
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
  other_company: z.object({ id: idSchema, slug: slugSchema, name: z.string() }).nullable(),
  /** Somebody else's claim waits for a decision. */
  has_other_claim: z.boolean(),
  /** The person's open claim, else the latest one. */
  claim: ownershipClaimSchema.nullable(),
});
export type OwnershipState = z.infer<typeof ownershipStateSchema>;
