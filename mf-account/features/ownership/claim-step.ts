import type { OwnershipState } from '@care/contracts/schemas';

/** The step that the page shows. The server's state decides; the address can choose another proof. */
export type ClaimStep = 'choose' | 'code' | 'document' | 'review' | 'approved' | 'other-company';

export type AskedProof = 'dokument' | 'wahl';

/** The page with another proof than the one that was chosen. */
export const proofPath = (path: string, proof: AskedProof): string => `${path}?nachweis=${proof}`;

export function claimStep({ owner_state, other_company, claim }: OwnershipState, asked: string | null): ClaimStep {
  if (owner_state === 'OWN') return 'approved';
  if (claim?.status === 'PENDING_REVIEW' || claim?.status === 'DISPUTED') return 'review';
  if (other_company) return 'other-company';
  if (claim?.status !== 'PENDING_PROOF' || !claim.is_confirmed || asked === 'wahl') return 'choose';
  return claim.method === 'EMAIL' && asked !== 'dokument' ? 'code' : 'document';
}
