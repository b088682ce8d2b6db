import { sql } from 'kysely';
import type { Domain } from '../../platform/domain/domain';
import { limits } from './limits';
import { mailSamples } from './mail-samples';
import { newCompanyKind, ownershipKind } from './claim-case';
import { expireClaims, REMOVE_FILES, removeClaimFiles, releaseAccount } from './decide-claim';
import { deleteOldOffers } from './handover';
import ownershipRoutes from './routes';

/** To whom a provider belongs: claims with proof, and handovers. */
export const ownership: Domain = {
  routes: [ownershipRoutes],
  limits,
  mails: mailSamples,
  cases: [ownershipKind, newCompanyKind],
  jobs: {
    [REMOVE_FILES]: { run: removeClaimFiles, pollSeconds: 10 },
    'ownership-expiry': { run: expireClaims, pollSeconds: 60, cron: '15 3 * * *' },
    'handover-end': { run: deleteOldOffers, pollSeconds: 60, cron: '25 3 * * *' },
  },
  tables: {
    company_handover: { personal: 'from_user_id = $1', merge: 'stays' },
    company_ownership: { personal: 'user_id = $1', merge: 'stays' },
    ownership_answer: { personal: 'owner_id = $1' },
    ownership_claim: { personal: 'user_id = $1', omit: ['code_hash'], merge: 'stays' },
    ownership_document: {
      personal: 'claim_id in (select id from ownership_claim where user_id = $1)',
      omit: ['storage_key'],
    },
  },
  account: {
    isReferredTo: sql`exists (select from ownership_answer where owner_id = u.id)`,
    deleted: releaseAccount,
  },
};
